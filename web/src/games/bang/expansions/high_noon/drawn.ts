/** Emblems of our own where the icon set has nothing fitting; path data in a 512 by 512 box, like the icons. */
export const drawn = {
  drop: 'M256 40c84 124 140 200 140 280a140 140 0 0 1-280 0c0-80 56-156 140-280z',
} as const
