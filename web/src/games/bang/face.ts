import type { CardArt } from '../../art/emblem'
import { bareId, type Narrator } from '../../client/narrate'
import type { CardFace, Rank, Suit } from '../../kit/types'
import { printed } from './printed'
import SymbolMark from './SymbolMark.svelte'

const suits: Record<string, Suit> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** A card with a picture that is at hand: the first page has those of the base game alone. */
export function faceWith(art: CardArt, id: string, narrator: Narrator): CardFace {
  const name = bareId(id)
  const sign = /:(10|[2-9JQKA])([SHDC])/.exec(id)
  const { border, symbols, unsigned } = printed(name)
  const title = narrator.thing('card', name)
  const short = narrator.thingText('card', name, 'short')
  return {
    id: name,
    title,
    short,
    said: [title, sign ? `${sign[1]} ${narrator.thing('suit', suits[sign[2]!]!)}` : '', short]
      .filter(Boolean)
      .join(', '),
    border,
    suit: sign ? suits[sign[2]!] : undefined,
    rank: sign ? (sign[1] as Rank) : undefined,
    art,
    cutout: unsigned,
    symbols,
    mark: SymbolMark,
  }
}
