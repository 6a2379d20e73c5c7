import type { Person } from '../../../../art/portrait'
import { black, grey } from '../../../../art/portrait/hues'
import { mainStreet } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'

// People of the town, with no card of their own: the lids of all boxes are there long before the faces of any.
const dancer: Person = {
  face: 'heart',
  skin: 'olive',
  eyes: 'lashes',
  look: 3,
  brows: 'arched',
  nose: 'fine',
  mouth: 'redsmile',
  hair: ['updo', black],
  clothes: ['dress', '#b3352c', '#f4ead2'],
  neckwear: ['choker', '#2b1a12'],
  extras: ['rose', 'hoops', 'fan'],
  tilt: -5,
  slim: true,
}
const marshal: Person = {
  face: 'jaw',
  skin: 'tan',
  eyes: 'squint',
  iris: '#4d7fa6',
  brows: 'bushy',
  nose: 'straight',
  mouth: 'hidden',
  hair: ['short', grey],
  beard: ['walrus', grey],
  hat: ['stetson', '#4a3a30', '#d8a441'],
  clothes: ['vest', '#3f4a3a', '#e6d8b4'],
  neckwear: ['star', '#e6bb4e'],
}
const dynamiter: Person = {
  face: 'round',
  skin: 'rosy',
  eyes: 'wide',
  iris: '#5c8a4c',
  look: -4,
  brows: 'cocked',
  nose: 'red',
  mouth: 'gap',
  hair: ['tufts', '#b8521f'],
  beard: ['chinstrap', '#b8521f'],
  hat: ['battered', '#8a7444', '#3f6b8a'],
  clothes: ['shirt', '#6a8aa0', '#5a3820'],
  extras: ['dynamite', 'freckles'],
  tilt: 4,
}

/** The lid of the box. */
export const emblem: Picture = {
  vista: [mainStreet, '#d8a45a'],
  people: [
    { who: dancer, x: 54, size: 112, flip: true },
    { who: dynamiter, x: 188, size: 112 },
    { who: marshal, x: 120, y: 152, size: 128 },
  ],
}
