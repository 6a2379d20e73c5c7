import type { View } from '../../lib/protocol'
import type { LegendsView } from './types'

/** All hands open: each player as they see themselves. */
export function together(views: readonly View[], own: View | null): View {
  const eyes = views as unknown as readonly LegendsView[]
  const base = (own as unknown as LegendsView | null) ?? { ...eyes[0]!, seat: null }
  return { ...base, players: base.players.map((player, i) => eyes[i]?.players[i] ?? player) }
}
