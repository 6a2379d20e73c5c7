import { darker, dot, line, lighter, mirrored, shape } from './draw'

export const hairNames = [
  'none',
  'short',
  'shaggy',
  'long',
  'straight',
  'curls',
  'bun',
  'braids',
  'bob',
  'wavy',
  'updo',
  'sides',
  'slick',
  'stringy',
  'tufts',
  'ponytail',
  'afro',
] as const
export type HairName = (typeof hairNames)[number]

/** Hair behind the head. */
export function hairBack(kind: HairName, c: string): string {
  const dark = darker(c, 0.4)
  switch (kind) {
    case 'long':
      return (
        shape('M60 70C44 92 46 140 40 176C56 186 76 182 84 168H116C124 182 144 186 160 176C154 140 156 92 140 70Z', c) +
        mirrored(line('M54 100C52 130 52 150 50 172M60 110C60 140 62 156 62 174', 1.5, dark))
      )
    case 'straight':
      return (
        shape('M62 62C44 80 44 140 42 192C58 198 74 196 84 188H116C126 196 142 198 158 192C156 140 156 80 138 62Z', c) +
        mirrored(line('M52 96C50 130 50 160 50 188M60 100C60 136 60 164 62 190', 1.5, lighter(c, 0.25)))
      )
    case 'wavy':
      return (
        shape(
          'M60 66C40 80 50 100 42 116C34 132 46 144 38 160C34 176 50 190 66 184C78 188 88 180 90 168H110C112 180 122 188 134 184C150 190 166 176 162 160C154 144 166 132 158 116C150 100 160 80 140 66Z',
          c,
        ) + mirrored(line('M56 92C48 108 56 122 48 138C44 152 52 164 52 176M64 120C58 136 64 150 62 172', 1.6, dark))
      )
    case 'curls': {
      const curl = (x: number, y: number, r: number): string =>
        dot(x, y, r, c, 2.2) + line(`M${x - r * 0.5} ${y}A${r * 0.5} ${r * 0.5} 0 1 1 ${x} ${y + r * 0.5}`, 1.4, dark)
      return mirrored(
        curl(60, 78, 13) +
          curl(50, 96, 13) +
          curl(47, 116, 13) +
          curl(50, 136, 12) +
          curl(58, 152, 11) +
          curl(46, 158, 9),
      )
    }
    case 'afro':
      return shape(
        'M48 110C32 92 42 62 62 58C74 40 126 40 138 58C158 62 168 92 152 110C150 122 142 124 136 120H64C58 124 50 122 48 110Z',
        c,
      )
    case 'bob':
      return (
        shape(
          'M58 72C42 90 42 120 44 142C50 152 66 150 72 140L128 140C134 150 150 152 156 142C158 120 158 90 142 72Z',
          c,
        ) + mirrored(line('M52 98C50 116 50 130 52 142M60 108C58 124 60 134 62 142', 1.5, dark))
      )
    case 'ponytail':
      return (
        shape(
          'M136 76C162 82 170 112 160 142C156 158 164 170 156 178C142 172 140 150 142 134C144 114 142 98 134 90Z',
          c,
        ) + line('M146 92C156 110 150 134 150 150', 1.5, dark)
      )
    case 'stringy':
      return mirrored(
        shape('M64 70C50 86 54 116 46 152L52 146L52 164L58 152L62 166L66 146L70 150L68 96Z', c) +
          line('M58 96C58 116 56 130 54 146', 1.3, dark),
      )
    case 'shaggy':
      return mirrored(shape('M64 70C48 78 46 100 46 118L40 126L50 126L48 138L58 132L62 140L68 126V84Z', c))
    case 'slick':
    case 'short':
      return mirrored(shape('M66 76C56 80 54 96 57 110L64 112L67 96Z', c, 2))
    case 'updo':
      return (
        shape('M58 96C46 60 76 30 100 30C124 30 154 60 142 96Z', c) +
        shape('M78 38C76 20 90 12 102 14C118 14 126 26 120 40C108 48 90 48 78 38Z', c) +
        line('M86 34C90 24 104 22 112 30M92 40C98 34 108 36 114 40', 1.6, dark)
      )
    case 'bun':
      return (
        shape('M60 96C50 62 74 44 100 44C126 44 150 62 140 96Z', c) +
        dot(100, 40, 19, c, 2.4) +
        line('M88 38C92 28 108 28 112 38M92 46C98 40 106 42 108 48', 1.6, dark)
      )
    case 'braids': {
      const knot = (y: number): string =>
        shape(`M52 ${y}C44 ${y + 3} 44 ${y + 13} 53 ${y + 17}C62 ${y + 13} 62 ${y + 3} 52 ${y}Z`, c, 2) +
        line(`M48 ${y + 5}L57 ${y + 12}`, 1.3, dark)
      return mirrored(
        shape('M66 72C48 84 46 104 50 122L64 118V84Z', c, 2) +
          knot(116) +
          knot(131) +
          knot(146) +
          knot(161) +
          shape('M46 178H60L58 184H48Z', '#b3352c', 1.6) +
          shape('M48 184L45 196L53 192L60 196L58 184Z', c, 1.8),
      )
    }
    default:
      return ''
  }
}

/** Hair over the forehead and temples; drawn under the hat. */
export function hairFront(kind: HairName, c: string): string {
  const dark = darker(c, 0.4)
  switch (kind) {
    case 'long':
      return mirrored(
        shape('M100 62C80 60 62 72 60 92C58 108 56 120 50 130C62 126 68 112 70 100C74 88 86 78 100 74Z', c, 2),
      )
    case 'straight':
      return mirrored(
        shape('M100 60C76 58 60 74 58 100C57 120 56 140 54 156C62 150 66 128 68 108C72 92 86 76 100 70Z', c, 2) +
          line('M64 96C62 112 61 126 60 140', 1.4, lighter(c, 0.25)),
      )
    case 'wavy':
      return (
        shape(
          'M88 62C66 62 56 80 60 96C62 108 52 112 54 124C64 122 72 108 70 98C74 86 92 84 110 72C122 84 130 90 131 100C130 112 138 120 147 124C148 112 138 108 140 96C144 78 132 60 108 60Z',
          c,
          2,
        ) + line('M72 90C84 84 96 80 106 72', 1.4, dark)
      )
    case 'curls':
      return mirrored(
        [
          [94, 70, 9],
          [80, 74, 9],
          [68, 82, 9],
        ]
          .map(([x, y, r]) => dot(x!, y!, r!, c, 2))
          .join('') + line('M90 70A4 4 0 1 1 95 74M76 75A4 4 0 1 1 81 78', 1.3, dark),
      )
    case 'afro':
      return shape('M60 94C56 70 76 54 100 56C124 54 144 70 140 94C132 78 118 76 100 76C82 76 68 78 60 94Z', c, 2)
    case 'bob':
      return (
        shape(
          'M60 100C54 70 78 54 102 56C128 56 146 74 140 102C134 94 132 88 130 82C112 88 92 86 76 80C70 86 64 92 60 100Z',
          c,
          2,
        ) + line('M82 82C90 76 98 72 106 64M112 84C118 78 120 72 120 66', 1.3, dark)
      )
    case 'ponytail':
    case 'braids':
      return mirrored(
        shape('M100 62C78 58 60 72 60 98C66 92 76 86 84 80C90 76 96 74 100 70Z', c, 2) +
          line('M90 66C80 70 72 78 68 88', 1.3, dark),
      )
    case 'updo':
      return (
        shape('M58 98C52 70 72 54 96 58C88 66 74 78 70 92Z', c, 2) +
        shape('M142 98C150 68 124 52 96 58C108 72 128 74 132 92Z', c, 2) +
        line('M70 84C74 74 82 66 90 62M134 84C128 72 116 66 106 62', 1.4, dark)
      )
    case 'bun':
      return mirrored(
        shape('M100 58C76 54 58 70 59 96C66 90 78 82 100 76Z', c, 2) + line('M94 64C80 66 70 76 66 86', 1.3, dark),
      )
    case 'shaggy':
      return shape(
        'M60 96L62 74C76 60 124 60 138 74L140 96L132 88L128 94L118 86L110 92L102 84L94 92L86 86L78 94L70 88Z',
        c,
        2,
      )
    case 'tufts':
      return (
        shape(
          'M62 90C60 70 78 60 100 60C122 60 140 70 138 90L130 84L128 92L118 82L114 94L104 82L98 96L92 82L82 90L78 82L70 90Z',
          c,
          2,
        ) + mirrored(shape('M62 92L48 96L58 102L46 110L60 112L64 104Z', c, 2))
      )
    case 'short':
      return shape(
        'M60 92C58 68 78 58 100 58C122 58 142 68 140 92C136 84 130 78 124 78C108 82 92 80 78 76C70 78 64 84 60 92Z',
        c,
        2,
      )
    case 'slick':
      return (
        shape('M60 94C58 66 80 56 104 58C126 58 142 70 140 94C134 82 124 78 112 76C92 72 74 78 60 94Z', c, 2) +
        line('M70 82C84 70 106 68 122 74M78 74C90 66 104 64 114 66', 1.3, lighter(c, 0.3))
      )
    case 'sides':
      return mirrored(
        shape('M62 84C50 84 48 100 52 112C58 116 64 112 65 104Z', c, 2) + line('M56 92C54 98 55 104 58 109', 1.3, dark),
      )
    case 'stringy':
      return mirrored(shape('M66 76C62 90 64 104 60 118L66 112L70 94Z', c, 1.8))
    case 'none':
      return ''
  }
}
