import type { Rating } from '../lib/protocol'

// Where an estimate stops being a guess; everybody starts with a spread of 8.3.
const steps = [
  { above: 6.5, id: 'web-sure-not' },
  { above: 4.5, id: 'web-sure-little' },
  { above: 2.5, id: 'web-sure-fairly' },
] as const

/** How sure the server is of somebody's strength, as a message. */
export const sureness = (rating: Rating): string =>
  steps.find((step) => rating.sigma > step.above)?.id ?? 'web-sure-very'

export interface Span {
  readonly low: number
  readonly high: number
}

/** Where the true strength lies nineteen times out of twenty. */
export const likely = (rating: Rating): Span => ({
  low: rating.mu - 2 * rating.sigma,
  high: rating.mu + 2 * rating.sigma,
})

/** The span that holds those of all. */
export function whole(ratings: readonly Rating[]): Span {
  const spans = ratings.map(likely)
  return { low: Math.min(...spans.map((span) => span.low)), high: Math.max(...spans.map((span) => span.high)) }
}

/** Where a strength lies in a span, in percent. */
export const place = (value: number, span: Span): number => (100 * (value - span.low)) / (span.high - span.low || 1)
