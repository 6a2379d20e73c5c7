import { bareId } from '../../client/narrate'
import type { Border } from '../../kit/types'
import { rowsOf } from '../../lib/rows'
import type { CardSymbol } from './symbols'

/** What is printed on a card, whichever copy it is. */
export interface Printed {
  readonly border: Border
  readonly symbols: readonly CardSymbol[]
  /** It has neither suit nor rank and comes from no deck of playing cards: it is what is drawn on it. */
  readonly unsigned: boolean
}

// Facts of the game's own data; an expansion brings its own.
const sources = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/cards.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What is printed on a piece of equipment. */
export interface PrintedEquipment {
  readonly border: Border
  readonly cost: number
}

const shops = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/equipment.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bare: Printed = { border: 'brown', symbols: [], unsigned: false }

// Rows without a border only add copies of a card that is described elsewhere.
export const cards: ReadonlyMap<string, Printed> = new Map(
  Object.values(sources)
    .flatMap((text) => [...rowsOf(text)])
    .filter(([, row]) => 'border' in row)
    .map(([id, row]) => [id, { ...bare, ...row, unsigned: String(row.copies) === 'none' } as Printed]),
)

export const printed = (id: string): Printed => cards.get(bareId(id)) ?? bare

/** All equipment that is for sale anywhere, by its id. */
export const equipment: ReadonlyMap<string, PrintedEquipment> = new Map(
  Object.values(shops)
    .flatMap((text) => [...rowsOf(text)])
    .map(([id, row]) => [id, row as unknown as PrintedEquipment]),
)
