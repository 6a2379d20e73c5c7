import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Patience } from './patience'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The seconds after which it goes on. */
function pause(patience: Patience, again: () => void): number {
  const before = vi.mocked(again).mock.calls.length
  patience.wait()
  let seconds = 0
  for (; vi.mocked(again).mock.calls.length === before; seconds += 1) vi.advanceTimersByTime(1000)
  return seconds
}

test('each pause in vain is followed by a longer one, up to a minute', () => {
  const again = vi.fn()
  const patience = new Patience(again)
  expect([1, 2, 3, 4].map(() => pause(patience, again))).toEqual([15, 30, 60, 60])
  patience.rewarded()
  expect(pause(patience, again)).toBe(15)
})

test('who waits twice, or leaves, is not called for the first', () => {
  const again = vi.fn()
  const patience = new Patience(again)
  patience.wait()
  patience.wait()
  vi.advanceTimersByTime(600_000)
  expect(again).toHaveBeenCalledTimes(1)
  patience.wait()
  patience.stop()
  vi.advanceTimersByTime(600_000)
  expect(again).toHaveBeenCalledTimes(1)
})
