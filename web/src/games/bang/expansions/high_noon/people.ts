import type { Person } from '../../../../art/portrait'
import { black, brown, white } from '../../../../art/portrait/hues'

export const doctor: Person = {
  face: 'long',
  skin: 'fair',
  eyes: 'open',
  iris: '#4a6a7a',
  brows: 'bushy',
  nose: 'long',
  mouth: 'smile',
  hair: ['sides', white],
  beard: ['goatee', white],
  hat: ['top', '#2a2528', '#7a2f3a'],
  clothes: ['suit', '#3a3438', '#7a8a6a'],
  neckwear: ['cravat', '#f0e6d0'],
  extras: ['spectacles'],
  scale: 0.96,
}

export const reverend: Person = {
  face: 'gaunt',
  skin: 'pale',
  eyes: 'stern',
  iris: '#4a4a5a',
  brows: 'angry',
  nose: 'hook',
  mouth: 'frown',
  hair: ['sides', '#5a5650'],
  beard: ['mutton', '#5a5650'],
  hat: ['preacher', '#1d1a1f', '#3a3438'],
  clothes: ['coat', '#1f1c20', '#f4ead4'],
  neckwear: ['collar', '#fbf6ea'],
  scale: 0.98,
}

export const preacher: Person = {
  face: 'round',
  skin: 'rosy',
  eyes: 'wide',
  iris: '#4d7fa6',
  look: -3,
  brows: 'bushy',
  nose: 'broad',
  mouth: 'open',
  hair: ['sides', white],
  beard: ['mutton', white],
  clothes: ['robe', '#2a2528', '#f4ead4'],
  extras: ['spectacles', 'cheeks'],
}

/** One of four brothers: the same hat and the same moustache, one size after another. */
export const dalton: Person = {
  face: 'jaw',
  skin: 'rosy',
  eyes: 'stern',
  iris: '#3a3a3a',
  brows: 'angry',
  nose: 'broad',
  mouth: 'hidden',
  hair: ['short', black],
  beard: ['bristle', black],
  hat: ['bowler', '#3a3836', '#1d1a18'],
  clothes: ['vest', '#5a5048', '#d8b04a'],
  neckwear: ['knot', '#b3352c'],
}

export const sufferer: Person = {
  face: 'wide',
  skin: 'ashen',
  eyes: 'tired',
  iris: '#6a7a4a',
  brows: 'worried',
  nose: 'red',
  mouth: 'frown',
  hair: ['tufts', brown],
  beard: ['stubble', '#5a4a38'],
  clothes: ['shirt', '#8a9a8a', '#5a3820'],
  neckwear: ['knot', '#8a5a6a'],
  tilt: 12,
}

/** Before the barber came. */
export const before: Person = {
  face: 'oval',
  skin: 'tan',
  eyes: 'squint',
  iris: '#4a6a3a',
  brows: 'bushy',
  nose: 'broken',
  mouth: 'line',
  hair: ['shaggy', '#4a2c18'],
  beard: ['wild', '#5a3820'],
  hat: ['battered', '#6a5a40', '#8f3a2a'],
  clothes: ['duster', '#6a5a44', '#a89c84'],
}

/** The same man, whom nobody would know. */
export const after: Person = {
  ...before,
  eyes: 'merry',
  brows: 'flat',
  mouth: 'smile',
  hair: ['slick', '#4a2c18'],
  beard: ['pencil', '#5a3820'],
  hat: ['top', '#2f3a4a', '#b8402c'],
  clothes: ['suit', '#35486a', '#b8402c'],
  neckwear: ['bowtie', '#b8402c'],
  extras: ['monocle'],
}
