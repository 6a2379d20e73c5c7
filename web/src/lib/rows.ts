/** The rows of one of the games' data files: tables of one level, each value on a line of its own that is JSON too. */
export function rowsOf(toml: string): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>()
  let row: Record<string, unknown> = {}
  for (const line of toml.split('\n')) {
    const id = /^\[(\w+)\]$/.exec(line)?.[1]
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (id) rows.set(id, (row = {}))
    else if (key && value) row[key] = JSON.parse(value)
  }
  return rows
}

/** The rows of a data file that has lists of them, by the name of the list; each value is JSON on a line of its own. */
export function listsOf(toml: string): ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]> {
  const lists = new Map<string, Record<string, unknown>[]>()
  let row: Record<string, unknown> = {}
  for (const line of toml.split('\n')) {
    const name = /^\[\[(\w+)\]\]$/.exec(line)?.[1]
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (name) lists.set(name, [...(lists.get(name) ?? []), (row = {})])
    else if (key && value) row[key] = JSON.parse(value)
  }
  return lists
}
