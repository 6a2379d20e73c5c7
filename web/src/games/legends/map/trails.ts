import { centreOf } from './country'

/** A way that was ridden: pieces, each a list of spaces, a little beside those of the others. */
export interface Trail {
  readonly key: string
  readonly pieces: readonly (readonly string[])[]
  readonly colour: string
  readonly dash: string
  readonly shift: number
}

/** Its line on the map. A piece of one space is a dot. */
export const pathOf = ({ pieces, shift }: Pick<Trail, 'pieces' | 'shift'>): string =>
  pieces
    .map((piece) =>
      (piece.length === 1 ? [piece[0]!, piece[0]!] : piece)
        .map((space, i) => {
          const { x, y } = centreOf(space)
          return `${i ? 'L' : 'M'}${(x + shift).toFixed(0)} ${(y + shift).toFixed(0)}`
        })
        .join(''),
    )
    .join('')

/** Whether most of it lies in the west of the map. */
export function westward(trails: readonly Trail[], width: number): boolean {
  const spaces = trails.flatMap(({ pieces }) => pieces.flat())
  return spaces.filter((space) => centreOf(space).x < width / 2).length * 2 > spaces.length
}
