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
  readonly colour?: string
}

interface RegionRow {
  readonly id: string
  readonly town: boolean
}

const lists = listsOf(source)
const list = <Row>(name: string): readonly Row[] => (lists.get(name) ?? []) as unknown as readonly Row[]

/** The spaces of the map, in the order of its rows. */
export const spaces: readonly SpaceRow[] = list<SpaceRow>('space')
export const locations: readonly LocationRow[] = list<LocationRow>('location')
export const regions: readonly RegionRow[] = list<RegionRow>('region')

const byId: ReadonlyMap<string, SpaceRow> = new Map(spaces.map((space) => [space.id, space]))
const locationById: ReadonlyMap<string, LocationRow> = new Map(locations.map((row) => [row.id, row]))
const towns: ReadonlySet<string> = new Set(regions.filter(({ town }) => town).map(({ id }) => id))

export const spaceNamed = (id: string): SpaceRow | undefined => byId.get(id)
export const isTown = (region: string): boolean => towns.has(region)

/** The location that a space belongs to, if it has one. */
export function locationOf(space: string): LocationRow | undefined {
  const id = byId.get(space)?.location
  return id === undefined ? undefined : locationById.get(id)
}
