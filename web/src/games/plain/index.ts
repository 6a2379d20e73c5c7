import type { Game } from '../game'
import Board from './Board.svelte'

/** Any game that nobody has drawn yet: its answers become buttons, its events lines of the log, its view a table. */
export const game: Game = {
  Board,
  show: () => ({ lasts: 250 }),
  pathOf: (option, all) => [all.find((offer) => offer.option === option)?.id ?? option.option],
  together: (views, own) => own ?? views[0]!,
}
