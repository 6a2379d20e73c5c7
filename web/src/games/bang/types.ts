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

/** The supply, the nuggets of each seat and those that lie on a card until the turn is over (by that card); the offer in its order, how many cards the equipment deck holds face down, those that lie face up under it, the first to have come there first; and what lies in front of each seat. */
export interface GoldView {
  readonly supply: number
  readonly nuggets: readonly number[]
  readonly laid: readonly string[]
  readonly offer: readonly OfferView[]
  readonly deck: number
  readonly discarded: readonly string[]
  readonly equipment: readonly (readonly EquipmentView[])[]
}

/** A piece of equipment that is for sale, and what it costs. */
export interface OfferView {
  readonly equipment: string
  readonly border: string
  readonly cost: number
}

/** A piece of equipment in front of a player, and what another one pays to have it discarded. */
export interface EquipmentView {
  readonly equipment: string
  readonly border: string
  readonly cost: number
  readonly discard_price: number
}

/** Loads in the supply and where they lie; how many may lie in one place, and what using a loaded card costs. */
export interface LoadsView {
  readonly supply: number
  readonly characters: readonly number[]
  readonly cards: Record<string, number>
  readonly most: number
  readonly costs: Record<string, number>
}

/** Stations from left to right, railcars from the locomotive to the end, and how many lie face down. */
export interface TrainView {
  readonly locomotive: string
  readonly place: number
  readonly stations: readonly StationView[]
  readonly railcars: readonly RailcarView[]
  readonly railcars_left: number
  readonly stations_left: number
}

/** A station: its price in signs, and what stands under it: a railcar, the locomotive, or nothing. */
export interface StationView {
  readonly name: string
  readonly price: readonly string[]
  readonly railcar: string
  readonly locomotive: boolean
}

/** A railcar of the train, and the station that it stands under; empty where it has not reached the first one. */
export interface RailcarView {
  readonly card: string
  readonly station: string
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

/** For the next card, this player sees everybody at distance 1. */
export interface BellRungEvent {
  readonly event: 'bell_rung'
  readonly seat: number
}

export interface BombExplodedEvent {
  readonly event: 'bomb_exploded'
  readonly seat: number
}

/** From hand or play face down onto the deck; `shown` where everybody saw it first. */
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

/** A card in play now lies in front of another player. */
export interface CardMovedEvent {
  readonly event: 'card_moved'
  readonly seat: number
  readonly to: number
  readonly card: string
  readonly by: string
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

export interface EquipmentBoughtEvent {
  readonly event: 'equipment_bought'
  readonly seat: number
  readonly equipment: string
  readonly price: number
}

/** `cause` is the player who has paid for it, if anybody has. */
export interface EquipmentDiscardedEvent {
  readonly event: 'equipment_discarded'
  readonly seat: number
  readonly equipment: string
  readonly cause: number | null
}

/** The top card of the equipment deck, for all to see. */
export interface EquipmentDrawnEvent {
  readonly event: 'equipment_drawn'
  readonly seat: number
  readonly equipment: string
}

/** The next card of the equipment deck joins the offer. */
export interface EquipmentOfferedEvent {
  readonly event: 'equipment_offered'
  readonly equipment: string
}

/** A piece of equipment comes to lie in front of `owner`. */
export interface EquipmentPlacedEvent {
  readonly event: 'equipment_placed'
  readonly seat: number
  readonly equipment: string
  readonly owner: number
}

/** The discarded equipment becomes the new deck. */
export interface EquipmentShuffledEvent {
  readonly event: 'equipment_shuffled'
  readonly count: number
}

export interface EquipmentUsedEvent {
  readonly event: 'equipment_used'
  readonly seat: number
  readonly equipment: string
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

/** All stations and railcars are shuffled: a new row and a new train. */
export interface LineLaidEvent {
  readonly event: 'line_laid'
  readonly locomotive: string
  readonly stations: readonly string[]
  readonly cards: readonly string[]
}

/** Loads of one player (`owner`, from `source`) come to lie on a card or the character of another or the same. */
export interface LoadsMovedEvent {
  readonly event: 'loads_moved'
  readonly seat: number
  readonly owner: number
  readonly source: string | null
  readonly card: string | null
  readonly count: number
}

/** Loads from the supply: `count` of them, so that `loads` lie there now. */
export interface LoadsPutEvent {
  readonly event: 'loads_put'
  readonly seat: number
  readonly card: string | null
  readonly count: number
  readonly loads: number
}

/** Loads are paid or lost and go back to the supply; `loads` are left. */
export interface LoadsRemovedEvent {
  readonly event: 'loads_removed'
  readonly seat: number
  readonly card: string | null
  readonly count: number
  readonly loads: number
}

/** The locomotive does nothing this time. */
export interface LocomotiveHeldEvent {
  readonly event: 'locomotive_held'
  readonly seat: number
  readonly locomotive: string
}

/** Which side of the locomotive is up. */
export interface LocomotiveTurnedEvent {
  readonly event: 'locomotive_turned'
  readonly locomotive: string
}

/** What the locomotive does at the end of the line begins. */
export interface LocomotiveWorkedEvent {
  readonly event: 'locomotive_worked'
  readonly seat: number
  readonly locomotive: string
}

/** This player's next turn will be skipped. */
export interface NextTurnLostEvent {
  readonly event: 'next_turn_lost'
  readonly seat: number
}

/** From the supply; `nuggets` is what the player has now, `by` what brought them. */
export interface NuggetsGainedEvent {
  readonly event: 'nuggets_gained'
  readonly seat: number
  readonly amount: number
  readonly nuggets: number
  readonly by: string
}

/** Those of a player who is out go back to the supply. */
export interface NuggetsLostEvent {
  readonly event: 'nuggets_lost'
  readonly seat: number
  readonly amount: number
}

/** `by` is what they are paid for. */
export interface NuggetsPaidEvent {
  readonly event: 'nuggets_paid'
  readonly seat: number
  readonly amount: number
  readonly nuggets: number
  readonly by: string
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

/** What a player does to several leaves another one alone. */
export interface PlayerSparedEvent {
  readonly event: 'player_spared'
  readonly seat: number
  readonly other: number
  readonly by: string
}

/** At the end of the train. */
export interface RailcarAttachedEvent {
  readonly event: 'railcar_attached'
  readonly card: string
}

/** From the train, at a station or from anywhere in it. */
export interface RailcarTakenEvent {
  readonly event: 'railcar_taken'
  readonly seat: number
  readonly card: string
  readonly station: string | null
}

/** From their deck, for all to see. */
export interface RailcarsDrawnEvent {
  readonly event: 'railcars_drawn'
  readonly seat: number
  readonly cards: readonly string[]
}

/** So many cards for a kill. */
export interface RewardPaidEvent {
  readonly event: 'reward_paid'
  readonly seat: number
  readonly dead: number
  readonly count: number
}

/** A role card lies face up and shows this. */
export interface RoleTurnedEvent {
  readonly event: 'role_turned'
  readonly seat: number
  readonly role: string
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

/** In a player's turn the locomotive comes to a station, or to the end of the line where there is none. */
export interface TrainMovedEvent {
  readonly event: 'train_moved'
  readonly seat: number
  readonly station: string | null
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

/** Bottle and Pardner: which effect does it have? */
export interface ChooseEffect {
  readonly ask: 'choose_effect'
  readonly equipment: string
}

/** Which load of this player do you take? */
export interface ChooseLoad {
  readonly ask: 'choose_load'
  readonly owner: number
  readonly by: string
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

/** A BANG! effect is aimed at you: how do you answer? `needed` Missed! effects would still cancel it; 0: nothing. */
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

/** Map: do you discard one of the cards that you have looked at? */
export interface DiscardByMap {
  readonly ask: 'discard_by_map'
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

/** Coal Hopper: which railcar in play is discarded? */
export interface DiscardRailcar {
  readonly ask: 'discard_railcar'
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

/** Shot and Wanted: for which player? */
export interface ForWhom {
  readonly ask: 'for_whom'
  readonly equipment: string
}

/** Do you pay `cost` loads for another target of this card? */
export interface FurtherTarget {
  readonly ask: 'further_target'
  readonly by: string
  readonly cost: number
}

/** You played a blue card (`card`) or had a card too many, which is not named: where do you put the load? */
export interface GainLoad {
  readonly ask: 'gain_load'
  readonly card: string | null
}

/** Which of the cards just drawn does this player get? */
export interface GiveCard {
  readonly ask: 'give_card'
  readonly to: number
  readonly ability: string
}

/** Train Robbery: do you discard this card in front of you, or are you shot at? */
export interface GiveUpCard {
  readonly ask: 'give_up_card'
  readonly user: number
  readonly card: string
}

/** Which of the cards in front of you do you discard? */
export interface GiveUpInPlay {
  readonly ask: 'give_up_in_play'
  readonly by: string
}

/** Peyote: is the next card red or black? */
export interface GuessColour {
  readonly ask: 'guess_colour'
}

/** Who gets this card, which lies in front of you? */
export interface HandOn {
  readonly ask: 'hand_on'
  readonly card: string
}

/** Lounge Car: which of these railcars goes in front of you? Another player gets the other one. */
export interface KeepRailcar {
  readonly ask: 'keep_railcar'
  readonly cards: readonly string[]
}

/** You are about to be killed: do you save yourself? `needed` lives would do it. */
export interface LastChance {
  readonly ask: 'last_chance'
  readonly by: string
  readonly cause: number | null
  readonly needed: number
}

/** In front of whom do you put this railcar? */
export interface LayRailcar {
  readonly ask: 'lay_railcar'
  readonly card: string
}

/** Rhum: which of the cards turned up does not count? `left` are to be left out, this one included. */
export interface LeaveOut {
  readonly ask: 'leave_out'
  readonly cards: readonly string[]
  readonly left: number
}

/** Mail Car: which of the cards just drawn does this player get? */
export interface MailCard {
  readonly ask: 'mail_card'
  readonly to: number
}

/** Mail Car: who gets one of the cards that you have drawn? */
export interface MailTo {
  readonly ask: 'mail_to'
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

/** Where does the load come from that you pay? `left` are still due, this one included. */
export interface PayLoad {
  readonly ask: 'pay_load'
  readonly by: string
  readonly left: number
}

/** Which card do you discard for this station? `left` are still due, this one included. */
export interface PayStation {
  readonly ask: 'pay_station'
  readonly station: string
  readonly left: number
}

/** Which of the cards turned up do you take? */
export interface PickFromStore {
  readonly ask: 'pick_from_store'
  readonly cards: readonly string[]
}

/** Where do you put a load? `left` are still to be put, this one included. */
export interface PlaceLoad {
  readonly ask: 'place_load'
  readonly by: string
  readonly left: number
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

/** A player (`target`) made a draw check for something (`by`), which this card would decide: is it made again? */
export interface RepeatCheck {
  readonly ask: 'repeat_check'
  readonly target: number
  readonly by: string
  readonly card: string
}

/** Kit Carlson: which of the cards you looked at goes back on the deck? */
export interface ReturnCard {
  readonly ask: 'return_card'
  readonly left: number
}

/** Full Steam: does the locomotive do nothing, or everything twice? */
export interface RunLocomotive {
  readonly ask: 'run_locomotive'
  readonly locomotive: string
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

/** Sgt. Blaze: this reaches several players; do you spare one of them? */
export interface SpareOne {
  readonly ask: 'spare_one'
  readonly by: string
}

/** Do you pay `cost` loads, once or several times, to make more of this card? */
export interface StrengthenCard {
  readonly ask: 'strengthen_card'
  readonly by: string
  readonly cost: number
}

/** A BANG! card of yours is aimed at somebody: do you pay `cost` loads for what your weapon can do? */
export interface StrengthenShot {
  readonly ask: 'strengthen_shot'
  readonly by: string
  readonly target: number
  readonly cost: number
}

/** Switch: which of your cards in play does this player get for that card? */
export interface SwitchAway {
  readonly ask: 'switch_away'
  readonly owner: number
  readonly card: string
}

/** Switch: which card in front of this player do you want? */
export interface SwitchFor {
  readonly ask: 'switch_for'
  readonly owner: number
}

/** Do you pay `cost` loads to take this card back into your hand? */
export interface TakeBack {
  readonly ask: 'take_back_card'
  readonly by: string
  readonly cost: number
}

/** Which railcar do you take? `must`: you have moved the train for it, or it costs you nothing. */
export interface TakeRailcar {
  readonly ask: 'take_railcar'
  readonly must: boolean
}

/** You saved this player: do two cards come from that hand or from the deck? */
export interface TakeThanks {
  readonly ask: 'take_thanks'
  readonly owner: number
}

/** Shade O'Connor: the train moves; do you discard a card of your hand and draw another one? */
export interface TradeAtStation {
  readonly ask: 'trade_at_station'
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

/** This player as well. */
export interface AlsoAt {
  readonly option: 'also_at'
  readonly seat: number
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

/** Use a piece of equipment in answer to what happens. */
export interface AnswerByEquipment {
  readonly option: 'answer_by_equipment'
  readonly equipment: string
}

/** Use a card in front of you in answer to what happens. */
export interface AnswerInPlay {
  readonly option: 'answer_in_play'
  readonly card: string
}

/** The effect of a card of this name, at a target where it has one. */
export interface AsCard {
  readonly option: 'as_card'
  readonly name: string
  readonly target: number | null
}

/** Keep the card and be shot at. */
export interface BeShot {
  readonly option: 'be_shot'
}

export interface Become {
  readonly option: 'become'
  readonly character: string
}

/** Buy this piece of the offer for so many nuggets. */
export interface Buy {
  readonly option: 'buy'
  readonly equipment: string
  readonly price: number
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

/** Discard a card of the shot's suit; another player becomes its target. */
export interface Divert {
  readonly option: 'divert'
  readonly card: string
  readonly target: number
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

/** No more loads are put, moved or paid. */
export interface Enough {
  readonly option: 'enough'
}

/** Two other abilities, by chance. */
export interface Exchange {
  readonly option: 'exchange'
}

export interface Exempt {
  readonly option: 'exempt'
  readonly seat: number
}

/** For this player. */
export interface ForPlayer {
  readonly option: 'for_player'
  readonly seat: number
}

/** Pay so many nuggets to make this player discard a piece of equipment. */
export interface ForceOut {
  readonly option: 'force_out'
  readonly target: number
  readonly equipment: string
  readonly price: number
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

export interface GiveTo {
  readonly option: 'give_to'
  readonly seat: number
}

/** `red` or `black`. */
export interface Guess {
  readonly option: 'guess'
  readonly colour: string
}

/** To this player. */
export interface HandTo {
  readonly option: 'hand_to'
  readonly seat: number
}

/** It does nothing, to anybody. */
export interface HoldLocomotive {
  readonly option: 'hold_locomotive'
}

/** Keep both abilities. */
export interface Keep {
  readonly option: 'keep'
}

export interface LayBefore {
  readonly option: 'lay_before'
  readonly seat: number
}

/** Do nothing more for the card. */
export interface LetItGo {
  readonly option: 'let_it_go'
}

/** Keep the cards and lose a life. */
export interface LoseLife {
  readonly option: 'lose_life'
}

/** Move the train one station ahead; you must take a railcar then. */
export interface MoveTrain {
  readonly option: 'move_train'
}

/** A card of this name. */
export interface Name {
  readonly option: 'name'
  readonly name: string
}

/** On this card, or from it. */
export interface OnCard {
  readonly option: 'on_card'
  readonly card: string
}

/** On the character of this player, or from there. */
export interface OnCharacter {
  readonly option: 'on_character'
  readonly seat: number
}

/** Pay the price of a station and take the railcar under it. */
export interface PayFor {
  readonly option: 'pay_for'
  readonly station: string
  readonly card: string
}

/** Pay so many loads, for the effect so many times. */
export interface PayLoads {
  readonly option: 'pay_loads'
  readonly times: number
  readonly count: number
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

/** Play a Beer for a nugget. */
export interface PlayForGold {
  readonly option: 'play_for_gold'
  readonly card: string
}

/** It does what it does twice in a row, to everybody. */
export interface RunTwice {
  readonly option: 'run_twice'
}

/** Discard a blue card of yours, for what a railcar makes of it. */
export interface Sacrifice {
  readonly option: 'sacrifice'
  readonly by: string
  readonly card: string
  readonly target: number | null
}

/** Discard a blue card of yours in answer to what happens, for what a railcar makes of it. */
export interface SacrificeInAnswer {
  readonly option: 'sacrifice_in_answer'
  readonly by: string
  readonly card: string
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

/** Take this railcar without paying. */
export interface TakeFreely {
  readonly option: 'take_freely'
  readonly card: string
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

/** Discard a card in front of you for the effect of another one. */
export interface UseAs {
  readonly option: 'use_as'
  readonly card: string
  readonly name: string
  readonly target: number
}

/** Use a card that lies in front of you. */
export interface UseCard {
  readonly option: 'use_card'
  readonly card: string
  readonly target: number | null
}

/** Use a piece of equipment that lies in front of you. */
export interface UseEquipment {
  readonly option: 'use_equipment'
  readonly equipment: string
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface PassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type GameEvent = AbilitiesDealtEvent | AbilityCopiedEvent | AbilityUsedEvent | BellRungEvent | BombExplodedEvent | CardBuriedEvent | CardCancelledEvent | CardDiscardedEvent | CardFromPileEvent | CardGivenEvent | CardMovedEvent | CardNamedEvent | CardObligesEvent | CardPlacedEvent | CardPlayedEvent | CardPutDownEvent | CardReturnedEvent | CardShotAtEvent | CardShownEvent | CardTakenEvent | CardUsedEvent | CardsDrawnEvent | CardsInheritedEvent | CardsLookedAtEvent | CharacterLookedAtEvent | CharacterTakenEvent | CheckMadeEvent | CheckVoidedEvent | ColourGuessedEvent | DeckShuffledEvent | DynamiteExplodedEvent | DynamitePassedEvent | EffectRepeatedEvent | EquipmentBoughtEvent | EquipmentDiscardedEvent | EquipmentDrawnEvent | EquipmentOfferedEvent | EquipmentPlacedEvent | EquipmentShuffledEvent | EquipmentUsedEvent | EventTurnedEvent | EventUsedEvent | GameWonEvent | GhostStayedEvent | GoalChangedEvent | HandOpenedEvent | JailCheckedEvent | LifeGainedEvent | LifeLostEvent | LineLaidEvent | LoadsMovedEvent | LoadsPutEvent | LoadsRemovedEvent | LocomotiveHeldEvent | LocomotiveTurnedEvent | LocomotiveWorkedEvent | NextTurnLostEvent | NuggetsGainedEvent | NuggetsLostEvent | NuggetsPaidEvent | PenaltyPaidEvent | PlacesChangedEvent | PlayerEliminatedEvent | PlayerLeftEvent | PlayerReturnedEvent | PlayerSparedEvent | RailcarAttachedEvent | RailcarTakenEvent | RailcarsDrawnEvent | RewardPaidEvent | RoleTurnedEvent | RolesDealtEvent | ShotCancelledEvent | ShotDivertedEvent | ShotFiredEvent | StickMovedEvent | StoreOpenedEvent | StorePickedEvent | SuitNamedEvent | TrainMovedEvent | TurnEndedEvent | TurnSkippedEvent | TurnStartedEvent | UnaffectedEvent

export type Question = Aimed | AnyTime | BeABloodBrother | ChangeIdentity | ChooseBang | ChooseCharacter | ChooseChecked | ChooseCopied | ChooseEffect | ChooseLoad | ChooseSource | ChooseTheirCard | ChooseTop | Defend | DiscardBang | DiscardByMap | DiscardExcess | DiscardInPlay | DiscardRailcar | DrawWith | DrinkOrDraw | ExchangeAbilities | ForWhom | FurtherTarget | GainLoad | GiveCard | GiveUpCard | GiveUpInPlay | GuessColour | HandOn | KeepRailcar | LastChance | LayRailcar | LeaveOut | MailCard | MailTo | MayShoot | MayUse | NameCard | NameSuit | PassLeft | PayBandidos | PayCard | PayLoad | PayStation | PickFromStore | PlaceLoad | PlayCards | PlayFor | PutDown | RepeatCheck | ReturnCard | RunLocomotive | SaveCard | SaveLife | SecondTarget | ShareCards | SpareOne | StrengthenCard | StrengthenShot | SwitchAway | SwitchFor | TakeBack | TakeRailcar | TakeThanks | TradeAtStation | TradeCards

export type Option = Accept | AlsoAt | Answer | AnswerByAbility | AnswerByEquipment | AnswerInPlay | AsCard | BeShot | Become | Buy | CallOn | ChangePlaces | Copy | DeckCards | Decline | Divert | DrawAs | Drink | EndTurn | Enough | Exchange | Exempt | ForPlayer | ForceOut | FromDeck | FromDiscardPile | FromHand | GiveLife | GiveTo | Guess | HandTo | HoldLocomotive | Keep | LayBefore | LetItGo | LoseLife | MoveTrain | Name | OnCard | OnCharacter | PayFor | PayLoads | Pick | Play | PlayAs | PlayForGold | RunTwice | Sacrifice | SacrificeInAnswer | ShootAt | ShootAtCard | Snipe | StayOneself | TakeFreely | TheirCards | ThisSuit | TradeIn | UseAbility | UseAs | UseCard | UseEquipment | PassFor

/** Answers that leave everything as it is. */
export const PASSES: readonly string[] = ['be_shot', 'decline', 'end_turn', 'enough', 'from_deck', 'keep', 'let_it_go', 'lose_life', 'stay_oneself', 'trade_in', 'pass_for']
