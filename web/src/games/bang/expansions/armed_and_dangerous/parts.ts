import type { OwnExtra } from '../../../../art/portrait'
import { fan, full, grid } from '../../../../art/portrait/backdrops'
import { at, darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'

const brass = '#e0aa3c'
const lead = '#8f9aa0'

/** A cartridge that stands on (x, y), twenty wide. */
const round = (x: number, y: number, outline = 1.6): string =>
  shape(
    `M${x - 7} ${y - 32}C${x - 7} ${y - 44} ${x - 3} ${y - 50} ${x} ${y - 53}C${x + 3} ${y - 50} ${x + 7} ${y - 44} ${x + 7} ${y - 32}Z`,
    lead,
    outline,
  ) +
  shape(`M${x - 8} ${y - 32}h16v28h-16z`, brass, outline) +
  wash(`M${x - 5} ${y - 30}h4v24h-4z`, '#fdeab2') +
  shape(`M${x - 9.5} ${y - 5}h19v5h-19z`, '#a9751c', outline)

// Behind the head.

/** A tall window of coloured glass in a dark wall. */
export const stainedGlass = (c: string): string =>
  wash(full, darker(c, 0.5)) +
  wash('M24 210V104C24 44 62 14 100 -6C138 14 176 44 176 104V210Z', darker(c, 0.75)) +
  wash('M34 150V104C34 54 62 30 96 8V150Z', '#5f9ab8') +
  wash('M166 150V104C166 54 138 30 104 8V150Z', '#e0b04a') +
  wash('M34 158H96V210H34Z', '#c1443a') +
  wash('M104 158H166V210H104Z', '#5f9a6a') +
  wash('M36 92C40 60 62 36 96 14V60L60 92ZM164 92C160 60 138 36 104 14V60L140 92Z', '#fff1c8', 0.45) +
  line('M34 118H96M104 118H166M64 36V150M136 36V150M64 158V210M136 158V210', 3, darker(c, 0.75))

/** Stars of tin in rows. */
export const tinStars = (c: string): string =>
  wash(full, c) +
  wash(fan(100, 110, 14), lighter(c, 0.2), 0.5) +
  grid(56, 50, (x, y, i) =>
    at(
      `translate(${x} ${y}) rotate(${i % 2 ? 10 : -8})`,
      shape(
        'M0 -19L5 -6.500L18.500 -6L8 2.500L11.500 15.500L0 8L-11.500 15.500L-8 2.500L-18.500 -6L-5 -6.500Z',
        '#e9cf8a',
        1.8,
      ) + dot(0, 0, 4, '#b98a3a'),
    ),
  )

/** Hats that somebody has shot a hole into. */
export const holedHats = (c: string): string =>
  wash(full, c) +
  grid(58, 46, (x, y, i) =>
    at(
      `translate(${x} ${y}) rotate(${i % 2 ? 12 : -10})`,
      wash(
        'M-28 2C-24 6 -18 7 -15 6L-12 -13C-9 -19 -3 -17 0 -14C3 -17 9 -19 12 -13L15 6C18 7 24 6 28 2C26 12 14 15 0 15C-14 15 -26 12 -28 2Z',
        darker(c, 0.5),
      ) + dot(3, -3, 3.6, lighter(c, 0.55)),
    ),
  )

/** A wide range, and the wire that somebody has drawn across it. */
export const barbedWire = (c: string): string => {
  const barb = (y: number): string =>
    line(
      `M0 ${y}C50 ${y + 7} 150 ${y + 7} 200 ${y}` +
        [12, 46, 80, 114, 148, 182].map((x) => `M${x} ${y - 5}l8 17M${x + 8} ${y - 5}l-8 17`).join(''),
      2.6,
      '#3a3432',
    )
  return (
    wash(full, lighter(c, 0.45)) +
    wash('M0 0H200V44C140 62 60 34 0 54Z', lighter(c, 0.2)) +
    wash('M0 116L40 84L76 108L120 76L164 104L200 88V210H0Z', mix(c, '#6a6a80', 0.5)) +
    wash('M0 142C60 126 140 132 200 144V210H0Z', mix(c, '#8a8a45', 0.6)) +
    [16, 184].map((x) => shape(`M${x - 7} 210V58L${x} 50L${x + 7} 58V210Z`, '#7a4a26', 2)).join('') +
    [76, 112, 148].map(barb).join('')
  )
}

/** A cloth with long cuts in it. */
export const slashed = (c: string): string =>
  wash(full, c) +
  line('M0 24H200M0 60H200M0 96H200M0 132H200M0 168H200M0 204H200', 1.6, darker(c, 0.25), 0.6) +
  [
    'M64 8Q40 56 6 88Q26 40 64 8Z',
    'M98 6Q62 88 8 142Q44 64 98 6Z',
    'M48 110Q32 146 6 170Q20 134 48 110Z',
    'M192 24Q172 72 140 104Q158 56 192 24Z',
    'M196 74Q172 128 134 168Q158 110 196 74Z',
    'M196 132Q184 160 164 184Q174 154 196 132Z',
  ]
    .map((d) => wash(d, '#2b1a12') + line(d, 2, lighter(c, 0.5)))
    .join('')

/** Little flags of cut paper on strings. */
export const paperFlags = (c: string): string => {
  const hues = ['#d8453a', '#f0b429', '#3f8a5c', '#8a4a9a', '#2f7fa8']
  const flag = (x: number, y: number, hue: string): string =>
    `<path fill-rule="evenodd" fill="${hue}" d="M${x} ${y}h30v28l-5 -5l-5 5l-5 -5l-5 5l-5 -5l-5 5zM${x + 15} ${y + 5}l5 5l-5 5l-5 -5zM${x + 4} ${y + 15}h4v5h-4zM${x + 22} ${y + 15}h4v5h-4z"/>`
  const string = (y: number, shift: number): string =>
    line(`M0 ${y}C60 ${y + 10} 140 ${y + 10} 200 ${y}`, 1.8) +
    [-16, 20, 56, 92, 128, 164]
      .map((x, i) => flag(x + shift, y + 5 - Math.abs(x + shift - 85) * 0.04, hues[(i + shift) % 5]!))
      .join('')
  return (
    wash(full, lighter(c, 0.25)) +
    wash('M0 150H34V118H60V150H140V108H170V150H200V210H0Z', mix(c, '#b8784a', 0.6)) +
    wash('M8 166h12v18h-12zM180 160h12v20h-12z', darker(c, 0.5)) +
    string(6, 0) +
    string(52, 12) +
    string(98, 4)
  )
}

/** Crowns and the marks of kings and queens. */
export const crowns = (c: string): string =>
  wash(full, c) +
  grid(50, 44, (x, y, i) =>
    at(
      `translate(${x} ${y})`,
      i % 2
        ? wash('M-17 10L-20 -9L-9 0L0 -14L9 0L20 -9L17 10ZM-17 13H17V17H-17Z', '#e6bb4e')
        : wash(
            'M0 -12C5 -8 6 -4 4 0C12 -4 16 4 9 9L3 6L5 16H-5L-3 6L-9 9C-16 4 -12 -4 -4 0C-6 -4 -5 -8 0 -12Z',
            lighter(c, 0.35),
          ),
    ),
  )

/** Belts full of cartridges, hung up one under the other. */
export const ammunition = (c: string): string =>
  wash(full, c) +
  [50, 118, 186]
    .map(
      (y) =>
        [10, 40, 70, 100, 130, 160, 190].map((x) => round(x, y + 10)).join('') +
        shape(`M-4 ${y - 20}H204V${y - 4}H-4Z`, darker(c, 0.5), 2) +
        line(`M0 ${y - 16.5}H200M0 ${y - 7.5}H200`, 1.2, lighter(c, 0.3)),
    )
    .join('')

// To have about one.

/** The good book, with a load for a bookmark. */
export const bible: OwnExtra = {
  inFront: at(
    'rotate(-9 46 180)',
    shape('M14 138H68C74 138 76 142 76 146V214H14Z', '#2f2422') +
      wash('M14 206H76V214H14Z', '#f4ead2') +
      line('M22 138V206', 2, '#7a5a3a') +
      wash('M44 150H52V160H62V168H52V192H44V168H34V160H44Z', brass) +
      at('translate(64 146) scale(.62)', round(0, 0, 2.2)),
  ),
}

/** Three scratches on a cheek. */
export const scratches: OwnExtra = {
  onHead: line('M118 112L130 128M124 109L135 124M113 117L124 132', 2.2, '#b3262a'),
}

/** A load between two fingers: whose it was is not said. */
export const pinched: OwnExtra = {
  inFront:
    at('translate(164 146) rotate(8)', round(0, 0, 2)) +
    shape(
      'M150 214C144 196 144 176 150 160C146 150 150 138 158 136C164 138 164 148 161 154C166 150 174 150 178 156C186 156 190 164 189 172C194 178 194 188 190 196L192 214Z',
      '#6b4a2c',
    ) +
    line(
      'M161 154C158 160 158 166 160 172M178 156C174 160 172 166 173 174M189 172C184 174 181 180 182 188',
      1.8,
      '#2b1a12',
    ),
}

/** Two long knives, crossed. */
export const knives: OwnExtra = {
  inFront: [-1, 1]
    .map((side) =>
      at(
        `translate(${100 + side * 66} 176) scale(${side} 1) rotate(24)`,
        shape('M-7 4V-44C-7 -58 2 -66 7 -72V4Z', '#d3dade', 2) +
          line('M1 -54V0', 1.6, '#8f9aa0') +
          shape('M-13 4H13V11H-13Z', brass, 2) +
          shape('M-6 11H6V40H-6Z', '#4a2418', 2) +
          line('M-6 19H6M-6 27H6', 1.6, '#8a5a30'),
      ),
    )
    .join(''),
}

/** Two glasses on a long handle, to look down through. */
export const lorgnette: OwnExtra = {
  onHead:
    [82, 118]
      .map(
        (x) =>
          `<circle cx="${x}" cy="105" r="13" fill="#dff2f5" fill-opacity=".3" stroke="#2b1a12" stroke-width="5"/>` +
          `<circle cx="${x}" cy="105" r="13" fill="none" stroke="#e6bb4e" stroke-width="2.800"/>`,
      )
      .join('') +
    line('M95 103Q100 99 105 103M131 108C140 122 146 140 150 176', 6) +
    line('M95 103Q100 99 105 103M131 108C140 122 146 140 150 176', 3.2, '#e6bb4e'),
}
