import type { SeatInfo } from '../lib/protocol'

/** So short an absence is a broken line. */
const SHORT_MS = 8_000

/** For how many milliseconds somebody has been away, if it is worth telling; `heard` is when their seat was told. */
export function absence(seat: SeatInfo, heard: number, now: number): number | null {
  if (seat.away === null) return null
  const ms = seat.away * 1000 + now - heard
  return ms > SHORT_MS ? ms : null
}
