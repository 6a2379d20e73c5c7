import { lamplight } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { characters } from '../base/characters'
import { drawn } from './drawn'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [lamplight, '#a8342f'],
  people: [{ who: characters.black_jack!, y: 148, size: 126 }],
  emblem: [
    { icon: drawn.diamondCard, x: 172, y: 112, size: 62, tone: 'blood', turn: -20, solid: true },
    { icon: drawn.spadeCard, x: 192, y: 106, size: 62, tone: 'ink', turn: 2, solid: true },
    { icon: drawn.heartCard, x: 212, y: 114, size: 62, tone: 'blood', turn: 24, solid: true },
  ],
}
