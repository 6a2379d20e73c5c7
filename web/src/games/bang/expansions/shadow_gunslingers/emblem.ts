import { at, darker, dot, lighter, mix, oval, wash } from '../../../../art/portrait/draw'
import type { Picture } from '../../../../art/wide'

/** Somebody of whom only the outline came back: hat, coat, a gun in each hand, and no feet. */
const shadow = (x: number, y: number, size: number, fill: string): string =>
  at(
    `translate(${x} ${y}) scale(${size})`,
    wash(
      'M-26 -92C-14 -88 -14 -112 -9 -114C-4 -116 4 -116 9 -114C14 -112 14 -88 26 -92C22 -86 16 -84 12 -83L11 -74L26 -66L36 -34L52 -34V-28H42L40 -24H32L20 -46L22 -8C18 2 22 10 14 20C14 8 8 6 6 -2C2 8 6 14 0 24C-6 14 -2 8 -6 -2C-8 6 -14 8 -14 20C-22 10 -18 2 -22 -8L-20 -46L-32 -24H-40L-42 -28H-52V-34H-36L-26 -66L-11 -74L-12 -83C-16 -84 -22 -86 -26 -92Z',
      fill,
    ) +
      oval(-5, -83, 3, 2, '#ffe27a') +
      oval(5, -83, 3, 2, '#ffe27a'),
  )

/** A moon behind the graves that could not hold them. */
const unquiet = (c: string): string => {
  const ground = mix(c, '#12141f', 0.75)
  return (
    wash('M0 0H240V150H0Z', mix(c, '#1d2238', 0.55)) +
    dot(120, 66, 74, mix(c, '#fff3c4', 0.35)) +
    dot(120, 66, 60, '#f4e9c4') +
    dot(96, 40, 8, '#e2d3a4') +
    dot(146, 86, 6, '#e2d3a4') +
    shadow(46, 120, 0.86, mix(c, '#262c4a', 0.35)) +
    shadow(194, 120, 0.86, mix(c, '#262c4a', 0.35)) +
    shadow(120, 122, 1.04, darker(c, 0.78)) +
    wash('M0 124C60 112 180 112 240 124V150H0Z', ground) +
    wash(
      'M14 132V112C14 104 30 104 30 112V132ZM210 132V110C210 102 228 102 228 110V132ZM75 130V112H69V107H75V100H80V107H86V112H80V130Z',
      darker(ground, 0.4),
    ) +
    wash('M0 136C40 126 70 140 110 132C150 126 190 140 240 130V150H0Z', lighter(c, 0.3), 0.35)
  )
}

/** The sign of the variant. */
export const emblem: Picture = { vista: [unquiet, '#5a6a9a'] }
