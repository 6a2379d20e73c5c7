import { at, darker, dot, lighter, line, mix, wash } from './portrait/draw'
import { scene, type SceneName } from './scenes'

/** What a wide picture shows behind everything: drawn in a 240 by 150 box in the tones of one colour. */
export type Vista = (colour: string) => string

/** A little scene, somewhat larger: it loses a strip above and below. */
export const enlarged =
  (kind: SceneName): Vista =>
  (c) =>
    at('translate(0 -15) scale(1.2)', scene(kind, c))

const full = 'M0 0H240V150H0Z'

/** Rays from one point, as one path; every second one is drawn. */
export const rays = (x: number, y: number, count: number, reach = 260): string =>
  Array.from({ length: count }, (_, i) => {
    const tip = (t: number): string =>
      `${(x + Math.cos(t * 2 * Math.PI) * reach).toFixed(0)} ${(y + Math.sin(t * 2 * Math.PI) * reach).toFixed(0)}`
    return `M${x} ${y}L${tip(i / count)}L${tip((i + 0.5) / count)}Z`
  }).join('')

/** The front of a house with two windows, standing on y. */
export const front = (x: number, y: number, w: number, h: number, f: string, glass: string): string =>
  wash(`M${x} ${y}V${y - h}H${x + 5}V${y - h - 14}H${x + w - 5}V${y - h}H${x + w}V${y}Z`, f) +
  wash(
    [0.18, 0.62].map((share) => `M${x + w * share} ${y - h * 0.72}h${w * 0.2}v${h * 0.3}h-${w * 0.2}Z`).join(''),
    glass,
  )

const stars = (colour = '#fff3c4'): string =>
  [
    [16, 18],
    [52, 40],
    [84, 14],
    [118, 30],
    [150, 12],
    [204, 52],
    [226, 20],
    [30, 66],
    [190, 14],
  ]
    .map(([x, y]) => dot(x!, y!, 1.5, colour))
    .join('')

/** Low hills before a night sky with a moon. */
export const nightfall: Vista = (c) =>
  wash(full, mix(c, '#262c4a', 0.6)) +
  stars() +
  dot(192, 36, 21, '#f4e9c4') +
  wash('M0 110C50 92 100 106 140 100C180 94 210 104 240 98V150H0Z', mix(c, '#1d2238', 0.72)) +
  wash('M0 130C70 116 160 124 240 118V150H0Z', mix(c, '#131728', 0.8))

/** A glow in the middle of a dark room. */
export const lamplight: Vista = (c) =>
  wash(full, darker(c, 0.55)) +
  [104, 78, 52].map((r, i) => dot(120, 64, r, mix(darker(c, 0.4), '#ffe2a0', 0.14 + i * 0.14))).join('') +
  wash('M0 122C60 112 180 112 240 122V150H0Z', darker(c, 0.7))

/** A burst of rays round the middle. */
export const glory: Vista = (c) => wash(full, lighter(c, 0.25)) + wash(rays(120, 76, 14), lighter(c, 0.55))

/** The main street at midday, seen from its middle. */
export const mainStreet: Vista = (c) => {
  const deep = mix(c, '#3a2416', 0.45)
  const mid = mix(c, '#7a5a38', 0.35)
  const glass = lighter(c, 0.45)
  return (
    wash(full, lighter(c, 0.6)) +
    wash(rays(120, 64, 20), lighter(c, 0.38)) +
    front(-14, 128, 48, 78, deep, glass) +
    front(30, 120, 36, 50, mid, glass) +
    front(206, 128, 48, 82, deep, glass) +
    front(174, 120, 36, 48, mid, glass) +
    wash('M0 124C60 114 180 114 240 124V150H0Z', mix(c, '#a87a4a', 0.35)) +
    wash('M104 117H136L206 150H34Z', lighter(c, 0.3))
  )
}

/** A hill with crosses and stones at dusk, and a bare tree. */
export const boothill: Vista = (c) => {
  const dark = mix(c, '#1a1620', 0.78)
  const cross = (x: number, y: number, s: number, lean: number): string =>
    at(`translate(${x} ${y}) rotate(${lean}) scale(${s})`, wash('M-3 6V-22H-12V-28H-3V-38H3V-28H12V-22H3V6Z', dark))
  return (
    wash(full, mix(c, '#3a3550', 0.35)) +
    wash('M0 0H240V48C160 66 80 44 0 62Z', mix(c, '#2b2a48', 0.5)) +
    dot(120, 70, 34, lighter(c, 0.62)) +
    wash('M0 116C40 96 100 92 130 96C170 90 210 98 240 112V150H0Z', dark) +
    cross(28, 108, 0.9, -6) +
    cross(70, 98, 0.7, 8) +
    cross(214, 106, 1, 5) +
    wash('M166 102V86C166 76 186 76 186 86V104Z', dark) +
    line('M232 110C230 80 232 60 224 40M230 74C222 66 214 66 206 56M226 56C232 46 236 40 240 26', 4, dark)
  )
}

/** A high church window between dark walls. */
export const chapel: Vista = (c) => {
  const pane = (d: string, f: string): string => wash(d, mix(f, '#fff1c8', 0.35))
  return (
    wash(full, darker(c, 0.42)) +
    line('M0 30H70M0 62H70M0 94H70M0 126H70M170 30H240M170 62H240M170 94H240M170 126H240', 1.6, darker(c, 0.6), 0.7) +
    wash('M66 150V72C66 26 92 6 120 -4C148 6 174 26 174 72V150Z', darker(c, 0.65)) +
    pane('M74 150V74C74 36 94 18 118 8V150Z', '#4f8ab0') +
    pane('M166 150V74C166 36 146 18 122 8V150Z', '#d8a441') +
    pane('M74 92H118V128H74Z', '#c1443a') +
    pane('M122 60H164C158 40 146 22 122 10Z', '#5f9a6a') +
    pane('M122 104H166V136H122Z', '#7a5a9a') +
    pane('M76 62C80 44 94 24 118 10V62Z', '#e0c070') +
    wash('M74 150L20 150L74 90ZM166 150H220L166 90Z', '#fff1c8', 0.16)
  )
}

/** Rocks that close in from both sides. */
export const gulch: Vista = (c) => {
  const deep = mix(c, '#3a2014', 0.5)
  const mid = mix(c, '#6b3a20', 0.35)
  return (
    wash(full, lighter(c, 0.55)) +
    dot(120, 40, 22, '#fff3c4') +
    wash('M70 118L92 70L112 84L134 62L166 118Z', lighter(c, 0.2)) +
    wash('M0 0H52L64 30L54 58L78 84L70 112L92 150H0Z', mid) +
    wash('M240 0H190L178 34L190 62L164 88L174 116L150 150H240Z', mid) +
    wash('M0 40L26 52L34 84L56 104L50 150H0ZM240 30L214 48L208 82L188 102L196 150H240Z', deep) +
    line('M0 20H52M4 62L40 66M240 16H196M236 60L206 66', 2.4, deep, 0.6) +
    wash('M60 150C100 128 140 128 180 150Z', mix(c, '#a87a4a', 0.4))
  )
}

/** A stage between heavy curtains, with footlights and a round of light. */
export const limelight: Vista = (c) => {
  const deep = darker(c, 0.3)
  const fold = darker(c, 0.55)
  return (
    wash(full, darker(c, 0.62)) +
    wash('M120 -30L236 150H4Z', '#ffe9b0', 0.2) +
    dot(120, 74, 66, mix(c, '#ffe9b0', 0.62)) +
    wash('M0 128H240V150H0Z', mix('#8a5a30', fold, 0.35)) +
    wash('M0 0H48C46 52 36 100 0 132ZM240 0H192C194 52 204 100 240 132Z', deep) +
    line(
      'M12 0C12 52 10 88 2 116M26 0C25 52 19 92 5 120M40 0C38 52 28 96 8 122M228 0C228 52 230 88 238 116M214 0C215 52 221 92 235 120M200 0C202 52 212 96 232 122',
      2.4,
      fold,
    ) +
    line('M34 84C26 92 14 98 0 100M206 84C214 92 226 98 240 100', 4, '#d8a441') +
    wash(
      'M0 0H240V12C230 24 212 24 200 13C190 25 172 25 160 13C150 25 132 25 120 13C110 25 92 25 80 13C70 25 52 25 40 13C30 25 12 25 0 12Z',
      fold,
    ) +
    line(
      'M0 13C12 26 30 26 40 14C52 26 70 26 80 14C92 26 110 26 120 14C132 26 150 26 160 14C172 26 190 26 200 14C212 26 230 26 240 13',
      1.8,
      '#d8a441',
    ) +
    [24, 62, 100, 140, 178, 216]
      .map((x) => wash(`M${x - 9} 150C${x - 9} 138 ${x + 9} 138 ${x + 9} 150Z`, '#ffe9a0'))
      .join('')
  )
}
