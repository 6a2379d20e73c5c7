import { expect, it } from 'vitest'
import { occasionsOf } from './occasions'

it('lists the event cards of a game by the expansions that bring them', async () => {
  const files = {
    '../games/fancy/expansions/south/events.toml': () => Promise.resolve('[flood]\n\n[drought]\nlast = true\n'),
    '../games/fancy/expansions/north/events.toml': () => Promise.resolve('[snow]\n'),
    '../games/other/events.toml': () => Promise.resolve('[rain]\n'),
  }
  expect(await occasionsOf('fancy', files)).toEqual([
    { expansion: 'north', ids: ['snow'] },
    { expansion: 'south', ids: ['flood', 'drought'] },
  ])
  expect(await occasionsOf('dice')).toEqual([])
})
