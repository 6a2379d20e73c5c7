import { beforeAll, expect, it } from 'vitest'
import { Narrator } from '../../client/narrate'
import { Words } from '../../lib/words'
import type { Offer } from '../../lib/protocol'
import { pathOf } from './paths'
import { show } from './show'
import { bring, inFrontOf, isBoon, pieceLabel, piecesOf } from './slices'
import type { BangView, GameEvent } from './types'

const narrator = new Narrator(new Words('en', []), 'bang', ['Ann', 'Bob'], 0)
const parts = (...names: string[]): BangView =>
  ({ parts: Object.fromEntries(names.map((name) => [name, {}])) }) as unknown as BangView

beforeAll(() =>
  bring('claims', {
    pieces: { claims: { place: 'centre', belongings: (_, seat) => [{ kind: 'claim', id: `claim ${seat}` }] } },
    steps: { buy: ({ equipment }) => [`claim:${equipment}`] },
    labels: { claim: (id) => `claim ${id}` },
    show: { equipment_bought: ({ seat }) => ({ lasts: 5, effect: { flashes: [{ seat, kind: 'use' }] } }) },
    helps: ({ ask }) => ask === 'for_whom',
  }),
)

it('draws the pieces of the parts that lie on the table', () => {
  expect(piecesOf(parts('claims', 'events')).map(({ name, place }) => [name, place])).toEqual([['claims', 'centre']])
  expect(piecesOf(parts('events'))).toEqual([])
})

it('leads to an option over the pieces of its expansion', () => {
  const all = [
    { id: 'a', option: { option: 'buy', equipment: 'pan', price: 1 } },
    { id: 'b', option: { option: 'use_equipment', equipment: 'pan' } },
  ] as readonly Offer[]
  expect(all.map(({ option }) => pathOf(option, all))).toEqual([['claim:pan'], ['use_equipment']])
})

it('calls a step by its name, if it is made on a piece', () => {
  expect(pieceLabel('claim:pan:3', narrator)).toBe('claim pan:3')
  expect(pieceLabel('card:bang:7D', narrator)).toBeUndefined()
})

it('lets an expansion show its events, and no others', () => {
  const bought = { event: 'equipment_bought', seat: 1, equipment: 'pan', price: 1 } as GameEvent
  expect(show(bought, narrator, parts())).toEqual({ lasts: 5, effect: { flashes: [{ seat: 1, kind: 'use' }] } })
  expect(show({ ...bought, event: 'bell_rung' } as GameEvent, narrator, parts())).toEqual({ lasts: 320 })
  expect(['for_whom', 'choose_effect'].map((ask) => isBoon({ ask }))).toEqual([true, false])
})

it('tells what lies in front of whoever plays a character, cards and pieces alike', () => {
  const view = { ...parts('claims'), players: [{ seat: 0, character: 'ace', in_play: ['barrel:KS'] }] }
  const front = inFrontOf(view as unknown as BangView, { kind: 'character', id: 'ace' })
  expect(front).toEqual([
    { kind: 'card', id: 'barrel', copy: 'barrel:KS' },
    { kind: 'claim', id: 'claim 0' },
  ])
  expect(inFrontOf(view as unknown as BangView, { kind: 'character', id: 'king' })).toEqual([])
  expect(inFrontOf(view as unknown as BangView, { kind: 'card', id: 'ace' })).toEqual([])
})
