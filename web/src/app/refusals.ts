import { ApiError } from '../client/api'
import { lang } from './lang.svelte'
import { toasts } from './toasts.svelte'

// Which of our sentences says what a code of the server means; for other codes the server's own sentence stands.
const sentences: Record<string, string> = {
  offline: 'web-trouble-offline',
  too_fast: 'web-trouble-too-fast',
  too_many: 'web-trouble-too-fast',
  already_decided: 'web-trouble-already-decided',
  not_asked: 'web-trouble-not-asked',
  unknown_option: 'web-trouble-unknown-option',
  not_playing: 'web-trouble-not-playing',
  not_seated: 'web-trouble-not-seated',
  game_over: 'web-trouble-game-over',
  nothing_to_take_back: 'web-trouble-nothing-to-take-back',
  not_host: 'web-trouble-not-host',
  not_invited: 'web-trouble-not-invited',
  no_such_table: 'web-trouble-no-such-table',
  not_found: 'web-trouble-no-such-table',
  table_full: 'web-trouble-table-full',
  seat_taken: 'web-trouble-table-full',
  not_signed_in: 'web-trouble-not-signed-in',
  name_taken: 'web-trouble-name-taken',
  bad_name: 'web-trouble-bad-name',
  dead_men_tell_no_tales: 'web-trouble-quiet',
  wrong_passphrase: 'web-trouble-wrong-passphrase',
}

export function refusalText(code: string, message: string): string {
  const id = sentences[code]
  return id && lang.words.has(id) ? lang.words.text(id) : message
}

/** Tells the reader why something did not work. */
export function tell(error: unknown): void {
  if (error instanceof ApiError) toasts.trouble(refusalText(error.code, error.message))
  else toasts.trouble(String(error))
}
