/** The address of the page. Links inside the site are followed without loading it anew. */
class Router {
  path = $state(location.pathname)
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search))

  start(): void {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

export type Screen = 'table' | 'replay' | 'rules' | 'learn'
export type Route = { readonly screen: 'front' } | { readonly screen: 'missing' } | { readonly screen: Screen; readonly id: string }

const screens = { t: 'table', replay: 'replay', rules: 'rules', learn: 'learn' } as const

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { screen: 'front' }
  const found = /^\/(t|replay|rules|learn)\/([\w-]+)\/?$/.exec(path)
  return found ? { screen: screens[found[1] as keyof typeof screens], id: found[2]! } : { screen: 'missing' }
}
