/** The first pause and the longest: who was told to wait asks less and less often. */
const FIRST_MS = 15_000
const LONGEST_MS = 60_000

/** Goes on by itself after a pause, which is twice as long each time it was in vain. */
export class Patience {
  #pause = FIRST_MS
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly again: () => void) {}

  wait(): void {
    this.stop()
    this.#timer = setTimeout(this.again, this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST_MS)
  }

  /** It was not in vain. */
  rewarded(): void {
    this.#pause = FIRST_MS
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
