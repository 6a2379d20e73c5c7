import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRulings } from './catalogue'

const read = (game: string): string => readFileSync(new URL(`../../../src/sagebrush/games/${game}/rulings.toml`, import.meta.url), 'utf8')

describe('the catalogue of rulings', () => {
  it.each(['dice', 'bang'])('of %s is read whole', (game) => {
    const text = read(game)
    const rulings = parseRulings(text)
    expect(rulings).toHaveLength([...text.matchAll(/^\[[\w-]+\]$/gm)].length)
    expect(rulings.every((ruling) => ruling.section !== '')).toBe(true)
    expect(rulings.some((ruling) => ruling.things.length > 1)).toBe(true)
  })
})
