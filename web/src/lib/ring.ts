export interface Place {
  /** Middle of the seat, in percent of the table's width and height. */
  readonly x: number
  readonly y: number
}

const places: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 15]],
  [[23, 24], [77, 24]],
  [[12, 44], [50, 15], [88, 44]],
  [[10, 54], [33, 16], [67, 16], [90, 54]],
  [[9, 62], [22, 21], [50, 15], [78, 21], [91, 62]],
  [[9, 68], [13, 26], [37, 15], [63, 15], [87, 26], [91, 68]],
  [[9, 72], [9, 31], [29, 15], [50, 15], [71, 15], [91, 31], [91, 72]],
]

/** Where the reader sits: below the lower edge, in the middle. */
export const ownPlace: Place = { x: 50, y: 104 }

/** The places of the other players, clockwise from the reader's left, on the far side of an oval table. */
export function ringPlaces(others: number): readonly Place[] {
  const row = places[Math.min(others, places.length - 1)] ?? []
  return row.map(([x, y]) => ({ x, y }))
}
