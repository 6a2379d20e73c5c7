import { t } from '../../../../app/lang.svelte'
import type { Showing } from '../../../../play/showing'
import type { Slice, Told } from '../../slices'
import Beside from './Beside.svelte'
import { faces } from './faces'
import FaroScene from './FaroScene.svelte'
import GamblerTrack from './GamblerTrack.svelte'
import Ground from './Ground.svelte'
import { sheet } from './sheet'
import { tokens } from './tokens'
import { partsOf } from './views'

/** How long its moments are seen, and how they sound. */
const PACE: Readonly<Record<string, Showing>> = {
  train_moved: { lasts: 900, sound: 'whistle' },
  train_boarded: { lasts: 1200 },
  token_placed: { lasts: 420 },
  token_gone: { lasts: 420 },
  longhorn_taken: { lasts: 420 },
  longhorn_delivered: { lasts: 620, sound: 'coin' },
  frontier_opened: { lasts: 900, sound: 'card' },
  event_resolved: { lasts: 2000, log: 'turn' },
  faro_dealt: { lasts: 900, sound: 'card' },
  marker_placed: { lasts: 500, sound: 'coin' },
  faro_shuffled: { lasts: 700, sound: 'card' },
  faro_turned: { lasts: 1300, sound: 'card' },
  marker_gone: { lasts: 900, sound: 'coin' },
}

const thingOf = ({ option, rank }: Told & { readonly option?: unknown }): string | null =>
  option === 'bet' ? `rank:${String(rank)}` : null

/** What this expansion brings to the table. */
export const slice: Slice = {
  part: 'train',
  words: ['legends/gambling.ftl', 'legends/frontier.ftl'],
  sheet,
  tokens,
  Ground,
  Track: GamblerTrack,
  Beside,
  scene: (view) => (partsOf(view).faro ? t('web-legends-scene-faro') : null),
  Scene: FaroScene,
  thingOf,
  labels: { rank: (id) => id },
  visitor: ({ event, seat, token }) =>
    event === 'roller_challenged' ? { seat: Number(seat), foe: 'high_roller', token: String(token) } : null,
  show: ({ event }) => PACE[event],
  faces,
}
