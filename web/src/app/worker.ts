/** Starts the part of the client that shows pushes and the page without a line, when there is nothing better to do. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const start = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register('/sw.js')
      const { active } = await navigator.serviceWorker.ready
      const loaded = performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.startsWith('/assets/'))
      active?.postMessage({ loaded })
    } catch {
      // A browser that wants none of it: everything else works without.
    }
  }
  addEventListener('load', () => setTimeout(() => void start(), 3000))
}
