import { enlarged } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons } from './icons'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [enlarged('trail'), '#c8a460'],
  emblem: [{ icon: icons['old-wagon'], x: 120, y: 78, size: 132, tone: 'wood' }],
}
