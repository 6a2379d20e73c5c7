import { describe, expect, it } from 'vitest'
import { applyChanges } from './changes'

const view = {
  turn: 1,
  players: [
    { seat: 0, life: 4, hand: ['a', 'b'] },
    { seat: 1, life: 3, hand: [] },
  ],
  piles: { gold: { size: 9 }, mine: { size: 4 } },
}

describe('changes of a view', () => {
  it('are put where they belong', () => {
    const after = applyChanges(view, [
      ['turn', 2],
      ['players', 1, 'life', 2],
      ['players', 0, 'hand', ['a']],
      ['piles', 'gold', 'size', 8],
    ])
    expect(after).toEqual({
      turn: 2,
      players: [
        { seat: 0, life: 4, hand: ['a'] },
        { seat: 1, life: 2, hand: [] },
      ],
      piles: { gold: { size: 8 }, mine: { size: 4 } },
    })
  })

  it('leave everything else as the same object, and the old view as it was', () => {
    const copy = structuredClone(view)
    const after = applyChanges(view, [['players', 1, 'life', 2]]) as typeof view
    expect(after.players[0]).toBe(view.players[0])
    expect(after.piles).toBe(view.piles)
    expect(view).toEqual(copy)
    expect(applyChanges(view, [])).toBe(view)
  })

  it('do no harm when they are told twice, and may change the whole', () => {
    const change = ['players', 0, 'hand', ['c']]
    expect(applyChanges(view, [change, change])).toEqual(applyChanges(view, [change]))
    expect(applyChanges(view, [[{ turn: 9 }]])).toEqual({ turn: 9 })
  })
})
