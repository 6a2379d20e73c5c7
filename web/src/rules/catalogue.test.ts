import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chaptersOf, parseRulings, rulingsOf } from './catalogue'

const read = (folder: string): string =>
  readFileSync(new URL(`../../../src/sagebrush/games/${folder}/rulings.toml`, import.meta.url), 'utf8')

describe('the catalogue of rulings', () => {
  it.each(['dice', 'bang/expansions/base'])('of %s is read whole', (folder) => {
    const text = read(folder)
    const rulings = parseRulings(text)
    expect(rulings).toHaveLength([...text.matchAll(/^\[[\w-]+\]$/gm)].length)
    expect(rulings.every((ruling) => ruling.section !== '')).toBe(true)
    expect(rulings.some((ruling) => ruling.things.length > 1)).toBe(true)
  })

  it('knows the expansion of a ruling by its folder', async () => {
    expect(new Set((await rulingsOf('dice')).map((ruling) => ruling.expansion))).toEqual(new Set(['']))
    expect((await rulingsOf('bang'))[0]).toMatchObject({ id: 'BANG-001', expansion: 'base' })
  })

  it('has one chapter for each subject of an expansion, however often it comes back to it', async () => {
    const rulings = await rulingsOf('bang')
    const chapters = chaptersOf(rulings)
    expect(chapters.flatMap((chapter) => chapter.rulings)).toHaveLength(rulings.length)
    const names = chapters.map(({ expansion, section }) => `${expansion}/${section}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
