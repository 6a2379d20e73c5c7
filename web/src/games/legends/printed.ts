import type { Border } from '../../kit/types'
import { guestItems } from './art/guests'
import type { Mark } from './art/marks'
import { cardOfSlices, itemOfSlices } from './slices'

// What is printed on a card beside its text, as far as its picture needs it. A test holds it against the game's data.

/** How a poker card is used: a bonus works with the card, an action costs one, a reaction is free at its moment. */
export type Use = 'bonus' | 'action' | 'reaction'
export const uses: Readonly<Record<string, readonly Use[]>> = {
  cheat: ['bonus'],
  sprint: ['reaction'],
  shootout: ['bonus'],
  manhunt: ['action'],
  payday: ['action'],
  stick_em_up: ['reaction'],
  reputation: ['reaction'],
  saddle_up: ['action'],
  wallop: ['reaction'],
  instinct: ['bonus', 'action'],
  lady_luck: ['bonus'],
  fools_gold: ['bonus'],
  bulletproof: ['bonus'],
  grit: ['action'],
  quickdraw: ['bonus'],
  living_legend: ['action'],
}

/** What a poker card is about, in signs: read across the table, before its words can be. */
const about: Readonly<Record<string, readonly Mark[]>> = {
  cheat: ['card'],
  joker: ['card', 'fight'],
  sprint: ['speed'],
  shootout: ['fight'],
  manhunt: ['sheriff', 'lp'],
  payday: ['money'],
  stick_em_up: ['fight'],
  reputation: ['lp'],
  saddle_up: ['speed'],
  wallop: ['wound', 'money'],
  instinct: ['card', 'fight'],
  lady_luck: ['money', 'card'],
  fools_gold: ['nugget'],
  bulletproof: ['fight', 'wound'],
  quickdraw: ['fight'],
  living_legend: ['mp', 'wp'],
}
/** The signs at the foot of a card: how it is used, and what for. */
export const signsOf = (card: string): readonly Mark[] => {
  const added = cardOfSlices(card)
  return [...((uses[card] ?? added?.uses)?.slice(-1) ?? []), ...(about[card] ?? added?.about ?? [])]
}

const useBorders = { bonus: 'brown', action: 'blue', reaction: 'green' } as const
/** The border of a poker card says how it is used; colour and pattern alike. */
export const borderOf = (card: string): Border =>
  useBorders[(uses[card] ?? cardOfSlices(card)?.uses)?.at(-1) ?? 'bonus']

/** What sort of thing an item is. */
export type ItemType = 'weapon' | 'mount' | 'belonging'
export const itemTypes: Readonly<Record<string, ItemType>> = {
  mustang: 'mount',
  mule: 'mount',
  revolver: 'weapon',
  shotgun: 'weapon',
  rifle: 'weapon',
  whiskey: 'belonging',
  ten_gallon: 'belonging',
  provisions: 'belonging',
  miners_map: 'belonging',
}
const typeBorders = { weapon: 'brown', mount: 'blue', belonging: 'green' } as const
export const itemBorderOf = (item: string): Border =>
  typeBorders[itemTypes[item] ?? (guestItems[item] ?? itemOfSlices(item))?.type ?? 'belonging']
