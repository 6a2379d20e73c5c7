import type {
  Asked,
  ChatLine,
  ClientMessage,
  GameEvent,
  GiveSignal,
  Happening,
  OwnDecision,
  Refused,
  Result,
  ServerMessage,
  Signalled,
  Snapshot,
  Stage,
  TableInfo,
  TakeBack,
  TakeBackOver,
  Update,
  View,
} from '../lib/protocol'
import { PROTOCOL } from '../lib/protocol'
import { loadAnew } from '../app/version'
import { Pulse } from './pulse'
import { Reading } from './reading.svelte'

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

/** What was missed comes right after the welcome; only then is it known whether an answer is still wanted. */
const SETTLE_MS = 60
const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000]
const FINAL_CODES = new Set([4401, 4404, 4409, 4411])
/** We do not speak the same language: this client is older than the server. */
const OTHER_VERSION = 4400
/** The host of a private table has sent the reader away. */
const SENT_AWAY = 4411
/** The chair has changed hands, or this device has signed out: what we knew is not for who we are now. */
const SOMEBODY_ELSE = 4410

/** The stream of one table. It keeps the line open, catches up after a break, and hands events over in order. */
export class Stream {
  line: Line = $state('connecting')
  seat: number | null = $state(null)
  sentAway = $state(false)
  table: TableInfo | null = $state.raw(null)
  /** When that was told, on this device's clock. */
  heard = $state(0)
  chat: readonly ChatLine[] = $state.raw([])
  readonly reading: Reading
  takeBack: TakeBack | null = $state.raw(null)
  /** The last refusal of an answer or a message, until the next success. */
  refusal: { readonly code: string } | null = $state.raw(null)
  signals: readonly Signalled[] = $state.raw([])
  /** An answer is on its way and not yet accepted. */
  waiting = $state(false)
  /** This device has no network at all. */
  offline = $state(!navigator.onLine)
  /** How the last request to take something back ended. */
  settled: TakeBackOver | null = $state.raw(null)

  #socket: WebSocket | null = null
  #lastSeq: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** The answer that was given and not yet accepted: said again on a new line, if it is still asked for. */
  #given: Given | null = null
  /** How often it was said. */
  #said = 0
  #pings = 0
  readonly #pulse = new Pulse(
    () => this.#send({ type: 'ping', n: (this.#pings += 1) }),
    () => this.#drop(),
  )

  constructor(
    readonly id: string,
    readonly invite: string | null,
    /** Forget all and show this. */
    readonly onSnapshot: (events: readonly GameEvent[], view: View, state: State) => void,
    readonly onBeat: (beat: Beat) => void,
  ) {
    this.reading = new Reading(id)
    addEventListener('online', this.#online)
    addEventListener('offline', this.#gone)
    this.#connect()
  }

  answer(decision: OwnDecision, option: string): void {
    this.waiting = true
    this.#given = { number: decision.number, era: decision.era, option }
    this.#said = 0
    this.#send({ type: 'answer', ...this.#given })
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

  /** We are out, and only bots play on. */
  hurry(): void {
    this.#send({ type: 'hurry' })
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
    this.#pulse.stop()
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#gone)
    this.#socket?.close()
  }

  readonly #online = (): void => {
    this.offline = false
    if (this.line === 'lost') this.#again()
  }

  readonly #gone = (): void => {
    this.offline = true
    this.#drop()
  }

  /** Gives a line up at once; the browser would wait for a farewell that cannot come. */
  #drop(): void {
    const old = this.#socket
    this.#socket = null
    if (!old) return
    old.onclose = old.onmessage = old.onopen = null
    old.close()
    this.#lost(0)
  }

  #again(): void {
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/stream${invite}`)
    this.#socket = socket
    this.#pulse.opening()
    socket.onopen = () => {
      // The greeting is a question of its own, with time of its own.
      this.#pulse.asked()
      this.#send({ type: 'hello', v: PROTOCOL, last_seq: this.#lastSeq })
    }
    socket.onmessage = (message) => {
      this.#pulse.heard()
      this.#take(JSON.parse(String(message.data)) as ServerMessage)
    }
    socket.onclose = (close) => this.#lost(close.code)
  }

  #lost(code: number): void {
    if (this.#closed) return
    // What was answered is still on its way, until we know better.
    if (!this.#given) this.waiting = false
    this.#pulse.none()
    if (code === OTHER_VERSION && loadAnew()) return
    if (FINAL_CODES.has(code)) {
      this.sentAway = code === SENT_AWAY
      this.line = 'refused'
      return
    }
    this.line = 'lost'
    if (code === SOMEBODY_ELSE) this.#lastSeq = null
    const pause = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), pause)
  }

  /** The whole state is here: an answer that it does not ask for any more needs no saying. */
  #settle(decision: OwnDecision | null): void {
    const given = this.#given
    if (given && decision?.number === given.number && decision.era === given.era) return
    this.#given = null
    this.waiting = false
  }

  /** If it had arrived after all, the server knows by its number that it is answered: nothing is done twice. */
  #sayAgain(): void {
    if (this.#given && this.line === 'open') this.#send({ type: 'answer', ...this.#given })
  }

  #hear(table: TableInfo): void {
    this.table = table
    this.heard = Date.now()
  }

  #refused(message: Refused): void {
    this.waiting = false
    const again = this.#given && message.number === this.#given.number && this.#said > 1
    this.#given = null
    // It had arrived before the line was lost, and was said again to be sure.
    if (!(again && message.code === 'already_decided')) this.refusal = { code: message.code }
  }

  #send(message: ClientMessage): void {
    if (message.type === 'answer') this.#said += 1
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.line = 'open'
        this.#tries = 0
        this.seat = message.seat
        this.#hear(message.table)
        this.chat = message.chat
        if (this.#given) setTimeout(() => this.#sayAgain(), SETTLE_MS)
        return
      case 'snapshot':
        this.#lastSeq = message.seq
        this.takeBack = null
        this.#settle(message.decision)
        this.onSnapshot(message.events, message.view, stateOf(message, message.stage))
        return
      case 'update':
        this.#lastSeq = message.seq
        if (message.stage) this.#settle(message.decision)
        this.onBeat({
          happenings: message.happenings,
          view: message.view,
          state: message.stage && stateOf(message, message.stage),
        })
        return
      case 'table':
        this.#hear(message.table)
        return
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-200)
        return
      case 'signalled':
        this.signals = [...this.signals, message].slice(-12)
        return
      case 'accepted':
        this.waiting = false
        this.#given = null
        this.refusal = null
        return
      case 'refused':
        this.#refused(message)
        return
      case 'take_back':
        this.takeBack = message
        return
      case 'take_back_over':
        this.settled = message
        this.takeBack = null
        return
      case 'bye':
      case 'pong':
        return
    }
  }
}

interface Given {
  readonly number: number
  readonly era: number
  readonly option: string
}

function stateOf(message: Snapshot | Update, stage: Stage): State {
  const { seq, asked, decision, result } = message
  const deadline = message.seconds_left === null ? null : Date.now() + message.seconds_left * 1000
  return { seq, stage, asked, decision, result, deadline }
}
