import { describe, expect, it } from 'vitest'
import type { Advice, Offer, OwnDecision, TableInfo } from '../lib/protocol'
import { Chooser } from './chooser.svelte'
import { hasHints, nextOnTheWay } from './hint'

const offer = (id: string): Offer => ({ id, option: { option: id } }) as unknown as Offer
const advice = (id: string): Advice => ({ id, number: 1 }) as Advice

function asked(): Chooser {
  const chooser = new Chooser(
    (option) => option.option.split('>'),
    () => undefined,
  )
  const options = [offer('a>x'), offer('a>y'), offer('b')]
  chooser.ask({ number: 1, era: 0, seat: 0, options } as unknown as OwnDecision)
  return chooser
}

describe('where a hint points', () => {
  it('is the next thing to touch', () => {
    const chooser = asked()
    expect(nextOnTheWay(advice('a>y'), chooser)).toEqual(['a'])
    chooser.pick('a')
    expect(nextOnTheWay(advice('a>y'), chooser)).toEqual(['y'])
  })

  it('is the beginning again once something else was chosen', () => {
    const chooser = asked()
    chooser.pick('a')
    expect(nextOnTheWay(advice('b'), chooser)).toEqual(['b'])
  })

  it('is the confirmation when all is chosen, and nothing for another question', () => {
    const chooser = asked()
    chooser.pick('b', { hold: true })
    expect(nextOnTheWay(advice('b'), chooser)).toEqual(['confirm'])
    expect(nextOnTheWay(advice('gone'), chooser)).toEqual([])
  })
})

describe('hints', () => {
  const table = (kinds: readonly string[], more: object = {}): TableInfo =>
    ({
      hints: true,
      rated: false,
      seats: kinds.map((kind, i) => ({ kind, you: i === 0 })),
      ...more,
    }) as unknown as TableInfo

  it('are for who plays against bots alone and wanted them', () => {
    expect(hasHints(table(['person', 'bot', 'bot']))).toBe(true)
    expect(hasHints(table(['person', 'bot', 'person']))).toBe(false)
    expect(hasHints(table(['person', 'bot'], { hints: false }))).toBe(false)
  })
})
