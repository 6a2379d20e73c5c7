import { limelight } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { characters } from './characters'
import { dorothy, valentine } from './troupe'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [limelight, '#b3352c'],
  people: [
    { who: valentine, x: 62, size: 110 },
    { who: dorothy, x: 180, size: 110 },
    { who: characters.big_spencer!, x: 120, y: 152, size: 124 },
  ],
}
