import type { Standing } from './hands'
import { jokersOf } from './jokers'
import { RANKS, rankOf } from './odds'
import type { Thing } from '../../../play/showing'
import {
  followsInSlices,
  glimpseOfSlices,
  guestOf,
  stakeOf,
  turnedOfSlices,
  visitorOfSlices,
  type Told,
  type Turned,
  type Visitor,
} from '../slices'
import type { GameEvent, LegendsView, PotWonEvent } from '../types'

/** Two who fight: a player, and another player or somebody whom nobody at the table is. */
export interface Duel {
  readonly scene: 'duel'
  readonly fighter: number
  /** The other player, or null for a foe. */
  readonly other: number | null
  readonly foe: string
  /** duel, robbery, arrest or npc. */
  readonly kind: string
  /** Who exactly it is, and what is fought for, where an expansion knows. */
  readonly stake: Thing | null
  readonly keeper: number | null
  readonly laid: readonly [boolean, boolean]
  /** The cards once they are shown; before that one's own, if one has laid it. */
  readonly cards: readonly [string | null, string | null]
  readonly shown: boolean
  /** The cards that jokers among these stand for, as far as one may know. */
  readonly stood: readonly [string | null, string | null]
  /** What the cards count as, where that is not what is printed. */
  readonly values: readonly [string | null, string | null]
  /** 0 the fighter, 1 the other one; null while it is undecided. */
  readonly winner: 0 | 1 | null
  /** Who gave in, if anybody did. */
  readonly yielded: 0 | 1 | null
}

export interface Shown {
  /** Null is the dealer, or the Man in Black. */
  readonly seat: number | null
  readonly cards: readonly string[]
  readonly hand: string
  /** What jokers among the cards stand for. */
  readonly standing?: Standing
}

export interface Poker {
  readonly scene: 'poker'
  readonly opener: number | null
  /** Who plays in place of the dealer. */
  readonly visitor?: Visitor
  readonly space: string
  readonly joined: readonly number[]
  readonly dealer: number | null
  readonly pot: number
  readonly flop: readonly string[]
  readonly hands: readonly Shown[]
  /** Who wins; null among them: the bank. Empty while it is undecided. */
  readonly winners: readonly (number | null)[]
  /** Why it was the best of hands with one name. */
  readonly verdict?: Pick<PotWonEvent, 'decided' | 'high' | 'low'>
}

export interface Pan {
  readonly scene: 'pan'
  readonly seat: number | null
  readonly faces: readonly string[]
  readonly by: string
}

export interface Ride {
  readonly scene: 'ride'
  readonly to: string
  readonly spaces: number
}

export interface Tale {
  readonly scene: 'tale'
  readonly story: string
  readonly contributors: readonly number[]
}

export interface Caught {
  readonly scene: 'caught'
  readonly seat: number
  readonly cause: number | null
}

export interface Feat {
  readonly scene: 'goal' | 'black'
  readonly seat: number | null
  readonly id: string
}

/** A card or token of an expansion. */
export interface Card extends Turned {
  readonly scene: 'card'
}

/** Something that happens on the map in the middle of what a card brings. */
export interface Glimpse {
  readonly scene: 'glimpse'
  readonly event: GameEvent
}

export type Scene = Duel | Poker | Pan | Ride | Tale | Caught | Feat | Card | Glimpse

/** What is on the stage: a scene, what has followed from it, and the story in the middle of which it is played. */
export interface Stage {
  readonly now: Scene
  readonly lines: readonly GameEvent[]
  readonly tale: Stage | null
}

/** Events that belong to whatever is on the stage: what it brings and costs. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'money_gained',
  'money_lost',
  'nuggets_gained',
  'nuggets_lost',
  'legend_gained',
  'legend_lost',
  'points_gained',
  'track_left',
  'wounds_taken',
  'wounds_healed',
  'cards_drawn',
  'cards_discarded',
  'card_given',
  'card_played',
  'card_kept',
  'ability_used',
  'ability_gained',
  'item_used',
  'item_gained',
  'item_upgraded',
  'item_gone',
  'actions_gained',
  'cattle_taken',
  'cattle_lost',
  'bandit_gone',
  'robbed',
  'tokens_drawn',
  'token_returned',
  'pile_shuffled',
  'hand_looked_at',
  'fight_cards_looked_at',
  'fight_text',
  'fight_text_cancelled',
  'fight_cards_drawn',
  'poker_joined',
  'black_gained',
  'cache_placed',
])
/** How many of the last lines are kept. */
const LINES = 24

const stage = (now: Scene, tale: Stage | null = null): Stage => ({ now, lines: [], tale })

/** The stage after an event; `view` is what it led to. Nothing is known here that was not told. */
export function fold(before: Stage | null, event: GameEvent, view: LegendsView): Stage | null {
  const tale = taleOf(before)
  const begun = begin(event, view)
  if (begun) return stage(begun, WITHIN.has(begun.scene) ? tale : null)
  if (!before) return null
  if (tale && glimpseOfSlices(event as unknown as Told)) return stage({ scene: 'glimpse', event }, tale)
  const changed = change(before.now, event)
  if (changed) return { ...before, now: changed, lines: noted(before, event) }
  if (FOLLOWS.has(event.event) || followsInSlices(event.event)) {
    // What a story brings is told with the story, also when a fight was part of it.
    if (tale && before !== tale && 'by' in event && event.by === causeOf(tale.now))
      return { ...tale, lines: noted(tale, event) }
    return { ...before, lines: noted(before, event) }
  }
  return null
}

/** Scenes that may be played in the middle of a story, or of what a card brings. */
const WITHIN: ReadonlySet<Scene['scene']> = new Set(['duel', 'pan'])
const isTale = (scene: Scene | undefined): scene is Tale | Card => scene?.scene === 'tale' || scene?.scene === 'card'
const taleOf = (before: Stage | null): Stage | null => (isTale(before?.now) ? before : (before?.tale ?? null))
/** What its gains and losses give as their cause. */
const causeOf = (scene: Scene): string | null =>
  scene.scene === 'tale' ? scene.story : scene.scene === 'card' ? scene.by : null
const noted = (before: Stage, event: GameEvent): readonly GameEvent[] => [...before.lines, event].slice(-LINES)

/** The scene that opens with this event, if one does. */
function begin(event: GameEvent, view: LegendsView): Scene | null {
  switch (event.event) {
    case 'fight_announced':
      return {
        ...opened(event.seat, event.target, event.foe, event.fight, view.fight?.keeper ?? null),
        stake: stakeOf(view, event.foe, event.seat),
      }
    case 'attacked_by_black':
      return opened(event.seat, null, 'man_in_black', event.fight, null)
    case 'poker_opened':
      return {
        scene: 'poker',
        opener: event.seat,
        space: event.space,
        joined: event.seat === null ? [] : [event.seat],
        dealer: null,
        pot: view.poker?.pot ?? 0,
        flop: [],
        hands: [],
        winners: [],
      }
    case 'dice_rolled':
      return { scene: 'pan', seat: event.seat, faces: event.faces, by: event.by }
    case 'sheriff_moved':
      return event.way.length > 0 ? { scene: 'ride', to: event.to, spaces: event.way.length } : null
    case 'story_resolved':
      return { scene: 'tale', story: event.story, contributors: event.contributors }
    case 'arrested':
      return { scene: 'caught', seat: event.seat, cause: event.cause }
    case 'goal_claimed':
      return { scene: 'goal', seat: event.seat, id: event.goal }
    case 'black_played':
      return { scene: 'black', seat: null, id: event.black_card }
    default:
      return turnedUp(event) ?? challenged(event, view)
  }
}

function turnedUp(event: GameEvent): Card | null {
  const turned = turnedOfSlices(event as unknown as Told)
  return turned && { scene: 'card', ...turned }
}

/** A visitor plays poker with one player. */
function challenged(event: GameEvent, view: LegendsView): Poker | null {
  const visitor = visitorOfSlices(event as unknown as Told)
  return (
    visitor && {
      scene: 'poker',
      opener: visitor.seat,
      space: view.players[visitor.seat]?.space ?? '',
      joined: [visitor.seat],
      dealer: null,
      pot: visitor.pot,
      flop: [],
      hands: [],
      winners: [],
      visitor,
    }
  )
}

function opened(fighter: number, other: number | null, foe: string, kind: string, keeper: number | null): Duel {
  return {
    scene: 'duel',
    fighter,
    other,
    foe,
    kind,
    stake: null,
    keeper,
    laid: [false, false],
    cards: [null, null],
    shown: false,
    stood: [null, null],
    values: [null, null],
    winner: null,
    yielded: null,
  }
}

/** The same scene a moment later; null where the event changes nothing in it. */
function change(scene: Scene, event: GameEvent): Scene | null {
  if (scene.scene === 'duel') return changeDuel(scene, event)
  if (scene.scene === 'poker') return changePoker(scene, event)
  return null
}

const sideOf = (duel: Duel, seat: number | null): 0 | 1 => (seat === duel.fighter ? 0 : 1)
const put = <T>(pair: readonly [T, T], side: 0 | 1, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

function changeDuel(duel: Duel, event: GameEvent): Duel | null {
  switch (event.event) {
    case 'fight_cards_drawn':
      return { ...duel, keeper: event.seat }
    case 'card_laid': {
      const side = sideOf(duel, event.seat)
      return { ...duel, laid: put(duel.laid, side, true), cards: put(duel.cards, side, event.card) }
    }
    case 'surrendered':
    case 'nothing_to_lay':
      return { ...duel, yielded: sideOf(duel, event.seat) }
    case 'cards_revealed':
      return { ...duel, laid: [true, true], shown: true, cards: faced(duel, event.seat, event.card, event.other) }
    case 'foe_revealed':
      return { ...duel, laid: [true, true], shown: true, cards: [event.card, event.fight_card] }
    case 'value_changed':
      return { ...duel, values: put(duel.values, sideOf(duel, event.seat), event.value) }
    case 'joker_stood_in':
      return { ...duel, stood: put(duel.stood, sideOf(duel, event.seat), event.card) }
    case 'fight_restarted':
      return { ...opened(duel.fighter, duel.other, duel.foe, duel.kind, duel.keeper), stake: duel.stake }
    case 'fight_won':
      return { ...duel, winner: sideOf(duel, event.seat) }
    case 'foe_beaten':
      return { ...duel, winner: 0 }
    case 'foe_won':
      return { ...duel, winner: 1 }
    default:
      return null
  }
}

const faced = (duel: Duel, seat: number, card: string, other: string): readonly [string, string] =>
  seat === duel.fighter ? [card, other] : [other, card]

function changePoker(poker: Poker, event: GameEvent): Poker | null {
  switch (event.event) {
    case 'poker_joined':
      return { ...poker, joined: [...poker.joined, event.seat] }
    case 'dealer_drew':
      return { ...poker, dealer: event.seat }
    case 'flop_shown':
      return { ...poker, flop: event.cards, pot: event.pot }
    case 'hand_shown':
      return { ...poker, hands: [...poker.hands, { seat: event.seat, cards: event.cards, hand: event.hand }] }
    case 'joker_stood_in': {
      const standing = { [event.joker]: event.card }
      const hands = poker.hands.map((hand) =>
        hand.seat === event.seat ? { ...hand, standing: { ...hand.standing, ...standing } } : hand,
      )
      return { ...poker, hands }
    }
    case 'pot_won': {
      const { decided, high, low } = event
      return { ...poker, winners: [...poker.winners, event.seat], verdict: { decided, high, low } }
    }
    default:
      return null
  }
}

/** By the view: what jokers stand for, and what the two cards count as where that is not what is printed. */
function countedOf(view: LegendsView, fight: NonNullable<LegendsView['fight']>): Pick<Duel, 'stood' | 'values'> {
  const meant = (card: string | null): string | null =>
    jokersOf(view)?.laid.find((one) => one.card === card)?.stands_for ?? null
  const counted = (card: string | null, value: number): string | null => {
    const rank = Math.min(Math.max(value, 0), RANKS.length - 1)
    return card !== null && fight.shown && rank !== rankOf(meant(card) ?? card) ? RANKS[rank]! : null
  }
  return {
    stood: [meant(fight.card), meant(fight.other_card)],
    values: [counted(fight.card, fight.value), counted(fight.other_card, fight.other_value)],
  }
}

/** What is on the stage by the view alone: for whoever comes into the middle of it. */
export function fromView(view: LegendsView): Stage | null {
  const { fight, poker } = view
  if (fight) {
    const first = opened(fight.fighter, fight.other, fight.foe, fight.kind, fight.keeper)
    return stage({
      ...first,
      stake: stakeOf(view, fight.foe, fight.fighter),
      laid: [fight.laid, fight.other_laid],
      cards: [fight.card, fight.other_card],
      shown: fight.shown,
      ...countedOf(view, fight),
    })
  }
  if (poker) {
    const visitor = guestOf(view)
    return stage({
      scene: 'poker',
      ...(visitor ? { visitor } : {}),
      opener: view.active,
      space: view.players[view.active]?.space ?? '',
      joined: poker.joined,
      dealer: null,
      pot: poker.pot,
      flop: poker.flop,
      hands: [],
      winners: [],
    })
  }
  return null
}

interface Asking {
  readonly ask: string
  /** Who plays the dealer, where two cards are asked for. */
  readonly dealer?: number | null
}

/** Whoever comes into the middle of it learns from the question who plays the dealer, or that it is the Man in Black. */
function hosted(poker: Poker, view: LegendsView, asked: readonly Asking[]): Poker {
  const question = asked.find((one) => one.ask === 'play_hand')
  if (!question || poker.dealer !== null) return poker
  const dealer = question.dealer ?? null
  const black = dealer === null && view.poker!.dealer_cards > 0
  return { ...poker, dealer, opener: black ? null : poker.opener }
}

/** Whether somebody plays who sits on no seat: the dealer does only where nobody has joined. */
export const hasHouse = (poker: Poker, view: LegendsView): boolean =>
  poker.opener === null ||
  poker.visitor !== undefined ||
  poker.dealer !== null ||
  (view.poker?.dealer_cards ?? 0) > 0 ||
  poker.hands.some((hand) => hand.seat === null)

/** What stays on the stage while nothing is told: what is still going on, or is still being asked about. */
export function settle(before: Stage | null, view: LegendsView, asked: readonly Asking[]): Stage | null {
  const now = before?.now
  if (view.fight) {
    const same = now?.scene === 'duel' && now.fighter === view.fight.fighter && now.foe === view.fight.foe
    return same ? own(before!, now, view) : fromView(view)
  }
  if (view.poker) {
    const { pot, flop, joined } = view.poker
    const stage = now?.scene === 'poker' ? { ...before!, now: { ...now, pot, flop, joined } } : fromView(view)
    return stage && { ...stage, now: hosted(stage.now as Poker, view, asked) }
  }
  const questioned = asked.length > 0 && asked.every((question) => OF_A_STORY.has(question.ask))
  if (!questioned) return null
  // Whoever has won at poker may have to choose what it brings.
  return now?.scene === 'poker' && now.winners.length > 0 ? before : taleOf(before)
}

/** Questions that a story asks while it is told. */
const OF_A_STORY: ReadonlySet<string> = new Set([
  'choose_effect',
  'choose_player',
  'discard_card',
  'give_card',
  'may_use',
  'choose_item',
  'choose_cattle',
])

/** What lies there, and whether it was shown, is in the view, also when nobody told of it: a show that was skipped. */
function own(before: Stage, duel: Duel, view: LegendsView): Stage {
  const { fight } = view
  if (!fight || duel.shown) return before
  const cards = [duel.cards[0] ?? fight.card, duel.cards[1] ?? fight.other_card] as const
  const { laid, other_laid, shown, keeper } = fight
  return { ...before, now: { ...duel, laid: [laid, other_laid], cards, shown, keeper, ...countedOf(view, fight) } }
}
