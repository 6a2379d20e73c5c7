import { t } from '../../../../app/lang.svelte'
import type { Token } from '../../slices'
import type { LegendsView } from '../../types'
import { partsOf } from './views'

const ink = 'stroke="#1f140d" stroke-width="1.6" stroke-linejoin="round"'
const shadow = '<ellipse cx="0" cy="1" rx="14" ry="4" fill="#000" opacity=".3"/>'

/** A round counter with something on it. */
const counter = (fill: string, inner: string): string =>
  `${shadow}<circle cx="0" cy="-14" r="14" fill="${fill}" ${ink}/><circle cx="0" cy="-14" r="11" fill="none" stroke="#fff6e0" stroke-width="1" opacity=".7"/>${inner}`

const number = (text: string, fill: string): string =>
  `<text x="0" y="-8.500" font-size="16" font-weight="800" text-anchor="middle" fill="${fill}">${text}</text>`

const hat = (fill: string): string =>
  `<path d="M-12-13Q0-18 12-13 6-15 5-22H-5Q-6-15-12-13Z" fill="${fill}" stroke="#1f140d" stroke-width="1.2"/>`

/** Round counters of those who wait on the boards, and of what goes through them. */
export const counters = {
  train: counter(
    '#7d2416',
    '<path d="M-9-8V-21H-2V-15H4V-20H7V-15Q10-15 10-8Z" fill="#f3dfb0"/><circle cx="-5" cy="-7" r="3" fill="#f3dfb0"/><circle cx="5" cy="-7" r="3" fill="#f3dfb0"/>',
  ),
  renegade: counter('#8a3a2a', `${hat('#f3dfb0')}<path d="M-6-9H6L3-2H-3Z" fill="#f3dfb0"/>`),
  claim_jumper: counter(
    '#6a5a3a',
    '<path d="M-8-6 6-20M-4-22Q6-24 9-13" fill="none" stroke="#f3dfb0" stroke-width="3" stroke-linecap="round"/>',
  ),
  high_roller: counter(
    '#2f5a3f',
    '<path d="M0-24C6-17 8-16 8-12.500A4 4 0 0 1 1.500-10L3-5H-3L-1.500-10A4 4 0 0 1-8-12.500C-8-16-6-17 0-24Z" fill="#f3dfb0"/>',
  ),
  longhorn: counter(
    '#b9773a',
    '<path d="M-12-21Q-10-15-4-16H4Q10-15 12-21 13-12 5-12L3-5H-3L-5-12Q-13-12-12-21Z" fill="#fff3dc" stroke="#1f140d" stroke-width="1"/>',
  ),
} as const

const pictures: Readonly<Record<string, string>> = counters

/** Everything of this expansion that lies or waits in a space. */
export function tokens(view: LegendsView): readonly Token[] {
  const { train, frontier, waiting, longhorns } = partsOf(view)
  return [
    ...(train ? [{ key: 'train', space: train.space, picture: '', said: () => t('web-legends-train') }] : []),
    ...(frontier?.tokens ?? []).map(({ space, price }) => ({
      key: `frontier${space}`,
      space,
      picture: counter('#efe0b4', number(String(price), '#3a2415')),
      said: () => t('web-legends-frontier', { price }),
    })),
    ...(waiting?.tokens ?? []).map(({ foe, token, space }) => ({
      key: `${foe}${token}${space}`,
      space,
      picture: pictures[foe] ?? '',
      said: (narrator: Parameters<Token['said']>[0]) =>
        `${narrator.thing('foe', foe)} (${narrator.thing('token', token)})`,
    })),
    ...(longhorns?.spaces ?? []).map((space, i) => ({
      key: `longhorn${space}${i}`,
      space,
      picture: pictures.longhorn!,
      said: (narrator: Parameters<Token['said']>[0]) => narrator.thing('foe', 'longhorn'),
    })),
  ]
}
