import type { OwnExtra, Person } from '../../../../art/portrait'
import { dot, line } from '../../../../art/portrait/draw'
import { auburn, blond, white } from '../../../../art/portrait/hues'

/** A line that winds outwards from a point. */
const spiral = (x: number, y: number, reach: number, turns: number): string =>
  Array.from({ length: turns * 12 + 1 }, (_, i) => {
    const [angle, r] = [(i / 6) * Math.PI, (i / (turns * 12)) * reach]
    return `${i ? 'L' : 'M'}${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`
  }).join('')

/** Eyes that see what nobody else sees. */
const whirling: OwnExtra = {
  onHead: [80, 120]
    .map((x) => dot(x, 100, 17, '#2b1a12') + dot(x, 100, 14.5, '#fff7e6') + line(spiral(x, 100, 12, 2), 2.6, '#7a2f6a'))
    .join(''),
}

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

export const dreamer: Person = {
  face: 'long',
  skin: 'tan',
  eyes: 'wide',
  brows: 'arched',
  nose: 'straight',
  mouth: 'open',
  hair: ['long', '#3a2418'],
  beard: ['stubble', '#3a2418'],
  hat: ['battered', '#8a6a3a', '#3f8f8b'],
  clothes: ['poncho', '#3f8f8b', '#f0c860'],
  extras: [whirling],
  tilt: -6,
}

/** Nobody remembers how it began. */
export const avenger: Person = {
  face: 'jaw',
  skin: 'tan',
  eyes: 'stern',
  iris: '#3a2a1a',
  look: 5,
  brows: 'angry',
  nose: 'broken',
  mouth: 'frown',
  hair: ['shaggy', '#2a1c14'],
  beard: ['horseshoe', '#2a1c14'],
  hat: ['stetson', '#2f2a2c', '#b3352c'],
  clothes: ['duster', '#6a4a30', '#e8d8b0'],
  neckwear: ['bandana', '#b3352c'],
  extras: ['scar'],
  tilt: 3,
}

export const avenged: Person = {
  face: 'gaunt',
  skin: 'fair',
  eyes: 'stern',
  iris: '#4d7fa6',
  look: -5,
  brows: 'angry',
  nose: 'hook',
  mouth: 'frown',
  hair: ['stringy', auburn],
  beard: ['mutton', auburn],
  hat: ['gambler', '#e0d2ac', '#35618e'],
  clothes: ['vest', '#35618e', '#f0e6d0'],
  neckwear: ['string', '#2b1a12'],
  extras: ['plaster'],
  tilt: -3,
}
