import type { JokersView, LegendsView } from '../types'

/** The jokers that are laid, as far as the reader may know of them; undefined at a table without jokers. */
export const jokersOf = (view: Pick<LegendsView, 'parts'>): JokersView | undefined =>
  view.parts['jokers'] as JokersView | undefined
