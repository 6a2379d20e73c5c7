import type { WhyNot } from '../../../../lib/protocol'
import type { Thing } from '../../../../play/showing'
import { locationOf } from '../../map/rows'
import type { LegendsView } from '../../types'
import { partsOf } from './views'

const WARNINGS: Readonly<Record<string, string>> = {
  renegade: 'web-legends-danger-renegade',
  claim_jumper: 'web-legends-danger-claim_jumper',
}

const waitingIn = (view: LegendsView, space: string | null | undefined): { foe: string; token: string } | undefined =>
  partsOf(view).waiting?.tokens.find((token) => token.space === space)

/** Who waits in a space and will fight whoever comes there. */
export const danger = (view: LegendsView, space: string): string | null =>
  WARNINGS[waitingIn(view, space)?.foe ?? ''] ?? null

/** What is fought for: what the train card promises, or the token of who waits there. */
export function stake(view: LegendsView, foe: string, seat: number): Thing | null {
  const card = partsOf(view).train?.card
  if (foe === 'train_guard') return card ? { kind: 'train_card', id: card } : null
  const waiting = waitingIn(view, view.players[seat]?.space)
  return waiting?.foe === foe ? { kind: 'token', id: waiting.token } : null
}

/** The high roller at the saloon where somebody is. */
function rollerAt(view: LegendsView): string {
  const space = view.seat === null ? null : view.players[view.seat]?.space
  const place = space ? locationOf(space)?.id : undefined
  const token = partsOf(view).waiting?.tokens.find(
    (one) => one.foe === 'high_roller' && locationOf(one.space)?.id === place,
  )
  return token?.token ?? ''
}

/** An action that is not offered now, as the option it would be. */
export function barred(why: WhyNot, view: LegendsView): { readonly option: string } | null {
  const option = why.thing
  const price = Number(why.facts.price ?? 0)
  switch (option) {
    case 'rob_train':
    case 'play_faro':
    case 'take_longhorn':
      return { option }
    case 'open_frontier':
      return { option, price } as { readonly option: string }
    case 'challenge':
      return { option, token: rollerAt(view), money: price } as { readonly option: string }
    default:
      return null
  }
}
