import { at, darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'
import { enlarged } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { drawn } from '../base/drawn'
import { icons } from '../base/icons'
import { headOn } from './emblem'

/** The paint of an engine. */
interface Paint {
  readonly boiler: string
  readonly cab: string
  readonly trim: string
  readonly wheel: string
}

const spoked = (x: number, r: number, p: Paint): string =>
  dot(x, 136 - r, r, p.wheel, 2.4) +
  dot(x, 136 - r, r * 0.72, mix(p.wheel, '#1c100a', 0.7)) +
  Array.from({ length: 4 }, (_, n) =>
    at(`rotate(${n * 45} ${x} ${136 - r})`, line(`M${x} ${138 - r * 2}V134`, r * 0.16, p.wheel)),
  ).join('') +
  dot(x, 136 - r, r * 0.24, p.trim, 1.4)

/** An engine on its way to the right with its tender, without its stack. */
const engine = (p: Paint): string =>
  shape('M-40 76H16V120H-40Z', darker(p.cab, 0.2), 2.2) +
  line('M-40 84H16M-34 92H8V112H-34Z', 2, p.trim) +
  spoked(-24, 12, p) +
  spoked(4, 12, p) +
  line('M14 112H26', 5) +
  shape('M26 40H74V116H26Z', p.cab) +
  shape('M34 50H64V76H34Z', '#ffe9a0', 2) +
  line('M49 50V76', 2) +
  line('M32 84H68V110H32Z', 1.8, p.trim) +
  shape('M16 40C20 28 78 28 84 40Z', darker(p.cab, 0.4)) +
  shape('M74 62H196V100H74Z', p.boiler) +
  wash('M76 66H194V73H76Z', lighter(p.boiler, 0.5), 0.6) +
  wash('M76 90H194V98H76Z', '#1c100a', 0.3) +
  line('M100 62V100M132 62V100M164 62V100', 3.4, p.trim) +
  shape('M168 60H200V102H168Z', darker(p.boiler, 0.35)) +
  shape('M200 66C208 68 208 94 200 96Z', p.trim, 2) +
  shape('M98 62C98 44 122 44 122 62Z', p.trim, 2) +
  shape('M136 62V52H146V62ZM133 52C133 42 149 42 149 52Z', darker(p.trim, 0.15), 2) +
  shape('M70 100H204V108H70Z', '#b3352c', 2) +
  shape('M198 104H210L236 136H194Z', darker(p.boiler, 0.3)) +
  line('M204 108L208 135M211 110L222 135', 2.2, p.trim) +
  spoked(92, 22, p) +
  spoked(138, 22, p) +
  spoked(174, 12, p) +
  spoked(200, 12, p) +
  line('M92 116L138 118L180 108', 4.4, p.trim)

const iron: Paint = { boiler: '#3a3f46', cab: '#2c2a2e', trim: '#c05a3a', wheel: '#8f2f1f' }
const fine: Paint = { boiler: '#4f7a5a', cab: '#8f3a2a', trim: '#e6bb4e', wheel: '#c1443a' }

const bare: Paint = { boiler: '#5a5f58', cab: '#6a4a38', trim: '#c8a868', wheel: '#7a5a40' }
const blunt = shape('M176 60V30H170V18H202V30H196V60Z', '#2f3238')
const balloon =
  shape('M178 60L180 44L166 26C166 14 206 14 206 26L192 44L194 60Z', '#7a2f22') +
  line('M166 27C178 32 194 32 206 27', 2.4, '#e6bb4e')
const flag = line('M204 66V36', 2.4) + shape('M204 36L228 43L204 51Z', '#35618e', 1.8)

/** The engines alone, by the same ids, as SVG text; `ENGINE` is the box around all that is drawn of them. */
export const engines = {
  ironhorse: engine(iron) + blunt,
  leland: engine(fine) + balloon + flag,
  locomotive: engine(bare) + blunt,
}
export const ENGINE = '-44 12 284 128'

/** On the rails, at the size of the picture. */
const running = (drawing: string): string =>
  wash('M0 136H240V150H0Z', '#6a4a30') + line('M0 139H240', 5, '#2b1a12') + at('translate(36 19) scale(.86)', drawing)

/** Black smoke, sparks and a blunt stack before an angry sky. */
const ironhorse = (c: string): string =>
  wash('M0 0H240V150H0Z', mix(c, '#5a1f24', 0.45)) +
  wash('M0 46C70 30 150 60 240 36V150H0Z', c) +
  wash('M0 84C70 74 150 96 240 78V150H0Z', lighter(c, 0.35)) +
  wash('M0 118L50 96L90 112L150 92L240 120V150H0Z', mix(c, '#2a1a24', 0.6)) +
  running(
    wash(
      'M200 22C200 6 186 -4 172 0C160 -22 136 -22 124 -10C108 -26 84 -20 76 -6C56 -20 24 -20 10 -8C-10 -20 -40 -10 -46 6C-20 26 16 8 40 18C70 30 100 14 130 24C160 34 196 36 200 22Z',
      '#2c2226',
    ) +
      wash(
        'M150 26l3 7l7 3l-7 3l-3 7l-3 -7l-7 -3l7 -3zM104 30l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2zM206 4l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z',
        '#ffd35a',
      ) +
      engines.ironhorse,
  )

/** White steam, a balloon stack and a flag, and goods for everybody. */
const leland = (c: string): string =>
  enlarged('trail')(c) +
  running(
    wash(
      'M186 12C170 14 160 2 166 -8C146 -16 122 -12 116 4C94 -8 70 0 72 14C54 10 40 22 50 30C76 38 100 24 124 26C146 28 182 30 186 12Z',
      '#fffaf0',
    ) + engines.leland,
  )

/** The sides of the locomotive, and the locomotive itself, by their ids. */
export const locomotives: Readonly<Record<string, Picture>> = {
  ironhorse: {
    vista: [ironhorse, '#e0703a'],
    emblem: [
      { icon: drawn.gatling, x: 32, y: 66, size: 54, tone: 'steel', flip: true },
      { icon: icons['horse-head'], x: 214, y: 62, size: 42, tone: 'ink' },
    ],
  },
  leland: {
    vista: [leland, '#8fc0b8'],
    emblem: [
      { icon: icons.barrel, x: 16, y: 68, size: 30, tone: 'wood' },
      { icon: icons.flour, x: 38, y: 66, size: 34, tone: 'straw' },
    ],
  },
  locomotive: { vista: [(c) => enlarged('canyon')(c) + headOn('#4a5a4a', '#e0b04a'), '#d8a45a'] },
}
