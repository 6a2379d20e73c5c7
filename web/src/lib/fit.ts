/** Line height that goes with `fitText`. */
const LEADING = 1.2

/** Rough width of a text in ems of bold Podkova; near enough to choose a type size before anything is drawn. */
export function textWidth(text: string): number {
  let sum = 0
  for (const char of text) {
    if (/[MWÑŠ@ШЩЮЖФМЫ]/.test(char)) sum += 0.86
    else if (/[мшщюжфыwm]/.test(char)) sum += 0.8
    else if (/[il.,'’!:;ІЇії|]/.test(char)) sum += 0.31
    else if (/[а-яёґє]/.test(char)) sum += 0.595
    else if (/[А-ЯЁҐЄ]/.test(char)) sum += 0.72
    else if (char === ' ') sum += 0.26
    else if (/[fjrtFJ]/.test(char)) sum += 0.44
    else sum += char === char.toLowerCase() ? 0.545 : 0.67
  }
  return sum
}

export interface Fit {
  /** Size of the type in the unit of `width`. */
  readonly size: number
  readonly lines: readonly string[]
}

/** Splits a title into the two lines whose longer one is shortest. */
function halves(title: string): readonly string[] {
  const words = title.split(' ')
  let best: readonly string[] = [title]
  let width = Infinity
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const longer = Math.max(...pair.map(textWidth))
    if (longer < width) {
      width = longer
      best = pair
    }
  }
  return best
}

/** The largest type between `min` and `max` with which a running text fits a box; breaks between words. */
export function fitText(text: string, width: number, height: number, max: number, min: number): number {
  for (let size = max; size > min; size -= 0.1) {
    let lines = 1
    let used = 0
    for (const word of text.split(' ')) {
      const length = textWidth(word) * size
      if (used > 0 && used + length > width) {
        lines += 1
        used = 0
      }
      used += length + size * 0.26
    }
    if (lines * size * LEADING <= height) return Math.round(size * 10) / 10
  }
  return min
}

/** The largest type, up to `max`, with which a title fits a width on one line, or on two if that is larger. */
export function fitTitle(title: string, width: number, max: number, twoLines = max * 0.78): Fit {
  const one = Math.min(max, width / textWidth(title))
  const lines = halves(title)
  const two = lines.length > 1 ? Math.min(twoLines, width / Math.max(...lines.map(textWidth))) : 0
  return two > one ? { size: two, lines } : { size: one, lines: [title] }
}
