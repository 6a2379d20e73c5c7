import type { CardFace, Rank, Suit } from '../kit/types'
import type { Words } from '../lib/words'
import { cardFacts } from '../art/facts'

/** A card face from the gallery's facts and the words of a language. */
export function faceOf(words: Words, id: string, sign?: readonly [Rank, Suit]): CardFace {
  const facts = cardFacts[id]!
  const key = `bang-card-${id}`
  return {
    id,
    title: words.has(key) ? words.text(key) : id,
    short: words.attribute(key, 'short'),
    border: facts.border,
    suit: sign?.[1] ?? facts.suit,
    rank: sign?.[0] ?? facts.rank,
    symbols: facts.symbols,
  }
}
