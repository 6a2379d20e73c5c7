import { locationNamed, locationOf } from './map/rows'

/** The kind of place that a space or a location is, or null for the open country. */
export const kindAt = (id: string): string | null => (locationOf(id) ?? locationNamed(id))?.kind ?? null
