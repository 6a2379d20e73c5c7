import type { Recipe } from '../../../art/portrait'
import type { Narrator } from '../../../client/narrate'
import { titled } from '../face'
import { foeRecipeOf, recipeOf } from '../pictures'
import type { LegendsView } from '../types'

/** Somebody in a scene: a player, or somebody whom nobody at the table is. */
export interface Seen {
  readonly recipe: Recipe | undefined
  readonly name: string
}

export const playerSeen = (view: LegendsView, narrator: Narrator, seat: number): Seen => ({
  recipe: recipeOf(view.players[seat]?.character ?? ''),
  name: narrator.name(seat),
})

/** `guise` is who exactly it is, where that is known and has a face of its own. */
export const foeSeen = (narrator: Narrator, foe: string, guise = foe): Seen => ({
  recipe: foeRecipeOf(guise) ?? foeRecipeOf(foe),
  name: titled(narrator.thing('foe', foe)),
})

/** Whether somebody who has to answer still thinks, or is done; null where nobody waits for them. */
export function moodOf(
  seat: number | null,
  asked: readonly { readonly seat: number }[],
  done: boolean,
): 'thinking' | 'ready' | null {
  if (seat !== null && asked.some((one) => one.seat === seat)) return 'thinking'
  return asked.length > 0 && done ? 'ready' : null
}
