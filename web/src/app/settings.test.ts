import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
vi.stubGlobal('matchMedia', () => ({ matches: true }))
const { lasting, settings } = await import('./settings.svelte')

describe('how long something is shown', () => {
  beforeEach(() => (settings.tempo = 'normal'))

  it('is long enough to read its sentence, in any language', () => {
    expect(lasting(320, 'Bob draws 2 cards.')).toBeGreaterThan(900)
    expect(lasting(320, 'Боб берёт две карты из колоды.')).toBeGreaterThan(lasting(320, 'Bob draws 2 cards.'))
  })
  it('is no shorter than the movement, and never without end', () => {
    expect(lasting(2000, 'Boom!')).toBe(2000)
    expect(lasting(320, 'a'.repeat(500))).toBeLessThan(4000)
  })
  it('passes unseen what has nothing to show, and everything where one wants it at once', () => {
    expect(lasting(0, 'Bob ends the turn.')).toBe(0)
    settings.tempo = 'instant'
    expect(lasting(320, 'Bob draws 2 cards.')).toBe(0)
  })
  it('keeps up with movements alone when it is quick, and takes its time when it is calm', () => {
    settings.tempo = 'quick'
    expect(lasting(320, 'Bob draws 2 cards.')).toBe(320)
    settings.tempo = 'calm'
    expect(lasting(320, 'Bob draws 2 cards.')).toBeGreaterThan(1400)
  })
})
