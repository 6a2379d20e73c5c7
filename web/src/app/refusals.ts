import { ApiError } from '../client/api'
import { t } from './lang.svelte'
import { toasts } from './toasts.svelte'

// The refusals that people meet have words of their own; of any other we only say that it did not work.
const told = new Set([
  'web-trouble-offline',
  'web-trouble-too-fast',
  'web-trouble-already-decided',
  'web-trouble-not-asked',
  'web-trouble-unknown-option',
  'web-trouble-not-playing',
  'web-trouble-not-seated',
  'web-trouble-game-over',
  'web-trouble-nothing-to-take-back',
  'web-trouble-not-host',
  'web-trouble-not-invited',
  'web-trouble-no-such-table',
  'web-trouble-seat-taken',
  'web-trouble-not-signed-in',
  'web-trouble-name-taken',
  'web-trouble-dead-men-tell-no-tales',
  'web-trouble-hushed',
  'web-trouble-seen-all-cards',
  'web-trouble-bad-name',
  'web-trouble-wrong-passphrase',
  'web-trouble-table-full',
  'web-trouble-already-started',
  'web-trouble-bad-record',
  'web-trouble-held',
  'web-trouble-no-request',
  'web-trouble-not-finished',
  'web-trouble-not-out',
  'web-trouble-not-yours',
  'web-trouble-seats-open',
  'web-trouble-too-many-tables',
  'web-trouble-too-dear',
  'web-trouble-rated',
  'web-trouble-rated-take-back',
  'web-trouble-no-hints',
  'web-trouble-hints-among-people',
  'web-trouble-storage',
  'web-trouble-people-play',
  'web-trouble-removed',
  'web-trouble-link-needed',
  'web-trouble-not-away',
  'web-trouble-not-away-yet',
  'web-trouble-has-clock',
  'web-trouble-bad-endpoint',
])

/** What a code of the server means, in the reader's language. */
export function refusalText(code: string): string {
  const id = `web-trouble-${code.replaceAll('_', '-')}`
  return t(told.has(id) ? id : 'web-trouble-failed')
}

/** The same of anything that can be thrown. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? refusalText(error.code) : String(error)

/** Tells the reader why something did not work. */
export const tell = (error: unknown): void => toasts.trouble(errorText(error))
