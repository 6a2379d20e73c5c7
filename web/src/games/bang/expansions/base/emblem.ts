import { glory } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons } from './icons'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [glory, '#d8784a'],
  emblem: [
    { icon: icons['explosion-rays'], x: 176, y: 56, size: 104, tone: 'blood' },
    { icon: icons.revolver, x: 104, y: 84, size: 150, tone: 'steel', turn: -10 },
  ],
}
