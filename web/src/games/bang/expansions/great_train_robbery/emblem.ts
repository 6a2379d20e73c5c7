import type { Person } from '../../../../art/portrait'
import { darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'
import type { Picture } from '../../../../art/wide'

/** An engine that comes straight at us, in the middle of a wide picture; c is its paint, trim its brass. */
export const headOn = (c: string, trim: string): string =>
  wash('M104 22C84 20 82 4 96 0C92 -16 120 -22 126 -10C144 -18 160 0 146 12C150 22 136 26 130 22Z', '#efe6d4', 0.9) +
  shape('M106 42L98 16H142L134 42Z', darker(c, 0.3), 2) +
  shape('M74 64H92V112H74ZM148 64H166V112H148Z', darker(c, 0.45), 2) +
  dot(120, 76, 38, darker(c, 0.35), 2.4) +
  dot(120, 76, 31, c, 2) +
  dot(120, 76, 12, trim, 2) +
  [0, 1, 2, 3, 4, 5]
    .map((n) => dot(120 + Math.round(22 * Math.cos(n)), 76 + Math.round(22 * Math.sin(n)), 2.4, trim))
    .join('') +
  dot(120, 42, 13, trim, 2.2) +
  dot(120, 42, 9, '#fffbe0') +
  shape('M66 106H174V118H66Z', '#b3352c', 2.2) +
  shape('M82 118H158L178 146H62Z', darker(c, 0.45), 2.2) +
  line(
    'M92 119L78 146M102 119L94 146M111 119L107 146M120 119V146M129 119L133 146M138 119L146 146M148 119L162 146',
    2.4,
    trim,
  )

const nightRun = (c: string): string =>
  wash('M0 0H240V150H0Z', mix(c, '#2b2a48', 0.45)) +
  wash('M0 58C80 44 160 70 240 50V150H0Z', c) +
  wash('M0 110L36 74L64 92L96 62L150 66L180 90L206 70L240 106V150H0Z', mix(c, '#3a2434', 0.65)) +
  wash('M108 42L-30 150H270L132 42Z', lighter(c, 0.6), 0.35) +
  wash('M0 122C60 112 180 112 240 122V150H0Z', mix(c, '#3a2416', 0.7))

const gunman: Person = {
  face: 'jaw',
  skin: 'tan',
  eyes: 'stern',
  iris: '#4d7fa6',
  look: 4,
  brows: 'angry',
  nose: 'broad',
  mouth: 'hidden',
  hair: ['short', '#3a2418'],
  hat: ['slouch', '#4a3424', '#8f1f2a'],
  clothes: ['duster', '#6a5038', '#3a2a20'],
  neckwear: ['mask', '#b3352c'],
  tilt: 4,
}
const partner: Person = {
  ...gunman,
  face: 'oval',
  skin: 'fair',
  eyes: 'lashes',
  iris: '#5c8a4c',
  brows: 'arched',
  hair: ['wavy', '#b8521f'],
  hat: ['gambler', '#2a2528', '#d8a441'],
  clothes: ['coat', '#35486a', '#f0e6d0'],
  neckwear: ['mask', '#2f5a6a'],
  slim: true,
}

/** The lid of the box: two who wait for the train. */
export const emblem: Picture = {
  vista: [(c) => nightRun(c) + headOn('#3f4a52', '#e0b04a'), '#d8703a'],
  people: [
    { who: gunman, x: 42, y: 156, size: 96 },
    { who: partner, x: 200, y: 156, size: 94, flip: true },
  ],
}
