import { expect, test } from 'vitest'
import { courseOf, HIGH, WIDE } from './course'

const points = (...values: number[]) => values.map((shown, at) => ({ at, shown }))

test('the best is at the top, the last game at the right', () => {
  const course = courseOf(points(1, 5, 3))
  expect(course.line).toBe('M6.0 90.0L160.0 6.0L314.0 48.0')
  expect([course.low, course.high]).toEqual([1, 5])
})

test('a single game is a point in the middle', () => {
  const course = courseOf(points(2))
  expect([course.x, course.y]).toEqual([6, HIGH / 2])
  expect(course.x).toBeLessThan(WIDE)
})
