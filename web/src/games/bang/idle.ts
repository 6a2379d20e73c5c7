import type { Option as AnyOption } from '../../lib/protocol'
import { printed } from './printed'
import type { CardSymbol } from './symbols'
import type { BangView } from './types'

/** What a card may have on it that does nothing but heal. */
const healing: ReadonlySet<CardSymbol> = new Set(['life', 'any_player', 'all_others', 'extra_discard'])

/** What brings a card's own effect about. */
const plays: ReadonlySet<string> = new Set(['play', 'use_card'])

/** Whether a play would only heal, and whoever it would heal has all their lives: it may be made, and does nothing. */
export function healsNobody(view: BangView, seat: number, option: AnyOption): boolean {
  const { card, target } = option as { readonly card?: unknown; readonly target?: unknown }
  if (typeof card !== 'string' || !plays.has(option.option)) return false
  const { symbols } = printed(card)
  if (!symbols.includes('life') || !symbols.every((symbol) => healing.has(symbol))) return false
  const healed =
    typeof target === 'number'
      ? [view.players[target]!]
      : symbols.includes('all_others')
        ? view.players.filter((player) => player.alive)
        : [view.players[seat]!]
  return healed.every((player) => player.life >= player.max_life)
}
