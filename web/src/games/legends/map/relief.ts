import { outline, type Point } from './country'

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
const round = (n: number): number => Math.round(n * 10) / 10

/** A shape drawn in towards its middle, and lifted. */
const shrunk = (points: readonly Point[], share: number, lift: number): readonly Point[] => {
  const [cx, cy] = mean(points)
  return points.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share - lift] as const)
}

export interface Mesa {
  readonly foot: string
  readonly ledge: string
  readonly top: string
  /** Cracks in the cliffs, from the top down to the foot. */
  readonly cracks: string
}

/** A table mountain: its foot is the border, its top lies higher, and between them are cliffs. */
export function mesaOf(name: string): Mesa {
  const foot = outline(name)
  const [ledge, top] = [shrunk(foot, 0.9, 5), shrunk(foot, 0.74, 13)]
  const cracks = foot
    .map(([x, y], i) => {
      const [u, v] = top[i]!
      const bend = i % 2 === 0 ? 3 : -3
      return `M${round(u)} ${round(v)}Q${round((u + x) / 2 + bend)} ${round((v + y) / 2)} ${round(x)} ${round(y)}`
    })
    .join('')
  return { foot: path(foot), ledge: path(ledge), top: path(top), cracks }
}

/** Sharpened posts along a line, one beside the other. */
export function palisade(points: readonly Point[], gap = 7.5): string {
  const posts: string[] = []
  let left = gap / 2
  points.slice(1).forEach(([x, y], i) => {
    const [a, b] = points[i]!
    const far = Math.hypot(x - a, y - b)
    for (; left < far; left += gap) {
      const [u, v] = [a + ((x - a) * left) / far, b + ((y - b) * left) / far]
      posts.push(`M${round(u - 2.2)} ${round(v + 4)}v-9l2.200-3.500 2.200 3.500v9Z`)
    }
    left -= far
  })
  return posts.join('')
}

/** A number between 0 and 1 that is always the same for a name. */
export function grain(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
