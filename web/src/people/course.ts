import type { RatingPoint } from '../lib/protocol'

export const WIDE = 320
export const HIGH = 96
const EDGE = 6

export interface Course {
  readonly line: string
  readonly low: number
  readonly high: number
  /** Where the last point is. */
  readonly x: number
  readonly y: number
}

/** A rating over time as a line in a box: game after game, so that a pause does not squeeze what came before. */
export function courseOf(points: readonly RatingPoint[]): Course {
  const values = points.map((point) => point.shown)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = (WIDE - 2 * EDGE) / Math.max(1, values.length - 1)
  const place = (value: number): number =>
    high === low ? HIGH / 2 : EDGE + ((high - value) / (high - low)) * (HIGH - 2 * EDGE)
  const spots = values.map((value, i) => [EDGE + i * step, place(value)] as const)
  const line = spots.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const [x, y] = spots.at(-1)!
  return { line, low, high, x, y }
}
