import { darker, dot, lighter, line, mix, shape, wash } from './draw'

export const backdropNames = [
  'rays',
  'mesa',
  'night',
  'saloon',
  'suits',
  'clover',
  'staves',
  'pines',
  'drape',
  'cactus',
  'graves',
  'snow',
  'blood',
  'smoke',
  'bunting',
  'shelves',
  'mirror',
  'bars',
  'posters',
  'bands',
  'roses',
  'prairie',
  'agave',
  'moon',
  'blast',
  'lasso',
  'target',
] as const
export type BackdropName = (typeof backdropNames)[number]

export const full = 'M0 0H200V210H0Z'
export const fan = (cx: number, cy: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    const b = ((i + 0.5) / n) * Math.PI * 2
    const at = (t: number): string => `${(cx + Math.cos(t) * 260).toFixed(0)} ${(cy + Math.sin(t) * 260).toFixed(0)}`
    return `M${cx} ${cy}L${at(a)}L${at(b)}Z`
  }).join('')
export const grid = (dx: number, dy: number, draw: (x: number, y: number, i: number) => string): string => {
  let out = ''
  let i = 0
  for (let y = dy / 2, row = 0; y < 215; y += dy, row++)
    for (let x = (row % 2 ? dx / 2 : 0) + dx / 4; x < 205; x += dx) out += draw(x, y, i++)
  return out
}

/** What hangs or lies behind the head; c is the main colour. */
export function backdrop(kind: BackdropName, c: string): string {
  const deep = darker(c, 0.28)
  const pale = lighter(c, 0.3)
  const ground = wash(full, c)
  switch (kind) {
    case 'rays':
      return ground + wash(fan(100, 112, 16), pale, 0.75)
    case 'blood':
      return (
        ground +
        wash(fan(100, 112, 22), deep, 0.8) +
        wash(
          'M0 0H200V20C190 20 188 40 182 40C176 40 178 24 168 22C160 22 160 58 152 58C144 58 148 26 136 22C124 20 126 36 118 36C112 36 112 22 100 20C86 18 88 48 80 48C72 48 76 22 62 20C50 20 54 66 46 66C38 66 42 24 30 22C20 22 22 34 14 34C8 34 8 20 0 20Z',
          darker(c, 0.5),
        )
      )
    case 'mesa':
      return (
        ground +
        dot(150, 60, 26, lighter(c, 0.65)) +
        wash('M0 132H26L32 84H74L80 132H118L122 104H168L174 132H200V210H0Z', deep, 0.85) +
        wash('M0 160C50 146 150 152 200 164V210H0Z', darker(c, 0.45)) +
        line('M40 92V128M54 90V126M64 92V128M134 110V130M152 110V130', 2, darker(c, 0.45))
      )
    case 'bands':
      return (
        ground +
        dot(100, 92, 78, lighter(c, 0.55)) +
        wash('M0 150H200V210H0Z', deep) +
        line(
          'M0 162l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8l10 -8l10 8',
          3,
          pale,
        ) +
        line('M0 16H200M0 22H200', 2.4, deep) +
        line(
          'M0 32l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6l12.500 -6l12.500 6',
          2.4,
          deep,
        )
      )
    case 'night':
    case 'moon':
      return (
        ground +
        dot(kind === 'moon' ? 100 : 154, kind === 'moon' ? 84 : 46, kind === 'moon' ? 72 : 24, '#efe6c4') +
        (kind === 'moon'
          ? wash(
              'M20 56C28 46 36 46 40 54C44 46 54 46 62 54C52 54 46 58 41 64C36 58 30 54 20 56ZM140 28C146 20 154 20 158 27C162 20 170 20 178 27C170 27 164 30 159 36C153 30 148 27 140 28ZM166 96C170 90 176 90 179 95C182 90 188 90 194 95C188 95 184 98 180 102C175 98 172 95 166 96Z',
              '#1d1712',
            )
          : '') +
        [
          [22, 28],
          [50, 60],
          [96, 16],
          [182, 92],
          [16, 96],
          [128, 30],
          [186, 20],
        ]
          .map(([x, y]) => dot(x!, y!, 1.7, '#f6edd0'))
          .join('') +
        wash('M0 172C40 158 70 164 100 168C140 172 170 156 200 164V210H0Z', darker(c, 0.5))
      )
    case 'graves':
      return (
        backdrop('night', c) +
        wash(
          'M14 174V140C14 128 42 128 42 140V174ZM160 172V132H152V124H160V112H168V124H178V132H168V172Z',
          darker(c, 0.62),
        ) +
        line('M20 144H36M22 150H34', 2, c)
      )
    case 'saloon':
      return (
        ground +
        line(
          'M10 0V210M30 0V210M50 0V210M70 0V210M90 0V210M110 0V210M130 0V210M150 0V210M170 0V210M190 0V210',
          7,
          deep,
          0.5,
        ) +
        wash(
          'M0 0H200V16C190 30 176 30 166 18C156 32 142 32 133 18C123 32 109 32 100 18C90 32 76 32 67 18C57 32 43 32 33 18C23 30 10 30 0 16Z',
          darker(c, 0.5),
        )
      )
    case 'drape':
      return (
        ground +
        wash('M0 0H60C56 60 40 120 0 170ZM200 0H140C144 60 160 120 200 170Z', deep) +
        line(
          'M14 0C14 60 10 110 2 150M30 0C28 60 20 110 6 156M46 0C44 50 32 104 12 150M186 0C186 60 190 110 198 150M170 0C172 60 180 110 194 156M154 0C156 50 168 104 188 150',
          2.4,
          darker(c, 0.5),
        ) +
        line('M40 96C30 104 16 110 2 112M160 96C170 104 184 110 198 112', 5, '#d8a441')
      )
    case 'suits': {
      const glyphs = [
        'M0 -9C-9 0 -9 4 -6 6C-3 8 -1 5 0 3C1 5 3 8 6 6C9 4 9 0 0 -9ZM-3 9L0 3L3 9Z',
        'M0 8C-10 0 -9 -7 -4 -7C-1 -7 0 -4 0 -3C0 -4 1 -7 4 -7C9 -7 10 0 0 8Z',
        'M0 -9L7 0L0 9L-7 0Z',
        'M0 -2A4 4 0 1 1 1 -2A4 4 0 1 1 2 5L3 9H-3L-2 5A4 4 0 1 1 -1 -2Z',
      ]
      return (
        ground +
        grid(
          34,
          32,
          (x, y, i) =>
            `<path transform="translate(${x} ${y}) scale(1.100)" d="${glyphs[i % 4]}" fill="${i % 2 ? pale : deep}" opacity=".75"/>`,
        )
      )
    }
    case 'clover':
      return (
        ground +
        grid(
          36,
          34,
          (x, y) =>
            `<g transform="translate(${x} ${y})" fill="${pale}" opacity=".7"><circle cy="-5" r="4.600"/><circle cx="5" r="4.600"/><circle cy="5" r="4.600"/><circle cx="-5" r="4.600"/></g>`,
        )
      )
    case 'roses':
      return (
        ground +
        grid(
          40,
          38,
          (x, y) =>
            `<g transform="translate(${x} ${y})"><circle r="9" fill="${deep}"/><path d="M-4 0C-3 -5 4 -5 4 0C4 4 -2 4 -2 1" fill="none" stroke="${pale}" stroke-width="1.600"/><path d="M8 6C14 6 16 10 16 14C10 14 8 10 6 8Z" fill="${mix(c, '#4f7042', 0.7)}"/></g>`,
        )
      )
    case 'staves':
      return (
        ground +
        Array.from({ length: 9 }, (_, i) =>
          shape(`M${i * 23 - 2} 0H${i * 23 + 20}V210H${i * 23 - 2}Z`, i % 2 ? c : mix(c, deep, 0.5), 1.8),
        ).join('') +
        wash('M0 34H200V52H0ZM0 156H200V174H0Z', '#4d5052') +
        [8, 54, 100, 146, 192].map((x) => dot(x, 43, 3, '#a3a8a6') + dot(x, 165, 3, '#a3a8a6')).join('')
      )
    case 'pines': {
      const pine = (x: number, y: number, s: number, f: string): string =>
        `<path transform="translate(${x} ${y}) scale(${s})" d="M0 -60L18 -26H10L24 0H14L30 28H-30L-14 0H-24L-10 -26H-18Z" fill="${f}"/>`
      return (
        ground +
        wash('M0 120L50 40L84 96L130 24L200 130V210H0Z', pale, 0.8) +
        wash('M50 40L62 62L50 58L40 60ZM130 24L146 50L130 44L118 46Z', '#fdf8ea') +
        pine(14, 150, 1.3, deep) +
        pine(48, 170, 1, darker(c, 0.45)) +
        pine(186, 150, 1.4, deep) +
        pine(156, 172, 1, darker(c, 0.45))
      )
    }
    case 'cactus':
      return (
        ground +
        dot(48, 52, 26, lighter(c, 0.6)) +
        wash('M0 158C60 146 140 150 200 160V210H0Z', deep) +
        wash(
          'M160 166V84C160 70 180 70 180 84V110C188 108 188 92 190 88C192 82 200 84 200 90C200 110 196 124 180 126V166ZM160 136C144 134 142 122 142 106C144 98 152 98 153 106C153 116 154 120 160 120Z',
          mix('#4f6b3a', c, 0.25),
        )
      )
    case 'agave':
      return (
        ground +
        wash('M0 150C60 140 140 144 200 152V210H0Z', deep) +
        [28, 172]
          .map((x) =>
            wash(
              `M${x} 176C${x - 40} 160 ${x - 44} 120 ${x - 46} 100C${x - 26} 120 ${x - 14} 130 ${x - 10} 150C${x - 22} 110 ${x - 14} 80 ${x - 4} 60C${x + 6} 90 ${x + 8} 120 ${x + 4} 150C${x + 10} 128 ${x + 24} 112 ${x + 44} 98C${x + 42} 130 ${x + 34} 160 ${x} 176Z`,
              mix('#5f8a6a', c, 0.2),
            ),
          )
          .join('')
      )
    case 'snow':
      return (
        ground +
        grid(30, 28, (x, y, i) => dot(x + (i % 3) * 3, y, 2 + (i % 3), '#fdfaf0')) +
        wash('M0 168C40 150 80 158 110 164C150 170 170 152 200 158V210H0Z', '#f6f0e0')
      )
    case 'smoke':
      return (
        ground +
        line(
          'M20 190C40 150 0 130 24 96C40 70 10 50 26 14M60 200C70 160 44 140 56 100M176 190C160 156 196 130 178 96C164 70 190 46 174 10M146 200C136 160 158 140 148 104',
          9,
          pale,
          0.5,
        )
      )
    case 'bunting':
      return (
        ground +
        wash(fan(100, 120, 12), pale, 0.35) +
        line('M0 14C60 40 140 40 200 14', 2) +
        [
          [8, 18],
          [40, 27],
          [72, 32],
          [104, 33],
          [136, 30],
          [168, 23],
        ]
          .map(([x, y], i) => shape(`M${x} ${y}l24 0l-12 26z`, ['#b3352c', '#f4ead2', '#35618e'][i % 3]!, 1.6))
          .join('')
      )
    case 'shelves': {
      const jars = (y: number): string =>
        [12, 36, 60, 84, 112, 138, 164, 186]
          .map((x, i) =>
            shape(
              `M${x - 8} ${y}v-${18 + ((i * 7) % 12)}h16v${18 + ((i * 7) % 12)}z`,
              ['#8a5a30', '#5f7f72', '#b98a4e', '#7a2f2a'][(i + y) % 4]!,
              1.5,
            ),
          )
          .join('')
      return ground + [52, 104, 156].map((y) => jars(y) + wash(`M0 ${y}H200V${y + 7}H0Z`, darker(c, 0.5))).join('')
    }
    case 'mirror':
      return (
        ground +
        wash('M100 0H200V210H100Z', deep) +
        shape(
          'M24 112C24 40 56 10 100 10C144 10 176 40 176 112C176 170 150 214 100 214C50 214 24 170 24 112Z',
          '#cfe0df',
          6,
        ) +
        line(
          'M24 112C24 40 56 10 100 10C144 10 176 40 176 112C176 170 150 214 100 214C50 214 24 170 24 112Z',
          4,
          '#d8a441',
        ) +
        line('M44 66L70 32M44 90L58 72M150 150L162 132', 4, '#fff', 0.7)
      )
    case 'bars':
      return (
        ground +
        [14, 48, 82, 116, 150, 184].map((x) => shape(`M${x} 0h9v210h-9z`, '#50524f', 1.8)).join('') +
        shape('M0 40H200V50H0Z', '#50524f', 1.8)
      )
    case 'posters': {
      const sheet = (x: number, y: number, r: number): string =>
        `<g transform="translate(${x} ${y}) rotate(${r})">${shape('M-26 -34H26V34H-26Z', '#ecd9ae', 1.8)}${line('M-18 -25H18', 4)}${dot(0, 0, 12, mix(c, '#ecd9ae', 0.4), 1.5)}${line('M-16 20H16M-12 26H12', 2)}</g>`
      return (
        ground +
        line('M0 60H200M0 120H200M0 180H200', 2, deep) +
        sheet(32, 42, -8) +
        sheet(172, 50, 7) +
        sheet(24, 132, 5) +
        sheet(182, 138, -6) +
        sheet(104, 22, 3)
      )
    }
    case 'prairie':
      return (
        ground +
        wash(fan(100, 130, 20), pale, 0.4) +
        wash('M0 140C50 124 150 130 200 144V210H0Z', mix('#8a8a45', c, 0.3)) +
        line(
          'M8 168l4 -20M16 170l2 -24M26 168l8 -18M176 168l-4 -22M186 170l4 -22M166 168l-8 -18',
          2.4,
          darker('#8a8a45', 0.3),
        )
      )
    case 'blast':
      return (
        ground +
        shape(
          'M100 -20L118 40L160 0L156 54L214 44L172 88L220 116L168 128L204 180L100 150L-4 180L32 128L-20 116L28 88L-14 44L44 54L40 0L82 40Z',
          '#f0b429',
          2,
        ) +
        wash(
          'M100 14L112 56L140 30L138 66L176 60L150 90L180 110L146 116L168 150L100 132L32 150L54 116L20 110L50 90L24 60L62 66L60 30L88 56Z',
          '#e2562f',
        )
      )
    case 'lasso':
      return (
        ground +
        wash(fan(100, 112, 14), pale, 0.35) +
        line(
          'M190 210C200 150 170 130 150 96C110 20 20 10 20 58C20 100 130 110 170 60C190 32 176 6 150 0',
          6,
          darker('#c79a54', 0.45),
        ) +
        line(
          'M190 210C200 150 170 130 150 96C110 20 20 10 20 58C20 100 130 110 170 60C190 32 176 6 150 0',
          3.4,
          '#d8b36c',
        )
      )
    case 'target':
      return (
        ground +
        [92, 72, 52, 32].map((r, i) => dot(100, 100, r, i % 2 ? lighter(c, 0.7) : deep)).join('') +
        [
          [40, 44],
          [158, 66],
          [150, 150],
        ]
          .map(([x, y]) => dot(x!, y!, 4.5, '#1a110c'))
          .join('')
      )
  }
}
