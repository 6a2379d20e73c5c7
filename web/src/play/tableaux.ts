import { bang } from './bang/tableau'
import { dice } from './dice/tableau'
import type { Tableau } from './tableau'

/** A game without drawings of its own is still playable: its answers become buttons, its events lines of the log. */
const plain = (game: string): Tableau => ({
  game,
  show: () => ({ lasts: 250 }),
  patch: (view) => view,
  pathOf: (option, all) => [all.find((offer) => offer.option === option)?.id ?? option.option],
  echoes: () => false,
  causes: new Set(),
  calm: new Set(),
  boons: new Set(),
})

export function tableauOf(game: string): Tableau {
  return game === 'dice' ? dice : game === 'bang' ? bang : plain(game)
}
