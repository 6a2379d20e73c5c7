import { describe, expect, it } from 'vitest'
import type { Offer, OwnDecision } from '../lib/protocol'
import * as bang from '../games/bang/paths'
import * as dice from '../games/dice/paths'
import { Chooser, type PathOf } from './chooser.svelte'

const offers = (...options: object[]): Offer[] =>
  options.map((option, i) => ({ id: `o${i}`, option: option as Offer['option'] }))

function asked(options: Offer[], number = 1): OwnDecision {
  return { number, era: 0, seat: 0, question: { ask: 'play_cards' }, options, why_not: [] }
}

function chooser(options: Offer[], pathOf = bang.pathOf): { chooser: Chooser; answers: string[] } {
  const answers: string[] = []
  const made = new Chooser(pathOf, (option) => answers.push(option))
  made.ask(asked(options))
  return { chooser: made, answers }
}

const shots = offers(
  { option: 'play', card: 'bang:7D', target: 1 },
  { option: 'play', card: 'bang:7D', target: 3 },
  { option: 'play', card: 'beer:6H', target: null },
  { option: 'end_turn' },
)

describe('choosing step by step', () => {
  it('goes from a card to a player', () => {
    const { chooser: choice, answers } = chooser(shots)
    expect([...choice.next]).toEqual(['card:bang:7D', 'card:beer:6H', 'end_turn'])
    choice.pick('card:bang:7D', { hold: true })
    expect([...choice.next]).toEqual(['seat:1', 'seat:3'])
    choice.pick('seat:2')
    expect(answers).toEqual([])
    choice.pick('seat:3')
    expect(answers).toEqual(['o1'])
  })

  it('waits for a confirmation where one touch is the whole answer', () => {
    const { chooser: choice, answers } = chooser(shots)
    choice.pick('card:beer:6H', { hold: true })
    expect(choice.complete?.id).toBe('o2')
    expect(answers).toEqual([])
    choice.pick('card:beer:6H', { hold: true })
    expect(answers).toEqual(['o2'])
  })

  it('steps back, and changes to another card', () => {
    const { chooser: choice } = chooser(shots)
    choice.pick('card:bang:7D', { hold: true })
    choice.pick('card:beer:6H', { hold: true })
    expect(choice.chosen).toEqual(['card:beer:6H'])
    choice.back()
    expect(choice.chosen).toEqual([])
  })

  it('keeps what was chosen when the same question comes again, and forgets it with a new one', () => {
    const { chooser: choice } = chooser(shots)
    choice.pick('card:bang:7D', { hold: true })
    choice.ask(asked(shots))
    expect(choice.chosen).toHaveLength(1)
    choice.ask(asked(shots, 2))
    expect(choice.chosen).toHaveLength(0)
  })

  it('asks what a card counts as only where it can be played in several ways', () => {
    const { chooser: choice } = chooser(
      offers(
        { option: 'play', card: 'missed:6S', target: null },
        { option: 'play_as', card: 'missed:6S', name: 'bang', target: 2 },
      ),
    )
    choice.pick('card:missed:6S', { hold: true })
    expect([...choice.next]).toEqual(['as:play:', 'as:play_as:bang'])
  })

  it('keeps standing answers apart, whatever the game makes of them', () => {
    const { chooser: choice, answers } = chooser(
      offers({ option: 'decline' }, { option: 'pass_for', until: 'turn' }, { option: 'pass_for', until: 'my_turn' }),
    )
    expect([...choice.next]).toEqual(['decline', 'o1', 'o2'])
    choice.pick('o2')
    expect(answers).toEqual(['o2'])
  })

  it('offers every answer by some way, whatever it is', () => {
    const odd = offers(
      { option: 'use_ability', ability: 'sid_ketchum', target: null, card: null },
      { option: 'from_hand', seat: 4 },
      { option: 'copy', seat: 2 },
      { option: 'dance' },
    )
    const { chooser: choice } = chooser(odd)
    expect(choice.paths.map((path) => path.tokens)).toEqual([['ability:sid_ketchum'], ['hand:4'], ['copy'], ['dance']])
  })

  it('takes dice and targets of the dice game', () => {
    const { chooser: choice, answers } = chooser(
      offers(
        { option: 'shoot', target: 1, doubled: false },
        { option: 'shoot', target: 1, doubled: true },
        { option: 'stop' },
      ),
      dice.pathOf as PathOf,
    )
    expect([...choice.next]).toEqual(['seat:1', 'doubled', 'stop'])
    choice.pick('doubled')
    choice.pick('seat:1')
    expect(answers).toEqual(['o1'])
  })
})

describe('harm to oneself', () => {
  const own = offers({ option: 'play', card: 'bang:7D', target: 0 }, { option: 'play', card: 'bang:7D', target: 1 })

  it('is asked about after any number of touches', () => {
    const { chooser: choice, answers } = chooser(own)
    choice.pick('card:bang:7D', { hold: true })
    choice.pick('seat:0', { twice: true })
    choice.pick('seat:0', { twice: true })
    expect(answers).toEqual([])
    choice.confirm()
    expect(answers).toEqual(['o0'])
  })
})
