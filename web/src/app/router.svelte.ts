import { isStale } from './version'

/** The address of the page. Links inside the site are followed without loading it anew. */
class Router {
  path = $state(location.pathname)
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search))
  /** From a change of the address until the reader does something on the new screen. */
  arriving = false

  start(): void {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, () => (this.arriving = false), true)
  }

  go(to: string, { replace = false } = {}): void {
    // A page of a newer client: this one could not draw what the server now says.
    if (isStale()) {
      location.assign(to)
      return
    }
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#read()
    scrollTo(0, 0)
  }

  /** Notes in the address where the reader is on this page; nothing is left to come back to. */
  mark(query: string): void {
    if (location.search !== query) history.replaceState(null, '', location.pathname + query)
  }

  #read(): void {
    this.arriving = true
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest('a')
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api')
    )
      return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

/** The pages, by the first part of their address. */
const screens = {
  t: 'table',
  replay: 'replay',
  rules: 'rules',
  learn: 'learn',
  ratings: 'ratings',
  gallery: 'gallery',
  analysis: 'analysis',
} as const
const address = new RegExp(`^/(${Object.keys(screens).join('|')})/([\\w-]+)/?$`)

export type Screen = (typeof screens)[keyof typeof screens] | 'player' | 'past'
export type Route =
  { readonly screen: 'front' } | { readonly screen: 'missing' } | { readonly screen: Screen; readonly id: string }

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { screen: 'front' }
  // Without a name it is the reader's own page; games can be looked back at without being anybody's.
  const people = /^\/(player|past)(?:\/([^/]+))?\/?$/.exec(path)
  if (people) return { screen: people[1] as 'player' | 'past', id: decoded(people[2] ?? '') }
  const found = address.exec(path)
  return found ? { screen: screens[found[1] as keyof typeof screens], id: found[2]! } : { screen: 'missing' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
