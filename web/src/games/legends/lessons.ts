import type { Lessons } from '../game'
import type { Option, Question } from './types'

/** In a turn it is the place that matters: the first of these that is offered is spoken of. */
const turn: readonly (readonly [Option['option'] | '', string])[] = [
  ['contribute', 'web-lesson-legends-contribute'],
  ['deposit', 'web-lesson-legends-bank'],
  ['drive', 'web-lesson-legends-cattle'],
  ['rustle', 'web-lesson-legends-cattle'],
  ['acquire', 'web-lesson-legends-cattle'],
  ['prospect', 'web-lesson-legends-mine'],
  ['play_faro', 'web-lesson-legends-faro'],
  ['play_poker', 'web-lesson-legends-saloon'],
  ['shop', 'web-lesson-legends-store'],
  ['heal', 'web-lesson-legends-doctor'],
  ['revel', 'web-lesson-legends-cabaret'],
  ['fight', 'web-lesson-legends-fight'],
  ['move', 'web-lesson-legends-ride'],
  ['', 'web-lesson-legends-end'],
]

/** What the guide says at each kind of question; one without a lesson does not compile. */
export const lessons: Lessons<Question['ask']> = {
  choose_character: 'web-lesson-legends-character',
  choose_start: 'web-lesson-legends-start',
  take_income: 'web-lesson-legends-income',
  choose_gear: 'web-lesson-legends-gear',
  take_action: turn,
  choose_way: 'web-lesson-legends-ride',
  lay_card: 'web-lesson-legends-lay',
  may_react: 'web-lesson-legends-react',
  take_spoils: 'web-lesson-legends-spoils',
  discard_card: 'web-lesson-legends-discard',
  give_card: 'web-lesson-legends-discard',
  walk_sheriff: 'web-lesson-legends-sheriff',
  visit_shop: 'web-lesson-legends-store',
  join_poker: 'web-lesson-legends-join',
  play_hand: 'web-lesson-legends-hand',
  may_reroll: 'web-lesson-legends-reroll',
  may_use: 'web-lesson-legends-use',
  choose_effect: 'web-lesson-legends-choose',
  choose_item: 'web-lesson-legends-choose',
  choose_player: 'web-lesson-legends-choose',
  choose_space: 'web-lesson-legends-choose',
  choose_story: 'web-lesson-legends-stories',
  return_token: 'web-lesson-legends-token',
  buy_on_the_way: 'web-lesson-legends-choose',
  choose_cattle: 'web-lesson-legends-choose',
  choose_fight: 'web-lesson-legends-fight',
  pay_frontier: 'web-lesson-legends-frontier',
  join_faro: 'web-lesson-legends-faro',
  place_marker: 'web-lesson-legends-faro',
  keep_markers: 'web-lesson-legends-markers',
}
