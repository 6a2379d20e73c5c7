import type { Narrator } from '../client/narrate'
import type { GameEvent, View } from '../lib/protocol'
import type { LogEntry } from '../table/types'
import type { Effect } from './effects.svelte'
import type { PathOf } from './chooser.svelte'
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

/** What the client knows about drawing a game. It is pictures, places and durations; never a rule. */
export interface Tableau {
  readonly game: string
  show(event: GameEvent, narrator: Narrator): Showing
  /** The view with what the event itself says has changed, until the true view arrives at the end of the answer. */
  patch(view: View, event: GameEvent): View
  readonly pathOf: PathOf
  /** Whether an event says nothing that the one before it has not said: it is seen, but not written down. */
  echoes(event: GameEvent, former: GameEvent | undefined): boolean
  /** Events that explain why somebody is asked in the middle of somebody's play. */
  readonly causes: ReadonlySet<string>
  /** Questions that are a matter of one's own turn and need no such explanation. */
  readonly calm: ReadonlySet<string>
  /** Questions and cards that do good to whoever is chosen. */
  readonly boons: ReadonlySet<string>
}
