const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A stretch of time in one unit, as the reader's language writes it: 40 s, 5 min, 3 h, 2 days. */
export function duration(seconds: number, language: string): string {
  const [size, unit] =
    seconds < MINUTE
      ? ([1, 'second'] as const)
      : seconds < HOUR
        ? ([MINUTE, 'minute'] as const)
        : seconds < DAY
          ? ([HOUR, 'hour'] as const)
          : ([DAY, 'day'] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.max(0, Math.floor(seconds / size)))
}
