import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import { enlarged } from '../../art/vistas'
import type { Picture } from '../../art/wide'
import { cards, items, places, upgrade } from './art/cards'
import { characters } from './art/characters'
import { foes } from './art/foes'
import { guestItems, guests } from './art/guests'
import { icons } from './art/icons'
import { marks, type Mark } from './art/marks'
import { blackCards, goalPicture, ownerOf, stories, storyBack } from './art/stories'
import { cardOfSlices, faceOfSlices, itemOfSlices, placeOfSlices, taleOfSlices } from './slices'

// The lids of the boxes are seen before anybody has chosen one.
const emblems = import.meta.glob<Picture>('./expansions/*/emblem.ts', { import: 'emblem', eager: true })
const unlabelled: Picture = { vista: [enlarged('mesa'), '#c9a06a'], emblem: [{ icon: icons.horseshoe, tone: 'ink' }] }

/** What is on the lid of an expansion's box; one nobody has drawn yet gets a horseshoe. */
export const emblemOf = (expansion: string): Picture => emblems[`./expansions/${expansion}/emblem.ts`] ?? unlabelled

const unknown: CardArt = { scene: ['mesa', '#c9a06a'], emblem: [{ icon: icons.horseshoe, tone: 'ink' }] }

/** The recipe of a character's face, or undefined before one is chosen. */
export const recipeOf = (character: string): Recipe | undefined =>
  characters[character] ?? guests[character] ?? faceOfSlices(character)

/** The face of somebody whom nobody at the table is: a bandit, the guard, the Sheriff, a group of a story. */
export const foeRecipeOf = (foe: string): Recipe | undefined => foes[foe] ?? faceOfSlices(foe)

/** The function of a poker card, with or without its sign. */
export function cardArtOf(card: string): CardArt {
  const bare = card.split(':', 1)[0]!
  return cards[bare] ?? cardOfSlices(bare)?.art ?? unknown
}

/** An item, upgraded where its id ends so. */
export function itemArtOf(item: string): CardArt {
  const upgraded = /(\+|_plus)$/.test(item)
  const bare = item.replace(/(\+|_plus)$/, '')
  const plain = items[bare] ?? (guestItems[bare] ?? itemOfSlices(bare))?.art ?? unknown
  return upgraded ? { scene: ['burst', '#d8a848'], emblem: [...plain.emblem, upgrade] } : plain
}

/** What one sees at a kind of place; the open country has one too. */
export const placeArtOf = (kind: string | null): CardArt =>
  places[kind ?? 'country'] ?? placeOfSlices(kind ?? '') ?? places.country!

export const storyPictureOf = (story: string): Picture => stories[story] ?? storyBack
export const goalPictureOf = (goal: string): Picture => goalPicture(goal, recipeOf(ownerOf(goal)))
export const blackPictureOf = (card: string): Picture => blackCards[card] ?? storyBack
export { storyBack }

/** The picture of a card that only an expansion knows, by its kind and its id. */
export const talePictureOf = (kind: string, id: string): Picture | undefined => taleOfSlices(kind, id)

/** The sign of a track's points. */
const POINTS: Readonly<Record<string, Mark>> = { marshal: 'mp', wanted: 'wp', gambler: 'gp' }
export const pointsMark = (track: string): Mark => POINTS[track] ?? 'wp'

/** A sign for a 24 by 24 box. */
export const markOf = (name: Mark): string => marks[name]
export const isMark = (name: string): name is Mark => name in marks
