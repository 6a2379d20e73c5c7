import type { Component } from 'svelte'
import { bareId, type Narrator } from '../../client/narrate'
import type { Option as AnyOption, Question as AnyQuestion } from '../../lib/protocol'
import type { Desk } from '../../play/desk'
import type { Showing, Thing } from '../../play/showing'
import type { BangView, GameEvent, Option, Question } from './types'

/** What a piece of the table is given. Its own part of the view is `view.parts[name]`. */
export interface PieceProps {
  readonly desk: Desk
  readonly view: BangView
  /** There is little room: what matters now is shown, the rest opens at a touch. */
  readonly folded: boolean
}

/** What is drawn in front of a player: at the seat of another one, or in the reader's own area. */
export interface BelongingsProps {
  readonly desk: Desk
  readonly view: BangView
  readonly seat: number
  readonly own: boolean
}

/** A part of the table that an expansion draws itself. */
export interface Piece {
  /** Above the ring of players, or in the middle beside the decks. */
  readonly place?: 'above' | 'centre'
  readonly Table?: Component<PieceProps>
  /** How many of its tokens a player has. */
  readonly purse?: (view: BangView, seat: number) => number
  /** What of it lies in front of each player. */
  readonly Belongings?: Component<BelongingsProps>
  /** The same as things to look at. */
  readonly belongings?: (view: BangView, seat: number) => readonly Thing[]
}

export type TablePiece = Piece & { readonly name: string }

/** What an expansion brings to the board, beside pictures. */
export interface Slice {
  /** The parts of the table that it draws, by their names in the view. */
  readonly pieces?: Readonly<Record<string, Piece>>
  /** The messages that count its tokens (`$count`), by the part that lays them. */
  readonly tokens?: Readonly<Record<string, string>>
  /** The steps to an option of its own, where they are not those that its fields tell. */
  readonly steps?: { readonly [K in Option['option']]?: (option: Extract<Option, { option: K }>) => readonly string[] }
  /** The kinds of steps (`kind:id`) that are made by touching its pieces, and what such a step is called. */
  readonly labels?: Readonly<Record<string, (id: string, narrator: Narrator) => string>>
  /** How its events look. */
  readonly show?: {
    readonly [K in GameEvent['event']]?: (
      event: Extract<GameEvent, { event: K }>,
      narrator: Narrator,
      view: BangView,
    ) => Showing
  }
  /** Whether one of its questions does good to whoever is chosen. */
  readonly helps?: (question: Question) => boolean
}

type Steps = (option: AnyOption) => readonly string[]
type Show = (event: GameEvent, narrator: Narrator, view: BangView) => Showing

// Every expansion brings its own; nothing here names one of them. They come when somebody plays with it.
const sources = import.meta.glob<Slice>('./expansions/*/table.ts', { import: 'slice' })

const gathered = new Map<string, Slice>()
const slices = (): readonly Slice[] => [...gathered.values()]

/** Takes in what an expansion brings. */
export const bring = (name: string, slice: Slice): void => void gathered.set(name, slice)

/** Fetches what some expansions bring, or all. */
export async function needSlices(expansions?: readonly string[]): Promise<void> {
  const wanted = Object.entries(sources)
    .map(([path, fetched]) => [path.split('/').at(-2)!, fetched] as const)
    .filter(([name]) => expansions?.includes(name) ?? true)
  await Promise.all(wanted.map(async ([name, fetched]) => bring(name, await fetched())))
}

/** What expansions draw of this table. */
export function piecesOf(view: BangView): readonly TablePiece[] {
  return slices()
    .flatMap((slice) => Object.entries(slice.pieces ?? {}))
    .filter(([name]) => name in view.parts)
    .map(([name, piece]) => ({ ...piece, name }))
}

/** All that lies in front of whoever plays this character. */
export function inFrontOf(view: BangView, { kind, id }: Thing): readonly Thing[] {
  const player = kind === 'character' && view.players.find((one) => one.character === id)
  if (!player) return []
  const cards = player.in_play.map((copy) => ({ kind: 'card', id: bareId(copy), copy }))
  return [...cards, ...piecesOf(view).flatMap(({ belongings }) => belongings?.(view, player.seat) ?? [])]
}

/** The first that any expansion has under this key. */
function found<T>(table: (slice: Slice) => object | undefined, key: string): T | undefined {
  const tables = slices().map(table) as (Readonly<Record<string, T>> | undefined)[]
  return tables.find((one) => one && key in one)?.[key]
}

/** The message that counts the tokens of a part. */
export const counted = (part: string): string => found<string>((slice) => slice.tokens, part) ?? part

/** The steps to an option as its expansion has them; undefined where its fields tell. */
export const stepsOf = (option: AnyOption): readonly string[] | undefined =>
  found<Steps>((slice) => slice.steps, option.option)?.(option)

/** What a step is called that is made on an expansion's piece; undefined for all others. */
export function pieceLabel(token: string, narrator: Narrator): string | undefined {
  const [kind = ''] = token.split(':', 1)
  const named = found<(id: string, narrator: Narrator) => string>((slice) => slice.labels, kind)
  return named?.(token.slice(kind.length + 1), narrator)
}

/** Whether a thing can be touched now, as the next step or as another beginning. */
export const touchable = ({ chooser, waiting }: Desk, token: string): boolean =>
  !waiting && (chooser.has(token) || chooser.paths.some((path) => path.tokens[0] === token))

/** How an event of an expansion looks; undefined for all others. */
export const showingOf = (event: GameEvent, narrator: Narrator, view: BangView): Showing | undefined =>
  found<Show>((slice) => slice.show, event.event)?.(event, narrator, view)

/** Whether a question of an expansion does good to whoever is chosen. */
export const isBoon = (question: AnyQuestion): boolean =>
  slices().some((slice) => slice.helps?.(question as unknown as Question))
