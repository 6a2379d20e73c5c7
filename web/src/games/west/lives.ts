import type { GameEvent, View } from '../../lib/protocol'
import type { WestView } from './seats'

interface LifeChanged {
  readonly event: 'life_lost' | 'life_gained'
  readonly seat: number
  readonly amount: number
  readonly life: number
}

/**
 * Each player's lives from the start to the end, read from the events. Where they began is found by going back: before
 * the first change a player had that many fewer or more.
 */
export function livesOverTime(view: View, events: readonly GameEvent[]): readonly (readonly number[])[] {
  const told: readonly unknown[] = events.filter(({ event }) => event === 'life_lost' || event === 'life_gained')
  const changes = told as readonly LifeChanged[]
  return (view as unknown as WestView).players.map((player) => {
    const lives = [startOf(changes.find((change) => change.seat === player.seat)) ?? player.life]
    for (const change of changes) lives.push(change.seat === player.seat ? Math.max(0, change.life) : lives.at(-1)!)
    return lives
  })
}

function startOf(first: LifeChanged | undefined): number | undefined {
  return first && (first.event === 'life_lost' ? first.life + first.amount : first.life - first.amount)
}
