import type { Component } from 'svelte'
import type { CardArt } from '../art/emblem'

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'
export type Border = 'brown' | 'blue' | 'green' | 'orange' | 'black'
export type CardSize = 'tiny' | 'hand' | 'large'
export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade' | 'shadow_deputy' | 'shadow_outlaw' | 'hidden'
/** What the back of a card shows. */
export type BackMark = 'star' | 'sun' | 'nugget' | 'hat' | 'question'

/** Tokens of one kind that lie together. */
export interface Tokens {
  /** One of them, as SVG text for a 24 by 24 box. */
  readonly picture: string
  readonly count: number
  /** For screen readers, for example "3 nuggets". */
  readonly label: string
}

/** What a card face is drawn from. */
export interface CardFace {
  readonly id: string
  readonly title: string
  readonly short?: string | undefined
  /** What a screen reader says of it. */
  readonly said?: string
  readonly suit?: Suit | undefined
  readonly rank?: Rank | undefined
  readonly border: Border
  /** The picture in the middle. */
  readonly art: CardArt
  /** On the table it is no card but the thing itself, cut out of its picture: a railcar. */
  readonly cutout?: boolean
  /** The signs at the foot, and how the game draws them. */
  readonly symbols?: readonly string[]
  readonly mark?: Component<{ symbol: string }>
  /** What lies on it. */
  readonly tokens?: readonly Tokens[]
}
