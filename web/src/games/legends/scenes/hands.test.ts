import { describe, expect, it } from 'vitest'
import { making, signed } from './hands'

const flop = ['saddle_up:8D', 'reputation:7H', 'living_legend:AC']

describe('what makes a poker hand', () => {
  it('picks the cards of the combination', () => {
    expect(making('high_card', flop, ['manhunt:4H', 'quickdraw:KD'])).toEqual(['living_legend:AC'])
    expect(making('pair', flop, ['reputation:7S', 'quickdraw:KD'])).toEqual(['reputation:7H', 'reputation:7S'])
    expect(making('two_pair', flop, ['reputation:7S', 'living_legend:AD'])).toEqual([
      'living_legend:AC',
      'living_legend:AD',
      'reputation:7H',
      'reputation:7S',
    ])
    expect(making('full_house', ['a:8D', 'a:8H', 'b:7C'], ['a:8S', 'b:7D'])).toEqual([
      'a:8D',
      'a:8H',
      'a:8S',
      'b:7C',
      'b:7D',
    ])
  })

  it('lets a wild card fill what is missing, but only from the hand', () => {
    expect(making('three_of_a_kind', ['x:KD', 'x:KC', 'x:4C'], ['cheat:2H', 'x:9S'])).toEqual([
      'x:KD',
      'x:KC',
      'cheat:2H',
    ])
    expect(making('pair', ['cheat:2H', 'x:KC', 'x:4C'], ['x:KD', 'x:9S'])).toEqual(['x:KC', 'x:KD'])
  })

  it('takes all five for straights and flushes', () => {
    expect(making('flush', flop, ['x:2D', 'x:3D'])).toHaveLength(5)
  })

  it('calls a card as players do', () => {
    expect(signed('fools_gold:10S')).toBe('10♠')
  })

  it('counts a joker as what it stands for, and as wild where it stands for nothing', () => {
    const kings = ['x:KD', 'x:4C', 'x:5H']
    expect(making('pair', kings, ['x:9S', 'joker:B'], { 'joker:B': 'x:KS' })).toEqual(['x:KD', 'joker:B'])
    expect(making('pair', kings, ['x:9S', 'joker:B'], { 'joker:B': 'cheat:2H' })).toEqual(['x:KD', 'joker:B'])
    expect(making('three_of_a_kind', ['joker:R', 'x:KD', 'x:4C'], ['x:9S', 'joker:B'])).toEqual([
      'x:KD',
      'joker:R',
      'joker:B',
    ])
    expect(['joker:B', 'joker:R'].map(signed)).toEqual(['★', '☆'])
  })
})
