import { at, line, shape, wash } from '../../../../art/portrait/draw'

/** A nugget as SVG text for a 24 by 24 box, or so many times as large. */
export const lump = (size = 1): string =>
  at(
    `scale(${size})`,
    shape('M2 14L5 6L11 2.500L18 4L22 10L20.500 17.500L14 21.500L6.500 20Z', '#e0a82e', 2) +
      wash('M5 6L11 2.500L18 4L13.500 9L7 10.500Z', '#fbe49a') +
      wash('M22 10L20.500 17.500L14 21.500L15 14.500Z', '#a86c12') +
      line('M7 10.500L13.500 9L15 14.500M13.500 9L18 4M7 10.500L8 15', 1.1, '#8e5a0d', 0.8),
  )

/** A prospector's pan, seen from a little above: path data in a 512 by 512 box, like the icons; to be drawn solid. */
export const pan =
  'M256 116c146 0 246 62 246 144S402 412 256 412 10 342 10 260s100-144 246-144zM256 136c130 0 220 54 220 122s-90 130-220 130S36 326 36 258s90-122 220-122zM256 168c106 0 176 36 176 84s-70 98-176 98-176-50-176-98 70-84 176-84z'

/** Three nuggets in a heap, in the same box; to be drawn solid. */
export const heap =
  'M30 340L72 244L160 208L236 250L246 346L184 402L72 396zM266 356L288 262L374 218L458 260L486 346L426 406L308 402zM154 184L186 96L272 62L358 106L362 186L284 222L236 224zM94 272L160 236L208 264L138 300zM306 284L374 246L424 272L352 310zM204 118L270 92L322 120L252 158z'
