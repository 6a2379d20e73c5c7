import { at, darker, dot, lighter, line, mix, oval, shape, wash } from '../../../../art/portrait/draw'
import { rays } from '../../../../art/vistas'
import { lump } from './gold'

const full = 'M0 0H240V150H0Z'

/** Nuggets that lie about: where, and how large. */
const strewn = (...places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, size]) => at(`translate(${x} ${y})`, lump(size))).join('')

/** The counter of a bar, along which something has just been pushed. */
export const counter = (c: string): string =>
  wash(full, darker(c, 0.45)) +
  wash('M20 0H100V84H20ZM140 0H220V84H140Z', mix(c, '#fff0c8', 0.25), 0.4) +
  [
    [34, '#7a9a5a'],
    [56, '#b3452c'],
    [82, '#d8a441'],
    [156, '#5a7a9a'],
    [182, '#b3452c'],
    [204, '#7a9a5a'],
  ]
    .map(([x, hue]) => wash(`M${Number(x) - 4} 42v-16h8v16l5 8v30h-18v-30z`, mix(String(hue), '#2b1a12', 0.3)))
    .join('') +
  wash('M0 80H240V88H0Z', darker(c, 0.65)) +
  wash('M0 112H240V150H0Z', c) +
  wash('M0 108H240V120H0Z', lighter(c, 0.35)) +
  line('M0 132C80 126 160 138 240 130M0 142C60 146 180 138 240 144', 1.6, darker(c, 0.35)) +
  line('M2 96H66M-4 110H74M14 124H70', 4, '#fff3d0', 0.75)

/** A fence to put bottles on. */
export const fence = (c: string): string =>
  wash(full, lighter(c, 0.5)) +
  dot(40, 36, 19, '#fff3c4') +
  wash('M0 92L30 84L40 60H78L88 86H150L158 72H196L204 92H240V150H0Z', mix(c, '#8a6a44', 0.3)) +
  wash('M0 106C80 98 160 100 240 108V150H0Z', mix(c, '#8a5a30', 0.35)) +
  wash('M18 96H34V150H18ZM206 96H222V150H206Z', '#6a4426') +
  wash('M0 112H240V124H0ZM0 138H240V148H0Z', '#8a5c34') +
  line('M0 115H240M0 141H240', 1.6, '#b98a5a')

/** Masts and a low sun. */
export const harbour = (c: string): string => {
  const ship = (x: number, s: number): string =>
    at(
      `translate(${x} 112) scale(${s})`,
      wash('M-34 0H34L26 14H-26Z', '#3c2416') +
        line('M-12 0V-60M14 0V-50M-28 -40H4M-26 -20H4M2 -34H28M2 -16H28', 2.6, '#3c2416') +
        wash('M-26 -38H2V-22H-26ZM-24 -18H2V-3H-24ZM4 -32H26V-18H4Z', '#f6ecd4', 0.9),
    )
  return (
    wash(full, lighter(c, 0.25)) +
    wash('M0 0H240V40C160 56 80 30 0 46Z', c) +
    dot(120, 104, 46, '#fff0b8') +
    wash('M0 110H240V150H0Z', mix(c, '#2f5a7a', 0.75)) +
    ship(30, 1) +
    ship(208, 1.1) +
    line('M70 118H170M84 126H156M60 134H120M130 142H180M10 130H40M200 134H230', 2.4, '#fff0b8', 0.7)
  )
}

/** A locomotive coming straight at you. */
export const oncoming = (c: string): string => {
  const dark = '#2f2a30'
  return (
    wash(full, lighter(c, 0.5)) +
    wash(rays(120, 70, 18), lighter(c, 0.25)) +
    wash('M0 104L40 70L76 98H164L204 64L240 100V150H0Z', mix(c, '#6a5a4a', 0.45)) +
    wash('M0 112H240V150H0Z', mix(c, '#8a5a30', 0.5)) +
    line('M86 124H154M78 134H162M66 146H174', 6, '#4a3020') +
    line('M98 112L76 150M142 112L164 150', 4, '#8f9aa0') +
    [
      [86, 26, 18],
      [66, 14, 22],
      [150, 20, 18],
      [176, 8, 24],
      [120, 4, 22],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, '#fdf8ea'))
      .join('') +
    shape('M108 50L100 20H140L132 50Z', dark) +
    shape('M98 14H142V22H98Z', '#b3352c', 2) +
    shape('M74 96V66H166V96Z', '#b3352c') +
    dot(120, 76, 34, dark, 3) +
    dot(120, 76, 26, '#4a4650', 2) +
    line('M120 50V102M94 76H146', 2, '#6a6672') +
    shape('M104 42H136V70H104Z', '#d8a441') +
    dot(120, 56, 12, '#fff6c8', 2) +
    shape('M68 98H172V110H68Z', '#d8a441') +
    dot(82, 104, 4, '#fff6c8', 1.6) +
    dot(158, 104, 4, '#fff6c8', 1.6) +
    shape('M78 110H162L182 146H58Z', '#b3352c') +
    line('M92 112L78 144M106 112L100 144M120 112V144M134 112L140 144M148 112L162 144', 3) +
    shape('M54 142H186V150H54Z', dark, 2)
  )
}

/** A nugget that rises like a sun, and those who have seen it. */
export const goldenDawn = (c: string): string => {
  const dark = '#2b1f24'
  const digger = (x: number, y: number, s: number): string =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      wash('M-6 -21C-6 -27 6 -27 7 -20L8 -8L13 3H7L1 -5L-6 4H-12L-6 -8Z', dark) +
        dot(2, -28, 5, dark) +
        wash('M-7 -31H-2V-37C0 -39 5 -39 7 -37V-31H12V-28H-7Z', dark) +
        line('M4 -19L10 -12M12 -8L-14 -40', 2.6, dark) +
        line('M-24 -33C-20 -41 -12 -45 -3 -45', 3.6, dark),
    )
  return (
    wash(full, lighter(c, 0.3)) +
    wash(rays(120, 66, 22), '#fff0b8') +
    at('translate(63 2)', lump(4.75)) +
    wash('M-6 120L34 78L62 108L92 98L118 112L150 98L184 108L210 76L250 122V150H0Z', mix(c, '#4a3a5a', 0.6)) +
    wash('M34 78L46 90L36 92L28 88ZM210 76L222 90L210 92L202 86Z', '#fdf8ea') +
    wash('M0 138C60 120 140 122 240 144V150H0Z', dark) +
    digger(30, 132, 0.86) +
    digger(72, 126, 0.9) +
    digger(116, 126, 0.96) +
    digger(162, 131, 1.04) +
    digger(210, 138, 1.12)
  )
}

/** What somebody wears at the hip. */
export const hip = (c: string): string => {
  const loops = [14, 32, 50, 68, 86].map((x) => {
    const y = 58 + x * 0.16
    return (
      shape(`M${x} ${y + 26}V${y - 4}C${x} ${y - 14} ${x + 11} ${y - 14} ${x + 11} ${y - 4}V${y + 26}Z`, '#e6bb4e', 2) +
      shape(`M${x - 2} ${y + 4}h15v12h-15z`, '#6a3a18', 1.8)
    )
  })
  return (
    wash(full, lighter(c, 0.5)) +
    dot(214, 36, 24, '#fff3c4') +
    wash('M196 150V96H206V84H240V150Z', mix(c, '#6a4426', 0.5)) +
    shape('M-6 -4H166C158 20 160 40 168 62L-6 48Z', '#b3452c') +
    line('M40 -4C44 16 40 34 44 50M110 -4C108 16 112 36 108 56', 2, '#7a2a1c') +
    shape('M-6 70L170 92C184 112 190 134 192 156H-6Z', '#3f5a7a') +
    line('M84 90C80 112 84 134 80 150M20 90C24 104 14 116 4 120', 2, '#22384a') +
    shape('M-6 46L172 66C178 76 178 84 174 96L-6 78Z', '#7b4726') +
    line('M-6 51L172 71M-6 73L173 91', 1.8, '#c99a5a') +
    loops.join('') +
    shape('M152 62C146 38 156 16 180 8C190 6 198 14 194 24C184 34 180 48 184 64Z', '#e9dcc0', 2.6) +
    line('M160 52C160 36 168 24 182 18', 1.8, '#a8987a') +
    shape('M150 58L190 60L192 72H148Z', '#5e6d78', 2) +
    shape('M184 54C196 46 204 50 206 58L194 62Z', '#46525c', 2) +
    shape('M134 66C158 60 186 62 204 70L196 104C192 122 188 136 184 156H154C150 136 146 118 142 104Z', '#9a5c2c') +
    line('M142 74C160 68 182 70 196 76M148 104C162 108 180 108 192 104', 2, '#e6c07a') +
    shape('M140 86L200 88L198 98L142 97Z', '#5a3018', 2) +
    dot(168, 92, 4, '#e6bb4e', 1.6)
  )
}

/** The door of a stable. */
export const stableDoor = (c: string): string =>
  wash(full, c) +
  line('M30 0V150M60 0V150M90 0V150M120 0V150M150 0V150M180 0V150M210 0V150', 2.4, darker(c, 0.45)) +
  wash('M0 8H240V26H0ZM0 124H240V142H0Z', darker(c, 0.2)) +
  wash('M0 10H70L82 17L70 24H0ZM0 126H70L82 133L70 140H0Z', '#4a4a50') +
  [12, 34, 58].map((x) => dot(x, 17, 3, '#9aa6ac') + dot(x, 133, 3, '#9aa6ac')).join('') +
  wash('M150 0H240V110Z', '#fff0c0', 0.3) +
  line('M104 46C108 54 104 62 110 70M196 60C192 70 198 78 194 88', 1.8, darker(c, 0.5))

/** A sheet of paper on a wall, waiting for a face. */
export const notice = (c: string): string =>
  wash(full, c) +
  line('M0 30H240M0 60H240M0 90H240M0 120H240M40 0V30M200 30V60M22 60V90M214 90V120M30 120V150', 2.4, darker(c, 0.4)) +
  at(
    'rotate(-2 120 75)',
    wash('M58 6H190V156H58Z', '#2b1a12', 0.3) +
      shape('M54 2L80 6L110 2L150 6L186 2L183 60L188 100L183 156H56L52 90Z', '#f0dcae') +
      wash('M70 10H170V19H70Z', '#4a2a1a') +
      shape('M68 25H172V119H68Z', '#cfae78', 2) +
      wash('M70 125H130V131H70ZM70 136H118V142H70Z', '#4a2a1a') +
      line('M152 131L140 127M152 131L146 142M152 131L164 138M152 131L160 122', 1.6, '#8a6a40') +
      dot(152, 131, 4.6, '#2b1a12') +
      dot(61, 10, 3.4, '#8f9aa0', 1.4) +
      dot(179, 10, 3.4, '#8f9aa0', 1.4),
  )

/** Tents of hides at dusk, and smoke that goes its own way. */
export const council = (c: string): string => {
  const tent = (x: number, y: number, s: number): string =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      line('M-6 -66L6 -52M6 -66L-6 -52', 3, '#4a3020') +
        wash('M0 -58L34 0H-34Z', '#e6cfa0') +
        wash('M0 -58L34 0H12Z', '#b8935c') +
        wash('M-14 -34H14L20 -24H-20Z', '#b3452c') +
        wash('M0 -26L9 0H-9Z', '#4a3020'),
    )
  return (
    wash(full, mix(c, '#4a3a6a', 0.35)) +
    wash('M0 48C80 60 160 40 240 56V150H0Z', c) +
    wash('M0 84C80 92 160 78 240 90V150H0Z', lighter(c, 0.4)) +
    wash('M0 116C60 106 180 106 240 118V150H0Z', mix(c, '#3a2a2a', 0.65)) +
    tent(32, 122, 1) +
    tent(74, 118, 0.6) +
    line('M183 64C174 58 192 50 184 40', 9, '#fdf8ea', 0.6)
  )
}

/** The bed of a brook that is worth a look. */
export const brook = (c: string): string =>
  wash(full, c) +
  wash('M0 0H240V20C200 34 170 14 120 24C70 34 40 16 0 30Z', '#8a7a50') +
  wash('M0 0H240V12C200 24 170 6 120 14C70 24 40 8 0 20Z', '#6f8a4a') +
  [
    [20, 26, 15, 9],
    [52, 20, 12, 7],
    [204, 24, 17, 10],
    [172, 18, 10, 6],
    [14, 132, 20, 12],
    [224, 130, 22, 13],
    [190, 144, 16, 9],
  ]
    .map(([x, y, rx, ry]) => oval(x!, y!, rx!, ry!, '#8d8a84') + oval(x! - 2, y! - 3, rx! * 0.6, ry! * 0.45, '#bdb8ac'))
    .join('') +
  line(
    'M6 58C20 50 30 66 46 58M188 50C204 42 214 58 236 50M4 92C16 84 26 98 40 90M200 92C214 84 224 100 238 92M60 140C80 132 100 148 120 140C140 132 156 146 170 140M84 40C100 34 120 46 140 38',
    3,
    '#eaf6f4',
    0.8,
  )

/** Rock with a vein of gold in it. */
export const vein = (c: string): string =>
  wash(full, darker(c, 0.35)) +
  wash('M0 0H70L50 40L84 70L40 104L60 150H0ZM240 0H196L206 46L176 80L214 112L200 150H240Z', darker(c, 0.55)) +
  wash('M84 70L120 50L150 66L176 80L150 110L110 104Z', lighter(c, 0.1)) +
  line('M-6 132C30 118 60 130 96 116C130 104 150 122 180 108C206 96 220 104 246 90', 17, '#8e5a0d') +
  line('M-6 132C30 118 60 130 96 116C130 104 150 122 180 108C206 96 220 104 246 90', 11, '#e0a82e') +
  line('M-4 128C30 114 60 126 94 112M118 108C140 106 152 114 178 102M206 94L226 90', 3, '#fbe49a') +
  strewn([16, 112, 1.1], [58, 108, 0.9], [196, 92, 1.2], [154, 126, 0.8], [222, 118, 0.8]) +
  line('M50 40L84 70L40 104M206 46L176 80L214 112', 2, darker(c, 0.75))

/** Dark velvet with a round of light on it, and a chain across. */
export const velvet = (c: string): string =>
  wash(full, darker(c, 0.35)) +
  dot(120, 84, 84, c) +
  dot(120, 84, 66, lighter(c, 0.22)) +
  line(
    'M0 60C30 70 40 40 60 30M0 120C30 104 50 140 84 150M240 64C210 72 200 44 180 32M240 116C210 104 190 138 160 150',
    5,
    darker(c, 0.55),
    0.8,
  ) +
  line('M40 -4C62 26 92 30 120 26C148 30 178 26 200 -4', 6, '#5a3808') +
  line('M40 -4C62 26 92 30 120 26C148 30 178 26 200 -4', 4, '#f0c860').replace('/>', ' stroke-dasharray="1 6"/>')

/** Planks of a porch, and the wall behind it. */
export const porch = (c: string): string =>
  wash(full, c) +
  line('M0 22H240M0 46H240M0 70H240M0 94H240', 2, darker(c, 0.35)) +
  wash('M150 0H214V108H150Z', darker(c, 0.6)) +
  wash('M154 30H180V92H154ZM184 30H210V92H184Z', '#b3452c') +
  line('M158 44H176M158 56H176M158 68H176M158 80H176M188 44H206M188 56H206M188 68H206M188 80H206', 3, '#7a2a1c') +
  wash('M0 108H240V150H0Z', mix(c, '#5a3a20', 0.6)) +
  line('M0 122H240M0 136H240M40 108V122M120 122V136M200 108V122M70 136V150', 2, darker(c, 0.7))
