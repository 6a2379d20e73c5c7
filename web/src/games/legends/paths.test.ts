import { describe, expect, it } from 'vitest'
import type { Offer } from '../../lib/protocol'
import { pathOf } from './paths'
import type { Option } from './types'

const offered = (...options: readonly Option[]): Offer[] =>
  options.map((option, i) => ({ id: `o${i}`, option }) as unknown as Offer)

describe('the way to an answer', () => {
  it('leads over what is played with a joker to what that stands for', () => {
    const cards = ['quickdraw:KC', 'joker:B']
    const joker = (card: string): Option => ({ option: 'play_jokers', cards, stand_for: [card], hand: 'pair' })
    const [king, nine] = [joker('quickdraw:KS'), joker('instinct:9C')]
    const all = offered(king, nine)
    expect(pathOf(king, all)).toEqual(['jokers:quickdraw:KC+joker:B', 'o0'])
    expect(pathOf(nine, all)).toEqual(['jokers:quickdraw:KC+joker:B', 'o1'])
  })

  it('leads over the joker to the card it stands for', () => {
    const king: Option = { option: 'lay', card: 'grit:KS' }
    const joker: Option = { option: 'lay_joker', card: 'joker:B', stands_for: 'grit:KS' }
    const all = offered(king, joker)
    expect(pathOf(king, all)).toEqual(['card:grit:KS'])
    expect(pathOf(joker, all)).toEqual(['card:joker:B', 'card:grit:KS'])
  })
})
