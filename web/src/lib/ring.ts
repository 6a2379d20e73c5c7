export interface Place {
  /** Middle of the seat, in percent of the table's width and height. */
  readonly x: number
  readonly y: number
}

const places: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 15]],
  [
    [23, 24],
    [77, 24],
  ],
  [
    [12, 44],
    [50, 15],
    [88, 44],
  ],
  [
    [10, 54],
    [33, 16],
    [67, 16],
    [90, 54],
  ],
  [
    [9, 62],
    [22, 21],
    [50, 15],
    [78, 21],
    [91, 62],
  ],
  [
    [9, 68],
    [13, 26],
    [37, 15],
    [63, 15],
    [87, 26],
    [91, 68],
  ],
  [
    [9, 72],
    [9, 31],
    [29, 15],
    [50, 15],
    [71, 15],
    [91, 31],
    [91, 72],
  ],
  [
    [9, 86],
    [9, 53],
    [11, 19],
    [37, 15],
    [63, 15],
    [89, 19],
    [91, 53],
    [91, 86],
  ],
]

/** Where the reader sits: below the lower edge, in the middle. */
export const ownPlace: Place = { x: 50, y: 104 }

/** The places of the other players, clockwise from the reader's left, on the far side of an oval table;
 * eight, whom somebody only watches, sit all round it. */
export function ringPlaces(others: number): readonly Place[] {
  const row = places[Math.min(others, places.length - 1)] ?? []
  return row.map(([x, y]) => ({ x, y }))
}

/** A shot's way over the table: a curve that sags towards the middle. */
export interface Curve {
  readonly from: Place
  readonly bend: Place
  readonly to: Place
}

export function curve(from: Place, to: Place): Curve {
  const x = (from.x + to.x) / 2
  const y = (from.y + to.y) / 2
  return { from, bend: { x: x + (50 - x) * 0.25, y: y + 8 }, to }
}

/** Points along the curve, its ends included, with `steps` steps between them. */
export function along({ from, bend, to }: Curve, steps: number): readonly Place[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) }
  })
}
