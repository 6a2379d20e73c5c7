import { limelight } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { dorothy, helena, valentine } from './troupe'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [limelight, '#b3352c'],
  people: [
    { who: valentine, x: 62, size: 108 },
    { who: dorothy, x: 180, size: 108 },
    { who: helena, x: 120, y: 152, size: 122 },
  ],
}
