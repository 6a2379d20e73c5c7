import { describe, expect, it } from 'vitest'
import { bangLives, cardFacts, diceLives } from './facts'
import { cards } from './cards'
import { characters, recipeOf } from './characters'
import { picture } from './emblem'
import { portrait } from './portrait'

describe('pictures', () => {
  it('has an emblem of its own for every card', () => {
    expect(Object.keys(cardFacts).filter((id) => !(id in cards))).toEqual([])
    const emblems = Object.values(cards).map((art) => JSON.stringify(art))
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  it('has a face of its own for every character of both games', () => {
    expect([...Object.keys(bangLives), ...Object.keys(diceLives)].filter((id) => !recipeOf(id))).toEqual([])
    const faces = Object.values(characters).map((recipe) => portrait(recipe, 'x'))
    expect(new Set(faces).size).toBe(faces.length)
  })

  it('draws nothing undefined', () => {
    for (const art of Object.values(cards)) expect(picture(art, 'x')).not.toMatch(/undefined|NaN/)
    for (const recipe of Object.values(characters)) expect(portrait(recipe, 'x')).not.toMatch(/undefined|NaN/)
  })
})
