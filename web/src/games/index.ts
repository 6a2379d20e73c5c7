import type { Component } from 'svelte'
import type { Game } from './game'

// The only list of the games that are drawn. A game that is not in it is still playable: `plain` shows what every game has.
const drawn: Readonly<Record<string, () => Promise<{ game: Game }>>> = {
  bang: () => import('./bang'),
  dice: () => import('./dice'),
  legends: () => import('./legends'),
}

// What hangs on the front page comes alone, long before the table is needed.
const fronts = import.meta.glob<Component>('./*/FrontArt.svelte', { import: 'default' })

/** What draws a game, with the pictures of these expansions; fetched when it is first needed. */
export async function gameNamed(name: string, expansions: readonly string[] = []): Promise<Game> {
  const { game } = await (drawn[name] ?? (() => import('./plain')))()
  await game.need?.(expansions)
  return game
}

/** Whether somebody has drawn this game. */
export const isDrawn = (name: string): boolean => name in drawn

/** The picture of a game on the front page. */
export function frontOf(name: string): Promise<Component> {
  return (fronts[`./${name}/FrontArt.svelte`] ?? fronts['./plain/FrontArt.svelte']!)()
}
