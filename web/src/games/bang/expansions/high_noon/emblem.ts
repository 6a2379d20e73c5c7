import type { Picture } from '../../../../art/wide'
import { characters } from '../base/characters'
import { strikeOfNoon } from './vistas'

/** The lid of the box: two who wait for the hour. */
export const emblem: Picture = {
  vista: [strikeOfNoon, '#d8784a'],
  people: [
    { who: characters.slab_the_killer!, x: 44, y: 156, size: 96 },
    { who: characters.jesse_jones!, x: 198, y: 156, size: 96, flip: true },
  ],
}
