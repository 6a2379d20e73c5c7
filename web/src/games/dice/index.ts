import type { Game } from '../game'
import Course from '../west/Course.svelte'
import Guess from '../west/Guess.svelte'
import { livesOf, seatOf, suspicions, toldOf } from '../west/seats'
import Board from './Board.svelte'
import Learn from './Learn.svelte'
import { lessons } from './lessons'
import { pathOf, pointsAt } from './paths'
import { recipeOf } from './pictures'
import Self from './Self.svelte'
import { show } from './show'
import ThingFace from './ThingFace.svelte'
import { together } from './together'
import { PASSES, type GameEvent, type Option } from './types'

/** BANG! The Dice Game. */
export const game: Game = {
  Board,
  show: (event, narrator) => show(event as GameEvent, narrator),
  pathOf: (option) => pathOf(option as Option),
  pointsAt: (option) => pointsAt(option as Option),
  turns: new Set(['turn_started']),
  causes: new Set(['shot_fired', 'gatling_fired']),
  ends: new Set(['player_eliminated']),
  calm: new Set(['roll_again', 'choose_target', 'give_beer', 'give_life', 'choose_character', 'may_remove_arrow']),
  passes: new Set(PASSES),
  together,
  ThingFace,
  speaks: new Set(['character']),
  livesOf,
  seatOf,
  suspicions,
  toldOf: (standing, narrator) => toldOf(standing, narrator, recipeOf),
  Self,
  Course,
  Guess,
  steps: ['web-learn-dice-1', 'web-learn-dice-2', 'web-learn-dice-3', 'web-learn-dice-4'],
  Learn,
  lessons,
}
