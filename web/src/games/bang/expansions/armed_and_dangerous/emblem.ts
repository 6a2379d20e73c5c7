import type { Person } from '../../../../art/portrait'
import { black } from '../../../../art/portrait/hues'
import { darker, dot, lighter, mix, wash } from '../../../../art/portrait/draw'
import type { Picture } from '../../../../art/wide'
import { rays } from '../../../../art/vistas'

const cartridge = 'M256 16c44 54 62 110 62 164H194c0-54 18-110 62-164zM190 196h132v206H190zM176 418h160v70H176z'

// Somebody without a card of their own: the lids of all boxes are there long before the faces of any.
const desperado: Person = {
  face: 'square',
  skin: 'tan',
  eyes: 'stern',
  iris: '#4d7fa6',
  brows: 'angry',
  nose: 'straight',
  mouth: 'hidden',
  hair: ['shaggy', black],
  hat: ['low', '#3a2c26', '#b3352c'],
  clothes: ['bandolier', '#c9a878', '#3c2416'],
  neckwear: ['mask', '#b3352c'],
  scale: 1.04,
}

/** The sky after something has gone up, and the ground it stood on. */
const explosion = (c: string): string =>
  wash('M0 0H240V150H0Z', mix(c, '#3a1a20', 0.35)) +
  wash(rays(120, 96, 18), c) +
  dot(120, 96, 72, lighter(c, 0.3)) +
  dot(120, 96, 52, lighter(c, 0.65)) +
  wash('M0 128C60 116 180 116 240 128V150H0Z', darker(c, 0.65))

/** The lid of the box. */
export const emblem: Picture = {
  vista: [explosion, '#e08a30'],
  behind: [
    { icon: cartridge, x: 24, y: 88, size: 90, tone: 'brass', turn: -24 },
    { icon: cartridge, x: 216, y: 88, size: 90, tone: 'brass', turn: 24 },
    { icon: cartridge, x: 56, y: 82, size: 104, tone: 'brass', turn: -12 },
    { icon: cartridge, x: 184, y: 82, size: 104, tone: 'brass', turn: 12 },
  ],
  people: [{ who: desperado, x: 120, y: 152, size: 132 }],
}
