import type { Narrator } from '../../../../client/narrate'
import type { Flight } from '../../../../play/effects.svelte'
import type { Thing } from '../../../../play/showing'
import { tokenPictures } from '../../pictures'
import type { Slice } from '../../slices'
import type { BangView, GoldView } from '../../types'
import Equipment from './Equipment.svelte'
import Shop from './Shop.svelte'

const PART = 'gold'
const goldOf = (view: BangView): GoldView => view.parts[PART] as GoldView
const nugget = (): string => tokenPictures.get(PART) ?? ''
const piece = (id: string): Thing => ({ kind: 'equipment', id })
/** More nuggets than these are not seen one by one. */
const MANY = 5
const roll = (count: number, from: Flight['from'], to: Flight['to']): Flight[] =>
  Array.from({ length: Math.min(count, MANY) }, () => ({ what: { kind: 'token', svg: nugget() }, from, to }))
const flight = (equipment: string, from: Flight['from'], to: Flight['to']): Flight => ({
  what: { kind: 'thing', thing: piece(equipment) },
  from,
  to,
})
const named = (id: string, narrator: Narrator): string => narrator.thing('equipment', id.split(':')[0]!)

/** Nuggets, the shop and what was bought there. */
export const slice: Slice = {
  pieces: {
    [PART]: {
      place: 'centre',
      Table: Shop,
      Belongings: Equipment,
      belongings: (view, seat) => goldOf(view).equipment[seat]?.map(({ equipment }) => piece(equipment)) ?? [],
      purse: (view, seat) => goldOf(view).nuggets[seat] ?? 0,
    },
  },
  tokens: { [PART]: 'web-tokens-gold' },
  steps: {
    buy: ({ equipment }) => [`offer:${equipment}`],
    force_out: ({ equipment, target }) => [`owned:${equipment}:${target}`],
    use_equipment: ({ equipment }) => [`mine:${equipment}`],
    answer_by_equipment: ({ equipment }) => [`mine:${equipment}`],
  },
  labels: { offer: named, owned: named, mine: named },
  helps: (question) => question.ask === 'for_whom' && question.equipment === 'shot',
  show: {
    nuggets_gained: ({ seat, amount }) => ({
      lasts: 480,
      sound: 'coin',
      mark: nugget(),
      effect: { flights: roll(amount, PART, seat) },
    }),
    nuggets_paid: ({ seat, amount }) => ({
      lasts: 420,
      sound: 'coin',
      mark: nugget(),
      effect: { flights: roll(amount, seat, PART) },
    }),
    nuggets_lost: ({ seat, amount }) => ({
      lasts: 420,
      sound: 'coin',
      mark: nugget(),
      effect: { flights: roll(amount, seat, PART) },
    }),
    equipment_bought: ({ seat, equipment, price }) => ({
      lasts: 700,
      sound: 'coin',
      mark: nugget(),
      thing: piece(equipment),
      effect: { flights: [...roll(price, seat, PART), flight(equipment, 'shop', seat)] },
    }),
    equipment_drawn: ({ equipment }) => ({
      lasts: 1600,
      sound: 'card',
      log: 'draw',
      thing: piece(equipment),
      effect: { turned: piece(equipment) },
    }),
    equipment_offered: ({ equipment }) => ({ lasts: 320, sound: 'card', log: 'draw', thing: piece(equipment) }),
    equipment_shuffled: () => ({ lasts: 320, sound: 'card', log: 'draw' }),
    equipment_placed: ({ seat, owner, equipment }) => ({
      lasts: 420,
      sound: 'card',
      thing: piece(equipment),
      effect: { flights: seat === owner ? [] : [flight(equipment, seat, owner)] },
    }),
    equipment_used: ({ seat, equipment }) => ({
      lasts: 420,
      thing: piece(equipment),
      effect: { flashes: [{ seat, kind: 'use' }] },
    }),
    equipment_discarded: ({ seat, equipment, cause }) => ({
      lasts: 480,
      sound: 'card',
      log: cause === null ? 'plain' : 'hit',
      thing: piece(equipment),
      effect: {
        shots: cause === null || cause === seat ? [] : [{ from: cause, to: seat, kind: 'take' }],
        flights: [flight(equipment, seat, 'shop')],
      },
    }),
  },
}
