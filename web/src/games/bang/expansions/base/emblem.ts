import { glory } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { characters } from './characters'
import { icons } from './icons'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [glory, '#d8784a'],
  behind: [{ icon: icons['explosion-rays'], x: 196, y: 46, size: 84, tone: 'blood' }],
  people: [{ who: characters.calamity_janet!, x: 62, y: 154, size: 118 }],
  emblem: [{ icon: icons.revolver, x: 154, y: 86, size: 124, tone: 'steel', turn: -18 }],
}
