import { expect, test } from 'vitest'
import { duration } from './duration'

test('a stretch of time has one unit', () => {
  expect(duration(40, 'en')).toBe('40 sec')
  expect(duration(59.9, 'en')).toBe('59 sec')
  expect(duration(60, 'en')).toBe('1 min')
  expect(duration(3 * 3600 + 5, 'en')).toBe('3 hr')
  expect(duration(2 * 86400, 'en')).toBe('2 days')
  expect(duration(-1, 'en')).toBe('0 sec')
})

test('and is written as the language does', () => {
  expect(duration(300, 'ru')).toBe('5 мин')
  expect(duration(300, 'uk')).toBe('5 хв')
  expect(duration(300, 'cs')).toBe('5 min')
})
