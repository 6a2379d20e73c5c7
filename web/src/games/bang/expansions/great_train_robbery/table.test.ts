import { expect, it } from 'vitest'
import { Narrator } from '../../../../client/narrate'
import { Words } from '../../../../lib/words'
import type { Offer } from '../../../../lib/protocol'
import { pathOf } from '../../paths'
import { show as showing } from '../../show'
import { bring } from '../../slices'
import type { BangView, GameEvent, TrainView } from '../../types'
import { prices } from './prices'
import { show } from './show'
import { steps } from './steps'
import { placeOf, sideOf, YARD } from './track'

bring('train', { steps, show })
const narrator = new Narrator(new Words('en', []), 'bang', ['Ann', 'Bob'], 0)
const train = (place: number, cars = 3): TrainView => ({
  locomotive: '',
  place,
  stations: ['boom_town', 'yooma', 'frisco', 'tombrock'].map((name) => ({
    name,
    price: ['any'],
    railcar: '',
    locomotive: false,
  })),
  railcars: Array.from({ length: cars }, (_, n) => ({ card: `car${n}`, station: '' })),
  railcars_left: 0,
  stations_left: 0,
})
const places = (place: number): number[] => [0, 1, 2].map((behind) => placeOf(train(place), behind))

it('puts each railcar under its station, and those that have not left the yard close together in it', () => {
  expect(places(3)).toEqual([2, 1, 0])
  const [first, ...waiting] = places(1)
  expect(first).toBe(0)
  for (const at of [...waiting, ...places(0)]) {
    expect(at).toBeLessThan(0)
    expect(at).toBeGreaterThanOrEqual(-YARD)
  }
  expect([...places(0)].sort((a, b) => b - a)).toEqual(places(0))
  expect(sideOf(train(0))).toBe('locomotive')
})

it('leads to a railcar over its station, to a move over the locomotive, to a sacrifice over what asks for it', () => {
  const options = [
    { option: 'pay_for', station: 'boom_town', card: 'caboose' },
    { option: 'take_freely', card: 'caboose' },
    { option: 'move_train' },
    { option: 'sacrifice', by: 'sleeper_car', card: 'barrel:QS', target: 1 },
    { option: 'end_turn' },
  ]
  const all = options.map((option, n) => ({ id: String(n), option })) as unknown as readonly Offer[]
  expect(all.map(({ option }) => pathOf(option, all))).toEqual([
    ['station:boom_town'],
    ['railcar:caboose'],
    ['engine:move'],
    ['card:sleeper_car', 'card:barrel:QS', 'seat:1'],
    ['end_turn'],
  ])
})

it('lets a railcar fly from its station, or from the train, to who takes it', () => {
  const taken = { event: 'railcar_taken', seat: 1, card: 'caboose', station: 'yooma' } as GameEvent
  const from = (event: GameEvent): string | number | undefined =>
    showing(event, narrator, {} as BangView).effect?.flights?.[0]?.from
  expect(from(taken)).toBe('station:yooma')
  expect(from({ ...taken, station: null } as GameEvent)).toBe('train')
})

it('has a mark for every sign of a price', () => {
  for (const sign of [
    'card:bang',
    'card:panic/cat_balou',
    'suit:clubs',
    'rank:2-9',
    'rank:10-A',
    'blue',
    'any',
    'life',
  ])
    expect(prices[sign], sign).toBeTruthy()
})
