// Made by tools/web-types.py from the server's schemas. Do not edit.
/* eslint-disable */

/** Time per decision: none, `live` in seconds, or `days`. When it is up, a bot plays the seat until it is back. */
export interface Pace {
  readonly kind?: 'days' | 'live' | 'none'
  readonly limit?: number
}

/** A game that can be played here, and the levels of bots that play it. */
export interface GameOffer {
  readonly info: GameInfo
  readonly bots: readonly string[]
}

export interface GameInfo {
  readonly name: string
  readonly rules: number
  readonly players: readonly number[]
  readonly expansions: readonly ExpansionInfo[]
  readonly options: readonly OptionInfo[]
}

export interface ExpansionInfo {
  readonly name: string
  readonly players: readonly number[]
}

/** A choice made before the game starts. `list` is text of comma-separated items, at most one a seat. */
export interface OptionInfo {
  readonly name: string
  readonly kind: 'choice' | 'flag' | 'list' | 'number'
  readonly default: string | number | boolean
  readonly choices: readonly string[]
  readonly lowest: number
  readonly highest: number
}

/** Who is signed in on this device. An account has a passphrase; a guest is a name. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly account: boolean
}

/** A chair. `level` names the bot that sits there, or that plays for the person (`stood_in`) until they are back. */
export interface SeatInfo {
  readonly seat: number
  readonly kind: 'bot' | 'open' | 'person'
  readonly name: string
  readonly level: string | null
  readonly stood_in: boolean
  readonly connected: boolean
  readonly you: boolean
}

/** The game and the number of answers after which this table goes its own way. */
export interface BranchInfo {
  readonly table: string
  readonly after: number
}

/** The promise made before the game, and what proves it afterwards; see docs/guides/fair-shuffles.md. */
export interface Fairness {
  readonly commitment: string
  readonly salts: readonly string[]
  readonly secret: string | null
  readonly seed: string | null
}

/** A table as one person sees it from outside: no card of the game is in here. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly expansions: readonly string[]
  readonly options: Record<string, string | number | boolean>
  readonly status: 'closed' | 'finished' | 'playing' | 'waiting'
  readonly private: boolean
  readonly invite: string | null
  readonly pace: Pace
  readonly seats: readonly SeatInfo[]
  readonly host: boolean
  readonly host_name: string
  readonly watchers: number
  readonly rated: boolean
  readonly created_at: number
  readonly answers: number
  readonly fairness: Fairness
  readonly result: Result | null
  readonly rematch: string | null
  readonly rematch_of: string | null
  readonly branched: BranchInfo | null
  readonly uploaded: boolean
}

/** `outcome` names the ending in the game's own words (law, outlaws, …). */
export interface Result {
  readonly outcome: string
  readonly standings: readonly Standing[]
}

/** One seat at the end. Labels (role, character, …) are what statistics are counted by. `points` is for games that count them; `place` for those that rank everybody (1 is the best, ties share it). */
export interface Standing {
  readonly seat: number
  readonly won: boolean
  readonly labels: Record<string, string>
  readonly points: number | null
  readonly place: number | null
}

/** Plain text; the client must show it as text. */
export interface ChatLine {
  readonly id: number
  readonly name: string
  readonly seat: number | null
  readonly text: string
  readonly at: number
}

/** `shown` is the careful estimate (mu - 3 sigma); bots have their level as name. */
export interface Rating {
  readonly name: string
  readonly bot: boolean
  readonly games: number
  readonly mu: number
  readonly sigma: number
  readonly shown: number
}

/** One event, and what it changed in each of the step's views, in their order. */
export interface StepHappening {
  readonly event: GameEvent | null
  readonly changes: readonly (readonly (readonly unknown[])[])[]
}

/** A game after its first `number` answers, from the eyes that were asked for; all-seeing has every seat's view. The changes of its happenings lead from the views of the step before to its own. */
export interface Step {
  readonly number: number
  readonly seat: number | null
  readonly option: string | null
  readonly happenings: readonly StepHappening[]
  readonly views: readonly View[]
}

/** All cards of a running game, for somebody who is out of it: every seat's view after move `seq`. */
export interface OpenTable {
  readonly seq: number
  readonly views: readonly View[]
}

/** A stretch of a finished game. `total` counts the answers of the whole game. */
export interface Replay {
  readonly table: TableInfo
  readonly total: number
  readonly start: number
  readonly steps: readonly Step[]
}

/** Every refusal of the API: a code for programs and a sentence for people. */
export interface Problem {
  readonly code: string
  readonly message: string
}

/** The first message. `last_seq` is the last number seen, if any; `seat` picks one of several seats of one's own; a seat pass plays that seat from anywhere. */
export interface Hello {
  readonly type: 'hello'
  readonly v: number
  readonly last_seq?: number | null
  readonly seat?: number | null
  readonly seat_pass?: string | null
}

/** `number` and `era` are those of the decision, so that an answer never hits another one. */
export interface Answer {
  readonly type: 'answer'
  readonly number: number
  readonly era: number
  readonly option: string
}

export interface Say {
  readonly type: 'say'
  readonly text: string
}

export interface GiveSignal {
  readonly type: 'signal'
  readonly signal: 'angry' | 'howdy' | 'hurry' | 'laugh' | 'nice' | 'oops' | 'thanks' | 'wait'
}

/** Please let me take back my last play. */
export interface AskTakeBack {
  readonly type: 'ask_take_back'
}

/** A yes or no to the request to take back that was made at `seq`. */
export interface Consent {
  readonly type: 'consent'
  readonly seq: number
  readonly agree: boolean
}

/** I am here again: the bot gives me my seat back. */
export interface Back {
  readonly type: 'back'
}

export interface Ping {
  readonly type: 'ping'
  readonly n: number
}

/** One legal answer: its id goes back in `answer`, the option says what it is. */
export interface Offer {
  readonly id: string
  readonly option: Option
}

/** A question that is open, as the whole table may know it. */
export interface Asked {
  readonly seat: number
  readonly question: Question
}

/** What this seat is asked, with every legal answer. `era` counts the plays taken back so far. */
export interface OwnDecision {
  readonly number: number
  readonly era: number
  readonly seat: number
  readonly question: Question
  readonly options: readonly Offer[]
  readonly why_not: readonly WhyNot[]
}

/** Why something in sight cannot be chosen now: the thing, the message that says so and the ruling behind it. */
export interface WhyNot {
  readonly thing: string
  readonly message: string
  readonly ruling: string
  readonly facts: Record<string, string | number>
}

/** The answer to `hello`: which seat is yours (null: you watch), the table and the latest chat. */
export interface Welcome {
  readonly type: 'welcome'
  readonly v: number
  readonly seat: number | null
  readonly table: TableInfo
  readonly chat: readonly ChatLine[]
}

/** One event as this seat may see it, and what it changed in this seat's view. `event` is null where there is nothing to tell but the change itself. */
export interface Happening {
  readonly event: GameEvent | null
  readonly changes: readonly (readonly unknown[])[]
}

/** All of it: forget what you knew. Sent on joining, after a play was taken back and to who fell behind. */
export interface Snapshot {
  readonly type: 'snapshot'
  readonly seq: number
  readonly era: number
  readonly events: readonly GameEvent[]
  readonly view: View
  readonly stage: Stage
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  readonly seconds_left: number | null
  readonly result: Result | null
}

/** How far a game has come, in terms of every game: the number of the turn, whose it is, and who is out. */
export interface Stage {
  readonly turn: number
  readonly active: number | null
  readonly out: readonly number[]
}

/** One answer more. `seat` gave it. Apply the changes of each happening to the view you have. Of several updates at once only the last carries `stage`, `asked`, `decision` and `result`; `stage` is null in the others. `view` is null unless you were away: then the happenings have no changes, and the last update has the view. */
export interface Update {
  readonly type: 'update'
  readonly seq: number
  readonly era: number
  readonly seat: number
  readonly happenings: readonly Happening[]
  readonly view: View | null
  readonly stage: Stage | null
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  readonly seconds_left: number | null
  readonly result: Result | null
}

/** Somebody came, went, was handed to a bot, or the game started or ended. */
export interface TableChanged {
  readonly type: 'table'
  readonly table: TableInfo
}

export interface Chat {
  readonly type: 'chat'
  readonly line: ChatLine
}

export interface Signalled {
  readonly type: 'signalled'
  readonly seat: number | null
  readonly name: string
  readonly signal: 'angry' | 'howdy' | 'hurry' | 'laugh' | 'nice' | 'oops' | 'thanks' | 'wait'
}

/** The answer is stored for good; it made update `seq`. */
export interface Accepted {
  readonly type: 'accepted'
  readonly number: number
  readonly era: number
  readonly seq: number
}

/** Nothing was changed. `code` is for programs, `message` for people; `number` if it was an answer. */
export interface Refused {
  readonly type: 'refused'
  readonly code: string
  readonly message: string
  readonly number: number | null
}

/** A seat wants to take back its last play; the seats in `needed` have not said yes yet. */
export interface TakeBack {
  readonly type: 'take_back'
  readonly seq: number
  readonly seat: number
  readonly needed: readonly number[]
}

/** The request is settled: granted (a snapshot follows), refused by a seat, or overtaken by play. */
export interface TakeBackOver {
  readonly type: 'take_back_over'
  readonly seq: number
  readonly outcome: 'granted' | 'lapsed' | 'refused'
  readonly seat: number | null
}

/** This server is going away; connect again after a moment. */
export interface Bye {
  readonly type: 'bye'
  readonly reason: string
  readonly retry_ms: number
}

export interface Pong {
  readonly type: 'pong'
  readonly n: number
}

export interface GuestWish {
  readonly name: string
}

export interface RenameWish {
  readonly name: string
}

/** Turn this guest into an account, or change the passphrase of the account; then `current` is needed. */
export interface PassphraseWish {
  readonly passphrase: string
  readonly current?: string | null
}

export interface SignInWish {
  readonly name: string
  readonly passphrase: string
}

/** A new table. `bots` names a level per seat, null for a person; the host takes `seat` (null: only hosts). */
export interface TableWish {
  readonly game: string
  readonly players?: number | null
  readonly expansions?: readonly string[]
  readonly options?: Record<string, string | number | boolean>
  readonly bots?: readonly (string | null)[]
  readonly seat?: number | null
  readonly private?: boolean
  readonly pace?: Pace
}

/** `seat` null takes the first open one; `name` is for a second player on the same device. `salt` is any random text, made after the table's commitment was seen: see docs/guides/fair-shuffles.md. */
export interface JoinWish {
  readonly seat?: number | null
  readonly invite?: string | null
  readonly name?: string | null
  readonly salt?: string
}

/** The host's random text for the seed, made after the commitment was seen. */
export interface StartWish {
  readonly salt?: string
}

/** Before the game: `level` puts a bot on the chair, null clears it. */
export interface SeatWish {
  readonly level: string | null
}

/** In the game: a bot of this level plays the seat until it is taken back. */
export interface HandOverWish {
  readonly level: string
}

export interface ChatWish {
  readonly text: string
}

/** Play on from the position after the first `after` answers; all seats but `seat` go to bots of `level`. */
export interface BranchWish {
  readonly after: number
  readonly seat?: number
  readonly level?: string
}

export type ClientMessage = Hello | Answer | Say | GiveSignal | AskTakeBack | Consent | Back | Ping

export type ServerMessage = Welcome | Snapshot | Update | TableChanged | Chat | Signalled | Accepted | Refused | TakeBack | TakeBackOver | Bye | Pong

export const SIGNALS = ['howdy', 'thanks', 'nice', 'oops', 'hurry', 'wait', 'laugh', 'angry'] as const
export const PROTOCOL = 2

// bang

/** The table from one seat; `seat` is None for a spectator. */
export interface BangView {
  readonly game: 'bang'
  readonly seat: number | null
  readonly players: readonly BangPlayer[]
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

export interface BangAbilityCopiedEvent {
  readonly event: 'ability_copied'
  readonly seat: number
  readonly ability: string
  readonly owner: number
}

export interface BangAbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly ability: string
}

/** `by` is why: the card, ability or phase that asked for it; `cause` who made the owner lose it. `exposed` marks a random card of a hand: nobody chose it, so it came to light by this. */
export interface BangCardDiscardedEvent {
  readonly event: 'card_discarded'
  readonly seat: number
  readonly card: string
  readonly by: string
  readonly cause: number | null
  readonly exposed: boolean
}

/** The top card of the discard pile is taken into hand. */
export interface BangCardFromPileEvent {
  readonly event: 'card_from_pile'
  readonly seat: number
  readonly card: string
}

/** From hand to hand, seen by the two of them only. */
export interface BangCardGivenEvent {
  readonly event: 'card_given'
  readonly seat: number
  readonly to: number
  readonly card: string | null
}

/** A card comes to lie in front of `owner`. */
export interface BangCardPlacedEvent {
  readonly event: 'card_placed'
  readonly seat: number
  readonly card: string
  readonly owner: number
}

/** `name` is what the card was played as; `target` the player it was played on, if any. */
export interface BangCardPlayedEvent {
  readonly event: 'card_played'
  readonly seat: number
  readonly card: string
  readonly name: string
  readonly target: number | null
}

/** A card goes back face down on the deck. */
export interface BangCardReturnedEvent {
  readonly event: 'card_returned'
  readonly seat: number
  readonly card: string | null
}

/** A card just drawn is shown to everybody. */
export interface BangCardShownEvent {
  readonly event: 'card_shown'
  readonly seat: number
  readonly card: string
}

/** From another player's hand (`hidden`: only the two of them know it) or from in front of a player. */
export interface BangCardTakenEvent {
  readonly event: 'card_taken'
  readonly seat: number
  readonly owner: number
  readonly card: string | null
  readonly hidden: boolean
  readonly by: string
}

/** A card in play was used; one with a green border is discarded for it. */
export interface BangCardUsedEvent {
  readonly event: 'card_used'
  readonly seat: number
  readonly card: string
  readonly target: number | null
}

/** From the deck into the hand; who else sees it only learns how many. */
export interface BangCardsDrawnEvent {
  readonly event: 'cards_drawn'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
}

/** Cards of a dead player go to another hand; what lay in play everybody saw. */
export interface BangCardsInheritedEvent {
  readonly event: 'cards_inherited'
  readonly seat: number
  readonly dead: number
  readonly count: number
  readonly cards: readonly string[]
  readonly in_play: readonly string[]
}

/** The top cards of the deck, the topmost first. */
export interface BangCardsLookedAtEvent {
  readonly event: 'cards_looked_at'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
}

export interface BangCharacterTakenEvent {
  readonly event: 'character_taken'
  readonly seat: number
  readonly character: string
  readonly life: number
}

/** A draw check: the cards turned up and the one that counts. */
export interface BangCheckMadeEvent {
  readonly event: 'check_made'
  readonly seat: number
  readonly by: string
  readonly cards: readonly string[]
  readonly card: string
}

/** The discard pile becomes the new deck. */
export interface BangDeckShuffledEvent {
  readonly event: 'deck_shuffled'
  readonly count: number
}

export interface BangDynamiteExplodedEvent {
  readonly event: 'dynamite_exploded'
  readonly seat: number
}

export interface BangDynamitePassedEvent {
  readonly event: 'dynamite_passed'
  readonly seat: number
  readonly to: number
  readonly card: string
}

export interface BangGameWonEvent {
  readonly event: 'game_won'
  readonly outcome: string
  readonly winners: readonly number[]
}

/** Three players: nobody killed his own target himself, so the two survivors fight it out. */
export interface BangGoalChangedEvent {
  readonly event: 'goal_changed'
}

export interface BangJailCheckedEvent {
  readonly event: 'jail_checked'
  readonly seat: number
  readonly escaped: boolean
}

/** `amount` is 0 where nothing could be healed. */
export interface BangLifeGainedEvent {
  readonly event: 'life_gained'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number
}

/** `by` is the card or ability; `cause` the player behind it, if any. `life` may go below 0 until a Beer helps. */
export interface BangLifeLostEvent {
  readonly event: 'life_lost'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number | null
}

/** The Sheriff killed a Deputy and loses all cards. */
export interface BangPenaltyPaidEvent {
  readonly event: 'penalty_paid'
  readonly seat: number
  readonly dead: number
}

export interface BangPlayerEliminatedEvent {
  readonly event: 'player_eliminated'
  readonly seat: number
  readonly role: string
  readonly cause: number | null
}

/** A player without lives is out again, which is not a kill. */
export interface BangPlayerLeftEvent {
  readonly event: 'player_left'
  readonly seat: number
}

/** An eliminated player is in play again; with 0 lives he can neither gain nor lose any. */
export interface BangPlayerReturnedEvent {
  readonly event: 'player_returned'
  readonly seat: number
  readonly life: number
}

/** So many cards for a kill. */
export interface BangRewardPaidEvent {
  readonly event: 'reward_paid'
  readonly seat: number
  readonly dead: number
  readonly count: number
}

export interface BangShotCancelledEvent {
  readonly event: 'shot_cancelled'
  readonly seat: number | null
  readonly target: number
  readonly by: string
}

/** A BANG! effect is aimed at a player. */
export interface BangShotFiredEvent {
  readonly event: 'shot_fired'
  readonly seat: number | null
  readonly target: number
  readonly by: string
}

/** The stick of dynamite comes to this player. */
export interface BangStickMovedEvent {
  readonly event: 'stick_moved'
  readonly seat: number
}

export interface BangStoreOpenedEvent {
  readonly event: 'store_opened'
  readonly seat: number
  readonly cards: readonly string[]
}

export interface BangStorePickedEvent {
  readonly event: 'store_picked'
  readonly seat: number
  readonly card: string
}

export interface BangTurnEndedEvent {
  readonly event: 'turn_ended'
  readonly seat: number
}

export interface BangTurnStartedEvent {
  readonly event: 'turn_started'
  readonly seat: number
  readonly turn: number
}

/** A card or ability does nothing to this player. */
export interface BangUnaffectedEvent {
  readonly event: 'unaffected'
  readonly seat: number
  readonly by: string
}

/** Which of your two characters will you be? */
export interface BangChooseCharacter {
  readonly ask: 'choose_character'
}

/** Which of the cards turned up counts for the draw check? */
export interface BangChooseChecked {
  readonly ask: 'choose_checked'
  readonly by: string
  readonly cards: readonly string[]
}

/** Whose ability do you have until your next turn? */
export interface BangChooseCopied {
  readonly ask: 'choose_copied'
}

/** Phase 1: where does the card that your ability speaks of come from? */
export interface BangChooseSource {
  readonly ask: 'choose_source'
  readonly ability: string
}

/** Which card of this player: a random one from the hand, or which one in play? */
export interface BangChooseTheirCard {
  readonly ask: 'choose_their_card'
  readonly owner: number
  readonly by: string
}

/** All these cards are discarded: which one ends on top of the pile? */
export interface BangChooseTop {
  readonly ask: 'choose_top'
}

/** A BANG! effect is aimed at you: how do you answer? `needed` Missed! effects would still cancel it. */
export interface BangDefend {
  readonly ask: 'defend'
  readonly shooter: number | null
  readonly by: string
  readonly cards: readonly string[]
  readonly needed: number
}

/** Indians! or a Duel: do you discard a BANG! card or lose a life? */
export interface BangDiscardBang {
  readonly ask: 'discard_bang'
  readonly by: string
  readonly opponent: number
}

/** Phase 3: which card do you discard? `left` cards are too many, this one included. */
export interface BangDiscardExcess {
  readonly ask: 'discard_excess'
  readonly left: number
}

/** Which of the cards just drawn does this player get? */
export interface BangGiveCard {
  readonly ask: 'give_card'
  readonly to: number
  readonly ability: string
}

/** You are about to be killed: do you save yourself? `needed` lives would do it. */
export interface BangLastChance {
  readonly ask: 'last_chance'
  readonly by: string
  readonly cause: number | null
  readonly needed: number
}

/** Do you use your ability now? */
export interface BangMayUse {
  readonly ask: 'may_use'
  readonly ability: string
}

/** Which card do you discard for this card or ability? `left` are still due, this one included. */
export interface BangPayCard {
  readonly ask: 'pay_card'
  readonly by: string
  readonly left: number
}

/** Which of the cards turned up do you take? */
export interface BangPickFromStore {
  readonly ask: 'pick_from_store'
  readonly cards: readonly string[]
}

/** Phase 2: what do you play or use, or is your turn over? */
export interface BangPlayCards {
  readonly ask: 'play_cards'
}

/** Kit Carlson: which of the cards you looked at goes back on the deck? */
export interface BangReturnCard {
  readonly ask: 'return_card'
  readonly left: number
}

/** The cards of a dead player are shared: which one do you take? */
export interface BangShareCards {
  readonly ask: 'share_cards'
  readonly dead: number
  readonly cards: readonly string[]
}

/** Use the ability. */
export interface BangAccept {
  readonly option: 'accept'
}

/** Use a card from hand in answer to what happens. */
export interface BangAnswer {
  readonly option: 'answer'
  readonly card: string
}

/** Use your ability in answer to what happens. */
export interface BangAnswerByAbility {
  readonly option: 'answer_by_ability'
  readonly ability: string
}

/** Use a card in front of you in answer to what happens. */
export interface BangAnswerInPlay {
  readonly option: 'answer_in_play'
  readonly card: string
}

export interface BangBecome {
  readonly option: 'become'
  readonly character: string
}

/** Have this player's ability. */
export interface BangCopy {
  readonly option: 'copy'
  readonly seat: number
}

/** Leave it, and bear what comes. */
export interface BangDecline {
  readonly option: 'decline'
}

/** Play nothing more. */
export interface BangEndTurn {
  readonly option: 'end_turn'
}

/** Draw as usual. */
export interface BangFromDeck {
  readonly option: 'from_deck'
}

/** The top card of the discard pile. */
export interface BangFromDiscardPile {
  readonly option: 'from_discard_pile'
}

/** A random card from this player's hand. */
export interface BangFromHand {
  readonly option: 'from_hand'
  readonly seat: number
}

/** Choose this card. */
export interface BangPick {
  readonly option: 'pick'
  readonly card: string
}

/** Play a card from hand, at a target where it has one. */
export interface BangPlay {
  readonly option: 'play'
  readonly card: string
  readonly target: number | null
}

/** Play a card from hand as if it were another one. */
export interface BangPlayAs {
  readonly option: 'play_as'
  readonly card: string
  readonly name: string
  readonly target: number | null
}

/** Use your character's ability. */
export interface BangUseAbility {
  readonly option: 'use_ability'
  readonly ability: string
  readonly target: number | null
  readonly card: string | null
}

/** Use a card that lies in front of you. */
export interface BangUseCard {
  readonly option: 'use_card'
  readonly card: string
  readonly target: number | null
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface BangPassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type BangEvent = BangAbilityCopiedEvent | BangAbilityUsedEvent | BangCardDiscardedEvent | BangCardFromPileEvent | BangCardGivenEvent | BangCardPlacedEvent | BangCardPlayedEvent | BangCardReturnedEvent | BangCardShownEvent | BangCardTakenEvent | BangCardUsedEvent | BangCardsDrawnEvent | BangCardsInheritedEvent | BangCardsLookedAtEvent | BangCharacterTakenEvent | BangCheckMadeEvent | BangDeckShuffledEvent | BangDynamiteExplodedEvent | BangDynamitePassedEvent | BangGameWonEvent | BangGoalChangedEvent | BangJailCheckedEvent | BangLifeGainedEvent | BangLifeLostEvent | BangPenaltyPaidEvent | BangPlayerEliminatedEvent | BangPlayerLeftEvent | BangPlayerReturnedEvent | BangRewardPaidEvent | BangShotCancelledEvent | BangShotFiredEvent | BangStickMovedEvent | BangStoreOpenedEvent | BangStorePickedEvent | BangTurnEndedEvent | BangTurnStartedEvent | BangUnaffectedEvent

export type BangQuestion = BangChooseCharacter | BangChooseChecked | BangChooseCopied | BangChooseSource | BangChooseTheirCard | BangChooseTop | BangDefend | BangDiscardBang | BangDiscardExcess | BangGiveCard | BangLastChance | BangMayUse | BangPayCard | BangPickFromStore | BangPlayCards | BangReturnCard | BangShareCards

export type BangOption = BangAccept | BangAnswer | BangAnswerByAbility | BangAnswerInPlay | BangBecome | BangCopy | BangDecline | BangEndTurn | BangFromDeck | BangFromDiscardPile | BangFromHand | BangPick | BangPlay | BangPlayAs | BangUseAbility | BangUseCard | BangPassFor

// dice

/** The table from one seat; `seat` is None for a spectator. */
export interface DiceView {
  readonly game: 'dice'
  readonly seat: number | null
  readonly players: readonly DicePlayer[]
  readonly supply: number
  readonly active: number
  readonly turn: number
  readonly roll: number
  readonly dice: readonly string[]
  readonly duel: boolean
  readonly outcome: string
  readonly winners: readonly number[]
}

/** One player as seen by somebody; `role` is None while it is hidden from them. */
export interface DicePlayer {
  readonly seat: number
  readonly name: string
  readonly character: string
  readonly role: string | null
  readonly role_shown: boolean
  readonly life: number
  readonly max_life: number
  readonly arrows: number
  readonly alive: boolean
  readonly rolls: number
  readonly harm: readonly number[]
  readonly help: readonly number[]
}

export interface DiceAbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly character: string
}

/** `by` is what made the seat take it: the die face, or a character's id. */
export interface DiceArrowTakenEvent {
  readonly event: 'arrow_taken'
  readonly seat: number
  readonly by: string
  readonly supply: number
}

export interface DiceArrowsReturnedEvent {
  readonly event: 'arrows_returned'
  readonly seat: number
  readonly count: number
  readonly by: string
  readonly supply: number
}

export interface DiceCharacterTakenEvent {
  readonly event: 'character_taken'
  readonly seat: number
  readonly character: string
}

/** All five dice after the roll; `rolled` are those that were thrown. */
export interface DiceRolledEvent {
  readonly event: 'dice_rolled'
  readonly seat: number
  readonly dice: readonly string[]
  readonly rolled: readonly number[]
  readonly roll: number
}

export interface DiceDynamiteExplodedEvent {
  readonly event: 'dynamite_exploded'
  readonly seat: number
}

export interface DiceGameWonEvent {
  readonly event: 'game_won'
  readonly outcome: string
  readonly winners: readonly number[]
}

export interface DiceGatlingFiredEvent {
  readonly event: 'gatling_fired'
  readonly seat: number
}

/** Three players: nobody took his own target's last life point, so the two survivors fight it out. */
export interface DiceGoalChangedEvent {
  readonly event: 'goal_changed'
}

/** The supply is empty: one life point for each arrow. */
export interface DiceIndiansAttackedEvent {
  readonly event: 'indians_attacked'
  readonly arrows: readonly number[]
}

/** `amount` is 0 where it was wasted on a player at full life. */
export interface DiceLifeGainedEvent {
  readonly event: 'life_gained'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number
}

/** `by` is indians, dynamite, bullseye or gatling; `cause` the player behind it, if any. */
export interface DiceLifeLostEvent {
  readonly event: 'life_lost'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number | null
}

export interface DicePlayerEliminatedEvent {
  readonly event: 'player_eliminated'
  readonly seat: number
  readonly role: string
  readonly cause: number | null
}

export interface DiceShotFiredEvent {
  readonly event: 'shot_fired'
  readonly seat: number
  readonly target: number
  readonly face: string
  readonly doubled: boolean
}

export interface DiceTurnStartedEvent {
  readonly event: 'turn_started'
  readonly seat: number
}

/** Which of the characters left will you be? */
export interface DiceChooseCharacter {
  readonly ask: 'choose_character'
}

/** Whom does this Bull's Eye hit? `left` such dice wait, this one included. */
export interface DiceChooseTarget {
  readonly ask: 'choose_target'
  readonly face: string
  readonly left: number
}

/** Who drinks this beer? */
export interface DiceGiveBeer {
  readonly ask: 'give_beer'
  readonly left: number
}

/** Sid Ketchum: who gains a life point? */
export interface DiceGiveLife {
  readonly ask: 'give_life'
}

/** Kit Karlson: whose arrow goes back to the supply? */
export interface DiceMayRemoveArrow {
  readonly ask: 'may_remove_arrow'
  readonly left: number
}

/** Pedro Ramirez: return an arrow for the life point just lost? */
export interface DiceMayReturnArrow {
  readonly ask: 'may_return_arrow'
}

/** Bart Cassidy: an arrow instead of this life point? */
export interface DiceMayTakeArrow {
  readonly ask: 'may_take_arrow'
  readonly by: string
}

/** Which dice will you roll again, if any? */
export interface DiceRollAgain {
  readonly ask: 'roll_again'
  readonly rolls_left: number
}

/** Use the ability. */
export interface DiceAccept {
  readonly option: 'accept'
}

export interface DiceBecome {
  readonly option: 'become'
  readonly character: string
}

/** Pick a player, oneself included, for something good. */
export interface DiceChoose {
  readonly option: 'choose'
  readonly seat: number
}

/** Leave it. */
export interface DiceDecline {
  readonly option: 'decline'
}

export interface DiceReroll {
  readonly option: 'reroll'
  readonly dice: readonly number[]
}

export interface DiceShoot {
  readonly option: 'shoot'
  readonly target: number
  readonly doubled: boolean
}

/** Keep all dice as they are. */
export interface DiceStop {
  readonly option: 'stop'
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface DicePassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type DiceEvent = DiceAbilityUsedEvent | DiceArrowTakenEvent | DiceArrowsReturnedEvent | DiceCharacterTakenEvent | DiceRolledEvent | DiceDynamiteExplodedEvent | DiceGameWonEvent | DiceGatlingFiredEvent | DiceGoalChangedEvent | DiceIndiansAttackedEvent | DiceLifeGainedEvent | DiceLifeLostEvent | DicePlayerEliminatedEvent | DiceShotFiredEvent | DiceTurnStartedEvent

export type DiceQuestion = DiceChooseCharacter | DiceChooseTarget | DiceGiveBeer | DiceGiveLife | DiceMayRemoveArrow | DiceMayReturnArrow | DiceMayTakeArrow | DiceRollAgain

export type DiceOption = DiceAccept | DiceBecome | DiceChoose | DiceDecline | DiceReroll | DiceShoot | DiceStop | DicePassFor

export type View = BangView | DiceView

export type GameEvent = BangEvent | DiceEvent

export type Question = BangQuestion | DiceQuestion

export type Option = BangOption | DiceOption
