import { expect, test } from 'vitest'
import { inTurn } from './turns'

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 20))

test('work is done in order, never in the same go, and not after it was taken out', async () => {
  const done: string[] = []
  inTurn(() => done.push('a'))
  const out = inTurn(() => done.push('b'))
  inTurn(() => done.push('c'))
  out()
  expect(done).toEqual([])
  await pause()
  expect(done).toEqual(['a', 'c'])
  inTurn(() => done.push('d'))()
  inTurn(() => done.push('e'))
  await pause()
  expect(done).toEqual(['a', 'c', 'e'])
})
