import { describe, expect, it } from 'vitest'
import type { LegendsView } from '../types'
import { oddsAgainstFoe, oddsAgainstPlayer, oddsNow, rankOf } from './odds'

const near = (share: number, wanted: number): void => expect(share).toBeCloseTo(wanted, 6)

/** A table of two: the reader is at seat 0. */
const table = (over: object): LegendsView =>
  ({
    seat: 0,
    players: [
      { cards: 2, hand: ['grit:KS', 'cheat:2H'], seen: [] },
      { cards: 1, hand: null, seen: [] },
    ],
    pile: [],
    poker: null,
    fight: null,
    parts: {},
    ...over,
  }) as unknown as LegendsView

describe('the odds of a fight', () => {
  it('ranks poker cards and fight cards alike', () => {
    expect(rankOf('cheat:2H')).toBe(0)
    expect(rankOf('fools_gold:10S')).toBe(rankOf('fight_10'))
    expect(rankOf('fight_a')).toBe(12)
  })

  it('counts the fight cards of which a foe is dealt some', () => {
    const [king] = oddsAgainstFoe(['grit:KS'], 2)
    // Both of two cards from thirteen ranks are below a king: 11 of 13, then 10 of 12.
    near(king!.best.higher, (11 * 10) / (13 * 12))
    near(king!.best.lower, 2 / 13)
    near(king!.any.higher, 11 / 13)
    near(king!.any.equal, 1 / 13)
  })

  it('uses what was seen of them', () => {
    const [king] = oddsAgainstFoe(['grit:KS'], 2, ['fight_a'])
    expect(king!.best).toEqual({ higher: 0, equal: 0, lower: 1 })
    const [ace] = oddsAgainstFoe(['living_legend:AD'], 2, ['fight_3'])
    near(ace!.best.higher, 11 / 12)
  })

  it('leaves out of a rival’s hand what lies elsewhere', () => {
    const [king] = oddsAgainstPlayer(table({}), ['grit:KS'], 1)
    // 51 unseen cards: 44 below a king, 3 kings, 4 aces.
    near(king!.best.higher, 44 / 51)
    near(king!.best.equal, 3 / 51)
    const pile = ['living_legend:AS', 'living_legend:AH', 'living_legend:AD', 'living_legend:AC']
    const [safer] = oddsAgainstPlayer(table({ pile }), ['grit:KS'], 1)
    near(safer!.best.lower, 0)
    near(safer!.any.higher, 44 / 47)
  })

  it('counts on winning against a hand of jokers alone', () => {
    const [king] = oddsAgainstPlayer(
      table({
        players: [
          { cards: 1, hand: ['grit:KS'], seen: [] },
          { cards: 1, hand: null, seen: ['joker:R'] },
        ],
        parts: { jokers: { laid: [] } },
      }),
      ['grit:KS'],
      1,
    )
    expect(king!.any).toEqual({ higher: 1, equal: 0, lower: 0 })
    expect(king!.best).toEqual({ higher: 1, equal: 0, lower: 0 })
  })

  it('gives a joker the odds of the best card it can stand for', () => {
    const odds = oddsAgainstFoe(['cheat:2H', 'grit:KS', 'joker:B', 'joker:R'], 2)
    expect(odds.map((one) => [one.card, one.as])).toEqual([
      ['cheat:2H', undefined],
      ['grit:KS', undefined],
      ['joker:B', 'grit:KS'],
    ])
    expect(odds[2]!.best).toEqual(odds[1]!.best)
    expect(oddsAgainstFoe(['joker:B'], 2)).toEqual([])
  })

  it('reckons with jokers in a rival’s hand, which are no better than the best card there', () => {
    const parts = { jokers: { laid: [] } }
    const [king] = oddsAgainstPlayer(table({ parts }), ['grit:KS'], 1)
    // 53 unseen cards: 44 below a king, 3 kings, 4 aces, 2 jokers, for which another card would count.
    near(king!.best.lower, 4 / 53)
    near(king!.best.higher, 46 / 53)
    near(king!.any.higher, 44 / 51)
    const players = [
      { cards: 1, hand: ['grit:KS'], seen: [] },
      { cards: 2, hand: null, seen: ['joker:B', 'cheat:2D'] },
    ]
    const [sure] = oddsAgainstPlayer(table({ parts, players }), ['grit:KS'], 1)
    expect([sure!.best.higher, sure!.any.higher]).toEqual([1, 1])
  })

  it('knows a card that was seen in the rival’s hand', () => {
    const players = [
      { cards: 1, hand: ['grit:KS'], seen: [] },
      { cards: 1, hand: null, seen: ['living_legend:AH'] },
    ]
    const [king] = oddsAgainstPlayer(table({ players }), ['grit:KS'], 1)
    expect(king!.any).toEqual({ higher: 0, equal: 0, lower: 1 })
  })

  it('is told to who fights and has not laid a card, and to nobody else', () => {
    const fight = {
      fighter: 0,
      other: null,
      foe: 'bandit',
      laid: false,
      other_laid: false,
      drawn: 2,
      fight_cards: [],
      shown: false,
    }
    expect(oddsNow(table({ fight })).map((one) => one.card)).toEqual(['grit:KS', 'cheat:2H'])
    expect(oddsNow(table({ fight: { ...fight, laid: true } }))).toEqual([])
    expect(oddsNow(table({ fight: { ...fight, shown: true } }))).toEqual([])
    expect(oddsNow(table({ fight, seat: 1 }))).toEqual([])
    expect(oddsNow(table({ fight, seat: null }))).toEqual([])
    expect(oddsNow(table({ fight: { ...fight, fighter: 1, other: 0 } }))).toHaveLength(2)
  })
})
