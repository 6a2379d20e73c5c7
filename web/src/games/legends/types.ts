// Made by tools/web-types.py from the server's schemas. Do not edit.
/* eslint-disable */

/** The table from one seat; `seat` is None for a spectator. */
export interface LegendsView {
  readonly game: 'legends'
  readonly seat: number | null
  readonly players: readonly LegendsPlayer[]
  readonly active: number
  readonly first: number
  readonly round: number
  readonly turn: number
  readonly phase: string
  readonly actions: number
  readonly sheriff: string
  readonly bandits: readonly string[]
  readonly caches: readonly CacheView[]
  readonly stories: readonly StoryView[]
  readonly cattle: Record<string, number>
  readonly deck: number
  readonly pile: readonly string[]
  readonly fight: FightView | null
  readonly poker: PokerView | null
  readonly black: BlackView | null
  readonly end_at: number
  readonly end_round: number
  readonly outcome: string
  readonly winners: readonly number[]
  readonly content: Record<string, string>
  readonly boxes: readonly string[]
  readonly parts: Record<string, unknown>
}

/** One player as seen by somebody. What is hidden from them is None; its number is told. */
export interface LegendsPlayer {
  readonly seat: number
  readonly name: string
  readonly character: string
  readonly dealt: readonly string[] | null
  readonly ability_on: boolean
  readonly space: string | null
  readonly lp: number
  readonly mp: number
  readonly wp: number
  readonly money: number
  readonly nuggets: number
  readonly wounds: number
  readonly cards: number
  readonly hand: readonly string[] | null
  readonly seen: readonly string[]
  readonly weapons: readonly string[]
  readonly mounts: readonly string[]
  readonly belongings: readonly string[]
  readonly cattle: readonly string[]
  readonly tokens: readonly string[] | null
  readonly goals: readonly string[] | null
  readonly goals_left: number
  readonly goals_done: readonly string[]
  readonly legend_tokens: number
  readonly legend_values: readonly number[] | null
  readonly speed: number
  readonly hand_limit: number
  readonly money_limit: number
  readonly nugget_limit: number
}

export interface CacheView {
  readonly space: string
  readonly story: string
}

/** The open story of a deck: only its condition is in sight, never the card itself. */
export interface StoryView {
  readonly condition: string | null
  readonly markers: readonly number[]
  readonly cards: number
}

/** The fight under way. Cards are None until they are shown, but for one's own; values count from the reveal on. `fight_cards` are those of the `drawn` ones that one has seen. `attacked`: it is the Man in Black who attacks. */
export interface FightView {
  readonly fighter: number
  readonly other: number | null
  readonly foe: string
  readonly kind: string
  readonly keeper: number | null
  readonly attacked: boolean
  readonly laid: boolean
  readonly other_laid: boolean
  readonly card: string | null
  readonly other_card: string | null
  readonly fight_cards: readonly string[]
  readonly drawn: number
  readonly shown: boolean
  readonly value: number
  readonly other_value: number
}

/** The poker game under way. */
export interface PokerView {
  readonly pot: number
  readonly flop: readonly string[]
  readonly joined: readonly number[]
  readonly dealer_cards: number
  readonly dealer: readonly string[] | null
}

/** The Man in Black. */
export interface BlackView {
  readonly space: string
  readonly lp: number
  readonly cards: number
}

/** Where it stands and where it goes next; `card` is the one that was drawn, while its guards are fought. */
export interface TrainView {
  readonly space: string
  readonly next: string
  readonly deck: number
  readonly card: string
}

/** Renegades, claim jumpers and high rollers on the boards, and how many of each are left in the supply. `playing` is the high roller who plays poker just now, or nothing. */
export interface WaitingView {
  readonly tokens: readonly BoardTokenView[]
  readonly left: Record<string, number>
  readonly playing: string
}

export interface BoardTokenView {
  readonly foe: string
  readonly token: string
  readonly space: string
}

/** Where some lie face down, who drives one, and the face of one's own; all faces once the game is over. */
export interface LonghornsView {
  readonly spaces: readonly string[]
  readonly holders: readonly number[]
  readonly token: string | null
  readonly left: number
}

/** Markers that still lie on the tracks: the spaces of the LP track, and the names of the other tracks. */
export interface EventsView {
  readonly lp: readonly number[]
  readonly tracks: readonly string[]
  readonly deck: number
  readonly due: number
}

export interface FrontiersView {
  readonly tokens: readonly FrontierTokenView[]
}

/** `price` is what cards must be worth: the number of the space and that of the token. */
export interface FrontierTokenView {
  readonly space: string
  readonly number: number
  readonly price: number
}

/** Gambler points by seat, how many of a player's legend tokens the track has brought, and how many it brings for each point beyond its last space. */
export interface GamblerView {
  readonly points: readonly number[]
  readonly tokens: readonly number[]
  readonly beyond: number
}

/** The faro game under way: the cards that were shown beside a hidden one, and those turned up since the shuffle. */
export interface FaroView {
  readonly host: number
  readonly players: readonly number[]
  readonly dealer: number | null
  readonly shown: readonly string[]
  readonly turned: readonly string[]
  readonly markers: readonly MarkerView[]
}

/** A bet: so many dollars on a value of the faro board. */
export interface MarkerView {
  readonly seat: number
  readonly rank: string
  readonly money: number
}

/** The jokers on the table; of one that lies face down its owner alone knows. */
export interface JokersView {
  readonly laid: readonly StandInView[]
}

/** A joker that somebody has laid, and the card of that player's hand it stands for. */
export interface StandInView {
  readonly seat: number
  readonly card: string
  readonly stands_for: string
}

/** 5 LP: the ability works from now on. */
export interface AbilityGainedEvent {
  readonly event: 'ability_gained'
  readonly seat: number
  readonly character: string
}

export interface AbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly character: string
}

export interface ActionsGainedEvent {
  readonly event: 'actions_gained'
  readonly seat: number
  readonly amount: number
  readonly actions: number
  readonly by: string
}

/** `cause` is the marshal who did it, None for the Sheriff. */
export interface ArrestedEvent {
  readonly event: 'arrested'
  readonly seat: number
  readonly cause: number | null
  readonly to: string
}

/** The Man in Black attacks this player. */
export interface AttackedByBlackEvent {
  readonly event: 'attacked_by_black'
  readonly seat: number
  readonly fight: string
}

export interface BanditGoneEvent {
  readonly event: 'bandit_gone'
  readonly space: string
}

export interface BanditPlacedEvent {
  readonly event: 'bandit_placed'
  readonly space: string
}

/** His fight cards, of which the highest counts; nobody plays him, so they lie open. */
export interface BlackDrewEvent {
  readonly event: 'black_drew'
  readonly fight_cards: readonly string[]
}

export interface BlackGainedEvent {
  readonly event: 'black_gained'
  readonly amount: number
  readonly lp: number
}

export interface BlackMovedEvent {
  readonly event: 'black_moved'
  readonly to: string
  readonly way: readonly string[]
}

export interface BlackPlayedEvent {
  readonly event: 'black_played'
  readonly black_card: string
}

export interface CachePlacedEvent {
  readonly event: 'cache_placed'
  readonly space: string
  readonly story: string
}

export interface CacheTakenEvent {
  readonly event: 'cache_taken'
  readonly seat: number
  readonly space: string
  readonly story: string
}

/** `card` is None for all but the two. */
export interface CardGivenEvent {
  readonly event: 'card_given'
  readonly seat: number
  readonly target: number
  readonly card: string | null
  readonly by: string
}

/** A card played at poker comes back to the hand, seen by all. */
export interface CardKeptEvent {
  readonly event: 'card_kept'
  readonly seat: number
  readonly card: string
  readonly by: string
}

/** `card` is None for all but its owner. */
export interface CardLaidEvent {
  readonly event: 'card_laid'
  readonly seat: number
  readonly card: string | null
}

export interface CardPlayedEvent {
  readonly event: 'card_played'
  readonly seat: number
  readonly card: string
}

export interface CardsDiscardedEvent {
  readonly event: 'cards_discarded'
  readonly seat: number
  readonly cards: readonly string[]
  readonly by: string
}

/** `cards` is empty for whoever may not see them. */
export interface CardsDrawnEvent {
  readonly event: 'cards_drawn'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
  readonly by: string
}

/** `card` of the first fighter against `other` of the player `target`. */
export interface CardsRevealedEvent {
  readonly event: 'cards_revealed'
  readonly seat: number
  readonly card: string
  readonly target: number
  readonly other: string
}

/** `how` is drive or rustle. */
export interface CattleDeliveredEvent {
  readonly event: 'cattle_delivered'
  readonly seat: number
  readonly cattle: string
  readonly token: string
  readonly how: string
}

export interface CattleLostEvent {
  readonly event: 'cattle_lost'
  readonly seat: number
  readonly cattle: string
  readonly by: string
}

/** `token` is None for all but its holder. `target` is the player it was robbed of. */
export interface CattleTakenEvent {
  readonly event: 'cattle_taken'
  readonly seat: number
  readonly cattle: string
  readonly token: string | null
  readonly target: number | null
}

export interface CharacterTakenEvent {
  readonly event: 'character_taken'
  readonly seat: number
  readonly character: string
}

/** `seat` plays the dealer and alone sees the cards. */
export interface DealerDrewEvent {
  readonly event: 'dealer_drew'
  readonly seat: number
  readonly count: number
  readonly cards: readonly string[]
}

export interface DiceRolledEvent {
  readonly event: 'dice_rolled'
  readonly seat: number | null
  readonly faces: readonly string[]
  readonly by: string
}

/** The round is played out, and then everybody has one more turn. `seat` is None for the Man in Black. */
export interface EndTriggeredEvent {
  readonly event: 'end_triggered'
  readonly seat: number | null
  readonly lp: number
}

export interface EquippedEvent {
  readonly event: 'equipped'
  readonly seat: number
  readonly item: string
}

/** A cube has come to a marker, or somebody has got the Gazette; `seat` is None for the Man in Black. */
export interface EventDueEvent {
  readonly event: 'event_due'
  readonly seat: number | null
  readonly track: string
}

/** `seat` is None during set-up. */
export interface EventResolvedEvent {
  readonly event: 'event_resolved'
  readonly seat: number | null
  readonly event_card: string
}

/** Three cards are shown, a fourth stays face down. */
export interface FaroDealtEvent {
  readonly event: 'faro_dealt'
  readonly seat: number
  readonly fight_cards: readonly string[]
}

export interface FaroJoinedEvent {
  readonly event: 'faro_joined'
  readonly seat: number
}

export interface FaroOpenedEvent {
  readonly event: 'faro_opened'
  readonly seat: number
  readonly space: string
}

/** Nobody knows any more which card is which. */
export interface FaroShuffledEvent {
  readonly event: 'faro_shuffled'
  readonly seat: number
}

/** The first, second or third card. */
export interface FaroTurnedEvent {
  readonly event: 'faro_turned'
  readonly number: number
  readonly fight_card: string
}

/** `foe` is player, man_in_black, bandit, guard, sheriff or the name of a story's group; `target` a player. */
export interface FightAnnouncedEvent {
  readonly event: 'fight_announced'
  readonly seat: number
  readonly target: number | null
  readonly foe: string
  readonly fight: string
}

/** `seat` plays the foe and alone sees the cards. */
export interface FightCardsDrawnEvent {
  readonly event: 'fight_cards_drawn'
  readonly seat: number
  readonly foe: string
  readonly count: number
  readonly fight_cards: readonly string[]
}

/** `keeper` is who plays the foe. */
export interface FightCardsLookedAtEvent {
  readonly event: 'fight_cards_looked_at'
  readonly seat: number
  readonly keeper: number
  readonly fight_cards: readonly string[]
  readonly by: string
}

export interface FightRestartedEvent {
  readonly event: 'fight_restarted'
  readonly by: string
}

/** The text of a fight card takes effect on this player. */
export interface FightTextEvent {
  readonly event: 'fight_text'
  readonly seat: number
  readonly fight_card: string
}

export interface FightTextCancelledEvent {
  readonly event: 'fight_text_cancelled'
  readonly seat: number
  readonly fight_card: string
  readonly by: string
}

/** `seat` beats another player. */
export interface FightWonEvent {
  readonly event: 'fight_won'
  readonly seat: number
  readonly target: number
}

export interface FigurePlacedEvent {
  readonly event: 'figure_placed'
  readonly seat: number
  readonly space: string
}

/** One line of the final scoring; `part` is upgrades, money, marshal, wanted, tokens or wounds. */
export interface FinalScoreEvent {
  readonly event: 'final_score'
  readonly seat: number
  readonly part: string
  readonly amount: number
  readonly lp: number
}

export interface FirstPlayerEvent {
  readonly event: 'first_player'
  readonly seat: number
}

export interface FlopShownEvent {
  readonly event: 'flop_shown'
  readonly cards: readonly string[]
  readonly pot: number
}

export interface FoeBeatenEvent {
  readonly event: 'foe_beaten'
  readonly seat: number
  readonly foe: string
}

/** `card` against the foe's fight card. */
export interface FoeRevealedEvent {
  readonly event: 'foe_revealed'
  readonly seat: number
  readonly card: string
  readonly foe: string
  readonly fight_card: string
}

export interface FoeWonEvent {
  readonly event: 'foe_won'
  readonly seat: number
  readonly foe: string
}

/** The token is turned over. */
export interface FrontierOpenedEvent {
  readonly event: 'frontier_opened'
  readonly seat: number
  readonly space: string
  readonly token: string
}

export interface GameWonEvent {
  readonly event: 'game_won'
  readonly outcome: string
  readonly winners: readonly number[]
}

export interface GoalClaimedEvent {
  readonly event: 'goal_claimed'
  readonly seat: number
  readonly goal: string
}

/** `goals` is empty for all but their owner. */
export interface GoalsDealtEvent {
  readonly event: 'goals_dealt'
  readonly seat: number
  readonly count: number
  readonly goals: readonly string[]
}

/** Both fighters know which cards were looked at. */
export interface HandLookedAtEvent {
  readonly event: 'hand_looked_at'
  readonly seat: number
  readonly target: number
  readonly cards: readonly string[]
  readonly by: string
}

/** The cards a player adds to the flop and what they make; `seat` None is the dealer or the Man in Black. */
export interface HandShownEvent {
  readonly event: 'hand_shown'
  readonly seat: number | null
  readonly cards: readonly string[]
  readonly hand: string
}

export interface IncomeTakenEvent {
  readonly event: 'income_taken'
  readonly seat: number
  readonly income: string
}

export interface ItemGainedEvent {
  readonly event: 'item_gained'
  readonly seat: number
  readonly item: string
  readonly by: string
}

/** A belonging goes back to the store. */
export interface ItemGoneEvent {
  readonly event: 'item_gone'
  readonly seat: number
  readonly item: string
  readonly by: string
}

export interface ItemUpgradedEvent {
  readonly event: 'item_upgraded'
  readonly seat: number
  readonly item: string
  readonly by: string
}

export interface ItemUsedEvent {
  readonly event: 'item_used'
  readonly seat: number
  readonly item: string
}

/** What a joker stands for: a card of the hand, which everybody sees and which stays there. */
export interface JokerStoodInEvent {
  readonly event: 'joker_stood_in'
  readonly seat: number
  readonly joker: string
  readonly card: string
}

export interface LegendGainedEvent {
  readonly event: 'legend_gained'
  readonly seat: number
  readonly amount: number
  readonly lp: number
  readonly by: string
}

export interface LegendLostEvent {
  readonly event: 'legend_lost'
  readonly seat: number
  readonly amount: number
  readonly lp: number
  readonly by: string
}

export interface LonghornDeliveredEvent {
  readonly event: 'longhorn_delivered'
  readonly seat: number
  readonly token: string
}

export interface LonghornLostEvent {
  readonly event: 'longhorn_lost'
  readonly seat: number
  readonly by: string
}

/** `token` is None for all but its holder. */
export interface LonghornTakenEvent {
  readonly event: 'longhorn_taken'
  readonly seat: number
  readonly space: string
  readonly token: string | null
}

/** `how` is lost, won or back; `money` is what it costs or pays. */
export interface MarkerGoneEvent {
  readonly event: 'marker_gone'
  readonly seat: number
  readonly rank: string
  readonly money: number
  readonly how: string
}

export interface MarkerPlacedEvent {
  readonly event: 'marker_placed'
  readonly seat: number
  readonly rank: string
  readonly money: number
}

/** `amount` is what came in; what exceeds the limit is lost. */
export interface MoneyGainedEvent {
  readonly event: 'money_gained'
  readonly seat: number
  readonly amount: number
  readonly money: number
  readonly by: string
}

export interface MoneyLostEvent {
  readonly event: 'money_lost'
  readonly seat: number
  readonly amount: number
  readonly money: number
  readonly by: string
}

/** `way` are the spaces entered, the last one included. */
export interface MovedEvent {
  readonly event: 'moved'
  readonly seat: number
  readonly to: string
  readonly way: readonly string[]
  readonly by: string
}

/** A fighter without a card loses. */
export interface NothingToLayEvent {
  readonly event: 'nothing_to_lay'
  readonly seat: number
}

export interface NuggetsGainedEvent {
  readonly event: 'nuggets_gained'
  readonly seat: number
  readonly amount: number
  readonly nuggets: number
  readonly by: string
}

export interface NuggetsLostEvent {
  readonly event: 'nuggets_lost'
  readonly seat: number
  readonly amount: number
  readonly nuggets: number
  readonly by: string
}

/** The discard pile becomes the deck. */
export interface PileShuffledEvent {
  readonly event: 'pile_shuffled'
  readonly cards: number
}

/** `track` is marshal or wanted; `points` is where the cube stands now. */
export interface PointsGainedEvent {
  readonly event: 'points_gained'
  readonly seat: number
  readonly track: string
  readonly amount: number
  readonly points: number
  readonly by: string
}

export interface PokerJoinedEvent {
  readonly event: 'poker_joined'
  readonly seat: number
}

/** `seat` None is the Man in Black. */
export interface PokerOpenedEvent {
  readonly event: 'poker_opened'
  readonly seat: number | null
  readonly space: string
}

/** `seat` None: it goes back to the bank. `shared`: part of it, others have as good a hand. Where the best of the others has the same combination, `decided` tells why it lost: to a higher rank in it, `high` against `low` (`rank`), to such a card beside it (`kicker`), to `more` cards, or as equal hands are won by whoever opened the game or by the dealer (`host`, `dealer`). */
export interface PotWonEvent {
  readonly event: 'pot_won'
  readonly seat: number | null
  readonly amount: number
  readonly shared: boolean
  readonly decided: string
  readonly high: string
  readonly low: string
}

/** `what` is money, nuggets or nothing; `amount` what the victim loses. `target` None is the Man in Black. */
export interface RobbedEvent {
  readonly event: 'robbed'
  readonly seat: number
  readonly target: number | null
  readonly what: string
  readonly amount: number
}

/** A poker game against a high roller for a stake. */
export interface RollerChallengedEvent {
  readonly event: 'roller_challenged'
  readonly seat: number
  readonly token: string
  readonly money: number
}

/** `seat` is who moved him, None where a rule did. */
export interface SheriffMovedEvent {
  readonly event: 'sheriff_moved'
  readonly seat: number | null
  readonly to: string
  readonly way: readonly string[]
  readonly by: string
}

/** `markers` lie on the story of this deck now; `shifted`: it came from the other one. */
export interface StoryMarkedEvent {
  readonly event: 'story_marked'
  readonly seat: number
  readonly deck: number
  readonly markers: number
  readonly shifted: boolean
}

/** The next condition of this deck is in sight; `condition` is None where the deck is empty. */
export interface StoryOpenedEvent {
  readonly event: 'story_opened'
  readonly deck: number
  readonly condition: string | null
}

export interface StoryResolvedEvent {
  readonly event: 'story_resolved'
  readonly deck: number
  readonly story: string
  readonly contributors: readonly number[]
}

export interface SurrenderedEvent {
  readonly event: 'surrendered'
  readonly seat: number
}

export interface TokenGoneEvent {
  readonly event: 'token_gone'
  readonly foe: string
  readonly token: string
  readonly space: string
}

/** `foe` is renegade, claim_jumper, high_roller or longhorn; of a longhorn the face is hidden. */
export interface TokenPlacedEvent {
  readonly event: 'token_placed'
  readonly foe: string
  readonly token: string
  readonly space: string
}

/** `value` is 0 for all but the owner. */
export interface TokenReturnedEvent {
  readonly event: 'token_returned'
  readonly seat: number
  readonly value: number
}

/** `values` is empty for all but the owner. */
export interface TokensDrawnEvent {
  readonly event: 'tokens_drawn'
  readonly seat: number
  readonly count: number
  readonly values: readonly number[]
}

export interface TrackLeftEvent {
  readonly event: 'track_left'
  readonly seat: number
  readonly track: string
  readonly by: string
}

/** A robbery is tried, and this is what is found. */
export interface TrainBoardedEvent {
  readonly event: 'train_boarded'
  readonly seat: number
  readonly train_card: string
}

export interface TrainMovedEvent {
  readonly event: 'train_moved'
  readonly space: string
}

export interface TurnStartedEvent {
  readonly event: 'turn_started'
  readonly seat: number
  readonly round: number
}

/** The card of this player (None: the foe) counts differently now; `value` is a rank. */
export interface ValueChangedEvent {
  readonly event: 'value_changed'
  readonly seat: number | null
  readonly value: string
  readonly by: string
}

export interface WoundsHealedEvent {
  readonly event: 'wounds_healed'
  readonly seat: number
  readonly amount: number
  readonly wounds: number
  readonly by: string
}

export interface WoundsTakenEvent {
  readonly event: 'wounds_taken'
  readonly seat: number
  readonly amount: number
  readonly wounds: number
  readonly by: string
}

/** Which one thing do you buy or upgrade, so many dollars cheaper? */
export interface BuyOnTheWay {
  readonly ask: 'buy_on_the_way'
  readonly money: number
}

/** Of which colour is the cattle you take? */
export interface ChooseCattle {
  readonly ask: 'choose_cattle'
}

/** Which of the two characters dealt to you will you be? */
export interface ChooseCharacter {
  readonly ask: 'choose_character'
}

/** Which of these happens, because of `thing`? */
export interface ChooseEffect {
  readonly ask: 'choose_effect'
  readonly thing: string
}

/** Whom do you fight, and how? */
export interface ChooseFight {
  readonly ask: 'choose_fight'
}

/** Which of your weapons, or mounts, serves you until your next turn? */
export interface ChooseGear {
  readonly ask: 'choose_gear'
  readonly gear: 'mount' | 'weapon'
}

/** Which item does it concern? */
export interface ChooseItem {
  readonly ask: 'choose_item'
  readonly thing: string
}

/** Whom does it concern? */
export interface ChoosePlayer {
  readonly ask: 'choose_player'
  readonly thing: string
}

/** Which space does it concern? */
export interface ChooseSpace {
  readonly ask: 'choose_space'
  readonly thing: string
}

/** Where does your figure start? */
export interface ChooseStart {
  readonly ask: 'choose_start'
}

/** Which of the two ready stories is told first? */
export interface ChooseStory {
  readonly ask: 'choose_story'
}

/** Where do you move? Up to `points` spaces, because of `thing`. */
export interface ChooseWay {
  readonly ask: 'choose_way'
  readonly thing: string
  readonly points: number
}

/** Which card do you discard? `left` are to go, this one included. */
export interface DiscardCard {
  readonly ask: 'discard_card'
  readonly left: number
  readonly thing: string
}

/** Which card do you give? */
export interface GiveCard {
  readonly ask: 'give_card'
  readonly target: number
  readonly thing: string
}

/** Do you play faro, too? */
export interface JoinFaro {
  readonly ask: 'join_faro'
}

/** Do you join the poker game for a stake? */
export interface JoinPoker {
  readonly ask: 'join_poker'
}

/** Which of your markers stay on the board for the third card? */
export interface KeepMarkers {
  readonly ask: 'keep_markers'
}

/** Which card do you lay face down in this fight? The defender may surrender instead. Against a foe whom another player plays, that player is asked at the same time which of its fight cards it plays. */
export interface LayCard {
  readonly ask: 'lay_card'
}

/** Do you play a reaction in this fight? */
export interface MayReact {
  readonly ask: 'may_react'
}

/** Which die do you roll again, if any? */
export interface MayReroll {
  readonly ask: 'may_reroll'
  readonly thing: string
}

/** Do you use this ability, item or card? */
export interface MayUse {
  readonly ask: 'may_use'
  readonly thing: string
}

/** Which card do you discard? So much worth is still to be paid. */
export interface PayFrontier {
  readonly ask: 'pay_frontier'
  readonly left: number
}

/** On which value do you bet, and how much? `number` is 0 for the first marker, and so much is left to bet. */
export interface PlaceMarker {
  readonly ask: 'place_marker'
  readonly number: number
  readonly left: number
}

/** Which two cards are added to the flop? `dealer` plays the dealer and chooses among the cards drawn for that. */
export interface PlayHand {
  readonly ask: 'play_hand'
  readonly dealer: number | null
}

/** Which legend token goes back? `left` are to go, this one included. */
export interface ReturnToken {
  readonly ask: 'return_token'
  readonly left: number
}

/** What do you do? `actions` are left. */
export interface TakeAction {
  readonly ask: 'take_action'
  readonly actions: number
}

/** Which income do you take? */
export interface TakeIncome {
  readonly ask: 'take_income'
}

/** What do you rob this player of? */
export interface TakeSpoils {
  readonly ask: 'take_spoils'
  readonly target: number | null
}

/** What do you buy or upgrade? */
export interface VisitShop {
  readonly ask: 'visit_shop'
}

/** Where does the Sheriff go? */
export interface WalkSheriff {
  readonly ask: 'walk_sheriff'
  readonly spaces: number
}

/** Take a cattle token of this ranch. */
export interface Acquire {
  readonly option: 'acquire'
  readonly cattle: string
}

/** One of several ways; `effects` say what it brings and costs, as amounts (`gain_money:40`). */
export interface Alternative {
  readonly option: 'alternative'
  readonly number: number
  readonly effects: readonly string[]
}

export interface Become {
  readonly option: 'become'
  readonly character: string
}

/** A marker on a value of the faro board; nothing is paid yet. */
export interface Bet {
  readonly option: 'bet'
  readonly rank: string
  readonly money: number
}

/** `wear`: a weapon or mount is put into use at once. */
export interface Buy {
  readonly option: 'buy'
  readonly item: string
  readonly price: number
  readonly wear: boolean
}

/** Play poker against the high roller at this saloon. */
export interface Challenge {
  readonly option: 'challenge'
  readonly token: string
  readonly money: number
}

/** Complete a goal. */
export interface Claim {
  readonly option: 'claim'
  readonly goal: string
  readonly pay: readonly string[]
}

/** Place a marker on the open story of this deck; what it costs is in `pay`. */
export interface Contribute {
  readonly option: 'contribute'
  readonly deck: number
  readonly pay: readonly string[]
}

/** Hand over the longhorn here, which costs no action. */
export interface DeliverLonghorn {
  readonly option: 'deliver_longhorn'
  readonly token: string
}

/** Sell so many nuggets, and so many cards of Fool's Gold as nuggets. */
export interface Deposit {
  readonly option: 'deposit'
  readonly nuggets: number
  readonly fools: number
}

export interface Discard {
  readonly option: 'discard'
  readonly card: string
}

/** Deliver a cattle token at the station. */
export interface Drive {
  readonly option: 'drive'
  readonly token: string
}

export interface EndTurn {
  readonly option: 'end_turn'
}

/** Attack a player in the same space, who holds so many cards. */
export interface Fight {
  readonly option: 'fight'
  readonly target: number
  readonly fight: 'arrest' | 'duel' | 'robbery'
  readonly cards: number
}

/** Attack the Man in Black. */
export interface FightBlack {
  readonly option: 'fight_black'
  readonly fight: 'duel' | 'robbery'
}

export interface Give {
  readonly option: 'give'
  readonly card: string
}

/** The doctor heals so many wounds. */
export interface Heal {
  readonly option: 'heal'
  readonly wounds: number
}

/** `cash` is $20, `cards` 2 poker cards, `both` $10 and a card. */
export interface Income {
  readonly option: 'income'
  readonly income: 'both' | 'cards' | 'cash'
}

export interface Join {
  readonly option: 'join'
}

/** Lay this poker card face down. */
export interface Lay {
  readonly option: 'lay'
  readonly card: string
}

/** The foe plays this fight card. */
export interface LayFoe {
  readonly option: 'lay_foe'
  readonly fight_card: string
}

/** Lay a joker face down that stands for another card of the hand. */
export interface LayJoker {
  readonly option: 'lay_joker'
  readonly card: string
  readonly stands_for: string
}

/** Leave the shop. */
export interface Leave {
  readonly option: 'leave'
}

/** These stay; any other is taken back. */
export interface LeaveMarkers {
  readonly option: 'leave_markers'
  readonly ranks: readonly string[]
}

/** Go to a space so many spaces away; `via` is `mesa` where the way leads through one, `back` for coming back. */
export interface Move {
  readonly option: 'move'
  readonly to: string
  readonly distance: number
  readonly via: string
}

/** Discard cards worth so much, and turn over the token that lies here. */
export interface OpenFrontier {
  readonly option: 'open_frontier'
  readonly price: number
}

export interface Pass {
  readonly option: 'pass'
}

/** The Man in Black. */
export interface PickBlack {
  readonly option: 'pick_black'
}

/** `price` is what it costs now. */
export interface PickItem {
  readonly option: 'pick_item'
  readonly item: string
  readonly price: number
}

export interface PickPlayer {
  readonly option: 'pick_player'
  readonly target: number
}

export interface PickSpace {
  readonly option: 'pick_space'
  readonly space: string
}

/** Use the action of a poker card. */
export interface PlayAction {
  readonly option: 'play_action'
  readonly card: string
}

/** Add these cards to the flop: `hand` is what they make. */
export interface PlayCards {
  readonly option: 'play_cards'
  readonly cards: readonly string[]
  readonly hand: string
}

export interface PlayFaro {
  readonly option: 'play_faro'
}

/** Add these cards to the flop, of which each joker stands for another card of the hand, in the same order. */
export interface PlayJokers {
  readonly option: 'play_jokers'
  readonly cards: readonly string[]
  readonly stand_for: readonly string[]
  readonly hand: string
}

export interface PlayPoker {
  readonly option: 'play_poker'
}

/** Use the reaction of a poker card. */
export interface PlayReaction {
  readonly option: 'play_reaction'
  readonly card: string
}

export interface Prospect {
  readonly option: 'prospect'
}

/** This legend token goes back. */
export interface PutBack {
  readonly option: 'put_back'
  readonly value: number
}

/** Roll the die again that shows this face. */
export interface RerollDie {
  readonly option: 'reroll_die'
  readonly die: number
  readonly face: string
}

/** At the cabaret money becomes so many legend points. */
export interface Revel {
  readonly option: 'revel'
  readonly lp: number
  readonly money: number
}

export interface RobBank {
  readonly option: 'rob_bank'
}

/** Draw a train card, and fight the guards if it has any. */
export interface RobTrain {
  readonly option: 'rob_train'
}

/** Deliver a cattle token at another ranch. */
export interface Rustle {
  readonly option: 'rustle'
  readonly token: string
}

/** The Sheriff goes there; with 0 spaces he stays, otherwise he may come back to where he stands. */
export interface SheriffTo {
  readonly option: 'sheriff_to'
  readonly space: string
  readonly distance: number
}

/** Move a marker from the other story to the open one of this deck. */
export interface Shift {
  readonly option: 'shift'
  readonly deck: number
  readonly pay: readonly string[]
}

export interface Shop {
  readonly option: 'shop'
}

/** Half of the money or of the nuggets, or neither; with the cattle or without. */
export interface Spoils {
  readonly option: 'spoils'
  readonly what: 'money' | 'nothing' | 'nuggets'
  readonly amount: number
  readonly cattle: boolean
}

export interface StartAt {
  readonly option: 'start_at'
  readonly space: string
}

export interface Surrender {
  readonly option: 'surrender'
}

/** Take the longhorn that lies here. */
export interface TakeLonghorn {
  readonly option: 'take_longhorn'
}

export interface TellStory {
  readonly option: 'tell_story'
  readonly deck: number
}

export interface Upgrade {
  readonly option: 'upgrade'
  readonly item: string
  readonly price: number
}

export interface Use {
  readonly option: 'use'
}

/** Use the character's ability; `number` counts where it has several. */
export interface UseAbility {
  readonly option: 'use_ability'
  readonly character: string
  readonly number: number
}

export interface UseItem {
  readonly option: 'use_item'
  readonly item: string
}

/** Put this weapon or mount on top. */
export interface Wear {
  readonly option: 'wear'
  readonly item: string
}

export interface Work {
  readonly option: 'work'
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface PassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type GameEvent = AbilityGainedEvent | AbilityUsedEvent | ActionsGainedEvent | ArrestedEvent | AttackedByBlackEvent | BanditGoneEvent | BanditPlacedEvent | BlackDrewEvent | BlackGainedEvent | BlackMovedEvent | BlackPlayedEvent | CachePlacedEvent | CacheTakenEvent | CardGivenEvent | CardKeptEvent | CardLaidEvent | CardPlayedEvent | CardsDiscardedEvent | CardsDrawnEvent | CardsRevealedEvent | CattleDeliveredEvent | CattleLostEvent | CattleTakenEvent | CharacterTakenEvent | DealerDrewEvent | DiceRolledEvent | EndTriggeredEvent | EquippedEvent | EventDueEvent | EventResolvedEvent | FaroDealtEvent | FaroJoinedEvent | FaroOpenedEvent | FaroShuffledEvent | FaroTurnedEvent | FightAnnouncedEvent | FightCardsDrawnEvent | FightCardsLookedAtEvent | FightRestartedEvent | FightTextEvent | FightTextCancelledEvent | FightWonEvent | FigurePlacedEvent | FinalScoreEvent | FirstPlayerEvent | FlopShownEvent | FoeBeatenEvent | FoeRevealedEvent | FoeWonEvent | FrontierOpenedEvent | GameWonEvent | GoalClaimedEvent | GoalsDealtEvent | HandLookedAtEvent | HandShownEvent | IncomeTakenEvent | ItemGainedEvent | ItemGoneEvent | ItemUpgradedEvent | ItemUsedEvent | JokerStoodInEvent | LegendGainedEvent | LegendLostEvent | LonghornDeliveredEvent | LonghornLostEvent | LonghornTakenEvent | MarkerGoneEvent | MarkerPlacedEvent | MoneyGainedEvent | MoneyLostEvent | MovedEvent | NothingToLayEvent | NuggetsGainedEvent | NuggetsLostEvent | PileShuffledEvent | PointsGainedEvent | PokerJoinedEvent | PokerOpenedEvent | PotWonEvent | RobbedEvent | RollerChallengedEvent | SheriffMovedEvent | StoryMarkedEvent | StoryOpenedEvent | StoryResolvedEvent | SurrenderedEvent | TokenGoneEvent | TokenPlacedEvent | TokenReturnedEvent | TokensDrawnEvent | TrackLeftEvent | TrainBoardedEvent | TrainMovedEvent | TurnStartedEvent | ValueChangedEvent | WoundsHealedEvent | WoundsTakenEvent

export type Question = BuyOnTheWay | ChooseCattle | ChooseCharacter | ChooseEffect | ChooseFight | ChooseGear | ChooseItem | ChoosePlayer | ChooseSpace | ChooseStart | ChooseStory | ChooseWay | DiscardCard | GiveCard | JoinFaro | JoinPoker | KeepMarkers | LayCard | MayReact | MayReroll | MayUse | PayFrontier | PlaceMarker | PlayHand | ReturnToken | TakeAction | TakeIncome | TakeSpoils | VisitShop | WalkSheriff

export type Option = Acquire | Alternative | Become | Bet | Buy | Challenge | Claim | Contribute | DeliverLonghorn | Deposit | Discard | Drive | EndTurn | Fight | FightBlack | Give | Heal | Income | Join | Lay | LayFoe | LayJoker | Leave | LeaveMarkers | Move | OpenFrontier | Pass | PickBlack | PickItem | PickPlayer | PickSpace | PlayAction | PlayCards | PlayFaro | PlayJokers | PlayPoker | PlayReaction | Prospect | PutBack | RerollDie | Revel | RobBank | RobTrain | Rustle | SheriffTo | Shift | Shop | Spoils | StartAt | Surrender | TakeLonghorn | TellStory | Upgrade | Use | UseAbility | UseItem | Wear | Work | PassFor

/** Answers that leave everything as it is. */
export const PASSES: readonly string[] = ['end_turn', 'leave', 'pass', 'pass_for']
