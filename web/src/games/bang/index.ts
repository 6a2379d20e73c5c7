import type { Game } from '../game'
import Course from '../west/Course.svelte'
import Guess from '../west/Guess.svelte'
import { livesOf, seatOf, suspicions, toldOf } from '../west/seats'
import Board from './Board.svelte'
import Learn from './Learn.svelte'
import { lessons } from './lessons'
import { pathOf } from './paths'
import { emblemOf, needPictures, recipeOf } from './pictures'
import Self from './Self.svelte'
import { echoes, show } from './show'
import { inFrontOf, needSlices } from './slices'
import ThingFace from './ThingFace.svelte'
import { together } from './together'
import { tokensOf } from './tokens'
import { PASSES, type BangView, type GameEvent } from './types'

/** BANG! and its expansions. */
export const game: Game = {
  Board,
  show: (event, narrator, view) => show(event as GameEvent, narrator, view as unknown as BangView),
  pathOf,
  echoes: (event, former) => echoes(event as GameEvent, former as GameEvent | undefined),
  turns: new Set(['turn_started', 'event_turned']),
  causes: new Set(['card_played', 'card_used']),
  ends: new Set(['player_eliminated']),
  calm: new Set(['play_cards', 'discard_excess', 'choose_source', 'return_card', 'choose_character', 'choose_copied']),
  passes: new Set(PASSES),
  together,
  ThingFace,
  speaks: new Set(['character', 'event_card', 'equipment', 'station', 'locomotive']),
  livesOf,
  seatOf,
  suspicions,
  inFrontOf: (view, thing) => inFrontOf(view as unknown as BangView, thing),
  tokensOf: (view, thing) => tokensOf(view as unknown as BangView, thing),
  toldOf: (standing, narrator) => toldOf(standing, narrator, recipeOf),
  need: async (expansions) => void (await Promise.all([needPictures(expansions), needSlices(expansions)])),
  emblemOf,
  Self,
  Course,
  Guess,
  steps: ['web-learn-bang-1', 'web-learn-bang-2', 'web-learn-bang-3', 'web-learn-bang-4'],
  Learn,
  lessons,
}
