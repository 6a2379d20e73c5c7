import type { Advice, TableInfo } from '../lib/protocol'
import type { Chooser } from './chooser.svelte'

/** Whether there are hints: who opened the table wanted them, and everybody else is a bot. */
export const hasHints = (table: TableInfo): boolean =>
  table.hints && !table.rated && table.seats.every((seat) => seat.you || seat.kind === 'bot')

/** The next thing to touch on the way to what is advised. */
export function nextOnTheWay({ id }: Advice, chooser: Chooser): readonly string[] {
  if (chooser.complete?.id === id) return ['confirm']
  const way = chooser.paths.find((path) => path.offer.id === id)
  if (!way) return []
  // Something else has been chosen: to touch the beginning of the way is to begin anew.
  const depth = chooser.live.includes(way) ? chooser.chosen.length : 0
  return way.tokens.slice(depth, depth + 1)
}
