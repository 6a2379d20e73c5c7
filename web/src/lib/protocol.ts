// Made by tools/web-types.py from the server's schemas. Do not edit.
/* eslint-disable */

// A game's own records; what is in them is known in the game's own folder.

export type View = Readonly<Record<string, unknown>>

export type GameEvent = Readonly<Record<string, unknown>> & { readonly event: string }

export type Question = Readonly<Record<string, unknown>> & { readonly ask: string }

export type Option = Readonly<Record<string, unknown>> & { readonly option: string }

/** Time per decision: none, `live` in seconds, or `days`. When it is up, a bot plays the seat until it is back. */
export interface Pace {
  readonly kind?: 'days' | 'live' | 'none'
  readonly limit?: number
}

/** A game that can be played here, and the levels of bots that play it. */
export interface GameOffer {
  readonly info: GameInfo
  readonly bots: readonly string[]
}

export interface GameInfo {
  readonly name: string
  readonly rules: number
  readonly players: readonly number[]
  readonly expansions: readonly ExpansionInfo[]
  readonly options: readonly OptionInfo[]
  readonly lessons: readonly LessonInfo[]
  readonly content: readonly string[]
  readonly usual_players: number
}

export interface ExpansionInfo {
  readonly name: string
  readonly players: readonly number[]
}

/** A choice made before the game starts. `list` is text of comma-separated items, at most one a seat. */
export interface OptionInfo {
  readonly name: string
  readonly kind: 'choice' | 'flag' | 'list' | 'number'
  readonly default: string | number | boolean
  readonly choices: readonly string[]
  readonly lowest: number
  readonly highest: number
  readonly expansions: readonly string[]
}

/** A lesson to choose: how long it takes, and the game it is played in. `seat` is the learner's. */
export interface LessonInfo {
  readonly name: string
  readonly minutes: number
  readonly players: number
  readonly expansions: readonly string[]
  readonly options: Record<string, string | number | boolean>
  readonly seat: number
  readonly steps: number
}

/** Said when decision number `at` is open. `do` are the answers that will do; without any, one just goes on. */
export interface LessonStep {
  readonly say: string
  readonly point: readonly string[]
  readonly do: readonly string[]
  readonly at: number
}

/** All steps of a lesson; the words are `<game>-lesson-<name>-<say>`. */
export interface LessonScript {
  readonly name: string
  readonly seat: number
  readonly steps: readonly LessonStep[]
}

/** What a game says in a language: the texts of its messages, of which the first of a name holds, and its fields. */
export interface GameWords {
  readonly texts: readonly string[]
  readonly fields: readonly string[]
}

/** Who is signed in on this device. An account has a passphrase; a guest is a name. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly account: boolean
}

/** A chair. `level` names the bot that sits there, or that plays for the person (`stood_in`) until they are back. `account` marks a name that is that of an account: nobody else can have it. Of somebody who is not there in a game, `away` says for how many seconds, `bot_in` in how many the others may let a bot play for them (null: the clock of the table sees to that), and `votes` which seats want it. */
export interface SeatInfo {
  readonly seat: number
  readonly kind: 'bot' | 'open' | 'person'
  readonly name: string
  readonly account: boolean
  readonly level: string | null
  readonly stood_in: boolean
  readonly why: 'choice' | 'gone' | 'host' | 'out' | 'time' | null
  readonly connected: boolean
  readonly away: number | null
  readonly bot_in: number | null
  readonly votes: readonly number[]
  readonly program: boolean
  readonly you: boolean
}

/** The game and the number of answers after which this table goes its own way. */
export interface BranchInfo {
  readonly table: string
  readonly after: number
}

/** The promise made before the game, and what proves it afterwards; see docs/guides/fair-shuffles.md. */
export interface Fairness {
  readonly commitment: string
  readonly salts: readonly string[]
  readonly secret: string | null
  readonly seed: string | null
}

/** A table as one person sees it from outside: no card of the game is in here. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly expansions: readonly string[]
  readonly options: Record<string, string | number | boolean>
  readonly content: readonly string[]
  readonly status: 'closed' | 'finished' | 'playing' | 'waiting'
  readonly private: boolean
  readonly invite: string | null
  readonly pace: Pace
  readonly seats: readonly SeatInfo[]
  readonly host: boolean
  readonly host_name: string
  readonly watchers: number
  readonly rated: boolean
  readonly hints: boolean
  readonly created_at: number
  readonly answers: number
  readonly fairness: Fairness
  readonly result: Result | null
  readonly rematch: string | null
  readonly rematch_of: string | null
  readonly branched: BranchInfo | null
  readonly uploaded: boolean
  readonly waited: number | null
  readonly starts_in: number | null
  readonly removed: boolean
}

/** `outcome` names the ending in the game's own words (law, outlaws, …). */
export interface Result {
  readonly outcome: string
  readonly standings: readonly Standing[]
}

/** One seat at the end. Labels (role, character, …) are what statistics are counted by. `points` is for games that count them; `place` for those that rank everybody (1 is the best, ties share it). */
export interface Standing {
  readonly seat: number
  readonly won: boolean
  readonly labels: Record<string, string>
  readonly points: number | null
  readonly place: number | null
}

/** Plain text; the client must show it as text. */
export interface ChatLine {
  readonly id: number
  readonly name: string
  readonly seat: number | null
  readonly text: string
  readonly at: number
}

/** `shown` is the careful estimate (mu - 3 sigma). */
export interface Rating {
  readonly name: string
  readonly games: number
  readonly mu: number
  readonly sigma: number
  readonly shown: number
}

/** How often somebody played and won as a role, a character, … */
export interface Tallied {
  readonly kind: string
  readonly label: string
  readonly played: number
  readonly won: number
}

/** The careful estimate after a game that ended then. */
export interface RatingPoint {
  readonly at: number
  readonly shown: number
}

/** What somebody has done in one game. */
export interface GameRecord {
  readonly game: string
  readonly played: number
  readonly won: number
  readonly by: readonly Tallied[]
  readonly rating: Rating | null
  readonly course: readonly RatingPoint[]
}

/** A player, as others see them: what happened at private tables is on one's own page only. */
export interface PlayerPage {
  readonly name: string
  readonly account: boolean
  readonly you: boolean
  readonly since: number
  readonly games: readonly GameRecord[]
}

/** Somebody in a finished game, and what they turned out to be. `player` is the one whose games are listed. */
export interface PastSeat {
  readonly name: string
  readonly account: boolean
  readonly bot: boolean
  readonly player: boolean
  readonly won: boolean
  readonly labels: Record<string, string>
}

export interface PastGame {
  readonly id: string
  readonly game: string
  readonly expansions: readonly string[]
  readonly ended_at: number
  readonly private: boolean
  readonly rated: boolean
  readonly outcome: string | null
  readonly seats: readonly PastSeat[]
}

/** The newest first; `next` is the `before` of the next page, null on the last. */
export interface PastGames {
  readonly games: readonly PastGame[]
  readonly next: number | null
}

export interface BoardSeat {
  readonly name: string
  readonly kind: 'bot' | 'open' | 'person'
  readonly account: boolean
}

/** A public table on the board in the lobby. */
export interface BoardTable {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly expansions: readonly string[]
  readonly status: 'closed' | 'finished' | 'playing' | 'waiting'
  readonly pace: Pace
  readonly rated: boolean
  readonly host_name: string
  readonly seats: readonly BoardSeat[]
}

/** What a browser needs to take pushes from this server: its public key, or null where there are none. */
export interface PushOffer {
  readonly key: string | null
}

/** Every refusal of the API: a code for programs and a sentence for people. */
export interface Problem {
  readonly code: string
  readonly message: string
}

/** One event, and what it changed in each of the step's views, in their order. */
export interface StepHappening {
  readonly event: GameEvent | null
  readonly changes: readonly (readonly (readonly unknown[])[])[]
}

/** A game after its first `number` answers, from the eyes that were asked for; all-seeing has every seat's view. The changes of its happenings lead from the views of the step before to its own. */
export interface Step {
  readonly number: number
  readonly seat: number | null
  readonly option: string | null
  readonly happenings: readonly StepHappening[]
  readonly views: readonly View[]
  readonly stage: Stage
}

/** How far a game has come, in terms of every game: the number of the turn, whose it is, and who is out. `returning` are those of them who may still come back. `quiet` while the rules forbid the players to talk. */
export interface Stage {
  readonly turn: number
  readonly active: number | null
  readonly out: readonly number[]
  readonly quiet: boolean
  readonly returning: readonly number[]
}

/** All cards of a running game, for somebody who is out of it: every seat's view after move `seq`. */
export interface OpenTable {
  readonly seq: number
  readonly views: readonly View[]
}

/** A stretch of a finished game. `total` counts the answers of the whole game. */
export interface Replay {
  readonly table: TableInfo
  readonly total: number
  readonly start: number
  readonly steps: readonly Step[]
}

/** An option and how likely it wins, as far as the seat could tell; `error` is the standard error. */
export interface Tried {
  readonly option: Option
  readonly chance: number
  readonly error: number
}

/** A decision of a finished game: what was chosen, what would have been best, and what the difference cost. */
export interface LookedInto {
  readonly answer: number
  readonly seat: number
  readonly question: Question
  readonly chosen: Tried
  readonly best: Tried
  readonly cost: number
  readonly tried: readonly Tried[]
  readonly beliefs: readonly (Record<string, number>)[]
}

/** A hint: what to do at decision `number`, how likely that wins, the next best, and why. `why` names what differs most where imagined games end: a sign of the game (`<game>-hint-<why>` says it), `same` (next to no difference) or `whole` (nothing in particular). The `outlook` is `open`, or `lost` or `won` where both options are all but sure to lose, or to win. */
export interface Advice {
  readonly number: number
  readonly id: string
  readonly option: Option
  readonly chance: number
  readonly other: Option | null
  readonly other_chance: number
  readonly why: string
  readonly outlook: string
}

/** The beginning of a turn: everybody's chance to win, and how likely each role of each seat looked from outside. `counted`: the chances are from a few dozen play-outs; else a network judged. */
export interface Moment {
  readonly answer: number
  readonly turn: number
  readonly active: number | null
  readonly chances: readonly number[]
  readonly suspicions: readonly (Record<string, number>)[]
  readonly counted: boolean
}

/** Where a game turned: between two answers the chance of this seat went from one to the other. `event` is what tells most of what happened in between, as a spectator saw it. Where several win together the chance is that of their `side`, `law` or `outlaw`, and `members` are all of them. */
export interface Turning {
  readonly answer: number
  readonly until: number
  readonly turn: number
  readonly active: number | null
  readonly seat: number
  readonly before: number
  readonly after: number
  readonly event: GameEvent | null
  readonly side: string
  readonly members: readonly number[]
}

/** A finished game looked into; `choices` are those of the seat that was asked for. */
export interface GameAnalysis {
  readonly game: string
  readonly names: readonly string[]
  readonly roles: readonly string[]
  readonly winners: readonly number[]
  readonly budget: number
  readonly moments: readonly Moment[]
  readonly turnings: readonly Turning[]
  readonly choices: readonly LookedInto[]
}

/** Some decisions of a seat looked into, up to answer `reached`: the next stretch begins there. `of` is the end. */
export interface Stretch {
  readonly choices: readonly LookedInto[]
  readonly reached: number
  readonly of: number
}

/** The first message. `last_seq` is the last number seen, if any; `seat` picks one of several seats of one's own; a seat pass plays that seat from anywhere. `program` says that no person sits here but a program: it has no vote. */
export interface Hello {
  readonly type: 'hello'
  readonly v: number
  readonly last_seq?: number | null
  readonly seat?: number | null
  readonly seat_pass?: string | null
  readonly program?: boolean
}

/** `number` and `era` are those of the decision, so that an answer never hits another one. */
export interface Answer {
  readonly type: 'answer'
  readonly number: number
  readonly era: number
  readonly option: string
}

export interface Say {
  readonly type: 'say'
  readonly text: string
}

export interface GiveSignal {
  readonly type: 'signal'
  readonly signal: 'angry' | 'howdy' | 'hurry' | 'laugh' | 'nice' | 'oops' | 'thanks' | 'wait'
}

/** Please let me take back my last play. */
export interface AskTakeBack {
  readonly type: 'ask_take_back'
}

/** A yes or no to the request to take back that was made at `seq`. */
export interface Consent {
  readonly type: 'consent'
  readonly seq: number
  readonly agree: boolean
}

/** I am here again: the bot gives me my seat back. */
export interface Back {
  readonly type: 'back'
}

/** I am out, and only bots play on: they need not take their time for me. */
export interface Hurry {
  readonly type: 'hurry'
}

export interface Ping {
  readonly type: 'ping'
  readonly n: number
}

/** One legal answer: its id goes back in `answer`, the option says what it is. */
export interface Offer {
  readonly id: string
  readonly option: Option
}

/** A question that is open, as the whole table may know it. */
export interface Asked {
  readonly seat: number
  readonly question: Question
}

/** What this seat is asked, with every legal answer. `era` counts the plays taken back so far. */
export interface OwnDecision {
  readonly number: number
  readonly era: number
  readonly seat: number
  readonly question: Question
  readonly options: readonly Offer[]
  readonly why_not: readonly WhyNot[]
}

/** Why something in sight cannot be chosen now: the thing, the message that says so and the ruling behind it. */
export interface WhyNot {
  readonly thing: string
  readonly message: string
  readonly ruling: string
  readonly facts: Record<string, string | number>
}

/** The answer to `hello`: which seat is yours (null: you watch), the table and the latest chat. */
export interface Welcome {
  readonly type: 'welcome'
  readonly v: number
  readonly seat: number | null
  readonly table: TableInfo
  readonly chat: readonly ChatLine[]
}

/** One event as this seat may see it, and what it changed in this seat's view. `event` is null where there is nothing to tell but the change itself. */
export interface Happening {
  readonly event: GameEvent | null
  readonly changes: readonly (readonly unknown[])[]
}

/** All of it: forget what you knew. Sent on joining, after a play was taken back and to who fell behind. */
export interface Snapshot {
  readonly type: 'snapshot'
  readonly seq: number
  readonly era: number
  readonly events: readonly GameEvent[]
  readonly view: View
  readonly stage: Stage
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  readonly seconds_left: number | null
  readonly result: Result | null
}

/** One answer more. `seat` gave it. Apply the changes of each happening to the view you have. Of several updates at once only the last carries `stage`, `asked`, `decision` and `result`; `stage` is null in the others. `view` is null unless you were away: then the happenings have no changes, and the last update has the view. */
export interface Update {
  readonly type: 'update'
  readonly seq: number
  readonly era: number
  readonly seat: number
  readonly happenings: readonly Happening[]
  readonly view: View | null
  readonly stage: Stage | null
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  readonly seconds_left: number | null
  readonly result: Result | null
}

/** Somebody came, went, was handed to a bot, or the game started or ended. */
export interface TableChanged {
  readonly type: 'table'
  readonly table: TableInfo
}

export interface Chat {
  readonly type: 'chat'
  readonly line: ChatLine
}

export interface Signalled {
  readonly type: 'signalled'
  readonly seat: number | null
  readonly name: string
  readonly signal: 'angry' | 'howdy' | 'hurry' | 'laugh' | 'nice' | 'oops' | 'thanks' | 'wait'
}

/** The answer is stored for good; it made update `seq`. */
export interface Accepted {
  readonly type: 'accepted'
  readonly number: number
  readonly era: number
  readonly seq: number
}

/** Nothing was changed. `code` is for programs, `message` for people; `number` if it was an answer. */
export interface Refused {
  readonly type: 'refused'
  readonly code: string
  readonly message: string
  readonly number: number | null
}

/** A seat wants to take back its last play; the seats in `needed` have not said yes yet. */
export interface TakeBack {
  readonly type: 'take_back'
  readonly seq: number
  readonly seat: number
  readonly needed: readonly number[]
}

/** The request is settled: granted (a snapshot follows), refused by a seat, or overtaken by play. */
export interface TakeBackOver {
  readonly type: 'take_back_over'
  readonly seq: number
  readonly outcome: 'granted' | 'lapsed' | 'refused'
  readonly seat: number | null
}

/** On the stream of the lobby: tables that have come or changed, and those that are gone. Fresh: these are all. */
export interface Board {
  readonly type: 'board'
  readonly tables: readonly BoardTable[]
  readonly gone: readonly string[]
  readonly fresh: boolean
}

/** On the stream of the lobby: something has changed at a table of your own. */
export interface Yours {
  readonly type: 'yours'
}

/** This server is going away; connect again after a moment. */
export interface Bye {
  readonly type: 'bye'
  readonly reason: string
  readonly retry_ms: number
}

export interface Pong {
  readonly type: 'pong'
  readonly n: number
}

export interface GuestWish {
  readonly name: string
}

export interface RenameWish {
  readonly name: string
}

/** Turn this guest into an account, or change the passphrase of the account; then `current` is needed. */
export interface PassphraseWish {
  readonly passphrase: string
  readonly current?: string | null
}

export interface SignInWish {
  readonly name: string
  readonly passphrase: string
}

/** A new table. `bots` names a level per seat, null for a person; the host takes `seat` (null: only hosts). */
export interface TableWish {
  readonly game: string
  readonly players?: number | null
  readonly expansions?: readonly string[]
  readonly options?: Record<string, string | number | boolean>
  readonly content?: Record<string, string>
  readonly bots?: readonly (string | null)[]
  readonly seat?: number | null
  readonly private?: boolean
  readonly pace?: Pace
  readonly hints?: boolean
}

/** `seat` null takes the first open one; `name` is for a second player on the same device. `salt` is any random text, made after the table's commitment was seen: see docs/guides/fair-shuffles.md. */
export interface JoinWish {
  readonly seat?: number | null
  readonly invite?: string | null
  readonly name?: string | null
  readonly salt?: string
}

/** Any seat of this game; `salt` as when one sits down. */
export interface QuickWish {
  readonly game: string
  readonly salt?: string
}

/** Where a browser takes pushes, as its PushSubscription says, and the language to tell them in. */
export interface SubscribeWish {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly lang?: string
}

export interface UnsubscribeWish {
  readonly endpoint: string
}

/** The host's random text for the seed, made after the commitment was seen. */
export interface StartWish {
  readonly salt?: string
}

/** Before the game: `level` puts a bot on the chair, null clears it. */
export interface SeatWish {
  readonly level: string | null
}

/** In the game: a bot of this level plays the seat until it is taken back. */
export interface HandOverWish {
  readonly level: string
}

export interface ChatWish {
  readonly text: string
}

/** Play on from the position after the first `after` answers; all seats but `seat` go to bots of `level`. */
export interface BranchWish {
  readonly after: number
  readonly seat?: number
  readonly level?: string
}

export type ClientMessage = Hello | Answer | Say | GiveSignal | AskTakeBack | Consent | Back | Hurry | Ping

export type ServerMessage = Welcome | Snapshot | Update | TableChanged | Chat | Signalled | Accepted | Refused | TakeBack | TakeBackOver | Bye | Pong

export type LobbyMessage = Board | Yours | Pong

export const SIGNALS = ['howdy', 'thanks', 'nice', 'oops', 'hurry', 'wait', 'laugh', 'angry'] as const
export const PROTOCOL = 2
