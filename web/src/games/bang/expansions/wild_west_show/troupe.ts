import type { OwnExtra, Person } from '../../../../art/portrait'
import { line, shape } from '../../../../art/portrait/draw'
import { auburn, blond } from '../../../../art/portrait/hues'

/** A narrow mask over the eyes. */
const domino: OwnExtra = {
  onHead:
    '<path fill-rule="evenodd" d="M58 92C74 88 90 92 100 97C110 92 126 88 142 92C146 108 136 118 120 117C110 116 104 112 100 108C96 112 90 116 80 117C64 118 54 108 58 92ZM72 104Q82 94 92 104Q82 112 72 104ZM108 104Q118 94 128 104Q118 112 108 104Z" fill="#1d1618" stroke="#2b1a12" stroke-width="1.5"/>' +
    line('M142 96C154 98 160 108 158 122', 3, '#1d1618'),
}

/** A cloth tied over the mouth. */
const gag: OwnExtra = {
  onHead:
    shape('M60 124C76 132 124 132 140 124L140 144C124 152 76 152 60 144Z', '#f0e2bd') +
    line('M64 132C84 140 116 140 136 132M66 140C84 146 116 146 134 140', 1.5, '#a8987a') +
    shape(
      'M138 128C152 118 164 122 168 114C172 130 160 138 150 136C160 142 166 152 162 160C152 156 146 146 138 140Z',
      '#f0e2bd',
      2,
    ),
}

/** He would have so much to say. */
export const gagged: Person = {
  face: 'round',
  skin: 'fair',
  eyes: 'wide',
  iris: '#5a7a4a',
  look: -3,
  brows: 'worried',
  nose: 'button',
  mouth: 'hidden',
  hair: ['tufts', auburn],
  hat: ['bowler', '#5a4a6a', '#d8a441'],
  clothes: ['suit', '#5a4a6a', '#d8a441'],
  neckwear: ['bowtie', '#b3352c'],
  extras: [gag, 'sweat'],
}

export const valentine: Person = {
  face: 'heart',
  skin: 'pale',
  eyes: 'wink',
  iris: '#6a4a8a',
  brows: 'thin',
  nose: 'fine',
  mouth: 'redsmile',
  hair: ['curls', blond],
  hat: ['picture', '#c1506a', '#fbe4e0'],
  clothes: ['dress', '#c1506a', '#fbe4e0'],
  neckwear: ['necklace', '#fbf4e2'],
  extras: ['beautymark', 'cheeks'],
  tilt: -5,
  slim: true,
  scale: 0.96,
}

export const dorothy: Person = {
  face: 'oval',
  skin: 'rosy',
  eyes: 'stern',
  iris: '#4f8a5c',
  brows: 'angry',
  nose: 'straight',
  mouth: 'frown',
  hair: ['braids', '#b8401f'],
  hat: ['pinned', '#4a2f26', '#d8a441'],
  clothes: ['fringe', '#8a4a2a', '#e6c07a'],
  neckwear: ['bandana', '#35618e'],
  extras: ['freckles'],
  tilt: 4,
  slim: true,
}

export const helena: Person = {
  face: 'heart',
  skin: 'olive',
  eyes: 'lashes',
  iris: '#3a2418',
  brows: 'none',
  nose: 'fine',
  mouth: 'lips',
  hair: ['wavy', '#1a1414'],
  hat: ['preacher', '#1d1a1f', '#8f1f2a'],
  clothes: ['charro', '#1f1b20', '#c1323a'],
  neckwear: ['choker', '#8f1f2a'],
  extras: [domino],
  tilt: -3,
  slim: true,
  scale: 0.96,
}

export const rosa: Person = {
  face: 'oval',
  skin: 'fair',
  eyes: 'lashes',
  iris: '#5a4a2a',
  look: 3,
  brows: 'arched',
  nose: 'straight',
  mouth: 'pout',
  hair: ['updo', '#5a2a18'],
  clothes: ['dress', '#d8a441', '#8f1f2a'],
  neckwear: ['cameo', '#8f1f2a'],
  extras: ['rose', 'pearls', 'fan'],
  tilt: 4,
  slim: true,
}

export const susanna: Person = {
  face: 'round',
  skin: 'fair',
  eyes: 'merry',
  brows: 'thin',
  nose: 'button',
  mouth: 'open',
  hair: ['braids', blond],
  hat: ['straw', '#dcbc74', '#35618e'],
  clothes: ['blouse', '#f6eedc', '#35618e'],
  neckwear: ['ribbon', '#35618e'],
  extras: ['cheeks', 'freckles'],
  tilt: -5,
  slim: true,
  scale: 0.96,
}

export const sacagaway: Person = {
  face: 'oval',
  skin: 'copper',
  eyes: 'open',
  iris: '#2a1a12',
  look: 3,
  brows: 'arched',
  nose: 'straight',
  mouth: 'smile',
  hair: ['braids', '#1a1414'],
  hat: ['headband', '#3f6b8a', '#f0dca8'],
  clothes: ['tunic', '#d8b884', '#a8323a'],
  neckwear: ['shells', '#3f8f8b'],
  tilt: 3,
  slim: true,
}
