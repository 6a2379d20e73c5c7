import type { Thing } from '../../../../play/showing'
import type { Told, Turned } from '../../slices'

/** By event: the field that says what was turned up, its kind, the title of the scene, and what it gives as a cause. */
const TURNED: Readonly<Record<string, readonly [field: string, kind: string, title: string, by?: string]>> = {
  event_resolved: ['event_card', 'event_card', 'web-legends-scene-event'],
  train_boarded: ['train_card', 'train_card', 'web-legends-scene-train', 'rob_train'],
  frontier_opened: ['token', 'token', 'web-legends-scene-frontier', 'frontier'],
  longhorn_delivered: ['token', 'token', 'web-legends-scene-longhorn', 'deliver_longhorn'],
}

/** The card or token that is turned up for all to see. */
export function turned(event: Told): Turned | null {
  const row = TURNED[event.event]
  if (!row) return null
  const [field, kind, title, by] = row
  const thing: Thing = { kind, id: String(event[field]) }
  return { thing, seat: typeof event.seat === 'number' ? event.seat : null, title, by: by ?? thing.id }
}
