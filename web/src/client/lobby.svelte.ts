import type { BoardTable, LobbyMessage, Ping } from '../lib/protocol'
import { Pulse } from './pulse'

/** Nobody's move waits for the board: a line that died is noticed soon enough. */
const QUIET_MS = 10_000
const PING = JSON.stringify({ type: 'ping', n: 0 } satisfies Ping)
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 16000]

/** The board in the lobby: public tables, as they come and go. */
export class Lobby {
  tables: readonly BoardTable[] = $state.raw([])
  /** Whether the board has been read at all. */
  known = $state(false)
  /** Grows whenever something has changed at a table of the reader's own. */
  yours = $state(0)
  /** What stands on the board may be out of date. */
  lost = $state(false)
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  #pulse: Pulse | null = null

  open(): () => void {
    const online = (): void => this.#again(0)
    addEventListener('online', online)
    addEventListener('offline', this.#drop)
    const pulse = new Pulse(() => this.#socket?.send(PING), this.#drop, QUIET_MS)
    this.#pulse = pulse
    this.#connect()
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', this.#drop)
      pulse.stop()
      this.#close()
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/stream`)
    this.#socket = socket
    this.#pulse?.opening()
    // The board comes by itself.
    socket.onopen = () => this.#pulse?.asked()
    socket.onmessage = (message) => {
      this.#pulse?.heard()
      this.#take(JSON.parse(String(message.data)) as LobbyMessage)
    }
    socket.onclose = this.#drop
  }

  readonly #drop = (): void => {
    this.lost = true
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!
    this.#tries += 1
    this.#again(pause)
  }

  #again(pause: number): void {
    this.#close()
    this.#timer = setTimeout(() => this.#connect(), pause)
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#pulse?.none()
    if (this.#socket) this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null
    this.#socket?.close()
    this.#socket = null
  }

  #take(message: LobbyMessage): void {
    this.lost = false
    if (message.type === 'pong') return
    if (message.type === 'yours') {
      this.yours += 1
      return
    }
    this.#tries = 0
    // After a broken line nobody knows what was missed.
    if (message.fresh && this.known) this.yours += 1
    this.known = true
    this.tables = pinned(message.fresh ? [] : this.tables, message.tables, message.gone)
  }
}

/** The board after news of it: what changed keeps its place, what is new stands at the top. */
export function pinned(
  before: readonly BoardTable[],
  news: readonly BoardTable[],
  gone: readonly string[],
): readonly BoardTable[] {
  const changed = new Map(news.map((table) => [table.id, table]))
  const stayed = before.filter((table) => !gone.includes(table.id)).map((table) => changed.get(table.id) ?? table)
  return [...news.filter((table) => !before.some((old) => old.id === table.id)), ...stayed]
}
