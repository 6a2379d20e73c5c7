const KEY = 'sagebrush-lessons'

const all = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Whether this lesson of a game was gone through to its end on this device. */
export const isDone = (game: string, lesson: string): boolean => all().includes(`${game}/${lesson}`)

export function markDone(game: string, lesson: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), `${game}/${lesson}`])]))
}
