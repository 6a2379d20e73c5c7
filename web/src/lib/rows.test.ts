import { expect, it } from 'vitest'
import { listsOf, rowsOf } from './rows'

it('reads rows with texts, numbers, truths and lists, and passes over the rest', () => {
  const rows = rowsOf(
    '# a comment\n\n[bang]\nborder = "brown"\ncopies = ["AS", "2D"]\n[jail]\nbook = true\nlives = 1\n',
  )
  expect([...rows]).toEqual([
    ['bang', { border: 'brown', copies: ['AS', '2D'] }],
    ['jail', { book: true, lives: 1 }],
  ])
})

it('reads lists of rows by their name', () => {
  const lists = listsOf(
    'origin = "fact"\n[[mesa]]\nid = "north"\n[[space]]\nid = "M1"\nposition = [1, 2.5]\n[[mesa]]\nid = "south"\n',
  )
  expect(lists.get('mesa')).toEqual([{ id: 'north' }, { id: 'south' }])
  expect(lists.get('space')).toEqual([{ id: 'M1', position: [1, 2.5] }])
})
