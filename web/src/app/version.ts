/** Which build of the client this page is; the server writes it into the page. Without one nobody compares. */
const own = document.querySelector('meta[name=build]')?.getAttribute('content') ?? ''
const KEY = 'sagebrush-reloaded'

let newest = own
const listeners = new Set<() => void>()

/** The server serves another client than this one: what this one says may not be understood any more. */
export const isStale = (): boolean => newest !== own

/** The server has said which client it serves. */
export function heardBuild(build: string | null): void {
  if (!own || !build || build === newest) return
  newest = build
  if (isStale()) for (const listener of listeners) listener()
}

export function onStale(listener: () => void): void {
  listeners.add(listener)
}

/** Loads the page anew, once for each build: if that does not help, the reader is left alone. */
export function loadAnew(): boolean {
  if (sessionStorage.getItem(KEY) === newest) return false
  sessionStorage.setItem(KEY, newest)
  location.reload()
  return true
}
