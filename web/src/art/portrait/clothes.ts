import { darker, dot, line, lighter, mirrored, shape, wash } from './draw'

export const clothNames = [
  'coat',
  'vest',
  'poncho',
  'dress',
  'fringe',
  'suit',
  'uniform',
  'fur',
  'habit',
  'blouse',
  'apron',
  'duster',
  'shirt',
  'charro',
  'bandolier',
  'tunic',
  'robe',
] as const
export type ClothName = (typeof clothNames)[number]

export const torso =
  'M2 214C2 186 20 176 52 170C66 168 76 166 82 162L100 178L118 162C124 166 134 168 148 170C180 176 198 186 198 214Z'
const slim =
  'M22 214C22 190 38 180 62 174C74 172 82 168 86 164L100 180L114 164C118 168 126 172 138 174C162 180 178 190 178 214Z'

export function clothes(kind: ClothName, c: string, trim: string, skin: string): string {
  const dark = darker(c, 0.4)
  const lapel = mirrored(shape('M82 162L62 170L70 194L60 198L92 214H100V190Z', darker(c, 0.18)))
  switch (kind) {
    case 'coat':
      return (
        shape(torso, c) +
        wash('M82 164L100 214L118 164L100 180Z', trim) +
        lapel +
        line('M30 186C28 196 28 204 30 212M170 186C172 196 172 204 170 212', 1.6, dark)
      )
    case 'duster':
      return (
        shape(torso, c) +
        wash('M82 164L92 214H108L118 164L100 180Z', trim) +
        mirrored(
          shape('M80 156L58 166C56 176 62 186 74 192L98 200L90 176Z', darker(c, 0.12)) +
            shape('M58 168C40 172 20 180 12 194L60 200L74 192C64 186 56 178 58 168Z', c),
        ) +
        dot(100, 204, 2.4, '#e0b04a', 1.2)
      )
    case 'vest':
      return (
        shape(torso, trim) +
        mirrored(shape('M80 164L56 170C52 186 54 200 56 214H98V196Z', c)) +
        dot(94, 204, 2, '#e0b04a', 1) +
        line('M66 198H82', 2, dark)
      )
    case 'poncho': {
      const stripe = (y: number, f: string): string =>
        line(
          `M${6 + (y - 186) * -0.2} ${y + 14}C40 ${y - 2} 70 ${y + 4} 100 ${y + 16}C130 ${y + 4} 160 ${y - 2} 194 ${y + 14}`,
          5,
          f,
        )
      return (
        shape(
          'M-4 214C0 188 24 176 60 168C76 164 80 160 84 158C94 166 106 166 116 158C120 160 124 164 140 168C176 176 200 188 204 214Z',
          c,
        ) +
        stripe(176, trim) +
        stripe(184, lighter(trim, 0.4)) +
        stripe(193, darker(trim, 0.2)) +
        line('M84 160C92 172 108 172 116 160', 2)
      )
    }
    case 'dress':
      return (
        shape(
          'M28 214C28 194 40 184 58 178C70 176 80 170 86 166L100 176L114 166C120 170 130 176 142 178C160 184 172 194 172 214Z',
          skin,
        ) +
        shape(
          'M40 214C42 198 52 190 64 188C76 186 88 196 100 204C112 196 124 186 136 188C148 190 158 198 160 214Z',
          c,
        ) +
        line(
          'M46 206C52 196 60 192 66 191C78 190 90 200 100 207C110 200 122 190 134 191C140 192 148 196 154 206',
          3,
          trim,
        ) +
        line('M76 206L78 214M124 206L122 214', 1.6, dark)
      )
    case 'blouse':
      return (
        shape(
          'M28 214C28 192 42 182 60 176C72 174 80 170 86 166H114C120 170 128 174 140 176C158 182 172 192 172 214Z',
          skin,
        ) +
        shape(
          'M18 214C16 200 24 190 36 190C44 184 52 194 60 190C70 188 78 198 88 196C96 194 104 194 112 196C122 198 130 188 140 190C148 194 156 184 164 190C176 190 184 200 182 214Z',
          c,
        ) +
        line(
          'M30 200C36 196 42 204 48 200C56 196 62 206 70 202C80 200 90 208 100 204C110 208 120 200 130 202C138 206 144 196 152 200C158 204 164 196 170 200',
          2,
          trim,
        )
      )
    case 'fringe': {
      const fringe = Array.from({ length: 15 }, (_, i) => {
        const x = 16 + i * 12
        const y = 196 - 8 * (1 - Math.abs(x - 100) / 100)
        return `M${x} ${y}L${x + (i % 2 ? 1.5 : -1.5)} ${y + 14}`
      }).join('')
      return (
        shape(torso, c) +
        shape('M82 162L68 168L100 204L132 168L118 162L100 180Z', darker(c, 0.15)) +
        line('M12 198C40 186 70 192 100 204C130 192 160 186 188 198', 2) +
        line(fringe, 2, lighter(c, 0.25)) +
        line('M94 186L106 194M106 186L94 194', 1.8, trim)
      )
    }
    case 'suit':
      return (
        shape(torso, c) +
        shape('M84 162L90 214H110L116 162L100 182Z', '#f4ead4') +
        mirrored(shape('M90 184L84 214H98V196Z', trim)) +
        lapel +
        dot(98, 206, 2, '#e0b04a', 1)
      )
    case 'uniform':
      return (
        shape(slim, c) +
        shape('M84 158C90 168 110 168 116 158L120 172C110 180 90 180 80 172Z', trim) +
        line('M100 178V214', 2) +
        mirrored(
          dot(90, 190, 3, '#e6bb4e', 1.4) +
            dot(90, 204, 3, '#e6bb4e', 1.4) +
            shape('M30 186C40 178 54 176 62 178L58 188C48 186 40 190 32 196Z', '#e6bb4e', 2),
        )
      )
    case 'habit':
      return (
        shape(slim, c) +
        mirrored(shape('M84 160L70 172L86 196L100 190Z', lighter(c, 0.18))) +
        line('M100 192V214', 2) +
        dot(100, 200, 2.2, trim, 1) +
        dot(100, 209, 2.2, trim, 1) +
        shape('M90 166C94 172 106 172 110 166L114 178L100 190L86 178Z', '#f4ead4', 1.8) +
        line('M92 174L100 184L108 174M96 170L100 176L104 170', 1.3, '#a8987a')
      )
    case 'fur': {
      const tuft =
        'M74 156L62 158L60 166L46 166L44 176L30 176L30 186L16 190L20 200L8 206L14 214H92L96 196L88 190L90 180L80 176L82 166Z'
      return (
        shape(torso, c) +
        mirrored(
          shape(tuft, trim) + line('M70 166L62 176M58 176L48 186M74 182L66 194M46 190L36 200', 1.5, darker(trim, 0.4)),
        )
      )
    }
    case 'apron':
      return (
        shape(torso, trim) +
        line('M70 168L76 214M130 168L124 214', 8, darker(trim, 0.5)) +
        shape('M72 190H128L132 214H68Z', c) +
        line('M86 206H114', 2, dark) +
        mirrored(shape('M84 160L74 172L94 188L100 178Z', lighter(trim, 0.35), 2))
      )
    case 'shirt':
      return (
        shape(torso, c) +
        mirrored(shape('M82 160L70 172L90 190L100 180Z', lighter(c, 0.2), 2)) +
        line('M100 184V214', 1.8) +
        dot(104, 194, 1.8, trim, 1) +
        dot(104, 206, 1.8, trim, 1) +
        line('M44 178L48 214M156 178L152 214', 5, trim)
      )
    case 'charro':
      return (
        shape(torso, '#f4ead4') +
        mirrored(
          shape('M80 162L50 170C20 178 4 188 2 214H84C78 196 76 180 80 162Z', c) +
            line('M72 172C70 186 72 200 76 212M62 178C52 176 56 188 48 186C40 184 42 196 34 194', 2, trim) +
            dot(78, 200, 2.2, trim, 1),
        )
      )
    case 'bandolier': {
      const rounds = (x: number, y: number, a: number): string =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${shape('M-3 -7C-3 -11 3 -11 3 -7V7H-3Z', '#d8a441', 1.3)}</g>`
      return (
        shape(torso, c) +
        line('M40 174L128 216M160 174L72 216', 13, '#3c2416') +
        [0, 1, 2, 3, 4]
          .map((i) => rounds(48 + i * 15, 178 + i * 7.2, 25) + rounds(152 - i * 15, 178 + i * 7.2, -25))
          .join('')
      )
    }
    case 'tunic':
      return (
        shape(torso, c) +
        shape('M82 160L92 196H108L118 160L100 178Z', skin, 2) +
        line('M82 162L92 198H108L118 162', 3, trim) +
        line('M24 196l8 -6l8 6l8 -6l8 6l8 -6M136 190l8 6l8 -6l8 6l8 -6l8 6', 2.4, trim)
      )
    case 'robe':
      return (
        shape(torso, c) +
        shape(
          'M76 158C86 176 114 176 124 158C140 164 144 176 138 184C126 200 74 200 62 184C56 176 60 164 76 158Z',
          '#fbf6ea',
        ) +
        shape('M92 192C92 200 108 200 108 192L112 214H88Z', '#fbf6ea', 2)
      )
  }
}

export const neckwearNames = [
  'none',
  'bandana',
  'bowtie',
  'string',
  'cravat',
  'choker',
  'bolo',
  'necklace',
  'shells',
  'ribbon',
  'knot',
  'mask',
  'star',
  'cameo',
  'collar',
] as const
export type NeckwearName = (typeof neckwearNames)[number]

export function neckwear(kind: NeckwearName, c: string): string {
  const dark = darker(c, 0.4)
  switch (kind) {
    case 'bandana':
      return (
        shape('M72 160C84 172 116 172 128 160C134 168 130 178 122 182L102 206L82 184C70 180 66 168 72 160Z', c) +
        line('M80 170C90 178 112 178 122 170M92 184L101 198', 1.5, dark) +
        [
          [86, 177],
          [100, 181],
          [114, 177],
          [94, 189],
          [107, 189],
          [100, 197],
        ]
          .map(([x, y]) => dot(x!, y!, 1.7, '#fdf3dc'))
          .join('')
      )
    case 'knot':
      return (
        shape('M74 160C86 170 114 170 126 160L128 174C112 182 88 182 72 174Z', c) +
        shape('M124 168C140 168 150 180 154 194C144 192 140 188 134 192C132 184 126 178 122 176Z', c) +
        line('M80 168C90 174 110 174 120 168', 1.4, dark)
      )
    case 'bowtie':
      return mirrored(shape('M98 176L78 168C74 176 74 184 78 190L98 182Z', c)) + shape('M95 174H105V184H95Z', dark, 1.8)
    case 'string':
      return (
        mirrored(shape('M99 178C90 170 80 172 78 180C84 186 92 184 99 181Z', c, 2) + line('M98 182L88 204', 3.4, c)) +
        dot(100, 180, 3.4, c, 1.8)
      )
    case 'cravat':
      return (
        shape('M80 160C88 172 112 172 120 160L122 178L112 184L116 206L100 200L84 206L88 184L78 178Z', c) +
        line('M90 184C96 190 104 190 110 184M96 192L94 202M104 192L106 202', 1.4, dark) +
        shape('M100 178L105 184L100 190L95 184Z', '#d7ecef', 1.6)
      )
    case 'choker':
      return (
        shape('M85 160C94 168 106 168 115 160V168C106 176 94 176 85 168Z', c, 2) + dot(100, 171, 3.6, '#e0b04a', 1.4)
      )
    case 'bolo':
      return (
        mirrored(line('M84 166C90 178 96 186 99 188M99 192L94 214', 2.4)) +
        shape('M100 180L108 188L100 198L92 188Z', c, 2) +
        dot(100, 189, 2.4, '#3f8f8b')
      )
    case 'necklace':
      return (
        line('M80 168C84 190 116 190 120 168', 1.4, '#7c5a1e') +
        [
          [82, 176],
          [88, 183],
          [95, 187],
          [105, 187],
          [112, 183],
          [118, 176],
        ]
          .map(([x, y]) => dot(x!, y!, 2.8, c, 1))
          .join('') +
        dot(100, 190, 4, c, 1.4)
      )
    case 'shells':
      return (
        [0, 1, 2]
          .map((r) =>
            Array.from({ length: 9 }, (_, i) => {
              const t = (i - 4) / 4
              return `<rect x="${100 + t * (17 + r * 3) - 2}" y="${168 + r * 8 - Math.abs(t) ** 2 * 8 - 2}" width="4" height="7" rx="2" fill="${r === 1 ? c : '#f4ead2'}" stroke="#2b1a12" stroke-width="1"/>`
            }).join(''),
          )
          .join('') + shape('M100 192L106 200L100 208L94 200Z', c, 1.6)
      )
    case 'ribbon':
      return (
        mirrored(
          shape('M99 180C88 172 78 174 76 184C84 190 92 188 99 184Z', c, 2) +
            shape('M98 184L86 206L94 204L100 190Z', c, 2),
        ) + dot(100, 182, 4, dark, 1.6)
      )
    case 'mask':
      return (
        shape(
          'M56 110C76 116 88 112 100 110C112 112 124 116 144 110C146 134 138 158 124 172L102 202L80 174C62 158 54 134 56 110Z',
          c,
        ) +
        line('M66 122C82 128 118 128 134 122M74 146C88 154 112 154 126 146M100 112V130', 1.5, dark) +
        [
          [72, 134],
          [88, 138],
          [104, 136],
          [122, 134],
          [82, 160],
          [100, 164],
          [118, 158],
          [100, 184],
          [92, 148],
          [112, 148],
        ]
          .map(([x, y]) => dot(x!, y!, 2.2, '#f4e6c8'))
          .join('')
      )
    case 'star':
      return shape('M70 196l5 -11l5 11l12 0l-9.600 8l4 12l-11.400 -7l-11.400 7l4 -12l-9.600 -8z', '#e6bb4e', 2)
    case 'cameo':
      return (
        shape('M86 162C94 170 106 170 114 162L116 172C108 180 92 180 84 172Z', '#f4ead4', 1.8) +
        `<ellipse cx="100" cy="180" rx="7" ry="9" fill="${c}" stroke="#2b1a12" stroke-width="1.8"/>` +
        wash('M98 174C104 176 103 182 99 186C97 182 96 178 98 174Z', '#f4ead4')
      )
    case 'collar':
      return mirrored(shape('M84 158L66 140L62 172L96 196Z', c)) + shape('M94 184H106L104 214H96Z', dark, 1.8)
    case 'none':
      return ''
  }
}
