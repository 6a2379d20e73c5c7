import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import { enlarged } from '../../art/vistas'
import type { Picture } from '../../art/wide'
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
const eventSources = import.meta.glob<Readonly<Record<string, Picture>>>('./expansions/*/events.ts', {
  import: 'events',
  eager: true,
})
const emblemSources = import.meta.glob<Picture>('./expansions/*/emblem.ts', { import: 'emblem', eager: true })

const gathered = <T>(sources: Record<string, Readonly<Record<string, T>>>): ReadonlyMap<string, T> =>
  new Map(Object.values(sources).flatMap((pictures) => Object.entries(pictures)))

export const cardPictures = gathered(cardSources)
export const characterPictures = gathered(characterSources)
export const eventPictures = gathered(eventSources)
/** The lids of the boxes, by the name of the expansion. */
export const emblems: ReadonlyMap<string, Picture> = new Map(
  Object.entries(emblemSources).map(([path, emblem]) => [path.split('/').at(-2)!, emblem]),
)

const unknown: CardArt = {
  scene: ['mesa', '#c9a06a'],
  emblem: [{ icon: icons.horseshoe, x: 100, y: 76, size: 100, tone: 'ink' }],
}

/** The picture of a card; a card nobody has drawn yet gets a horseshoe. */
export const artOf = (id: string): CardArt => cardPictures.get(id) ?? unknown

/** The recipe of a character's face, or undefined for one nobody has drawn yet. */
export const recipeOf = (id: string): Recipe | undefined => characterPictures.get(id)

const plain: Picture = {
  vista: [enlarged('mesa'), '#c9a06a'],
  emblem: [{ icon: icons.horseshoe, x: 120, y: 76, size: 100, tone: 'ink' }],
}

/** The picture of an event card; one nobody has drawn yet gets a horseshoe. */
export const eventPictureOf = (id: string): Picture => eventPictures.get(id) ?? plain

/** What is on the lid of an expansion's box; one nobody has drawn yet gets a horseshoe. */
export const emblemOf = (expansion: string): Picture => emblems.get(expansion) ?? plain
