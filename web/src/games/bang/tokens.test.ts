import { expect, it, vi } from 'vitest'
import { bring } from './slices'
import { ofSeat, onCard, tokenParts, tokensOf } from './tokens'
import type { BangView } from './types'

vi.mock('../../app/lang.svelte', () => ({ t: (id: string) => id }))

const view = {
  parts: {
    loads: { supply: 20, characters: [0, 2], cards: { 'whip:5C': 3 }, most: 4, costs: {} },
    purses: { coins: [1, 0] },
    events: { present: 'dusk', upcoming: '', left: 3 },
  },
  players: [
    { seat: 0, character: 'ann' },
    { seat: 1, character: 'bob' },
  ],
} as unknown as BangView
const counts = (tokens: readonly { count: number }[]): number[] => tokens.map(({ count }) => count)

it('finds tokens on cards and characters, whichever expansion has laid them there', () => {
  expect(tokenParts(view).map(({ name }) => name)).toEqual(['loads'])
  expect([counts(onCard(view, 'whip:5C')), counts(onCard(view, 'bang:7D'))]).toEqual([[3], []])
  expect([counts(ofSeat(view, 0)), counts(ofSeat(view, 1))]).toEqual([[], [2]])
})

it('counts what is in the purse of a player', () => {
  bring('purses', {
    pieces: { purses: { purse: ({ parts }, seat) => (parts.purses as { coins: number[] }).coins[seat]! } },
  })
  expect([counts(ofSeat(view, 0)), counts(ofSeat(view, 1))]).toEqual([[1], [2]])
})

it('shows them with the card or the character that is looked at', () => {
  expect(counts(tokensOf(view, { kind: 'card', id: 'whip', copy: 'whip:5C' }))).toEqual([3])
  expect(counts(tokensOf(view, { kind: 'card', id: 'whip' }))).toEqual([])
  expect(counts(tokensOf(view, { kind: 'character', id: 'bob' }))).toEqual([2])
})
