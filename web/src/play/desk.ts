import type { Snippet } from 'svelte'
import type { Narrator } from '../client/narrate'
import type { Asked, GameEvent, OwnDecision, TableInfo, View } from '../lib/protocol'
import type { Chooser } from './chooser.svelte'
import type { Effects } from './effects.svelte'
import type { Notes } from './notes.svelte'
import type { Thing } from './showing'

/** All that was told, and the stretch of it between the reader's last turn and the present one. */
export interface Since {
  readonly events: readonly GameEvent[]
  readonly from: number
  readonly to: number
}

/** Everything a game's table needs to be drawn and played at, be it live or in a replay. */
export interface Desk {
  readonly game: string
  readonly view: View
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null
  readonly narrator: Narrator
  readonly effects: Effects
  readonly chooser: Chooser
  /** Whose turn it is, who is out and how it ended, as far as it is known here. */
  readonly active: number | null
  readonly out: readonly number[]
  /** Those of them who may still come back. */
  readonly returning: readonly number[]
  readonly outcome: string | null
  /** Answers that leave everything as it is. */
  readonly passes: ReadonlySet<string>
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  /** The event that is being shown, if one is. */
  readonly telling: GameEvent | null
  /** The same as a sentence. */
  readonly caption: string
  /** What led to the present question. */
  readonly causes: readonly string[]
  readonly table: TableInfo | null
  /** For how long each player has been away, in words; empty or nothing for whoever is here. */
  readonly absences: readonly string[]
  /** When time runs out, on this device's clock. */
  readonly deadline: number | null
  /** An answer is on its way. */
  readonly waiting: boolean
  /** Roles and hands may be shown that the seat itself does not see. */
  readonly allSeeing: boolean
  /** Shows a thing large; `wanted` is what was touched in vain, if it was, and the reason is told too. */
  inspect(thing: Thing, wanted?: string): void
  /** What the reader has noted down about the others, where notes are taken. */
  readonly notes?: Notes | undefined
  /** What happened since the reader's last turn, once they had one. */
  readonly since?: Since | undefined
  /** Asks what would be best to do now, where there are hints. */
  hint?: (() => void) | undefined
  /** Shows who the reader is, where the game tells it. */
  showSelf?: (() => void) | undefined
}

/** What every game's board is given: the desk, and what the page around it puts into its places. */
export interface BoardProps {
  desk: Desk
  bar: Snippet
  log: Snippet
  dock: Snippet
  coach?: Snippet
  /** With the sentence about what happens: what there is to do for who is not asked. */
  rest?: Snippet
  /** Under one's own things: the controls of a replay. */
  foot?: Snippet
  ontakeback?: (() => void) | undefined
  onskip?: (() => void) | undefined
}
