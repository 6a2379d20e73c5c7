import { expect, test } from 'vitest'
import type { BoardTable } from '../lib/protocol'
import { pinned } from './lobby.svelte'

const table = (id: string, host = ''): BoardTable => ({ id, host_name: host }) as BoardTable
const ids = (tables: readonly BoardTable[]): string => tables.map((one) => one.id + one.host_name).join(' ')

test('what is new stands at the top, what changed keeps its place, what is gone is gone', () => {
  const before = [table('a'), table('b'), table('c')]
  expect(ids(pinned(before, [table('d'), table('b', '!')], ['c']))).toBe('d a b!')
})

test('nothing new leaves the board as it is', () => {
  expect(ids(pinned([table('a')], [], ['z']))).toBe('a')
})
