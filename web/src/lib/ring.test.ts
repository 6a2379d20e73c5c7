import { describe, expect, it } from 'vitest'
import { along, curve, ringPlaces } from './ring'

describe('ringPlaces', () => {
  for (let others = 1; others <= 8; others++) {
    it(`seats ${others} others, mirrored about the middle`, () => {
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

describe('along', () => {
  it('leads from one seat to the other, by a bend towards the middle', () => {
    const points = along(curve({ x: 10, y: 50 }, { x: 30, y: 20 }), 4)
    expect(points).toHaveLength(5)
    expect(points[0]).toEqual({ x: 10, y: 50 })
    expect(points[4]).toEqual({ x: 30, y: 20 })
    expect(points[2]!.x).toBeGreaterThan(20)
    expect(points[2]!.y).toBeGreaterThan(35)
  })
})
