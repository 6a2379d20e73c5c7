import { colours, letterOf } from '../seats'
import type { Narrator } from '../../../client/narrate'
import { tokensOf } from '../slices'
import type { LegendsView } from '../types'
import { centreOf } from './country'

/** Somebody or something that stands on the map. */
export interface Figure {
  readonly key: string
  readonly kind: 'player' | 'sheriff' | 'bandit' | 'black' | 'cache' | 'token'
  readonly space: string
  readonly x: number
  readonly y: number
  readonly seat: number | null
  readonly colour: string
  readonly letter: string
  readonly character: string
  readonly active: boolean
  /** Of what an expansion brings: how it is drawn (empty where the map itself shows it), and what it is called. */
  readonly picture?: string
  readonly said?: (narrator: Narrator) => string
}

type Standing = Omit<Figure, 'x' | 'y'>

const nobody = { seat: null, colour: '', letter: '', character: '', active: false } as const

/** Everything that stands somewhere, in the order in which it is drawn. */
function standing(view: LegendsView, narrator: Narrator): readonly Standing[] {
  const players = view.players.flatMap((player): readonly Standing[] =>
    player.space === null
      ? []
      : [
          {
            key: `seat${player.seat}`,
            kind: 'player',
            space: player.space,
            seat: player.seat,
            colour: colours[player.seat] ?? '#555',
            letter: letterOf(narrator, player.seat),
            character: player.character,
            active: view.active === player.seat && !view.outcome,
          },
        ],
  )
  return [
    ...tokensOf(view).map((token) => ({ ...nobody, ...token, kind: 'token' }) as const),
    ...view.caches.map(
      ({ space, story }) => ({ ...nobody, key: `cache${space}${story}`, kind: 'cache', space }) as const,
    ),
    ...view.bandits.map((space) => ({ ...nobody, key: `bandit${space}`, kind: 'bandit', space }) as const),
    ...(view.black ? [{ ...nobody, key: 'black', kind: 'black', space: view.black.space } as const] : []),
    { ...nobody, key: 'sheriff', kind: 'sheriff', space: view.sheriff },
    ...players,
  ]
}

/** So many stand beside each other before a second row begins. */
const ABREAST = 3
const STEP = 34

/** Where each of them stands: those who share a space stand side by side. */
export function figuresOf(view: LegendsView, narrator: Narrator): readonly Figure[] {
  const all = standing(view, narrator)
  return all.map((one) => {
    const here = all.filter(({ space, picture }) => space === one.space && picture !== '')
    const place = here.indexOf(one)
    const [row, column] = [Math.floor(place / ABREAST), place % ABREAST]
    const abreast = Math.min(ABREAST, here.length - row * ABREAST)
    const rows = Math.ceil(here.length / ABREAST)
    const { x, y, room } = centreOf(one.space)
    const step = Math.min(STEP, (room * 1.5) / Math.max(1, abreast - 1))
    return {
      ...one,
      x: x + (column - (abreast - 1) / 2) * step,
      y: y + room * 0.42 + (row - (rows - 1)) * 26,
    }
  })
}
