import { expect, it } from 'vitest'
import { sheetOf, textOf } from './sheet'

it('sorts a view into what each seat has and what lies on the table', () => {
  const view = { game: 'panning', seat: 1, pans: [3, 0, 12], pocket: 2, claims: ['river_bend'] }
  expect(sheetOf(view, 3)).toEqual({
    columns: [{ field: 'pans', values: ['3', '0', '12'] }],
    facts: [
      { field: 'pocket', value: '2' },
      { field: 'claims', value: 'river bend' },
    ],
  })
})

it('names fields as the game does', () => {
  const title = (field: string): string => `in the ${field}`
  expect(sheetOf({ pans: [3, 0], pocket: 2 }, 2, title)).toEqual({
    columns: [{ field: 'in the pans', values: ['3', '0'] }],
    facts: [{ field: 'in the pocket', value: '2' }],
  })
})

it('gives records of seats a column for each field', () => {
  const view = {
    players: [
      { seat: 0, name: 'Ann', gold: 4, in_jail: true },
      { seat: 1, name: 'Bob', gold: 0, in_jail: false },
    ],
  }
  expect(sheetOf(view, 2).columns).toEqual([
    { field: 'gold', values: ['4', '0'] },
    { field: 'in jail', values: ['✓', '–'] },
  ])
})

it('writes anything in a line', () => {
  expect([null, [], {}, '', 0, 'red_sky', { a: 1, b: [2, 3] }].map(textOf)).toEqual([
    '–',
    '–',
    '–',
    '–',
    '0',
    'red sky',
    'a: 1, b: 2, 3',
  ])
})
