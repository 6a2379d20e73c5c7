import type { TableInfo } from '../lib/protocol'
import { t } from './lang.svelte'

interface Badged {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The reader's games that wait for them, the one that has waited longest first. */
export const waitingFor = (tables: readonly TableInfo[]): readonly TableInfo[] =>
  tables.filter((table) => table.waited !== null).sort((a, b) => b.waited! - a.waited!)

/** Says in the tab, and on the icon of the installed app, how many games wait. */
export function showWaiting(count: number): void {
  document.title = count === 0 ? 'Sagebrush' : `${count > 1 ? `(${count}) ` : ''}★ ${t('web-your-move')} · Sagebrush`
  const badged = navigator as Badged
  const done = count === 0 ? badged.clearAppBadge?.() : badged.setAppBadge?.(count)
  // Where the app is not installed there is nothing to mark.
  done?.catch(() => undefined)
}
