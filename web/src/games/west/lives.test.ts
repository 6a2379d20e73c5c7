import { expect, it } from 'vitest'
import type { GameEvent, View } from '../../lib/protocol'
import { livesOverTime } from './lives'

it('finds where everybody began and follows each change', () => {
  const view = {
    players: [
      { seat: 0, life: 2 },
      { seat: 1, life: 4 },
      { seat: 2, life: 3 },
    ],
  } as unknown as View
  const events = [
    { event: 'turn_started', seat: 0 },
    { event: 'life_lost', seat: 0, amount: 2, life: 2, by: 'bang', cause: 1 },
    { event: 'life_gained', seat: 0, amount: 1, life: 3, by: 'beer', cause: 0 },
    { event: 'life_lost', seat: 0, amount: 1, life: 2, by: 'bang', cause: 1 },
    { event: 'life_gained', seat: 1, amount: 1, life: 4, by: 'beer', cause: 1 },
  ] as unknown as GameEvent[]
  expect(livesOverTime(view, events)).toEqual([
    [4, 2, 3, 2, 2],
    [3, 3, 3, 3, 4],
    [3, 3, 3, 3, 3],
  ])
})
