import { darker, line, lighter, mirrored, shape, wash } from './draw'

export const beardNames = [
  'none',
  'stubble',
  'handlebar',
  'walrus',
  'pencil',
  'horseshoe',
  'goatee',
  'vandyke',
  'full',
  'short',
  'saint',
  'mutton',
  'droop',
  'zapata',
  'chinstrap',
  'bristle',
  'wild',
] as const
export type BeardName = (typeof beardNames)[number]

/** Part of the beard that lies under the mouth. */
export function beard(kind: BeardName, c: string): string {
  const dark = darker(c, 0.35)
  const light = lighter(c, 0.25)
  switch (kind) {
    case 'stubble':
      return wash(
        'M62 116C66 140 78 158 100 158C122 158 134 140 138 116C132 128 124 126 118 127C108 122 92 122 82 127C76 126 68 128 62 116Z',
        c,
        0.42,
      )
    case 'goatee':
      return (
        shape('M88 142C92 148 108 148 112 142C114 156 108 168 100 170C92 168 86 156 88 142Z', c) +
        line('M100 150V164M95 150L97 161M105 150L103 161', 1.2, dark)
      )
    case 'vandyke':
      return (
        shape('M90 143C94 148 106 148 110 143C111 158 105 172 100 178C95 172 89 158 90 143Z', c) +
        line('M100 152V170', 1.2, dark)
      )
    case 'full':
      return (
        shape(
          'M57 104C60 122 68 124 78 126C88 124 112 124 122 126C132 124 140 122 143 104C148 138 138 166 118 176C108 181 92 181 82 176C62 166 52 138 57 104Z',
          c,
        ) +
        mirrored(
          line('M64 122C66 142 72 156 82 166M74 132C76 148 82 160 90 170M60 112C60 120 62 128 64 134', 1.4, dark),
        ) +
        line('M96 152L97 172M104 152L103 172', 1.4, dark)
      )
    case 'wild':
      return (
        shape(
          'M56 100C58 120 68 124 78 126C88 123 112 123 122 126C132 124 142 120 144 100C154 130 150 150 144 160L140 156L138 172L130 168L124 184L116 176L108 190L100 180L92 190L84 176L76 184L70 168L62 172L60 156L56 160C50 150 46 130 56 100Z',
          c,
        ) +
        mirrored(line('M64 124C66 140 70 152 76 164M76 132C80 150 84 158 88 172', 1.5, dark)) +
        line('M100 152V174', 1.4, dark)
      )
    case 'short':
      return (
        shape(
          'M60 106C64 122 72 125 80 127C90 124 110 124 120 127C128 125 136 122 140 106C142 134 132 156 116 162C108 165 92 165 84 162C68 156 58 134 60 106Z',
          c,
        ) + mirrored(line('M66 122C68 136 74 146 82 154M78 134L82 146M90 150L91 158', 1.3, dark))
      )
    case 'saint':
      return (
        shape(
          'M54 98C56 118 66 124 78 127C90 124 110 124 122 127C134 124 144 118 146 98C156 128 156 164 140 186C128 202 112 208 100 210C88 208 72 202 60 186C44 164 44 128 54 98Z',
          c,
        ) +
        mirrored(
          line('M60 118C58 142 62 166 74 186M72 132C70 154 76 176 86 194M86 150C84 168 88 184 94 200', 1.6, dark),
        ) +
        line('M100 156V204', 1.5, dark) +
        mirrored(line('M66 122C64 140 66 152 70 166M80 146C78 160 80 172 86 184', 2, light))
      )
    case 'mutton':
      return mirrored(
        shape('M58 92C52 112 56 134 74 146C80 148 84 144 82 138C72 132 68 116 67 96Z', c) +
          line('M60 108C60 122 66 134 76 142M63 100C64 112 66 120 70 128', 1.3, dark),
      )
    case 'chinstrap':
      return (
        shape(
          'M57 100C60 132 76 152 100 152C124 152 140 132 143 100C150 140 128 170 100 172C72 170 50 140 57 100Z',
          c,
        ) + mirrored(line('M60 122C66 142 80 158 94 162M56 112C60 136 74 160 92 168', 1.4, dark))
      )
    default:
      return ''
  }
}

/** The moustache, which lies over the mouth. */
export function moustache(kind: BeardName, c: string): string {
  const dark = darker(c, 0.4)
  switch (kind) {
    case 'handlebar':
      return (
        shape(
          'M100 128C94 124 84 126 78 132C72 137 64 136 62 128C58 138 66 146 76 143C86 142 94 138 100 134C106 138 114 142 124 143C134 146 142 138 138 128C136 136 128 137 122 132C116 126 106 124 100 128Z',
          c,
        ) + mirrored(line('M97 131C90 130 84 134 78 138', 1.2, dark))
      )
    case 'walrus':
      return (
        shape(
          'M100 124C90 120 76 124 70 142C69 150 76 152 80 148L84 151L90 147L95 150L100 146L105 150L110 147L116 151L120 148C124 152 131 150 130 142C124 124 110 120 100 124Z',
          c,
        ) + mirrored(line('M97 128C92 134 88 140 86 147M92 127C86 131 80 138 77 145M99 130L97 145', 1.3, dark))
      )
    case 'pencil':
      return mirrored(shape('M99 128C92 126 84 128 77 133C84 132 93 133 99 131Z', c, 1.2))
    case 'horseshoe':
      return (
        shape(
          'M100 126C90 122 78 126 75 138L73 160C76 164 83 163 84 158L86 141C90 135 96 134 100 134C104 134 110 135 114 141L116 158C117 163 124 164 127 160L125 138C122 126 110 122 100 126Z',
          c,
        ) + mirrored(line('M78 142L78 158M96 129C90 129 84 132 81 140', 1.2, dark))
      )
    case 'zapata':
      return (
        shape(
          'M100 124C88 116 70 122 62 138C56 148 52 154 46 154C54 162 68 158 76 148C84 142 94 140 100 136C106 140 116 142 124 148C132 158 146 162 154 154C148 154 144 148 138 138C130 122 112 116 100 124Z',
          c,
        ) + mirrored(line('M96 128C86 126 76 134 68 146M94 132C86 134 80 140 74 145', 1.3, dark))
      )
    case 'droop':
      return (
        shape(
          'M100 127C92 123 82 126 78 134C75 142 74 152 70 160C78 160 84 150 87 142C91 137 96 136 100 134C104 136 109 137 113 142C116 150 122 160 130 160C126 152 125 142 122 134C118 126 108 123 100 127Z',
          c,
        ) + mirrored(line('M97 130C90 130 84 138 80 148', 1.2, dark))
      )
    case 'vandyke':
      return shape(
        'M100 128C94 124 86 127 80 132C76 135 70 134 66 130C68 138 76 140 82 138C90 137 96 134 100 133C104 134 110 137 118 138C124 140 132 138 134 130C130 134 124 135 120 132C114 127 106 124 100 128Z',
        c,
        2,
      )
    case 'goatee':
      return mirrored(shape('M99.5 127C92 124 86 128 82 135C80 142 83 148 88 148C86 141 90 135 99.5 133Z', c, 1.8))
    case 'full':
    case 'wild':
    case 'saint':
    case 'short':
      return (
        shape(
          'M100 127C92 121 80 124 72 134C80 140 92 140 100 134C108 140 120 140 128 134C120 124 108 121 100 127Z',
          kind === 'saint' ? lighter(c, 0.5) : darker(c, 0.12),
          2,
        ) + mirrored(line('M96 130C90 128 84 130 79 134', 1.2, dark))
      )
    case 'bristle':
      return (
        shape('M84 134C86 126 92 124 100 126C108 124 114 126 116 134C108 131 92 131 84 134Z', c, 2) +
        mirrored(line('M97 127V131M92 127L91 131', 1.1, dark))
      )
    case 'mutton':
      return ''
    default:
      return ''
  }
}
