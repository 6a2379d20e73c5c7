// What the game's data files list, for the gallery and the tests.

/** All poker cards of a file of functions: `grit:KS`, … */
export function deckIn(toml: string): readonly string[] {
  return toml
    .split('[[function]]')
    .slice(1)
    .flatMap((block) => {
      const id = /^id = "(\w+)"/m.exec(block)?.[1] ?? ''
      return [...(/^cards = \[(.*)\]/m.exec(block)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, sign]) => `${id}:${sign}`)
    })
}

/** All ids of one kind of row. */
export const idsIn = (toml: string, row: string): readonly string[] =>
  toml
    .split(`[[${row}]]`)
    .slice(1)
    .map((block) => /^id = "(\w+)"/m.exec(block)?.[1] ?? '')
export const fightCardsIn = (toml: string): readonly string[] => idsIn(toml, 'card')
