import type { View } from '../../lib/protocol'

/** Something that is known of every seat. */
export interface Column {
  readonly field: string
  readonly values: readonly string[]
}

/** Something that is known of the table. */
export interface Fact {
  readonly field: string
  readonly value: string
}

/** A view nobody has drawn, sorted into what is told of each seat and what is told of the table. */
export interface Sheet {
  readonly columns: readonly Column[]
  readonly facts: readonly Fact[]
}

type Row = Readonly<Record<string, unknown>>

/** What the page says anyway, or what only tells views of games apart. */
const known = new Set(['game', 'seat', 'name'])
const NOTHING = '–'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (id: string): string => id.replaceAll('_', ' ')

/** `title` names a field; without one, its id has to do. */
export function sheetOf(view: View, seats: number, title: (field: string) => string = words): Sheet {
  const columns: Column[] = []
  const facts: Fact[] = []
  for (const [field, value] of Object.entries(view)) {
    if (known.has(field)) continue
    if (Array.isArray(value) && value.length === seats) columns.push(...columnsOf(field, value, title))
    else facts.push({ field: title(field), value: textOf(value) })
  }
  return { columns, facts }
}

/** Records by seat have a column for each of their fields. */
function columnsOf(field: string, values: readonly unknown[], title: (field: string) => string): readonly Column[] {
  if (!values.every(isRow)) return [{ field: title(field), values: values.map(textOf) }]
  const inner = [...new Set(values.flatMap((row) => Object.keys(row)))].filter((name) => !known.has(name))
  return inner.map((name) => ({ field: title(name), values: values.map((row) => textOf(row[name])) }))
}

/** Any value in a line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? '✓' : NOTHING
  if (Array.isArray(value)) return value.map(textOf).join(', ') || NOTHING
  if (isRow(value))
    return (
      Object.entries(value)
        .map(([name, inner]) => `${words(name)}: ${textOf(inner)}`)
        .join(', ') || NOTHING
    )
  return typeof value === 'string' ? words(value) : String(value)
}
