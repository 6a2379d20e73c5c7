import { expect, it } from 'vitest'
import { blanked } from './blank'

it('leaves out what differs', () => {
  expect(blanked(['Sit with Ann', 'Sit with Anne'])).toBe('Sit with …')
  expect(blanked(['Give Ann a life', 'Give Bob the Kid a life'])).toBe('Give … a life')
  expect(blanked(['Ann', 'Bob'])).toBe('…')
})

it('leaves one sentence as it is', () => {
  expect(blanked(['Sit with Ann'])).toBe('Sit with Ann')
  expect(blanked(['Rest', 'Rest'])).toBe('Rest')
})
