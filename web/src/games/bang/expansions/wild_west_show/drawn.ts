/** Emblems of our own where the icon set has nothing fitting; path data in a 512 by 512 box, like the icons. */
export const drawn = {
  /** Three strokes of a blade: somebody was here. */
  mark: 'M36 92L478 44L470 84L196 402L498 366L452 420L14 470L26 424L300 120L66 142Z',
} as const
