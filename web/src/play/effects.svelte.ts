import type { CardFace } from '../kit/types'
import type { Shot } from '../table/types'
import type { Thing } from './showing'

/** Where something is on the screen: a seat, or a place of the table that bears this name (`data-place`). */
export type Anchor = number | string

/** What is seen to fly: a card, the back of one, an arrow, a token (SVG text), or any other thing of the game. */
export type Flying =
  | { readonly kind: 'card'; readonly card: CardFace }
  | { readonly kind: 'back' }
  | { readonly kind: 'arrow' }
  | { readonly kind: 'token'; readonly svg: string }
  | { readonly kind: 'thing'; readonly thing: Thing }

export interface Flight {
  readonly what: Flying
  readonly from: Anchor
  readonly to: Anchor
}

export interface Flash {
  readonly seat: number
  readonly kind: 'hit' | 'heal' | 'out' | 'use'
  readonly amount?: number
  /** A sign that rises from the seat, for what no number says. */
  readonly sign?: string
}

/** A card turned over in the middle for all to see, and what it means. */
export interface Reveal {
  readonly cards: readonly CardFace[]
  readonly counts: number
  readonly title: string
}

/** What one event shows for a moment. */
export interface Effect {
  readonly shots?: readonly Shot[]
  readonly flights?: readonly Flight[]
  readonly flashes?: readonly Flash[]
  readonly reveal?: Reveal
  /** A thing that is turned up large in the middle, for all to read. */
  readonly turned?: Thing
  /** The places of the dice that are thrown. */
  readonly thrown?: readonly number[]
  /** Sweeps over the whole table. */
  readonly storm?: { readonly kind: 'arrows' | 'blast' | 'volley'; readonly text: string }
}

/** What moves on the table right now. */
export class Effects {
  now: Effect = $state.raw({})
  /** Grows with each effect, so that equal ones start again. */
  count = $state(0)
  /** Milliseconds that the present effect lasts. */
  lasts = $state(280)

  show(effect: Effect, lasts: number): void {
    this.now = effect
    this.lasts = lasts
    this.count += 1
  }

  clear(): void {
    this.now = {}
  }

  flash(seat: number): Flash | undefined {
    return this.now.flashes?.find((flash) => flash.seat === seat)
  }
}
