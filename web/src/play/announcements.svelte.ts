import { untrack } from 'svelte'
import { t } from '../app/lang.svelte'
import { refusalText } from '../app/refusals'
import { toasts } from '../app/toasts.svelte'
import type { TableInfo } from '../lib/protocol'
import type { Session } from './session.svelte'
import { signalText } from './signals'
import { comings } from './standing'

/** What a table tells beside the game, in lines that go away by themselves; and in the title, whose move it is. */
export function announce(told: { readonly session: Session; readonly table: TableInfo }): void {
  $effect(() => {
    const refusal = told.session.stream.refusal
    if (refusal) toasts.trouble(refusalText(refusal.code))
  })
  // How a request to take something back ended is told to everybody whom it concerns.
  $effect(() => {
    const over = told.session.stream.settled
    if (!over) return
    const { narrator } = untrack(() => told.session)
    const who = over.seat === null ? '' : narrator.name(over.seat)
    if (over.outcome === 'refused') toasts.note(t('web-take-back-refused', { player: who }))
    else if (over.outcome === 'granted') toasts.note(t('web-take-back-granted', { player: who }))
    else toasts.note(t('web-take-back-lapsed'))
  })
  // Everybody hears when a bot steps in for somebody, and when they are back.
  let seats = untrack(() => told.table.seats)
  $effect(() => {
    for (const [id, seat] of comings(seats, told.table.seats))
      if (seat !== told.session.stream.seat) toasts.note(t(id, { name: told.session.narrator.name(seat) }))
    seats = told.table.seats
  })
  let heard = 0
  $effect(() => {
    const signals = told.session.stream.signals
    const last = signals.at(-1)
    if (last && signals.length !== heard) toasts.note(`${last.name}: ${signalText(last.signal)}`)
    heard = signals.length
  })
  $effect(() => {
    document.title =
      told.session.state?.decision && !told.session.busy ? `★ ${t('web-your-move')} · Sagebrush` : 'Sagebrush'
    return () => (document.title = 'Sagebrush')
  })
}
