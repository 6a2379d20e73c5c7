import type { Person } from '../../../../art/portrait'
import { enlarged } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { composer } from '../../art/composing'
import { icons } from '../../art/icons'

const { layers } = composer(icons)

// Nobody of the cast: the lid is there long before the faces of the box.
const dealer: Person = {
  face: 'heart',
  skin: 'rosy',
  eyes: 'lashes',
  look: 3,
  brows: 'cocked',
  nose: 'fine',
  mouth: 'smirk',
  hair: ['updo', '#7a3a1a'],
  hat: ['gambler', '#2a2528', '#b3352c'],
  clothes: ['dress', '#3f5a4a', '#f0e6d0'],
  neckwear: ['choker', '#2b1a12'],
  slim: true,
}

/** The lid of the box: the train comes in, and somebody deals. */
export const emblem: Picture = {
  vista: [enlarged('rail'), '#d8924a'],
  behind: layers([['steam-locomotive', 'steel', 74, 74, 118]]),
  people: [{ who: dealer, x: 178, y: 154, size: 124, flip: true }],
  emblem: layers([['poker-hand', 'straw', 212, 120, 52, 10]]),
}
