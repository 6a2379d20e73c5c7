import { describe, expect, it } from 'vitest'
import type { GameEvent, LegendsView } from '../types'
import { finalLines, lpOverTime, rideOf, sourcesOf, spacesRidden, sumOf } from './score'

const view = {
  players: [
    { seat: 0, lp: 18 },
    { seat: 1, lp: 9 },
  ],
} as unknown as LegendsView
const game = [
  { event: 'figure_placed', seat: 0, space: 'M1' },
  { event: 'figure_placed', seat: 1, space: 'D8' },
  { event: 'turn_started', seat: 0, round: 1 },
  { event: 'moved', seat: 0, to: 'M4', way: ['M2', 'M4'], by: 'move' },
  { event: 'legend_gained', seat: 0, amount: 10, lp: 10, by: 'deposit' },
  { event: 'turn_started', seat: 1, round: 1 },
  { event: 'legend_gained', seat: 1, amount: 9, lp: 9, by: 'duel' },
  { event: 'arrested', seat: 0, cause: 1, to: 'D1' },
  { event: 'moved', seat: 0, to: 'D2', way: ['D2'], by: 'sprint' },
  { event: 'legend_gained', seat: 0, amount: 6, lp: 16, by: 'deposit' },
  { event: 'legend_lost', seat: 0, amount: 1, lp: 15, by: 'fight_2' },
  { event: 'final_score', seat: 0, part: 'upgrades', amount: 2, lp: 17 },
  { event: 'final_score', seat: 0, part: 'money', amount: 2, lp: 19 },
  { event: 'final_score', seat: 0, part: 'wounds', amount: -1, lp: 18 },
] as unknown as readonly GameEvent[]

describe('how a game went', () => {
  it('counts the final scoring line by line', () => {
    const lines = finalLines(view, game)
    expect(lines).toEqual([
      { part: 'game', amounts: [15, 9] },
      { part: 'upgrades', amounts: [2, 0] },
      { part: 'money', amounts: [2, 0] },
      { part: 'wounds', amounts: [-1, 0] },
    ])
    expect(sumOf(lines, 0)).toBe(18)
    expect(sumOf(lines, 0, 2)).toBe(17)
    expect(sumOf(lines, 1)).toBe(9)
  })

  it('puts what an expansion adds before the wounds', () => {
    const more = { event: 'final_score', seat: 0, part: 'gambler', amount: 1, lp: 19 } as unknown as GameEvent
    expect(finalLines(view, [...game, more]).map(({ part }) => part)).toEqual([
      'game',
      'upgrades',
      'money',
      'gambler',
      'wounds',
    ])
  })

  it('knows the points at every turn', () => {
    expect(lpOverTime(view, game)).toEqual([
      [0, 10, 18],
      [0, 0, 9],
    ])
  })

  it('follows a ride, and breaks it where somebody was taken away', () => {
    expect(rideOf(game, 0)).toEqual([
      ['M1', 'M2', 'M4'],
      ['D1', 'D2'],
    ])
    expect(spacesRidden(game, 0)).toBe(3)
    expect(rideOf(game, 1)).toEqual([['D8']])
  })

  it('tells what made the points', () => {
    expect(sourcesOf(game, 0).map(({ by, lp }) => [by, lp])).toEqual([
      ['deposit', 16],
      ['upgrades', 2],
      ['money', 2],
      ['fight_2', -1],
      ['wounds', -1],
    ])
  })
})
