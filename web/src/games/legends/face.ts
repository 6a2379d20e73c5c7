import { bareId, type Narrator } from '../../client/narrate'
import type { CardFace, Rank, Suit } from '../../kit/types'
import { cardArtOf, foeRecipeOf, itemArtOf } from './pictures'
import { borderOf, itemBorderOf, signsOf } from './printed'
import SignMark from './SignMark.svelte'
import { icons } from './art/icons'

export const suits: Readonly<Record<string, Suit>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const SIGN = /:(10|[2-9JQKA])([SHDC])$/

/** Rank and suit of a poker card, from its id: `grit:KS`. */
export function signOf(card: string): { readonly rank: Rank; readonly suit: Suit } | null {
  const sign = SIGN.exec(card)
  return sign ? { rank: sign[1] as Rank, suit: suits[sign[2]!]! } : null
}

/** `mule+` and `mule_plus` are the upgraded mule. */
export const plainItem = (item: string): string => item.replace(/(\+|_plus)$/, '')

/** A name as it stands alone: with a capital letter. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A poker card: its rank and suit, what it can do, and its one line. */
export function pokerFace(card: string, narrator: Narrator): CardFace {
  const name = bareId(card)
  const sign = signOf(card)
  const title = narrator.thing('card', name)
  const short = narrator.thingText('card', name, 'short')
  return {
    id: name,
    title,
    short,
    said: `${narrator.thing('card', card)}, ${short}`,
    border: borderOf(name),
    suit: sign?.suit,
    rank: sign?.rank,
    art: cardArtOf(name),
    symbols: signsOf(name),
    mark: SignMark,
  }
}

/** A fight card of somebody whom nobody at the table is. */
export function fightFace(card: string, narrator: Narrator): CardFace {
  const title = narrator.thing('fight_card', card)
  const short = narrator.thingText('fight_card', card)
  return {
    id: card,
    title,
    short,
    said: `${narrator.words.text('web-legends-fight-card', { rank: title })}, ${short}`,
    border: 'black',
    art: { scene: ['canyon', '#8a4a38'], emblem: [{ icon: icons.bandit, size: 108, tone: 'ink' }] },
  }
}

/** An item, as its card lies in the store. */
export function itemFace(item: string, narrator: Narrator): CardFace {
  const title = titled(narrator.thing('item', item))
  const short = narrator.thingText('item', item)
  return {
    id: item,
    title,
    short,
    said: `${title}, ${short}`,
    border: itemBorderOf(plainItem(item)),
    art: itemArtOf(item),
  }
}

/** Whether somebody is drawn who is no player. */
export const isFoe = (foe: string): boolean => foeRecipeOf(foe) !== undefined
