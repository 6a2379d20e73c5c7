import type { Component } from 'svelte'
import type { CardArt } from '../../art/emblem'
import type { Recipe } from '../../art/portrait'
import type { Picture } from '../../art/wide'
import type { Narrator } from '../../client/narrate'
import type { WhyNot } from '../../lib/protocol'
import type { Desk } from '../../play/desk'
import type { Showing, Thing } from '../../play/showing'
import type { Mark } from './art/marks'
import type { LinkRow, SpaceRow } from './map/rows'
import { mainSheet, type Sheet } from './map/sheet'
import type { ItemType, Use } from './printed'
import type { LegendsPlayer, LegendsView } from './types'

/** Something of an expansion that stands or lies in a space. */
export interface Token {
  readonly key: string
  readonly space: string
  /** SVG text around (0, 0), where its foot is; 44 wide, 50 high. */
  readonly picture: string
  readonly said: (narrator: Narrator) => string
}

/** An event as it was told; what is in it is known to the expansion whose event it is. */
export interface Told {
  readonly event: string
  readonly [field: string]: unknown
}

export interface Visitor {
  readonly seat: number
  readonly foe: string
  readonly token: string
  /** What is played for. */
  readonly pot: number
}

/** How a fight against somebody looks: the id of its title, and what is behind the two. */
export interface FightLook {
  readonly title: string
  /** SVG text for a 240 by 150 box. */
  readonly ground: string
}

/** A card or token of an expansion that was turned up for all to see. */
export interface Turned {
  readonly thing: Thing
  /** Who turned it; null where nobody did. */
  readonly seat: number | null
  /** What the scene is called: the id of a word. */
  readonly title: string
  /** What its gains and losses give as their cause. */
  readonly by: string
}

/** Where something lies on the tracks that happens when a cube comes there. */
export interface TrackMarkers {
  readonly lp: readonly number[]
  /** By the name of a track: the space. */
  readonly tracks: Readonly<Record<string, number>>
  /** What they are, as the id of a word. */
  readonly said: string
}

/** A poker card as it is drawn. */
export interface CardLook {
  readonly art: CardArt
  readonly uses: readonly Use[]
  /** What it is about, in signs. */
  readonly about: readonly Mark[]
}

/** An item as it is drawn. */
export interface ItemLook {
  readonly art: CardArt
  readonly type: ItemType
}

export interface PieceProps {
  readonly desk: Desk
  readonly view: LegendsView
}

/** What an expansion brings to the table. Its part of the view is `view.parts`. */
export interface Slice {
  /** The part of the view that is there when it is played with. */
  readonly part: string
  /** Files of words that nobody else needs. */
  readonly words?: readonly string[]
  /** A board beside the main one. */
  readonly sheet?: Sheet
  readonly tokens?: (view: LegendsView) => readonly Token[]
  /** What lies between and across the boards, as it always is. */
  readonly Relief?: Component
  /** Drawn on the map, below everybody who stands there. */
  readonly Ground?: Component<PieceProps>
  /** On each player's board, below the tracks. */
  readonly Track?: Component<{
    readonly view: LegendsView
    readonly player: LegendsPlayer
    readonly narrator: Narrator
  }>
  /** Beside the map, where the stories lie. */
  readonly Beside?: Component<PieceProps>
  /** Something that goes on, over the map: its title, or null while nothing does. */
  readonly scene?: (view: LegendsView) => string | null
  readonly Scene?: Component<PieceProps>
  /** The thing of its scene that an answer is about. */
  readonly thingOf?: (option: Told) => string | null
  /** The kinds of steps (`kind:id`) that are made there, and what such a step is called. */
  readonly labels?: Readonly<Record<string, (id: string, narrator: Narrator) => string>>
  /** Somebody whom nobody at the table is sits down to poker with a player: their face and their token. */
  readonly visitor?: (event: Told) => Visitor | null
  /** The same for whoever comes into the middle of their game. */
  readonly guest?: (view: LegendsView) => Visitor | null
  /** What one fights for against somebody, and who it is: a thing with a name, and perhaps a text and a face. */
  readonly stake?: (view: LegendsView, foe: string, seat: number) => Thing | null
  /** Fights that are more than a fight, by the foe. */
  readonly fights?: Readonly<Record<string, FightLook>>
  /** A card or token that is turned up with this event. */
  readonly turned?: (event: Told) => Turned | null
  /** Whether it is seen on the map, in the middle of what a card brings. */
  readonly glimpse?: (event: Told) => boolean
  /** Events that belong to whatever is on the stage. */
  readonly follows?: ReadonlySet<string>
  readonly markers?: (view: LegendsView) => TrackMarkers | null
  /** Why one touch is not enough to go to a space: the id of a word. */
  readonly danger?: (view: LegendsView, space: string) => string | null
  /** An action that is not offered now, as the option it would be. */
  readonly barred?: (why: WhyNot, view: LegendsView) => { readonly option: string } | null
  /** Parts of the final scoring, and the ids of their words. */
  readonly scoring?: Readonly<Record<string, string>>
  readonly show?: (event: Told) => Showing | undefined
  /** Functions of poker cards. */
  readonly cards?: Readonly<Record<string, CardLook>>
  readonly items?: Readonly<Record<string, ItemLook>>
  /** Kinds of places. */
  readonly places?: Readonly<Record<string, CardArt>>
  /** Cards and tokens, by the kind of thing that they are. */
  readonly tales?: Readonly<Record<string, Readonly<Record<string, Picture>>>>
  /** Faces of its characters, and of those whom nobody at the table is. */
  readonly faces?: Readonly<Record<string, Recipe>>
}

// Nothing here names an expansion. What they bring is fetched when somebody plays with them.
const sources = import.meta.glob<Slice>('./expansions/*/table.ts', { import: 'slice' })
const gathered = new Map<string, Slice>()
const slices = (): readonly Slice[] => [...gathered.values()]

/** Takes in what an expansion brings. */
export const bring = (name: string, slice: Slice): void => void gathered.set(name, slice)

/** Fetches what some expansions bring; gives the files of words that they need. */
export async function needSlices(expansions: readonly string[]): Promise<readonly string[]> {
  const wanted = Object.entries(sources)
    .map(([path, fetched]) => [path.split('/').at(-2)!, fetched] as const)
    .filter(([name]) => expansions.includes(name))
  const fetched = await Promise.all(wanted.map(async ([name, fetch]) => [name, await fetch()] as const))
  for (const [name, slice] of fetched) bring(name, slice)
  return fetched.flatMap(([, slice]) => slice.words ?? [])
}

/** What is on this table. */
export const slicesOf = (view: LegendsView): readonly Slice[] => slices().filter(({ part }) => part in view.parts)

// -------------------------------------------------------------------- one country of several boards

/** All boards, the country that they are, and what joins them. */
export interface Land {
  readonly sheets: readonly Sheet[]
  readonly spaces: readonly SpaceRow[]
  readonly width: number
  readonly height: number
  readonly links: readonly LinkRow[]
  /** Those of the links that one rides over. */
  readonly passes: readonly LinkRow[]
}

const lands = new Map<string, Land>()
export function landOf(view: LegendsView): Land {
  const here = slicesOf(view).filter(({ sheet }) => sheet)
  const key = here.map(({ part }) => part).join()
  const known = lands.get(key)
  if (known) return known
  // Where a board is joined to it, the railway is no mere picture.
  const first = here.length ? { ...mainSheet, rail: '' } : mainSheet
  const sheets = [first, ...here.map(({ sheet }) => sheet!)]
  const links = sheets.flatMap(({ rows }) => rows.links)
  const land: Land = {
    sheets,
    spaces: sheets.flatMap(({ rows }) => rows.spaces),
    width: Math.max(...sheets.map(({ left, width }) => left + width)),
    height: mainSheet.height,
    links,
    passes: links.filter(({ kind }) => kind === 'pass'),
  }
  lands.set(key, land)
  return land
}

export const tokensOf = (view: LegendsView): readonly Token[] =>
  slicesOf(view).flatMap(({ tokens }) => tokens?.(view) ?? [])

// -------------------------------------------------------------------- what they are asked for

/** The first answer that any expansion has. */
function first<T>(asked: (slice: Slice) => T | null | undefined): T | undefined {
  for (const slice of slices()) {
    const found = asked(slice)
    if (found !== null && found !== undefined) return found
  }
  return undefined
}

export const thingOfSlices = (option: Told): string | null => first((slice) => slice.thingOf?.(option)) ?? null
export const showOfSlices = (event: Told): Showing | undefined => first((slice) => slice.show?.(event))
export const visitorOfSlices = (event: Told): Visitor | null => first((slice) => slice.visitor?.(event)) ?? null
export const cardOfSlices = (card: string): CardLook | undefined => first((slice) => slice.cards?.[card])
export const itemOfSlices = (item: string): ItemLook | undefined => first((slice) => slice.items?.[item])
export const placeOfSlices = (kind: string): CardArt | undefined => first((slice) => slice.places?.[kind])
export const taleOfSlices = (kind: string, id: string): Picture | undefined =>
  first((slice) => slice.tales?.[kind]?.[id])
export const fightOfSlices = (foe: string): FightLook | undefined => first((slice) => slice.fights?.[foe])
export const turnedOfSlices = (event: Told): Turned | null => first((slice) => slice.turned?.(event)) ?? null
export const glimpseOfSlices = (event: Told): boolean => slices().some((slice) => slice.glimpse?.(event) ?? false)
export const followsInSlices = (event: string): boolean => slices().some((slice) => slice.follows?.has(event) ?? false)
export const scoringOfSlices = (part: string): string | undefined => first((slice) => slice.scoring?.[part])
export const faceOfSlices = (id: string): Recipe | undefined => first((slice) => slice.faces?.[id])

/** The first answer that any expansion on this table has. */
function here<T>(view: LegendsView, asked: (slice: Slice) => T | null | undefined): T | null {
  for (const slice of slicesOf(view)) {
    const found = asked(slice)
    if (found !== null && found !== undefined) return found
  }
  return null
}

export const guestOf = (view: LegendsView): Visitor | null => here(view, (slice) => slice.guest?.(view))
export const stakeOf = (view: LegendsView, foe: string, seat: number): Thing | null =>
  here(view, (slice) => slice.stake?.(view, foe, seat))
export const markersOf = (view: LegendsView): TrackMarkers | null => here(view, (slice) => slice.markers?.(view))
export const dangerOf = (view: LegendsView, space: string): string | null =>
  here(view, (slice) => slice.danger?.(view, space))
export const barredBy = (why: WhyNot, view: LegendsView): { readonly option: string } | null =>
  here(view, (slice) => slice.barred?.(why, view))

const kindOf = (token: string): string => token.slice(0, token.indexOf(':'))
/** Whether a step is made by touching a scene of an expansion. */
export const onAScene = (token: string): boolean => first((slice) => slice.labels?.[kindOf(token)]) !== undefined
/** What such a step is called. */
export const labelOfSlices = (token: string, narrator: Narrator): string | undefined =>
  first((slice) => slice.labels?.[kindOf(token)])?.(token.slice(token.indexOf(':') + 1), narrator)
