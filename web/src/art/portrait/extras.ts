import { at, dot, line, mirrored, shape, wash } from './draw'

export const extraNames = [
  'freckles',
  'scar',
  'browscar',
  'patch',
  'monocle',
  'spectacles',
  'cigar',
  'pipe',
  'toothpick',
  'hoops',
  'rose',
  'clover',
  'cards',
  'hatholes',
  'plaster',
  'bruise',
  'beautymark',
  'goggles',
  'dynamite',
  'shovel',
  'bottle',
  'fang',
  'blackfeather',
  'fan',
  'wrinkles',
  'medal',
  'sack',
  'rifle',
  'fuse',
  'cheeks',
  'sweat',
  'spyglass',
  'star',
  'lantern',
  'pearls',
] as const
export type ExtraName = (typeof extraNames)[number]

const brass = '#e0b04a'

/** Drawn over the head, so that they tilt with it. */
export function onHead(kind: ExtraName): string {
  switch (kind) {
    case 'freckles':
      return mirrored(
        [
          [72, 114],
          [77, 118],
          [83, 115],
          [79, 122],
          [88, 119],
        ]
          .map(([x, y]) => dot(x!, y!, 1.3, '#9c5527'))
          .join(''),
      )
    case 'scar':
      return (
        line('M122 108C126 116 126 124 122 132', 3, '#8f3a2a') +
        line('M119 113L128 112M120 119L129 119M119 126L127 127', 1.6, '#8f3a2a')
      )
    case 'browscar':
      return line('M72 84L86 112', 3, '#9b4a35') + line('M72 92L80 89M76 101L84 98', 1.5, '#9b4a35')
    case 'patch':
      return (
        line('M58 86L142 106', 3) +
        shape('M104 95C112 92 124 94 132 100C132 112 126 118 118 118C108 118 104 106 104 95Z', '#211712')
      )
    case 'monocle':
      return (
        `<circle cx="118" cy="104" r="12.500" fill="#dff2f5" fill-opacity=".25" stroke="${brass}" stroke-width="3"/><circle cx="118" cy="104" r="14" fill="none" stroke="#2b1a12" stroke-width="1"/>` +
        line('M130 109C138 122 136 146 128 168', 1.4, brass)
      )
    case 'spectacles':
      return (
        mirrored(
          '<circle cx="82" cy="105" r="12.500" fill="#dff2f5" fill-opacity=".28" stroke="#2b1a12" stroke-width="2.400"/>' +
            line('M69.500 103L60 100', 2.2),
        ) + line('M94.500 103Q100 99 105.500 103', 2.2)
      )
    case 'cigar':
      return (
        at(
          'rotate(14 112 138)',
          shape('M108 135H142V143H108Z', '#7a4a26', 2) + shape('M142 135H148V143H142Z', '#e2562f', 1.6),
        ) + line('M150 142C156 134 148 128 156 120C162 114 156 108 160 102', 2.4, '#f2ead8', 0.75)
      )
    case 'pipe':
      return (
        line('M110 139C122 142 128 148 134 152', 3.6) +
        shape('M130 144H148V158C148 166 130 166 130 158Z', '#6b3c1f', 2) +
        line('M138 140C142 132 136 126 142 118', 2.4, '#f2ead8', 0.8)
      )
    case 'toothpick':
      return line('M112 136L130 129', 2, '#e9d9a8')
    case 'hoops':
      return mirrored(
        `<circle cx="57" cy="127" r="7" fill="none" stroke="#2b1a12" stroke-width="4"/><circle cx="57" cy="127" r="7" fill="none" stroke="${brass}" stroke-width="2.200"/>`,
      )
    case 'pearls':
      return mirrored(dot(57, 122, 4, '#fbf4e2', 1.4))
    case 'rose':
      return at(
        'translate(52 82)',
        shape('M-4 8C-14 6 -20 14 -22 22C-12 22 -4 18 0 10Z', '#5f7f46', 1.6) +
          dot(0, 0, 13, '#c1272d', 2) +
          line('M-7 0C-6 -8 6 -8 7 0C7 7 -3 8 -4 2C-4 -3 3 -3 3 1M-10 4C-6 12 6 12 10 5', 1.6, '#6b0f14'),
      )
    case 'clover':
      return at(
        'translate(128 56)',
        [
          [0, -6],
          [6, 0],
          [0, 6],
          [-6, 0],
        ]
          .map(([x, y]) => dot(x!, y!, 5.4, '#5f9a4a', 1.4))
          .join('') + line('M2 4C6 10 8 14 12 16', 2.2, '#3f6b30'),
      )
    case 'cards':
      return at(
        'rotate(14 130 52)',
        shape('M118 36H134V62H118Z', '#fbf4e2', 1.8) +
          at(
            'rotate(16 134 62)',
            shape('M128 36H144V62H128Z', '#fbf4e2', 1.8) +
              wash(
                'M136 44C131 50 130 52 131 55C133 57 135 56 136 54C137 56 139 57 141 55C142 52 141 50 136 44Z',
                '#1b120d',
              ),
          ) +
          wash('M122 42c-2 -4 -7 -1 -4 3l4 5l4 -5c3 -4 -2 -7 -4 -3z', '#b3262a'),
      )
    case 'hatholes':
      return (
        at('translate(118 44)', dot(0, 0, 4.4, '#120b07') + line('M-7 -5L-4 -3M7 -4L4 -2M5 6L3 4', 1.4)) +
        at('translate(84 36)', dot(0, 0, 3.4, '#120b07') + line('M-6 3L-3 2', 1.4))
      )
    case 'plaster':
      return at(
        'rotate(-24 76 122)',
        `<rect x="64" y="117" width="24" height="10" rx="4" fill="#f0dcb4" stroke="#2b1a12" stroke-width="1.800"/>` +
          line('M72 120V124M76 120V124M80 120V124', 1.3, '#a98a55'),
      )
    case 'bruise':
      return wash('M104 98C112 92 126 94 131 102C132 112 124 116 116 115C108 114 102 106 104 98Z', '#5b2f63', 0.55)
    case 'beautymark':
      return dot(116, 127, 1.9, '#2b1a12')
    case 'goggles':
      return at(
        'translate(0 -26)',
        line('M52 84C80 92 120 92 148 84', 7, '#4a2f1c') +
          mirrored(
            dot(82, 87, 14, '#b9863a', 2.2) + dot(82, 87, 9.5, '#9fd0cf', 1.8) + line('M77 84L82 80', 2, '#fff'),
          ),
      )
    case 'fang':
      return mirrored(shape('M72 66L77 82L82 68Z', '#f6ecd2', 1.4) + shape('M86 68L91 82L95 69Z', '#f6ecd2', 1.4))
    case 'blackfeather':
      return (
        shape('M134 66C150 48 156 20 176 2C182 28 168 56 142 72Z', '#1d1a1f', 2) +
        line('M138 66C152 48 162 28 173 10M150 50L160 50M156 38L165 37M148 46L148 36', 1.3, '#77717a')
      )
    case 'wrinkles':
      return (
        line('M84 80Q100 76 116 80M88 86Q100 83 112 86', 1.4, '#2b1a12', 0.45) +
        mirrored(line('M70 111L64 114M71 108L64 108M86 122C82 126 80 130 80 134', 1.4, '#2b1a12', 0.55))
      )
    case 'cheeks':
      return mirrored(`<circle cx="75" cy="121" r="9" fill="#d8452f" opacity=".35"/>`)
    case 'sweat':
      return shape('M146 92C152 100 152 106 147 107C141 107 141 100 146 92Z', '#a9d8e6', 1.4)
    case 'star':
      return at(
        'translate(100 54) scale(.9)',
        shape('M0 -13l4 8.600l9 .8l-7 6l2.400 9l-8.400 -5l-8.400 5l2.400 -9l-7 -6l9 -.8z', brass, 1.8),
      )
    default:
      return ''
  }
}

/** Drawn in front of the body: things held or carried. */
export function inFront(kind: ExtraName): string {
  switch (kind) {
    case 'dynamite':
      return (
        at(
          'rotate(-10 160 180)',
          [0, 1, 2].map((i) => shape(`M${142 + i * 13} 170h12v44h-12z`, i === 1 ? '#cf4a34' : '#b3352c', 2)).join('') +
            shape('M140 188h42v7h-42z', '#3c2416', 1.6) +
            line('M161 170C162 158 172 160 174 150', 2),
        ) +
        at(
          'translate(168 146)',
          line('M0 -8V-3M0 3V8M-8 0H-3M3 0H8M-5 -5L-2 -2M5 5L2 2M5 -5L2 -2M-5 5L-2 2', 2, '#f0b429'),
        )
      )
    case 'fuse':
      return line('M150 118C156 112 160 114 164 108', 2)
    case 'shovel':
      return at(
        'rotate(20 165 150)',
        line('M165 60V214', 7) +
          line('M165 60V214', 4, '#a06c3c') +
          shape('M148 26C148 20 182 20 182 26V54C182 68 165 76 165 76C165 76 148 68 148 54Z', '#8f9aa0', 2.2) +
          line('M165 30V58', 1.6, '#59636a'),
      )
    case 'bottle':
      return at(
        'rotate(-14 40 180)',
        shape('M33 136H45V154C56 160 56 168 56 176V214H22V176C22 168 22 160 33 154Z', '#7f9a4c', 2.2) +
          shape('M32 128H46V138H32Z', '#b98a4e', 1.8) +
          shape('M22 176H56V200H22Z', '#f0e2bd', 1.8) +
          line('M30 184H48M32 191H46', 1.8) +
          line('M28 168C28 162 31 160 34 158', 2.4, '#fff', 0.6),
      )
    case 'fan': {
      const rib = Array.from({ length: 7 }, (_, i) =>
        at(
          `rotate(${-58 + i * 19} 158 206)`,
          shape('M158 206L150 156C154 150 162 150 166 156Z', i % 2 ? '#8f1f2a' : '#c1323a', 1.6),
        ),
      ).join('')
      return rib + dot(158, 206, 4, brass, 1.6)
    }
    case 'medal':
      return (
        shape('M58 182H72V194L65 198L58 194Z', '#7a2430', 1.6) +
        dot(65, 203, 7, brass, 1.8) +
        line('M65 199V207M61 203H69', 1.3)
      )
    case 'sack':
      return (
        shape('M150 176C140 150 166 134 184 144C206 152 214 190 200 214H146C140 200 144 188 150 176Z', '#9c6b3a') +
        line('M156 168C166 176 180 174 190 162M164 182L160 206M184 178L190 204', 1.6, '#5c3a1c') +
        shape('M170 132l14 0l2 14l-18 0z', '#c1323a', 1.8) +
        line('M177 132v14M168 139h18', 2.4, brass)
      )
    case 'rifle':
      return at(
        'rotate(-16 176 130)',
        line('M176 6V180', 6.5) +
          line('M176 8V180', 3.6, '#70777b') +
          shape('M170 96H182V148L188 214H164L170 148Z', '#8a5a30', 2.2) +
          shape('M168 120H184V142H168Z', brass, 1.8),
      )
    case 'spyglass':
      return at(
        'rotate(-30 150 190)',
        shape('M110 180H150V196H110Z', brass, 2) +
          shape('M150 176H190V200H150Z', '#7a4a26', 2) +
          shape('M190 173H198V203H190Z', brass, 2),
      )
    case 'lantern':
      return (
        line('M34 120V136', 2.4) +
        shape('M22 136H46L50 144H18Z', '#3a2a22', 2) +
        shape('M20 144H48V176H20Z', '#ffd36b', 2.2) +
        wash('M34 150C40 158 40 166 34 172C28 166 28 158 34 150Z', '#f08a24') +
        shape('M16 176H52V184H16Z', '#3a2a22', 2)
      )
    default:
      return ''
  }
}
