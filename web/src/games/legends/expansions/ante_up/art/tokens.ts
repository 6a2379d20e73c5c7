import { gulch, glory, nightfall } from '../../../../../art/vistas'
import type { Picture } from '../../../../../art/wide'
import { composer } from '../../../art/composing'
import { icons as common } from '../../../art/icons'
import { drawn } from './drawn'
import { icons as own } from './icons'

const { over } = composer({ ...common, ...own, ...drawn })
const longhorn = (colour: string): Picture => over('prairie', colour, ['longhorn', 'leather', 120, 80, 112])

/** What is hidden in the frontiers, and the longhorns, by the ids of their tokens. */
export const tokenPictures: Readonly<Record<string, Picture>> = {
  abandoned_camp: over(
    'camp',
    '#b89a6a',
    ['camping-tent', 'leather', 92, 82, 104],
    ['campfire', 'blood', 188, 100, 56],
  ),
  panning_stream: over(gulch, '#7aa8b0', ['waves', 'sky', 88, 92, 96], ['gold-nuggets', 'straw', 170, 76, 84]),
  trappers_cache: over('cabin', '#9aa07a', ['beaver', 'leather', 84, 80, 100], ['wolf-trap', 'steel', 176, 92, 82]),
  relay_station: over(
    'stable',
    '#b89068',
    ['horse-head', 'leather', 90, 80, 108],
    ['horseshoe', 'steel', 184, 66, 64, 12],
  ),
  quartz_vein: over('mine', '#8a8aa0', ['minerals', 'rose', 94, 78, 108], ['mining', 'ink', 184, 84, 76]),
  painted_canyon: over('canyon', '#d08058', ['monument-valley', 'blood', 120, 80, 124]),
  wheelwrights_wagon: over(
    'trail',
    '#b8986a',
    ['old-wagon', 'wood', 92, 80, 108],
    ['cartwheel', 'leather', 190, 96, 66],
  ),
  lost_patrol: over('fort', '#8a9a98', ['cavalry', 'night', 90, 80, 108], ['flying-flag', 'sky', 188, 60, 66]),
  hot_springs: over(gulch, '#9ab0a8', ['bathtub', 'mist', 96, 92, 96], ['vapour', 'mist', 172, 70, 84]),
  high_pass: over(glory, '#a8b0c0', ['mountain-road', 'steel', 120, 78, 124]),
  mother_lode: over('mine', '#c8a050', ['gold-mine', 'ink', 88, 76, 106], ['gold-nuggets', 'straw', 180, 94, 88]),
  blank_on_the_map: over(
    nightfall,
    '#6a7a8a',
    ['treasure-map', 'straw', 92, 78, 104, -6],
    ['compass', 'brass', 184, 84, 80],
  ),
  longhorn_thirty: longhorn('#c8a05a'),
  longhorn_forty: longhorn('#b8985a'),
  longhorn_fifty: longhorn('#a8a05a'),
  longhorn_cards: longhorn('#c89068'),
  longhorn_heal: longhorn('#98a878'),
  longhorn_action: longhorn('#c8886a'),
}
