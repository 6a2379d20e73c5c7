import rows from '../../../../src/sagebrush/games/legends/expansions/base/map.toml?raw'

/** What is where: the kind of place of every location and of every space that belongs to one. */
function read(toml: string): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>()
  for (const block of toml.split('[[').filter((part) => part.startsWith('location]]'))) {
    const id = /^id = "(\w+)"/m.exec(block)?.[1]
    const kind = /^kind = "(\w+)"/m.exec(block)?.[1]
    if (!id || !kind) continue
    kinds.set(id, kind)
    for (const [, space] of (/^spaces = \[(.*)\]/m.exec(block)?.[1] ?? '').matchAll(/"(\w+)"/g)) kinds.set(space!, kind)
  }
  return kinds
}

const kinds = read(rows)

/** The kind of place that a space or a location is, or null for the open country. */
export const kindAt = (id: string): string | null => kinds.get(id) ?? null
