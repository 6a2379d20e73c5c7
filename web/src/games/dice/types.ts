// Made by tools/web-types.py from the server's schemas. Do not edit.
/* eslint-disable */

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
  readonly spared: readonly number[]
  readonly unhelped: readonly number[]
}

export interface AbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly character: string
}

/** `by` is what made the seat take it: the die face, or a character's id. */
export interface ArrowTakenEvent {
  readonly event: 'arrow_taken'
  readonly seat: number
  readonly by: string
  readonly supply: number
}

export interface ArrowsReturnedEvent {
  readonly event: 'arrows_returned'
  readonly seat: number
  readonly count: number
  readonly by: string
  readonly supply: number
}

export interface CharacterTakenEvent {
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

export interface DynamiteExplodedEvent {
  readonly event: 'dynamite_exploded'
  readonly seat: number
}

export interface GameWonEvent {
  readonly event: 'game_won'
  readonly outcome: string
  readonly winners: readonly number[]
}

export interface GatlingFiredEvent {
  readonly event: 'gatling_fired'
  readonly seat: number
}

/** Three players: nobody took his own target's last life point, so the two survivors fight it out. */
export interface GoalChangedEvent {
  readonly event: 'goal_changed'
}

/** The supply is empty: one life point for each arrow. */
export interface IndiansAttackedEvent {
  readonly event: 'indians_attacked'
  readonly arrows: readonly number[]
}

/** `amount` is 0 where it was wasted on a player at full life. */
export interface LifeGainedEvent {
  readonly event: 'life_gained'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number
}

/** `by` is indians, dynamite, bullseye or gatling; `cause` the player behind it, if any. */
export interface LifeLostEvent {
  readonly event: 'life_lost'
  readonly seat: number
  readonly amount: number
  readonly life: number
  readonly by: string
  readonly cause: number | null
}

export interface PlayerEliminatedEvent {
  readonly event: 'player_eliminated'
  readonly seat: number
  readonly role: string
  readonly cause: number | null
}

export interface ShotFiredEvent {
  readonly event: 'shot_fired'
  readonly seat: number
  readonly target: number
  readonly face: string
  readonly doubled: boolean
}

export interface TurnStartedEvent {
  readonly event: 'turn_started'
  readonly seat: number
}

/** Which of the characters left will you be? */
export interface ChooseCharacter {
  readonly ask: 'choose_character'
}

/** Whom does this Bull's Eye hit? `left` such dice wait, this one included. */
export interface ChooseTarget {
  readonly ask: 'choose_target'
  readonly face: string
  readonly left: number
}

/** Who drinks this beer? */
export interface GiveBeer {
  readonly ask: 'give_beer'
  readonly left: number
}

/** Sid Ketchum: who gains a life point? */
export interface GiveLife {
  readonly ask: 'give_life'
}

/** Kit Karlson: whose arrow goes back to the supply? */
export interface MayRemoveArrow {
  readonly ask: 'may_remove_arrow'
  readonly left: number
}

/** Pedro Ramirez: return an arrow for the life point just lost? */
export interface MayReturnArrow {
  readonly ask: 'may_return_arrow'
}

/** Bart Cassidy: an arrow instead of this life point? */
export interface MayTakeArrow {
  readonly ask: 'may_take_arrow'
  readonly by: string
}

/** Which dice will you roll again, if any? `dice` are the faces they show. */
export interface RollAgain {
  readonly ask: 'roll_again'
  readonly rolls_left: number
  readonly dice: readonly string[]
}

/** Use the ability. */
export interface Accept {
  readonly option: 'accept'
}

export interface Become {
  readonly option: 'become'
  readonly character: string
}

/** Pick a player, oneself included, for something good. */
export interface Choose {
  readonly option: 'choose'
  readonly seat: number
}

/** Leave it. */
export interface Decline {
  readonly option: 'decline'
}

export interface Reroll {
  readonly option: 'reroll'
  readonly dice: readonly number[]
}

export interface Shoot {
  readonly option: 'shoot'
  readonly target: number
  readonly doubled: boolean
}

/** Keep all dice as they are. */
export interface Stop {
  readonly option: 'stop'
}

/** Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins. */
export interface PassFor {
  readonly option: 'pass_for'
  readonly until: 'my_turn' | 'turn'
}

export type GameEvent = AbilityUsedEvent | ArrowTakenEvent | ArrowsReturnedEvent | CharacterTakenEvent | DiceRolledEvent | DynamiteExplodedEvent | GameWonEvent | GatlingFiredEvent | GoalChangedEvent | IndiansAttackedEvent | LifeGainedEvent | LifeLostEvent | PlayerEliminatedEvent | ShotFiredEvent | TurnStartedEvent

export type Question = ChooseCharacter | ChooseTarget | GiveBeer | GiveLife | MayRemoveArrow | MayReturnArrow | MayTakeArrow | RollAgain

export type Option = Accept | Become | Choose | Decline | Reroll | Shoot | Stop | PassFor

/** Answers that leave everything as it is. */
export const PASSES: readonly string[] = ['decline', 'stop', 'pass_for']
