import { describe, expect, it } from 'vitest'
import { fitTitle, textWidth } from './fit'

describe('fitTitle', () => {
  it('keeps a short title at full size on one line', () => {
    expect(fitTitle('Beer', 76, 12)).toEqual({ size: 12, lines: ['Beer'] })
  })

  it('never lets a line grow wider than its room', () => {
    for (const title of ['Hokynářství', 'Puška на bizony', 'Десятигалонний капелюх', 'Універсальна крамниця', 'Slab the Killer']) {
      const fit = fitTitle(title, 76, 12)
      for (const line of fit.lines) expect(textWidth(line) * fit.size).toBeLessThanOrEqual(76.01)
    }
  })

  it('breaks a long title where the lines come out even', () => {
    expect(fitTitle('Ten Gallon Hat of Uncle Will', 60, 12).lines).toEqual(['Ten Gallon Hat', 'of Uncle Will'])
  })
})
