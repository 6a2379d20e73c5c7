import { darker, dot, lighter, line, mix, wash } from '../../../../art/portrait/draw'
import type { Picture } from '../../../../art/wide'
import { icons } from '../base/icons'

const phantom =
  'M256 30c110 0 170 80 170 190v250l-58-44-54 52-58-52-58 52-54-52-58 44V220c0-110 60-190 170-190zM190 190a34 46 0 1 0 .1 0zM322 190a34 46 0 1 0 .1 0zM256 320c-30 0-44 18-44 40h88c0-22-14-40-44-40z'

/** Slopes that let the last light through, and long shadows on the ground between them. */
const shadowyValley = (c: string): string => {
  const dark = mix(c, '#1c1426', 0.8)
  return (
    wash('M0 0H240V150H0Z', mix(c, '#4a2f5a', 0.45)) +
    wash('M0 34C80 52 160 24 240 44V150H0Z', c) +
    wash('M0 74C80 84 160 66 240 80V150H0Z', lighter(c, 0.4)) +
    dot(120, 96, 36, '#fff0b8') +
    wash('M0 112H240V150H0Z', mix(c, '#3a2434', 0.6)) +
    wash('M70 150L108 112H132L170 150Z', lighter(c, 0.3)) +
    wash('M0 26L30 34L44 62L70 76L84 104L104 114L60 150H0Z', dark) +
    wash('M240 18L208 30L196 58L170 74L158 102L136 114L180 150H240Z', dark) +
    wash(
      'M30 34L44 62L70 76L84 104L104 114L70 108L50 84L34 72ZM208 30L196 58L170 74L158 102L136 114L166 110L184 82L204 70Z',
      darker(c, 0.45),
    ) +
    line('M84 34q8 -8 14 0q6 -8 14 0M146 24q6 -6 11 0q5 -6 11 0M126 46q5 -5 9 0q4 -5 9 0', 2.4, dark)
  )
}

/** The lid of the box. */
export const emblem: Picture = {
  vista: [shadowyValley, '#d8703a'],
  emblem: [
    { icon: phantom, x: 120, y: 92, size: 94, tone: 'mist', turn: 6 },
    { icon: icons['western-hat'], x: 127, y: 44, size: 74, tone: 'leather', turn: 6 },
  ],
}
