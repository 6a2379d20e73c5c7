import { describe, expect, it } from 'vitest'
import { letterOf } from './seats'

const letters = (...names: string[]): string[] => names.map((_, seat) => letterOf({ names }, seat))

describe('the letter of a player', () => {
  it('is the one the name begins with, as it is read', () => {
    expect(letters('Ann', 'Мейбл', 'žofie')).toEqual(['A', 'М', 'Ž'])
  })

  it('is the number of the chair where two begin alike', () => {
    expect(letters('Ann', 'Abner', 'Josie')).toEqual(['1', '2', 'J'])
  })
})
