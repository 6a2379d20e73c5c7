import { expect, it } from 'vitest'
import { Words } from '../../lib/words'
import { Narrator } from '../../client/narrate'
import type { BangView, GameEvent } from './types'
import { echoes, show } from './show'

const written = (events: object[]): string[] =>
  (events as GameEvent[]).filter((event, i, all) => !echoes(event, all[i - 1])).map((event) => event.event)

it('a shot that a card has announced is written down once', () => {
  const played = { event: 'card_played', seat: 0, card: 'bang:7D', name: 'bang', target: 2 }
  const shot = { event: 'shot_fired', seat: 0, target: 2, by: 'bang' }
  expect(written([played, shot])).toEqual(['card_played'])
  expect(written([{ ...played, card: 'gatling:10H', target: null }, shot])).toEqual(['card_played', 'shot_fired'])
})

it('so is a card that stays where it was played', () => {
  const gun = { event: 'card_played', seat: 0, card: 'volcanic:10C', name: 'volcanic', target: null }
  const jail = { event: 'card_played', seat: 0, card: 'jail:4H', name: 'jail', target: 3 }
  expect(written([gun, { event: 'card_placed', seat: 0, card: 'volcanic:10C', owner: 0 }])).toEqual(['card_played'])
  expect(written([jail, { event: 'card_placed', seat: 0, card: 'jail:4H', owner: 3 }])).toEqual(['card_played'])
  expect(
    written([
      jail,
      { event: 'card_discarded', seat: 3, card: 'barrel:QS' },
      { event: 'card_placed', seat: 0, card: 'jail:4H', owner: 3 },
    ]),
  ).toHaveLength(3)
})

it('a card flies to the pile where the table shows it there, and nowhere else', () => {
  const narrator = new Narrator(new Words('en', []), 'bang', ['Ann', 'Bob'], 0)
  const played = { event: 'card_played', seat: 0, card: 'bang:7D', name: 'bang', target: 1 } as GameEvent
  const flights = (top: string | null): number | undefined =>
    show(played, narrator, { pile_top: top } as BangView).effect?.flights?.length
  expect([flights('bang:7D'), flights('beer:6H'), flights(null)]).toEqual([1, 0, 0])
})
