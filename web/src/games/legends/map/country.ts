import { borders, centres, rings } from './borders'
import { isTown, spaceNamed } from './rows'

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

export const drawnBorders: readonly Border[] = borders.map(([a, b, line]) => ({
  sides: [a, b],
  points: pairs(numbers(line)),
  kind: kindOf(a, b),
}))

/** The points around a space or a mesa, each once. */
export function outline(name: string): readonly Point[] {
  return (rings[name] ?? []).flatMap((n) => {
    const { points } = drawnBorders[Math.abs(n) - 1]!
    return (n > 0 ? points : [...points].reverse()).slice(0, -1)
  })
}

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
export function ringPath(name: string): string {
  return (
    (rings[name] ?? []).reduce((path, n, i) => {
      const { points } = drawnBorders[Math.abs(n) - 1]!
      const line = stroke(n > 0 ? points : [...points].reverse())
      return path + (i === 0 ? line : line.replace(/^M[\d.-]+ [\d.-]+/, ''))
    }, '') + 'Z'
  )
}

/** Where things stand in a space, and how much room there is. */
export function centreOf(space: string): { readonly x: number; readonly y: number; readonly room: number } {
  const [x, y, room] = centres[space] ?? [0, 0, 0]
  return { x, y, room }
}

/** Where three spaces of one location meet: its building stands there. */
export function meetingOf(spaces: readonly string[]): Point {
  const shared = spaces.map((space) => new Set(outline(space).map(String)))
  const point = outline(spaces[0]!).find((one) => shared.every((set) => set.has(String(one))))
  return point ?? [centreOf(spaces[0]!).x, centreOf(spaces[0]!).y]
}

/** The neighbour that lies most nearly in a direction (an angle in radians), if one does at all. */
export function towards(space: string, angle: number): string | undefined {
  const from = centreOf(space)
  const turned = (id: string): number => {
    const to = centreOf(id)
    const off = Math.abs(Math.atan2(to.y - from.y, to.x - from.x) - angle)
    return Math.min(off, 2 * Math.PI - off)
  }
  const best = [...(spaceNamed(space)?.neighbours ?? [])].sort((a, b) => turned(a) - turned(b))[0]
  return best !== undefined && turned(best) < Math.PI / 2.2 ? best : undefined
}

/** The way that leads somewhere, from the distances that were offered: each step is one nearer to the start. */
export function wayTo(target: string, start: string, distances: ReadonlyMap<string, number>): readonly string[] {
  const way = [target]
  let left = distances.get(target) ?? 0
  while (left > 1) {
    left -= 1
    const near = spaceNamed(way[0]!)?.neighbours.find((id) => distances.get(id) === left)
    if (near === undefined) break
    way.unshift(near)
  }
  return [start, ...way]
}
