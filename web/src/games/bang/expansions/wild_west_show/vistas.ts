import { at, darker, dot, lighter, line, mix, wash } from '../../../../art/portrait/draw'
import { rays } from '../../../../art/vistas'

/** Under the canvas of the great tent, with pennants and a ring of sawdust. */
export const bigTop = (c: string): string =>
  wash('M0 0H240V150H0Z', '#f3e3bd') +
  wash(rays(120, -26, 26), c) +
  line('M0 26C60 52 180 52 240 26', 2, darker(c, 0.6)) +
  [10, 42, 74, 106, 138, 170, 202]
    .map((x, i) => {
      const y = 48 - ((x + 14 - 120) / 120) ** 2 * 20
      return wash(`M${x} ${y.toFixed(0)}h26l-13 24z`, ['#35618e', '#d8a441', '#4f7a52'][i % 3]!)
    })
    .join('') +
  wash('M0 112C60 100 180 100 240 112V150H0Z', '#b9824a') +
  wash('M22 150C40 116 200 116 218 150Z', '#dcb074') +
  line('M14 150C36 108 204 108 226 150', 7, darker(c, 0.15)) +
  line('M14 150C36 108 204 108 226 150', 2, '#f3e3bd')

/** Bare trees that bear skulls. */
export const orchard = (c: string): string => {
  const dark = mix(c, '#17141c', 0.82)
  const tree = (x: number, y: number, s: number, flip: number): string =>
    at(
      `translate(${x} ${y}) scale(${flip * s} ${s})`,
      line(
        'M0 6C-2 -20 4 -40 0 -66M0 -30C-14 -40 -26 -40 -36 -58M1 -40C14 -50 26 -48 36 -64M0 -62C-8 -74 -8 -84 -14 -92M0 -62C10 -74 12 -82 20 -90M-24 -48C-30 -48 -36 -44 -44 -46M24 -52C32 -52 38 -48 46 -50',
        6,
        dark,
      ),
    )
  return (
    wash('M0 0H240V150H0Z', mix(c, '#5a6a86', 0.4)) +
    dot(120, 64, 44, lighter(c, 0.6)) +
    wash('M0 112C70 100 170 100 240 112V150H0Z', mix(c, '#1d2030', 0.7)) +
    tree(56, 128, 1.25, 1) +
    tree(186, 128, 1.25, -1) +
    wash('M0 132C70 122 170 122 240 132V150H0Z', dark)
  )
}

/** Mountains over a river and its pines. */
export const headwaters = (c: string): string => {
  const pine = (x: number, y: number, s: number): string =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      wash('M0 -56L14 -32H8L20 -12H11L24 8H-24L-11 -12H-20L-8 -32H-14Z', mix(c, '#22402f', 0.75)),
    )
  return (
    wash('M0 0H240V150H0Z', lighter(c, 0.5)) +
    dot(196, 32, 17, '#fff3c4') +
    wash('M-10 112L44 28L84 84L128 18L176 92L206 58L260 120Z', mix(c, '#5a6a86', 0.5)) +
    wash(
      'M44 28L60 51L48 56L40 50L30 56ZM128 18L148 49L134 46L124 56L112 44ZM206 58L218 72L206 76L196 70Z',
      '#fdf8ea',
    ) +
    wash('M0 106C60 94 180 98 240 108V150H0Z', mix(c, '#5f7a45', 0.7)) +
    wash('M150 102C170 112 120 118 150 128C180 138 160 144 170 150H240V138C200 132 220 118 176 102Z', '#7fb4cc') +
    pine(20, 128, 1) +
    pine(52, 120, 0.7) +
    pine(224, 126, 0.9)
  )
}

/** A moon as large as it never is, low over the roofs. */
export const moonrise = (c: string): string =>
  wash('M0 0H240V150H0Z', mix(c, '#262c4a', 0.55)) +
  [
    [14, 16],
    [30, 60],
    [178, 14],
    [206, 118],
    [228, 30],
    [222, 84],
  ]
    .map(([x, y]) => dot(x!, y!, 1.5, '#fff3c4'))
    .join('') +
  dot(92, 66, 64, '#f4e9c4') +
  dot(56, 44, 9, '#e2d3a4') +
  dot(132, 84, 7, '#e2d3a4') +
  dot(122, 34, 5, '#e2d3a4') +
  wash('M0 150V118H22V106H46V118H150V124H176V112H202V124H240V150Z', mix(c, '#131728', 0.8)) +
  wash('M28 124h8v10h-8zM184 122h8v10h-8z', '#e6bb4e')
