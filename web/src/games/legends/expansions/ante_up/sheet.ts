import toml from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/map.toml?raw'
import { unroll } from '../../map/country'
import { boardIn } from '../../map/rows'
import { mainSheet, type Sheet } from '../../map/sheet'
import * as drawing from './borders'
import { pictures, scenery } from './places'

const rows = boardIn(toml)
/** As wide as the mountains between the boards. */
export const GAP = 90
const left = mainSheet.width + GAP

/** The second board, beyond the mountains in the east. */
export const sheet: Sheet = {
  rows,
  borders: unroll(drawing),
  crossroads: drawing.crossroads,
  left,
  width: drawing.WIDTH - left,
  height: drawing.HEIGHT,
  mesas: [],
  called: {
    buzzard_gulch: [1626, 352, -2, 19],
    buzzard_gulch_frontier: [1528, 675, 4, 25],
  },
  washes: {
    buzzard_gulch: 'light-dark(#dcb5a4, #a07a6a)',
    buzzard_gulch_frontier: 'light-dark(#d3cf9c, #9a976c)',
  },
  pictures,
  scenery,
}
