import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pulse } from './pulse'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line that falls silent so many milliseconds after the watch over it began: how long until that is noticed. */
function noticed(after: number, answers = 0): number {
  let said = 0
  let dead = 0
  const pulse: Pulse = new Pulse(
    () => (said += 1) <= answers && pulse.heard(),
    () => (dead = performance.now()),
  )
  vi.advanceTimersByTime(after)
  pulse.heard()
  const silent = performance.now()
  while (!dead) vi.advanceTimersByTime(10)
  pulse.stop()
  return dead - silent
}

test('a dead line is noticed within five seconds, whenever it dies', () => {
  for (let after = 0; after < 600; after += 30) {
    const took = noticed(after)
    expect(took).toBeGreaterThan(4000)
    expect(took).toBeLessThan(5000)
  }
})

test('a line that answers lives on', () => {
  expect(noticed(0, 4)).toBeGreaterThan(4 * 2000)
})

test('a line that does not open is given up, one that is not there is not', () => {
  const dead = vi.fn()
  const pulse = new Pulse(() => undefined, dead)
  pulse.opening()
  vi.advanceTimersByTime(5000)
  expect(dead).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(dead).toHaveBeenCalledTimes(1)
  pulse.stop()
})

test('who was asleep listens first', () => {
  const dead = vi.fn()
  const pulse = new Pulse(() => undefined, dead)
  pulse.heard()
  vi.advanceTimersByTime(2500)
  // The clock went on, and nothing was looked at meanwhile.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000)
  vi.advanceTimersByTime(250)
  expect(dead).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  pulse.stop()
})
