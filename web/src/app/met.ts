const KEY = 'sagebrush-met'
/** Tables remembered; older ones are forgotten. */
const KEPT = 60

function known(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly string[]
  } catch {
    return []
  }
}

/** Whether somebody has been told on this device who they are at a table. */
export const hasMet = (table: string): boolean => known().includes(table)

export function meet(table: string): void {
  localStorage.setItem(KEY, JSON.stringify([...known().filter((id) => id !== table), table].slice(-KEPT)))
}
