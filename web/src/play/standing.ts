import type { SeatInfo } from '../lib/protocol'

const plays: Partial<Record<NonNullable<SeatInfo['why']>, string>> = {
  time: 'web-bot-plays-time',
  gone: 'web-bot-plays-gone',
  host: 'web-bot-plays-host',
}
/** The words for why a bot plays for the reader. */
export const stoodIn = (why: SeatInfo['why']): string => (why && plays[why]) ?? 'web-bot-plays'

const took: Partial<Record<NonNullable<SeatInfo['why']>, string>> = {
  time: 'web-bot-took-time',
  gone: 'web-bot-took-gone',
}

/** For whom a bot has stepped in since, and who is back: the words for it, and the seat. */
export function comings(before: readonly SeatInfo[], after: readonly SeatInfo[]): (readonly [string, number])[] {
  return after.flatMap((seat, i) => {
    const old = before[i]
    if (!old || old.stood_in === seat.stood_in || old.name !== seat.name) return []
    if (!seat.stood_in) return [['web-seat-given-back', seat.seat] as const]
    const words = seat.why && took[seat.why]
    return words ? [[words, seat.seat] as const] : []
  })
}
