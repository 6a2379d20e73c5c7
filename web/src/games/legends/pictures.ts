import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import type { Picture } from '../../art/wide'
import { cards, items, places, upgrade } from './art/cards'
import { characters } from './art/characters'
import { foes } from './art/foes'
import { icons } from './art/icons'
import { marks, type Mark } from './art/marks'
import { faceOfSlices } from './slices'
import { blackCards, goalPicture, stories, storyBack } from './art/stories'

const unknown: CardArt = { scene: ['mesa', '#c9a06a'], emblem: [{ icon: icons.horseshoe, tone: 'ink' }] }

/** The recipe of a character's face, or undefined before one is chosen. */
export const recipeOf = (character: string): Recipe | undefined => characters[character] ?? faceOfSlices(character)

/** The face of somebody whom nobody at the table is: a bandit, the guard, the Sheriff, a group of a story. */
export const foeRecipeOf = (foe: string): Recipe | undefined => foes[foe] ?? faceOfSlices(foe)

/** The function of a poker card, with or without its sign. */
export const cardArtOf = (card: string): CardArt => cards[card.split(':', 1)[0]!] ?? unknown

/** An item, upgraded where its id ends so. */
export function itemArtOf(item: string): CardArt {
  const upgraded = /(\+|_plus)$/.test(item)
  const plain = items[item.replace(/(\+|_plus)$/, '')] ?? unknown
  return upgraded ? { scene: ['burst', '#d8a848'], emblem: [...plain.emblem, upgrade] } : plain
}

/** What one sees at a kind of place; the open country has one too. */
export const placeArtOf = (kind: string | null): CardArt => places[kind ?? 'country'] ?? places.country!

export const storyPictureOf = (story: string): Picture => stories[story] ?? storyBack
export const goalPictureOf = goalPicture
export const blackPictureOf = (card: string): Picture => blackCards[card] ?? storyBack
export { storyBack }

/** A sign for a 24 by 24 box. */
export const markOf = (name: Mark): string => marks[name]
export const isMark = (name: string): name is Mark => name in marks
