const KEY = 'sagebrush-notes'
/** Tables whose notes are kept; older ones are forgotten. */
const KEPT = 40
const LONGEST = 60

/** What the reader thinks of somebody: one of the things that the game suggests, and words of their own. */
export interface Note {
  readonly guess?: string | undefined
  readonly text?: string | undefined
}
type Seats = Readonly<Record<number, Note>>
type Saved = readonly (readonly [table: string, seats: Seats])[]

function saved(): Saved {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? (read as Saved) : []
  } catch {
    return []
  }
}

/** The reader's own notes on the players of one table. They stay on this device. */
export class Notes {
  #seats: Seats = $state.raw({})

  constructor(readonly table: string) {
    this.#seats = saved().find(([id]) => id === table)?.[1] ?? {}
  }

  of(seat: number): Note {
    return this.#seats[seat] ?? {}
  }

  /** Thinking the same twice is thinking better of it. */
  guess(seat: number, guess: string): void {
    const now = this.of(seat)
    this.#write(seat, { ...now, guess: now.guess === guess ? undefined : guess })
  }

  say(seat: number, text: string): void {
    this.#write(seat, { ...this.of(seat), text: text.slice(0, LONGEST) || undefined })
  }

  #write(seat: number, note: Note): void {
    this.#seats = { ...this.#seats, [seat]: note }
    const others = saved().filter(([id]) => id !== this.table)
    localStorage.setItem(KEY, JSON.stringify([...others, [this.table, this.#seats]].slice(-KEPT)))
  }
}
