import type { GameEvent, View } from '../lib/protocol'

/**
 * Each player's lives from the start to the end, read from the events. Where they began is found by going back: before
 * the first change a player had that many fewer or more.
 */
export function livesOverTime(view: View, events: readonly GameEvent[]): readonly (readonly number[])[] {
  const changes = events.filter((event) => event.event === 'life_lost' || event.event === 'life_gained')
  return view.players.map((player) => {
    const own = changes.filter((event) => event.seat === player.seat)
    const first = own[0]
    const start = !first
      ? player.life
      : first.event === 'life_lost'
        ? first.life + first.amount
        : first.life - first.amount
    const lives = [start]
    for (const event of changes) lives.push(event.seat === player.seat ? Math.max(0, event.life) : lives.at(-1)!)
    return lives
  })
}
