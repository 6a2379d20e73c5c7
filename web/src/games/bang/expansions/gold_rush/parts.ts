import type { OwnExtra } from '../../../../art/portrait'
import { fan, full, grid } from '../../../../art/portrait/backdrops'
import { torso } from '../../../../art/portrait/clothes'
import { at, darker, dot, lighter, line, mirrored, mix, oval, shape, wash } from '../../../../art/portrait/draw'
import { lump } from './gold'

const brass = '#e6bb4e'

// Behind the head.

/** A bell on each side, swinging, before a belfry's sky. */
export const belfry = (c: string): string => {
  const bell = (x: number, turn: number): string =>
    at(
      `translate(${x} 34) rotate(${turn})`,
      dot(0, 54, 7, '#5a3820', 2) +
        shape('M-28 50C-20 42 -20 14 -12 6C-6 0 6 0 12 6C20 14 20 42 28 50Z', '#d8a441') +
        wash('M-18 44C-14 34 -14 16 -8 9C-4 22 -6 36 -6 46Z', '#f6dc8a', 0.8) +
        line('M-24 43C-10 48 10 48 24 43', 2, '#8e5a0d') +
        shape('M-6 2H6V-8H-6Z', '#6a3a18', 2),
    )
  return (
    wash(full, lighter(c, 0.3)) +
    wash(fan(100, 100, 16), c, 0.6) +
    wash('M0 0H200V24H0ZM0 0H14V210H0ZM186 0H200V210H186Z', darker(c, 0.5)) +
    line('M0 24H200', 3, darker(c, 0.65)) +
    bell(46, 20) +
    bell(154, -20)
  )
}

/** A windmill over flat land and rows of tulips. */
export const windmill = (c: string): string =>
  wash(full, lighter(c, 0.3)) +
  wash('M0 40C40 28 60 44 100 34C140 26 160 40 200 30V0H0Z', lighter(c, 0.6)) +
  wash('M22 132L30 70H58L66 132Z', '#8a4a30') +
  wash('M28 72C30 52 58 52 60 72Z', '#4a3020') +
  [20, 110, 200, 290]
    .map((turn) =>
      at(
        `translate(44 66) rotate(${turn})`,
        wash('M2 0H14V-62H2Z', '#f6ecd4') + line('M2 2V-62M2 -14H14M2 -28H14M2 -42H14M2 -56H14', 2.4, '#5a3820'),
      ),
    )
    .join('') +
  wash('M0 128H200V210H0Z', '#6f9a5a') +
  Array.from({ length: 14 }, (_, i) => {
    const x = 8 + i * 14.2
    const y = 138 + (i % 2) * 16
    return (
      line(`M${x} ${y + 14}V${y}`, 2.4, '#3a6a3a') +
      wash(`M${x - 6} ${y - 10}l3 4l3 -5l3 5l3 -4v8c0 7 -12 7 -12 0z`, ['#d8513a', '#e9b93f', '#c1506a'][i % 3]!)
    )
  }).join('')

/** Shots of gold in all directions. */
export const goldenShots = (c: string): string =>
  wash(full, c) +
  wash(fan(100, 106, 13), darker(c, 0.35), 0.8) +
  Array.from({ length: 13 }, (_, i) =>
    at(
      `translate(100 106) rotate(${i * 27.7 + 8}) translate(0 ${-86 - (i % 3) * 12})`,
      line('M0 12V40', 5, '#f6dc8a', 0.5) + at('translate(-11 -11)', lump(0.92)),
    ),
  ).join('')

/** The tartan of a clan. */
export const tartan = (c: string): string => {
  const stripes = (d: (n: number) => string): string =>
    [10, 66, 122, 178].map((n) => line(d(n), 20, darker(c, 0.45), 0.55)).join('') +
    [38, 94, 150].map((n) => line(d(n), 3, '#f0d078', 0.85)).join('') +
    [32, 88, 144, 44, 100, 156].map((n) => line(d(n), 2, '#f6ecd4', 0.55)).join('')
  return wash(full, c) + stripes((n) => `M${n} 0V210`) + stripes((n) => `M0 ${n + 6}H200`)
}

/** The sun as a disc, and round waves before it. */
export const risingSun = (c: string): string =>
  wash(full, lighter(c, 0.5)) +
  dot(100, 84, 74, '#d8432f') +
  grid(44, 22, (x, y) =>
    y < 118
      ? ''
      : [22, 16, 10, 4]
          .map(
            (r, i) =>
              `<circle cx="${x}" cy="${y + 12}" r="${r}" fill="${i % 2 ? '#f6efdc' : mix(c, '#2f5a7a', 0.7)}"/>`,
          )
          .join(''),
  )

/** A shop's window under a striped awning, with hats on stands. */
export const shopWindow = (c: string): string => {
  const stand = (x: number, y: number, hue: string): string =>
    line(`M${x} ${y}v34`, 4, '#6a3a18') +
    wash(`M${x - 22} ${y}C${x - 14} ${y - 8} ${x + 14} ${y - 8} ${x + 22} ${y}Z`, hue) +
    wash(`M${x - 12} ${y - 4}C${x - 12} ${y - 24} ${x + 12} ${y - 24} ${x + 12} ${y - 4}Z`, hue) +
    wash(`M${x - 12} ${y - 7}h24v4h-24z`, '#fbf4e2')
  return (
    wash(full, mix(c, '#6a3a2a', 0.45)) +
    wash('M12 30H188V168H12Z', lighter(c, 0.7)) +
    wash('M12 120L100 30H140L12 160Z', '#ffffff', 0.35) +
    stand(34, 92, '#4f7a8a') +
    stand(166, 92, '#c1506a') +
    stand(24, 142, '#d8a441') +
    stand(178, 142, '#5c7a4c') +
    Array.from({ length: 8 }, (_, i) =>
      wash(
        `M${i * 26 - 4} 0H${i * 26 + 22}V34C${i * 26 + 22} 50 ${i * 26 - 4} 50 ${i * 26 - 4} 34Z`,
        i % 2 ? '#fbf4e2' : c,
      ),
    ).join('') +
    line(
      'M-4 34C-4 50 22 50 22 34C22 50 48 50 48 34C48 50 74 50 74 34C74 50 100 50 100 34C100 50 126 50 126 34C126 50 152 50 152 34C152 50 178 50 178 34C178 50 204 50 204 34',
      1.6,
      darker(c, 0.5),
    )
  )
}

/** The skin of a snake. */
export const scales = (c: string): string =>
  wash(full, darker(c, 0.35)) +
  grid(
    36,
    17,
    (x, y, i) =>
      wash(
        `M${x - 17} ${y - 12}C${x - 17} ${y + 14} ${x + 17} ${y + 14} ${x + 17} ${y - 12}L${x} ${y - 22}Z`,
        darker(c, 0.35),
      ) +
      wash(
        `M${x - 15} ${y - 12}C${x - 15} ${y + 10} ${x + 15} ${y + 10} ${x + 15} ${y - 12}L${x} ${y - 20}Z`,
        i % 3 ? c : lighter(c, 0.3),
      ),
  )

/** The props of a gallery, and veins of gold in the rock. */
export const gallery = (c: string): string =>
  wash(full, darker(c, 0.5)) +
  wash('M30 210V54L64 30H136L170 54V210Z', darker(c, 0.78)) +
  line(
    'M-4 66C6 60 12 72 24 68M-4 116C8 108 10 122 24 126C30 128 30 136 36 136M204 74C192 66 186 82 174 78M204 186C190 176 184 190 170 184M204 18C190 10 180 26 164 14',
    5,
    brass,
  ) +
  line('M-4 122C8 114 10 128 22 132M204 80C194 74 188 88 176 84M204 192C192 184 186 196 174 192', 2.4, '#f6dc8a') +
  [
    [12, 38],
    [14, 172],
    [188, 132],
  ]
    .map(([x, y]) => at(`translate(${x! - 10} ${y! - 10})`, lump(0.86)))
    .join('') +
  line('M34 210V40M166 210V40', 13, '#8a5a30') +
  line('M22 36H178', 15, '#a06c3c') +
  line('M30 32H100M112 39H170M34 60V110M166 80V150', 1.8, '#5a3820')

// To wear.

/** A round cap without a brim but for its peak, as they wear it on the dykes. */
export const boatmansCap = (c: string, band: string): string =>
  shape('M46 70C40 38 70 28 102 30C138 30 160 44 154 70C140 78 60 78 46 70Z', c) +
  wash('M56 62C54 46 70 38 88 37C76 44 72 54 72 66Z', '#fff4d6', 0.22) +
  shape('M56 66C80 74 120 74 144 66L144 80C120 86 80 86 56 80Z', band) +
  line('M60 73C82 80 118 80 140 73', 1.6, brass) +
  shape('M60 82C80 92 120 92 140 82C138 96 116 100 100 100C84 100 62 96 60 82Z', darker(c, 0.35)) +
  dot(100, 76, 4, brass, 1.6)

/** A tam, tilted over one ear, with its tuft. */
export const tam = (c: string, band: string): string =>
  shape('M34 66C30 38 70 22 112 26C152 28 176 50 166 68C158 80 44 84 34 66Z', c) +
  line('M58 30C56 50 60 66 66 76M136 30C140 46 140 62 136 74M38 52C70 42 130 42 168 56', 4, band, 0.6) +
  line('M96 26C96 44 98 64 100 78', 2, '#f0d078', 0.8) +
  shape('M55 72C80 66 120 66 145 72L146 86C120 78 80 78 54 86Z', darker(c, 0.4)) +
  line('M58 79l6 -6l6 5l6 -6l6 5l6 -6l6 5l6 -5l6 5l6 -5l6 6l6 -5l6 6l6 -4', 1.8, '#f6ecd4') +
  shape('M112 14l6 6l8 -3l0 8l7 5l-7 5l-1 8l-8 -3l-8 3l-1 -8l-7 -5l7 -5l0 -8l8 3z', '#d8513a', 2)

/** A miner's cap with a candle on it. */
export const candleCap = (c: string, band: string): string =>
  dot(100, 24, 26, '#ffe9a0').replace('/>', ' opacity=".35"/>') +
  shape('M54 84C48 44 72 30 100 30C128 30 152 44 146 84Z', c) +
  wash('M62 74C60 52 72 40 86 38C76 50 74 62 76 76Z', '#fff4d6', 0.25) +
  line('M100 32V60M78 36C72 48 70 62 70 78M122 36C128 48 130 62 130 78', 1.6, darker(c, 0.45)) +
  shape('M44 86C60 74 140 74 156 86C150 98 124 92 100 92C76 92 50 98 44 86Z', darker(c, 0.18)) +
  shape('M84 60H116V74H84Z', band, 2) +
  shape('M93 28H107V62H93Z', '#f6ecd4', 2) +
  shape('M100 2C108 14 108 24 100 28C92 24 92 14 100 2Z', '#f0a030', 1.8) +
  wash('M100 14C104 20 104 24 100 26C96 24 96 20 100 14Z', '#fff3c4')

/** A robe that is folded across, with a broad collar. */
export const kimono = (c: string, trim: string): string =>
  shape('M14 214C16 190 34 180 62 174C74 172 82 166 86 160H114C118 166 126 172 138 174C166 180 184 190 186 214Z', c) +
  [
    [40, 196],
    [58, 207],
    [150, 194],
    [168, 208],
    [136, 208],
  ]
    .map(([x, y]) =>
      at(
        `translate(${x} ${y})`,
        [0, 72, 144, 216, 288]
          .map((turn) => `<ellipse cy="-4.500" rx="3" ry="4.500" fill="#fbe4e0" transform="rotate(${turn})"/>`)
          .join('') + dot(0, 0, 2, brass),
      ),
    )
    .join('') +
  shape('M112 156L124 164L96 214H74L100 188Z', '#fbf4e2', 2) +
  shape('M88 156L76 164L96 196L108 214H130L100 180Z', trim)

/** A plaid over the shoulder, held by a pin. */
export const plaid = (c: string, trim: string): string =>
  shape(torso, c) +
  mirrored(shape('M82 160L70 172L90 190L100 180Z', '#f4ead4', 2)) +
  line('M100 184V214', 1.8) +
  shape('M136 166C150 164 164 170 172 178L92 218H40L96 194Z', trim) +
  line('M152 168L74 214M166 174L100 214', 3, '#f0d078', 0.9) +
  line('M124 178L148 190M104 188L126 202M82 200L98 214', 3, darker(trim, 0.5), 0.8) +
  dot(146, 178, 6, brass, 1.8) +
  dot(146, 178, 2.4, '#8e5a0d')

/** A coat with the pattern of a snake. */
export const snakeskin = (c: string, trim: string): string =>
  shape(torso, c) +
  line(
    'M22 196l8 -8l8 8l-8 8zM44 188l8 -8l8 8l-8 8zM40 208l8 -8l8 8l-8 8zM60 204l7 -7l7 7l-7 7zM162 196l8 -8l8 8l-8 8zM140 188l8 -8l8 8l-8 8zM144 208l8 -8l8 8l-8 8zM126 204l7 -7l7 7l-7 7z',
    2.4,
    darker(c, 0.5),
  ) +
  wash('M82 164L100 214L118 164L100 180Z', trim) +
  mirrored(shape('M82 160L60 168L72 190L62 196L94 214H100V192Z', darker(c, 0.25)))

// To have about one.

/** Pins and blossoms in the hair. */
export const hairpins: OwnExtra = {
  onHead:
    line('M136 64L172 40M134 56L162 26', 5) +
    line('M136 64L172 40M134 56L162 26', 2.6, brass) +
    dot(172, 40, 6, '#d8432f', 1.8) +
    dot(162, 26, 6, '#3f8f8b', 1.8) +
    at(
      'translate(62 56)',
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<ellipse cy="-9" rx="6.500" ry="9" fill="#f6c0c8" stroke="#2b1a12" stroke-width="1.600" transform="rotate(${turn})"/>`,
        )
        .join('') + dot(0, 0, 4, brass, 1.4),
    ) +
    line('M56 72V92M62 74V98M68 72V90', 2.4, '#d8432f'),
}

/** A mug that somebody else has paid for. */
export const mug: OwnExtra = {
  inFront: at(
    'rotate(-6 40 180)',
    line('M60 172C78 168 78 202 60 198', 8) +
      line('M60 172C78 168 78 202 60 198', 4, '#d8c8a0') +
      shape('M20 160H60V214H20Z', '#e0a030') +
      wash('M26 168H32V210H26Z', '#f6dc8a', 0.8) +
      shape(
        'M14 162C8 150 22 142 28 148C32 138 48 138 52 148C62 142 72 152 64 162C56 170 22 170 14 162Z',
        '#fdf8ea',
        2,
      ),
  ),
}

/** A clay pipe with a long stem. */
export const clayPipe: OwnExtra = {
  onHead:
    line('M110 140L146 158', 5.5) +
    line('M110 140L146 158', 3, '#f6ecd4') +
    shape('M142 146H160V160C160 170 144 170 142 160Z', '#f6ecd4', 2) +
    oval(151, 146, 8, 3, '#5a3820') +
    line('M150 140C156 130 146 124 152 112C156 104 150 98 154 90', 3, '#fdf8ea', 0.8),
}

/** A parasol behind nobody's back: it is opened over the shoulder. */
export const parasol: OwnExtra = {
  inFront:
    line('M150 214L176 118', 6) +
    line('M150 214L176 118', 3.4, '#f6ecd4') +
    at(
      'translate(178 112) rotate(15) scale(.86)',
      shape(
        'M-52 14C-48 -30 48 -30 52 14C44 4 34 4 26 14C18 4 8 4 0 14C-8 4 -18 4 -26 14C-34 4 -44 4 -52 14Z',
        '#c1506a',
      ) +
        shape('M-26 14C-24 -6 -10 -18 0 -19C10 -18 24 -6 26 14C18 4 8 4 0 14C-8 4 -18 4 -26 14Z', '#fbe4e0', 1.8) +
        line('M0 -19V-28', 4),
    ),
}

/** A purse, and one nugget that stays in it. */
export const purse: OwnExtra = {
  inFront:
    line('M22 168C26 150 50 150 54 168', 3.4, '#8e5a0d') +
    shape('M16 172C6 200 16 216 38 216C60 216 70 200 60 172Z', '#4f7a8a') +
    shape('M14 166H62L60 176H16Z', brass, 2) +
    dot(38, 166, 4, brass, 1.8) +
    at('translate(26 184)', lump(1)),
}

/** A snake about the neck that looks the same way as its master. */
export const snake: OwnExtra = {
  inFront:
    line('M40 214C30 176 62 166 100 178C140 190 172 180 164 152C160 138 150 134 150 122', 19) +
    line('M40 214C30 176 62 166 100 178C140 190 172 180 164 152C160 138 150 134 150 122', 14.5, '#c1582f') +
    line(
      'M42 200C40 184 60 174 84 176M100 180C126 188 150 184 160 170M164 158C160 142 152 138 150 126',
      5,
      '#f0c878',
      0.9,
    ).replace('/>', ' stroke-dasharray="1 11"/>') +
    shape('M138 124C132 106 140 92 152 92C166 92 174 106 166 124C160 132 144 132 138 124Z', '#c1582f') +
    line('M152 94V80M152 82L146 74M152 82L158 74', 2.2, '#8f1f2a') +
    dot(145, 108, 3.4, '#f6dc6a', 1.4) +
    dot(160, 108, 3.4, '#f6dc6a', 1.4) +
    line('M145 105.500V110.500M160 105.500V110.500', 1.4),
}

/** A pick over the shoulder. */
export const pick: OwnExtra = {
  inFront: at(
    'translate(-12 4) rotate(18 150 150)',
    line('M168 48V214', 8.5) +
      line('M168 48V214', 5, '#a06c3c') +
      shape('M120 70C134 44 202 44 216 70C196 58 184 58 176 58V66H160V58C152 58 140 58 120 70Z', '#8f9aa0', 2.2) +
      line('M132 60C146 50 190 50 204 60', 1.6, '#d6dde0'),
  ),
}

/** Dust of the mine, and a bump that was paid for. */
export const soot: OwnExtra = {
  onHead:
    wash(
      'M64 112C70 106 84 112 82 122C78 132 66 128 64 112ZM124 130C134 124 140 134 132 142C124 146 118 138 124 130Z',
      '#2b1a12',
      0.28,
    ) +
    at(
      'rotate(-24 128 92) translate(-4 26)',
      '<rect x="116" y="86" width="26" height="10" rx="4" fill="#f0dcb4" stroke="#2b1a12" stroke-width="1.500"/>' +
        wash('M125 87H133V95H125Z', '#d8b98a'),
    ),
}

/** Two pistols, crossed before the chest. */
export const pistols: OwnExtra = {
  inFront: mirrored(
    at(
      'rotate(-24 46 190)',
      shape('M36 120H50V170H36Z', '#5e6d78', 2) +
        shape('M31 166H55V190H31Z', '#46525c', 2) +
        line('M38 170V186M43 170V186M48 170V186', 1.6, '#2b343b') +
        shape('M34 190H54L50 222H28Z', '#c98a1b', 2.2),
    ),
  ),
}

/** One ring of gold, in one ear. */
export const earring: OwnExtra = {
  onHead:
    '<circle cx="57" cy="128" r="7" fill="none" stroke="#2b1a12" stroke-width="4.500"/>' +
    `<circle cx="57" cy="128" r="7" fill="none" stroke="${brass}" stroke-width="2.600"/>`,
}

/** A bell to ring for one more turn. */
export const handbell: OwnExtra = {
  inFront: at(
    'rotate(16 166 176)',
    shape('M160 128H172V156H160Z', '#6a3a18', 2) +
      shape('M140 204C148 196 146 170 154 160C160 154 172 154 178 160C186 170 184 196 192 204Z', brass) +
      wash('M150 198C154 186 152 172 158 164C160 178 160 190 160 200Z', '#fff3c4', 0.8) +
      line('M142 200C156 205 176 205 190 200', 1.8, '#8e5a0d') +
      dot(166, 209, 5, '#5a3820', 1.8),
  ),
}
