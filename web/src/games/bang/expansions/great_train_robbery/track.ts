import type { TrainView } from '../../types'

/** The step that moves the train: a touch of its locomotive. */
export const MOVE = 'engine:move'

/** How wide the yard before the first station is, in stations; railcars that have not left it stand close together. */
export const YARD = 1.6
const CLOSE = 0.36

/** Where the railcar so far behind the locomotive stands, in stations from the first one. */
export function placeOf(train: TrainView, behind: number): number {
  const place = train.place - 1 - behind
  if (place >= 0) return place
  // The last one at a station, or the locomotive itself at the first one, keeps its whole length.
  return -0.78 + (place + 1) * CLOSE
}

/** What stands on the table of a train, whichever expansion has laid it there. */
export const trainOf = (parts: Readonly<Record<string, unknown>>): TrainView => parts.train as TrainView

/** The side of the locomotive that is up; before it is drawn, just a locomotive. */
export const sideOf = (train: TrainView): string => train.locomotive || 'locomotive'
