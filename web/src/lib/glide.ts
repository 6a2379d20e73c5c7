import { prefersReducedMotion } from 'svelte/motion'

/**
 * Lets elements glide to where a change of the page has put them. Call `before` ahead of the change and `after` behind it.
 * Elements are known by a key, so that one that was made anew elsewhere glides there from its old place.
 */
export class Glide {
  #places = new Map<string, DOMRect>()

  constructor(
    readonly key: string,
    readonly milliseconds: number,
  ) {}

  before(root: Element | undefined): void {
    this.#places = new Map(this.#all(root).map((node) => [this.#keyOf(node), node.getBoundingClientRect()]))
  }

  after(root: Element | undefined): void {
    // Where there was nothing before, nothing glides; to measure would only make the page wait.
    if (prefersReducedMotion.current || this.#places.size === 0) return
    const moved = this.#all(root).map(
      (node) => [node, this.#places.get(this.#keyOf(node)), node.getBoundingClientRect()] as const,
    )
    for (const [node, from, to] of moved) {
      const [x, y] = from ? [from.x - to.x, from.y - to.y] : [0, 0]
      // Nothing but the transform is animated: then nothing is painted anew on the way.
      if (from && Math.abs(x) + Math.abs(y) > 1)
        node.animate(
          { transform: [`translate(${x}px, ${y}px)`, 'none'] },
          { duration: this.milliseconds, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
        )
    }
  }

  #all(root: Element | undefined): HTMLElement[] {
    return root ? [...root.querySelectorAll<HTMLElement>(`[data-${this.key}]`)] : []
  }

  #keyOf(node: HTMLElement): string {
    return node.dataset[this.key] ?? ''
  }
}
