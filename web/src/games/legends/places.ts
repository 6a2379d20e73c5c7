import { locationOf, locations } from './map/rows'

/** The kind of place that a space or a location is, or null for the open country. */
export const kindAt = (id: string): string | null =>
  (locationOf(id) ?? locations.find((row) => row.id === id))?.kind ?? null
