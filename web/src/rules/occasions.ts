import { rowsOf } from '../lib/rows'

// The event cards of a game, by the folders of the expansions that bring them. Their texts are words like others.
const sources = import.meta.glob<string>('../../../src/sagebrush/games/**/events.toml', {
  query: '?raw',
  import: 'default',
})

/** The event cards of one expansion. */
export interface Occasions {
  readonly expansion: string
  readonly ids: readonly string[]
}

export async function occasionsOf(
  game: string,
  files: Readonly<Record<string, () => Promise<string>>> = sources,
): Promise<readonly Occasions[]> {
  const paths = Object.keys(files)
    .filter((path) => path.includes(`/games/${game}/`))
    .sort()
  return Promise.all(
    paths.map(async (path) => ({
      expansion: /\/expansions\/(\w+)\//.exec(path)?.[1] ?? '',
      ids: [...rowsOf(await files[path]!()).keys()],
    })),
  )
}
