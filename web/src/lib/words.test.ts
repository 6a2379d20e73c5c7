import { describe, expect, it } from 'vitest'
import { fileName, loadWords, pickLanguage } from './words'

const source = {
  '/words/cs/table.ftl': async () =>
    'cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet\n }\nbeer = Pivo\n    .short = Vyléčí 1 život.\n',
  '/words/en/table.ftl': async () => Promise.reject(new Error('English must not be fetched')),
}

describe('words', () => {
  it('fetches one language and counts the Czech way', async () => {
    const words = await loadWords('cs', undefined, source)
    expect([1, 3, 5].map((n) => words.text('cards', { n }))).toEqual(['1 karta', '3 karty', '5 karet'])
  })

  it('reads attributes, and shows a missing id instead of breaking', async () => {
    const words = await loadWords('cs', undefined, source)
    expect(words.attribute('beer', 'short')).toBe('Vyléčí 1 život.')
    expect(words.attribute('beer', 'text')).toBeUndefined()
    expect(words.text('wine')).toBe('[wine]')
  })

  it('knows the words of a game and of its expansions by the name of the game', () => {
    expect(fileName('../src/sagebrush/words/cs/web.ftl')).toBe('web.ftl')
    expect(fileName('../src/sagebrush/games/poker/words/cs/things.ftl')).toBe('poker/things.ftl')
    expect(fileName('../src/sagebrush/games/poker/expansions/jokers/words/cs/things.ftl')).toBe('poker/things.ftl')
  })

  it('takes texts of games that it was built without', async () => {
    const words = await loadWords('cs', undefined, source, ['beer = Cerveza\npan = Rýžuj\n', 'pan = Pan\n'])
    expect(['beer', 'pan'].map((id) => words.text(id))).toEqual(['Pivo', 'Rýžuj'])
  })

  it('lets a table put its own texts first, as they are', async () => {
    const words = await loadWords('cs', undefined, source)
    const own = words.with({ beer: 'Limonáda { $n }', 'beer.text': 'Osvěží.', wine: 'Víno' })
    expect(['beer', 'wine'].map((id) => own.text(id))).toEqual(['Limonáda { $n }', 'Víno'])
    expect([own.attribute('beer', 'short'), own.attribute('beer', 'text')]).toEqual(['Vyléčí 1 život.', 'Osvěží.'])
    expect([own.has('wine'), words.has('wine'), own.has('constructor')]).toEqual([true, false, false])
  })

  it('picks the first language we speak', () => {
    expect(pickLanguage(['de-AT', 'uk-UA', 'en'])).toBe('uk')
    expect(pickLanguage(['de'])).toBe('en')
  })
})
