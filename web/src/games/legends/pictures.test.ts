import { describe, expect, it } from 'vitest'
import base from '../../../../src/sagebrush/games/legends/words/en/things.ftl?raw'
import characterRows from '../../../../src/sagebrush/games/legends/expansions/base/characters.toml?raw'
import fightRows from '../../../../src/sagebrush/games/legends/expansions/base/fight.toml?raw'
import goalRows from '../../../../src/sagebrush/games/legends/expansions/base/goals.toml?raw'
import itemRows from '../../../../src/sagebrush/games/legends/expansions/base/items.toml?raw'
import blackRows from '../../../../src/sagebrush/games/legends/expansions/base/man_in_black.toml?raw'
import pokerRows from '../../../../src/sagebrush/games/legends/expansions/base/poker.toml?raw'
import storyRows from '../../../../src/sagebrush/games/legends/expansions/base/stories.toml?raw'
import guestRows from '../../../../src/sagebrush/games/legends/expansions/guests/characters.toml?raw'
import guestItemRows from '../../../../src/sagebrush/games/legends/expansions/guests/items.toml?raw'
import guestsBeyond from '../../../../src/sagebrush/games/legends/expansions/guests/beyond/characters.toml?raw'
import itemsBeyond from '../../../../src/sagebrush/games/legends/expansions/guests/beyond/items.toml?raw'
import { picture } from '../../art/emblem'
import { portrait } from '../../art/portrait'
import { wide } from '../../art/wide'
import { cards, items, places } from './art/cards'
import { characters } from './art/characters'
import { foes } from './art/foes'
import { guestItems, guests } from './art/guests'
import { marks } from './art/marks'
import { blackCards, stories } from './art/stories'
import { goalPictureOf, itemArtOf } from './pictures'
import { kindAt } from './places'
import { itemTypes, uses } from './printed'
import { deckIn, fightCardsIn, idsIn } from './rows'

const named = (kind: string): string[] =>
  [...base.matchAll(new RegExp(`^legends-${kind}-(\\w+) =`, 'gm'))].map(([, id]) => id!)
const missing = (ids: readonly string[], drawn: object): string[] => ids.filter((id) => !(id in drawn))
const distinct = (pictures: readonly string[]): void => {
  expect(pictures.join('')).not.toMatch(/undefined|NaN/)
  expect(new Set(pictures).size).toBe(pictures.length)
}

describe('pictures', () => {
  it('has a face of its own for every character and every foe', () => {
    expect(idsIn(characterRows, 'character')).toHaveLength(12)
    expect(missing(idsIn(characterRows, 'character'), characters)).toEqual([])
    const foesNamed = named('foe').filter((foe) => foe !== 'player')
    expect(foesNamed.length).toBeGreaterThan(5)
    expect(missing(foesNamed, foes)).toEqual([])
    distinct([...Object.values(characters), ...Object.values(foes)].map((recipe) => portrait(recipe, 'x')))
  })

  it('has a picture of its own for every function, item and kind of place', () => {
    expect(deckIn(pokerRows)).toHaveLength(52)
    expect(new Set(deckIn(pokerRows).map((card) => card.split(':')[1])).size).toBe(52)
    expect(missing(idsIn(pokerRows, 'function'), cards)).toEqual([])
    expect(missing(idsIn(itemRows, 'item'), items)).toEqual([])
    expect(missing(named('kind'), places)).toEqual([])
    const upgraded = Object.keys(items).map((item) => itemArtOf(`${item}+`))
    distinct(
      [...Object.values(cards), ...Object.values(items), ...upgraded, ...Object.values(places)].map((art) =>
        picture(art, 'x'),
      ),
    )
  })

  it('has a picture of its own for every story, goal and card of the Man in Black', () => {
    const goals = idsIn(goalRows, 'goal')
    expect(idsIn(storyRows, 'story')).toHaveLength(40)
    expect(goals).toHaveLength(48)
    expect(missing(idsIn(storyRows, 'story'), stories)).toEqual([])
    expect(missing(named('black_card'), blackCards)).toEqual([])
    expect(idsIn(blackRows, 'card').filter((id) => id && !(id in blackCards))).toEqual([])
    expect(fightCardsIn(fightRows)).toHaveLength(13)
    distinct(
      [...Object.values(stories), ...Object.values(blackCards), ...goals.map(goalPictureOf)].map((art) =>
        wide(art, 'x'),
      ),
    )
  })

  it('has a sign of its own for every face of the die, herd and resource', () => {
    expect(missing([...named('face'), ...named('cattle')], marks)).toEqual([])
    distinct(Object.values(marks))
  })

  it('knows how every card is used and what every item is', () => {
    const used = Object.fromEntries(
      pokerRows
        .split('[[function]]')
        .slice(1)
        .map((block) => [
          /^id = "(\w+)"/m.exec(block)![1],
          [...new Set([...block.matchAll(/^kind = "(\w+)"/gm)].map(([, kind]) => kind))],
        ]),
    )
    expect(uses).toEqual(used)
    const types = Object.fromEntries(
      itemRows
        .split('[[item]]')
        .slice(1)
        .map((block) => [/^id = "(\w+)"/m.exec(block)![1], /^type = "(\w+)"/m.exec(block)![1]]),
    )
    expect(itemTypes).toEqual(types)
  })

  it('has faces and items of the guests', () => {
    const ids = [guestRows, guestsBeyond].flatMap((rows) => idsIn(rows, 'character'))
    expect(Object.keys(guests).sort()).toEqual(ids.sort())
    const rows = [guestItemRows, itemsBeyond].flatMap((text) => text.split('[[item]]').slice(1))
    const types = rows.map((block) => [/^id = "(\w+)"/m.exec(block)![1], /^type = "(\w+)"/m.exec(block)![1]])
    expect(Object.fromEntries(Object.entries(guestItems).map(([id, { type }]) => [id, type]))).toEqual(
      Object.fromEntries(types),
    )
    distinct([...Object.values(guests), ...Object.values(characters)].map((recipe) => portrait(recipe, 'x')))
    distinct(
      [...Object.values(guestItems), ...Object.values(items)].map((one) => picture('art' in one ? one.art : one, 'x')),
    )
  })

  it('knows what is where', () => {
    expect(kindAt('D1')).toBe('sheriff_office')
    expect(kindAt('darkrock_bank')).toBe('bank')
    expect(kindAt('D9')).toBeNull()
  })
})
