import type { OwnExtra } from '../../../../art/portrait'
import { fan, full, grid } from '../../../../art/portrait/backdrops'
import { at, darker, dot, lighter, line, mix, oval, shape, wash } from '../../../../art/portrait/draw'

const brass = '#e0b04a'

// Behind the head.

/** Frying pans and beans. */
export const kitchen = (c: string): string =>
  wash(full, c) +
  wash('M0 0H200V210H0Z', lighter(c, 0.2), 0.4) +
  [
    [34, 62, -14],
    [168, 58, 12],
    [20, 150, 8],
    [182, 148, -10],
  ]
    .map(([x, y, turn]) =>
      at(
        `translate(${x} ${y}) rotate(${turn})`,
        line('M0 -22V-58', 9, '#2b1a12') +
          dot(0, 0, 25, '#3a3836') +
          dot(0, 0, 20, '#7a3a22') +
          [
            [-8, -5],
            [5, -9],
            [9, 4],
            [-4, 8],
          ]
            .map(([bx, by]) => oval(bx!, by!, 5, 3.4, '#c8824a'))
            .join(''),
      ),
    )
    .join('')

/** A ring of stones in the sun. */
export const arena = (c: string): string =>
  wash(full, lighter(c, 0.35)) +
  dot(100, 70, 52, lighter(c, 0.75)) +
  wash('M0 130C60 116 140 116 200 130V210H0Z', mix(c, '#8a6a40', 0.5)) +
  [12, 44, 156, 188]
    .map((x, i) => wash(`M${x - 9} ${136 - (i % 2) * 6}v-24c0 -9 18 -9 18 0v24z`, darker(c, 0.4)))
    .join('') +
  wash('M0 164C60 150 140 150 200 164V210H0Z', darker(c, 0.3))

/** Coins raining down. */
export const coins = (c: string): string =>
  wash(full, c) +
  grid(
    44,
    40,
    (x, y, i) =>
      oval(x, y, i % 3 ? 12 : 8, 12, '#8e5a0d') +
      oval(x - 1.5, y - 1.5, i % 3 ? 12 : 8, 12, '#e9b93f') +
      oval(x - 1.5, y - 1.5, i % 3 ? 8 : 4.5, 8, '#f6dc8a'),
  )

/** Backs of playing cards, spread out behind. */
export const spread = (c: string): string =>
  wash(full, c) +
  [-64, -42, -20, 2, 24, 46, 68]
    .map((turn, i) =>
      at(
        `rotate(${turn} 100 190)`,
        shape('M72 4H128V92H72Z', '#fbf4e2', 2) +
          wash('M78 10H122V86H78Z', i % 2 ? '#8f2f3a' : '#35618e') +
          line('M78 10L122 86M122 10L78 86M78 48H122', 1.6, '#fbf4e2', 0.7),
      ),
    )
    .join('')

/** Steep cliffs in layers. */
export const cliffs = (c: string): string =>
  wash(full, lighter(c, 0.5)) +
  dot(100, 60, 30, '#fff3c4') +
  wash('M0 0H46L54 60L40 110L58 160L50 210H0Z', c) +
  wash('M200 0H150L146 54L164 104L144 158L152 210H200Z', c) +
  line(
    'M0 26H48M0 54H52M0 84H48M0 118H44M0 148H54M0 180H54M200 20H150M200 48H147M200 80H156M200 112H160M200 146H148M200 180H148',
    5,
    darker(c, 0.3),
    0.7,
  ) +
  wash('M50 210C80 186 120 186 150 210Z', darker(c, 0.3))

/** Clouds to sit on. */
export const heaven = (c: string): string => {
  const cloud = (x: number, y: number, s: number): string =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      wash('M-40 14C-56 14 -56 -8 -38 -8C-36 -28 -6 -30 0 -14C14 -26 36 -14 32 0C48 0 48 14 36 14Z', '#fdf8ea'),
    )
  return (
    wash(full, c) +
    wash(fan(100, 60, 18), lighter(c, 0.45), 0.6) +
    cloud(30, 60, 0.8) +
    cloud(168, 44, 0.7) +
    cloud(20, 150, 1) +
    cloud(184, 142, 1.1) +
    cloud(100, 204, 2)
  )
}

/** Plasters, laid crosswise. */
export const plasters = (c: string): string =>
  wash(full, c) +
  grid(50, 46, (x, y, i) =>
    at(
      `translate(${x} ${y}) rotate(${i % 2 ? 45 : 20})`,
      '<rect x="-17" y="-6" width="34" height="12" rx="5" fill="#f0dcb4"/>' +
        '<rect x="-6" y="-17" width="12" height="34" rx="5" fill="#f0dcb4"/>' +
        wash('M-5 -5H5V5H-5Z', '#d8b98a'),
    ),
  )

// To have about one.

/** An arrow right through the hat. */
export const arrowThroughHat: OwnExtra = {
  onHead:
    line('M26 56L64 48M138 33L176 25', 5) +
    line('M26 56L64 48M138 33L176 25', 2.8, '#b98a4e') +
    shape('M174 17L194 21L178 34Z', '#8f9aa0', 1.8) +
    shape('M30 55L16 48L8 52L18 58L12 66L22 66Z', '#b3352c', 1.8),
}

export const moneybag: OwnExtra = {
  inFront:
    shape('M146 184C138 158 160 150 166 142H186C192 150 214 160 206 214H144C142 202 144 192 146 184Z', '#b08a58') +
    shape('M164 134H188L184 146H168Z', '#8a6a40', 2) +
    line('M164 146H188', 3.4, '#5c3a1c') +
    shape('M176 166l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z', brass, 1.8),
}

export const halo: OwnExtra = {
  onHead:
    '<ellipse cx="100" cy="40" rx="38" ry="9" fill="none" stroke="#2b1a12" stroke-width="8"/>' +
    '<ellipse cx="100" cy="40" rx="38" ry="9" fill="none" stroke="#f6dc6a" stroke-width="5"/>',
}
