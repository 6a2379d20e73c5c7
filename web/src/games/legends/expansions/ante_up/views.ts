import type { LegendsView } from '../../types'

// What the view holds of this expansion, as its records say.

export interface TrainView {
  readonly space: string
  readonly next: string
  readonly deck: number
  readonly card: string
}

export interface FrontierToken {
  readonly space: string
  readonly number: number
  readonly price: number
}

export interface WaitingView {
  readonly tokens: readonly { readonly foe: string; readonly token: string; readonly space: string }[]
  readonly left: Readonly<Record<string, number>>
}

export interface LonghornsView {
  readonly spaces: readonly string[]
  readonly holders: readonly number[]
  readonly token: string | null
  readonly left: number
}

export interface EventsView {
  readonly lp: readonly number[]
  readonly tracks: readonly string[]
  readonly deck: number
  readonly due: number
}

export interface GamblerView {
  readonly points: readonly number[]
  readonly tokens: readonly number[]
}

export interface FaroView {
  readonly host: number
  readonly players: readonly number[]
  readonly dealer: number | null
  readonly shown: readonly string[]
  readonly turned: readonly string[]
  readonly markers: readonly { readonly seat: number; readonly rank: string; readonly money: number }[]
}

export interface Parts {
  readonly train?: TrainView
  readonly frontier?: { readonly tokens: readonly FrontierToken[] }
  readonly waiting?: WaitingView
  readonly longhorns?: LonghornsView
  readonly events?: EventsView
  readonly gambler?: GamblerView
  readonly faro?: FaroView | null
}

export const partsOf = (view: LegendsView): Parts => view.parts as Parts
