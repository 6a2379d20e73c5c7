import type { OwnExtra } from '../../../../art/portrait'
import { fan, full } from '../../../../art/portrait/backdrops'
import { torso } from '../../../../art/portrait/clothes'
import { at, darker, dot, lighter, line, mirrored, mix, shape, wash } from '../../../../art/portrait/draw'

const brass = '#e6bb4e'

// Behind the head.

/** One train above the other, and all of them his. */
export const freightYard = (c: string): string => {
  const hues = ['#b3483a', '#4f7a72', '#d8a441', '#5a6a8a']
  const row = (y: number, shift: number): string =>
    [-1, 0, 1, 2]
      .map((n) => {
        const x = n * 72 + shift
        const hue = hues[((n + y / 60 + 4) % 4) | 0]!
        return (
          shape(`M${x} ${y + 34}V${y}H${x + 64}V${y + 34}Z`, hue, 1.8) +
          line(`M${x + 22} ${y}v34M${x + 42} ${y}v34M${x + 64} ${y + 30}h8`, 1.8, darker(hue, 0.5)) +
          dot(x + 14, y + 38, 6, '#2b1a12') +
          dot(x + 50, y + 38, 6, '#2b1a12')
        )
      })
      .join('') + line(`M0 ${y + 46}H200`, 2.6, darker(c, 0.5))
  return wash(full, c) + row(8, -20) + row(68, 14) + row(128, -34)
}

/** Shots that glance off and fly on. */
export const ricochets = (c: string): string => {
  const spark = (x: number, y: number): string =>
    at(`translate(${x} ${y})`, wash('M0 -16L4 -5L15 -8L7 1L14 11L3 7L-2 17L-5 6L-16 7L-8 -1L-13 -11L-3 -6Z', '#fff3c4'))
  return (
    wash(full, c) +
    wash('M0 0H26V210H0ZM174 0H200V210H174Z', darker(c, 0.3)) +
    line('M200 10L26 54L174 98L26 142L200 200', 5, lighter(c, 0.6)) +
    line('M200 10L26 54L174 98L26 142L200 200', 1.8, '#8f2f1f') +
    spark(26, 54) +
    spark(174, 98) +
    spark(26, 142)
  )
}

/** One star on a field of two colours. */
export const loneStar = (c: string): string =>
  wash('M0 0H200V105H0Z', '#f4ead2') +
  wash('M0 105H200V210H0Z', '#b3352c') +
  wash('M0 0H200V40C140 52 60 30 0 46Z', '#ffffff', 0.5) +
  wash('M0 0H84V210H0Z', c) +
  shape('M42 22l9 26l28 1l-22 17l8 27l-23 -16l-23 16l8 -27l-22 -17l28 -1z', '#fdf6e2', 1.8) +
  line('M84 0V210', 2)

/** Rails that run into the setting sun, and end there. */
export const lineEnd = (c: string): string =>
  wash(full, lighter(c, 0.2)) +
  wash(fan(100, 92, 16), lighter(c, 0.5)) +
  dot(100, 92, 58, '#ffe9a0') +
  wash('M0 96H200V210H0Z', mix(c, '#7a4a24', 0.6)) +
  wash('M0 96L40 66L70 84L96 62L130 86L160 64L200 96Z', mix(c, '#5a2f3a', 0.6)) +
  line('M86 96L20 210M114 96L180 210', 4, '#3a2416') +
  line('M82 104H118M76 116H124M68 132H132M56 152H144M42 176H158M26 204H174', 5, '#3a2416', 0.75)

/** Wind wheels, as giants should be. */
export const windPumps = (c: string): string => {
  const pump = (x: number, y: number, s: number): string =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      line('M-18 110L-3 0M18 110L3 0M-15 86H15M-10 50L14 86M10 50L-14 86M-10 50H10', 4, '#6a4a2c') +
        wash('M0 -4L46 -12V12L0 4Z', '#b3483a') +
        Array.from({ length: 10 }, (_, i) => at(`rotate(${i * 36})`, wash('M-3 -8L-8 -36H8L3 -8Z', '#f0e6d0'))).join(
          '',
        ) +
        dot(0, 0, 7, '#6a4a2c'),
    )
  return (
    wash(full, lighter(c, 0.4)) +
    wash('M0 0H200V60C130 76 60 44 0 70Z', c) +
    pump(36, 52, 1) +
    pump(166, 64, 0.86) +
    wash('M0 152C60 138 140 142 200 156V210H0Z', '#c8a04a')
  )
}

/** Fire on all sides. */
export const wildfire = (c: string): string =>
  wash(full, darker(c, 0.5)) +
  wash(
    'M0 210V60C14 84 20 40 12 10C40 36 36 70 50 84C62 60 54 30 70 0C90 34 84 60 100 76C112 50 104 24 120 -6C140 30 132 64 150 82C160 60 158 40 176 14C172 50 184 70 200 56V210Z',
    c,
  ) +
  wash(
    'M0 210V116C14 132 20 104 18 84C40 104 38 124 52 134C62 116 58 96 70 74C86 102 84 120 100 130C112 112 108 94 122 70C136 96 132 118 148 132C158 116 160 100 174 84C174 108 184 126 200 112V210Z',
    '#f3b13c',
  )

/** Light through a blind, and dust in it. */
export const blinds = (c: string): string =>
  wash(full, darker(c, 0.55)) +
  wash(
    Array.from({ length: 9 }, (_, i) => `M-10 ${i * 30 - 40}L210 ${i * 30 - 8}V${i * 30 + 4}L-10 ${i * 30 - 26}Z`).join(
      '',
    ),
    '#ffe9b0',
    0.75,
  ) +
  wash('M128 0H140V210H128Z', darker(c, 0.65)) +
  [
    [22, 40],
    [60, 18],
    [172, 66],
    [36, 120],
    [184, 132],
  ]
    .map(([x, y]) => dot(x!, y!, 2.2, '#fff3c4'))
    .join('')

/** The country as it looks from a fast train. */
export const fastTrack = (c: string): string =>
  wash(full, lighter(c, 0.35)) +
  wash('M0 18H120V26H0ZM60 44H200V50H60ZM0 66H90V76H0ZM120 84H200V94H120Z', '#fffaf0', 0.8) +
  wash('M0 104C40 78 60 100 90 88C130 74 150 100 200 82V210H0Z', mix(c, '#5c7a4c', 0.6)) +
  line('M0 118H60M90 112H170M20 130H140M160 126H200M0 144H100M130 142H200', 4, '#fff3c4', 0.7) +
  line('M0 162H200M0 178H200', 4, '#3a2416')

// To wear.

/** The striped cap of those who drive engines; c is its cloth, band its stripes. */
export const engineerCap = (c: string, band: string): string =>
  shape('M52 74C46 40 62 26 100 26C138 26 154 40 148 74Z', c) +
  line('M64 34L60 72M78 28L76 70M92 26V70M108 26V70M122 28L124 70M136 34L140 72', 4, band) +
  shape('M50 66C80 74 120 74 150 66L150 80C120 86 80 86 50 80Z', darker(c, 0.18), 2.2) +
  shape('M52 80C74 88 126 88 148 80C160 96 130 98 100 97C70 98 40 96 52 80Z', darker(band, 0.2)) +
  dot(100, 75, 5, brass, 1.6)

/** A pugilist's bare shoulders under his braces. */
export const braces = (c: string, trim: string): string =>
  shape(torso, c) +
  wash('M82 164L100 196L118 164L100 178Z', darker(c, 0.25)) +
  line('M100 186V214M92 196H108M92 206H108', 1.8, darker(c, 0.5)) +
  mirrored(shape('M58 170L70 168L78 216H62Z', trim, 2)) +
  mirrored(line('M34 184C36 196 38 206 36 214', 1.8, darker(c, 0.45)))

// To have about one.

export const fist: OwnExtra = {
  inFront: at(
    'translate(-6 -4) rotate(-14 40 180)',
    shape('M24 214L28 176H66L68 214Z', '#f0e6d0') +
      line('M27 186H66M26 197H67M26 207H68', 1.8, '#b8a888') +
      shape(
        'M20 160C16 136 24 128 34 130C38 122 50 122 54 129C62 124 72 128 73 137C82 138 82 150 80 160C78 174 70 180 60 180H34C24 178 22 172 20 160Z',
        '#eeb08a',
      ) +
      line('M36 132V150M55 131V149M73 138L70 152', 2) +
      shape('M26 152C40 148 56 150 70 152C78 154 76 166 68 166C56 168 40 170 30 168', '#e3a079', 2) +
      line('M28 138C36 132 44 132 46 136M48 135C56 129 64 131 66 136', 4, '#d8a441'),
  ),
}

/** A good luck charm round the neck. */
export const foot: OwnExtra = {
  inFront:
    line('M80 164C84 182 94 190 100 192C106 190 116 182 120 164', 2, '#3c2416') +
    shape('M95 190H105V197H95Z', brass, 1.6) +
    shape('M94 196C90 206 90 214 96 216H108C112 210 108 202 106 196Z', '#f6f0e2', 2),
}

/** Ears that stand out. */
export const ears: OwnExtra = {
  onHead: mirrored(
    shape('M60 122C44 126 32 112 36 96C40 82 56 84 64 96Z', '#efc39c') +
      line('M56 112C48 110 44 102 46 96', 1.8, '#8a5a3a'),
  ),
}

/** The shade of the brim: nothing is seen of the eyes but their gleam. */
export const brimShade: OwnExtra = {
  onHead:
    wash(
      'M60 86C80 96 120 96 140 86C142 100 140 110 136 116C116 108 84 108 64 116C60 110 58 100 60 86Z',
      '#150d14',
      0.78,
    ) + mirrored(line('M78 103L90 104', 3.2, '#bfe6a0')),
}

/** A scarf in the wind of the ride. */
export const flyingScarf: OwnExtra = {
  inFront:
    shape(
      'M126 170C150 160 160 176 182 160C190 154 196 152 206 150V172C190 176 184 186 166 188C150 190 140 182 124 186Z',
      '#d8513a',
    ) +
    line('M136 174C152 170 162 182 184 170', 1.8, '#8f2f1f') +
    shape('M72 160C86 172 114 172 128 160L132 178C114 190 86 190 68 178Z', '#d8513a') +
    line('M76 172C92 182 108 182 124 172', 1.8, '#8f2f1f'),
}

/** The railcar he has just helped himself to, on a string. */
export const toyCar: OwnExtra = {
  inFront: at(
    'rotate(-6 160 190)',
    line('M120 202C128 196 134 198 140 196', 2) +
      shape('M138 176C150 168 190 168 202 176V182H138Z', '#8f2f1f', 2) +
      shape('M142 182H198V204H142Z', '#c1443a', 2) +
      wash('M148 186H160V197H148ZM180 186H192V197H180ZM165 186H175V204H165Z', '#fff3c4') +
      dot(154, 208, 6, '#2b1a12') +
      dot(186, 208, 6, '#2b1a12'),
  ),
}

/** Stripes on both sleeves. */
export const stripes: OwnExtra = {
  inFront: mirrored(line('M30 198L44 189L57 199M29 208L43 199L56 209', 4.2, '#f3c84a')),
}
