export type Theme = 'system' | 'light' | 'dark'

const KEY = 'sagebrush-theme'

const isTheme = (value: string | null): value is Theme => value === 'system' || value === 'light' || value === 'dark'

function remembered(): Theme {
  const value = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)
  return isTheme(value) ? value : 'system'
}

let current = $state<Theme>(remembered())

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The reader's choice of theme: read `theme.current`, write it with `theme.set`. */
export const theme = {
  get current(): Theme {
    return current
  },
  set(next: Theme): void {
    current = next
    localStorage.setItem(KEY, next)
    apply(next)
  },
  start(): void {
    apply(current)
  },
}
