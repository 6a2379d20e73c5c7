/** Whoever has scrolled so near to the end has seen it. */
const SLACK = 6

/** While a box holds more below its edge than is seen, it is marked with `data-more`. */
export function more(box: HTMLElement): () => void {
  const look = (): void => {
    box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > SLACK)
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
  }
  const parts = new MutationObserver(watch)
  watch()
  parts.observe(box, { childList: true })
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    parts.disconnect()
    box.removeEventListener('scroll', look)
  }
}
