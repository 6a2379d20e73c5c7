import { expect, it } from 'vitest'
import { centreOf } from '../../map/country'
import { checkpoints, farAt, onwards, rails, stopAt } from './rails'
import { sheet } from './sheet'

it('lead from checkpoint to checkpoint, each nearer to the end of the round', () => {
  const places = new Set(
    checkpoints.flatMap((space) => (sheet.rows.spaces.some(({ id }) => id === space) ? [space] : [])),
  )
  expect([checkpoints.length, places.size]).toEqual([8, 3])
  const far = checkpoints.map((space) => farAt.get(space)!)
  expect(far).toEqual([...far].sort((a, b) => a - b))
  expect(rails).toMatch(/^M[\d. L-]+Z$/)
})

it('pass through the spaces at which the train stops', () => {
  for (const space of checkpoints) {
    const [[x, y], at] = [stopAt.get(space)!, centreOf(space)]
    expect(Math.hypot(x - at.x, y - at.y), space).toBeLessThan(at.room * 1.3)
  }
})

it('are never run backwards', () => {
  let far = 0
  for (let i = 1; i < 20; i += 1) {
    const next = onwards(far, checkpoints[i % checkpoints.length]!)
    expect(next).toBeGreaterThan(far)
    expect(next - far).toBeLessThan(100)
    far = next
  }
})
