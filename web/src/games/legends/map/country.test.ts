import { describe, expect, it } from 'vitest'
import { sheet } from '../expansions/ante_up/sheet'
import { centreOf, outline, ringPath, thresholdOf, towards, wayTo, type Point } from './country'
import { spaces } from './rows'
import { mainSheet } from './sheet'

const words = Object.values(
  import.meta.glob<string>(
    [
      '../../../../../src/sagebrush/games/legends/words/*/things.ftl',
      '../../../../../src/sagebrush/games/legends/expansions/ante_up/words/*/things.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
/** What a region is called in each language. */
const namesOf = (region: string): readonly string[] =>
  words.flatMap((text) => new RegExp(`^legends-region-${region} = (.*)$`, 'm').exec(text)?.[1] ?? [])
/** As wide as a letter of a name is at most, in its size, and as far as it reaches above and below its line. */
const [WIDE, ABOVE, BELOW] = [0.73, 0.8, 0.25]
/** As far as a building reaches from its threshold: to its sides, up and down. */
const [SIDE, ROOF, STEP] = [36, 46, 6]

/** Points all over a name as it is written, turned about the middle of its line. */
function written([x, y, turn, size]: readonly [number, number, number, number], name: string): readonly Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return Array.from({ length: 61 }, (_, i) => (i / 60 - 0.5) * WIDE * size * name.length).flatMap((along) =>
    [-ABOVE * size, (-ABOVE * size) / 2, 0, BELOW * size].map((down): Point => [
      x + along * cos - down * sin,
      y + along * sin + down * cos,
    ]),
  )
}

/** Two spaces whose outlines are no nearer than this do not look as if they touched. */
const APART = 12
/** A border shorter than this would not be seen. */
const SEEN = 18

const length = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0)
const gap = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(...a.flatMap(([x, y]) => b.map(([u, v]) => Math.hypot(x - u, y - v))))

describe.each([
  { board: 'the main board', drawn: mainSheet, touching: 157, corners: 4 },
  { board: 'the board beyond the passes', drawn: sheet, touching: 131, corners: 17 },
])('the drawn borders of $board', ({ drawn, touching, corners }) => {
  const { rows, borders, crossroads } = drawn
  const between = (a: string, b: string): number =>
    borders
      .filter(({ sides }) => sides.includes(a) && sides.includes(b))
      .reduce((sum, { points }) => sum + length(points), 0)
  const meets = (a: string, b: string): boolean =>
    crossroads.some(([, , four]) => four.split(' ').includes(a) && four.split(' ').includes(b))
  const pairs = rows.spaces.flatMap((a, i) => rows.spaces.slice(i + 1).map((b) => [a, b] as const))

  it('touch where the spaces are neighbours', () => {
    const neighbours = pairs.filter(([a, b]) => a.neighbours.includes(b.id))
    expect(neighbours).toHaveLength(touching)
    const apart = neighbours.filter(([a, b]) => between(a.id, b.id) < SEEN && !meets(a.id, b.id))
    expect(apart.map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  it('keep apart what is not', () => {
    const near = pairs.filter(([a, b]) => !a.neighbours.includes(b.id) && gap(outline(a.id), outline(b.id)) < APART)
    expect(near.map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  it('meet in a crossroads of four where one rides across a corner', () => {
    expect(crossroads).toHaveLength(corners)
    for (const [x, y, four] of crossroads) {
      const [a, b, c, d] = four.split(' ') as [string, string, string, string]
      for (const one of [a, b, c, d]) expect(outline(one)).toContainEqual([x, y])
      expect([between(a, c), between(b, d)]).toEqual([0, 0])
    }
  })

  it('leave room for the names: no building stands on one, in any language', () => {
    const covered = rows.regions.flatMap(({ id }) =>
      namesOf(id).flatMap((name) =>
        rows.locations
          .filter((row) => {
            const [x, y] = thresholdOf(row)
            return written(drawn.called[id]!, name).some(
              ([u, v]) => Math.abs(u - x) < SIDE && v > y - ROOF && v < y + STEP,
            )
          })
          .map((row) => `${name} is behind ${row.id}`),
      ),
    )
    expect(rows.regions.map(({ id }) => namesOf(id).length)).toEqual(rows.regions.map(() => 4))
    expect(covered).toEqual([])
  })

  it('lead round every space', () => {
    for (const { id } of rows.spaces) {
      expect(ringPath(id)).toMatch(/^M.*Z$/)
      expect(centreOf(id).room).toBeGreaterThan(30)
    }
  })
})

it('goes to the neighbour in a direction and to no other', () => {
  expect(towards('D1', 0)).toBe('D2')
  expect(towards('V8', Math.PI / 2)).toBeUndefined()
  for (const { id, neighbours } of spaces)
    for (const angle of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
      const next = towards(id, angle)
      if (next !== undefined) expect(neighbours).toContain(next)
    }
})

it('finds the way by the distances that were offered', () => {
  const distances = new Map([
    ['M2', 1],
    ['M3', 2],
    ['M9', 3],
  ])
  expect(wayTo('M9', 'M1', distances)).toEqual(['M1', 'M2', 'M3', 'M9'])
})

it('rides over the passes, by keys and by sight, only where they are', () => {
  const { links } = sheet.rows
  const passes = links.filter(({ kind }) => kind === 'pass')
  expect(towards('S8', 0, passes)).toBe('B1')
  expect(towards('B1', Math.PI, passes)).toBe('S8')
  expect(towards('C10', 0, passes)).toBe('B25')
  expect(towards('S8', 0)).not.toBe('B1')
  const distances = new Map([
    ['B1', 1],
    ['B2', 2],
  ])
  expect(wayTo('B2', 'S8', distances, links)).toEqual(['S8', 'B1', 'B2'])
})
