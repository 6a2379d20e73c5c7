export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'note' | 'trouble'
}

const SHOWN_MS = 5200

/** Short notes at the edge of the screen, read aloud too. */
class Toasts {
  shown: readonly Toast[] = $state.raw([])
  #next = 0

  note(text: string): void {
    this.#show(text, 'note')
  }

  trouble(text: string): void {
    this.#show(text, 'trouble')
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }

  #show(text: string, kind: Toast['kind']): void {
    if (this.shown.some((toast) => toast.text === text)) return
    const id = (this.#next += 1)
    this.shown = [...this.shown, { id, text, kind }].slice(-3)
    setTimeout(() => this.drop(id), SHOWN_MS)
  }
}

export const toasts = new Toasts()
