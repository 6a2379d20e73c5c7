import type { GameEvent, LegendsView } from '../types'

// How a game went, read from its events: nothing here counts a point that was not told.

/** One line of the final scoring: what each player gets for it. */
export interface ScoreLine {
  readonly part: string
  readonly amounts: readonly number[]
}

/** In the order of the rulebook; what an expansion adds comes before the last of them. */
const PARTS = ['upgrades', 'money', 'marshal', 'wanted', 'tokens']
const LAST = 'wounds'

/** The final scoring line by line, after what was gained during the game; parts that nobody scored are left out. */
export function finalLines(view: LegendsView, events: readonly GameEvent[]): readonly ScoreLine[] {
  const scores = events.filter((event) => event.event === 'final_score')
  const before = view.players.map((player) => {
    const first = scores.find((score) => score.seat === player.seat)
    return first ? first.lp - first.amount : player.lp
  })
  const others = scores.map((score) => score.part).filter((part) => part !== LAST)
  const told = [...new Set([...PARTS, ...others, LAST])]
  const lines = told.map((part) => ({
    part,
    amounts: view.players.map((player) =>
      scores.reduce((sum, score) => (score.seat === player.seat && score.part === part ? sum + score.amount : sum), 0),
    ),
  }))
  return [{ part: 'game', amounts: before }, ...lines.filter(({ amounts }) => amounts.some((amount) => amount !== 0))]
}

/** What the lines up to a number amount to. */
export const sumOf = (lines: readonly ScoreLine[], seat: number, upTo = lines.length): number =>
  lines.slice(0, upTo).reduce((sum, line) => sum + (line.amounts[seat] ?? 0), 0)

/** Everybody's LP when each turn began, and at the end. */
export function lpOverTime(view: LegendsView, events: readonly GameEvent[]): readonly (readonly number[])[] {
  const now = view.players.map(() => 0)
  const lines: number[][] = view.players.map(() => [])
  for (const event of events) {
    if (event.event === 'turn_started') lines.forEach((line, seat) => line.push(now[seat]!))
    if (event.event === 'legend_gained' || event.event === 'legend_lost' || event.event === 'final_score')
      now[event.seat] = event.lp
  }
  lines.forEach((line, seat) => line.push(now[seat]!))
  return lines
}

/** Where somebody went: pieces of one way, each a list of spaces. After an arrest another piece begins. */
export function rideOf(events: readonly GameEvent[], seat: number): readonly (readonly string[])[] {
  const pieces: string[][] = []
  for (const event of events) {
    if (event.event === 'figure_placed' && event.seat === seat) pieces.push([event.space])
    if (event.event === 'arrested' && event.seat === seat) pieces.push([event.to])
    if (event.event !== 'moved' || event.seat !== seat) continue
    if (pieces.length === 0) pieces.push([])
    pieces.at(-1)!.push(...event.way)
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** How many spaces somebody rode. */
export const spacesRidden = (events: readonly GameEvent[], seat: number): number =>
  events.reduce((sum, event) => (event.event === 'moved' && event.seat === seat ? sum + event.way.length : sum), 0)

export interface Source {
  /** What it was: the id of an action, a card, an item, a story, …; or a part of the final scoring. */
  readonly by: string
  readonly final: boolean
  readonly lp: number
}

/** What made somebody's points, the most first. */
export function sourcesOf(events: readonly GameEvent[], seat: number): readonly Source[] {
  const found = new Map<string, Source>()
  const add = (by: string, lp: number, final: boolean): void => {
    const key = `${final}${by}`
    found.set(key, { by, final, lp: (found.get(key)?.lp ?? 0) + lp })
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'legend_gained') add(event.by, event.amount, false)
    if (event.event === 'legend_lost') add(event.by, -event.amount, false)
    if (event.event === 'final_score') add(event.part, event.amount, true)
  }
  return [...found.values()].filter(({ lp }) => lp !== 0).sort((a, b) => b.lp - a.lp)
}
