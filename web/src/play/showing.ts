import type { LogEntry } from '../table/types'
import type { Effect } from './effects.svelte'
import type { Sound } from './sounds'

/** Something of a game that can be looked at closely: a card, a character, a role, a face of a die. */
export interface Thing {
  readonly kind: string
  readonly id: string
}

/** How one event is shown. */
export interface Showing {
  /** How long, in milliseconds at the usual pace; 0 passes unseen. */
  readonly lasts: number
  readonly effect?: Effect
  readonly sound?: Sound
  readonly log?: LogEntry['kind']
  /** What the log line opens. */
  readonly thing?: Thing | undefined
}
