import type { Narrator } from '../../client/narrate'
import type { Showing } from '../../play/showing'
import type { GameEvent } from './types'

/** How an event looks. */
export function show(event: GameEvent, narrator: Narrator): Showing {
  switch (event.event) {
    case 'turn_started':
      return { lasts: 420, log: 'turn', sound: 'turn' }
    case 'dice_rolled':
      return { lasts: 800, sound: 'rattle', log: 'plain', effect: { thrown: event.rolled } }
    case 'arrow_taken':
      return {
        lasts: 320,
        effect: { flights: [{ what: { kind: 'arrow' }, from: 'supply', to: event.seat }] },
        sound: 'card',
      }
    case 'arrows_returned':
      return {
        lasts: 300,
        effect: { flights: [{ what: { kind: 'arrow' }, from: event.seat, to: 'supply' }] },
        sound: 'card',
      }
    case 'indians_attacked':
      return {
        lasts: 1100,
        effect: { storm: { kind: 'arrows', text: narrator.words.text('web-indians') } },
        log: 'hit',
      }
    case 'dynamite_exploded':
      return {
        lasts: 900,
        effect: { storm: { kind: 'blast', text: narrator.words.text('web-boom') } },
        sound: 'boom',
        log: 'hit',
      }
    case 'gatling_fired':
      return {
        lasts: 700,
        effect: { storm: { kind: 'volley', text: narrator.words.text('web-ratatat') } },
        sound: 'shot',
        log: 'hit',
      }
    case 'shot_fired':
      return {
        lasts: 600,
        effect: { shots: [{ from: event.seat, to: event.target, kind: 'shot' }] },
        sound: 'shot',
        log: 'hit',
      }
    case 'life_lost':
      return { lasts: 380, effect: { flashes: [{ seat: event.seat, kind: 'hit', amount: event.amount }] }, log: 'hit' }
    case 'life_gained':
      return {
        lasts: 380,
        effect: {
          flashes: [{ seat: event.seat, kind: 'heal', amount: event.amount }],
          shots: event.cause === event.seat ? [] : [{ from: event.cause, to: event.seat, kind: 'help' }],
        },
        sound: 'glass',
        log: 'heal',
      }
    case 'player_eliminated':
      return {
        lasts: 1000,
        effect: { flashes: [{ seat: event.seat, kind: 'out' }] },
        log: 'end',
        thing: { kind: 'role', id: event.role },
      }
    case 'ability_used':
      return {
        lasts: 380,
        effect: { flashes: [{ seat: event.seat, kind: 'use' }] },
        thing: { kind: 'character', id: event.character },
      }
    case 'character_taken':
      return { lasts: 0, thing: { kind: 'character', id: event.character } }
    case 'goal_changed':
      return { lasts: 700 }
    case 'game_won':
      return { lasts: 600, log: 'end', sound: 'end' }
    default:
      return { lasts: 320 }
  }
}
