import { lasting } from '../app/settings.svelte'
import { seatName } from '../app/names'
import { lang } from '../app/lang.svelte'
import { api } from '../client/api'
import { Narrator } from '../client/narrate'
import { OwnWords } from '../client/ownwords.svelte'
import { gameNamed } from '../games'
import type { Game } from '../games/game'
import { applyChanges } from '../lib/changes'
import type { GameEvent, Step, TableInfo, View } from '../lib/protocol'
import { Effects } from '../play/effects.svelte'

const CHUNK = 100

/** Something on the way that is worth a mark. */
export interface Mark {
  readonly step: number
  readonly kind: 'turn' | 'end'
  readonly event: GameEvent
}

/** A finished game that can be wound forwards and backwards. */
export class Reel {
  readonly effects = new Effects()
  table: TableInfo | null = $state.raw(null)
  drawn: Game | null = $state.raw(null)
  steps: readonly Step[] = $state.raw([])
  total = $state(0)
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** The view while a step is being shown. */
  moving: View | null = $state.raw(null)
  telling: GameEvent | null = $state.raw(null)
  /** The furthest step that was seen: what comes after it stays a surprise. */
  seen = $state(0)
  /** A step that somebody wants to see and that is still on its way. */
  #wanted: number | null = $state(null)
  #turn = 0
  #run = 0

  constructor(
    readonly id: string,
    readonly eyes: string,
  ) {
    this.own = new OwnWords(id, null)
  }

  readonly own: OwnWords
  readonly seat: number | null = $derived.by(() => (/^\d+$/.test(this.eyes) ? Number(this.eyes) : null))
  readonly names: readonly string[] = $derived.by(() => this.table?.seats.map(seatName) ?? [])
  /** Where one is, or is going as soon as that is there. */
  readonly goal: number = $derived(this.#wanted ?? this.at)
  readonly step: Step | null = $derived(this.steps[Math.min(this.at, this.steps.length - 1)] ?? null)
  readonly view: View | null = $derived(this.moving ?? (this.step ? this.#seen(this.step.views) : null))
  readonly narrator: Narrator = $derived.by(
    () => new Narrator(this.own.over(lang.words), this.table?.game ?? '', this.names, this.seat),
  )
  /** What was seen so far, each with its step. */
  readonly told: readonly { readonly event: GameEvent; readonly step: number }[] = $derived(
    this.steps.slice(0, this.seen + 1).flatMap((one, step) => eventsOf(one).map((event) => ({ event, step }))),
  )
  /** Where turns begin and where somebody goes out. */
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.steps.flatMap((one, step) =>
      eventsOf(one).flatMap((event): readonly Mark[] => {
        if (this.drawn?.ends?.has(event.event)) return [{ step, kind: 'end', event }]
        return this.drawn?.turns?.has(event.event) && event.seat !== undefined ? [{ step, kind: 'turn', event }] : []
      }),
    ),
  )
  /** All that happened and what it led to, once everything is fetched and the game was played to its end. */
  readonly whole: { readonly events: readonly GameEvent[]; readonly view: View } | null = $derived.by(() => {
    const last = this.steps.at(-1)
    if (!last || !this.table?.result || this.steps.length <= this.total) return null
    return { events: this.steps.flatMap(eventsOf), view: this.#seen(last.views) }
  })
  /** The latest event before the present position. */
  readonly last: GameEvent | null = $derived(this.step ? (eventsOf(this.step).at(-1) ?? null) : null)

  /** Fetches the whole game, a piece at a time, and says when enough is there to begin at a step. */
  async load(at: number, ready: () => void): Promise<void> {
    let begun = false
    do {
      const piece = await api.replay(this.id, this.eyes, this.steps.length, CHUNK)
      const { game, expansions } = piece.table
      const [drawn] = await Promise.all([gameNamed(game, expansions), lang.needGame(game)])
      this.drawn = drawn
      this.table = piece.table
      this.total = piece.total
      this.steps = [...this.steps, ...piece.steps]
      if (this.#wanted !== null) this.jump(this.#wanted)
      if (begun || this.steps.length <= Math.min(at, this.total)) continue
      begun = true
      this.jump(at)
      ready()
    } while (this.steps.length <= this.total)
  }

  /** To a step; as far as there is anything yet, and on when more comes. */
  jump(to: number): void {
    this.#stop()
    const goal = Math.max(0, Math.min(this.total, to))
    const at = Math.min(goal, this.steps.length - 1)
    this.#wanted = at < goal ? goal : null
    this.#at(at)
  }

  /** To where the next turn began, or the one before. */
  turn(way: 1 | -1): void {
    const turns = this.marks.filter(({ kind }) => kind === 'turn').map(({ step }) => step)
    const next = way > 0 ? turns.find((step) => step > this.at) : turns.filter((step) => step < this.at).at(-1)
    this.jump(next ?? (way > 0 ? this.steps.length - 1 : 0))
  }

  #at(step: number): void {
    this.at = step
    this.seen = Math.max(this.seen, step)
  }

  async on(): Promise<void> {
    const to = this.steps[this.at + 1]
    if (!to || this.#wanted !== null) return
    const turn = this.#stop()
    let views = this.step!.views
    this.#at(this.at + 1)
    for (const { event, changes } of to.happenings) {
      views = views.map((view, place) => applyChanges(view, changes[place] ?? []))
      this.moving = this.#seen(views)
      if (!event) continue
      const showing = this.drawn!.show(event, this.narrator, this.moving)
      const lasts = lasting(showing.lasts, this.narrator.event(event)) / this.speed
      if (lasts === 0) continue
      this.telling = event
      this.effects.show(showing.effect ?? {}, lasts)
      await new Promise((done) => setTimeout(done, lasts))
      if (turn !== this.#turn) return
    }
    this.#stop()
  }

  /** Step after step, from wherever one is; it waits for what is still on its way. */
  async play(): Promise<void> {
    const run = (this.#run += 1)
    this.playing = true
    while (run === this.#run && this.at < this.total) {
      await this.on()
      await new Promise((done) => setTimeout(done, 260 / this.speed))
    }
    if (run === this.#run) this.playing = false
  }

  pause(): void {
    this.#run += 1
    this.playing = false
    this.#stop()
  }

  #seen(views: readonly View[]): View {
    return views.length > 1 ? this.drawn!.together(views, null) : views[0]!
  }

  #stop(): number {
    this.moving = null
    this.telling = null
    this.effects.clear()
    return (this.#turn += 1)
  }
}

const eventsOf = (step: Step): readonly GameEvent[] => step.happenings.flatMap(({ event }) => event ?? [])
