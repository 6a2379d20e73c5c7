import type { OwnExtra } from '../../../../art/portrait'
import { fan, full, grid } from '../../../../art/portrait/backdrops'
import { torso } from '../../../../art/portrait/clothes'
import { at, darker, dot, lighter, line, mirrored, mix, shape, wash } from '../../../../art/portrait/draw'

const brass = '#e6bb4e'

// Behind the head.

/** A brick wall. */
export const bricks = (c: string): string =>
  wash(full, c) +
  line(
    Array.from({ length: 9 }, (_, row) => {
      const y = row * 26 + 4
      const joints = [0, 1, 2, 3].map((n) => `M${n * 58 + (row % 2 ? 29 : 4)} ${y}v26`).join('')
      return `M0 ${y}H200${joints}`
    }).join(''),
    3,
    darker(c, 0.4),
  ) +
  wash('M0 4H33V30H0ZM150 82H200V108H150ZM33 134H91V160H33Z', lighter(c, 0.3), 0.5)

/** Snowy summits before an evening sky. */
export const rockies = (c: string): string =>
  wash(full, lighter(c, 0.25)) +
  wash('M0 0H200V50C140 70 60 40 0 66Z', c) +
  wash('M-10 150L34 52L70 104L110 34L156 110L180 76L220 150V210H-20Z', mix(c, '#4a4a6a', 0.6)) +
  wash(
    'M34 52L52 78L40 84L32 76L20 84ZM110 34L134 74L118 70L108 82L98 66L86 76ZM180 76L194 100L182 98L170 96Z',
    '#fdf8ea',
  ) +
  wash('M0 160C60 146 140 150 200 164V210H0Z', mix(c, '#2f4a34', 0.7))

/** Slices of lemon. */
export const lemons = (c: string): string =>
  wash(full, c) +
  grid(
    52,
    46,
    (x, y) =>
      dot(x, y, 17, '#f6dc5a') +
      dot(x, y, 13.5, '#fff6c8') +
      line(`M${x - 12} ${y}h24M${x - 6} ${y - 10}l12 20M${x + 6} ${y - 10}l-12 20`, 2.4, '#f0c63c'),
  )

/** Dark flowers on a pale wall. */
export const blooms = (c: string): string =>
  wash(full, c) +
  grid(46, 44, (x, y) =>
    at(
      `translate(${x} ${y})`,
      [0, 72, 144, 216, 288]
        .map((turn) => `<ellipse cy="-9" rx="6" ry="9" fill="#2a2030" transform="rotate(${turn})"/>`)
        .join('') + dot(0, 0, 4.5, '#d8a441'),
    ),
  )

/** A pane with holes in it. */
export const shotGlass = (c: string): string =>
  wash(full, c) +
  wash('M0 120L120 0H160L0 160ZM60 210L200 70V110L100 210Z', lighter(c, 0.5), 0.5) +
  [
    [30, 40],
    [168, 36],
    [22, 128],
    [180, 132],
    [104, 18],
  ]
    .map(([x, y]) =>
      at(
        `translate(${x} ${y})`,
        line('M0 0L-22 -8M0 0L-10 -22M0 0L14 -20M0 0L24 -4M0 0L16 18M0 0L-6 24M0 0L-22 12', 1.8, '#fdfaf0') +
          dot(0, 0, 6, '#1a110c'),
      ),
    )
    .join('')

/** The arches of a mission, and its bell. */
export const mission = (c: string): string =>
  wash(full, lighter(c, 0.45)) +
  wash('M0 60H200V210H0Z', c) +
  wash('M60 60V26C60 4 140 4 140 26V60Z', c) +
  wash('M76 60V32C76 16 124 16 124 32V60Z', '#7fb0c4') +
  shape('M92 52C92 36 96 28 100 28C104 28 108 36 108 52L112 56H88Z', brass, 1.8) +
  wash('M8 210V112C8 84 52 84 52 112V210ZM148 210V112C148 84 192 84 192 112V210Z', darker(c, 0.5)) +
  line('M0 66H200M0 74H200', 2.4, darker(c, 0.35))

/** A barn door that arrows and knives have come to rest in. */
export const barnDoor = (c: string): string => {
  const arrow = (x: number, y: number, turn: number): string =>
    at(
      `translate(${x} ${y}) rotate(${turn})`,
      line('M0 0V-40', 3.4, '#6a3a18') + wash('M-7 -36L0 -46L7 -36V-26L0 -34L-7 -26Z', '#b3352c'),
    )
  const knife = (x: number, y: number, turn: number): string =>
    at(
      `translate(${x} ${y}) rotate(${turn})`,
      wash('M-4 0L0 10L4 0V-18H-4Z', '#c8d0d4') + wash('M-4 -18H4V-38H-4ZM-9 -20H9V-16H-9Z', '#3c2416'),
    )
  return (
    wash(full, c) +
    line('M28 0V210M64 0V210M100 0V210M136 0V210M172 0V210', 2.4, darker(c, 0.4)) +
    line('M0 20L200 190M200 20L0 190', 12, darker(c, 0.22)) +
    arrow(24, 74, -24) +
    knife(52, 40, -30) +
    arrow(172, 60, 26) +
    knife(186, 118, 34) +
    arrow(14, 140, -40) +
    knife(140, 30, 16)
  )
}

/** Bullets flying out on all sides. */
export const volley = (c: string): string =>
  wash(full, c) +
  wash(fan(100, 108, 18), lighter(c, 0.35), 0.6) +
  Array.from({ length: 12 }, (_, i) =>
    at(
      `translate(100 108) rotate(${i * 30 + 15}) translate(0 -92)`,
      shape('M-6 14V-6C-6 -16 6 -16 6 -6V14Z', i % 2 ? '#d8a441' : '#e9cf8a', 1.6) + line('M-6 8H6', 1.4),
    ),
  ).join('')

// To wear.

/** A spiked helmet. */
export const spikedHelmet = (c: string, band: string): string =>
  shape('M96 30L100 -8L104 30Z', band, 2) +
  shape('M54 82C50 44 72 28 100 28C128 28 150 44 146 82Z', c) +
  wash('M62 70C60 48 72 36 86 34C76 46 74 58 76 72Z', '#fff4d6', 0.25) +
  shape('M86 32C90 24 110 24 114 32L116 37H84Z', band, 2) +
  shape('M100 40l5 11l12 -3l-7 10l9 8l-12 1l-1 12l-6 -9l-6 9l-1 -12l-12 -1l9 -8l-7 -10l12 3z', band, 1.6) +
  shape('M38 88C58 72 142 72 162 88C152 98 130 94 100 92C70 94 48 98 38 88Z', darker(c, 0.2)) +
  line('M42 88C62 76 138 76 158 88', 2.2, band)

/** A friar's habit with its hood thrown back. */
export const friar = (c: string, trim: string): string =>
  shape(torso, c) +
  shape(
    'M40 180C42 152 64 140 78 146C90 168 110 168 122 146C136 140 158 152 160 180C144 200 118 208 100 208C82 208 56 200 40 180Z',
    darker(c, 0.16),
  ) +
  line('M56 176C64 164 72 158 78 158M144 176C136 164 128 158 122 158', 1.8, darker(c, 0.5)) +
  line('M82 166C86 186 94 192 100 194C106 192 114 186 118 166', 1.8, '#3c2416') +
  shape('M97 190H103V196H109V202H103V214H97V202H91V196H97Z', trim, 1.6)

/** A breastplate of iron over a coat. */
export const breastplate = (c: string, trim: string): string =>
  shape(torso, c) +
  shape('M56 172C70 170 78 170 82 166C92 180 108 180 118 166C122 170 130 170 144 172L154 216H46Z', trim) +
  wash('M60 176C72 176 78 174 84 172L80 214H52Z', lighter(trim, 0.5), 0.6) +
  line('M100 180V214M54 196C84 202 116 202 148 196', 1.8, darker(trim, 0.45)) +
  mirrored(dot(62, 180, 2.4, '#4d5052') + dot(56, 206, 2.4, '#4d5052')) +
  dot(122, 188, 4.4, '#3a4046', 1.4) +
  dot(84, 205, 3.6, '#3a4046', 1.4)

// To have about one.

export const tonsure: OwnExtra = {
  onHead:
    shape('M64 76C62 40 138 40 136 76C114 66 86 66 64 76Z', '#d79a68', 2) +
    shape(
      'M57 98C50 78 58 66 70 64C84 72 116 72 130 64C142 66 150 78 143 98C140 88 132 80 122 79C108 82 92 82 78 79C68 80 60 88 57 98Z',
      '#211a18',
      2,
    ),
}

export const lemonade: OwnExtra = {
  inFront: at(
    'rotate(-8 42 180)',
    line('M46 152L58 112', 5) +
      line('M46 152L58 112', 3, '#d8513a') +
      shape('M20 146H64L58 214H26Z', '#fff8dc') +
      wash('M23 160H61.500L57 214H27Z', '#f3d34a') +
      line('M30 168L33 204', 3, '#fffbe6', 0.8) +
      dot(22, 146, 13, '#f0c63c', 2) +
      dot(22, 146, 9, '#fff6c8') +
      line('M14 146H30M18 139L26 153M26 139L18 153', 1.6, '#f0c63c'),
  ),
}

export const pistol: OwnExtra = {
  inFront:
    line('M158 108C166 98 154 92 164 80C170 72 162 66 168 56', 4, '#f2ead8', 0.7) +
    at(
      'rotate(10 160 170)',
      shape('M152 112H166V160H152Z', '#5e6d78', 2) +
        shape('M147 158H171V182H147Z', '#46525c', 2) +
        line('M153 162V178M159 162V178M165 162V178', 1.6, '#2b343b') +
        shape('M148 182H168L178 218H154Z', '#7b4726', 2.2) +
        line('M150 112V106', 3),
    ),
}
