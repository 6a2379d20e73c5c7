import { describe, expect, it } from 'vitest'
import { fitText, fitTitle, textWidth } from './fit'

describe('fitTitle', () => {
  it('keeps a short title at full size on one line', () => {
    expect(fitTitle('Beer', 76, 12)).toEqual({ size: 12, lines: ['Beer'] })
  })

  it('never lets a line grow wider than its room', () => {
    for (const title of [
      'Hokynářství',
      'Puška на bizony',
      'Десятигалонний капелюх',
      'Універсальна крамниця',
      'Slab the Killer',
    ]) {
      const fit = fitTitle(title, 76, 12)
      for (const line of fit.lines) expect(textWidth(line) * fit.size).toBeLessThanOrEqual(76.01)
    }
  })

  it('breaks a long title where the lines come out even', () => {
    expect(fitTitle('Ten Gallon Hat of Uncle Will', 60, 12).lines).toEqual(['Ten Gallon Hat', 'of Uncle Will'])
  })
})

describe('fitText', () => {
  it('gives a short line the largest type and a long text a smaller one', () => {
    expect(fitText('Draw two cards.', 84, 32, 7, 3.6)).toBe(7)
    const long = fitText(
      'Карти «Бенг!» можна використовувати як «Повз!» і навпаки. «Повз!», зіграна як «Бенг!», рахується як ваша єдина за хід карта «Бенг!».',
      84,
      32,
      7,
      3.6,
    )
    expect(long).toBeLessThan(6)
    expect(long).toBeGreaterThan(3.6)
  })
})
