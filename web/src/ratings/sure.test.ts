import { describe, expect, it } from 'vitest'
import type { Rating } from '../lib/protocol'
import { likely, place, sureness, whole } from './sure'

const rated = (mu: number, sigma: number): Rating => ({
  name: 'Ann',
  games: 1,
  mu,
  sigma,
  shown: mu - 3 * sigma,
})

describe('how sure a rating is', () => {
  it('begins as a guess and ends as knowledge', () => {
    expect([8.3, 6, 4, 1].map((sigma) => sureness(rated(25, sigma)))).toEqual([
      'web-sure-not',
      'web-sure-little',
      'web-sure-fairly',
      'web-sure-very',
    ])
  })

  it('is drawn on one scale for all', () => {
    const all = [rated(30, 2), rated(20, 5)]
    const span = whole(all)
    expect(span).toEqual({ low: 10, high: 34 })
    expect(place(22, span)).toBe(50)
    expect(all.map(likely).every(({ low, high }) => place(low, span) >= 0 && place(high, span) <= 100)).toBe(true)
  })

  it('has a place even where nobody differs', () => {
    expect(place(25, { low: 25, high: 25 })).toBe(0)
  })
})
