/** Silence after which we ask whether anybody is there; how long we wait for a word then; and how long for a line. */
const QUIET_MS = 2000
const WORD_MS = 2250
const OPENING_MS = 4500
/** The whole of it, and the pauses between two looks, make less than five seconds. */
const LOOK_MS = 250
/** Looks that come later than this: we were away ourselves, asleep or busy. */
const LATE_MS = 1500

type Stage = 'none' | 'opening' | 'quiet' | 'asked'

/** Feels whether a line is alive: one that says nothing is asked for a word, and one that stays silent is dead. */
export class Pulse {
  #stage: Stage = 'none'
  /** When the stage began, on a clock that nobody sets: milliseconds since the page began. */
  #since = 0
  #lookedAt = 0
  readonly #watch = setInterval(() => this.#look(), LOOK_MS)

  constructor(
    readonly ask: () => void,
    readonly dead: () => void,
    /** Where nobody waits for the news, one need not ask so often. */
    readonly quiet = QUIET_MS,
  ) {}

  /** A line is being opened: that takes its time, but not for ever. */
  opening(): void {
    this.#enter('opening')
  }

  /** We have said something that must be answered. */
  asked(): void {
    this.#enter('asked')
  }

  heard(): void {
    this.#enter('quiet')
  }

  /** There is no line. */
  none(): void {
    this.#enter('none')
  }

  stop(): void {
    clearInterval(this.#watch)
  }

  #enter(stage: Stage): void {
    this.#stage = stage
    this.#since = performance.now()
  }

  #look(): void {
    const now = performance.now()
    const late = now - this.#lookedAt > LATE_MS
    this.#lookedAt = now
    // What was said while we were away is yet to be heard.
    if (late && this.#stage === 'asked') this.#since = now
    const lasts = now - this.#since
    if (this.#stage === 'quiet' && lasts > this.quiet) {
      this.asked()
      this.ask()
    } else if ((this.#stage === 'asked' && lasts > WORD_MS) || (this.#stage === 'opening' && lasts > OPENING_MS)) {
      this.none()
      this.dead()
    }
  }
}
