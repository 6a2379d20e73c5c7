import { expect, it } from 'vitest'
import source from '../../../../src/sagebrush/games/legends/expansions/base/tracks.toml?raw'
import { ABILITY_AT, rowPoints, tracks } from './tracks'

it.each(['marshal', 'wanted'] as const)('shows the %s track as the game has it', (name) => {
  const rows = [...source.matchAll(new RegExp(`\\[\\[${name}\\.space\\]\\]\\nn = (\\d)\\ndo = \\[(.*)\\]`, 'g'))]
  expect(rows).toHaveLength(9)
  const told = rows.map(([, , gain]) => {
    const found = /what = "(\w+)", n = (\d+)/.exec(gain!)
    return { what: found?.[1] ?? null, amount: Number(found?.[2] ?? 0) }
  })
  expect(tracks[name]).toEqual(told)
})

it('knows what a row is worth and when an ability begins', () => {
  expect([...source.matchAll(/row_lp = \[(.*)\]/g)].map(([, row]) => row!.split(', ').map(Number))).toEqual([
    rowPoints,
    rowPoints,
  ])
  expect(source).toContain(`ability_at = ${ABILITY_AT}\n`)
})
