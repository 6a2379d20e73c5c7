import { at, darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'
import { front, mainStreet } from '../../../../art/vistas'

/** The sun over the main street is a clock, and both hands point up. */
export const strikeOfNoon = (c: string): string => {
  const hours = Array.from({ length: 12 }, (_, i) =>
    at(`rotate(${i * 30} 120 66)`, wash(i % 3 ? 'M118.500 18h3v8h-3z' : 'M117 16h6v13h-6z', '#6a3a12')),
  ).join('')
  const spikes = Array.from({ length: 16 }, (_, i) =>
    at(`rotate(${i * 22.5} 120 66)`, wash('M113 14L120 -6L127 14Z', '#e9a32f')),
  ).join('')
  return (
    mainStreet(c) +
    spikes +
    dot(120, 66, 56, '#e9a32f') +
    dot(120, 66, 51, '#fff3c4') +
    hours +
    shape('M117 68L115 42H111L120 28L129 42H125L123 68Z', '#8f2f1f', 1.4) +
    shape('M118.500 66L118 26L120 20L122 26L121.500 66Z', '#2b1a12', 1) +
    dot(120, 67, 5, '#2b1a12')
  )
}

/** Houses that nobody lives in any more, by moonlight. */
export const desertedTown = (c: string): string => {
  const dark = mix(c, '#171a2c', 0.8)
  const mid = mix(c, '#232842', 0.72)
  const night = mix(c, '#39406b', 0.6)
  const house = (x: number, w: number, h: number, lean: number, f: string): string =>
    at(
      `rotate(${lean} ${x + w / 2} 124)`,
      front(x, 126, w, h, f, night) +
        line(
          `M${x + w * 0.14} ${126 - h * 0.74}l${w * 0.28} ${h * 0.34}M${x + w * 0.86} ${126 - h * 0.74}l-${w * 0.28} ${h * 0.34}`,
          3,
          f,
        ),
    )
  return (
    wash('M0 0H240V150H0Z', mix(c, '#2b3358', 0.6)) +
    dot(64, 44, 30, '#efe6c4') +
    dot(54, 38, 5, '#d8cfa8') +
    dot(72, 54, 7, '#d8cfa8') +
    house(2, 46, 56, -4, mid) +
    house(60, 40, 40, 3, dark) +
    house(148, 44, 48, -3, mid) +
    house(190, 52, 70, 4, dark) +
    wash('M0 122C70 112 170 112 240 122V150H0Z', dark) +
    wash('M90 118H146L190 150H50Z', mid)
  )
}

/** A platform, a water tower and rails that come towards us. */
export const station = (c: string): string => {
  const deep = mix(c, '#3a2416', 0.5)
  return (
    wash('M0 0H240V150H0Z', lighter(c, 0.5)) +
    dot(40, 34, 17, '#fff3c4') +
    wash('M0 102L50 72L96 96L150 64L240 100V124H0Z', mix(c, '#6a7a86', 0.4)) +
    wash('M0 108C80 100 160 102 240 110V150H0Z', mix(c, '#8a5a30', 0.45)) +
    line('M192 108V72M222 108V72M192 108L222 78M222 108L192 78', 3, deep) +
    wash('M184 74V36H230V74ZM180 36L207 20L234 36Z', deep) +
    line('M184 48H230M184 60H230', 1.8, lighter(deep, 0.3)) +
    line('M0 130H240M0 143H240', 3.4, darker(deep, 0.2)) +
    line(Array.from({ length: 13 }, (_, i) => `M${i * 20 + 4} 126V148`).join(''), 4, deep, 0.6)
  )
}

/** Parched ground under a merciless sun. */
export const drought = (c: string): string =>
  wash('M0 0H240V150H0Z', lighter(c, 0.35)) +
  [58, 46, 34].map((r, i) => dot(186, 34, r, mix(lighter(c, 0.35), '#fff6cc', 0.35 + i * 0.3))).join('') +
  wash('M0 92C60 84 180 86 240 94V150H0Z', mix(c, '#a8602c', 0.45)) +
  line(
    'M0 112L26 104L40 116L70 108L84 98M40 116L34 134L60 150M70 108L92 124L86 150M92 124L126 118L140 102L168 96M126 118L138 138L130 150M138 138L170 130L186 112L216 108L240 116M186 112L168 96M170 130L190 150M0 138L34 134',
    2.2,
    mix(c, '#4a2410', 0.7),
  )

/** A looking-glass between two lamps. */
export const barber = (c: string): string =>
  wash('M0 0H240V150H0Z', c) +
  line(Array.from({ length: 15 }, (_, i) => `M${i * 18} 0V150`).join(''), 6, darker(c, 0.14), 0.6) +
  shape('M16 150V24C16 8 104 8 104 24V150Z', '#8e5a0d', 2) +
  wash('M23 150V28C23 15 97 15 97 28V150Z', '#d3e4e2') +
  line('M32 60L56 28M34 84L46 68', 4, '#ffffff', 0.8) +
  shape('M136 150V24C136 8 224 8 224 24V150Z', '#8e5a0d', 2) +
  wash('M143 150V28C143 15 217 15 217 28V150Z', '#d3e4e2') +
  line('M152 60L176 28M154 84L166 68', 4, '#ffffff', 0.8)
