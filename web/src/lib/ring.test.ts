import { describe, expect, it } from 'vitest'
import { ringPlaces } from './ring'

describe('ringPlaces', () => {
  for (let others = 1; others <= 7; others++) {
    it(`seats ${others} others from left to right, mirrored about the middle`, () => {
      const places = ringPlaces(others)
      expect(places).toHaveLength(others)
      places.forEach((place, i) => {
        const twin = places[others - 1 - i]!
        expect(place.x + twin.x).toBe(100)
        expect(place.y).toBe(twin.y)
      })
    })
  }
})
