import { crossroads, HEIGHT, WIDTH } from './borders'
import { drawnBorders, type Border } from './country'
import { mainBoard, type BoardRows, type LocationRow } from './rows'

/** One board as it is drawn: all that differs from board to board. */
export interface Sheet {
  readonly rows: BoardRows
  readonly borders: readonly Border[]
  /** Where four spaces meet in a point: x, y, the spaces in turn. */
  readonly crossroads: readonly (readonly [number, number, string])[]
  /** How far in the east it begins, and how large it is. */
  readonly left: number
  readonly width: number
  readonly height: number
  readonly mesas: readonly string[]
  /** Where a region is called by its name: x, y, how it is turned, how large it is written. */
  readonly called: Readonly<Record<string, readonly [number, number, number, number]>>
  /** A railway that is a picture alone. */
  readonly rail?: string
  /** The colours of regions that the map does not know. */
  readonly washes?: Readonly<Record<string, string>>
  /** Kinds of places, and what grows in regions, that the map does not know: SVG text. */
  readonly pictures?: Readonly<Record<string, (row: LocationRow) => string>>
  readonly scenery?: Readonly<Record<string, readonly string[]>>
}

export const mainSheet: Sheet = {
  rows: mainBoard,
  borders: drawnBorders,
  crossroads,
  left: 0,
  width: WIDTH,
  height: HEIGHT,
  mesas: ['north', 'south'],
  called: {
    mesitos_point: [254, 139, -2, 20],
    darkrock: [300, 397, 0, 22],
    dixon_creek: [604, 496, 13, 14],
    red_falls: [856, 255, 0, 19],
    sunny_hills: [756, 127, 4, 25],
    cliff_junction: [889, 601, 4, 25],
    spikes_view: [340, 692, -2, 25],
  },
  rail: 'M214 818C420 796 560 812 700 808S980 796 1098 770',
}
