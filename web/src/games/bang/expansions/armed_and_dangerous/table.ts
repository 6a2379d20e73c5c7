import type { Flight } from '../../../../play/effects.svelte'
import type { Showing, Thing } from '../../../../play/showing'
import { cardName } from '../../faces'
import { tokenPictures } from '../../pictures'
import type { Slice } from '../../slices'

const PART = 'loads'
const cartridge = (): string => tokenPictures.get(PART) ?? ''
const card = (id: string | null): Thing | undefined => (id === null ? undefined : { kind: 'card', id: cardName(id) })
const roll = (count: number, from: Flight['from'], to: Flight['to'], on: string | null): Showing => ({
  lasts: 420,
  sound: 'coin',
  mark: cartridge(),
  thing: card(on),
  effect: { flights: Array.from({ length: count }, () => ({ what: { kind: 'token', svg: cartridge() }, from, to })) },
})

/** Loads: where they are put and what they pay for. */
export const slice: Slice = {
  tokens: { [PART]: 'web-tokens-loads' },
  steps: {
    on_character: ({ seat }) => [`seat:${seat}`],
    also_at: ({ seat }) => [`seat:${seat}`],
    hand_to: ({ seat }) => [`seat:${seat}`],
  },
  helps: ({ ask }) => ['gain_load', 'place_load', 'pay_load'].includes(ask),
  show: {
    loads_put: ({ seat, card, count }) => roll(count, PART, seat, card),
    loads_removed: ({ seat, card, count }) => roll(count, seat, PART, card),
    loads_moved: ({ seat, owner, card, count }) => roll(count, owner, seat, card),
    bell_rung: ({ seat }) => ({ lasts: 600, log: 'turn', sound: 'turn', effect: { flashes: [{ seat, kind: 'use' }] } }),
    bomb_exploded: (_, narrator) => ({
      lasts: 900,
      log: 'hit',
      sound: 'boom',
      effect: { storm: { kind: 'blast', text: narrator.words.text('web-boom') } },
    }),
  },
}
