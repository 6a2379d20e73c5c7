import * as main from './borders'
import { isTown, neighboursOf, spaceNamed, type LinkRow, type LocationRow } from './rows'

export type Point = readonly [number, number]

const numbers = (text: string): readonly number[] => text.split(' ').map(Number)
const pairs = (flat: readonly number[]): readonly Point[] =>
  flat.flatMap((x, i) => (i % 2 === 0 ? [[x, flat[i + 1]!] as const] : []))

export type Kind = 'space' | 'region' | 'town' | 'mesa' | 'edge'

/** A border as it is drawn: between whom, its points, and what it is. */
export interface Border {
  readonly sides: readonly [string, string]
  readonly points: readonly Point[]
  readonly kind: Kind
}

function kindOf(a: string, b: string): Kind {
  const [here, there] = [spaceNamed(a), spaceNamed(b)]
  if (!here || !there) return a === 'edge' || b === 'edge' ? 'edge' : 'mesa'
  if (here.region === there.region) return 'space'
  return isTown(here.region) || isTown(there.region) ? 'town' : 'region'
}

/** What scripts/country.mjs has drawn of a board. */
export interface Drawing {
  readonly borders: readonly (readonly [string, string, string])[]
  readonly rings: Readonly<Record<string, readonly number[]>>
  readonly centres: Readonly<Record<string, readonly [number, number, number]>>
}

/** The borders around a space or a mesa in turn, each as one walks along it. */
const around = new Map<string, readonly (readonly Point[])[]>()
const middles = new Map<string, readonly [number, number, number]>()

/** Unrolls the drawing of a board whose rows are known; from then on its spaces have their places. */
export function unroll({ borders, rings, centres }: Drawing): readonly Border[] {
  const drawn = borders.map(([a, b, line]): Border => ({
    sides: [a, b],
    points: pairs(numbers(line)),
    kind: kindOf(a, b),
  }))
  for (const [name, ring] of Object.entries(rings)) {
    const walked = ring.map((n) => {
      const { points } = drawn[Math.abs(n) - 1]!
      return n > 0 ? points : [...points].reverse()
    })
    around.set(name, walked)
  }
  for (const [space, middle] of Object.entries(centres)) middles.set(space, middle)
  return drawn
}

/** The borders of the main board. */
export const drawnBorders = unroll(main)

/** The points around a space or a mesa, each once. */
export const outline = (name: string): readonly Point[] =>
  (around.get(name) ?? []).flatMap((points) => points.slice(0, -1))

/** A line through points with the corners taken off, as a brush goes. */
export function stroke(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  return rest.reduce((path, [x, y], i) => {
    const after = rest[i + 1]
    return after ? `${path}Q${x} ${y} ${(x + after[0]) / 2} ${(y + after[1]) / 2}` : `${path}L${x} ${y}`
  }, `M${first[0]} ${first[1]}`)
}

/** The whole way round: border by border, so that what two spaces share is the same line for both. */
export const ringPath = (name: string): string =>
  (around.get(name) ?? []).reduce((path, points, i) => {
    const line = stroke(points)
    return path + (i === 0 ? line : line.replace(/^M[\d.-]+ [\d.-]+/, ''))
  }, '') + 'Z'

/** Where things stand in a space, and how much room there is. */
export function centreOf(space: string): { readonly x: number; readonly y: number; readonly room: number } {
  const [x, y, room] = middles.get(space) ?? [0, 0, 0]
  return { x, y, room }
}

/** Where three spaces of one location meet. */
function meetingOf(spaces: readonly string[]): Point {
  const shared = spaces.map((space) => new Set(outline(space).map(String)))
  const point = outline(spaces[0]!).find((one) => shared.every((set) => set.has(String(one))))
  return point ?? [centreOf(spaces[0]!).x, centreOf(spaces[0]!).y]
}

/** The threshold of a location's building. */
export function thresholdOf({ spaces }: LocationRow): Point {
  if (spaces.length > 1) {
    const [x, y] = meetingOf(spaces)
    return [x, y + 16]
  }
  const { x, y } = centreOf(spaces[0]!)
  return [x, y + 4]
}

/** The neighbour that lies most nearly in a direction (an angle in radians), if one does at all. */
export function towards(space: string, angle: number, links: readonly LinkRow[] = []): string | undefined {
  const from = centreOf(space)
  const turned = (id: string): number => {
    const to = centreOf(id)
    const off = Math.abs(Math.atan2(to.y - from.y, to.x - from.x) - angle)
    return Math.min(off, 2 * Math.PI - off)
  }
  const best = [...neighboursOf(space, links)].sort((a, b) => turned(a) - turned(b))[0]
  return best !== undefined && turned(best) < Math.PI / 2.2 ? best : undefined
}

/** The way that leads somewhere, from the distances that were offered: each step is one nearer to the start. */
export function wayTo(
  target: string,
  start: string,
  distances: ReadonlyMap<string, number>,
  links: readonly LinkRow[] = [],
): readonly string[] {
  const way = [target]
  let left = distances.get(target) ?? 0
  while (left > 1) {
    left -= 1
    const near = neighboursOf(way[0]!, links).find((id) => distances.get(id) === left)
    if (near === undefined) break
    way.unshift(near)
  }
  return [start, ...way]
}
