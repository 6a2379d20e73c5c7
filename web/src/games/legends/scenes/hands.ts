import { cardSign } from '../../../client/narrate'
import { RANKS, rankOf } from './odds'

// What the cards of a poker hand have to do with its name, which the server told. Nobody is judged here.

const suitOf = (card: string): string => card.slice(-1)
/** Cards that stand for any other when they are played from the hand. */
const isWild = (card: string): boolean => card.startsWith('cheat:')

/** What jokers stand for; one that stands for nothing is wild wherever it lies. */
export type Standing = Readonly<Record<string, string>>
const isJoker = (card: string): boolean => card.startsWith('joker:')

/** Cards by rank, the most frequent first, then the highest. */
function groups(cards: readonly string[], standing: Standing): readonly (readonly string[])[] {
  const high = (card: string): number => rankOf(standing[card] ?? card)
  const found = new Map<number, string[]>()
  for (const card of cards) found.set(high(card), [...(found.get(high(card)) ?? []), card])
  return [...found.values()].sort((a, b) => b.length - a.length || high(b[0]!) - high(a[0]!))
}

/** How many cards of one rank each combination has. */
const SETS: Readonly<Record<string, readonly number[]>> = {
  high_card: [1],
  pair: [2],
  two_pair: [2, 2],
  three_of_a_kind: [3],
  full_house: [3, 2],
  four_of_a_kind: [4],
  five_of_a_kind: [5],
}

/** The cards that make the combination, of the flop and of those added to it; wild ones fill what is missing. */
export function making(
  hand: string,
  flop: readonly string[],
  added: readonly string[],
  standing: Standing = {},
): readonly string[] {
  const counted = (card: string): string => standing[card] ?? card
  const wild = [...flop.filter(isJoker), ...added.filter((card) => isWild(counted(card)) || isJoker(counted(card)))]
  const plain = [...flop, ...added].filter((card) => !wild.includes(card))
  const sets = SETS[hand]
  // Straights and flushes need all five cards.
  if (!sets) return [...flop, ...added]
  const left = [...wild]
  const rest = groups(plain, standing).map((group) => [...group])
  return sets.flatMap((size) => {
    const place = rest.findIndex((group) => group.length + left.length >= size)
    const group = place < 0 ? [] : rest.splice(place, 1)[0]!
    const own = group.slice(0, size)
    return [...own, ...left.splice(0, size - own.length)]
  })
}

/** A card as it is called at the table: K♥. */
export const signed = (card: string): string => `${RANKS[rankOf(card)] ?? ''}${cardSign(suitOf(card))}`
