import type { Person } from '../../../../art/portrait'
import { white } from '../../../../art/portrait/hues'
import { at, darker, dot, lighter, line, mix, wash } from '../../../../art/portrait/draw'
import type { Picture } from '../../../../art/wide'
import { heap, lump, pan } from './gold'

const prospector: Person = {
  face: 'wide',
  skin: 'rosy',
  eyes: 'wide',
  iris: '#4d7fa6',
  look: 4,
  brows: 'bushy',
  nose: 'red',
  mouth: 'gold',
  hair: ['shaggy', white],
  beard: ['wild', white],
  hat: ['pinned', '#8a6a3a', '#b3352c'],
  clothes: ['shirt', '#c1443a', '#3f4a6a'],
  neckwear: ['bandana', '#35618e'],
  tilt: 5,
}

/** A river that comes down from the mountains, with what everybody is looking for. */
const diggings = (c: string): string =>
  wash('M0 0H240V150H0Z', lighter(c, 0.5)) +
  dot(196, 34, 22, '#fff3c4') +
  wash('M-10 100L40 34L74 76L112 22L160 84L196 54L250 104Z', mix(c, '#6a5a86', 0.5)) +
  wash('M40 34L54 51L42 56L32 50ZM112 22L130 45L116 46L106 52L98 42ZM196 54L206 66L196 70L186 64Z', '#fdf8ea') +
  wash('M0 98C70 84 170 86 240 98V150H0Z', mix(c, '#7a8a45', 0.6)) +
  wash('M128 90C150 100 96 112 124 124C150 134 130 142 140 150H240V128C210 122 214 104 150 90Z', '#6fb0c4') +
  line('M146 104C158 100 166 108 180 104M160 118C172 114 184 122 200 118', 2.4, '#eaf6f4') +
  line('M0 112C20 106 40 112 56 108', 3, darker(c, 0.4), 0.5) +
  at('translate(212 108)', lump(1.2)) +
  at('translate(192 130)', lump(0.8))

/** The lid of the box. */
export const emblem: Picture = {
  vista: [diggings, '#e0a45a'],
  people: [{ who: prospector, x: 78, y: 154, size: 134 }],
  emblem: [
    { icon: pan, x: 166, y: 108, size: 112, tone: 'steel', turn: -10, solid: true },
    { icon: heap, x: 168, y: 100, size: 62, tone: 'brass', turn: -10, solid: true },
  ],
}
