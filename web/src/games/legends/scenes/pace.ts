import type { Showing } from '../../../play/showing'
import type { GameEvent } from '../types'

/** How long the moments of a scene are seen, and how they sound; the others are as any event. */
const PACE: Readonly<Partial<Record<GameEvent['event'], Pick<Showing, 'lasts' | 'sound'>>>> = {
  fight_announced: { lasts: 900 },
  attacked_by_black: { lasts: 900 },
  card_laid: { lasts: 420, sound: 'card' },
  cards_revealed: { lasts: 1000, sound: 'card' },
  foe_revealed: { lasts: 1000, sound: 'card' },
  value_changed: { lasts: 700 },
  fight_won: { lasts: 1100, sound: 'shot' },
  foe_beaten: { lasts: 1100, sound: 'shot' },
  foe_won: { lasts: 1100, sound: 'shot' },
  arrested: { lasts: 1300 },
  flop_shown: { lasts: 900, sound: 'card' },
  hand_shown: { lasts: 900, sound: 'card' },
  pot_won: { lasts: 1700, sound: 'coin' },
  dice_rolled: { lasts: 1100, sound: 'rattle' },
  sheriff_moved: { lasts: 700 },
  story_resolved: { lasts: 2600 },
  goal_claimed: { lasts: 1800 },
  black_played: { lasts: 1600 },
}

export const paceOf = (event: GameEvent): Pick<Showing, 'lasts' | 'sound'> => PACE[event.event] ?? { lasts: 320 }
