import { expect, it } from 'vitest'
import diceData from '../../../../src/sagebrush/games/dice/dice.toml?raw'
import { rowsOf } from '../../lib/rows'
import { recipeOf } from './pictures'

it('has a face for every character', () => {
  const cast = Object.keys(rowsOf(diceData.slice(diceData.indexOf('[characters]'))).get('characters') ?? {})
  expect(cast.length).toBeGreaterThan(15)
  expect(cast.filter((id) => !recipeOf(id))).toEqual([])
})
