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

it('says what is to be done to a player where there is something else to do', () => {
  const swap = { option: 'swap' }
  const alone = offers({ ...swap, target: 1 }, { ...swap, target: 2 }, { option: 'decline' })
  expect(paths(alone)).toEqual([['seat:1'], ['seat:2'], ['decline']])
  const play = { option: 'play', card: 'beer:6H', target: null }
  expect(paths(offers(play, { ...swap, target: 1 }, { ...swap, target: 2 }))).toEqual([
    ['card:beer:6H'],
    ['do:swap', 'seat:1'],
    ['do:swap', 'seat:2'],
  ])
  expect(paths(offers(play, { ...swap, target: 1 }))).toEqual([['card:beer:6H'], ['swap']])
})

it('so it does with what lies before somebody else', () => {
  const smash = { option: 'smash', owner: 2 }
  const play = { option: 'play', card: 'beer:6H', target: null }
  expect(paths(offers(play, { ...smash, card: 'barrel:QS' }, { ...smash, card: 'scope:AS' })).slice(1)).toEqual([
    ['do:smash', 'card:barrel:QS'],
    ['do:smash', 'card:scope:AS'],
  ])
})

it('spreads out what is named', () => {
  expect(paths(offers({ option: 'name', name: 'duel' }, { option: 'name', name: 'beer' }))).toEqual([
    ['card:duel'],
    ['card:beer'],
  ])
})

it('tells apart what goes through the same things', () => {
  const name = { option: 'name_suit' }
  expect(paths(offers({ ...name, suit: 'hearts' }, { ...name, suit: 'clubs' }))).toEqual([
    ['answer:offer-0'],
    ['answer:offer-1'],
  ])
  const aimed = { option: 'play', card: 'bang:7D', target: 1 }
  const both = offers({ ...aimed, at: 'barrel:QS' }, { ...aimed, at: 'scope:AS' }, { option: 'end_turn' })
  expect(paths(both).slice(0, 2)).toEqual([
    ['card:bang:7D', 'seat:1', 'answer:offer-0'],
    ['card:bang:7D', 'seat:1', 'answer:offer-1'],
  ])
})

it('asks for the target alone where the card is settled', () => {
  const play = { option: 'play', card: 'bang:7D' }
  expect(paths(offers({ ...play, target: 1 }, { ...play, target: 2 }))).toEqual([['seat:1'], ['seat:2']])
  expect(paths(offers({ ...play, target: 1 }))).toEqual([['card:bang:7D', 'seat:1']])
})

it('says in words what is one of two things, and not one of several players', () => {
  expect(paths(offers({ option: 'deck_cards' }, { option: 'their_cards', seat: 3 }))).toEqual([
    ['deck_cards'],
    ['their_cards'],
  ])
  expect(paths(offers({ option: 'shoot_at', seat: 3 }, { option: 'decline' }))).toEqual([['seat:3'], ['decline']])
})
