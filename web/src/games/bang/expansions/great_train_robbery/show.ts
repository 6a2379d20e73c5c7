import type { Narrator } from '../../../../client/narrate'
import type { Flight } from '../../../../play/effects.svelte'
import type { Thing } from '../../../../play/showing'
import { cardFace, cardName } from '../../faces'
import type { Slice } from '../../slices'
import { marks } from './marks'

const engine = (id: string): Thing => ({ kind: 'locomotive', id })
const car = (id: string): Thing => ({ kind: 'card', id: cardName(id) })
const flight = (id: string, narrator: Narrator, from: string, to: number | string): Flight => ({
  what: { kind: 'card', card: cardFace(id, narrator) },
  from,
  to,
})

/** How the events of the train look. */
export const show: Slice['show'] = {
  locomotive_turned: ({ locomotive }) => ({
    lasts: 2200,
    log: 'turn',
    mark: marks.engine,
    sound: 'whistle',
    thing: engine(locomotive),
    effect: { turned: engine(locomotive) },
  }),
  train_moved: ({ station }) => ({
    lasts: 1300,
    log: 'turn',
    mark: marks.engine,
    sound: 'whistle',
    thing: station === null ? undefined : { kind: 'station', id: station },
  }),
  locomotive_worked: ({ locomotive }, narrator) => ({
    lasts: 1500,
    log: 'turn',
    mark: marks.engine,
    sound: 'whistle',
    thing: engine(locomotive),
    effect: { storm: { kind: 'volley', text: narrator.thing('locomotive', locomotive) } },
  }),
  locomotive_held: ({ seat, locomotive }) => ({
    lasts: 700,
    mark: marks.engine,
    thing: engine(locomotive),
    effect: { flashes: [{ seat, kind: 'use' }] },
  }),
  line_laid: ({ locomotive }) => ({
    lasts: 1600,
    log: 'turn',
    mark: marks.engine,
    sound: 'whistle',
    thing: engine(locomotive),
  }),
  railcar_taken: ({ seat, card, station }, narrator) => ({
    lasts: 620,
    mark: marks.railcar,
    sound: 'card',
    thing: car(card),
    effect: { flights: [flight(card, narrator, station === null ? 'train' : `station:${station}`, seat)] },
  }),
  railcar_attached: ({ card }) => ({ lasts: 520, mark: marks.railcar, thing: car(card) }),
  railcars_drawn: ({ seat, cards }, narrator) => ({
    lasts: 1400,
    log: 'draw',
    mark: marks.railcar,
    sound: 'card',
    effect: {
      reveal: { cards: cards.map((id) => cardFace(id, narrator)), counts: -1, title: narrator.name(seat) },
    },
  }),
}
