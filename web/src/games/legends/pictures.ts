import type { Recipe } from '../../art/portrait'

const recipes: Readonly<Record<string, Recipe>> = {}

/** The recipe of a character's face, or undefined for one nobody has drawn yet. */
export const recipeOf = (id: string): Recipe | undefined => recipes[id]
