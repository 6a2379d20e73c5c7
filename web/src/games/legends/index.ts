import type { Game } from '../game'
import Board from './Board.svelte'
import { pathOf } from './paths'
import { show } from './show'
import { together } from './together'
import { PASSES, type GameEvent, type Option } from './types'

/** Western Legends. */
export const game: Game = {
  Board,
  show: (event) => show(event as unknown as GameEvent),
  pathOf: (option, all) => pathOf(option as Option, all),
  turns: new Set(['turn_started']),
  causes: new Set(['fight_announced', 'card_played', 'story_resolved']),
  passes: new Set(PASSES),
  together,
}
