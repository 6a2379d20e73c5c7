import type { Offer, Option } from '../../lib/protocol'

type Fields = { readonly [field: string]: string | number | null | readonly number[] | boolean | undefined }

/** The things an answer goes through; answers that share all of them are told apart by a last step of their own. */
export function pathOf(option: Option, all: readonly Offer[]): readonly string[] {
  const path = thingsOf(option, all)
  const step = (other: Option): string => thingsOf(other, all).join() || other.option
  const same = all.filter((offer) => step(offer.option) === step(option))
  const own = same.find((offer) => offer.option === option)
  if (same.length > 1 && own) return [...path, `answer:${own.id}`]
  return path.length > 0 ? path : [option.option]
}

/** The things themselves, read off its fields: a card, an ability, what the card counts as, a player. */
function thingsOf(option: Option, all: readonly Offer[]): readonly string[] {
  const fields = option as unknown as Fields
  const path: string[] = []
  if (option.option === 'use_ability') path.push(`ability:${fields.ability}`)
  if (typeof fields.card === 'string') path.push(`card:${fields.card}`)
  const sameCard = all.filter((offer) => (offer.option as unknown as Fields).card === fields.card)
  const ways = new Set(
    sameCard.map((offer) => `${offer.option.option}/${(offer.option as unknown as Fields).name ?? ''}`),
  )
  if (typeof fields.card === 'string' && option.option !== 'use_ability' && ways.size > 1)
    path.push(`as:${option.option}:${fields.name ?? ''}`)
  if (typeof fields.target === 'number') path.push(`seat:${fields.target}`)
  if (option.option === 'from_hand') path.push(`hand:${fields.seat}`)
  if (option.option === 'copy') path.push(`seat:${fields.seat}`)
  if (option.option === 'become') path.push(`character:${fields.character}`)
  if (option.option === 'from_deck') path.push('deck')
  if (option.option === 'from_discard_pile') path.push('discard')
  return path
}
