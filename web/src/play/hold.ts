import type { Thing } from './showing'

/** How long a finger rests on a thing before it is shown large. */
export const HOLD_MS = 350
/** How far it may tremble meanwhile. */
const TREMBLE = 10

export interface Held {
  readonly thing: Thing
  /** Which copy it is, to tell why it cannot be played. */
  readonly wanted: string | undefined
}

/** The thing of the game at a place of the page. */
export function thingAt(target: EventTarget | null): Held | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null
  const [kind, id] = spot?.dataset.thing?.split(':') ?? []
  return kind && id ? { thing: { kind, id }, wanted: spot!.dataset.key } : null
}

/**
 * Resting a finger, a pen or the button of a mouse on a thing shows it, on every device alike; so does the right
 * button. The touch that ends it chooses nothing.
 */
export function holding(onhold: (held: Held) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { readonly x: number; readonly y: number } | null = null
  let fired = false

  const stop = (): void => {
    clearTimeout(timer)
    start = null
  }
  const down = (event: PointerEvent): void => {
    stop()
    fired = false
    const held = event.isPrimary && event.button === 0 ? thingAt(event.target) : null
    if (!held) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      fired = true
      onhold(held)
    }, HOLD_MS)
  }
  const move = (event: PointerEvent): void => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) stop()
  }
  const click = (event: MouseEvent): void => {
    if (!fired) return
    fired = false
    event.stopPropagation()
    event.preventDefault()
  }
  const menu = (event: MouseEvent): void => {
    const held = thingAt(event.target)
    if (!held) return
    event.preventDefault()
    // On a touch screen the same event comes by itself while the finger rests.
    if (!start && !fired) onhold(held)
  }
  const way = { capture: true }
  addEventListener('pointerdown', down, way)
  addEventListener('pointermove', move, way)
  addEventListener('pointerup', stop, way)
  addEventListener('pointercancel', stop, way)
  addEventListener('scroll', stop, way)
  addEventListener('click', click, way)
  addEventListener('contextmenu', menu, way)
  return () => {
    stop()
    removeEventListener('pointerdown', down, way)
    removeEventListener('pointermove', move, way)
    removeEventListener('pointerup', stop, way)
    removeEventListener('pointercancel', stop, way)
    removeEventListener('scroll', stop, way)
    removeEventListener('click', click, way)
    removeEventListener('contextmenu', menu, way)
  }
}
