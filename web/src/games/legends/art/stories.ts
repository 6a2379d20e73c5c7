import type { Tone } from '../../../art/emblem'
import {
  boothill,
  chapel,
  enlarged,
  glory,
  gulch,
  lamplight,
  limelight,
  mainStreet,
  nightfall,
  type Vista,
} from '../../../art/vistas'
import type { Person } from '../../../art/portrait'
import type { Picture } from '../../../art/wide'
import { characters } from './characters'
import { composer } from './composing'
import { foes } from './foes'
import { icons } from './icons'

type Icon = keyof typeof icons
const { layers, over } = composer(icons)

/** The picture of each story, by its id. */
export const stories: Readonly<Record<string, Picture>> = {
  the_iron_road: over(
    'rail',
    '#b8a078',
    ['steam-locomotive', 'ink', 96, 72, 112],
    ['hammer-nails', 'steel', 190, 104, 62],
  ),
  wild_wild_west: over(mainStreet, '#d8a458', ['crossed-pistols', 'steel', 120, 76, 118]),
  dead_or_alive: over('street', '#c89a6a', ['wanted-reward', 'leather', 120, 74, 122, -4]),
  the_regulators: over(
    'canyon',
    '#a8604a',
    ['winchester-rifle', 'wood', 96, 70, 120, -12],
    ['bandit', 'ink', 190, 92, 70],
  ),
  pinkertons: over(lamplight, '#b8904a', ['law-star', 'brass', 82, 72, 92], ['target-poster', 'straw', 166, 82, 88, 6]),
  stampede: over('prairie', '#c8905a', ['charging-bull', 'leather', 92, 80, 118], ['bull-horns', 'ink', 196, 66, 64]),
  the_long_drive: over('trail', '#c8a870', ['cow', 'leather', 84, 82, 100], ['cow', 'wood', 180, 92, 74]),
  snake_oil_salesman: over(
    limelight,
    '#8a7a9a',
    ['brandy-bottle', 'sage', 92, 76, 104],
    ['rattlesnake', 'straw', 172, 90, 78],
  ),
  fortune_favours_the_brave: over(
    glory,
    '#d0a040',
    ['clover', 'sage', 78, 72, 82],
    ['revolver', 'steel', 158, 84, 104, -8],
  ),
  the_assay_office: over('store', '#b8a068', ['scales', 'brass', 120, 72, 116]),
  claim_dispute: over('mine', '#8a7858', ['mining', 'ink', 84, 74, 100], ['gold-nuggets', 'straw', 176, 98, 74]),
  scoundrels: over(nightfall, '#5a5a7a', ['domino-mask', 'ink', 88, 72, 96], ['receive-money', 'sage', 176, 90, 80]),
  dead_mans_hand: over(
    'bar',
    '#8a4a3a',
    ['poker-hand', 'mist', 96, 76, 112, -8],
    ['silver-bullet', 'brass', 190, 60, 58],
  ),
  blood_money: over(gulch, '#b85a4a', ['money-stack', 'sage', 92, 84, 98], ['revolver', 'steel', 176, 62, 84]),
  ambush_at_the_ford: {
    vista: [enlarged('canyon'), '#7a9a98'],
    people: [
      { who: foes.ambushers!, x: 70, size: 110 },
      { who: foes.bandit!, x: 172, size: 116, flip: true },
    ],
  },
  the_travelling_show: over(
    limelight,
    '#c85a4a',
    ['old-wagon', 'wood', 96, 86, 104],
    ['western-hat', 'straw', 186, 58, 72],
  ),
  high_noon: over('duel', '#e0b050', ['sun', 'brass', 120, 46, 70], ['crossed-pistols', 'steel', 120, 100, 88]),
  plantain_poultice: over(
    'cabin',
    '#8aa87a',
    ['medical-pack', 'blood', 88, 76, 88],
    ['feather', 'sage', 172, 78, 86, 16],
  ),
  the_law: over('church', '#b8a898', ['banging-gavel', 'wood', 92, 80, 104], ['law-star', 'brass', 186, 64, 66]),
  the_telegraph: over('rail', '#a8a888', ['card-draw', 'straw', 82, 78, 90], ['steam-locomotive', 'ink', 178, 84, 76]),
  tribes_of_the_mesas: over('mesa', '#d08858', ['tipi', 'straw', 90, 82, 98], ['two-feathers', 'ink', 182, 70, 76]),
  a_cheap_horse: over(
    'stable',
    '#b88a5a',
    ['horse-head', 'leather', 92, 80, 110],
    ['horseshoe', 'steel', 188, 66, 62, 14],
  ),
  ghost_mine: over(nightfall, '#5a6a6a', ['gold-mine', 'ink', 100, 90, 110], ['ghost', 'mist', 190, 58, 72]),
  vigilance_committee: { vista: [nightfall, '#6a4a4a'], people: [{ who: foes.vigilantes!, x: 120, size: 132 }] },
  dust_storm: over(
    'desert',
    '#d0a870',
    ['half-tornado', 'straw', 100, 74, 118],
    ['western-hat', 'leather', 190, 96, 60, 24],
  ),
  barbed_wire_war: {
    vista: [enlarged('prairie'), '#b8985a'],
    people: [{ who: foes.fence_cutters!, x: 92, size: 126 }],
    emblem: layers([['lasso', 'steel', 190, 78, 78]]),
  },
  the_frontier_surgeon: over(
    'cabin',
    '#9aa8a8',
    ['old-lantern', 'brass', 78, 74, 88],
    ['medical-pack', 'blood', 164, 84, 84],
  ),
  opening_night: over(
    limelight,
    '#a84a6a',
    ['musical-notes', 'rose', 84, 72, 92],
    ['saloon-doors', 'wood', 172, 88, 82],
  ),
  local_villains: { vista: [mainStreet, '#a8705a'], people: [{ who: foes.villains!, x: 120, size: 132 }] },
  the_widow: over(chapel, '#8a8aa0', ['church', 'ink', 96, 78, 104], ['love-letter', 'rose', 186, 96, 62]),
  slick_and_polished: over('store', '#c8a878', ['razor', 'steel', 90, 76, 98], ['cowboy-boot', 'leather', 174, 84, 82]),
  stagecoach_down: over(
    'canyon',
    '#c8905a',
    ['old-wagon', 'wood', 104, 84, 118, 16],
    ['domino-mask', 'ink', 196, 52, 60],
  ),
  the_preacher: {
    vista: [chapel, '#a89868'],
    people: [{ who: { ...characters.wyatt_earp!, extras: [] }, x: 92, size: 122 }],
    emblem: layers([['church', 'wood', 190, 84, 76]]),
  },
  homesteaders: over('prairie', '#a8b068', ['wheat', 'straw', 84, 76, 92], ['hammer-nails', 'steel', 172, 88, 80]),
  tools_of_the_trade: over('mine', '#a88a60', ['mining', 'wood', 82, 76, 94], ['lasso', 'leather', 172, 82, 82]),
  a_marked_deck: over('bar', '#9a5a4a', ['card-joker', 'blood', 84, 76, 98, -10], ['sell-card', 'ink', 174, 82, 84, 8]),
  jailbreak: over('jail', '#9a9a8a', ['imprisoned', 'ink', 88, 76, 100], ['dynamite', 'blood', 180, 86, 78]),
  the_water_tower_gang: over('rail', '#a89a80', ['water-tower', 'wood', 84, 74, 104], ['bandit', 'blood', 176, 86, 80]),
  sheriff_of_darkrock: {
    vista: [enlarged('jail'), '#b8a888'],
    people: [{ who: foes.sheriff!, x: 120, size: 134 }],
  },
  hard_times: over(boothill, '#8a8a98', ['banknote', 'sage', 88, 76, 92, -12], ['campfire', 'blood', 176, 92, 74]),
}

/** What is told of an open story: only its condition, which several cards share. */
export const storyBack: Picture = over(lamplight, '#c8a868', ['campfire', 'blood', 120, 82, 100])

const goalVistas: readonly (readonly [Vista, string])[] = [
  [glory, '#d0a848'],
  [enlarged('mesa'), '#c87a58'],
  [enlarged('prairie'), '#9ab068'],
  [lamplight, '#a8603a'],
]

/** Whose goal it is: a character of the game, or of an expansion. */
export const ownerOf = (goal: string): string => goal.slice(0, -2)

/** The picture of a goal: whose it is, in one of four places. */
export function goalPicture(id: string, who: Person | undefined = characters[ownerOf(id)]): Picture {
  const number = Number(id.slice(-1))
  return {
    vista: goalVistas[number - 1] ?? goalVistas[0]!,
    people: who ? [{ who, x: 92, size: 124, flip: number % 2 === 0 }] : [],
    emblem: layers([['target-poster', 'straw', 190, 84, 74, number * 4 - 10]]),
  }
}

const shady: readonly (readonly [string, string, Icon, Tone])[] = [
  ['the_duelist', '#a85a4a', 'revolver', 'steel'],
  ['toll_on_the_road', '#8a7a5a', 'receive-money', 'sage'],
  ['hired_guns', '#6a5a6a', 'crossed-pistols', 'steel'],
  ['salted_claim', '#8a8258', 'gold-nuggets', 'straw'],
  ['whispers', '#5a6a7a', 'love-letter', 'mist'],
  ['the_highwayman', '#7a4a5a', 'domino-mask', 'ink'],
  ['bad_water', '#5a7a6a', 'water-tower', 'wood'],
  ['after_closing_time', '#4a4a6a', 'saloon-doors', 'wood'],
  ['somebody_elses_bounty', '#9a7a4a', 'wanted-reward', 'leather'],
  ['cards_at_the_cabaret', '#8a4a6a', 'poker-hand', 'rose'],
]
const manInBlack = foes.man_in_black!

/** The cards of the Man in Black. */
export const blackCards: Readonly<Record<string, Picture>> = Object.fromEntries(
  shady.map(([id, colour, icon, tone], i) => [
    id,
    {
      vista: [nightfall, colour],
      people: [{ who: manInBlack, x: 84, size: 122, flip: i % 2 === 1 }],
      emblem: layers([[icon, tone, 184, 84, 82]]),
    },
  ]),
)
