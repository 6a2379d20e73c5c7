/** What scrolls, as far as this matters here. */
export interface Box {
  scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

/** So many pixels from the end still are the end. */
const NEAR = 40

/**
 * Keeps the end of a growing list in sight, and leaves whoever reads further up alone.
 *
 * A box tells that it was scrolled only a moment later, when the list may have grown again: then it is not at its end
 * any more though nobody has touched it. So whoever followed still does unless they went up from where they were put.
 */
export class Tail {
  following = true
  private put = 0

  /** To the end, for whoever follows. */
  settle(box: Box): void {
    if (!this.following) return
    box.scrollTop = box.scrollHeight
    this.put = box.scrollTop
  }

  /** The box was scrolled, by us or by the reader. */
  look(box: Box): void {
    this.following = this.following
      ? box.scrollTop > this.put - NEAR
      : box.scrollTop + box.clientHeight > box.scrollHeight - NEAR
  }
}
