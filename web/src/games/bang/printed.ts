import { bareId } from '../../client/narrate'
import type { Border } from '../../kit/types'
import { rowsOf } from '../../lib/rows'
import type { CardSymbol } from './symbols'

/** What is printed on a card, whichever copy it is. */
export interface Printed {
  readonly border: Border
  readonly symbols: readonly CardSymbol[]
}

// Facts of the game's own data; an expansion brings its own.
const sources = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/cards.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bare: Printed = { border: 'brown', symbols: [] }

// Rows without a border only add copies of a card that is described elsewhere.
export const cards: ReadonlyMap<string, Printed> = new Map(
  Object.values(sources)
    .flatMap((text) => [...rowsOf(text)])
    .filter(([, row]) => 'border' in row)
    .map(([id, row]) => [id, { ...bare, ...row } as Printed]),
)

export const printed = (id: string): Printed => cards.get(bareId(id)) ?? bare
