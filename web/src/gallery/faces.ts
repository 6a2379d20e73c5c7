import type { CardFace, Rank, Suit } from '../kit/types'
import type { Words } from '../lib/words'
import { printed } from '../play/bang/printed'

/** A card face from what is printed on it and the words of a language. */
export function faceOf(words: Words, id: string, [rank, suit]: readonly [Rank, Suit] = ['A', 'spades']): CardFace {
  const key = `bang-card-${id}`
  return {
    id,
    title: words.has(key) ? words.text(key) : id,
    short: words.attribute(key, 'short'),
    ...printed(id),
    suit,
    rank,
  }
}
