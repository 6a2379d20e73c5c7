import { expect, test } from 'vitest'
import type { SeatInfo } from '../lib/protocol'
import { absence } from './absence'

const away = (seconds: number | null): SeatInfo => ({ away: seconds }) as SeatInfo

test('whoever is here is not away, and a broken line is no absence', () => {
  expect(absence(away(null), 0, 60_000)).toBeNull()
  expect(absence(away(0), 1000, 9000)).toBeNull()
})

test('an absence goes on from what was told', () => {
  expect(absence(away(0), 1000, 9001)).toBe(8001)
  expect(absence(away(300), 1000, 61_000)).toBe(360_000)
})
