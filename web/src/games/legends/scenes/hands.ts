import { RANKS, rankOf } from './odds'

// What the cards of a poker hand have to do with its name, which the server told. Nobody is judged here.

const suitOf = (card: string): string => card.slice(-1)
/** Cards that stand for any other when they are played from the hand. */
const isWild = (card: string): boolean => card.startsWith('cheat:')

/** Cards by rank, the most frequent first, then the highest. */
function groups(cards: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<number, string[]>()
  for (const card of cards) found.set(rankOf(card), [...(found.get(rankOf(card)) ?? []), card])
  return [...found.values()].sort((a, b) => b.length - a.length || rankOf(b[0]!) - rankOf(a[0]!))
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
export function making(hand: string, flop: readonly string[], added: readonly string[]): readonly string[] {
  const wild = added.filter(isWild)
  const plain = [...flop, ...added.filter((card) => !isWild(card))]
  const sets = SETS[hand]
  // Straights and flushes need all five cards.
  if (!sets) return [...flop, ...added]
  const left = [...wild]
  const rest = groups(plain).map((group) => [...group])
  return sets.flatMap((size) => {
    const place = rest.findIndex((group) => group.length + left.length >= size)
    const group = place < 0 ? [] : rest.splice(place, 1)[0]!
    const own = group.slice(0, size)
    return [...own, ...left.splice(0, size - own.length)]
  })
}

/** A card as it is called at the table: K♥. */
export function signed(card: string): string {
  const suit = { S: '♠', H: '♥', D: '♦', C: '♣' }[suitOf(card)] ?? ''
  return `${RANKS[rankOf(card)] ?? ''}${suit}`
}
