import { expect, test } from 'vitest'
import type { SeatInfo } from '../lib/protocol'
import { comings, stoodIn } from './standing'

const seat = (number: number, why: SeatInfo['why']): SeatInfo =>
  ({ seat: number, name: `P${number}`, why, stood_in: why !== null }) as SeatInfo

test('everybody hears for whom a bot stepped in and who is back', () => {
  const before = [seat(0, null), seat(1, 'gone'), seat(2, null), seat(3, 'time')]
  const after = [seat(0, 'time'), seat(1, null), seat(2, 'choice'), seat(3, 'time')]
  expect(comings(before, after)).toEqual([
    ['web-bot-took-time', 0],
    ['web-seat-given-back', 1],
  ])
})

test('the reader is told why', () => {
  expect(stoodIn('time')).toBe('web-bot-plays-time')
  expect(stoodIn('choice')).toBe('web-bot-plays')
  expect(stoodIn(null)).toBe('web-bot-plays')
})
