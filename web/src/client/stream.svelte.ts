import type {
  Asked,
  ChatLine,
  ClientMessage,
  GameEvent,
  GiveSignal,
  Happening,
  OwnDecision,
  Result,
  ServerMessage,
  Signalled,
  Snapshot,
  Stage,
  TableInfo,
  TakeBack,
  Update,
  View,
} from '../lib/protocol'
import { PROTOCOL } from '../lib/protocol'

export type Line = 'connecting' | 'open' | 'lost' | 'refused'

/** What one answer brought: what happened, and the state after it once that is shown. */
export interface Beat {
  readonly happenings: readonly Happening[]
  /** The whole view, where the happenings do not say what they changed: after an absence. */
  readonly view: View | null
  readonly state: State | null
}

/** How the game stands when nothing more is to be shown. */
export interface State {
  readonly seq: number
  readonly stage: Stage
  readonly asked: readonly Asked[]
  readonly decision: OwnDecision | null
  readonly result: Result | null
  /** When time runs out for whoever is asked, on this device's clock. */
  readonly deadline: number | null
}

const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000]
const FINAL_CODES = new Set([4401, 4404, 4409])
/** The chair has changed hands, or this device has signed out: what we knew is not for who we are now. */
const SOMEBODY_ELSE = 4410

/** The stream of one table. It keeps the line open, catches up after a break, and hands events over in order. */
export class Stream {
  line: Line = $state('connecting')
  seat: number | null = $state(null)
  table: TableInfo | null = $state.raw(null)
  chat: readonly ChatLine[] = $state.raw([])
  takeBack: TakeBack | null = $state.raw(null)
  /** The last refusal of an answer or a message, until the next success. */
  refusal: { readonly code: string } | null = $state.raw(null)
  signals: readonly Signalled[] = $state.raw([])
  /** An answer is on its way and not yet accepted. */
  waiting = $state(false)

  #socket: WebSocket | null = null
  #lastSeq: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly id: string,
    readonly invite: string | null,
    /** Forget all and show this. */
    readonly onSnapshot: (events: readonly GameEvent[], view: View, state: State) => void,
    readonly onBeat: (beat: Beat) => void,
  ) {
    this.#connect()
  }

  answer(decision: OwnDecision, option: string): void {
    this.waiting = true
    this.#send({ type: 'answer', number: decision.number, era: decision.era, option })
  }

  say(text: string): void {
    this.#send({ type: 'say', text })
  }

  signal(signal: GiveSignal['signal']): void {
    this.#send({ type: 'signal', signal })
  }

  askTakeBack(): void {
    this.#send({ type: 'ask_take_back' })
  }

  consent(seq: number, agree: boolean): void {
    this.#send({ type: 'consent', seq, agree })
  }

  back(): void {
    this.#send({ type: 'back' })
  }

  /** Hangs up and comes back at once, as somebody else: after sitting down or leaving. */
  again(): void {
    clearTimeout(this.#timer)
    const old = this.#socket
    if (old) old.onclose = null
    old?.close()
    this.#lastSeq = null
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/stream${invite}`)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', v: PROTOCOL, last_seq: this.#lastSeq })
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as ServerMessage)
    socket.onclose = (close) => this.#lost(close.code)
  }

  #lost(code: number): void {
    if (this.#closed) return
    this.waiting = false
    if (FINAL_CODES.has(code)) {
      this.line = 'refused'
      return
    }
    this.line = 'lost'
    if (code === SOMEBODY_ELSE) this.#lastSeq = null
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), pause)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.line = 'open'
        this.#tries = 0
        this.seat = message.seat
        this.table = message.table
        this.chat = message.chat
        return
      case 'snapshot':
        this.#lastSeq = message.seq
        this.waiting = false
        this.takeBack = null
        this.onSnapshot(message.events, message.view, stateOf(message, message.stage))
        return
      case 'update':
        this.#lastSeq = message.seq
        this.onBeat({
          happenings: message.happenings,
          view: message.view,
          state: message.stage && stateOf(message, message.stage),
        })
        return
      case 'table':
        this.table = message.table
        return
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-200)
        return
      case 'signalled':
        this.signals = [...this.signals, message].slice(-12)
        return
      case 'accepted':
        this.waiting = false
        this.refusal = null
        return
      case 'refused':
        this.waiting = false
        this.refusal = { code: message.code }
        return
      case 'take_back':
        this.takeBack = message
        return
      case 'take_back_over':
        this.takeBack = null
        return
      case 'bye':
      case 'pong':
        return
    }
  }
}

function stateOf(message: Snapshot | Update, stage: Stage): State {
  const { seq, asked, decision, result } = message
  const deadline = message.seconds_left === null ? null : Date.now() + message.seconds_left * 1000
  return { seq, stage, asked, decision, result, deadline }
}
