import type { GameAnalysis, Moment } from '../lib/protocol'

/** Seats whose chances never differ: they win together, and share a line. */
export interface Side {
  readonly seats: readonly number[]
  readonly chances: readonly number[]
}

export function sidesOf(found: GameAnalysis): Side[] {
  const sides = new Map<string, { seats: number[]; chances: number[] }>()
  found.names.forEach((_, seat) => {
    const chances = found.moments.map((moment) => moment.chances[seat] ?? 0)
    const key = chances.join()
    const side = sides.get(key)
    if (side) side.seats.push(seat)
    else sides.set(key, { seats: [seat], chances })
  })
  return [...sides.values()]
}

/** What a side's chance came to: before the end, for then everybody knows; a game that was not finished has none. */
export function cameTo({ roles }: GameAnalysis, { chances }: Side): number {
  const finished = roles.length > 0
  return (finished ? chances.at(-2) : undefined) ?? chances.at(-1) ?? 0
}

/** The points of a line in a box of this size, the surest win at the top. */
export function pointsOf(chances: readonly number[], width: number, height: number): string {
  const step = chances.length > 1 ? width / (chances.length - 1) : 0
  return chances.map((chance, i) => `${round(i * step)},${round((1 - chance) * height)}`).join(' ')
}

/** The moments that have the number of their turn below them: every one, every other, every fifth, … */
export function turnMarks({ moments, roles }: GameAnalysis, most = 7): readonly { turn: number; at: number }[] {
  // The end of a game is not the beginning of a turn.
  const turns = moments.slice(0, roles.length ? -1 : undefined).map(({ turn }) => turn)
  const marked = (step: number): readonly number[] => turns.filter((turn) => turn > 0 && turn % step === 0)
  const step = STEPS.find((one) => marked(one).length <= most) ?? STEPS.at(-1)!
  return marked(step).map((turn) => ({ turn, at: turns.indexOf(turn) / Math.max(1, moments.length - 1) }))
}
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

const round = (number: number): number => Math.round(number * 10) / 10

/** The last moment at which somebody who looks on could not be sure who a seat is. */
export const lastHidden = ({ moments, roles }: GameAnalysis, seat: number): Moment | undefined =>
  moments.filter(({ suspicions }) => (suspicions[seat]?.[roles[seat] ?? ''] ?? 1) < 1).at(-1)

/** How likely a seat's true role looked from outside before it was known; null where it always was. */
export const seenThrough = (found: GameAnalysis, seat: number): number | null =>
  lastHidden(found, seat)?.suspicions[seat]?.[found.roles[seat] ?? ''] ?? null

/** A turn in which a seat's true role became clearer, or less clear, to somebody who looks on. */
export interface Glimpse {
  readonly answer: number
  readonly active: number | null
  readonly before: number
  readonly after: number
}

/** How many of them are told, and how much must have changed. */
const GLIMPSES = 3
const CHANGED = 0.1

/** Where it changed most what one could think of a seat, in the order of the game. */
export function glimpsesOf(found: GameAnalysis, seat: number): readonly Glimpse[] {
  const role = found.roles[seat]
  if (!role) return []
  const seen = found.moments.filter((moment) => moment.suspicions.length > 0)
  return (
    seen
      .slice(1)
      .flatMap((moment, i) => {
        const { answer, active, suspicions } = seen[i]!
        const before = suspicions[seat]?.[role]
        const after = moment.suspicions[seat]?.[role]
        // Who came back as somebody else is suspected of that, and not of the role that was dealt.
        return before === undefined || after === undefined ? [] : [{ answer, active, before, after }]
      })
      // Whose card is turned up is not seen through.
      .filter(({ before, after }) => Math.abs(after - before) >= CHANGED && after < 1)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, GLIMPSES)
      .sort((a, b) => a.answer - b.answer)
  )
}

/** Whether there was anything to find out about a seat. */
export const hiddenAtFirst = ({ moments, roles }: GameAnalysis, seat: number): boolean =>
  (moments[0]?.suspicions[seat]?.[roles[seat] ?? ''] ?? 1) < 1

/** A share as people write it. */
export const percent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
