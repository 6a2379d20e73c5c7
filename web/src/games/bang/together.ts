import type { View } from '../../lib/protocol'
import type { BangView } from './types'

/**
 * All cards on the table: each player as they see themselves. Distances are those the reader sees; with no chair of
 * one's own there is nobody to measure them from.
 */
export function together(views: readonly View[], own: View | null): View {
  const eyes = views as unknown as readonly BangView[]
  const base = (own as unknown as BangView | null) ?? { ...eyes[0]!, seat: null }
  const players = base.players.map((player, i) => ({
    ...(eyes[i]?.players[i] ?? player),
    distance: own ? player.distance : null,
  }))
  return { ...base, players }
}
