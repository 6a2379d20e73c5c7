import { describe, expect, it } from 'vitest'
import type { GameOffer, OptionInfo } from '../lib/protocol'
import { fitting } from './memory'
import { Setup } from './setup.svelte'
import { surprise } from './surprise'

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  choices: [],
  lowest: 0,
  highest: 0,
  expansions: [],
  ...more,
})
const offer: GameOffer = {
  info: {
    name: 'fancy',
    rules: 1,
    players: [4, 5, 6],
    expansions: [
      { name: 'north', players: [] },
      { name: 'south', players: [8] },
    ],
    lessons: [],
    content: [],
    usual_players: 5,
    options: [
      option('calm', {}),
      option('colour', { kind: 'choice', default: 'red', choices: ['red', 'blue'], expansions: ['north'] }),
      option('length', { kind: 'number', default: 3, lowest: 1, highest: 9, expansions: ['north', 'south'] }),
    ],
  },
  bots: ['random', 'simple'],
}
const coins =
  (...numbers: number[]): (() => number) =>
  () =>
    numbers.shift() ?? 0

describe('surprise me', () => {
  it('chooses boxes by chance', () => {
    expect(surprise(offer.info, 5, coins(0.9, 0.1))).toEqual(['south'])
    expect(surprise(offer.info, 5, coins(0.9, 0.9))).toEqual([])
  })

  it('keeps the number of players', () => {
    expect(surprise(offer.info, 8, coins(0.1, 0.9, 0.5))).toEqual(['north', 'south'])
    const setup = new Setup(offer, { players: 8, expansions: ['south'] })
    setup.surprise(coins(0.9, 0.9, 0))
    expect([setup.players, setup.expansions]).toEqual([8, ['south']])
  })
})

describe('what was chosen before', () => {
  const kept = {
    players: 8,
    expansions: ['west', 'south'],
    options: { calm: true, colour: 'green', length: 4 },
    level: 'clever',
  }

  it('comes back as far as it is still offered', () => {
    expect(fitting(offer, kept)).toEqual({ players: 8, expansions: ['south'], options: { calm: true, length: 4 } })
    expect(fitting(offer, { ...kept, expansions: [] }).players).toBeUndefined()
    expect([fitting(offer, 'nonsense'), fitting(offer, null)]).toEqual([{}, {}])
    expect(fitting(offer, { players: 'many' })).toEqual({ expansions: [], options: {} })
  })

  it('is where a new table starts', () => {
    const setup = new Setup(offer, fitting(offer, kept))
    expect([setup.players, setup.expansions, setup.level]).toEqual([8, ['south'], 'simple'])
  })
})

describe('options of expansions', () => {
  it('are asked for and sent only with all their expansions', () => {
    const setup = new Setup(offer, { options: { calm: true, colour: 'blue', length: 4 } })
    const names = (): string[] => setup.choices.map((one) => one.name)
    expect(names()).toEqual(['calm'])
    expect(setup.againstBots().options).toEqual({ calm: true })
    setup.toggle('north', true)
    expect(names()).toEqual(['calm', 'colour'])
    expect(setup.againstBots().options).toEqual({ calm: true, colour: 'blue' })
    setup.toggle('south', true)
    expect(setup.againstBots().options).toEqual({ calm: true, colour: 'blue', length: 4 })
  })
})
