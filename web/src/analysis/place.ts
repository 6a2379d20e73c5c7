/** Where a reader left the analysis of a game for its replay: whose decisions were shown, what line was followed. */
export interface Place {
  readonly seat: number
  /** Whether the list of all decisions was open. */
  readonly every: boolean
  /** The id of the line, and how far below the upper edge of the window it was. */
  readonly line: string
  readonly top: number
}

/** It is kept beside the address: whoever comes back by a link of the replay finds it as well. */
const KEY = 'sagebrush-analysis-'

export const leave = (game: string, place: Place): void => sessionStorage.setItem(KEY + game, JSON.stringify(place))

export function placeIn(game: string): Place | null {
  return JSON.parse(sessionStorage.getItem(KEY + game) ?? 'null') as Place | null
}

/** What moves the page: whoever does that is not moved once more. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** Puts the line where it was as soon as it is there, for decisions come a few at a time; gives what ends the wait. */
export function comeBack({ line, top }: Place): () => void {
  const watch = new MutationObserver(look)
  function look(): void {
    const found = document.getElementById(line)
    if (!found) return
    stop()
    found.focus({ preventScroll: true })
    scrollBy(0, found.getBoundingClientRect().top - top)
  }
  function stop(): void {
    watch.disconnect()
    for (const move of MOVES) removeEventListener(move, stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const move of MOVES) addEventListener(move, stop, { passive: true })
  look()
  return stop
}
