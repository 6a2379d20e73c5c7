import type { Offer, Option } from '../../lib/protocol'
import { stepsOf } from './slices'
import { PASSES } from './types'

type Fields = { readonly [field: string]: string | number | null | readonly number[] | boolean | undefined }

/** The steps to an answer; answers that share all their steps are told apart by a last one of their own. */
export function pathOf(option: Option, all: readonly Offer[]): readonly string[] {
  const path = stepsTo(option, all)
  const name = (other: Option): string => stepsTo(other, all).join() || other.option
  const same = all.filter((offer) => name(offer.option) === name(option))
  const own = same.find((offer) => offer.option === option)
  if (same.length > 1 && own) return [...path, `answer:${own.id}`]
  return path.length > 0 ? path : [option.option]
}

/**
 * Where there is much to choose from, touching a player or what lies before one could mean anything: then what is to be
 * done comes first. One thing or another, of which only one has to do with a player, are both said in words.
 */
function stepsTo(option: Option, all: readonly Offer[]): readonly string[] {
  const own = stepsOf(option)
  if (own) return own
  const things = thingsOf(option, all)
  const abroad = things[0]?.startsWith('seat:') || 'owner' in option
  const alike = all.filter((offer) => offer.option.option === option.option)
  const others = all.filter((offer) => !alike.includes(offer) && !PASSES.includes(offer.option.option))
  const among = alike.length > 1 || others.length === 0
  if (!abroad || (among && all.every((offer) => alike.includes(offer) || thingsOf(offer.option, all).length === 0)))
    return things
  return alike.length > 1 ? [`do:${option.option}`, ...things] : []
}

/** The things it goes through, read off its fields: a card, an ability, what the card counts as, a player. */
function thingsOf(option: Option, all: readonly Offer[]): readonly string[] {
  const fields = option as unknown as Fields
  const path: string[] = []
  if (option.option === 'use_ability') path.push(`ability:${fields.ability}`)
  const sameCard = all.filter((offer) => (offer.option as unknown as Fields).card === fields.card)
  const ways = new Set(
    sameCard.map((offer) => `${offer.option.option}/${(offer.option as unknown as Fields).name ?? ''}`),
  )
  if (typeof fields.card === 'string' && !isSettled(all)) path.push(`card:${fields.card}`)
  if (typeof fields.card === 'string' && option.option !== 'use_ability' && ways.size > 1)
    path.push(`as:${option.option}:${fields.name ?? ''}`)
  if (typeof fields.card !== 'string' && typeof fields.name === 'string') path.push(`card:${fields.name}`)
  if (typeof fields.target === 'number') path.push(`seat:${fields.target}`)
  if (option.option === 'from_hand') path.push(`hand:${fields.seat}`)
  else if (typeof fields.seat === 'number') path.push(`seat:${fields.seat}`)
  if (typeof fields.character === 'string') path.push(`character:${fields.character}`)
  if (option.option === 'from_deck') path.push('deck')
  if (option.option === 'from_discard_pile') path.push('discard')
  return path
}

/** Whether every answer is the same card, played in the same way on somebody: only the target is left to choose. */
function isSettled(all: readonly Offer[]): boolean {
  const plays = all.map((offer) => offer.option as unknown as Fields)
  const ways = new Set(plays.map(({ option, card, name }) => `${option}/${card}/${name}`))
  return all.length > 1 && ways.size === 1 && plays.every(({ target }) => typeof target === 'number')
}
