import { describe, expect, it } from 'vitest'
import { bring } from '../slices'
import type { GameEvent, LegendsView } from '../types'
import { fold, fromView, hasHouse, settle, type Duel, type Poker, type Stage, type Tale } from './stage'

const quiet = { seat: 0, players: [], active: 0, fight: null, poker: null, parts: {} } as unknown as LegendsView
const fighting = (over: object): LegendsView =>
  ({
    ...quiet,
    fight: {
      fighter: 0,
      other: null,
      foe: 'bandit',
      kind: 'npc',
      keeper: 2,
      laid: false,
      other_laid: false,
      card: null,
      other_card: null,
      shown: false,
      ...over,
    },
  }) as unknown as LegendsView
const told = (events: readonly object[], view: LegendsView = quiet, from: Stage | null = null): Stage | null =>
  events.reduce<Stage | null>((stage, event) => fold(stage, event as GameEvent, view), from)
const announced = { event: 'fight_announced', seat: 0, target: null, foe: 'bandit', fight: 'npc' }

describe('a fight on the stage', () => {
  it('goes from the announcement to the shot', () => {
    const stage = told([
      announced,
      { event: 'fight_cards_drawn', seat: 2, foe: 'bandit', count: 2, fight_cards: [] },
      { event: 'card_laid', seat: 0, card: null },
      { event: 'foe_revealed', seat: 0, card: 'instinct:9D', foe: 'bandit', fight_card: 'fight_6' },
      { event: 'value_changed', seat: 0, value: 'J', by: 'instinct' },
      { event: 'value_changed', seat: null, value: '4', by: 'stick_em_up' },
      { event: 'foe_beaten', seat: 0, foe: 'bandit' },
      { event: 'legend_gained', seat: 0, amount: 1, lp: 1, by: 'bandit' },
    ])
    const duel = stage!.now as Duel
    expect(duel).toMatchObject({
      keeper: 2,
      laid: [true, true],
      cards: ['instinct:9D', 'fight_6'],
      shown: true,
      values: ['J', '4'],
      winner: 0,
    })
    expect(stage!.lines.map((line) => line.event).at(-1)).toBe('legend_gained')
  })

  it('puts the cards on the side of who laid them, whoever attacks', () => {
    const duel = told([
      { event: 'fight_announced', seat: 1, target: 3, foe: 'player', fight: 'duel' },
      { event: 'cards_revealed', seat: 3, card: 'grit:KS', target: 1, other: 'cheat:2H' },
      { event: 'fight_won', seat: 3, target: 1 },
    ])!.now as Duel
    expect(duel.cards).toEqual(['cheat:2H', 'grit:KS'])
    expect(duel.winner).toBe(1)
  })

  it('says what a joker counts as', () => {
    const stood = { event: 'joker_stood_in', seat: 0, joker: 'joker:B', card: 'grit:KS' }
    const revealed = { event: 'foe_revealed', seat: 0, card: 'joker:B', foe: 'bandit', fight_card: 'fight_6' }
    const raised = { event: 'value_changed', seat: 0, value: 'A', by: 'revolver' }
    const duel = told([announced, revealed, stood, raised])!.now as Duel
    expect([duel.stood, duel.values]).toEqual([
      ['grit:KS', null],
      ['A', null],
    ])
    const poker = told([
      { event: 'poker_opened', seat: 0, space: 'D6' },
      { event: 'hand_shown', seat: 0, cards: ['payday:5H', 'joker:B'], hand: 'pair' },
      stood,
    ])!.now as Poker
    expect(poker.hands[0]!.standing).toEqual({ 'joker:B': 'grit:KS' })
  })

  it('shows after a reload what a joker counts as, to its owner before it is turned up', () => {
    const parts = { jokers: { laid: [{ seat: 0, card: 'joker:B', stands_for: 'grit:KS' }] } }
    const laid = { ...fighting({ laid: true, card: 'joker:B', value: 0, other_value: 0 }), parts }
    const counted = (stage: Stage | null): object =>
      (({ stood, values }: Duel) => ({ stood, values }))(stage!.now as Duel)
    const stood = ['grit:KS', null]
    expect(counted(fromView(laid))).toEqual({ stood, values: [null, null] })
    const waiting = settle(told([announced]), laid, [])
    expect(counted(waiting)).toEqual({ stood, values: [null, null] })
    const faced = { card: 'joker:B', other_card: 'fight_6', laid: true, other_laid: true, shown: true }
    const shown = { ...fighting({ ...faced, value: 11, other_value: 2 }), parts }
    expect(counted(fromView(shown))).toEqual({ stood, values: [null, '4'] })
    const raised = { ...fighting({ ...faced, value: 14, other_value: 4 }), parts }
    expect(counted(fromView(raised))).toEqual({ stood, values: ['A', null] })
    // The show was skipped: what counted before the cards were turned up is not kept.
    expect(counted(settle(waiting, raised, []))).toEqual({ stood, values: ['A', null] })
  })

  it('shows no card that was not told', () => {
    const duel = told([announced, { event: 'card_laid', seat: 0, card: null }])!.now as Duel
    expect(duel.laid).toEqual([true, false])
    expect(duel.cards).toEqual([null, null])
  })

  it('begins anew with new cards', () => {
    const duel = told([
      announced,
      { event: 'foe_revealed', seat: 0, card: 'shootout:3D', foe: 'bandit', fight_card: 'fight_6' },
      { event: 'fight_restarted', by: 'shootout' },
    ])!.now as Duel
    expect(duel).toMatchObject({ laid: [false, false], cards: [null, null], shown: false, foe: 'bandit' })
  })

  it('is there for whoever comes back in the middle of it', () => {
    const duel = fromView(fighting({ laid: true, card: 'grit:KS' }))!.now as Duel
    expect(duel).toMatchObject({ fighter: 0, foe: 'bandit', laid: [true, false], cards: ['grit:KS', null] })
  })

  it('stays while it is asked about and goes with the view', () => {
    const stage = told([announced], fighting({}))
    expect(settle(stage, fighting({}), [])!.now.scene).toBe('duel')
    expect(settle(stage, quiet, [])).toBeNull()
    // In a replay one may jump into another fight.
    const other = settle(stage, fighting({ fighter: 3, foe: 'sheriff' }), [])!.now as Duel
    expect(other).toMatchObject({ fighter: 3, foe: 'sheriff' })
  })

  it('ends with what has nothing to do with it', () => {
    expect(told([announced, { event: 'turn_started', seat: 1, round: 2 }])).toBeNull()
  })
})

describe('a poker game on the stage', () => {
  it('collects players, flop, hands and winners', () => {
    const poker = told([
      { event: 'poker_opened', seat: 2, space: 'D7' },
      { event: 'poker_joined', seat: 1 },
      { event: 'dealer_drew', seat: 0, count: 4, cards: [] },
      { event: 'flop_shown', cards: ['a:6D', 'b:8D', 'c:10H'], pot: 60 },
      { event: 'hand_shown', seat: 2, cards: ['a:6S', 'd:KD'], hand: 'pair' },
      { event: 'hand_shown', seat: null, cards: ['e:5H', 'f:7S'], hand: 'high_card' },
      { event: 'pot_won', seat: 2, amount: 60, shared: false, decided: 'kicker', high: 'K', low: 'J' },
      { event: 'money_gained', seat: 2, amount: 60, money: 60, by: 'poker' },
    ])!.now as Poker
    expect(poker).toMatchObject({ opener: 2, joined: [2, 1], dealer: 0, pot: 60, winners: [2] })
    expect(poker.verdict).toMatchObject({ decided: 'kicker', high: 'K', low: 'J' })
    expect(poker.hands.map((hand) => hand.seat)).toEqual([2, null])
  })

  it('knows who plays the dealer, also for whoever comes into the middle of it', () => {
    const playing = (joined: readonly number[], dealer_cards: number): LegendsView =>
      ({ ...quiet, poker: { pot: 60, flop: [], joined, dealer_cards, dealer: null } }) as unknown as LegendsView
    const seen = (view: LegendsView, dealer: number | null): [Poker, boolean] => {
      const poker = settle(null, view, [{ ask: 'play_hand', dealer }])!.now as Poker
      return [poker, hasHouse(poker, view)]
    }
    expect(seen(playing([0], 4), 3)).toMatchObject([{ opener: 0, dealer: 3 }, true])
    expect(seen(playing([0, 1], 0), null)).toMatchObject([{ opener: 0, dealer: null }, false])
    // What was drawn for nobody at the table is drawn for the Man in Black.
    expect(seen(playing([0, 1], 5), null)).toMatchObject([{ opener: null, dealer: null }, true])
  })

  it('stays while the winner chooses what it brings', () => {
    const opened = { event: 'poker_opened', seat: 2, space: 'D7' }
    const won = told([opened, { event: 'pot_won', seat: 2, amount: 60, shared: false }])
    expect(settle(won, quiet, [{ ask: 'choose_effect' }])?.now.scene).toBe('poker')
    expect(settle(won, quiet, [{ ask: 'take_action' }])).toBeNull()
    expect(settle(told([opened]), quiet, [{ ask: 'choose_effect' }])).toBeNull()
  })
})

describe('a story on the stage', () => {
  const resolved = { event: 'story_resolved', deck: 0, story: 'the_regulators', contributors: [0, 3] }

  it('comes back after a fight that was part of it', () => {
    const during = told([
      resolved,
      { event: 'cards_drawn', seat: 0, count: 1, cards: [], by: 'the_regulators' },
      announced,
    ])
    expect(during!.now.scene).toBe('duel')
    const after = told([{ event: 'cards_drawn', seat: 3, count: 1, cards: [], by: 'the_regulators' }], quiet, during)
    expect((after!.now as Tale).story).toBe('the_regulators')
    expect(after!.lines).toHaveLength(2)
  })

  it('stays while somebody chooses what it brings', () => {
    const stage = told([resolved])
    expect(settle(stage, quiet, [{ ask: 'choose_effect' }])!.now.scene).toBe('tale')
    expect(settle(stage, quiet, [{ ask: 'walk_sheriff' }])).toBeNull()
    expect(settle(stage, quiet, [{ ask: 'take_action' }])).toBeNull()
  })
})

it('knows from the view what a skipped show would have told', () => {
  const stage = told([announced])
  const shown = settle(stage, fighting({ laid: true, other_laid: true, shown: true }), [])!.now as Duel
  expect(shown.shown).toBe(true)
  const opened = fold(null, { event: 'poker_opened', seat: 1, space: 'D7' } as unknown as GameEvent, quiet)
  const poker = { pot: 60, flop: ['grit:KS', 'grit:KH', 'grit:QD'], joined: [1, 2] }
  expect(settle(opened, { ...quiet, poker } as unknown as LegendsView, [])!.now).toMatchObject(poker)
})

describe('short scenes', () => {
  it('shows dice, the sheriff, arrests, goals and the Man in Black', () => {
    const scenes = [
      { event: 'dice_rolled', seat: 1, faces: ['nugget', 'gravel'], by: 'prospect' },
      { event: 'sheriff_moved', seat: 1, to: 'M1', way: ['M1'], by: 'manhunt' },
      { event: 'arrested', seat: 1, cause: null, to: 'D1' },
      { event: 'goal_claimed', seat: 1, goal: 'annie_oakley_1' },
      { event: 'black_played', black_card: 'whispers' },
    ].map((event) => fold(null, event as GameEvent, quiet)!.now.scene)
    expect(scenes).toEqual(['pan', 'ride', 'caught', 'goal', 'black'])
  })

  it('shows no ride of a sheriff who stays where he is', () => {
    expect(fold(null, { event: 'sheriff_moved', seat: 1, to: 'M1', way: [], by: 'x' } as GameEvent, quiet)).toBeNull()
  })
})

it('is played against whoever an expansion seats at the table', () => {
  const visitor = { seat: 1, foe: 'guest', token: 'rich_guest', pot: 20 }
  bring('visitors', { part: 'visitors', visitor: ({ event }) => (event === 'guest_came' ? visitor : null) })
  const stage = told([{ event: 'guest_came' }, { event: 'flop_shown', cards: ['grit:KS', 'grit:KH', 'grit:2D'] }])
  expect(stage?.now).toMatchObject({ scene: 'poker', opener: 1, joined: [1], visitor })
  expect(told([{ event: 'guest_came' }])?.now).toMatchObject({ pot: 20 })
})

describe('a card of an expansion on the stage', () => {
  bring('cards', {
    part: 'cards',
    turned: ({ event }) =>
      event === 'card_turned' ? { thing: { kind: 'news', id: 'flood' }, seat: 1, title: 'news', by: 'flood' } : null,
    glimpse: ({ event }) => event === 'stray_placed',
    follows: new Set(['news_due']),
  })
  const turned = { event: 'card_turned' }

  it('is put aside for what is seen on the map, and comes back with what it brings', () => {
    const glimpsed = told([turned, { event: 'stray_placed', space: 'M1' }])
    expect(glimpsed?.now.scene).toBe('glimpse')
    const back = told([{ event: 'money_gained', seat: 0, amount: 10, money: 10, by: 'flood' }], quiet, glimpsed)
    expect(back?.now).toMatchObject({ scene: 'card', thing: { id: 'flood' } })
    expect(back?.lines).toHaveLength(1)
    expect(told([{ event: 'stray_placed', space: 'M1' }])).toBeNull()
  })

  it('stays while somebody chooses what it brings, and lets follow what belongs to it', () => {
    expect(settle(told([turned]), quiet, [{ ask: 'choose_effect' }])?.now.scene).toBe('card')
    expect(settle(told([turned]), quiet, [{ ask: 'take_action' }])).toBeNull()
    expect(told([announced, { event: 'news_due' }])?.now.scene).toBe('duel')
  })
})

it('tells what is fought for, also to whoever comes back in the middle of it', () => {
  const stake = { kind: 'token', id: 'deserter' }
  bring('stakes', { part: 'stakes', stake: (_, foe) => (foe === 'bandit' ? stake : null) })
  const view: LegendsView = { ...fighting({}), parts: { stakes: {} } }
  expect((fromView(view)!.now as Duel).stake).toEqual(stake)
  expect((told([announced, { event: 'fight_restarted', by: 'x' }], view)!.now as Duel).stake).toEqual(stake)
})
