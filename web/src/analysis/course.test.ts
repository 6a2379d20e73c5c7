import { describe, expect, it } from 'vitest'
import type { GameAnalysis } from '../lib/protocol'
import { cameTo, glimpsesOf, hiddenAtFirst, lastHidden, pointsOf, seenThrough, sidesOf, turnMarks } from './course'

const moment = (answer: number, chances: number[], suspicions: Record<string, number>[] = []) => ({
  answer,
  turn: answer,
  active: 0,
  chances,
  suspicions,
  counted: false,
})
const found = {
  names: ['Ann', 'Bob', 'Cat'],
  roles: ['sheriff', 'outlaw', 'outlaw'],
  moments: [moment(0, [0.4, 0.6, 0.6], [{ sheriff: 1 }, { outlaw: 0.5 }, { outlaw: 0.7 }]), moment(9, [0, 1, 1])],
} as unknown as GameAnalysis

describe('the course of a game', () => {
  it('has one line for those who win together', () => {
    expect(sidesOf(found).map((side) => side.seats)).toEqual([[0], [1, 2]])
    expect(sidesOf(found)[1]!.chances).toEqual([0.6, 1])
  })
  it('came to where it stood before the end, if it has one', () => {
    expect(sidesOf(found).map((side) => cameTo(found, side))).toEqual([0.4, 0.6])
    const cut = { ...found, roles: [] }
    expect(sidesOf(cut).map((side) => cameTo(cut, side))).toEqual([0, 1])
    expect(cameTo(found, { seats: [0], chances: [1] })).toBe(1)
  })
  it('is drawn with the surest win at the top', () => {
    expect(pointsOf([0, 0.25, 1], 100, 40)).toBe('0,40 50,30 100,0')
    expect(pointsOf([0.5], 100, 40)).toBe('0,20')
  })
  it('has the numbers of turns below it, as many as there is room for', () => {
    const course = (turns: readonly number[], roles: readonly string[]): GameAnalysis =>
      ({ ...found, roles, moments: turns.map((turn) => ({ ...moment(turn, []), turn })) }) as unknown as GameAnalysis
    const few = course([1, 2, 3, 4, 4], ['outlaw'])
    expect(turnMarks(few)).toEqual([1, 2, 3, 4].map((turn, i) => ({ turn, at: i / 4 })))
    expect(turnMarks(course([0, 1, 2], [])).map(({ turn, at }) => [turn, at])).toEqual([
      [1, 0.5],
      [2, 1],
    ])
    const many = course([...Array(36).keys()], [])
    expect(turnMarks(many).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30, 35])
    expect(turnMarks(course([1], []))).toEqual([{ turn: 1, at: 0 }])
  })
  it('tells how far somebody was seen through', () => {
    expect([seenThrough(found, 0), seenThrough(found, 2)]).toEqual([null, 0.7])
    expect(seenThrough({ ...found, roles: [] }, 0)).toBeNull()
  })
  it('tells in which turns they were', () => {
    const shares = [0.5, 0.55, 0.8, 0.6, 0.95, 0.7]
    const moments = shares.map((outlaw, i) => moment(i * 4, [], [{ sheriff: 1 }, { outlaw }, { outlaw: 0.5 }]))
    const told = { ...found, moments } as unknown as GameAnalysis
    expect(glimpsesOf(told, 1).map(({ answer, before, after }) => [answer, before, after])).toEqual([
      [4, 0.55, 0.8],
      [12, 0.6, 0.95],
      [16, 0.95, 0.7],
    ])
    expect(glimpsesOf(told, 2)).toEqual([])
    expect(lastHidden(told, 1)?.answer).toBe(20)
    expect(lastHidden(told, 0)).toBeUndefined()
    expect([0, 1].map((seat) => hiddenAtFirst(told, seat))).toEqual([false, true])
  })
  it('does not tell for seen through whose card was turned up', () => {
    const moments = [0.5, 0.8, 1, 1].map((outlaw, i) => moment(i * 4, [], [{ sheriff: 1 }, { outlaw }]))
    const told = { ...found, moments } as unknown as GameAnalysis
    expect(seenThrough(told, 1)).toBe(0.8)
    expect(lastHidden(told, 1)?.answer).toBe(4)
    expect(glimpsesOf(told, 1).map(({ after }) => after)).toEqual([0.8])
  })
  it('does not take for unsuspected who is suspected of another role than was dealt', () => {
    const shares: [string, number][] = [
      ['renegade', 0.4],
      ['renegade', 0.6],
      ['deputy', 1],
      ['deputy', 1],
      ['renegade', 0.5],
    ]
    const moments = shares.map(([role, share], i) => moment(i * 4, [], [{ [role]: share }]))
    const told = { ...found, roles: ['renegade'], moments } as unknown as GameAnalysis
    expect(glimpsesOf(told, 0).map(({ answer, after }) => [answer, after])).toEqual([[0, 0.6]])
  })
})
