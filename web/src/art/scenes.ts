import { darker, dot, lighter, line, mix, wash } from './portrait/draw'

/** Little scenes behind the emblem of a card, drawn in a 200 by 150 box in the tones of one colour. */
export const sceneNames = [
  'mesa',
  'street',
  'bar',
  'store',
  'stable',
  'mine',
  'jail',
  'rail',
  'prairie',
  'camp',
  'canyon',
  'night',
  'stage',
  'desert',
  'church',
  'cabin',
  'burst',
  'duel',
  'fort',
  'trail',
] as const
export type SceneName = (typeof sceneNames)[number]

const sky = (c: string): string =>
  wash('M0 0H200V150H0Z', lighter(c, 0.55)) + wash('M0 0H200V44C130 56 70 30 0 50Z', lighter(c, 0.32))
const earth = (c: string, y = 112): string =>
  wash(`M0 ${y}C60 ${y - 8} 140 ${y - 4} 200 ${y + 4}V150H0Z`, mix(c, '#8a5a30', 0.35))
const sun = (x: number, y: number, r: number): string => dot(x, y, r, '#fff3c4')
const house = (x: number, y: number, w: number, h: number, f: string): string =>
  wash(`M${x} ${y}V${y - h}H${x + 4}V${y - h - 12}H${x + w - 4}V${y - h}H${x + w}V${y}Z`, f) +
  wash(
    `M${x + w * 0.2} ${y - h * 0.7}h${w * 0.18}v${h * 0.3}h-${w * 0.18}ZM${x + w * 0.62} ${y - h * 0.7}h${w * 0.18}v${h * 0.3}h-${w * 0.18}Z`,
    lighter(f, 0.5),
  )
const cactus = (x: number, y: number, s: number, f: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-5 0V-46C-5 -53 5 -53 5 -46V-26C10 -27 10 -34 11 -36C12 -40 17 -39 17 -35C17 -24 14 -19 5 -18V0ZM-5 -14C-14 -15 -15 -21 -15 -29C-14 -33 -9 -33 -9 -29C-9 -24 -9 -22 -5 -22Z" fill="${f}"/>`
const boards = (c: string): string =>
  wash('M0 0H200V150H0Z', c) + line('M0 25H200M0 50H200M0 75H200M0 100H200M0 125H200', 1.6, darker(c, 0.4), 0.7)

export function scene(kind: SceneName, c: string): string {
  const deep = mix(c, '#3a2416', 0.4)
  const mid = mix(c, '#8a6a44', 0.3)
  switch (kind) {
    case 'mesa':
      return (
        sky(c) +
        sun(150, 42, 20) +
        wash('M0 112V88H20L26 58H66L72 88H104L110 70H150L156 96H200V120H0Z', mid) +
        line('M34 62V86M46 60V84M58 62V86M120 74V92M138 74V92', 2, deep, 0.5) +
        earth(c) +
        cactus(28, 134, 0.7, deep) +
        cactus(180, 128, 0.5, deep)
      )
    case 'street':
      return (
        sky(c) +
        sun(100, 34, 16) +
        house(-6, 122, 44, 62, deep) +
        house(34, 118, 34, 44, mid) +
        house(162, 122, 46, 66, deep) +
        house(132, 118, 34, 42, mid) +
        wash('M84 112H116L190 150H10Z', lighter(c, 0.35)) +
        earth(c, 140)
      )
    case 'duel':
      return (
        sky(c) +
        sun(100, 74, 40) +
        house(-10, 126, 40, 78, deep) +
        house(170, 126, 40, 78, deep) +
        earth(c, 118) +
        line('M30 128C70 122 130 122 170 128', 2, deep, 0.5)
      )
    case 'bar': {
      const bottles = [14, 34, 52, 72, 92, 112, 132, 152, 172, 190]
        .map((x, i) =>
          wash(
            `M${x - 3} 40v-10h6v10l4 6v${24}h-14v-${24}z`,
            [deep, mix(c, '#4f7042', 0.5), mix(c, '#7a2f2a', 0.5)][i % 3]!,
          ),
        )
        .join('')
      return (
        boards(mix(c, '#6b4a2c', 0.25)) +
        wash('M20 10H180V78H20Z', lighter(c, 0.45), 0.5) +
        bottles +
        wash('M0 70H200V76H0Z', deep) +
        wash('M0 112H200V150H0Z', deep) +
        wash('M0 108H200V116H0Z', lighter(c, 0.3))
      )
    }
    case 'store': {
      const goods = (y: number): string =>
        [16, 42, 66, 94, 122, 148, 178]
          .map((x, i) =>
            wash(
              `M${x - 9} ${y}v-${12 + ((i * 5) % 11)}h18v${12 + ((i * 5) % 11)}z`,
              [deep, mix(c, '#a8423a', 0.5), mix(c, '#4f7a72', 0.5), lighter(c, 0.5)][i % 4]!,
            ),
          )
          .join('')
      return (
        boards(mix(c, '#8a6a44', 0.2)) +
        goods(38) +
        goods(82) +
        wash('M0 38H200V44H0ZM0 82H200V88H0Z', deep) +
        wash('M0 122H200V150H0Z', deep)
      )
    }
    case 'stable':
      return (
        boards(mix(c, '#8a5a30', 0.3)) +
        wash('M30 150V40L100 10L170 40V150Z', deep) +
        wash('M44 150V48L100 24L156 48V150Z', lighter(c, 0.5)) +
        line('M44 100H156M44 120H156', 5, deep) +
        wash('M44 150C60 134 90 142 100 136C120 142 150 132 156 150Z', '#e0b860')
      )
    case 'mine':
      return (
        sky(c) +
        wash('M0 150V70L30 40L64 54L96 20L140 36L168 24L200 58V150Z', mid) +
        wash('M56 150V88C56 60 144 60 144 88V150Z', '#23170f') +
        line('M56 150V84M144 150V84M48 82H152', 7, deep) +
        line('M92 150L98 110M108 150L102 110M84 142H116M88 130H112M92 120H108', 2.6, mid)
      )
    case 'jail':
      return (
        wash('M0 0H200V150H0Z', mix(c, '#8d8a84', 0.5)) +
        line(
          'M0 24H200M0 54H200M0 84H200M0 114H200M30 0V24M90 0V24M150 0V24M60 24V54M120 24V54M180 24V54M30 54V84M90 54V84M150 54V84M60 84V114M120 84V114M180 84V114M30 114V150M90 114V150M150 114V150',
          2,
          darker(c, 0.4),
          0.6,
        ) +
        wash('M120 0L200 150H60L90 0Z', '#fff3c4', 0.28)
      )
    case 'rail':
      return (
        sky(c) +
        sun(40, 40, 16) +
        wash('M0 100L40 70L80 92L130 58L200 98V120H0Z', mid) +
        earth(c, 108) +
        line('M0 124H200M0 140H200', 3.4, deep) +
        line(
          'M10 120V144M34 120V144M58 120V144M82 120V144M106 120V144M130 120V144M154 120V144M178 120V144',
          4,
          deep,
          0.6,
        )
      )
    case 'trail':
      return (
        sky(c) +
        sun(158, 38, 17) +
        wash('M0 98C40 80 80 84 110 92C150 100 170 78 200 86V120H0Z', mid) +
        earth(c, 104) +
        wash('M96 106C110 116 60 124 84 150H140C100 130 130 116 106 105Z', lighter(c, 0.5)) +
        cactus(178, 124, 0.6, deep)
      )
    case 'prairie':
      return (
        sky(c) +
        sun(48, 44, 18) +
        wash('M0 104C60 88 140 92 200 108V150H0Z', mix(c, '#8a8a45', 0.5)) +
        line(
          'M14 136l3 -14M22 138l5 -15M180 138l-4 -15M188 136l2 -14M60 144l2 -10M140 144l-2 -10M32 140l6 -10',
          2,
          deep,
        )
      )
    case 'camp':
      return (
        wash('M0 0H200V150H0Z', mix(c, '#22304a', 0.55)) +
        [
          [20, 20],
          [60, 34],
          [110, 14],
          [150, 30],
          [184, 16],
          [88, 48],
          [170, 60],
          [30, 58],
        ]
          .map(([x, y]) => dot(x!, y!, 1.6, '#fff3c4'))
          .join('') +
        wash('M0 110L30 84L70 104L120 76L200 112V150H0Z', mix(c, '#1d2638', 0.65)) +
        dot(100, 110, 60, mix(c, '#f0a030', 0.4)).replace('/>', ' opacity=".35"/>')
      )
    case 'canyon':
      return (
        sky(c) +
        sun(100, 50, 22) +
        wash('M0 0H34L46 40L40 80L58 112L50 150H0Z', mid) +
        wash('M200 0H160L150 50L162 88L146 116L156 150H200Z', mid) +
        line('M0 30H38M0 60H42M0 90H46M0 120H54M200 26H156M200 56H154M200 86H160M200 116H150', 3, deep, 0.5) +
        earth(c, 132)
      )
    case 'night':
      return (
        wash('M0 0H200V150H0Z', mix(c, '#2b3350', 0.5)) +
        dot(152, 40, 20, '#f4e9c4') +
        [
          [24, 24],
          [70, 16],
          [104, 40],
          [40, 60],
          [186, 78],
        ]
          .map(([x, y]) => dot(x!, y!, 1.6, '#fff3c4'))
          .join('') +
        wash('M0 112C50 98 150 104 200 116V150H0Z', mix(c, '#1a1f30', 0.65))
      )
    case 'stage':
      return (
        wash('M0 0H200V150H0Z', lighter(c, 0.2)) +
        wash('M0 0H44C42 50 34 90 0 120ZM200 0H156C158 50 166 90 200 120Z', deep) +
        line(
          'M12 0C12 50 10 80 2 106M28 0C26 50 20 84 8 108M188 0C188 50 190 80 198 106M172 0C174 50 180 84 192 108',
          2,
          darker(c, 0.55),
        ) +
        wash(
          'M0 0H200V12C188 24 178 24 166 13C156 24 144 24 133 13C122 24 111 24 100 13C89 24 78 24 67 13C56 24 44 24 33 13C22 24 12 24 0 12Z',
          darker(c, 0.45),
        ) +
        wash('M0 124H200V150H0Z', deep) +
        [30, 65, 100, 135, 170]
          .map((x) => wash(`M${x - 8} 150C${x - 8} 136 ${x + 8} 136 ${x + 8} 150Z`, '#ffe9a0'))
          .join('')
      )
    case 'desert':
      return (
        sky(c) +
        sun(100, 46, 26) +
        wash('M0 110C40 92 80 104 110 100C150 94 170 106 200 98V150H0Z', mid) +
        earth(c, 122) +
        cactus(26, 138, 1, deep) +
        cactus(178, 140, 0.85, deep)
      )
    case 'church':
      return (
        sky(c) +
        wash('M78 120V62H92V36H96V28H90V22H96V12H104V22H110V28H104V36H108V62H122V120Z', lighter(c, 0.75)) +
        wash('M60 120V86L100 60L140 86V120Z', lighter(c, 0.6)) +
        wash('M92 120V98C92 90 108 90 108 98V120Z', deep) +
        earth(c, 116) +
        wash('M20 126V110M180 126V110', deep)
      )
    case 'cabin':
      return (
        sky(c) +
        [16, 44, 156, 186]
          .map(
            (x, i) =>
              `<path transform="translate(${x} ${118 - (i % 2) * 6}) scale(${0.9 + (i % 2) * 0.3})" d="M0 -70L14 -44H8L20 -22H11L24 0H-24L-11 -22H-20L-8 -44H-14Z" fill="${mix(deep, '#2f4a34', 0.5)}"/>`,
          )
          .join('') +
        earth(c, 114)
      )
    case 'fort':
      return (
        sky(c) +
        Array.from({ length: 17 }, (_, i) =>
          wash(`M${i * 12 - 2} 150V72L${i * 12 + 4} 60L${i * 12 + 10} 72V150Z`, i % 2 ? mid : mix(mid, deep, 0.3)),
        ).join('') +
        line('M0 96H200', 4, deep) +
        wash('M150 60V10L186 22L152 32', mix(c, '#b3352c', 0.7)) +
        earth(c, 134)
      )
    case 'burst': {
      const rays = Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2
        const b = a + Math.PI / 12
        const p = (t: number): string =>
          `${(100 + Math.cos(t) * 150).toFixed(0)} ${(76 + Math.sin(t) * 150).toFixed(0)}`
        return `M100 76L${p(a)}L${p(b)}Z`
      }).join('')
      return wash('M0 0H200V150H0Z', lighter(c, 0.3)) + wash(rays, lighter(c, 0.6))
    }
  }
}
