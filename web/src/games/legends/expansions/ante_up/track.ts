import type { Mark } from '../../art/marks'

/** What the gambler track brings where the cube comes: several are a choice. */
export interface Step {
  readonly gains: readonly { readonly mark: Mark; readonly amount: string; readonly said: string }[]
}

const money = (n: number): Step['gains'][number] => ({ mark: 'money', amount: `$${n}`, said: `gain_money:${n}` })
const cards = (n: number): Step['gains'][number] => ({ mark: 'card', amount: `${n}`, said: `gain_card:${n}` })
const lp = (n: number): Step['gains'][number] => ({ mark: 'lp', amount: `${n}`, said: `gain_lp:${n}` })
const token = (n: number): Step['gains'][number] => ({ mark: 'token', amount: `${n}`, said: `gain_legend_token:${n}` })

/** The track as it is printed; a test holds it against the rows of the game. */
export const steps: readonly Step[] = [
  { gains: [money(10), cards(1)] },
  { gains: [lp(1)] },
  { gains: [money(10), cards(1)] },
  { gains: [token(1)] },
  { gains: [money(20), cards(2)] },
  { gains: [lp(2)] },
  { gains: [token(2)] },
]

/** The next space for somebody with so many points; beyond the last one every point brings as many legend tokens. */
export const stepAfter = (points: number, beyond: number): Step => steps[points] ?? { gains: [token(beyond)] }

/** The space of a track on which an event waits. */
export const eventSpace = 5
