import type { Showing } from '../../play/showing'
import type { GameEvent } from './types'

/** How an event looks. */
export function show(event: GameEvent): Showing {
  switch (event.event) {
    case 'turn_started':
      return { lasts: 420, log: 'turn', sound: 'turn' }
    case 'game_won':
      return { lasts: 600, log: 'end', sound: 'end' }
    default:
      return { lasts: 320 }
  }
}
