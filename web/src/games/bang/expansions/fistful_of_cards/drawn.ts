const hole = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`

/** Emblems of our own where the icon set has nothing fitting; path data in a 512 by 512 box, like the icons. */
export const drawn = {
  /** The way of a bullet that bounces twice. */
  bounce: 'M14 132L52 106L206 336L316 112L404 284L444 262L454 404L334 342L372 314L318 208L214 428Z',
  /** The front of a revolver's cylinder. */
  cylinder:
    'M256 26c60 0 92 30 150 62 66 40 66 80 66 168s0 128-66 168c-58 32-90 62-150 62s-92-30-150-62c-66-40-66-80-66-168s0-128 66-168c58-32 90-62 150-62z' +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => {
        const a = ((turn - 90) * Math.PI) / 180
        return hole(Math.round(256 + 136 * Math.cos(a)), Math.round(256 + 136 * Math.sin(a)), 54)
      })
      .join('') +
    hole(256, 256, 30),
  /** The bottom of a cartridge. */
  cartridge: `${hole(256, 256, 240)}${hole(256, 256, 96)}`,
  /** All that a telescopic sight leaves dark, and its hairs. */
  sight:
    'M0 0H512V512H0ZM256 104a152 152 0 1 0 .1 0zM250 104h12v46h-12zM250 362h12v46h-12zM104 250h46v12h-46zM362 250h46v12h-46z',
} as const
