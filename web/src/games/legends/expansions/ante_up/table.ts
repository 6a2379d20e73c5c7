import { t } from '../../../../app/lang.svelte'
import { enlarged } from '../../../../art/vistas'
import type { Showing } from '../../../../play/showing'
import { markOf } from '../../pictures'
import type { Slice, Told } from '../../slices'
import { cards } from './art/cards'
import { eventPictures } from './art/events'
import { items, places } from './art/things'
import { tokenPictures } from './art/tokens'
import { trainPictures } from './art/train'
import Beside from './Beside.svelte'
import { barred, danger, stake } from './dangers'
import { faces } from './faces'
import FaroScene from './FaroScene.svelte'
import GamblerTrack from './GamblerTrack.svelte'
import Ground from './Ground.svelte'
import Relief from './Relief.svelte'
import { sheet } from './sheet'
import { tokens } from './tokens'
import { eventSpace } from './track'
import { turned } from './turned'
import { partsOf } from './views'

/** How long its moments are seen, and how they sound. */
const PACE: Readonly<Record<string, Showing>> = {
  train_moved: { lasts: 900, sound: 'whistle' },
  train_boarded: { lasts: 1900, sound: 'whistle' },
  token_placed: { lasts: 900 },
  token_gone: { lasts: 420 },
  longhorn_taken: { lasts: 420 },
  longhorn_delivered: { lasts: 1500, sound: 'coin' },
  frontier_opened: { lasts: 1900, sound: 'card' },
  event_due: { lasts: 500, mark: markOf('event') },
  event_resolved: { lasts: 2600, log: 'turn', mark: markOf('event') },
  faro_dealt: { lasts: 900, sound: 'card' },
  marker_placed: { lasts: 500, sound: 'coin' },
  faro_shuffled: { lasts: 700, sound: 'card' },
  faro_turned: { lasts: 1300, sound: 'card' },
  marker_gone: { lasts: 900, sound: 'coin' },
}

const thingOf = ({ option, rank }: Told & { readonly option?: unknown }): string | null =>
  option === 'bet' ? `rank:${String(rank)}` : null

/** How an event looks; what was turned up with it can be looked at in the log. */
function show(event: Told): Showing | undefined {
  const pace = PACE[event.event]
  const thing = turned(event)?.thing
  return pace && thing ? { ...pace, thing } : pace
}

/** What this expansion brings to the table. */
export const slice: Slice = {
  part: 'train',
  words: ['legends/gambling.ftl', 'legends/frontier.ftl', 'legends/new_cards.ftl'],
  sheet,
  tokens,
  Relief,
  Ground,
  Track: GamblerTrack,
  Beside,
  scene: (view) => (partsOf(view).faro ? t('web-legends-scene-faro') : null),
  Scene: FaroScene,
  thingOf,
  labels: { rank: (id) => id },
  visitor: ({ event, seat, token, money }) =>
    event === 'roller_challenged'
      ? { seat: Number(seat), foe: 'high_roller', token: String(token), pot: Number(money) }
      : null,
  guest: (view) => {
    const token = partsOf(view).waiting?.playing
    return token ? { seat: view.active, foe: 'high_roller', token, pot: view.poker?.pot ?? 0 } : null
  },
  fights: { train_guard: { title: 'web-legends-scene-robbed-train', ground: enlarged('rail')('#b8a078') } },
  stake,
  turned,
  glimpse: ({ event }) => event === 'token_placed' || event === 'train_moved',
  follows: new Set(['event_due', 'token_gone', 'longhorn_lost']),
  markers: (view) => {
    const { lp, tracks } = partsOf(view).events ?? { lp: [], tracks: [] }
    return {
      lp,
      tracks: Object.fromEntries(tracks.map((track) => [track, eventSpace])),
      said: 'web-legends-event-at',
    }
  },
  danger,
  barred,
  scoring: { gambler: 'web-legends-part-gambler' },
  show,
  cards,
  items,
  places,
  tales: { event_card: eventPictures, train_card: trainPictures, token: tokenPictures },
  faces,
}
