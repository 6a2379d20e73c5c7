import type { Narrator } from '../../client/narrate'
import type { Flying } from '../../play/effects.svelte'
import type { Showing, Thing } from '../../play/showing'
import { cardFace, cardName } from './faces'
import { showingOf } from './slices'
import type { BangView, GameEvent } from './types'

const card = (id: string): Thing => ({ kind: 'card', id: cardName(id) })
const occasion = (id: string): Thing => ({ kind: 'event_card', id })
const character = (id: string): Thing => ({ kind: 'character', id })
const face = (id: string | null | undefined, narrator: Narrator): Flying =>
  id ? { kind: 'card', card: cardFace(id, narrator) } : { kind: 'back' }

/** What a card or ability is called, whichever of the two the id names. */
export const causeName = (id: string, narrator: Narrator): string => narrator.thing('thing', cardName(id))

/** How an event looks; `view` is what it led to. An expansion shows its own. */
export function show(event: GameEvent, narrator: Narrator, view: BangView): Showing {
  switch (event.event) {
    case 'turn_started':
      return { lasts: 420, log: 'turn', sound: 'turn' }
    case 'turn_ended':
      return { lasts: 0 }
    case 'character_taken':
      return { lasts: 0, thing: character(event.character) }
    case 'cards_drawn':
      return {
        lasts: 320,
        log: 'draw',
        sound: 'card',
        effect: {
          flights: Array.from({ length: Math.min(event.count, 4) }, (_, i) => ({
            what: face(event.cards[i], narrator),
            from: 'deck' as const,
            to: event.seat,
          })),
        },
      }
    case 'card_shown':
      return {
        lasts: 900,
        log: 'draw',
        thing: card(event.card),
        effect: { reveal: { cards: [cardFace(event.card, narrator)], counts: 0, title: narrator.name(event.seat) } },
      }
    case 'cards_looked_at':
      return { lasts: 320 }
    case 'card_returned':
      return { lasts: 280, effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: 'deck' }] } }
    case 'card_taken':
      return {
        lasts: 480,
        sound: 'card',
        thing: event.card ? card(event.card) : undefined,
        effect: {
          shots: [{ from: event.owner, to: event.seat, kind: 'take' }],
          flights: [{ what: face(event.card, narrator), from: event.owner, to: event.seat }],
        },
      }
    case 'cards_inherited':
      return {
        lasts: 400,
        sound: 'card',
        effect: { flights: [{ what: { kind: 'back' }, from: event.dead, to: event.seat }] },
      }
    case 'card_from_pile':
      return {
        lasts: 350,
        sound: 'card',
        thing: card(event.card),
        effect: { flights: [{ what: face(event.card, narrator), from: 'discard', to: event.seat }] },
      }
    case 'card_played': {
      // Where it went is seen from the table: on the pile, or it waits to be laid down.
      const discarded = view.pile_top === event.card
      return {
        lasts: discarded ? 560 : 420,
        sound: 'card',
        thing: card(event.card),
        effect: {
          flights: discarded ? [{ what: face(event.card, narrator), from: event.seat, to: 'discard' }] : [],
          shots:
            event.target === null || event.target === event.seat
              ? []
              : [{ from: event.seat, to: event.target, kind: 'take' }],
        },
      }
    }
    case 'card_used':
      return {
        lasts: 480,
        sound: 'card',
        thing: card(event.card),
        effect: {
          flashes: [{ seat: event.seat, kind: 'use' }],
          shots:
            event.target === null || event.target === event.seat
              ? []
              : [{ from: event.seat, to: event.target, kind: 'take' }],
        },
      }
    case 'card_placed':
      return {
        lasts: 350,
        sound: 'card',
        thing: card(event.card),
        effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: event.owner }] },
      }
    case 'card_discarded':
      return {
        lasts: 300,
        sound: 'card',
        thing: card(event.card),
        effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: 'discard' }] },
      }
    case 'check_made': {
      const counts = event.cards.indexOf(event.card)
      return {
        lasts: 1300,
        sound: 'card',
        thing: card(event.card),
        log: 'draw',
        effect: {
          reveal: {
            cards: event.cards.map((id) => cardFace(id, narrator)),
            counts,
            title: causeName(event.by, narrator),
          },
        },
      }
    }
    case 'deck_shuffled':
      return { lasts: 400, effect: { flights: [{ what: { kind: 'back' }, from: 'discard', to: 'deck' }] } }
    case 'store_opened':
      return { lasts: 500, log: 'draw' }
    case 'store_picked':
      return {
        lasts: 350,
        sound: 'card',
        thing: card(event.card),
        effect: { flights: [{ what: face(event.card, narrator), from: 'middle', to: event.seat }] },
      }
    case 'card_given':
      return {
        lasts: 350,
        sound: 'card',
        effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: event.to }] },
      }
    case 'shot_fired':
      return {
        lasts: 520,
        sound: 'shot',
        log: 'hit',
        effect: { shots: event.seat === null ? [] : [{ from: event.seat, to: event.target, kind: 'shot' }] },
      }
    case 'shot_diverted':
      return {
        lasts: 620,
        sound: 'shot',
        log: 'hit',
        effect: {
          flashes: [{ seat: event.target, kind: 'use' }],
          shots: [{ from: event.target, to: event.to, kind: 'shot' }],
        },
      }
    case 'card_cancelled':
      return {
        lasts: 480,
        thing: card(event.card),
        effect: {
          flashes: [{ seat: event.seat, kind: 'use', sign: '✗' }],
          // What was only announced is discarded now.
          flights:
            view.pile_top === event.card ? [{ what: face(event.card, narrator), from: event.user, to: 'discard' }] : [],
        },
      }
    case 'shot_cancelled':
      return { lasts: 420, effect: { flashes: [{ seat: event.target, kind: 'use' }] } }
    case 'unaffected':
      return { lasts: 350, effect: { flashes: [{ seat: event.seat, kind: 'use' }] } }
    case 'ability_used':
    case 'ability_copied':
      return { lasts: 380, thing: character(event.ability), effect: { flashes: [{ seat: event.seat, kind: 'use' }] } }
    case 'life_lost':
      return { lasts: 420, log: 'hit', effect: { flashes: [{ seat: event.seat, kind: 'hit', amount: event.amount }] } }
    case 'life_gained':
      return {
        lasts: 380,
        log: 'heal',
        sound: 'glass',
        effect: {
          flashes: [{ seat: event.seat, kind: 'heal', amount: event.amount }],
          shots: event.cause === event.seat ? [] : [{ from: event.cause, to: event.seat, kind: 'help' }],
        },
      }
    case 'player_eliminated':
      return {
        lasts: 1100,
        log: 'end',
        thing: { kind: 'role', id: event.role },
        effect: { flashes: [{ seat: event.seat, kind: 'out' }] },
      }
    case 'ghost_stayed':
      return { lasts: 1100, log: 'end', effect: { flashes: [{ seat: event.seat, kind: 'out' }] } }
    case 'player_returned':
      return {
        lasts: 900,
        log: 'heal',
        sound: 'glass',
        effect: { flashes: [{ seat: event.seat, kind: 'heal', amount: event.life }] },
      }
    case 'player_left':
      return { lasts: 700, log: 'end', effect: { flashes: [{ seat: event.seat, kind: 'out' }] } }
    case 'turn_skipped':
      return { lasts: 700, log: 'turn', effect: { flashes: [{ seat: event.seat, kind: 'use', sign: '»' }] } }
    case 'role_turned':
      return {
        lasts: 800,
        log: 'turn',
        thing: { kind: 'role', id: event.role },
        effect: { flashes: [{ seat: event.seat, kind: 'use' }] },
      }
    case 'places_changed':
      return {
        lasts: 1000,
        log: 'turn',
        effect: {
          flashes: [
            { seat: event.seat, kind: 'use' },
            { seat: event.other, kind: 'use' },
          ],
        },
      }
    case 'roles_dealt':
      return {
        lasts: 800,
        log: 'turn',
        sound: 'card',
        effect: { flights: event.seats.map((seat) => ({ what: { kind: 'back' }, from: 'deck', to: seat })) },
      }
    case 'hand_opened':
      return {
        lasts: 600,
        log: 'draw',
        sound: 'card',
        effect: { flashes: [{ seat: event.seat, kind: 'use' }] },
      }
    case 'card_buried':
      return {
        lasts: 320,
        sound: 'card',
        thing: event.card ? card(event.card) : undefined,
        effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: 'deck' }] },
      }
    case 'check_voided':
      return {
        lasts: 900,
        log: 'draw',
        effect: {
          reveal: {
            cards: event.cards.map((id) => cardFace(id, narrator)),
            counts: -1,
            title: causeName(event.by, narrator),
          },
        },
      }
    case 'event_turned':
      return {
        lasts: 2600,
        log: 'turn',
        sound: 'turn',
        thing: occasion(event.occasion),
        effect: { turned: occasion(event.occasion) },
      }
    case 'dynamite_exploded':
      return {
        lasts: 900,
        log: 'hit',
        sound: 'boom',
        effect: { storm: { kind: 'blast', text: narrator.words.text('web-boom') } },
      }
    case 'dynamite_passed':
      return {
        lasts: 420,
        thing: card(event.card),
        effect: { flights: [{ what: face(event.card, narrator), from: event.seat, to: event.to }] },
      }
    case 'jail_checked':
      return {
        lasts: 420,
        log: event.escaped ? 'heal' : 'hit',
        effect: { flashes: [{ seat: event.seat, kind: 'use' }] },
      }
    case 'game_won':
      return { lasts: 600, log: 'end', sound: 'end' }
    default:
      return showingOf(event, narrator, view) ?? { lasts: 320 }
  }
}

/** A card played on somebody is a shot at them; a card played to stay lies there; after a turn comes the next. */
export function echoes(event: GameEvent, former: GameEvent | undefined): boolean {
  if (event.event === 'turn_ended') return true
  if (former?.event !== 'card_played') return false
  if (event.event === 'shot_fired') return event.seat === former.seat && event.target === former.target
  return event.event === 'card_placed' && event.card === former.card && event.owner === (former.target ?? former.seat)
}
