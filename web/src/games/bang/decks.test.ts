import { expect, it } from 'vitest'
import { eventDecks } from './decks'
import type { BangView } from './types'

it('finds the decks of events among whatever lies on the table', () => {
  const parts = {
    events: { present: 'dusk', upcoming: '', left: 3 },
    claims: { left: 4, purses: [1, 2], own: [3] },
    show: { present: '', upcoming: 'parade', left: 9 },
  }
  expect(eventDecks({ parts } as unknown as BangView).map((deck) => [deck.name, deck.present, deck.left])).toEqual([
    ['events', 'dusk', 3],
    ['show', '', 9],
  ])
  expect(eventDecks({ parts: {} } as BangView)).toEqual([])
})
