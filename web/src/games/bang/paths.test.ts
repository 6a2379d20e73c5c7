import { expect, it } from 'vitest'
import type { Offer } from '../../lib/protocol'
import { pathOf } from './paths'

const offers = (...options: object[]): readonly Offer[] =>
  options.map((option, i) => ({ id: `offer-${i}`, option }) as unknown as Offer)
const paths = (all: readonly Offer[]): readonly (readonly string[])[] => all.map(({ option }) => pathOf(option, all))

it('leads from a card to a player', () => {
  const play = { option: 'play', card: 'bang:7D' }
  expect(paths(offers({ ...play, target: 1 }, { ...play, target: 2 }, { option: 'end_turn' }))).toEqual([
    ['card:bang:7D', 'seat:1'],
    ['card:bang:7D', 'seat:2'],
    ['end_turn'],
  ])
})

it('tells apart what goes through the same things', () => {
  const name = { option: 'name_suit' }
  expect(paths(offers({ ...name, suit: 'hearts' }, { ...name, suit: 'clubs' }))).toEqual([
    ['answer:offer-0'],
    ['answer:offer-1'],
  ])
  const aimed = { option: 'play', card: 'bang:7D', target: 1 }
  expect(paths(offers({ ...aimed, at: 'barrel:QS' }, { ...aimed, at: 'scope:AS' }))).toEqual([
    ['card:bang:7D', 'seat:1', 'answer:offer-0'],
    ['card:bang:7D', 'seat:1', 'answer:offer-1'],
  ])
})
