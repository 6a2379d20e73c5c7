import { createSubscriber } from 'svelte/reactivity'

const every = (ms: number): (() => void) =>
  createSubscriber((update) => {
    const timer = setInterval(update, ms)
    return () => clearInterval(timer)
  })
const second = every(1000)

/** The time of this device, for what counts up or down on the screen; it ticks only while somebody looks at it. */
export function now(): number {
  second()
  return Date.now()
}
