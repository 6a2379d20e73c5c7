import type { Person } from '../../../../art/portrait'
import { black, grey } from '../../../../art/portrait/hues'

/** A friend from the first digging to the last. */
export const pardner: Person = {
  face: 'round',
  skin: 'rosy',
  eyes: 'merry',
  brows: 'bushy',
  nose: 'red',
  mouth: 'gap',
  hair: ['shaggy', grey],
  beard: ['full', grey],
  hat: ['battered', '#9a7a4a', '#b3452c'],
  clothes: ['shirt', '#b3452c', '#4a5a7a'],
  neckwear: ['bandana', '#e0b04a'],
  extras: ['cheeks', 'wrinkles'],
  tilt: 6,
}

/** Somebody whose likeness hangs on every wall. */
export const fugitive: Person = {
  face: 'square',
  skin: 'tan',
  eyes: 'sly',
  look: 4,
  brows: 'angry',
  nose: 'broken',
  mouth: 'frown',
  hair: ['stringy', black],
  beard: ['droop', black],
  hat: ['slouch', '#5a4a3a', '#8f1f2a'],
  clothes: ['duster', '#7a6a50', '#e6d8b4'],
  extras: ['patch'],
}
