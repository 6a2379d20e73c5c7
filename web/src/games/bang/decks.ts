import type { BangView } from './types'

/** A deck of event cards: the one in force, the next one (both empty where none is seen), and how many are to come. */
export interface EventDeck {
  readonly name: string
  readonly present: string
  readonly upcoming: string
  readonly left: number
}

const isDeck = (part: unknown): part is Omit<EventDeck, 'name'> => {
  const { present, upcoming, left } = (part ?? {}) as Readonly<Record<string, unknown>>
  return typeof present === 'string' && typeof upcoming === 'string' && typeof left === 'number'
}

/** All decks of events on the table, whichever expansion has laid them there. */
export function eventDecks(view: BangView): readonly EventDeck[] {
  return Object.entries(view.parts).flatMap(([name, part]) => (isDeck(part) ? [{ ...part, name }] : []))
}
