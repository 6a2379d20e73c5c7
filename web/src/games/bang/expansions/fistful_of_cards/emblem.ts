import { playingCards } from '../../../../art/playing'
import { lamplight } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { characters } from '../base/characters'

/** The lid of the box. */
export const emblem: Picture = {
  vista: [lamplight, '#a8342f'],
  people: [{ who: characters.black_jack!, y: 148, size: 126 }],
  emblem: [
    { icon: playingCards.diamonds, x: 172, y: 112, size: 62, tone: 'blood', turn: -20, solid: true },
    { icon: playingCards.spades, x: 192, y: 106, size: 62, tone: 'ink', turn: 2, solid: true },
    { icon: playingCards.hearts, x: 212, y: 114, size: 62, tone: 'blood', turn: 24, solid: true },
  ],
}
