import { expect, test, vi } from 'vitest'
import { inTurn } from './turns'

test('work is done in order, never in the same go, and not after it was taken out', async () => {
  const done: string[] = []
  inTurn(() => done.push('a'))
  const out = inTurn(() => done.push('b'))
  inTurn(() => done.push('c'))
  out()
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toEqual(['a', 'c']))
  inTurn(() => done.push('d'))()
  inTurn(() => done.push('e'))
  await vi.waitFor(() => expect(done).toEqual(['a', 'c', 'e']))
})
