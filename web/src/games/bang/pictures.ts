import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import { icons } from './icons'

// Every expansion brings its own pictures; nothing here names one of them.
const cardSources = import.meta.glob<Readonly<Record<string, CardArt>>>('./expansions/*/pictures.ts', {
  import: 'cards',
  eager: true,
})
const characterSources = import.meta.glob<Readonly<Record<string, Recipe>>>('./expansions/*/characters.ts', {
  import: 'characters',
  eager: true,
})

const gathered = <T>(sources: Record<string, Readonly<Record<string, T>>>): ReadonlyMap<string, T> =>
  new Map(Object.values(sources).flatMap((pictures) => Object.entries(pictures)))

export const cardPictures = gathered(cardSources)
export const characterPictures = gathered(characterSources)

const unknown: CardArt = {
  scene: ['mesa', '#c9a06a'],
  emblem: [{ icon: icons.horseshoe, x: 100, y: 76, size: 100, tone: 'ink' }],
}

/** The picture of a card; a card nobody has drawn yet gets a horseshoe. */
export const artOf = (id: string): CardArt => cardPictures.get(id) ?? unknown

/** The recipe of a character's face, or undefined for one nobody has drawn yet. */
export const recipeOf = (id: string): Recipe | undefined => characterPictures.get(id)
