import type { ChatLine } from '../lib/protocol'

const KEY = 'sagebrush-read'
/** Tables whose chat is remembered; older ones are forgotten. */
const KEPT = 60

type Saved = readonly (readonly [table: string, last: number])[]

function saved(): Saved {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? (read as Saved) : []
  } catch {
    return []
  }
}

/** How far the chat of one table has been read on this device. */
export class Reading {
  /** The last line that was read. */
  #last = $state(0)

  constructor(readonly table: string) {
    this.#last = saved().find(([id]) => id === table)?.[1] ?? 0
  }

  /** All these lines have been before the reader's eyes. */
  upTo(chat: readonly ChatLine[]): void {
    const last = chat.at(-1)?.id ?? 0
    if (last <= this.#last) return
    this.#last = last
    const others = saved().filter(([id]) => id !== this.table)
    localStorage.setItem(KEY, JSON.stringify([...others, [this.table, last]].slice(-KEPT)))
  }

  /** How many lines are new. Nobody need read what they said themselves. */
  unread(chat: readonly ChatLine[], seat: number | null): number {
    return chat.filter((line) => line.id > this.#last && (line.seat === null || line.seat !== seat)).length
  }
}
