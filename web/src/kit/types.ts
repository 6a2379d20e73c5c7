export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'
export type Border = 'brown' | 'blue' | 'green' | 'orange' | 'black'
export type CardSize = 'tiny' | 'hand' | 'large'
export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade' | 'hidden'
export type Deck = 'bang' | 'high_noon' | 'gold_rush' | 'characters' | 'roles'
export type DieFace = 'arrow' | 'dynamite' | 'bullseye_1' | 'bullseye_2' | 'beer' | 'gatling'
export type DieState = 'free' | 'kept' | 'locked' | 'smouldering'

export const cardSymbols = [
  'bang',
  'missed',
  'life',
  'draw_card',
  'discard_card',
  'any_player',
  'all_others',
  'reachable',
  'distance_1',
  'check_hearts',
  'check_spades_2_9',
  'extra_discard',
  'range_1',
  'range_2',
  'range_3',
  'range_4',
  'range_5',
  'seen_further',
  'sees_nearer',
  'book',
] as const
export type CardSymbol = (typeof cardSymbols)[number]

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
  readonly symbols?: readonly CardSymbol[]
}
