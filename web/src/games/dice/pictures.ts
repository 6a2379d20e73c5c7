import type { Recipe } from '../../art/portrait'
// The same sixteen people as in the card game.
import { characters } from '../bang/expansions/base/characters'

// One of them spells his name differently here.
const others: Readonly<Record<string, string>> = { kit_karlson: 'kit_carlson' }

/** The recipe of a character's face, or undefined for one nobody has drawn yet. */
export const recipeOf = (id: string): Recipe | undefined => characters[others[id] ?? id]
