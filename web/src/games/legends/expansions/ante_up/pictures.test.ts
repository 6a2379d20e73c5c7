import { describe, expect, it } from 'vitest'
import characterRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/characters.toml?raw'
import eventRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/events.toml?raw'
import itemRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/items.toml?raw'
import pokerRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/new_cards/poker.toml?raw'
import tokenRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/tokens.toml?raw'
import trainRows from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/train.toml?raw'
import words from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/words/en/things.ftl?raw'
import { picture } from '../../../../art/emblem'
import { portrait } from '../../../../art/portrait'
import { wide } from '../../../../art/wide'
import { foes } from '../../art/foes'
import { emblemOf, isMark } from '../../pictures'
import { idsIn } from '../../rows'
import { cards } from './art/cards'
import { eventPictures } from './art/events'
import { items, places } from './art/things'
import { tokenPictures } from './art/tokens'
import { trainPictures } from './art/train'
import { faces } from './faces'

const named = (kind: string): string[] =>
  [...words.matchAll(new RegExp(`^legends-${kind}-(\\w+) =`, 'gm'))].map(([, id]) => id!)
const distinct = (pictures: readonly string[]): void => {
  expect(pictures.join('')).not.toMatch(/undefined|NaN/)
  expect(new Set(pictures).size).toBe(pictures.length)
}

describe('pictures of Ante Up', () => {
  it('has a lid for its box', () => {
    distinct(['ante_up', 'no such box'].map((box) => wide(emblemOf(box), 'x')))
  })

  it('has one of its own for every event, train card and token that is turned up', () => {
    expect(Object.keys(eventPictures).sort()).toEqual([...idsIn(eventRows, 'event')].sort())
    expect(Object.keys(trainPictures).sort()).toEqual([...idsIn(trainRows, 'card')].sort())
    const turned = [...idsIn(tokenRows, 'frontier'), ...idsIn(tokenRows, 'longhorn')]
    expect(Object.keys(tokenPictures).sort()).toEqual(turned.sort())
    distinct([eventPictures, trainPictures, tokenPictures].flatMap(Object.values).map((art) => wide(art, 'x')))
  })

  it('has one for every new poker card, and knows how it is used', () => {
    const used = pokerRows.split('[[function]]').slice(1)
    expect(Object.entries(cards).map(([id, { uses }]) => [id, uses])).toEqual(
      used.map((block) => [
        /^id = "(\w+)"/m.exec(block)![1],
        [...new Set([...block.matchAll(/^kind = "(\w+)"/gm)].map(([, kind]) => kind))],
      ]),
    )
    distinct(Object.values(cards).map(({ art }) => picture(art, 'x')))
  })

  it('has a face for every character, and for everybody who waits on the boards', () => {
    const waiting = ['renegade', 'claim_jumper', 'high_roller'].flatMap((kind) => [kind, ...idsIn(tokenRows, kind)])
    const missing = [...idsIn(characterRows, 'character'), ...waiting, 'train_guard'].filter((id) => !(id in faces))
    expect(missing).toEqual([])
    distinct([...new Set([...Object.values(faces), ...Object.values(foes)])].map((recipe) => portrait(recipe, 'x')))
  })

  it('has a picture for every item and kind of place, and a sign for its cattle', () => {
    expect(Object.keys(items).sort()).toEqual([...idsIn(itemRows, 'item')].sort())
    expect(Object.keys(places).sort()).toEqual(named('kind').sort())
    const types = [...itemRows.matchAll(/^id = "(\w+)"\n(?:.+\n)*?type = "(\w+)"/gm)].map(([, id, type]) => [id, type])
    expect(Object.entries(items).map(([id, { type }]) => [id, type])).toEqual(types)
    distinct([...Object.values(items).map(({ art }) => art), ...Object.values(places)].map((art) => picture(art, 'x')))
    expect(named('cattle').filter((colour) => !isMark(colour))).toEqual([])
  })
})
