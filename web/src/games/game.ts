import type { Component, Snippet } from 'svelte'
import type { Recipe } from '../art/portrait'
import type { Picture } from '../art/wide'
import type { Narrator } from '../client/narrate'
import type { Role, Tokens } from '../kit/types'
import type { GameEvent, Standing, View, Option } from '../lib/protocol'
import type { PathOf } from '../play/chooser.svelte'
import type { BoardProps, Desk } from '../play/desk'
import type { Showing, Thing } from '../play/showing'

/** How many lives a character has, where the table knows. */
export interface Lives {
  readonly life: number
  readonly max: number
}

/** A thing of the game, to be drawn large. */
export interface ThingProps {
  readonly thing: Thing
  readonly narrator: Narrator
  readonly lives?: Lives | undefined
  /** What lies on it. */
  readonly tokens?: readonly Tokens[] | undefined
}

/** Who somebody was, told at the end of the game. */
export interface Told {
  readonly recipe: Recipe | undefined
  readonly called: string
  /** In a game of roles. */
  readonly role?: Role
  readonly roleName?: string
}

/** A whole game that is over. */
export interface CourseProps {
  readonly view: View
  readonly events: readonly GameEvent[]
  readonly narrator: Narrator
  readonly winners: readonly number[]
}

/** Who the reader is in this game: what they want, and what they can do. */
export interface SelfProps {
  readonly view: View
  readonly seat: number
  readonly narrator: Narrator
  /** Told when the game begins; later there is more to tell. */
  readonly opening: boolean
}

/** Something that somebody may be, as far as the reader knows. */
export interface Suspicion {
  readonly id: string
  readonly text: string
  readonly role?: Role
}

export interface GuessProps {
  desk: Desk
  /** How the game ended, once it did. */
  outcome: string | null
  /** Whether all cards are shown. */
  watching: boolean
  /** What else there is to do. */
  children?: Snippet
}

/** What a game's folder has to offer. It is pictures, places and durations; never a rule. */
export interface Game {
  readonly Board: Component<BoardProps>
  /** How an event looks; `view` is what it led to. */
  show(event: GameEvent, narrator: Narrator, view: View): Showing
  /** The things that an answer goes through when it is given at the table. */
  readonly pathOf: PathOf
  /** What a hint points at, where it is not the next thing to touch. */
  pointsAt?(option: Option): readonly string[] | undefined
  /** Whether an event says nothing that the one before it has not said: it is seen, but not written down. */
  echoes?(event: GameEvent, former: GameEvent | undefined): boolean
  /** Events with which a turn begins, or something for everybody: what was played before explains nothing after. */
  readonly turns?: ReadonlySet<string>
  /** Events that explain why somebody is asked in the middle of somebody's play. */
  readonly causes?: ReadonlySet<string>
  /** Events that put somebody out of the game: a replay marks them. */
  readonly ends?: ReadonlySet<string>
  /** Questions that are a matter of one's own turn and need no such explanation. */
  readonly calm?: ReadonlySet<string>
  /** Answers that leave everything as it is. */
  readonly passes?: ReadonlySet<string>
  /** All eyes at once: each player as they see themselves, around the reader's own chair if they have one. */
  together(views: readonly View[], own: View | null): View
  /** A thing of the game, large. */
  readonly ThingFace?: Component<ThingProps>
  /** Kinds of things whose face says all there is to say. */
  readonly speaks?: ReadonlySet<string>
  /** The lives to show with a thing that is looked at. */
  livesOf?(view: View, thing: Thing): Lives | undefined
  /** Whose thing it is that is looked at, where it is somebody's: the reader's notes on them belong to it. */
  seatOf?(view: View, thing: Thing): number | undefined
  /** What lies in front of whose thing is looked at: at the seat there may be no room to tell it apart. */
  inFrontOf?(view: View, thing: Thing): readonly Thing[]
  /** What the reader may suspect somebody to be; nothing where it is known. */
  suspicions?(view: View, seat: number, narrator: Narrator): readonly Suspicion[]
  /** What lies on a thing that is looked at. */
  tokensOf?(view: View, thing: Thing): readonly Tokens[]
  /** What is told of somebody at the end: their face, their role. */
  readonly toldOf?: (standing: Standing, narrator: Narrator) => Told
  /** Fetches what is drawn of these expansions alone; to be waited for before anything of theirs is shown. */
  need?(expansions: readonly string[]): Promise<void>
  /** What is on the lid of an expansion's box. */
  emblemOf?(expansion: string): Picture
  /** Who the reader is: told when the game begins, and whenever they want to know. */
  readonly Self?: Component<SelfProps>
  /** How the game went, under the result. */
  readonly Course?: Component<CourseProps>
  /** For who is out of the game and watches on. */
  readonly Guess?: Component<GuessProps, object, 'watching'>
  /** What a newcomer reads before the first game, and what is shown below it. */
  readonly steps?: readonly string[]
  readonly Learn?: Component<{ narrator: Narrator }>
  /** What the guide says at each kind of question. */
  readonly lessons?: Partial<Lessons>
}

/** Words for each kind of question; where the options matter, those of the first one that is offered, or of ''. */
export type Lessons<Ask extends string = string> = Readonly<
  Record<Ask, string | readonly (readonly [option: string, words: string])[]>
>
