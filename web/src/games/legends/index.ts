import { lang } from '../../app/lang.svelte'
import type { Game } from '../game'
import Course from './after/Course.svelte'
import Board from './Board.svelte'
import Learn from './Learn.svelte'
import { lessons } from './lessons'
import { pathOf } from './paths'
import { emblemOf, recipeOf } from './pictures'
import Self from './Self.svelte'
import { show } from './show'
import { needSlices } from './slices'
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
  // Of gambling the scene over the map tells all there is to tell, and a fight before it has nothing to do with it.
  calm: new Set(['take_action', 'visit_shop', 'join_poker', 'play_hand', 'join_faro', 'place_marker', 'keep_markers']),
  passes: new Set(PASSES),
  together,
  need: async (expansions) => lang.need('legends/scenes.ftl', ...(await needSlices(expansions))),
  ThingFace,
  emblemOf,
  toldOf: ({ labels: { character = '' } }, narrator) => ({
    recipe: recipeOf(character),
    called: character && narrator.thing('character', character),
  }),
  Self,
  Course,
  Learn,
  lessons,
  steps: ['web-learn-legends-1', 'web-learn-legends-2', 'web-learn-legends-3', 'web-learn-legends-4'],
  speaks: new Set(['character', 'item', 'fight_card', 'story', 'goal', 'black_card']),
}
