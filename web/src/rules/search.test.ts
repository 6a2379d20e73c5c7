import { expect, it } from 'vitest'
import { finder } from './search'

it('finds all words of what is looked for, in any order and however they are written', () => {
  const found = finder('PRAS vyhoz')
  expect(found('Vyhoď to do prachu, Prašník')).toBe(false)
  expect(found('Vyhození v Prase')).toBe(true)
  expect(finder('')('anything')).toBe(true)
})
