// What the fields of events, questions and options hold. Each game and each expansion may have a table,
// words/fields.toml, the same that the Python narrator reads; it is a small, regular file, so a small reader is enough
// and no TOML library is shipped.
const tables = import.meta.glob<string>(
  ['../../../src/sagebrush/games/*/words/fields.toml', '../../../src/sagebrush/games/*/expansions/*/words/fields.toml'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

type Section = Record<string, string>

/** Adds the sections of one table to those read before it. */
export function parseFields(source: string, sections: Record<string, Section> = {}): Record<string, Section> {
  let section: Section = {}
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const header = /^\[([\w.]+)\]$/.exec(line)
    if (header) {
      section = sections[header[1]!] ??= {}
      continue
    }
    const entry = /^(\w+) = "([\w-]+)"/.exec(line)
    if (entry) section[entry[1]!] = entry[2]!
  }
  return sections
}

const games: Record<string, Record<string, Section>> = {}

/** Adds a table of a game that this client was built without. */
export function addFields(game: string, text: string): void {
  games[game] = parseFields(text, games[game])
}

for (const [path, text] of Object.entries(tables)) addFields(/\/games\/(\w+)\//.exec(path)![1]!, text)

export type Sort = 'event' | 'ask' | 'option'

/** What a field holds: player, number, place, flag, text, or the kind of a thing (card, face, role, …). */
export function fieldKind(game: string, sort: Sort, kind: string, field: string): string {
  return (
    games[game]?.[`${sort}.${kind}`]?.[field] ??
    games[game]?.['fields']?.[field] ??
    (field === 'seat' ? 'player' : 'text')
  )
}
