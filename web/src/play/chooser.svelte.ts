import type { Offer, Option, OwnDecision } from '../lib/protocol'

/** One way to an answer: the things to touch, in order. Equal beginnings are shared. */
export interface Path {
  readonly offer: Offer
  readonly tokens: readonly string[]
}

/** An answer for more than this one question, which any game may offer: pass for me until … */
export const isStanding = (option: Option): boolean => option.option === 'pass_for'

export type PathOf = (option: Option, all: readonly Offer[]) => readonly string[]

/**
 * Choosing step by step among the offered answers and nothing else: touch a card, then a player. Which things an answer
 * goes through is told by the game's table; what is not on the table becomes a button.
 */
export class Chooser {
  decision: OwnDecision | null = $state.raw(null)
  chosen: readonly string[] = $state.raw([])
  paths: readonly Path[] = $state.raw([])

  constructor(
    readonly pathOf: PathOf,
    readonly answer: (option: string) => void,
  ) {}

  /** A new question, or none. The same question again (a language switch, a reconnect) keeps what was chosen. */
  ask(decision: OwnDecision | null): void {
    const same =
      decision !== null &&
      this.decision !== null &&
      decision.number === this.decision.number &&
      decision.era === this.decision.era
    this.decision = decision
    this.paths = decision ? decision.options.map((offer) => this.#path(offer, decision.options)) : []
    if (!same) this.chosen = []
  }

  #path(offer: Offer, all: readonly Offer[]): Path {
    return { offer, tokens: isStanding(offer.option) ? [offer.id] : this.pathOf(offer.option, all) }
  }

  /** The ways that are still open after what was chosen. */
  get live(): readonly Path[] {
    return this.paths.filter((path) => this.chosen.every((token, i) => path.tokens[i] === token))
  }

  /** What can be touched next. */
  get next(): ReadonlySet<string> {
    return new Set(
      this.live.map((path) => path.tokens[this.chosen.length]).filter((token): token is string => token !== undefined),
    )
  }

  /** The answer that what was chosen amounts to, if it is one already. */
  get complete(): Offer | null {
    if (this.chosen.length === 0) return null
    return this.live.find((path) => path.tokens.length === this.chosen.length)?.offer ?? null
  }

  has(token: string): boolean {
    return this.next.has(token)
  }

  /**
   * Touches a thing. The last step of a way answers at once; `hold` waits for a confirmation where the first touch would
   * already be the whole answer. `twice` waits in any case, and for more than another touch: it is given by its button.
   */
  pick(token: string, { hold = false, twice = false } = {}): void {
    if (this.chosen.at(-1) === token && this.complete) {
      if (!twice) this.confirm()
      return
    }
    if (!this.next.has(token)) {
      if (this.chosen.length > 0 && this.paths.some((path) => path.tokens[0] === token)) {
        this.chosen = []
        this.pick(token, { hold, twice })
      }
      return
    }
    this.chosen = [...this.chosen, token]
    const only = this.live.length === 1 ? this.live[0]! : null
    const waits = twice || (hold && this.chosen.length === 1)
    if (only && only.tokens.length === this.chosen.length && !waits) this.give(only.offer)
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1)
  }

  confirm(): void {
    if (this.complete) this.give(this.complete)
  }

  give(offer: Offer): void {
    this.chosen = []
    this.answer(offer.id)
  }
}
