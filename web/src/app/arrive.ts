import { router } from './router.svelte'

/** The heading of a screen: whoever came to it by a link hears it, and the keys start at its top. */
export function arrive(heading: HTMLElement): void {
  if (router.arriving) heading.focus({ preventScroll: true })
}
