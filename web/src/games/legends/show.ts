import type { Showing } from '../../play/showing'
import { markOf, pointsMark } from './pictures'
import { paceOf } from './scenes/pace'
import { showOfSlices, type Told } from './slices'
import type { GameEvent } from './types'

/** What somebody gains or loses is soon said; the sign before the line tells what it is. */
const gain = (mark: Parameters<typeof markOf>[0], more: Partial<Showing> = {}): Showing => ({
  lasts: 300,
  mark: markOf(mark),
  ...more,
})
const bare = (id: string): string => id.replace('+', '_plus')

/** How an event looks. */
export function show(event: GameEvent): Showing {
  return showOfSlices(event as unknown as Told) ?? plain(event)
}

function plain(event: GameEvent): Showing {
  switch (event.event) {
    case 'turn_started':
      return { lasts: 460, log: 'turn', sound: 'turn' }
    case 'moved':
    case 'black_moved':
    case 'sheriff_moved':
      return { lasts: 280 + 190 * Math.min(5, event.way.length) }
    case 'figure_placed':
      return { lasts: 340 }
    case 'bandit_placed':
    case 'bandit_gone':
      return { lasts: 420, mark: markOf('bandit') }
    case 'money_gained':
      return gain('money', { sound: 'coin' })
    case 'money_lost':
      return gain('money')
    case 'nuggets_gained':
      return gain('nugget', { sound: 'coin' })
    case 'nuggets_lost':
      return gain('nugget')
    case 'legend_gained':
    case 'legend_lost':
      return gain('lp', { lasts: 420 })
    case 'points_gained':
    case 'track_left':
      return gain(pointsMark(event.track), { lasts: 420 })
    case 'wounds_taken':
      return gain('wound', { log: 'hit', lasts: 380 })
    case 'wounds_healed':
      return gain('wound', { log: 'heal', sound: 'glass' })
    case 'cards_drawn':
      return gain('card', { log: 'draw', sound: 'card' })
    case 'cards_discarded':
    case 'card_given':
      return gain('card', { sound: 'card' })
    case 'dice_rolled':
      return { lasts: 800, sound: 'rattle' }
    case 'card_played':
      return { lasts: 420, sound: 'card', thing: { kind: 'card', id: event.card.split(':')[0]! } }
    case 'character_taken':
    case 'ability_used':
    case 'ability_gained':
      return { lasts: 480, thing: { kind: 'character', id: event.character } }
    case 'item_gained':
    case 'item_upgraded':
    case 'item_used':
    case 'item_gone':
      return { lasts: 380, thing: { kind: 'item', id: bare(event.item) } }
    case 'fight_announced':
    case 'attacked_by_black':
      return { lasts: 620, log: 'hit' }
    case 'cards_revealed':
    case 'foe_revealed':
      return { lasts: 900, sound: 'shot' }
    case 'fight_won':
    case 'foe_beaten':
    case 'foe_won':
    case 'arrested':
      return { lasts: 620, log: 'hit' }
    case 'story_resolved':
      return { lasts: 1400, log: 'turn', thing: { kind: 'story', id: event.story } }
    case 'goal_claimed':
      return { lasts: 700, mark: markOf('goal'), thing: { kind: 'goal', id: event.goal } }
    case 'black_played':
      return { lasts: 900, mark: markOf('black'), thing: { kind: 'black_card', id: event.black_card } }
    case 'end_triggered':
      return { lasts: 900, log: 'turn', sound: 'whistle' }
    case 'game_won':
      return { lasts: 600, log: 'end', sound: 'end' }
    default:
      return paceOf(event)
  }
}
