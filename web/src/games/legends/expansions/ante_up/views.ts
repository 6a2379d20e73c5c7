import type {
  EventsView,
  FaroView,
  FrontiersView,
  GamblerView,
  LegendsView,
  LonghornsView,
  TrainView,
  WaitingView,
} from '../../types'

/** What the view holds of this expansion; a table without it has none of these. */
export interface Parts {
  readonly train?: TrainView
  readonly frontier?: FrontiersView
  readonly waiting?: WaitingView
  readonly longhorns?: LonghornsView
  readonly events?: EventsView
  readonly gambler?: GamblerView
  readonly faro?: FaroView | null
}

export const partsOf = (view: LegendsView): Parts => view.parts as Parts
