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
// The lids of all boxes stand side by side before anybody has chosen one.
const emblemSources = import.meta.glob<Picture>('./expansions/*/emblem.ts', { import: 'emblem', eager: true })

/** The expansion whose file this is. */
const expansionOf = (path: string): string => path.split('/').at(-2)!

export const cardPictures = new Map(Object.entries(cards))
export const characterPictures = new Map(Object.entries(characters))
export const eventPictures = new Map<string, Picture>()
/** The lids of the boxes, by the name of the expansion. */
export const emblems: ReadonlyMap<string, Picture> = new Map(
  Object.entries(emblemSources).map(([path, emblem]) => [expansionOf(path), emblem]),
)

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

/** What is on the lid of an expansion's box; one nobody has drawn yet gets a horseshoe. */
export const emblemOf = (expansion: string): Picture => emblems.get(expansion) ?? plain
