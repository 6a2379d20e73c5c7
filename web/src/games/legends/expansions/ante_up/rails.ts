import toml from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/map.toml?raw'
import { rowsOf } from '../../../../lib/rows'
import type { Point } from '../../map/country'

/** Where the train stops, in turn; it runs in a ring. */
export const checkpoints = (rowsOf(toml).get('train')?.checkpoints ?? []) as readonly string[]

/** The ring of the rails: each checkpoint, and the bends up to the next one. */
const laid: Readonly<Record<string, readonly Point[]>> = {
  V12: [
    [560, 800],
    [650, 808],
    [760, 806],
    [880, 812],
    [990, 786],
  ],
  C10: [
    [1062, 744],
    [1130, 752],
    [1200, 772],
  ],
  B25: [
    [1300, 772],
    [1250, 690],
    [1236, 590],
    [1240, 490],
  ],
  B19: [
    [1262, 408],
    [1240, 320],
    [1236, 220],
    [1240, 140],
  ],
  B1: [
    [1252, 84],
    [1190, 60],
    [1120, 62],
  ],
  S8: [
    [1062, 70],
    [960, 44],
    [860, 35],
    [740, 36],
  ],
  S3: [
    [610, 40],
    [500, 36],
    [380, 38],
    [250, 36],
    [150, 38],
    [62, 44],
  ],
  M1: [
    [36, 112],
    [30, 170],
    [30, 230],
    [32, 380],
    [30, 540],
    [32, 690],
    [80, 800],
    [200, 818],
    [330, 812],
    [440, 806],
  ],
}

/** So many straight pieces make a bend. */
const PIECES = 8

/** A smooth ring through points (Catmull and Rom's), and how far along it each of the points is. */
function smooth(points: readonly Point[]): { readonly line: readonly Point[]; readonly at: readonly number[] } {
  const point = (i: number): Point => points[(i + points.length) % points.length]!
  const line: Point[] = []
  const at: number[] = []
  let far = 0
  let before: Point | undefined
  points.forEach((_, i) => {
    const [p, q, r, s] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    for (let step = 0; step < PIECES; step += 1) {
      const k = step / PIECES
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * q[axis] +
          (r[axis] - p[axis]) * k +
          (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * k ** 2 +
          (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * k ** 3)
      const here: Point = [along(0), along(1)]
      if (before) far += Math.hypot(here[0] - before[0], here[1] - before[1])
      if (step === 0) at.push(far)
      line.push(here)
      before = here
    }
  })
  const whole = far + Math.hypot(line[0]![0] - before![0], line[0]![1] - before![1])
  return { line, at: at.map((one) => (one / whole) * 100) }
}

const all = checkpoints.flatMap((space) => laid[space]!)
const ring = smooth(all)
/** The rails as an SVG path. */
export const rails = `M${ring.line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
/** How far along them a checkpoint is, in percent of the whole way round. */
export const farAt: ReadonlyMap<string, number> = new Map(
  checkpoints.map((space) => [space, ring.at[all.indexOf(laid[space]![0]!)]!]),
)
/** Where the train stands when it is at a checkpoint. */
export const stopAt: ReadonlyMap<string, Point> = new Map(checkpoints.map((space) => [space, laid[space]![0]!]))

/** How far the train has come when it goes on to a checkpoint: always forwards, round after round. */
export function onwards(far: number, space: string): number {
  const at = farAt.get(space) ?? 0
  const rounds = Math.floor(far / 100)
  const next = rounds * 100 + at
  return next >= far - 0.01 ? next : next + 100
}
