import type { OwnExtra } from '../../../art/portrait'
import { fan, full, grid } from '../../../art/portrait/backdrops'
import { at, darker, dot, lighter, line, shape, wash } from '../../../art/portrait/draw'

const brass = '#e0b04a'
const star = (x: number, y: number, r: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.42 : r
    const turn = (Math.PI * i) / 5 - Math.PI / 2
    return `${i ? 'L' : 'M'}${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`
  }).join('') + 'Z'

// Behind the head.

/** A playing card split by a shot, and more of them in the air. */
export const clippedTarget = (c: string): string =>
  wash(full, lighter(c, 0.35)) +
  wash(fan(100, 100, 18), c, 0.55) +
  [
    [30, 40, -18],
    [166, 52, 14],
    [22, 132, 10],
    [178, 140, -12],
  ]
    .map(([x, y, turn]) =>
      at(
        `translate(${x} ${y}) rotate(${turn})`,
        shape('M-15 -21H15V21H-15Z', '#fbf4e2', 2) + wash(star(0, 0, 9), '#b3281f') + dot(4, -3, 4, darker(c, 0.5)),
      ),
    )
    .join('')

/** A wall of warrants. */
export const warrants = (c: string): string =>
  wash(full, darker(c, 0.3)) +
  grid(62, 70, (x, y, i) =>
    at(
      `translate(${x + 8} ${y + 6}) rotate(${i % 2 ? 3 : -4})`,
      wash('M0 0H48V58H0Z', lighter(c, 0.55)) +
        line('M8 10H40M8 42H40M8 50H30', 3, darker(c, 0.35), 0.7) +
        dot(24, 26, 9, darker(c, 0.1)),
    ),
  )

/** Sun and bluffs over a river. */
export const bluffs = (c: string): string =>
  wash(full, lighter(c, 0.45)) +
  dot(150, 58, 30, '#f6d27a') +
  wash('M0 96L34 60H74L92 90L120 76H160L200 104V210H0Z', c) +
  wash('M0 130C50 118 90 140 140 126C170 118 190 124 200 120V210H0Z', darker(c, 0.35))

/** An engine that comes down the line, with its lamp lit. */
export const ironHorse = (c: string): string =>
  wash(full, lighter(c, 0.35)) +
  wash('M0 20C30 6 60 34 96 18C130 4 160 30 200 12V0H0Z', lighter(c, 0.75)) +
  wash('M0 150L90 112H110L200 150V210H0Z', darker(c, 0.25)) +
  line('M70 112L10 210M130 112L190 210', 5, '#4a4a4a') +
  at(
    'translate(160 96)',
    wash('M-26 44V-6C-26 -34 26 -34 26 -6V44Z', '#33302e') +
      wash('M-9 -30V-56H9V-30Z', '#22201f') +
      wash('M-13 -56H13V-64H-13Z', '#4a4643') +
      dot(0, -2, 12, '#ffe9a8', 3) +
      wash('M-32 60L-24 40H24L32 60Z', '#8a2a20'),
  )

/** The mirrors and lamps of a faro hall. */
export const mirrors = (c: string): string =>
  wash(full, darker(c, 0.5)) +
  [10, 130].map((x) => shape(`M${x} 30H${x + 60}V150H${x}Z`, darker(c, 0.15), 4)).join('') +
  [10, 130].map((x) => wash(`M${x + 6} 36H${x + 30}L${x + 8} 120Z`, lighter(c, 0.5), 0.5)).join('') +
  [40, 160].map((x) => dot(x, 16, 10, '#ffe2a0') + dot(x, 16, 20, '#ffe2a055')).join('') +
  wash('M0 150H200V160H0Z', brass)

// On the head.

/** The star on the brim that was turned up. */
export const hatStar: OwnExtra = { onHead: shape(star(100, 50, 13), brass, 1.8) }

// Before the body.

export const goldStar: OwnExtra = { inFront: shape(star(142, 196, 17), brass) + dot(142, 196, 4, '#fff0c0') }

/** A medal on a short ribbon. */
export const medal: OwnExtra = {
  inFront:
    shape('M132 172H152L146 188H138Z', '#b3281f', 1.8) + dot(142, 198, 11, '#d9c48a', 2) + dot(142, 198, 4, '#8e6a20'),
}

/** A collar of fur. */
export const pelt: OwnExtra = {
  inFront: shape(
    'M54 172C70 186 86 192 100 192C114 192 130 186 146 172C152 182 148 194 140 198L130 194L124 204L112 198L100 208L88 198L76 204L70 194L60 198C52 194 48 182 54 172Z',
    '#6d5238',
  ),
}

/** The mail, over one shoulder. */
export const mailbag: OwnExtra = {
  inFront:
    line('M58 168L138 214', 7, '#6a4a2a') +
    shape('M126 176H190V214H126Z', '#a87a4a') +
    shape('M126 176H190L158 198Z', '#bd9060', 2) +
    dot(158, 198, 4, '#b3281f', 1.5),
}

/** A red sash with two ivory grips in it. */
export const sash: OwnExtra = {
  inFront:
    shape('M40 198C70 206 130 206 160 198V214H40Z', '#b3281f') +
    shape('M62 208L70 178L82 182L76 210Z', '#f4ead4', 2) +
    shape('M138 208L130 178L118 182L124 210Z', '#f4ead4', 2),
}
