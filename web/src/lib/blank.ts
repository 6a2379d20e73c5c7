/** What several sentences have in common, with dots where they differ: "Sit with Ann", "Sit with Bob": "Sit with …". */
export function blanked(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(' '))
  const shortest = Math.min(...words.map((one) => one.length))
  const alike = (at: (one: readonly string[]) => string | undefined): boolean => new Set(words.map(at)).size === 1
  let head = 0
  while (head < shortest && alike((one) => one[head])) head += 1
  let tail = 0
  while (tail < shortest - head && alike((one) => one[one.length - 1 - tail])) tail += 1
  const [first = []] = words
  if (head === first.length) return first.join(' ')
  return [...first.slice(0, head), '…', ...first.slice(first.length - tail)].join(' ')
}
