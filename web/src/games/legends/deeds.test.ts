import { describe, expect, it, vi } from 'vitest'
import type { Narrator } from '../../client/narrate'
import type { Offer, OwnDecision } from '../../lib/protocol'
import { deedsOf } from './deeds'

vi.mock('../../app/lang.svelte', () => ({ t: (id: string) => id }))

const narrator = {
  option: ({ item, price, wear }: Record<string, unknown>) => `${item} for ${price}${wear ? ', worn' : ''}`,
  hint: () => '',
  thing: (_: string, id: string) => id,
} as unknown as Narrator
const decision = { question: { ask: 'visit_shop' } } as unknown as OwnDecision
const buy = (wear: boolean): Offer =>
  ({ id: `buy:${wear}`, option: { option: 'buy', item: 'rifle', price: 40, wear } }) as unknown as Offer

describe('what can be bought', () => {
  it('tells its price before it is asked how it is worn', () => {
    const paths = [true, false].map((wear) => ({ offer: buy(wear), tokens: ['item:rifle', `wear:${wear}`] }))
    expect(deedsOf(paths, decision, new Set(), narrator)).toMatchObject([{ text: 'rifle for 40', offer: null }])
  })

  it('is one touch where nothing more is asked', () => {
    const paths = [{ offer: buy(true), tokens: ['item:rifle'] }]
    expect(deedsOf(paths, decision, new Set(), narrator)).toMatchObject([{ text: 'rifle for 40, worn' }])
  })
})

describe('a poker hand', () => {
  it('is named, and beside it stands what the name means', () => {
    const option = { option: 'play_cards', cards: ['cheat', 'grit'], hand: 'flush' }
    const paths = [{ offer: { id: 'play', option } as unknown as Offer, tokens: ['play'] }]
    expect(deedsOf(paths, decision, new Set(), narrator)).toMatchObject([{ hint: 'web-legends-hand-flush' }])
  })
})
