import type { Layer, Tone } from '../../../art/emblem'
import type { SceneName } from '../../../art/scenes'
import { enlarged, type Vista } from '../../../art/vistas'
import type { Picture } from '../../../art/wide'

/** An icon in a tone; where it is, how large, and how it is turned. */
export type Piece<Icon extends string> = readonly [Icon, Tone, number?, number?, number?, number?]

/** Composes wide pictures out of these icons. */
export function composer<Icon extends string>(
  icons: Readonly<Record<Icon, string>>,
): {
  readonly layers: (pieces: readonly Piece<Icon>[]) => readonly Layer[]
  readonly over: (vista: Vista | SceneName, colour: string, ...pieces: readonly Piece<Icon>[]) => Picture
} {
  const layers = (pieces: readonly Piece<Icon>[]): readonly Layer[] =>
    pieces.map(([icon, tone, x = 120, y = 78, size = 104, turn = 0]) => ({ icon: icons[icon], tone, x, y, size, turn }))
  return {
    layers,
    over: (vista, colour, ...pieces) => ({
      vista: [typeof vista === 'string' ? enlarged(vista) : vista, colour],
      emblem: layers(pieces),
    }),
  }
}
