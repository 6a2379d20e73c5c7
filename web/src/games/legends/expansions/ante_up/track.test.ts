import { expect, it } from 'vitest'
import toml from '../../../../../../src/sagebrush/games/legends/expansions/ante_up/tracks.toml?raw'
import { eventSpace, stepAfter, steps } from './track'

it('is printed as the rows of the game have it', () => {
  const rows = toml.split('[[gambler.space]]').slice(1)
  const printed = rows.map((row) =>
    [...row.split('\n[')[0]!.matchAll(/what = "(\w+)", n = (\d+)/g)].map(([, what, n]) => `gain_${what}:${n}`),
  )
  expect(steps.map(({ gains }) => gains.map(({ said }) => said))).toEqual(printed)
})

it('has its event where the rows have it', () => {
  expect(toml).toContain(`\ntracks = ${eventSpace}\n`)
})

it('goes on beyond its last space, with as many legend tokens as the table plays for', () => {
  const said = (points: number, beyond: number): string[] => stepAfter(points, beyond).gains.map(({ said }) => said)
  expect(said(6, 1)).toEqual(['gain_legend_token:2'])
  expect([said(7, 1), said(12, 2)]).toEqual([['gain_legend_token:1'], ['gain_legend_token:2']])
})
