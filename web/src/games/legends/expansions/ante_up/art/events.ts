import {
  boothill,
  enlarged,
  glory,
  gulch,
  lamplight,
  limelight,
  mainStreet,
  nightfall,
} from '../../../../../art/vistas'
import type { Picture } from '../../../../../art/wide'
import { composer } from '../../../art/composing'
import { foes } from '../../../art/foes'
import { icons as common } from '../../../art/icons'
import { faces } from '../faces'
import { drawn } from './drawn'
import { icons as own } from './icons'

const { layers, over } = composer({ ...common, ...own, ...drawn })
const baron = faces.cattle_baron!
const gentleman = faces.riverboat_gentleman!

/** The picture of each event, by its id. */
export const eventPictures: Readonly<Record<string, Picture>> = {
  gold_in_the_gravel: {
    vista: [enlarged('mine'), '#a08a5a'],
    people: [{ who: faces.sluice_robber!, x: 84, size: 120 }],
    emblem: layers([['gold-nuggets', 'straw', 184, 92, 84]]),
  },
  fever_on_the_creek: over(
    gulch,
    '#7aa0a8',
    ['mining', 'ink', 82, 72, 92],
    ['perspective-dice-six-faces-random', 'brass', 172, 86, 80],
  ),
  flooded_shaft: over('mine', '#6a8aa0', ['gold-mine', 'ink', 88, 76, 104], ['big-wave', 'sky', 168, 96, 96]),
  the_cattle_kings_supper: {
    vista: [lamplight, '#a8603a'],
    people: [{ who: baron, x: 86, size: 122 }],
    emblem: layers([['hot-meal', 'steel', 184, 96, 78]]),
  },
  gentleman_off_the_riverboat: {
    vista: [enlarged('prairie'), '#7aa0b0'],
    behind: layers([['paddle-steamer', 'steel', 170, 80, 110]]),
    people: [{ who: gentleman, x: 74, size: 118 }],
  },
  silver_money: over(limelight, '#8a7a9a', ['two-coins', 'mist', 82, 84, 92], ['saloon-doors', 'wood', 172, 80, 86]),
  longhorns_on_the_loose: over(
    'prairie',
    '#c89a5a',
    ['charging-bull', 'leather', 92, 82, 116],
    ['longhorn', 'ink', 194, 60, 66],
  ),
  broken_fence: over(
    'prairie',
    '#a8a868',
    ['wooden-fence', 'wood', 84, 84, 92, -16],
    ['longhorn', 'leather', 176, 74, 84],
  ),
  the_texas_herd: over(
    'trail',
    '#c8a870',
    ['longhorn', 'leather', 66, 78, 74],
    ['longhorn', 'ink', 130, 90, 92],
    ['longhorn', 'wood', 196, 74, 66],
  ),
  stray_in_the_hills: over('mesa', '#c8b468', ['peaks', 'sage', 168, 66, 104], ['longhorn', 'leather', 82, 92, 86]),
  fresh_posters: over(
    mainStreet,
    '#c8a070',
    ['wanted-reward', 'leather', 84, 74, 98, -6],
    ['target-poster', 'straw', 168, 84, 84, 8],
  ),
  gang_reunion: {
    vista: [nightfall, '#5a4a6a'],
    people: [
      { who: faces.gang_lieutenant!, x: 70, size: 110 },
      { who: foes.bandit!, x: 176, size: 110, flip: true },
    ],
    emblem: layers([['campfire', 'blood', 122, 116, 50]]),
  },
  trouble_at_the_camp: over(
    'camp',
    '#a8905a',
    ['camping-tent', 'leather', 84, 86, 98],
    ['crossed-pistols', 'steel', 174, 70, 84],
  ),
  road_agents: {
    vista: [enlarged('canyon'), '#b8704a'],
    people: [{ who: faces.road_agent!, x: 84, size: 120 }],
    emblem: layers([['revolver', 'steel', 184, 88, 84, -8]]),
  },
  raid_on_the_depot: over(
    'rail',
    '#a8927a',
    ['steam-locomotive', 'ink', 90, 82, 110],
    ['domino-mask', 'blood', 190, 58, 72],
  ),
  deserters: {
    vista: [enlarged('fort'), '#8a9a88'],
    behind: layers([['flying-flag', 'sky', 190, 60, 78]]),
    people: [{ who: faces.deserter!, x: 94, size: 122 }],
  },
  whiskey_trail: over('trail', '#b8905a', ['barrel', 'wood', 84, 82, 96], ['brandy-bottle', 'brass', 172, 80, 88, 10]),
  right_of_way: over(
    glory,
    '#b8a078',
    ['steam-locomotive', 'ink', 104, 80, 128],
    ['old-lantern', 'blood', 204, 56, 52],
  ),
  dry_wells: over('desert', '#e0b070', ['cactus', 'sage', 70, 82, 88], ['desert-skull', 'mist', 168, 92, 84]),
  election_day: over(mainStreet, '#a8b0b8', ['vote', 'wood', 88, 82, 100], ['law-star', 'brass', 186, 58, 66]),
  newspaper_extra: over(
    'street',
    '#c8b890',
    ['newspaper', 'ink', 92, 80, 110, -6],
    ['acoustic-megaphone', 'blood', 188, 66, 76],
  ),
  run_on_the_bank: over(boothill, '#a8a078', ['bank', 'steel', 90, 78, 106], ['receive-money', 'sage', 184, 92, 82]),
}
