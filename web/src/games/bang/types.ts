// Made by tools/web-types.py from the server's schemas. Do not edit.
/* eslint-disable */

/** The table from one seat; `seat` is None for a spectator. */
export interface BangView {
  readonly game: 'bang'
  readonly seat: number | null
  readonly players: readonly BangPlayer[]
  readonly order: readonly number[]
  readonly active: number
  readonly turn: number
  readonly phase: string
  readonly bangs: number
  readonly fresh: readonly string[]
  readonly used: readonly string[]
  readonly deck_size: number
  readonly deck_known: readonly string[]
  readonly pile_top: string | null
  readonly pile_size: number
  readonly middle: readonly string[]
  readonly stick: number | null
  readonly dealt: readonly string[]
  readonly survivors: boolean
  readonly rules: readonly string[]
  readonly outcome: string
  readonly winners: readonly number[]
  readonly played: number
  readonly parts: Record<string, unknown>
}

/** One player as seen by somebody; `role` is None while it is hidden from them. */
export interface BangPlayer {
  readonly seat: number
  readonly name: string
  readonly character: string
  readonly abilities: readonly string[]
  readonly role: string | null
  readonly role_shown: boolean
  readonly life: number
  readonly max_life: number
  readonly alive: boolean
  readonly ghost: string
  readonly hand_size: number
  readonly hand_limit: number
  readonly hand: readonly string[]
  readonly in_play: readonly string[]
  readonly distance: number | null
  readonly reach: number
  readonly distances: readonly (number | null)[]
  readonly harm: readonly number[]
  readonly help: readonly number[]
  readonly attacks: readonly number[]
  readonly robs: readonly number[]
  readonly jails: readonly number[]
}

/** The card in force and the next one, both empty where there is none to see, and how many are still to come. */
export interface EventDeckView {
  readonly present: string
  readonly upcoming: string
  readonly left: number
}

/** The deck, and the brown card just played by somebody who may repeat it. */
export interface ShowView {
  readonly present: string
  readonly upcoming: string
  readonly left: number
  readonly effect: string
}

/** Besides his own ability a player has those of these characters from the box. */
export interface AbilitiesDealtEvent {
  readonly event: 'abilities_dealt'
  readonly seat: number
  readonly abilities: readonly string[]
}

export interface AbilityCopiedEvent {
  readonly event: 'ability_copied'
  readonly seat: number
  readonly ability: string
  readonly owner: number
}

export interface AbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly ability: string
}

/** From hand face down onto the deck; `shown` where everybody saw it first. */
export interface CardBuriedEvent {
  readonly event: 'card_buried'
  readonly seat: number
  readonly card: string | null
  readonly by: string
  readonly shown: boolean
}

/** A card that another player (`user`) aimed at this one, as `name`, has no effect. */
export interface CardCancelledEvent {
  readonly event: 'card_cancelled'
  readonly seat: number
  readonly card: string
  readonly name: string
  readonly user: number
}

/** `by` is why: the card, ability or phase that asked for it; `cause` who made the owner lose it. `exposed` marks a random card of a hand: nobody chose it, so it came to light by this. */
export interface CardDiscardedEvent {
  readonly event: 'card_discarded'
  readonly seat: number
  readonly card: string
  readonly by: string
  readonly cause: number | null
  readonly exposed: boolean
}

/** The top card of the discard pile is taken into hand. */
export interface CardFromPileEvent {
  readonly event: 'card_from_pile'
  readonly seat: number
  readonly card: string
}

/** From hand to hand, seen by the two of them only. */
export interface CardGivenEvent {
  readonly event: 'card_given'
  readonly seat: number
  readonly to: number
  readonly card: string | null
}

/** Dorothy Rage: a player (`seat`) says which card another one must play. */
export interface CardNamedEvent {
  readonly event: 'card_named'
  readonly seat: number
  readonly owner: number
  readonly name: string
}

/** Law of the West: a player must play this card in his turn if he can. */
export interface CardObligesEvent {
  readonly event: 'card_obliges'
  readonly seat: number
  readonly card: string
}

/** A card comes to lie in front of `owner`. */
export interface CardPlacedEvent {
  readonly event: 'card_placed'
  readonly seat: number
  readonly card: string
  readonly owner: number
}

/** `name` is what the card was played as; `target` the player it was played on, if any. */
export interface CardPlayedEvent {
  readonly event: 'card_played'
  readonly seat: number
  readonly card: string
  readonly name: string
  readonly target: number | null
}

/** A card of a hand, chosen in secret, is laid open. */
export interface CardPutDownEvent {
  readonly event: 'card_put_down'
  readonly seat: number
  readonly card: string
}

/** A card goes back face down on the deck. */
export interface CardReturnedEvent {
  readonly event: 'card_returned'
  readonly seat: number
  readonly card: string | null
}

/** Ricochet: a BANG! card is used against a card in play, in front of `owner`. */
export interface CardShotAtEvent {
  readonly event: 'card_shot_at'
  readonly seat: number
  readonly owner: number
  readonly card: string
}

/** A card just drawn is shown to everybody. */
export interface CardShownEvent {
  readonly event: 'card_shown'
  readonly seat: number
  readonly card: string
}

/** From another player's hand (`hidden`: only the two of them know it) or from in front of a player. */
export interface CardTakenEvent {
  readonly event: 'card_taken'
  readonly seat: number
  readonly owner: number
  readonly card: string | null
  readonly hidden: boolean
  readonly by: string
}

/** A card in play was used; one with a green border is discarded for it. */
export interface CardUsedEvent {
  readonly event: 'card_used'
  readonly seat: number
  readonly card: string
  readonly target: number | null
}

/** From the deck into the hand; who else sees it only learns how many. */
export interface CardsDrawnEvent {
  readonly event: 'cards_drawn'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
}

/** Cards of a dead player go to another hand; what lay in play everybody saw. */
export interface CardsInheritedEvent {
  readonly event: 'cards_inherited'
  readonly seat: number
  readonly dead: number
  readonly count: number
  readonly cards: readonly string[]
  readonly in_play: readonly string[]
}

/** The top cards of the deck, the topmost first. */
export interface CardsLookedAtEvent {
  readonly event: 'cards_looked_at'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
}

/** New Identity: a character that nobody has; only who looks at it knows which. */
export interface CharacterLookedAtEvent {
  readonly event: 'character_looked_at'
  readonly seat: number
  readonly character: string | null
}

export interface CharacterTakenEvent {
  readonly event: 'character_taken'
  readonly seat: number
  readonly character: string
  readonly life: number
}

/** A draw check: the cards turned up and the one that counts. */
export interface CheckMadeEvent {
  readonly event: 'check_made'
  readonly seat: number
  readonly by: string
  readonly cards: readonly string[]
  readonly card: string
}

/** What was turned up for a draw check does not count; it is made again. */
export interface CheckVoidedEvent {
  readonly event: 'check_voided'
  readonly seat: number
  readonly by: string
  readonly cards: readonly string[]
}

/** Peyote: a player guesses the colour of the next card, and this is the card. */
export interface ColourGuessedEvent {
  readonly event: 'colour_guessed'
  readonly seat: number
  readonly colour: string
  readonly card: string
  readonly right: boolean
}

/** The discard pile becomes the new deck. */
export interface DeckShuffledEvent {
  readonly event: 'deck_shuffled'
  readonly count: number
}

export interface DynamiteExplodedEvent {
  readonly event: 'dynamite_exploded'
  readonly seat: number
}

export interface DynamitePassedEvent {
  readonly event: 'dynamite_passed'
  readonly seat: number
  readonly to: number
  readonly card: string
}

/** A card is discarded for the effect of one of that name to happen once more. */
export interface EffectRepeatedEvent {
  readonly event: 'effect_repeated'
  readonly seat: number
  readonly card: string
  readonly name: string
  readonly target: number | null
}

/** A card of a deck of events (`deck`) comes into force. */
export interface EventTurnedEvent {
  readonly event: 'event_turned'
  readonly deck: string
  readonly occasion: string
}

/** A player does what the event card in force lets everybody do. */
export interface EventUsedEvent {
  readonly event: 'event_used'
  readonly seat: number
  readonly occasion: string
}

export interface GameWonEvent {
  readonly event: 'game_won'
  readonly outcome: string
  readonly winners: readonly number[]
}

/** Instead of being killed the player stays in play without lives. */
export interface GhostStayedEvent {
  readonly event: 'ghost_stayed'
  readonly seat: number
  readonly by: string
}

/** From now on only the last one alive wins. */
export interface GoalChangedEvent {
  readonly event: 'goal_changed'
}

/** Everybody sees all cards of a hand. */
export interface HandOpenedEvent {
  readonly event: 'hand_opened'
  readonly seat: number
  readonly cards: readonly string[]
}

export interface JailCheckedEvent {
  readonly event: 'jail_checked'
  readonly seat: number
  readonly escaped: boolean
}

/** `amount` is 0 where nothing could be healed. */
export interface LifeGainedEvent {
  readonly event: 'life_gained'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number
}

/** `by` is the card or ability; `cause` the player behind it, if any. `life` may go below 0 until a Beer helps. */
export interface LifeLostEvent {
  readonly event: 'life_lost'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number | null
}

/** This player's next turn will be skipped. */
export interface NextTurnLostEvent {
  readonly event: 'next_turn_lost'
  readonly seat: number
}

/** The Sheriff killed a Deputy and loses all cards. */
export interface PenaltyPaidEvent {
  readonly event: 'penalty_paid'
  readonly seat: number
  readonly dead: number
}

/** Two players sit in each other's places now. */
export interface PlacesChangedEvent {
  readonly event: 'places_changed'
  readonly seat: number
  readonly other: number
}

export interface PlayerEliminatedEvent {
  readonly event: 'player_eliminated'
  readonly seat: number
  readonly role: string
  readonly cause: number | null
}

/** A player without lives is out again, which is not a kill. */
export interface PlayerLeftEvent {
  readonly event: 'player_left'
  readonly seat: number
}

/** An eliminated player is in play again; with 0 lives he can neither gain nor lose any. */
export interface PlayerReturnedEvent {
  readonly event: 'player_returned'
  readonly seat: number
  readonly life: number
  readonly by: string
}

/** So many cards for a kill. */
export interface RewardPaidEvent {
  readonly event: 'reward_paid'
  readonly seat: number
  readonly dead: number
  readonly count: number
}

/** Roles were shuffled and dealt anew among some players; everybody sees only his own. */
export interface RolesDealtEvent {
  readonly event: 'roles_dealt'
  readonly seats: readonly number[]
  readonly roles: readonly string[]
}

export interface ShotCancelledEvent {
  readonly event: 'shot_cancelled'
  readonly seat: number | null
  readonly target: number
  readonly by: string
}

/** `to` is the new target of a shot. */
export interface ShotDivertedEvent {
  readonly event: 'shot_diverted'
  readonly seat: number | null
  readonly target: number
  readonly to: number
  readonly by: string
}

/** A BANG! effect is aimed at a player. */
export interface ShotFiredEvent {
  readonly event: 'shot_fired'
  readonly seat: number | null
  readonly target: number
  readonly by: string
}

/** The stick of dynamite comes to this player. */
export interface StickMovedEvent {
  readonly event: 'stick_moved'
  readonly seat: number
}

export interface StoreOpenedEvent {
  readonly event: 'store_opened'
  readonly seat: number
  readonly cards: readonly string[]
}

export interface StorePickedEvent {
  readonly event: 'store_picked'
  readonly seat: number
  readonly card: string
}

/** Handcuffs: the only suit that this player plays in his turn. */
export interface SuitNamedEvent {
  readonly event: 'suit_named'
  readonly seat: number
  readonly suit: string
}

export interface TurnEndedEvent {
  readonly event: 'turn_ended'
  readonly seat: number
}

export interface TurnSkippedEvent {
  readonly event: 'turn_skipped'
  readonly seat: number
}

export interface TurnStartedEvent {
  readonly event: 'turn_started'
  readonly seat: number
  readonly turn: number
}

/** A card or ability does nothing to this player. */
export interface UnaffectedEvent {
  readonly event: 'unaffected'
  readonly seat: number
  readonly by: string
}

/** Another player (`user`) aims a card at you alone, as `name`: do you do something before it is resolved? */
export interface Aimed {
  readonly ask: 'aimed'
  readonly user: number
  readonly card: string
  readonly name: string
}

/** You may use your ability at any time: do you, before what comes now (`by`)? */
export interface AnyTime {
  readonly ask: 'any_time'
  readonly by: string
}

/** Blood Brothers: do you give up a life so that somebody else regains one? */
export interface BeABloodBrother {
  readonly ask: 'be_a_blood_brother'
}

/** New Identity: do you become the character that you have looked at? */
export interface ChangeIdentity {
  readonly ask: 'change_identity'
}

/** Aim: which card do you play with it as your BANG! card? */
export interface ChooseBang {
  readonly ask: 'choose_bang'
  readonly target: number
}

/** Which of your two characters will you be? */
export interface ChooseCharacter {
  readonly ask: 'choose_character'
}

/** Which of the cards turned up counts for the draw check? */
export interface ChooseChecked {
  readonly ask: 'choose_checked'
  readonly by: string
  readonly cards: readonly string[]
}

/** Whose ability do you have until your next turn? */
export interface ChooseCopied {
  readonly ask: 'choose_copied'
}

/** Phase 1: where does the card that your ability speaks of come from? */
export interface ChooseSource {
  readonly ask: 'choose_source'
  readonly ability: string
}

/** Which card of this player: a random one from the hand, or which one in play? */
export interface ChooseTheirCard {
  readonly ask: 'choose_their_card'
  readonly owner: number
  readonly by: string
}

/** All these cards are discarded: which one ends on top of the pile? */
export interface ChooseTop {
  readonly ask: 'choose_top'
}

/** A BANG! effect is aimed at you: how do you answer? `needed` Missed! effects would still cancel it. */
export interface Defend {
  readonly ask: 'defend'
  readonly shooter: number | null
  readonly by: string
  readonly cards: readonly string[]
  readonly needed: number
}

/** Indians! or a Duel: do you discard a BANG! card or lose a life? */
export interface DiscardBang {
  readonly ask: 'discard_bang'
  readonly by: string
  readonly opponent: number
}

/** Phase 3: which card do you discard? `left` cards are too many, this one included. */
export interface DiscardExcess {
  readonly ask: 'discard_excess'
  readonly left: number
}

/** Which of the blue cards in front of you do you discard? */
export interface DiscardInPlay {
  readonly ask: 'discard_in_play'
  readonly by: string
}

/** Greygory Deck: both of your abilities say how to draw in phase 1; which one comes first? */
export interface DrawWith {
  readonly ask: 'draw_with'
}

/** Hard Liquor: do you regain a life instead of drawing? */
export interface DrinkOrDraw {
  readonly ask: 'drink_or_draw'
}

/** Greygory Deck: do you keep these two abilities? */
export interface ExchangeAbilities {
  readonly ask: 'exchange_abilities'
  readonly abilities: readonly string[]
}

/** Which of the cards just drawn does this player get? */
export interface GiveCard {
  readonly ask: 'give_card'
  readonly to: number
  readonly ability: string
}

/** Peyote: is the next card red or black? */
export interface GuessColour {
  readonly ask: 'guess_colour'
}

/** You are about to be killed: do you save yourself? `needed` lives would do it. */
export interface LastChance {
  readonly ask: 'last_chance'
  readonly by: string
  readonly cause: number | null
  readonly needed: number
}

/** Do you draw a card less to shoot at somebody? */
export interface MayShoot {
  readonly ask: 'may_shoot'
  readonly ability: string
}

/** Do you use your ability now? */
export interface MayUse {
  readonly ask: 'may_use'
  readonly ability: string
}

/** Dorothy Rage: which card must this player play? */
export interface NameCard {
  readonly ask: 'name_card'
  readonly owner: number
}

/** Handcuffs: of which suit are the cards that you play in this turn? */
export interface NameSuit {
  readonly ask: 'name_suit'
}

/** Tornado: which card do you pass to your left? `left` are still due, this one included. */
export interface PassLeft {
  readonly ask: 'pass_left'
  readonly left: number
}

/** Bandidos: do you discard `count` cards of your hand, or lose a life? */
export interface PayBandidos {
  readonly ask: 'pay_bandidos'
  readonly opponent: number
  readonly count: number
}

/** Which card do you discard for this card or ability? `left` are still due, this one included. */
export interface PayCard {
  readonly ask: 'pay_card'
  readonly by: string
  readonly left: number
}

/** Which of the cards turned up do you take? */
export interface PickFromStore {
  readonly ask: 'pick_from_store'
  readonly cards: readonly string[]
}

/** Phase 2: what do you play or use, or is your turn over? */
export interface PlayCards {
  readonly ask: 'play_cards'
}

/** Dorothy Rage: this player must play the card; at whom? */
export interface PlayFor {
  readonly ask: 'play_for'
  readonly owner: number
  readonly card: string
}

/** Poker: which card do you put down, face down until all have chosen? */
export interface PutDown {
  readonly ask: 'put_down'
  readonly user: number
}

/** Kit Carlson: which of the cards you looked at goes back on the deck? */
export interface ReturnCard {
  readonly ask: 'return_card'
  readonly left: number
}

/** Ricochet: somebody shoots at this card in front of you. Do you save it with a Missed! effect? */
export interface SaveCard {
  readonly ask: 'save_card'
  readonly shooter: number
  readonly card: string
}

/** Another player (`target`) is about to lose lives: do you save one of them? */
export interface SaveLife {
  readonly ask: 'save_life'
  readonly target: number
  readonly amount: number
  readonly by: string
  readonly cause: number | null
}

/** Fanning: who beside the first target (`target`) is shot at, too? */
export interface SecondTarget {
  readonly ask: 'second_target'
  readonly target: number
}

/** The cards of a dead player are shared: which one do you take? */
export interface ShareCards {
  readonly ask: 'share_cards'
  readonly dead: number
  readonly cards: readonly string[]
}

/** You saved this player: do two cards come from that hand or from the deck? */
export interface TakeThanks {
  readonly ask: 'take_thanks'
  readonly owner: number
}

/** Ranch: which card do you discard for another one? So many (`count`) are discarded already. */
export interface TradeCards {
  readonly ask: 'trade_cards'
  readonly count: number
}

/** Use the ability. */
export interface Accept {
  readonly option: 'accept'
}

/** Use a card from hand in answer to what happens. */
export interface Answer {
  readonly option: 'answer'
  readonly card: string
}

/** Use your ability in answer to what happens. */
export interface AnswerByAbility {
  readonly option: 'answer_by_ability'
  readonly ability: string
}

/** Use a card in front of you in answer to what happens. */
export interface AnswerInPlay {
  readonly option: 'answer_in_play'
  readonly card: string
}

export interface Become {
  readonly option: 'become'
  readonly character: string
}

/** Dorothy Rage: name a card that this player must play. */
export interface CallOn {
  readonly option: 'call_on'
  readonly target: number
}

/** Lady Rosa of Texas: change places with this player, who loses the next turn. */
export interface ChangePlaces {
  readonly option: 'change_places'
  readonly target: number
}

/** Have this player's ability. */
export interface Copy {
  readonly option: 'copy'
  readonly seat: number
}

/** Two cards from the deck. */
export interface DeckCards {
  readonly option: 'deck_cards'
}

/** Leave it, and bear what comes. */
export interface Decline {
  readonly option: 'decline'
}

/** Draw in this character's way. */
export interface DrawAs {
  readonly option: 'draw_as'
  readonly character: string
}

/** Regain a life and draw nothing. */
export interface Drink {
  readonly option: 'drink'
}

/** Play nothing more. */
export interface EndTurn {
  readonly option: 'end_turn'
}

/** Two other abilities, by chance. */
export interface Exchange {
  readonly option: 'exchange'
}

/** Draw as usual. */
export interface FromDeck {
  readonly option: 'from_deck'
}

/** The top card of the discard pile. */
export interface FromDiscardPile {
  readonly option: 'from_discard_pile'
}

/** A random card from this player's hand. */
export interface FromHand {
  readonly option: 'from_hand'
  readonly seat: number
}

/** Lose a life; this player regains one. */
export interface GiveLife {
  readonly option: 'give_life'
  readonly seat: number
}

/** `red` or `black`. */
export interface Guess {
  readonly option: 'guess'
  readonly colour: string
}

/** Keep both abilities. */
export interface Keep {
  readonly option: 'keep'
}

/** Do nothing more for the card. */
export interface LetItGo {
  readonly option: 'let_it_go'
}

/** Keep the cards and lose a life. */
export interface LoseLife {
  readonly option: 'lose_life'
}

/** A card of this name. */
export interface Name {
  readonly option: 'name'
  readonly name: string
}

/** Choose this card. */
export interface Pick {
  readonly option: 'pick'
  readonly card: string
}

/** Play a card from hand, at a target where it has one. */
export interface Play {
  readonly option: 'play'
  readonly card: string
  readonly target: number | null
}

/** Play a card from hand as if it were another one. */
export interface PlayAs {
  readonly option: 'play_as'
  readonly card: string
  readonly name: string
  readonly target: number | null
}

/** Aim at this player. */
export interface ShootAt {
  readonly option: 'shoot_at'
  readonly seat: number
}

/** Use a BANG! card against this card in play, in front of `owner`. */
export interface ShootAtCard {
  readonly option: 'shoot_at_card'
  readonly owner: number
  readonly card: string
}

/** Discard two BANG! cards for a shot that two Missed! effects cancel. */
export interface Snipe {
  readonly option: 'snipe'
  readonly target: number
}

/** Keep the character that you have. */
export interface StayOneself {
  readonly option: 'stay_oneself'
}

/** Two random cards from this player's hand. */
export interface TheirCards {
  readonly option: 'their_cards'
  readonly seat: number
}

export interface ThisSuit {
  readonly option: 'this_suit'
  readonly suit: string
}

/** Discard nothing more, and draw as many cards as were discarded. */
export interface TradeIn {
  readonly option: 'trade_in'
}

/** Use your character's ability. */
export interface UseAbility {
  readonly option: 'use_ability'
  readonly ability: string
  readonly target: number | null
  readonly card: string | null
}

/** Use a card that lies in front of you. */
export interface UseCard {
  readonly option: 'use_card'
  readonly card: string
  readonly target: number | null
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface PassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type GameEvent = AbilitiesDealtEvent | AbilityCopiedEvent | AbilityUsedEvent | CardBuriedEvent | CardCancelledEvent | CardDiscardedEvent | CardFromPileEvent | CardGivenEvent | CardNamedEvent | CardObligesEvent | CardPlacedEvent | CardPlayedEvent | CardPutDownEvent | CardReturnedEvent | CardShotAtEvent | CardShownEvent | CardTakenEvent | CardUsedEvent | CardsDrawnEvent | CardsInheritedEvent | CardsLookedAtEvent | CharacterLookedAtEvent | CharacterTakenEvent | CheckMadeEvent | CheckVoidedEvent | ColourGuessedEvent | DeckShuffledEvent | DynamiteExplodedEvent | DynamitePassedEvent | EffectRepeatedEvent | EventTurnedEvent | EventUsedEvent | GameWonEvent | GhostStayedEvent | GoalChangedEvent | HandOpenedEvent | JailCheckedEvent | LifeGainedEvent | LifeLostEvent | NextTurnLostEvent | PenaltyPaidEvent | PlacesChangedEvent | PlayerEliminatedEvent | PlayerLeftEvent | PlayerReturnedEvent | RewardPaidEvent | RolesDealtEvent | ShotCancelledEvent | ShotDivertedEvent | ShotFiredEvent | StickMovedEvent | StoreOpenedEvent | StorePickedEvent | SuitNamedEvent | TurnEndedEvent | TurnSkippedEvent | TurnStartedEvent | UnaffectedEvent

export type Question = Aimed | AnyTime | BeABloodBrother | ChangeIdentity | ChooseBang | ChooseCharacter | ChooseChecked | ChooseCopied | ChooseSource | ChooseTheirCard | ChooseTop | Defend | DiscardBang | DiscardExcess | DiscardInPlay | DrawWith | DrinkOrDraw | ExchangeAbilities | GiveCard | GuessColour | LastChance | MayShoot | MayUse | NameCard | NameSuit | PassLeft | PayBandidos | PayCard | PickFromStore | PlayCards | PlayFor | PutDown | ReturnCard | SaveCard | SaveLife | SecondTarget | ShareCards | TakeThanks | TradeCards

export type Option = Accept | Answer | AnswerByAbility | AnswerInPlay | Become | CallOn | ChangePlaces | Copy | DeckCards | Decline | DrawAs | Drink | EndTurn | Exchange | FromDeck | FromDiscardPile | FromHand | GiveLife | Guess | Keep | LetItGo | LoseLife | Name | Pick | Play | PlayAs | ShootAt | ShootAtCard | Snipe | StayOneself | TheirCards | ThisSuit | TradeIn | UseAbility | UseCard | PassFor

/** Answers that leave everything as it is. */
export const PASSES: readonly string[] = ['decline', 'end_turn', 'from_deck', 'keep', 'let_it_go', 'lose_life', 'stay_oneself', 'trade_in', 'pass_for']
