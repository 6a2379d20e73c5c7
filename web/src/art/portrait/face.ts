import { INK, darker, dot, flipped, line, lighter, mirrored, oval, shape, wash } from './draw'

/** Outlines of the head, hairline to chin. Eyes are at y = 104, mouth at y = 134. */
export const faces = {
  oval: 'M62 92C62 58 138 58 138 92C138 124 124 156 100 156C76 156 62 124 62 92Z',
  round: 'M56 98C56 58 144 58 144 98C144 134 124 154 100 154C76 154 56 134 56 98Z',
  square: 'M60 84C60 58 140 58 140 84L139 124C138 142 126 157 114 158L86 158C74 157 62 142 61 124Z',
  long: 'M65 86C65 56 135 56 135 86C135 112 132 142 119 160C111 169 89 169 81 160C68 142 65 112 65 86Z',
  gaunt:
    'M63 86C63 56 137 56 137 86C137 100 136 110 128 121C126 138 117 160 100 165C83 160 74 138 72 121C64 110 63 100 63 86Z',
  heart: 'M61 90C61 56 139 56 139 90C139 118 123 141 107 153C103 156 97 156 93 153C77 141 61 118 61 90Z',
  wide: 'M54 92C54 56 146 56 146 92C149 120 142 153 118 158L82 158C58 153 51 120 54 92Z',
  jaw: 'M62 84C62 56 138 56 138 84L141 118C143 140 132 160 118 163L82 163C68 160 57 140 59 118Z',
} as const

export type FaceName = keyof typeof faces

export const skins = {
  pale: '#f0d9c0',
  fair: '#efc39c',
  rosy: '#eeb08a',
  tan: '#d79a68',
  olive: '#c4874f',
  copper: '#b0703f',
  brown: '#8d5a35',
  dark: '#6b432a',
  ashen: '#d3cdb4',
} as const

export type SkinName = keyof typeof skins

export function head(face: FaceName, skin: string, clip: string): string {
  const shade = darker(skin, 0.55)
  const ear =
    shape('M64 98C52 92 50 108 54 116C57 122 63 122 66 118Z', skin) + line('M58 104C56 108 58 112 61 113', 1.6, shade)
  return (
    mirrored(ear) +
    `<clipPath id="${clip}"><path d="${faces[face]}"/></clipPath>` +
    shape(faces[face], skin, 2.6) +
    `<g clip-path="url(#${clip})">` +
    wash('M112 50C128 84 126 128 98 172L160 172L160 50Z', shade, 0.2) +
    wash('M50 50H150V88C120 96 80 96 50 88Z', shade, 0.34) +
    oval(76, 122, 10, 7, '#d5452f', 0.16) +
    oval(124, 122, 10, 7, '#d5452f', 0.16) +
    oval(84, 90, 12, 5, '#fff', 0.1) +
    '</g>'
  )
}

export function neck(skin: string, slim: boolean): string {
  const d = slim ? 'M86 140V176C86 184 114 184 114 176V140Z' : 'M80 138V178C80 188 120 188 120 178V138Z'
  return (
    shape(d, skin) +
    wash(
      slim
        ? 'M86 152C94 164 108 164 114 154V164C106 172 94 172 86 164Z'
        : 'M80 152C92 166 110 166 120 154V166C110 176 92 176 80 166Z',
      darker(skin, 0.6),
      0.35,
    )
  )
}

export const eyeNames = [
  'open',
  'lashes',
  'squint',
  'tired',
  'wide',
  'merry',
  'sly',
  'stern',
  'sad',
  'glint',
  'wink',
  'tipsy',
] as const
export type EyeName = (typeof eyeNames)[number]

const ball = (x: number, y: number, rx: number, ry: number, iris: string, look: number, lid: number): string =>
  `<path d="M${x - rx} ${y}Q${x} ${y - ry * 2} ${x + rx} ${y}Q${x} ${y + ry * 1.7} ${x - rx} ${y}Z" fill="#fbf4e2"/>` +
  dot(x + look, y - 0.2, ry * 0.92, iris) +
  dot(x + look, y - 0.2, ry * 0.46, '#140b07') +
  dot(x + look + 1.4, y - 2, 1.2, '#fff') +
  line(`M${x - rx} ${y}Q${x} ${y - ry * 2} ${x + rx} ${y}`, lid)

const merry = (x: number): string =>
  line(`M${x - 9} 106Q${x} 96 ${x + 9} 106`, 3) + line(`M${x + 10} 103L${x + 14} 100`, 1.4)

export function eyes(kind: EyeName, iris: string, skin: string, look: number): string {
  const lid = darker(skin, 0.18)
  const pair = (draw: (x: number) => string): string => draw(82) + draw(118)
  switch (kind) {
    case 'open':
      return pair(
        (x) => ball(x, 104, 9, 5, iris, look, 2.6) + line(`M${x - 7} 109Q${x} 112 ${x + 7} 109`, 1.1, INK, 0.5),
      )
    case 'wide':
      return pair((x) => ball(x, 104, 10, 7, iris, look, 2.4))
    case 'lashes': {
      const wing = line('M73 104L67 99M75 101L70.5 95.5M79 98.6L76.5 93', 1.7)
      return (
        pair(
          (x) =>
            wash(`M${x - 11} 103Q${x} 90 ${x + 10} 103Q${x} 96 ${x - 11} 103Z`, darker(skin, 0.42), 0.55) +
            ball(x, 104.5, 9.5, 5.8, iris, look, 3.2),
        ) + mirrored(wing)
      )
    }
    case 'squint':
      return (
        pair((x) => ball(x, 104, 9, 3.2, iris, look, 3) + line(`M${x - 8} 108Q${x} 109.5 ${x + 8} 108`, 1.6)) +
        mirrored(line('M70 103L65 100M70 106L65 107', 1.4))
      )
    case 'stern':
      return mirrored(
        ball(82, 104, 9, 4, iris, 0, 2) + wash('M70 98L94 103L93 99L72 93Z', lid) + line('M71 100L93 104', 3),
      )
    case 'tired':
      return pair(
        (x) =>
          ball(x, 105, 9, 4.6, iris, look, 2) +
          wash(`M${x - 10} 104Q${x} 94 ${x + 10} 104Z`, lid) +
          line(`M${x - 10} 104H${x + 10}`, 2.6) +
          line(`M${x - 8} 112Q${x} 117 ${x + 8} 112`, 1.6, INK, 0.6),
      )
    case 'tipsy':
      return (
        ball(82, 105, 9, 5, iris, 2, 2) +
        wash('M72 105Q82 94 92 103Z', lid) +
        line('M72 105.5L92 103.5', 2.6) +
        ball(118, 104, 9, 6, iris, -2.5, 2.6) +
        mirrored(line('M75 112Q82 117 90 112', 1.7, INK, 0.65))
      )
    case 'sad':
      return mirrored(
        ball(82, 105, 9, 5, iris, look * 0.4, 2) +
          wash('M71 107Q80 95 93 100L91 96L72 98Z', lid) +
          line('M72 106.5Q80 98 92 101', 2.6) +
          line('M75 112Q82 115 89 111', 1.3, INK, 0.6),
      )
    case 'sly':
      return pair(
        (x) =>
          ball(x, 105, 9.5, 4.8, iris, look, 1.6) +
          wash(`M${x - 11} 104Q${x} 95 ${x + 11} 103L${x + 11} 101.5L${x - 11} 102Z`, lid) +
          line(`M${x - 10} 104Q${x} 100 ${x + 10} 103`, 2.8),
      )
    case 'glint':
      return pair(
        (x) =>
          wash(`M${x - 10} 105Q${x} 97 ${x + 10} 104Q${x} 110 ${x - 10} 105Z`, '#1a0f0a') +
          dot(x + look, 104, 2.6, iris) +
          dot(x + look + 0.8, 103.2, 1, '#fff'),
      )
    case 'merry':
      return merry(82) + flipped(merry(82))
    case 'wink':
      return (
        ball(82, 104, 9.5, 6, iris, look, 2.8) +
        line('M108 106Q118 99 128 105', 3.2) +
        line('M128 105L133 102M126 103L130 98', 1.6)
      )
  }
}

export const browNames = ['flat', 'angry', 'arched', 'thin', 'bushy', 'worried', 'cocked', 'none'] as const
export type BrowName = (typeof browNames)[number]

export function brows(kind: BrowName, hair: string): string {
  switch (kind) {
    case 'flat':
      return mirrored(shape('M70 94C78 89 88 90 94 93L93 96C86 94 78 94 71 97Z', hair, 1))
    case 'angry':
      return (
        mirrored(shape('M68 90C78 89 88 93 95 99L93 102C86 97 78 95 69 95Z', hair, 1)) +
        line('M97 96L98 102M103 96L102 102', 1.6)
      )
    case 'arched':
      return mirrored(shape('M69 95C74 86 86 85 94 92C86 89 76 90 71 96Z', hair, 1))
    case 'thin':
      return mirrored(line('M70 94C76 87 86 87 93 92', 2.2, hair))
    case 'bushy':
      return mirrored(shape('M65 96C68 86 82 84 95 91L97 97L91 96L88 99L83 95L79 98L75 95L71 99Z', hair, 1.2))
    case 'worried':
      return (
        mirrored(shape('M68 97C74 92 86 87 95 86L94 90C86 92 78 96 70 100Z', hair, 1)) +
        line('M92 82Q100 79 108 82', 1.3, INK, 0.5)
      )
    case 'cocked':
      return (
        shape('M70 97C78 93 88 94 94 97L93 100C86 98 78 98 71 100Z', hair, 1) +
        shape('M106 93C114 84 126 84 132 91C126 88 116 89 108 96Z', hair, 1)
      )
    case 'none':
      return ''
  }
}

export const noseNames = ['straight', 'button', 'hook', 'broad', 'long', 'broken', 'fine', 'red'] as const
export type NoseName = (typeof noseNames)[number]

export function nose(kind: NoseName, skin: string): string {
  const shade = darker(skin, 0.5)
  const side = (d: string): string => wash(d, shade, 0.28)
  switch (kind) {
    case 'straight':
      return (
        side('M102 98L110 122L102 125Z') +
        line('M97 100C96 110 94 116 92 120C92 125 97 125 100 124C104 126 108 125 109 121')
      )
    case 'button':
      return (
        line('M93 119C93 125 98 125 100 123C102 125 107 125 107 119', 2.2) +
        oval(98, 117, 3, 2, lighter(skin, 0.5), 0.6)
      )
    case 'fine':
      return line('M104 101C104 110 106 114 106 118C106 122 102 123 99 122', 1.9) + line('M94 121L96 122', 1.8)
    case 'hook':
      return (
        shape(
          'M97 98C94 106 88 114 89 121C93 122 95 127 100 128C105 127 107 122 112 121C110 112 105 106 103 98',
          skin,
          2,
        ) + side('M102 98C106 108 110 114 112 121C107 122 104 127 100 128Z')
      )
    case 'broad':
      return (
        side('M102 100L114 121L102 126Z') +
        line('M96 104C95 110 88 114 87 120C88 125 94 124 97 123C99 126 101 126 103 123C106 124 112 125 113 120', 2.3)
      )
    case 'long':
      return (
        side('M102 96L111 126L101 131Z') +
        line('M97 98C96 110 92 118 91 125C92 130 97 129 100 130C104 130 109 129 109 125')
      )
    case 'broken':
      return (
        side('M102 98L112 122L102 126Z') +
        line('M98 98C103 104 96 108 95 112C92 116 89 120 91 123C94 126 97 124 100 125C105 126 111 125 111 120') +
        line('M93 108L105 110', 1.8, shade)
      )
    case 'red':
      return (
        shape(
          'M92 112C86 118 89 127 96 126C98 128 103 128 105 126C112 126 114 118 108 112C104 108 96 108 92 112Z',
          '#cf5a3e',
          2,
        ) + oval(96, 115, 3.4, 2.2, '#fff', 0.5)
      )
  }
}

export const mouthNames = [
  'line',
  'smile',
  'grin',
  'frown',
  'smirk',
  'lips',
  'redsmile',
  'bucktooth',
  'gap',
  'gold',
  'pout',
  'hidden',
  'open',
] as const
export type MouthName = (typeof mouthNames)[number]

export function mouth(kind: MouthName, skin: string): string {
  const rose = darker(skin, 0.25)
  const teeth = (extra: string): string =>
    shape('M82 131C90 135 110 135 118 131C116 144 108 147 100 147C92 147 84 144 82 131Z', '#7c2a20', 2.2) +
    wash('M84 132.4C92 136 108 136 116 132.4L115 138C108 140 92 140 85 138Z', '#fff7e6') +
    extra
  switch (kind) {
    case 'line':
      return line('M88 136Q100 134 112 136') + line('M94 142Q100 144 106 142', 1.5, INK, 0.5)
    case 'smile':
      return (
        line('M84 132Q100 145 116 132', 2.6) +
        line('M82 130L85 134M118 130L115 134', 2) +
        line('M95 144Q100 146 105 144', 1.5, INK, 0.45)
      )
    case 'grin':
      return teeth('')
    case 'gap':
      return teeth(wash('M96 133.6H102V139.4H96Z', '#3a120d'))
    case 'gold':
      return teeth(wash('M104 133.6L110 133L109 139L104 139.6Z', '#e6b23c'))
    case 'bucktooth':
      return (
        line('M83 131Q100 142 117 131', 2.6) +
        shape('M94 136.4L94 144H99.6V137ZM100.4 137V144H106V136.4Z', '#fff7e6', 1.5)
      )
    case 'frown':
      return line('M86 140Q100 130 114 140', 2.6) + line('M94 145H106', 1.5, INK, 0.5)
    case 'smirk':
      return (
        line('M86 137Q102 139 116 129', 2.6) +
        line('M117 126Q120 130 116 133', 1.8) +
        line('M96 143Q101 144 106 142', 1.5, INK, 0.45)
      )
    case 'lips':
      return (
        shape(
          'M86 135C91 130 96 129 100 132C104 129 109 130 114 135C109 143 104 144 100 144C96 144 91 143 86 135Z',
          '#b3262a',
          1.8,
        ) + line('M87 135Q100 139 113 135', 1.6)
      )
    case 'pout':
      return (
        shape('M90 136C94 131 97 131 100 133C103 131 106 131 110 136C106 142 94 142 90 136Z', '#c2393a', 1.8) +
        line('M91 136H109', 1.4)
      )
    case 'redsmile':
      return (
        shape(
          'M83 131C91 131 96 130 100 132C104 130 109 131 117 131C112 143 106 147 100 147C94 147 88 143 83 131Z',
          '#b3262a',
          1.9,
        ) + wash('M88 134C96 135.6 104 135.6 112 134C109 139 91 139 88 134Z', '#fff7e6')
      )
    case 'open':
      return shape('M91 133C94 130 106 130 109 133C111 142 106 147 100 147C94 147 89 142 91 133Z', '#6b211a', 2)
    case 'hidden':
      return wash('M94 140H106V142H94Z', rose, 0.4)
  }
}
