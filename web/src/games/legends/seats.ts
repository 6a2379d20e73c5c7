import type { Narrator } from '../../client/narrate'
import type { LegendsPlayer, LegendsView } from './types'

/** The colours of the players, each with a letterform of its own: nobody is told by colour alone. */
export const colours: readonly string[] = ['#b3281f', '#2f6398', '#3f7a3a', '#c26a12', '#6f3f8f', '#1f7474']

export type Side = 'marshal' | 'outlaw' | 'neutral'

/** On which side of the law somebody stands, as their cubes show. */
export const sideOf = (player: LegendsPlayer): Side =>
  player.mp > 0 ? 'marshal' : player.wp > 0 ? 'outlaw' : 'neutral'

/** How somebody is marked on the map and everywhere else: the letter their name begins with, or their number. */
export function letterOf({ names }: Pick<Narrator, 'names'>, seat: number): string {
  const first = (name = ''): string => [...name][0]?.toUpperCase() ?? ''
  const own = first(names[seat])
  const shared = names.some((name, other) => other !== seat && first(name) === own)
  return own && !shared ? own : String(seat + 1)
}

/** Everybody around the table, from the reader on. */
export const fromMe = (view: LegendsView): readonly LegendsPlayer[] => {
  const start = view.seat ?? 0
  return view.players.map((_, i) => view.players[(start + i) % view.players.length]!)
}
