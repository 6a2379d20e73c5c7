import { beforeAll, describe, expect, it, vi } from 'vitest'
import { picture } from '../../art/emblem'
import { portrait } from '../../art/portrait'
import { wide } from '../../art/wide'
import { rowsOf } from '../../lib/rows'
import {
  cardPictures,
  characterPictures,
  emblems,
  equipmentPictures,
  eventPictures,
  locomotivePictures,
  needPictures,
  priceMarks,
  stationPictures,
  tokenPictures,
} from './pictures'
import { cards as printedCards, equipment } from './printed'
import { cardSymbols } from './symbols'

const casts = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/characters.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const cast = Object.values(casts).flatMap((text) => [...rowsOf(text).keys()])
const decks = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/events.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const events = Object.values(decks).flatMap((text) => [...rowsOf(text).keys()])
// Stations and locomotives have no rows; whatever has a name has a picture.
const names = Object.values(
  import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/words/en/things.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')
const named = (kind: string): string[] =>
  [...names.matchAll(new RegExp(`^bang-${kind}-(\\w+) =`, 'gm'))].map(([, id]) => id!)
const boxes = Object.keys(import.meta.glob('../../../../src/sagebrush/games/bang/expansions/*/setup.py')).map((path) =>
  path.split('/').at(-2)!,
)

describe('pictures', () => {
  beforeAll(() => needPictures())

  it('has an emblem of its own for every card', () => {
    expect(printedCards.size).toBeGreaterThan(20)
    expect([...printedCards.keys()].filter((id) => !cardPictures.has(id))).toEqual([])
    const emblems = [...cardPictures.values()].map((art) => JSON.stringify(art))
    expect(new Set(emblems).size).toBe(emblems.length)
  })

  it('has a face of its own for every character', () => {
    expect(cast.length).toBeGreaterThan(15)
    expect(cast.filter((id) => !characterPictures.has(id))).toEqual([])
    const faces = [...characterPictures.values()].map((recipe) => portrait(recipe, 'x'))
    expect(new Set(faces).size).toBe(faces.length)
  })

  it('has a picture of its own for every event, every piece of equipment and every box', () => {
    expect(boxes.length).toBeGreaterThan(0)
    expect(boxes.filter((name) => !emblems.has(name))).toEqual([])
    expect(events.filter((id) => !eventPictures.has(id))).toEqual([])
    expect(equipment.size).toBeGreaterThan(0)
    expect([...equipment.keys()].filter((id) => !equipmentPictures.has(id))).toEqual([])
    const drawn = [...eventPictures.values(), ...equipmentPictures.values(), ...emblems.values()].map((picture) =>
      wide(picture, 'x'),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('has a picture of its own for every station and every locomotive', () => {
    expect(named('station').filter((id) => !stationPictures.has(id))).toEqual([])
    expect(named('locomotive').filter((id) => !locomotivePictures.has(id))).toEqual([])
    const drawn = [...stationPictures.values(), ...locomotivePictures.values()].map((picture) => wide(picture, 'x'))
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(new Set(priceMarks.values()).size).toBe(priceMarks.size)
  })

  it('fetches those of an expansion when somebody plays with it', async () => {
    vi.resetModules()
    const fresh = await import('./pictures')
    const faces = fresh.characterPictures.size
    await fresh.needPictures([])
    expect(fresh.characterPictures.size).toBe(faces)
    expect(fresh.eventPictures.size).toBe(0)
    expect(fresh.equipmentPictures.size).toBe(0)
    await fresh.needPictures([...fresh.emblems.keys()])
    expect(fresh.characterPictures.size).toBe(characterPictures.size)
    expect(fresh.eventPictures.size).toBe(eventPictures.size)
    expect(fresh.equipmentPictures.size).toBe(equipmentPictures.size)
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
    for (const art of cardPictures.values()) expect(picture(art, 'x')).not.toMatch(/undefined|NaN/)
    for (const recipe of characterPictures.values()) expect(portrait(recipe, 'x')).not.toMatch(/undefined|NaN/)
    for (const pictures of [eventPictures, equipmentPictures, emblems, stationPictures, locomotivePictures])
      for (const art of pictures.values()) expect(wide(art, 'x')).not.toMatch(/undefined|NaN/)
    expect(tokenPictures.size).toBeGreaterThan(0)
    for (const marks of [tokenPictures, priceMarks])
      for (const mark of marks.values()) expect(mark).not.toMatch(/undefined|NaN/)
  })
})
