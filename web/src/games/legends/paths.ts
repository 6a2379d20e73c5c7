import type { Offer } from '../../lib/protocol'
import { thingOfSlices, type Told } from './slices'
import type { Option } from './types'

/** The thing of the table that an answer is about; an answer about nothing in sight is a button of its own. */
function thingOf(option: Option): string | null {
  switch (option.option) {
    case 'become':
      return `character:${option.character}`
    case 'move':
      return `space:${option.to}`
    case 'start_at':
    case 'sheriff_to':
    case 'pick_space':
      return `space:${option.space}`
    case 'play_action':
    case 'play_reaction':
    case 'lay':
    case 'discard':
    case 'give':
      return `card:${option.card}`
    case 'wear':
    case 'use_item':
    case 'pick_item':
    case 'buy':
    case 'upgrade':
      return `item:${option.item}`
    case 'pick_player':
      return `seat:${option.target}`
    case 'contribute':
    case 'shift':
    case 'tell_story':
      return `story:${option.deck}`
    case 'claim':
      return `goal:${option.goal}`
    default:
      return thingOfSlices(option as unknown as Told)
  }
}

/** The things an answer goes through at the table. Where a thing has several answers, they follow it. */
export function pathOf(option: Option, all: readonly Offer[]): readonly string[] {
  // First the joker, then the card it stands for.
  if (option.option === 'lay_joker') return [`card:${option.card}`, `card:${option.stands_for}`]
  const id = all.find((offer) => (offer.option as unknown) === option)?.id ?? option.option
  // First what is played beside the flop, then what the joker among it stands for.
  if (option.option === 'play_jokers') return [`jokers:${option.cards.join('+')}`, id]
  const thing = thingOf(option)
  if (thing === null) return [id]
  const several = all.filter((offer) => thingOf(offer.option as unknown as Option) === thing).length > 1
  return several ? [thing, id] : [thing]
}
