import type { Narrator } from '../../client/narrate'
import type { BangEvent, BangPlayer, BangView, GameEvent, Offer, Option, View } from '../../lib/protocol'
import type { Flying } from '../effects.svelte'
import type { Showing, Tableau, Thing } from '../tableau'
import { printed } from './printed'
import { cardFace, cardName } from './faces'

const card = (id: string): Thing => ({ kind: 'card', id: cardName(id) })
/** Such a card comes to lie in front of somebody instead of on the pile. */
const stays = (id: string): boolean => printed(id).border !== 'brown'
const character = (id: string): Thing => ({ kind: 'character', id })
const face = (id: string | null | undefined, narrator: Narrator): Flying =>
  id ? { kind: 'card', card: cardFace(id, narrator) } : { kind: 'back' }

/** What a card or ability is called, whichever of the two the id names. */
export const causeName = (id: string, narrator: Narrator): string => narrator.thing('thing', cardName(id))

function showing(event: BangEvent, narrator: Narrator): Showing {
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
    case 'card_played':
      return {
        lasts: stays(event.card) ? 420 : 560,
        sound: 'card',
        thing: card(event.card),
        effect: {
          flights: stays(event.card) ? [] : [{ what: face(event.card, narrator), from: event.seat, to: 'discard' }],
          shots:
            event.target === null || event.target === event.seat
              ? []
              : [{ from: event.seat, to: event.target, kind: 'take' }],
        },
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
        effect: { shots: event.seat === null ? [] : [{ from: event.seat, to: event.target, kind: 'bang' }] },
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
    case 'dynamite_exploded':
      return { lasts: 900, log: 'hit', sound: 'boom', effect: { storm: 'dynamite' } }
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
      return { lasts: 320 }
  }
}

function change(view: BangView, seat: number, part: (player: BangPlayer) => Partial<BangPlayer>): BangView {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...part(player) } : player)),
  }
}

const without = (cards: readonly string[], id: string): readonly string[] => cards.filter((held) => held !== id)

/** The card leaves wherever it is seen to be with this player. */
const leave = (view: BangView, seat: number, id: string): BangView =>
  change(view, seat, (player) =>
    player.in_play.includes(id)
      ? { in_play: without(player.in_play, id) }
      : { hand: without(player.hand, id), hand_size: Math.max(0, player.hand_size - 1) },
  )

const gain = (view: BangView, seat: number, count: number, cards: readonly string[]): BangView =>
  change(view, seat, (player) => ({ hand_size: player.hand_size + count, hand: [...player.hand, ...cards] }))

const pile = (view: BangView, id: string): BangView => ({ ...view, pile_top: id, pile_size: view.pile_size + 1 })

function patch(view: BangView, event: BangEvent): BangView {
  switch (event.event) {
    case 'turn_started':
      return { ...view, active: event.seat }
    case 'cards_drawn':
      return gain(
        { ...view, deck_size: Math.max(0, view.deck_size - event.count) },
        event.seat,
        event.count,
        event.cards,
      )
    case 'card_played':
      return stays(event.card)
        ? leave(view, event.seat, event.card)
        : pile(leave(view, event.seat, event.card), event.card)
    case 'card_placed':
      return change(view, event.owner, (player) => ({ in_play: [...without(player.in_play, event.card), event.card] }))
    case 'card_discarded':
      return pile(leave(view, event.seat, event.card), event.card)
    case 'card_taken':
      return event.card === null
        ? change(
            change(view, event.owner, (p) => ({ hand_size: Math.max(0, p.hand_size - 1) })),
            event.seat,
            (p) => ({ hand_size: p.hand_size + 1 }),
          )
        : gain(leave(view, event.owner, event.card), event.seat, 1, view.seat === event.seat ? [event.card] : [])
    case 'store_opened':
      return { ...view, middle: event.cards }
    case 'store_picked':
      return gain(
        { ...view, middle: without(view.middle, event.card) },
        event.seat,
        1,
        view.seat === event.seat ? [event.card] : [],
      )
    case 'dynamite_passed':
      return change(leave(view, event.seat, event.card), event.to, (player) => ({
        in_play: [...player.in_play, event.card],
      }))
    case 'life_lost':
    case 'life_gained':
      return change(view, event.seat, () => ({ life: Math.max(0, event.life) }))
    case 'player_eliminated':
      return change(view, event.seat, () => ({ alive: false, role: event.role, role_shown: true, life: 0 }))
    case 'character_taken':
      return change(view, event.seat, () => ({ character: event.character, life: event.life, max_life: event.life }))
    default:
      return view
  }
}

type Fields = { readonly [field: string]: string | number | null | readonly number[] | boolean | undefined }

/** The things an answer goes through, read off its fields: a card, an ability, what the card counts as, a player. */
function pathOf(option: Option, all: readonly Offer[]): readonly string[] {
  const fields = option as unknown as Fields
  const path: string[] = []
  if (option.option === 'use_ability') path.push(`ability:${fields.ability}`)
  if (typeof fields.card === 'string') path.push(`card:${fields.card}`)
  const sameCard = all.filter((offer) => (offer.option as unknown as Fields).card === fields.card)
  const ways = new Set(
    sameCard.map((offer) => `${offer.option.option}/${(offer.option as unknown as Fields).name ?? ''}`),
  )
  if (typeof fields.card === 'string' && option.option !== 'use_ability' && ways.size > 1)
    path.push(`as:${option.option}:${fields.name ?? ''}`)
  if (typeof fields.target === 'number') path.push(`seat:${fields.target}`)
  if (option.option === 'from_hand') path.push(`hand:${fields.seat}`)
  if (option.option === 'copy') path.push(`seat:${fields.seat}`)
  if (option.option === 'become') path.push(`character:${fields.character}`)
  if (option.option === 'from_deck') path.push('deck')
  if (option.option === 'from_discard_pile') path.push('discard')
  return path.length > 0 ? path : [option.option]
}

/** A card played on somebody is a shot at them; a card played to stay lies there; after a turn comes the next. */
function echoes(event: BangEvent, former: BangEvent | undefined): boolean {
  if (event.event === 'turn_ended') return true
  if (former?.event !== 'card_played') return false
  if (event.event === 'shot_fired') return event.seat === former.seat && event.target === former.target
  return event.event === 'card_placed' && event.card === former.card && event.owner === (former.target ?? former.seat)
}

export const bang: Tableau = {
  game: 'bang',
  show: (event: GameEvent, narrator) => showing(event as BangEvent, narrator),
  patch: (view: View, event: GameEvent) => patch(view as BangView, event as BangEvent),
  pathOf,
  echoes: (event: GameEvent, former) => echoes(event as BangEvent, former as BangEvent | undefined),
  causes: new Set(['card_played', 'card_used']),
  calm: new Set(['play_cards', 'discard_excess', 'choose_source', 'return_card', 'choose_character', 'choose_copied']),
  boons: new Set(['choose_copied', 'tequila']),
}
