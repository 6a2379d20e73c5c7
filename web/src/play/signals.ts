import { t } from '../app/lang.svelte'
import { SIGNALS, type GiveSignal } from '../lib/protocol'

export type SignalName = GiveSignal['signal']
export const signalNames: readonly SignalName[] = SIGNALS

export const signalMarks: Record<SignalName, string> = { howdy: '🤠', thanks: '🙏', nice: '👍', oops: '🙈', hurry: '⏳', wait: '✋', laugh: '😄', angry: '😠' }

const texts: Record<SignalName, string> = {
  howdy: 'web-signal-howdy',
  thanks: 'web-signal-thanks',
  nice: 'web-signal-nice',
  oops: 'web-signal-oops',
  hurry: 'web-signal-hurry',
  wait: 'web-signal-wait',
  laugh: 'web-signal-laugh',
  angry: 'web-signal-angry',
}
export const signalText = (signal: SignalName): string => t(texts[signal])
