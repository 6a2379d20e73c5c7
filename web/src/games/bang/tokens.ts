import { t } from '../../app/lang.svelte'
import type { Tokens } from '../../kit/types'
import type { Thing } from '../../play/showing'
import { tokenPictures } from './pictures'
import { counted, piecesOf } from './slices'
import type { BangView } from './types'

/** Tokens of one part: in the supply, on characters by their seats, and on cards by their ids. */
export interface TokensPart {
  readonly name: string
  readonly supply: number
  readonly characters: readonly number[]
  readonly cards: Readonly<Record<string, number>>
}

const isTokens = (part: unknown): part is Omit<TokensPart, 'name'> => {
  const { supply, characters, cards } = (part ?? {}) as Readonly<Record<string, unknown>>
  return typeof supply === 'number' && Array.isArray(characters) && typeof cards === 'object'
}

/** All kinds of tokens that lie on cards and characters, whichever expansion has laid them there. */
export const tokenParts = (view: BangView): readonly TokensPart[] =>
  Object.entries(view.parts).flatMap(([name, part]) => (isTokens(part) ? [{ ...part, name }] : []))

/** So many tokens of this part. */
export const heap = (part: string, count: number): Tokens => ({
  picture: tokenPictures.get(part) ?? '',
  count,
  label: t(counted(part), { count }),
})

/** What lies on a card. */
export const onCard = (view: BangView, id: string): readonly Tokens[] =>
  tokenParts(view).flatMap(({ name, cards }) => (cards[id] ? [heap(name, cards[id])] : []))

/** What lies on a player's character, or is in the purse. */
export function ofSeat(view: BangView, seat: number): readonly Tokens[] {
  const purses = piecesOf(view).map(({ name, purse }) => [name, purse?.(view, seat) ?? 0] as const)
  const laid = tokenParts(view).map(({ name, characters }) => [name, characters[seat] ?? 0] as const)
  return [...purses, ...laid].filter(([, count]) => count > 0).map(([name, count]) => heap(name, count))
}

/** What lies on a thing that is looked at closely. */
export function tokensOf(view: BangView, { kind, id, copy }: Thing): readonly Tokens[] {
  if (kind === 'card') return copy === undefined ? [] : onCard(view, copy)
  const player = kind === 'character' && view.players.find((one) => one.character === id)
  return player ? ofSeat(view, player.seat) : []
}
