// What the fields of events, questions and options hold. The table is words/fields.toml, the same that the Python narrator
// reads; it is a small, regular file, so a small reader is enough and no TOML library is shipped.
import text from '../../../src/sagebrush/words/fields.toml?raw'

type Section = Record<string, string>

export function parseFields(source: string): Record<string, Section> {
  const sections: Record<string, Section> = {}
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

const sections = parseFields(text)

export type Sort = 'event' | 'ask' | 'option'

/** What a field holds: player, number, place, flag, text, or the kind of a thing (card, face, role, …). */
export function fieldKind(game: string, sort: Sort, kind: string, field: string): string {
  return sections[`${game}.${sort}.${kind}`]?.[field] ?? sections[`${game}.fields`]?.[field] ?? 'text'
}
