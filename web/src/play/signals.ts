import { t } from '../app/lang.svelte'
import { SIGNALS, type GiveSignal } from '../lib/protocol'

export type SignalName = GiveSignal['signal']
export const signalNames: readonly SignalName[] = SIGNALS

const head = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'
/** Small pictures in a 24 by 24 box. */
export const signalMarks: Record<SignalName, string> = {
  howdy:
    'M2 15c2.500-1 4.500-.5 5.700-.5C8 9.500 9 5 10.500 5c.8 0 1 .7 1.500.7s.7-.7 1.500-.7c1.500 0 2.500 4.500 2.800 9.500 1.200 0 3.200-.5 5.700.5-1 3.500-5.500 4.700-10 4.700S3 18.500 2 15Z',
  thanks: 'M12 21C6 16 2 12.500 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4.500-4 8-10 13Z',
  nice: 'M12 1.500l3.200 6.800 7.300.9-5.400 5 1.500 7.300L12 17.900l-6.600 3.600 1.500-7.300-5.400-5 7.300-.9Z',
  oops: `${head}M8 8.500a1.500 1.500 0 1 0 .1 0ZM16 8.500a1.500 1.500 0 1 0 .1 0ZM12 13.500a3 3 0 1 0 .1 0Z`,
  hurry:
    'M5 2h14v3h-1.500c0 3.500-2 5.500-4 7 2 1.500 4 3.500 4 7H19v3H5v-3h1.500c0-3.500 2-5.500 4-7-2-1.500-4-3.500-4-7H5Zm4 3c.2 2 1.500 3.500 3 4.500 1.500-1 2.800-2.500 3-4.500Z',
  wait: 'M8 1.500h8l6.500 6.500v8L16 22.500H8L1.500 16V8ZM8 6v12h2.700V6ZM13.300 6v12H16V6Z',
  laugh: `${head}M8 8.500a1.500 1.500 0 1 0 .1 0ZM16 8.500a1.500 1.500 0 1 0 .1 0ZM6.500 13h11c0 3-2.500 5-5.500 5s-5.500-2-5.500-5Z`,
  angry: `${head}M6.500 8l4 2-.8 1.500-4-2ZM17.500 8l-4 2 .8 1.500 4-2ZM7.500 17c1-2 2.600-3 4.500-3s3.500 1 4.500 3l-1.500.8c-.8-1.300-1.700-2-3-2s-2.200.7-3 2Z`,
}

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
