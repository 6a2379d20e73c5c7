import type { LessonScript, LessonStep, OwnDecision } from '../lib/protocol'
import type { Chooser } from '../play/chooser.svelte'
import { markDone } from './done'

/** The steps of a lesson that are said at a decision, by their places in the script. */
const placesAt = (script: LessonScript, number: number): readonly number[] =>
  script.steps.flatMap((step, place) => (step.at === number ? [place] : []))

/**
 * Leads through a lesson at a table: which step is said, which answers follow the script. The script knows its steps by
 * the numbers of decisions, so that a page that is loaded again, or a play taken back, finds its place by itself.
 */
export class Guide {
  /** The step that is said, and the last one that was. */
  place = $state(0)
  /** Something was chosen that the step does not ask for. */
  astray = $state(false)
  /** The lesson has ended, or was left: from here on one plays freely. */
  over = $state(false)
  #decision: OwnDecision | null = $state.raw(null)
  #backwards = false

  constructor(
    readonly game: string,
    readonly table: string,
    readonly script: LessonScript,
  ) {
    this.over = sessionStorage.getItem(this.#key) !== null
  }

  get #key(): string {
    return `sagebrush-lesson-${this.table}`
  }

  get step(): LessonStep {
    return this.script.steps[this.place]!
  }

  /** The id of what the step says. */
  get message(): string {
    return `${this.game}-lesson-${this.script.name}-${this.step.say}`
  }

  /** Whether the reader is asked, and what the step says is about it. */
  get asked(): boolean {
    return this.#decision !== null
  }

  get last(): boolean {
    return this.place === this.script.steps.length - 1
  }

  /** The decision at which the script ends. */
  get #end(): number {
    return this.script.steps.at(-1)!.at
  }

  /** Answers that follow the script, at whichever of its steps they are due. */
  get wanted(): readonly string[] {
    return this.script.steps.filter((step) => step.at === this.#decision?.number).flatMap((step) => step.do)
  }

  /** A new question to the reader, or none. */
  follow(decision: OwnDecision | null): void {
    const same = decision?.number === this.#decision?.number && decision?.era === this.#decision?.era
    this.#decision = decision
    if (!decision || same || this.over) return
    const places = placesAt(this.script, decision.number)
    const offered = new Set(decision.options.map((offer) => offer.id))
    const strays = this.wanted.length > 0 && !this.wanted.some((id) => offered.has(id))
    // The last words can be read while one plays on already.
    if (decision.number > this.#end && this.step.at === this.#end && !this.last) return
    if (places.length === 0 || strays) {
      this.leave()
      return
    }
    this.#say(this.#backwards ? places.at(-1)! : places[0]!)
    this.#backwards = false
  }

  /** Whether this answer follows the script; if not, the reader is told why. */
  takes(option: string): boolean {
    this.astray = !this.over && this.wanted.length > 0 && !this.wanted.includes(option)
    // Who plays on before the last word is said has done all that was asked.
    if (!this.over && this.wanted.length === 0 && this.step.at === this.#end) this.#done()
    return !this.astray
  }

  next(): void {
    if (this.last) this.leave()
    else if (this.step.do.length === 0) this.#say(this.place + 1)
  }

  /** One step back: within a question by turning a page, before it by taking back what was answered. */
  back(takeBack: () => void): void {
    if (this.place === 0) return
    if (this.script.steps[this.place - 1]!.at === this.step.at) this.#say(this.place - 1)
    else {
      this.#backwards = true
      takeBack()
    }
  }

  /** From here on one plays freely; a page that is loaded again remembers it. */
  leave(): void {
    this.over = true
    this.astray = false
    sessionStorage.setItem(this.#key, 'over')
  }

  /** What the step is about: what it points at, else the next thing to touch on the way to the wanted answer. */
  points(chooser: Chooser): readonly string[] {
    if (!this.asked || this.over) return []
    if (this.step.point.length > 0 || this.step.do.length === 0) return this.step.point
    if (chooser.complete && this.step.do.includes(chooser.complete.id)) return ['confirm']
    const wanted = chooser.paths.filter((path) => this.step.do.includes(path.offer.id))
    const ways = wanted.filter((path) => chooser.live.includes(path))
    // Something else has been chosen: to touch the beginning of the way is to begin anew.
    const depth = ways.length > 0 ? chooser.chosen.length : 0
    const next = ways.length > 0 ? ways : wanted
    return [...new Set(next.flatMap((path) => path.tokens.slice(depth, depth + 1)))]
  }

  #say(place: number): void {
    this.place = place
    this.astray = false
    if (this.last) this.#done()
  }

  #done(): void {
    markDone(this.game, this.script.name)
  }
}
