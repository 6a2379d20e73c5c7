import { expect, it } from 'vitest'
import { rowsOf } from './rows'

it('reads rows with texts, numbers, truths and lists, and passes over the rest', () => {
  const rows = rowsOf(
    '# a comment\n\n[bang]\nborder = "brown"\ncopies = ["AS", "2D"]\n[jail]\nbook = true\nlives = 1\n',
  )
  expect([...rows]).toEqual([
    ['bang', { border: 'brown', copies: ['AS', '2D'] }],
    ['jail', { book: true, lives: 1 }],
  ])
})
