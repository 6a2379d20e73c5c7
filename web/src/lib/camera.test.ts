import { expect, it } from 'vitest'
import { centred, covering, inSight, settle, showing, whole, zoomAt } from './camera'

const picture = { width: 1000, height: 500 }
const port = { width: 400, height: 400 }

it('knows when all is in sight and when the window is covered', () => {
  expect(whole(picture, port)).toBe(0.4)
  expect(covering(picture, port)).toBe(0.8)
})

it('keeps what is under the fingers where it is', () => {
  const camera = zoomAt({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 })
  expect(camera).toEqual({ x: -90, y: -80, scale: 2 })
})

it('shows nothing beside the picture, and centres what is smaller than the window', () => {
  expect(settle({ x: 50, y: 50, scale: 0.8 }, picture, port, 4)).toEqual({ x: 0, y: 0, scale: 0.8 })
  expect(settle({ x: -900, y: 0, scale: 0.8 }, picture, port, 4)).toEqual({ x: -400, y: 0, scale: 0.8 })
  expect(settle({ x: 7, y: 7, scale: 0.1 }, picture, port, 4)).toEqual({ x: 0, y: 100, scale: 0.4 })
  expect(settle({ x: 0, y: 0, scale: 99 }, picture, port, 4).scale).toBe(1.6)
})

it('goes where something happens', () => {
  const spot = { x: 500, y: 250 }
  const camera = centred(spot, 2, port)
  expect(camera).toEqual({ x: -800, y: -300, scale: 2 })
  expect(inSight(spot, camera, port, 40)).toBe(true)
  expect(inSight({ x: 100, y: 100 }, camera, port, 40)).toBe(false)
})

it('goes further away until all there is to choose from is in sight, and stays where it is already', () => {
  const near = { x: 0, y: 0, scale: 2 }
  const spots = [
    { x: 50, y: 50 },
    { x: 900, y: 400 },
  ]
  const far = showing(spots, near, port, 20)
  expect(far.scale).toBeLessThan(near.scale)
  expect(spots.every((spot) => inSight(spot, far, port, 19))).toBe(true)
  expect(showing(spots, far, port, 19)).toBe(far)
  // One spot alone is brought without going away from it.
  expect(showing([{ x: 900, y: 400 }], near, port, 20).scale).toBe(2)
})
