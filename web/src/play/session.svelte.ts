import { untrack } from 'svelte'
import { lang } from '../app/lang.svelte'
import { seatName } from '../app/names'
import { now } from '../app/ticking.svelte'
import { lasting, settings } from '../app/settings.svelte'
import { Narrator } from '../client/narrate'
import { OwnWords } from '../client/ownwords.svelte'
import { Stream, type Beat, type State } from '../client/stream.svelte'
import type { Game } from '../games/game'
import { applyChanges } from '../lib/changes'
import { duration } from '../lib/duration'
import type { GameEvent, Happening, SeatInfo, View } from '../lib/protocol'
import type { LogEntry } from '../table/types'
import { absence } from './absence'
import type { Since } from './desk'
import { Effects } from './effects.svelte'
import type { Showing } from './showing'
import { play } from './sounds'

/** More beats than this in waiting come from an absence: they are shown much faster. */
const RUSH = 24

interface Told {
  readonly key: number
  readonly event: GameEvent
}

/** A table as it is shown: the stream's news, played one event after another. */
export class Session {
  readonly stream: Stream
  readonly effects = new Effects()
  state: State | null = $state.raw(null)
  /** The view on the screen: it is the true one after every event that is shown. */
  view: View | null = $state.raw(null)
  /** The event that is being shown. */
  telling: GameEvent | null = $state.raw(null)
  /** What led to the present question: the plays since the turn's player last chose. */
  causes: readonly GameEvent[] = $state.raw([])
  busy = $state(false)
  /** The reader has stopped the show. */
  paused = $state(false)
  /** Catching up after an absence. */
  behind = $state(0)
  /** The reader wants the end of it: nothing is shown at leisure any more. */
  rushing = $state(false)
  #told: readonly Told[] = $state.raw([])
  #queue: Beat[] = []
  #key = 0
  /** Grows with each reset: what was being shown before it is dropped. */
  #era = 0
  #skipping = false
  /** Things that are shown although the show is stopped. */
  #steps = 0
  #wake: (() => void) | null = null
  #texts = new WeakMap<GameEvent, LogEntry>()
  #textsOf: Narrator | null = null

  readonly own: OwnWords

  constructor(
    readonly id: string,
    readonly game: string,
    readonly drawn: Game,
    invite: string | null,
  ) {
    this.own = new OwnWords(id, invite)
    this.stream = new Stream(
      id,
      invite,
      (events, view, state) => this.#reset(events, view, state),
      (beat) => this.#take(beat),
    )
  }

  readonly names: readonly string[] = $derived.by(() => this.stream.table?.seats.map(seatName) ?? [])
  readonly #nameKey: string = $derived(this.names.join('\n'))
  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.own.over(lang.words), this.game, this.#nameKey.split('\n'), this.stream.seat),
  )

  readonly #absent: string = $derived.by(
    () => this.stream.table?.seats.map((seat) => this.awayFor(seat)).join('\n') ?? '',
  )
  /** For how long each player has been away, in words; empty for whoever is here. It changes when the words do. */
  readonly absences: readonly string[] = $derived.by(() => this.#absent.split('\n'))

  /** The log in the reader's language. */
  readonly log: readonly LogEntry[] = $derived.by(() =>
    this.#told
      .filter(({ event }, i, all) => !this.drawn.echoes?.(event, all[i - 1]?.event))
      .map(({ key, event }) => this.#line(key, event)),
  )

  /** The line of the log with which the turns of the others began, after the reader's own last one. */
  readonly since: number | null = $derived.by(() => {
    const { seat } = this.stream
    const starts = this.#told.filter(({ event }) => this.drawn.turns?.has(event.event) && event.seat !== undefined)
    // The turn that the reader has now is not over: what matters came before it.
    const over = starts.at(-1)?.event.seat === seat ? starts.slice(0, -1) : starts
    const own = over.map(({ event }) => event.seat).lastIndexOf(seat)
    return own < 0 ? null : (over[own + 1]?.key ?? null)
  })

  /** The same as a stretch of all that was told; the turn that the reader has now is no part of it. */
  readonly stretch: Since | undefined = $derived.by(() => {
    const from = this.since === null ? -1 : this.#told.findIndex(({ key }) => key === this.since)
    if (from < 0) return undefined
    const last = this.#told.map(({ event }) => this.drawn.turns?.has(event.event)).lastIndexOf(true)
    const to = this.#told[last]?.event.seat === this.stream.seat ? last : this.#told.length
    return { events: this.events, from, to }
  })

  /** The sentence about what is happening at this moment. */
  readonly caption: string = $derived.by(() => (this.telling ? this.narrator.event(this.telling) : ''))

  /** Everything that has happened so far. */
  get events(): readonly GameEvent[] {
    return this.#told.map((told) => told.event)
  }

  /** For how long somebody has been away by now, in words; empty if they are here. */
  awayFor(seat: SeatInfo): string {
    const ms = seat.away === null ? null : absence(seat, this.stream.heard, now())
    return ms === null ? '' : duration(ms / 1000, lang.current)
  }

  answer(option: string): void {
    const decision = this.state?.decision
    if (decision && !this.stream.waiting) this.stream.answer(decision, option)
  }

  /** Shows the end of everything that is waiting at once. */
  skip(): void {
    if (!this.busy) return
    this.#skipping = true
    this.#wake?.()
  }

  /** Out of a game in which only bots play on: they hurry, and so does the show. */
  rush(): void {
    this.rushing = true
    this.stream.hurry()
    this.pause(false)
    this.skip()
  }

  /** Holds what is shown, or lets it go on. What the table itself does is not held up. */
  pause(paused: boolean): void {
    this.paused = paused
    if (!paused) this.#wake?.()
  }

  /** Shows the next thing, and waits again. */
  step(): void {
    this.#steps = 1
    this.#wake?.()
  }

  close(): void {
    this.#queue = []
    this.skip()
    this.stream.close()
  }

  /** A line is made once for each reader, so that the list on the screen changes only at its end. */
  #line(key: number, event: GameEvent): LogEntry {
    if (this.#textsOf !== this.narrator) {
      this.#texts = new WeakMap()
      this.#textsOf = this.narrator
    }
    let line = this.#texts.get(event)
    if (!line) {
      line = lineOf(
        key,
        event,
        this.drawn.show(
          event,
          this.narrator,
          untrack(() => this.view ?? {}),
        ),
        this.narrator,
      )
      this.#texts.set(event, line)
    }
    return line
  }

  #note(event: GameEvent): void {
    this.#told = [...this.#told, { key: (this.#key += 1), event }]
    if (this.drawn.turns?.has(event.event)) this.causes = []
    else if (this.#isCause(event)) this.causes = [...this.causes, event].slice(-2)
  }

  #reset(events: readonly GameEvent[], view: View, state: State): void {
    this.#era += 1
    this.#queue = []
    this.skip()
    this.#told = events.map((event) => ({ key: (this.#key += 1), event }))
    const start = events.map((event) => this.drawn.turns?.has(event.event)).lastIndexOf(true)
    this.view = view
    this.#settle(state)
    this.causes = events
      .slice(start + 1)
      .filter((event) => this.#isCause(event))
      .slice(-1)
    this.#calm(state)
  }

  #settle(state: State): void {
    this.state = state
    this.#calm(state)
  }

  /** What the player whose turn it is does asks the others; their answers are no cause. */
  #isCause(event: GameEvent): boolean {
    return Boolean(this.drawn.causes?.has(event.event)) && event.seat === this.state?.stage.active
  }

  #calm(state: State): void {
    if (state.asked.some((asked) => this.drawn.calm?.has(asked.question.ask))) this.causes = []
  }

  #take(beat: Beat): void {
    this.#queue.push(beat)
    this.behind = this.#queue.length
    if (!this.busy) void this.#run()
  }

  async #run(): Promise<void> {
    this.busy = true
    this.#skipping = false
    let beat: Beat | undefined
    while ((beat = this.#queue.shift())) {
      this.behind = this.#queue.length
      // While something is shown, nobody is asked.
      if (this.state) this.state = { ...this.state, decision: null, asked: [], deadline: null }
      await this.#play(beat)
    }
    this.telling = null
    this.effects.clear()
    this.busy = false
  }

  /** Shows what one answer brought. After a reset the rest of it is not for the table that is now shown. */
  async #play(beat: Beat): Promise<void> {
    const era = this.#era
    for (const happening of beat.happenings) {
      await this.#show(happening)
      if (era !== this.#era) return
    }
    if (beat.view) this.view = beat.view
    if (beat.state) this.#settle(beat.state)
  }

  async #show({ event, changes }: Happening): Promise<void> {
    const era = this.#era
    while (event && this.paused && !this.#skipping && this.#steps === 0) await this.#rest(null)
    if (era !== this.#era) return
    if (this.view) this.view = applyChanges(this.view, changes)
    if (!event) return
    this.#note(event)
    const showing = this.drawn.show(event, this.narrator, this.view ?? {})
    const waiting = this.#queue.length
    const lasts =
      this.#skipping || this.rushing || document.hidden
        ? 0
        : lasting(showing.lasts, this.narrator.event(event)) / this.#hurry
    if (showing.sound && settings.sounds && !this.#skipping && !this.rushing && waiting <= RUSH) play(showing.sound)
    if (lasts === 0) return
    this.#steps = 0
    this.telling = event
    this.effects.show(showing.effect ?? {}, lasts)
    await this.#rest(lasts)
  }

  /** How much faster than at leisure: the others do not wait for a reader who is asked already. */
  get #hurry(): number {
    if (this.#queue.length > RUSH) return 6
    const people = this.stream.table?.seats.filter((seat) => seat.kind === 'person').length ?? 0
    return people > 1 && this.#queue.some((beat) => beat.state?.decision) ? 2 : 1
  }

  /** Until so many milliseconds have passed, or somebody wants to go on; null waits for that alone. */
  async #rest(lasts: number | null): Promise<void> {
    await new Promise<void>((done) => {
      const timer = lasts === null ? undefined : setTimeout(done, lasts)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
  }
}

/** How an event stands in the log. */
export function lineOf(key: number, event: GameEvent, showing: Showing, narrator: Narrator): LogEntry {
  const { log = 'plain', mark, thing } = showing
  const text = narrator.event(event)
  const parts = narrator.parts(event)
  // Where no name stands in the sentence, all of it leads to what it is about.
  const named = parts.some((part) => typeof part !== 'string')
  return { key, text, parts: named || !thing ? parts : [{ ...thing, name: text }], kind: log, mark }
}
