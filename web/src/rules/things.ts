// What a game has beside its rules, by the folders of the expansions that bring it. All languages name the same things,
// so the words of one are enough to know them.
const sources = import.meta.glob<string>('../../../src/sagebrush/games/**/words/en/things.ftl', {
  query: '?raw',
  import: 'default',
})

/** The kinds of things that a reader of the rules looks up, in this order. */
export const KINDS = [
  'card',
  'fight_card',
  'character',
  'role',
  'face',
  'equipment',
  'item',
  'story',
  'goal',
  'black_card',
  'foe',
  'station',
  'locomotive',
  'event_card',
  'location',
] as const
export type Kind = (typeof KINDS)[number]

const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind)

export const inGallery = (thing: { readonly kind: string }): boolean => isKind(thing.kind)

/** Where the gallery shows a thing; where it does not, the gallery itself. */
export const galleryLink = (game: string, { kind, id }: { kind: string; id: string }): string =>
  `/gallery/${game}${isKind(kind) ? `#${kind}-${id.split(':', 1)[0]!}` : ''}`

/** The things of one kind in one expansion; the game itself has no name here. */
export interface Shelf {
  readonly expansion: string
  readonly kind: Kind
  readonly ids: readonly string[]
}

/** The ids of one kind that a file names, in its order. */
function idsIn(text: string, game: string, kind: Kind): readonly string[] {
  return [...text.matchAll(new RegExp(`^${game}-${kind}-(\\w+) =`, 'gm'))].map((match) => match[1]!)
}

/** All things of a game, expansion by expansion. */
export async function thingsOf(
  game: string,
  files: Readonly<Record<string, () => Promise<string>>> = sources,
): Promise<readonly Shelf[]> {
  const paths = Object.keys(files)
    .filter((path) => path.includes(`/games/${game}/`))
    .sort((a, b) => Number(a.includes('/expansions/')) - Number(b.includes('/expansions/')) || a.localeCompare(b))
  const shelves = await Promise.all(
    paths.map(async (path) => {
      const text = await files[path]!()
      const expansion = /\/expansions\/(\w+)\//.exec(path)?.[1] ?? ''
      return KINDS.map((kind) => ({ expansion, kind, ids: idsIn(text, game, kind) }))
    }),
  )
  return shelves.flat().filter(({ ids }) => ids.length > 0)
}
