import { beforeEach, expect, test, vi } from 'vitest'
import { Notes } from './notes.svelte'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a note is found again at its own table alone', () => {
  new Notes('one').guess(2, 'outlaw')
  new Notes('one').say(2, 'shot first')
  expect(new Notes('one').of(2)).toEqual({ guess: 'outlaw', text: 'shot first' })
  expect(new Notes('two').of(2)).toEqual({})
})

test('thinking the same twice is thinking better of it', () => {
  const notes = new Notes('one')
  notes.guess(1, 'outlaw')
  notes.guess(1, 'renegade')
  expect(notes.of(1).guess).toBe('renegade')
  notes.guess(1, 'renegade')
  expect(notes.of(1).guess).toBeUndefined()
})

test('old tables are forgotten, and rubbish is no harm', () => {
  kept.set('sagebrush-notes', '{"not": "ours"}')
  for (let i = 0; i < 50; i++) new Notes(`t${i}`).say(0, 'x')
  expect(new Notes('t0').of(0)).toEqual({})
  expect(new Notes('t49').of(0).text).toBe('x')
})
