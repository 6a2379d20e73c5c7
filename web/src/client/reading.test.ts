import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatLine } from '../lib/protocol'
import { Reading } from './reading.svelte'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const line = (id: number, seat: number | null = 1): ChatLine => ({ id, seat, name: 'Bob', text: 'Howdy', at: 0 })

test('what was read stays read when the page is loaded anew, at its own table alone', () => {
  const chat = [line(3), line(7)]
  expect(new Reading('one').unread(chat, 0)).toBe(2)
  new Reading('one').upTo(chat)
  expect(new Reading('one').unread([...chat, line(8)], 0)).toBe(1)
  expect(new Reading('two').unread(chat, 0)).toBe(2)
})

test('nobody need read their own words; who has no seat reads everybody', () => {
  const chat = [line(1, 0), line(2, null), line(3, 1)]
  expect(new Reading('one').unread(chat, 0)).toBe(2)
  expect(new Reading('one').unread(chat, null)).toBe(3)
})

test('an older list takes nothing back, and rubbish is no harm', () => {
  kept.set('sagebrush-read', '{"not": "ours"}')
  const reading = new Reading('one')
  reading.upTo([line(9)])
  reading.upTo([line(4)])
  reading.upTo([])
  expect(reading.unread([line(9)], 0)).toBe(0)
  for (let i = 0; i < 70; i++) new Reading(`t${i}`).upTo([line(1)])
  expect(new Reading('t0').unread([line(1)], 0)).toBe(1)
  expect(new Reading('t69').unread([line(1)], 0)).toBe(0)
})
