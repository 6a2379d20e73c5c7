import { expect, it } from 'vitest'
import { thingsOf } from './things'

it('lists the things of a game by their kinds, and by the expansions that bring them', async () => {
  const files = {
    '../games/fancy/expansions/south/words/en/things.ftl': () =>
      Promise.resolve(
        'fancy-event_card-flood = Flood\n    .text = Wet.\nfancy-card-raft = Raft\nfancy-card-oar = Oar\n',
      ),
    '../games/fancy/words/en/things.ftl': () => Promise.resolve('fancy-suit-hearts = Hearts\nfancy-card-hat = Hat\n'),
    '../games/other/words/en/things.ftl': () => Promise.resolve('other-card-rain = Rain\n'),
  }
  expect(await thingsOf('fancy', files)).toEqual([
    { expansion: '', kind: 'card', ids: ['hat'] },
    { expansion: 'south', kind: 'card', ids: ['raft', 'oar'] },
    { expansion: 'south', kind: 'event_card', ids: ['flood'] },
  ])
})

it('knows what is neither card nor character', async () => {
  const kinds = new Set((await thingsOf('bang')).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['card', 'character', 'role', 'equipment', 'station', 'locomotive', 'event_card']))
})

it('knows everything that a game of the open country has', async () => {
  const own = (await thingsOf('legends')).filter(({ expansion }) => expansion === '')
  const counts = Object.fromEntries(own.map(({ kind, ids }) => [kind, ids.length]))
  expect(counts).toMatchObject({ card: 16, character: 12, story: 40, goal: 48, fight_card: 13, location: 20 })
})
