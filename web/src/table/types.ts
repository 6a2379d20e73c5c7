import type { Recipe } from '../art/portrait'
import type { Part } from '../client/narrate'
import type { CardFace, Role, Tokens } from '../kit/types'

/** A card in front of somebody. */
export interface PlacedCard extends CardFace {
  /** Tells it apart when it is chosen. */
  readonly key?: string
  /** It can be chosen now. */
  readonly lit?: boolean
  /** It can be chosen and is. */
  readonly chosen?: boolean
}

/** What a seat shows. All texts arrive in the reader's language; nothing here knows a rule. */
export interface SeatView {
  readonly id: number
  readonly player: string
  readonly character: string
  readonly characterName: string
  /** The character's face. */
  readonly recipe: Recipe | undefined
  readonly role: Role
  readonly roleName: string
  readonly life: number
  readonly max: number
  /** For screen readers, for example "3 of 4 lives". */
  readonly lifeLabel: string
  /** Cards in hand; leave out in a game without hands. */
  readonly hand?: number
  readonly handLabel?: string
  /** The cards of the hand, where they may be seen. */
  readonly held?: readonly PlacedCard[]
  readonly inPlay?: readonly PlacedCard[]
  /** What lies on the character or in the purse. */
  readonly tokens?: readonly Tokens[]
  readonly arrows?: number
  readonly arrowsLabel?: string
  /** Distance from the reader. */
  readonly distance?: number
  readonly distanceLabel?: string
  /** Whether the reader's weapon reaches that far. */
  readonly inRange?: boolean
  readonly active?: boolean
  readonly dead?: boolean
  /** In play without lives: what is written in their place. */
  readonly ghost?: string
  /** Such a one is no pale ghost, but a dark shadow. */
  readonly shadow?: boolean
  readonly bot?: boolean
  /** What the reader has noted down about them, for their own eyes. */
  readonly note?: { readonly role?: Role | undefined; readonly text: string; readonly label: string }
  /** They are not at the table: since when, in few words. */
  readonly away?: string
}

/** Whether a seat can be chosen now, to be harmed or helped; `self` is the reader's own harm. Null: nothing is aimed. */
export type Aim = 'target' | 'help' | 'self' | 'not' | null

/** A line across the table, from one seat to another; -1 is the reader. */
export interface Shot {
  readonly from: number
  readonly to: number
  readonly kind: 'shot' | 'help' | 'take'
}

export interface HandCard {
  readonly key: string | number
  readonly card: CardFace
  readonly playable: boolean
  /** Why not, when it cannot be played. */
  readonly reason?: string
}

export interface LogEntry {
  readonly key: string | number
  readonly text: string
  readonly kind?: 'turn' | 'hit' | 'heal' | 'draw' | 'end' | 'plain'
  /** A picture in place of the sign of its kind: SVG text for a 24 by 24 box. */
  readonly mark?: string | undefined
  /** The same text in pieces: names of things lead to what they name. */
  readonly parts?: readonly Part[]
}
