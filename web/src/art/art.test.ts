import { describe, expect, it } from 'vitest'
import diceData from '../../../src/sagebrush/games/dice/dice.toml?raw'
import { cardSymbols } from '../kit/types'
import { rowsOf } from '../lib/rows'
import { cards as printedCards } from '../play/bang/printed'
import { cards } from './cards'
import { characters, recipeOf } from './characters'
import { picture } from './emblem'
import { portrait } from './portrait'

const casts = import.meta.glob<string>('../../../src/sagebrush/games/bang/expansions/*/characters.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const cast = Object.values(casts).flatMap((text) => [...rowsOf(text).keys()])
const diceCast = Object.keys(rowsOf(diceData.slice(diceData.indexOf('[characters]'))).get('characters') ?? {})

describe('pictures', () => {
  it('has an emblem of its own for every card', () => {
    expect([...printedCards.keys()].filter((id) => !(id in cards))).toEqual([])
    const emblems = Object.values(cards).map((art) => JSON.stringify(art))
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  it('has a face of its own for every character of both games', () => {
    expect([cast.length, diceCast.length]).toEqual([34, 16])
    expect([...cast, ...diceCast].filter((id) => !recipeOf(id))).toEqual([])
    const faces = Object.values(characters).map((recipe) => portrait(recipe, 'x'))
    expect(new Set(faces).size).toBe(faces.length)
  })

  it('knows every symbol that is printed on a card', () => {
    const known: readonly string[] = cardSymbols
    for (const [id, card] of printedCards) {
      expect(card.symbols, id).not.toEqual([])
      expect(
        card.symbols.filter((symbol) => !known.includes(symbol)),
        id,
      ).toEqual([])
    }
  })

  it('draws nothing undefined', () => {
    for (const art of Object.values(cards)) expect(picture(art, 'x')).not.toMatch(/undefined|NaN/)
    for (const recipe of Object.values(characters)) expect(portrait(recipe, 'x')).not.toMatch(/undefined|NaN/)
  })
})
