import source from '../../../../../src/sagebrush/games/legends/expansions/base/map.toml?raw'
import { listsOf } from '../../../lib/rows'

export interface SpaceRow {
  readonly id: string
  readonly region: string
  readonly neighbours: readonly string[]
  readonly location?: string
}

export interface LocationRow {
  readonly id: string
  readonly kind: string
  readonly region: string
  readonly spaces: readonly string[]
  readonly letter?: string
  /** Of a frontier: what it adds to the number of its token. */
  readonly value?: number
  readonly colour?: string
}

interface RegionRow {
  readonly id: string
  readonly town: boolean
}

/** A mountain pass from one board to another, or the railway between their stations. */
export interface LinkRow {
  readonly kind: 'pass' | 'rail'
  readonly a: string
  readonly b: string
}

/** All rows of one board. */
export interface BoardRows {
  readonly spaces: readonly SpaceRow[]
  readonly locations: readonly LocationRow[]
  readonly regions: readonly RegionRow[]
  readonly links: readonly LinkRow[]
}

const byId = new Map<string, SpaceRow>()
const locationById = new Map<string, LocationRow>()
const towns = new Set<string>()

/** Reads the map of a board; from then on its spaces and places can be asked for by their names. */
export function boardIn(toml: string): BoardRows {
  const lists = listsOf(toml)
  const list = <Row>(name: string): readonly Row[] => (lists.get(name) ?? []) as unknown as readonly Row[]
  const board: BoardRows = {
    spaces: list('space'),
    locations: list('location'),
    regions: list('region'),
    links: list('link'),
  }
  for (const space of board.spaces) byId.set(space.id, space)
  for (const location of board.locations) locationById.set(location.id, location)
  for (const { id, town } of board.regions) if (town) towns.add(id)
  return board
}

export const mainBoard = boardIn(source)
/** The spaces of the main board, in the order of its rows. */
export const { spaces, locations } = mainBoard

export const spaceNamed = (id: string): SpaceRow | undefined => byId.get(id)
export const isTown = (region: string): boolean => towns.has(region)

/** The spaces next to one, also those beyond a pass. */
export const neighboursOf = (id: string, links: readonly LinkRow[]): readonly string[] => [
  ...(byId.get(id)?.neighbours ?? []),
  ...links.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])),
]

/** The location of this name. */
export const locationNamed = (id: string): LocationRow | undefined => locationById.get(id)

/** The location that a space belongs to, if it has one. */
export function locationOf(space: string): LocationRow | undefined {
  const id = byId.get(space)?.location
  return id === undefined ? undefined : locationById.get(id)
}
