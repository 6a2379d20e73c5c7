import { rideOf } from './after/score'
import type { Mark } from './art/marks'
import { pointsMark } from './pictures'
import type { GameEvent } from './types'

// What changed while others played, read from what was told.

/** A stretch of all that happened: what came after the reader's last turn and before the present one. */
export interface Stretch {
  readonly events: readonly GameEvent[]
  readonly from: number
  readonly to: number
}

/** So much more or less of something. */
export interface Change {
  readonly mark: Mark
  readonly amount: number
}

export interface Recap {
  /** Pieces of the way that was ridden, each from where it began; none where somebody stayed. */
  readonly way: readonly (readonly string[])[]
  readonly changes: readonly Change[]
  /** What is worth a sentence. */
  readonly deeds: readonly GameEvent[]
}

/** Signs in the order in which they are told. */
const SIGNS: readonly Mark[] = ['lp', 'mp', 'wp', 'gp', 'wound', 'money', 'nugget']
const DEEDS = new Set([
  'arrested',
  'robbed',
  'fight_won',
  'foe_beaten',
  'foe_won',
  'ability_gained',
  'goal_claimed',
  'item_gained',
  'item_upgraded',
  'cattle_taken',
  'cattle_delivered',
  'cattle_lost',
])

function changeOf(event: GameEvent): Change | null {
  switch (event.event) {
    case 'legend_gained':
      return { mark: 'lp', amount: event.amount }
    case 'legend_lost':
      return { mark: 'lp', amount: -event.amount }
    case 'points_gained':
      return { mark: pointsMark(event.track), amount: event.amount }
    case 'wounds_taken':
      return { mark: 'wound', amount: event.amount }
    case 'wounds_healed':
      return { mark: 'wound', amount: -event.amount }
    case 'money_gained':
      return { mark: 'money', amount: event.amount }
    case 'money_lost':
      return { mark: 'money', amount: -event.amount }
    case 'nuggets_gained':
      return { mark: 'nugget', amount: event.amount }
    case 'nuggets_lost':
      return { mark: 'nugget', amount: -event.amount }
    default:
      return null
  }
}

/** From where somebody was to where they are now. */
function wayOf({ events, from, to }: Stretch, seat: number): readonly (readonly string[])[] {
  const start = rideOf(events.slice(0, from), seat).at(-1)?.at(-1)
  return rideOf(events.slice(from, to), seat).map((piece, i) => (i === 0 && start ? [start, ...piece] : piece))
}

/** What somebody did, gained and lost in that stretch. Gains and losses of one thing are one figure. */
export function recapOf(stretch: Stretch, seat: number): Recap {
  const own = stretch.events.slice(stretch.from, stretch.to).filter((event) => 'seat' in event && event.seat === seat)
  const sums = new Map<Mark, number>()
  for (const event of own) {
    const change = changeOf(event)
    if (change) sums.set(change.mark, (sums.get(change.mark) ?? 0) + change.amount)
  }
  return {
    way: wayOf(stretch, seat),
    changes: SIGNS.map((mark) => ({ mark, amount: sums.get(mark) ?? 0 })).filter(({ amount }) => amount !== 0),
    deeds: own.filter((event) => DEEDS.has(event.event)),
  }
}

/** Where the Sheriff rode, from where he was. */
export function sheriffWay({ events, from, to }: Stretch): readonly string[] {
  const moves = (some: readonly GameEvent[]): readonly string[] =>
    some.flatMap((event) => (event.event === 'sheriff_moved' ? event.way : []))
  const [before, ridden] = [moves(events.slice(0, from)).at(-1), moves(events.slice(from, to))]
  return ridden.length && before ? [before, ...ridden] : ridden
}

/** Stories that were told. */
export const talesOf = ({ events, from, to }: Stretch): readonly GameEvent[] =>
  events.slice(from, to).filter((event) => event.event === 'story_resolved')
