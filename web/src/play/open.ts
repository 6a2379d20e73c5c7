import type { View } from '../lib/protocol'

/** With all eyes at once, each player is shown as they see themselves; there is nobody to measure distances from. */
export function merged(views: readonly View[]): View {
  const first = views[0]!
  if (views.length === 1) return first
  const players = first.players.map((player, i) => ({
    ...player,
    ...views[i]?.players[i],
    ...('distance' in player ? { distance: null } : {}),
  }))
  return { ...first, seat: null, players } as View
}

/** All cards on the table, around the reader's own chair: distances stay those that the reader sees. */
export function opened(own: View, views: readonly View[]): View {
  const players = own.players.map((player, i) => ({
    ...player,
    ...views[i]?.players[i],
    ...('distance' in player ? { distance: player.distance } : {}),
  }))
  return { ...own, players } as View
}
