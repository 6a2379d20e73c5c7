/** The bots that are offered first where there are such: neither the weakest nor the slowest. */
const USUAL = 'simple'

export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '')
