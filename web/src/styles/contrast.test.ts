import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

/** The two values of a colour: high noon, midnight saloon. */
function colours(name: string): readonly [string, string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)![1]!
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value)
  return pair ? [pair[1]!, pair[2]!] : [value, value]
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m)
  return (x! + 0.05) / (y! + 0.05)
}

const pairs: readonly (readonly [string, string])[] = [
  ['text', 'page'],
  ['text', 'panel'],
  ['text', 'panel-raised'],
  ['text-soft', 'page'],
  ['text-soft', 'panel'],
  ['felt-text', 'felt'],
  ['felt-text', 'felt-deep'],
  ['felt-text', 'felt-light'],
  ['wood-text', 'wood'],
  ['wood-text', 'wood-light'],
  ['leather-text', 'leather'],
  ['paper-ink', 'paper-deep'],
  ['paper-soft', 'paper'],
  ['red-suit', 'paper'],
  ['black-suit', 'paper'],
  ['brass', 'panel'],
  ['blood', 'panel'],
  ['sky', 'panel'],
  ['sage', 'panel'],
  ['sky', 'page'],
  ['focus', 'page'],
  ['focus', 'felt'],
]

describe('contrast', () => {
  for (const [front, back] of pairs) {
    it(`${front} on ${back} is AA in both themes`, () => {
      const need = front === 'focus' ? 3 : 4.5
      const [a, b] = [colours(front), colours(back)]
      expect(contrast(a[0], b[0]), 'high noon').toBeGreaterThanOrEqual(need)
      expect(contrast(a[1], b[1]), 'midnight saloon').toBeGreaterThanOrEqual(need)
    })
  }
})
