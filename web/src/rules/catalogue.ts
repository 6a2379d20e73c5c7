// The rulings of a game in the order of the rulebook: ids and what they are about. Their texts are words like others.
// A catalogue in the folder of an expansion is that expansion's.
const sources = import.meta.glob<string>('../../../src/sagebrush/games/**/rulings.toml', {
  query: '?raw',
  import: 'default',
})

export interface Ruling {
  readonly id: string
  readonly section: string
  readonly things: readonly string[]
  readonly expansion: string
}

/** Reads the small, regular TOML of a catalogue. */
export function parseRulings(source: string, expansion = ''): readonly Ruling[] {
  const found: { id: string; section: string; things: string[]; expansion: string }[] = []
  for (const line of source.split('\n')) {
    const header = /^\[([\w-]+)\]$/.exec(line.trim())
    if (header) {
      found.push({ id: header[1]!, section: '', things: [], expansion })
      continue
    }
    const last = found.at(-1)
    const entry = /^(section|things) = (.+)$/.exec(line)
    if (!last || !entry) continue
    if (entry[1] === 'things') last.things = [...entry[2]!.matchAll(/"([^"]+)"/g)].map((match) => match[1]!)
    else last.section = entry[2]!.replaceAll('"', '')
  }
  return found
}

/** Whether this game has a catalogue of rulings. */
export const hasRulings = (game: string): boolean =>
  Object.keys(sources).some((path) => path.includes(`/games/${game}/`))

export async function rulingsOf(game: string): Promise<readonly Ruling[]> {
  const paths = Object.keys(sources).filter((path) => path.includes(`/games/${game}/`))
  const read = async (path: string): Promise<readonly Ruling[]> =>
    parseRulings(await sources[path]!(), /\/expansions\/(\w+)\//.exec(path)?.[1])
  const first = (catalogue: readonly Ruling[]): string => catalogue[0]?.id ?? ''
  // The ids count on from box to box.
  return (await Promise.all(paths.map(read))).sort((one, other) => (first(one) < first(other) ? -1 : 1)).flat()
}

/** The rulings on one subject. */
export interface Chapter {
  readonly section: string
  readonly expansion: string
  readonly rulings: Ruling[]
}

/** The rulings by chapters, in the order in which each is first met; a rulebook may come back to a subject. */
export function chaptersOf(rulings: readonly Ruling[]): readonly Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const ruling of rulings) {
    const { section, expansion } = ruling
    const key = `${expansion}/${section}`
    const chapter = chapters.get(key) ?? { section, expansion, rulings: [] }
    chapter.rulings.push(ruling)
    chapters.set(key, chapter)
  }
  return [...chapters.values()]
}
