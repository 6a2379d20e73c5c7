import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words, type Language } from '../lib/words'
import { Narrator } from './narrate'

const root = new URL('../../../src/sagebrush/', import.meta.url)
const read = (language: Language, file: string): string =>
  readFileSync(new URL(file.replace('words/', `words/${language}/`), root), 'utf8')
const words = (language: Language): Words =>
  new Words(
    language,
    ['words/common.ftl', 'games/dice/words/things.ftl', 'games/dice/words/play.ftl'].map((file) =>
      read(language, file),
    ),
  )
const tell = (language: Language, reader: number | null): Narrator =>
  new Narrator(words(language), 'dice', ['Ann', 'Bob', 'Cat'], reader)

describe('the narrator', () => {
  it('speaks of others by name and to the reader as you', () => {
    const turn = { event: 'turn_started', seat: 0 }
    expect(tell('en', 0).event(turn)).toBe('Your turn.')
    expect(tell('en', 1).event(turn)).toBe('Ann has the turn.')
    expect(tell('cs', null).event(turn)).toContain('Ann')
  })

  it('names things', () => {
    expect(tell('en', 0).event({ event: 'player_eliminated', seat: 1, role: 'outlaw', cause: null } as never)).toBe(
      'Bob is out of the game. Role: Outlaw.',
    )
  })

  it('tells dice by what they show, and what lies there beside the question', () => {
    const question = { ask: 'roll_again', rolls_left: 2, dice: ['arrow', 'beer', 'dynamite', 'beer', 'gatling'] }
    const reroll = (...dice: number[]): string => tell('en', 0).option({ option: 'reroll', dice } as never, question)
    expect(reroll(1)).toBe('Roll Beer again')
    expect(reroll(0, 2, 4)).toBe('Roll 3 dice again (Arrow, Dynamite, Gatling)')
    expect(tell('en', 0).seen(question)).toBe('The dice: Arrow, Beer, Dynamite, Beer, Gatling.')
    expect(tell('en', 0).seen({ ask: 'give_beer', left: 1 } as never)).toBe('')
    const blind = { ask: 'give_beer', left: 1 }
    expect(tell('en', 0).option({ option: 'reroll', dice: [0, 2] } as never, blind)).toBe('Roll 2 dice again (1 and 3)')
  })

  it('keeps the names of things apart', () => {
    const told = { event: 'player_eliminated', seat: 1, role: 'outlaw', cause: null } as never
    expect(tell('en', 0).parts(told)).toEqual([
      'Bob is out of the game. Role: ',
      { kind: 'role', id: 'outlaw', name: 'Outlaw' },
      '.',
    ])
    expect(tell('en', 0).event(told)).toBe('Bob is out of the game. Role: Outlaw.')
  })

  it('asks the reader directly and tells who else is asked', () => {
    const question = { ask: 'roll_again', rolls_left: 2 }
    expect(tell('en', 0).question(question, 0)).toContain('Choose the dice you keep')
    expect(tell('en', 1).question(question, 0)).toBe('Ann decides which dice to roll again.')
  })
})
