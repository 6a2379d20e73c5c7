import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { playerCounts, roomier } from './counts'

const info = {
  players: [4, 5],
  expansions: [
    { name: 'same', players: [] },
    { name: 'roomy', players: [3, 4, 5, 6] },
  ],
} as unknown as GameInfo

describe('how many can play', () => {
  it('is told by the game and the boxes that were chosen', () => {
    expect(playerCounts(info, [])).toEqual([4, 5])
    expect(playerCounts(info, ['roomy'])).toEqual([3, 4, 5, 6])
  })

  it('says which box would make room for others', () => {
    expect(roomier(info, ['same'])).toEqual({ name: 'roomy', counts: [3, 6] })
    expect(roomier(info, ['roomy'])).toBeNull()
  })
})
