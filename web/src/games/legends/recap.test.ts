import { expect, it } from 'vitest'
import { recapOf, sheriffWay, talesOf, type Stretch } from './recap'
import type { GameEvent } from './types'

const events: readonly GameEvent[] = [
  { event: 'figure_placed', seat: 1, space: 'A1' },
  { event: 'sheriff_moved', seat: null, to: 'D1', way: ['D2', 'D1'], by: 'start' },
  { event: 'turn_started', seat: 1, round: 2 },
  { event: 'moved', seat: 1, to: 'A3', way: ['A2', 'A3'], by: 'move' },
  { event: 'legend_gained', seat: 1, amount: 3, lp: 5, by: 'story' },
  { event: 'legend_lost', seat: 1, amount: 1, lp: 4, by: 'arrest' },
  { event: 'money_gained', seat: 1, amount: 20, money: 40, by: 'work' },
  { event: 'money_lost', seat: 1, amount: 20, money: 20, by: 'shop' },
  { event: 'wounds_taken', seat: 2, amount: 1, wounds: 1, by: 'fight' },
  { event: 'arrested', seat: 1, cause: null, to: 'D1' },
  { event: 'sheriff_moved', seat: null, to: 'D3', way: ['D2', 'D3'], by: 'patrol' },
  { event: 'story_resolved', deck: 0, story: 'gold_rush', contributors: [1] },
  { event: 'turn_started', seat: 0, round: 2 },
  { event: 'legend_gained', seat: 1, amount: 9, lp: 13, by: 'later' },
]
const stretch: Stretch = { events, from: 2, to: 12 }

it('tells of somebody where they rode, what they have more or less, and what they did', () => {
  expect(recapOf(stretch, 1)).toEqual({
    way: [['A1', 'A2', 'A3'], ['D1']],
    changes: [{ mark: 'lp', amount: 2 }],
    deeds: [events[9]],
  })
  expect(recapOf(stretch, 2)).toEqual({ way: [], changes: [{ mark: 'wound', amount: 1 }], deeds: [] })
})

it('tells where the Sheriff rode, and which stories were told', () => {
  expect(sheriffWay(stretch)).toEqual(['D1', 'D2', 'D3'])
  expect(sheriffWay({ ...stretch, to: 4 })).toEqual([])
  expect(talesOf(stretch)).toEqual([events[11]])
})
