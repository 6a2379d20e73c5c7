import type { View } from './protocol'

/** Where in a view something changed, from the outside in, and last what stands there now: `["players", 2, "life", 3]`. */
export type Change = readonly unknown[]

/** The view after these changes. What did not change stays the same object, so that only the rest is drawn anew. */
export function applyChanges(view: View, changes: readonly Change[]): View {
  return changes.reduce<View>((before, change) => changed(before, change, 0) as View, view)
}

function changed(before: unknown, change: Change, depth: number): unknown {
  if (depth === change.length - 1) return change[depth]
  const step = change[depth] as string | number
  if (Array.isArray(before)) {
    return before.map((item: unknown, place) => (place === step ? changed(item, change, depth + 1) : item))
  }
  const record = before as Readonly<Record<string | number, unknown>>
  return { ...record, [step]: changed(record[step], change, depth + 1) }
}
