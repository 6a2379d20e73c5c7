import { lang } from '../../app/lang.svelte'
import type { Game } from '../game'
import Board from './Board.svelte'
import { pathOf } from './paths'
import { show } from './show'
import ThingFace from './ThingFace.svelte'
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
  need: () => lang.need('legends/scenes.ftl'),
  ThingFace,
  speaks: new Set(['character', 'item', 'fight_card', 'story', 'goal', 'black_card']),
}
