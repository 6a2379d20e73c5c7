/**
 * Work that need not be done in one go: piece by piece, in the order in which it was asked for, with room between the
 * pieces for the browser to listen and to draw.
 */
const waiting: (() => void)[] = []

function next(): void {
  const work = waiting.shift()
  if (waiting.length > 0) setTimeout(next)
  work?.()
}

/** Has it done in its turn; what is given back takes it out again. */
export function inTurn(work: () => void): () => void {
  waiting.push(work)
  if (waiting.length === 1) setTimeout(next)
  return () => {
    const place = waiting.indexOf(work)
    if (place > 0) waiting.splice(place, 1)
    // The first is called for already; it finds nothing to do.
    else if (place === 0) waiting[0] = () => undefined
  }
}
