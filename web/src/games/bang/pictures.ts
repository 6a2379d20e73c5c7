import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import { enlarged } from '../../art/vistas'
import type { Picture } from '../../art/wide'
import { characters } from './expansions/base/characters'
import { cards } from './expansions/base/pictures'
import { icons } from './icons'

type Pictures<T> = Readonly<Record<string, T>>

// Every expansion brings its own pictures; nothing here names one of them. They come when somebody plays with it.
const cardSources = import.meta.glob<Pictures<CardArt>>(['./expansions/*/pictures.ts', '!./expansions/base/*'], {
  import: 'cards',
})
const characterSources = import.meta.glob<Pictures<Recipe>>(['./expansions/*/characters.ts', '!./expansions/base/*'], {
  import: 'characters',
})
const eventSources = import.meta.glob<Pictures<Picture>>('./expansions/*/events.ts', { import: 'events' })
const equipmentSources = import.meta.glob<Pictures<Picture>>('./expansions/*/equipment.ts', { import: 'equipment' })
const tokenSources = import.meta.glob<Pictures<string>>('./expansions/*/tokens.ts', { import: 'tokens' })
const stationSources = import.meta.glob<Pictures<Picture>>('./expansions/*/stations.ts', { import: 'stations' })
const locomotiveSources = import.meta.glob<Pictures<Picture>>('./expansions/*/locomotives.ts', {
  import: 'locomotives',
})
const priceSources = import.meta.glob<Pictures<string>>('./expansions/*/prices.ts', { import: 'prices' })
// The lids of all boxes stand side by side before anybody has chosen one.
const emblemSources = import.meta.glob<Picture>('./expansions/*/emblem.ts', { import: 'emblem', eager: true })

// A variant may be played with any boxes: what it makes of whoever comes back is known from the start.
const shadowSources = import.meta.glob<boolean>('./expansions/*/shadows.ts', { import: 'shadows', eager: true })

/** The expansion whose file this is. */
const expansionOf = (path: string): string => path.split('/').at(-2)!

export const cardPictures = new Map(Object.entries(cards))
export const characterPictures = new Map(Object.entries(characters))
export const eventPictures = new Map<string, Picture>()
export const equipmentPictures = new Map<string, Picture>()
/** Tokens as SVG text for a 24 by 24 box, by the part of the table that lays them. */
export const tokenPictures = new Map<string, string>()
export const stationPictures = new Map<string, Picture>()
export const locomotivePictures = new Map<string, Picture>()
/** Marks for what something costs, by the signs of its price: SVG text for a 24 by 24 box. */
export const priceMarks = new Map<string, string>()
/** The lids of the boxes, by the name of the expansion. */
export const emblems: ReadonlyMap<string, Picture> = new Map(
  Object.entries(emblemSources).map(([path, emblem]) => [expansionOf(path), emblem]),
)

/** Whether somebody who is back in play by this rule is a dark shadow and no pale ghost. */
export const isShadow = (rule: string): boolean =>
  Object.entries(shadowSources).some(([path, shadows]) => expansionOf(path) === rule && shadows)

async function gather<T>(
  sources: Readonly<Record<string, () => Promise<Pictures<T>>>>,
  wanted: (expansion: string) => boolean,
  into: Map<string, T>,
): Promise<void> {
  const found = await Promise.all(
    Object.entries(sources)
      .filter(([path]) => wanted(expansionOf(path)))
      .map(([, fetched]) => fetched()),
  )
  for (const [id, picture] of found.flatMap(Object.entries<T>)) into.set(id, picture)
}

/** Fetches the pictures of some expansions, or of all; those of the base game are there from the beginning. */
export async function needPictures(expansions?: readonly string[]): Promise<void> {
  const wanted = (expansion: string): boolean => expansions?.includes(expansion) ?? true
  await Promise.all([
    gather(cardSources, wanted, cardPictures),
    gather(characterSources, wanted, characterPictures),
    gather(eventSources, wanted, eventPictures),
    gather(equipmentSources, wanted, equipmentPictures),
    gather(tokenSources, wanted, tokenPictures),
    gather(stationSources, wanted, stationPictures),
    gather(locomotiveSources, wanted, locomotivePictures),
    gather(priceSources, wanted, priceMarks),
  ])
}

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

/** The picture of a piece of equipment; one nobody has drawn yet gets a horseshoe. */
export const equipmentPictureOf = (id: string): Picture => equipmentPictures.get(id) ?? plain
/** The sign of a station; one nobody has drawn yet gets a horseshoe. */
export const stationPictureOf = (id: string): Picture => stationPictures.get(id) ?? plain

/** The picture of a locomotive, or of one of its sides; one nobody has drawn yet gets a horseshoe. */
export const locomotivePictureOf = (id: string): Picture => locomotivePictures.get(id) ?? plain

/** What is on the lid of an expansion's box; one nobody has drawn yet gets a horseshoe. */
export const emblemOf = (expansion: string): Picture => emblems.get(expansion) ?? plain
