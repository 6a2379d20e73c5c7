import type { LegendsView } from '../types'
import { jokersOf } from './jokers'

// The odds of a fight as far as the reader could know them: by the ranks of the cards alone, from the reader's own hand,
// the open pile and what was seen of the other's cards. Abilities, weapons and reactions are left out, and it is said.

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['S', 'H', 'D', 'C'] as const
/** Of those that have no rank. */
const JOKERS = ['B', 'R'] as const

/** How high a card is: a poker card (`grit:KS`) or a fight card (`fight_k`). */
export function rankOf(card: string): number {
  const sign = /:(10|[2-9JQKA])[SHDC]$/.exec(card)?.[1] ?? /^fight_(\w+)$/.exec(card)?.[1]?.toUpperCase()
  return RANKS.indexOf(sign as (typeof RANKS)[number])
}

/** Shares of all that could be: mine is higher, both are equal, mine is lower. */
export interface Odds {
  readonly higher: number
  readonly equal: number
  readonly lower: number
}

/** One of the reader's cards against the best that the other could have, and against any of them. */
export interface CardOdds {
  readonly card: string
  /** The best that this card can stand for, where it has no rank of its own. */
  readonly as?: string
  readonly best: Odds
  readonly any: Odds
}

/** In how many ways k of n can be taken. */
function ways(n: number, k: number): number {
  let count = 1
  for (let i = 0; i < k; i += 1) count = (count * (n - i)) / (i + 1)
  return k > n ? 0 : count
}

interface Hidden {
  /** Ranks of the cards that are known to be there; a joker is below all ranks: it stands for one of the others. */
  readonly known: readonly number[]
  /** Ranks of the cards of which the others may be, and how many those are. */
  readonly pool: readonly number[]
  readonly unknown: number
}

/** The share of hands in which no card is higher than this rank. */
function allUpTo(rank: number, { known, pool, unknown }: Hidden): number {
  if (known.some((one) => one > rank)) return 0
  const low = pool.filter((one) => one <= rank).length
  return ways(low, unknown) / ways(pool.length, unknown)
}

const ranked = (rank: number): boolean => rank >= 0

function againstBest(rank: number, hidden: Hidden): Odds {
  const below = allUpTo(rank - 1, hidden)
  const upTo = allUpTo(rank, hidden)
  return { higher: below, equal: upTo - below, lower: 1 - upTo }
}

function againstAny(rank: number, hidden: Hidden): Odds {
  const [known, pool] = [hidden.known.filter(ranked), hidden.pool.filter(ranked)]
  // So many of the unknown ones have a rank, by and large.
  const unknown = hidden.pool.length ? (hidden.unknown * pool.length) / hidden.pool.length : 0
  const count = known.length + unknown
  // Who holds nothing but jokers has nothing to lay.
  if (count === 0) return { higher: 1, equal: 0, lower: 0 }
  const share = (fits: (other: number) => boolean): number =>
    (known.filter(fits).length + (pool.length ? (unknown * pool.filter(fits).length) / pool.length : 0)) / count
  return { higher: share((one) => one < rank), equal: share((one) => one === rank), lower: share((one) => one > rank) }
}

/** A joker has the odds of the best card it can stand for; of two, which are alike, one is told of. */
function each(cards: readonly string[], hidden: Hidden): readonly CardOdds[] {
  const plain = cards.filter((card) => ranked(rankOf(card)))
  const joker = cards.find((card) => !plain.includes(card))
  const odds = plain.map((card) => {
    const rank = rankOf(card)
    return { card, best: againstBest(rank, hidden), any: againstAny(rank, hidden) }
  })
  const top = [...odds].sort((a, b) => rankOf(b.card) - rankOf(a.card))[0]
  return joker && top ? [...odds, { ...top, card: joker, as: top.card }] : odds
}

/** Against a foe for whom so many fight cards are drawn, some of them seen. One card of each rank is in the deck. */
export function oddsAgainstFoe(
  hand: readonly string[],
  drawn: number,
  seen: readonly string[] = [],
): readonly CardOdds[] {
  const known = seen.map(rankOf)
  const pool = RANKS.map((_, rank) => rank).filter((rank) => !known.includes(rank))
  if (drawn < 1) return []
  return each(hand, { known, pool, unknown: drawn - known.length })
}

/** Against another player of whom the reader knows no more than everybody, and the cards that they have seen there. */
export function oddsAgainstPlayer(view: LegendsView, hand: readonly string[], other: number): readonly CardOdds[] {
  const rival = view.players[other]
  const laid = view.fight?.fighter === other ? view.fight.laid : view.fight?.other === other && view.fight.other_laid
  // A card that lies face down is still one of theirs.
  const count = (rival?.cards ?? 0) + (laid ? 1 : 0)
  if (!rival || count === 0) return []
  const elsewhere = new Set(
    [...hand, ...view.pile, ...(view.poker?.flop ?? []), ...view.players.flatMap((player) => player.seen)].map(signOf),
  )
  const jokers = jokersOf(view) ? JOKERS.map((sign) => [sign, -1] as const) : []
  const pool = [...RANKS.flatMap((rank, i) => SUITS.map((suit) => [`${rank}${suit}`, i] as const)), ...jokers]
    .filter(([sign]) => !elsewhere.has(sign))
    .map(([, rank]) => rank)
  const known = rival.seen.map(rankOf)
  return each(hand, { known, pool, unknown: Math.max(0, count - known.length) })
}

const signOf = (card: string): string => card.split(':')[1] ?? ''

/** The odds of the fight that is under way, for who fights in it and has not yet laid a card; otherwise none. */
export function oddsNow(view: LegendsView): readonly CardOdds[] {
  const { fight, seat } = view
  if (!fight || seat === null || fight.shown) return []
  const hand = view.players[seat]?.hand ?? []
  if (seat === fight.fighter && !fight.laid)
    return fight.other === null
      ? oddsAgainstFoe(hand, fight.drawn, fight.fight_cards)
      : oddsAgainstPlayer(view, hand, fight.other)
  return seat === fight.other && !fight.other_laid ? oddsAgainstPlayer(view, hand, fight.fighter) : []
}
