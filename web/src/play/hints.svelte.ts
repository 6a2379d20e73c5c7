import { tell } from '../app/refusals'
import { api } from '../client/api'
import type { Advice, OwnDecision } from '../lib/protocol'

/** What the server advises, for one decision at a time. */
export class Hints {
  #advice: Advice | null = $state.raw(null)
  #asking: number | null = $state(null)

  constructor(readonly table: string) {}

  async ask({ number, seat }: OwnDecision): Promise<void> {
    if (this.#asking === number || this.#advice?.number === number) return
    this.#asking = number
    try {
      const advice = await api.hint(this.table, seat)
      if (this.#asking === number) this.#advice = advice
    } catch (error) {
      tell(error)
    }
    if (this.#asking === number) this.#asking = null
  }

  /** The advice for this decision, if there is one. */
  of(decision: OwnDecision | null): Advice | null {
    return decision && this.#advice?.number === decision.number ? this.#advice : null
  }

  busy(decision: OwnDecision | null): boolean {
    return decision !== null && this.#asking === decision.number
  }

  forget(): void {
    this.#advice = null
  }
}
