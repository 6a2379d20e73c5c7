import type { Person } from '../../../../art/portrait'
import { blond, white } from '../../../../art/portrait/hues'

export const judge: Person = {
  face: 'jaw',
  skin: 'rosy',
  eyes: 'stern',
  iris: '#4a4a5a',
  brows: 'bushy',
  nose: 'broad',
  mouth: 'frown',
  hair: ['curls', white],
  clothes: ['robe', '#2a2528', '#fbf6ea'],
  extras: ['spectacles', 'wrinkles'],
}

export const chief: Person = {
  face: 'long',
  skin: 'copper',
  eyes: 'open',
  iris: '#2a1a12',
  look: 4,
  brows: 'flat',
  nose: 'straight',
  mouth: 'smile',
  hair: ['straight', '#1a1414'],
  hat: ['headband', '#b3352c', '#f0dca8'],
  clothes: ['tunic', '#e6d0a0', '#3f6b8a'],
  neckwear: ['shells', '#b3352c'],
}

export const trapper: Person = {
  face: 'square',
  skin: 'fair',
  eyes: 'open',
  iris: '#4d7fa6',
  look: -4,
  brows: 'flat',
  nose: 'straight',
  mouth: 'smile',
  hair: ['long', blond],
  beard: ['short', '#b58343'],
  hat: ['coonskin', '#8a7459', '#2f221a'],
  clothes: ['fringe', '#a87a48', '#7a2f2a'],
}

export const unsuspecting: Person = {
  face: 'round',
  skin: 'rosy',
  eyes: 'merry',
  brows: 'thin',
  nose: 'button',
  mouth: 'smile',
  hair: ['short', '#8a5a30'],
  beard: ['handlebar', '#8a5a30'],
  hat: ['stetson', '#c7a068', '#5a3820'],
  clothes: ['vest', '#4f7a8a', '#f0e6d0'],
  neckwear: ['star', '#e6bb4e'],
  extras: ['cheeks'],
}
