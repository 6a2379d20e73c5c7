import { mainStreet } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { characters } from './characters'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [mainStreet, '#d8a45a'],
  people: [
    { who: characters.elena_fuente!, x: 54, size: 112, flip: true },
    { who: characters.pat_brennan!, x: 188, size: 112 },
    { who: characters.sean_mallory!, x: 120, y: 152, size: 130 },
  ],
}
