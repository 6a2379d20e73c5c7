import type { View } from '../../lib/protocol'
import type { DiceView } from './types'

/** All roles open: each player as they see themselves. */
export function together(views: readonly View[], own: View | null): View {
  const eyes = views as unknown as readonly DiceView[]
  const base = (own as unknown as DiceView | null) ?? { ...eyes[0]!, seat: null }
  return { ...base, players: base.players.map((player, i) => eyes[i]?.players[i] ?? player) }
}
