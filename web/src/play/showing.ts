import type { LogEntry } from '../table/types'
import type { Effect } from './effects.svelte'
import type { Sound } from './sounds'

/** Something of a game that can be looked at closely: a card, a character, a role, a face of a die. */
export interface Thing {
  readonly kind: string
  readonly id: string
  /** Which one it is, where there are several on the table and something may lie on it. */
  readonly copy?: string | undefined
}

/** How one event is shown. */
export interface Showing {
  /** How long, in milliseconds at the usual pace; 0 passes unseen. */
  readonly lasts: number
  readonly effect?: Effect
  readonly sound?: Sound
  readonly log?: LogEntry['kind']
  /** What stands before the line of the log: SVG text for a 24 by 24 box. */
  readonly mark?: string | undefined
  /** What the log line opens. */
  readonly thing?: Thing | undefined
}
