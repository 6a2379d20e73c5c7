import { at, darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'

/** The panelled wall behind the bench. */
export const court = (c: string): string =>
  wash('M0 0H240V150H0Z', c) +
  [6, 64, 122, 180]
    .map((x) => wash(`M${x} 14h52v74h-52z`, darker(c, 0.2)) + wash(`M${x + 6} 20h40v62h-40z`, lighter(c, 0.12)))
    .join('') +
  wash('M0 0H240V10H0Z', darker(c, 0.45)) +
  wash('M0 96H240V150H0Z', darker(c, 0.35)) +
  line('M0 96H240', 4, lighter(c, 0.35))

/** The mouth of a mine, nailed up. */
export const boardedMine = (c: string): string => {
  const wood = mix(c, '#8a5a30', 0.6)
  const plank = (d: string): string => shape(d, wood, 2)
  return (
    wash('M0 0H240V150H0Z', lighter(c, 0.35)) +
    wash('M0 150V64L36 34L76 50L116 12L168 32L202 20L240 54V150Z', mix(c, '#6a5a4a', 0.5)) +
    wash('M62 150V74C62 40 178 40 178 74V150Z', '#1c120c') +
    plank('M52 150V66H66V150ZM174 150V66H188V150Z') +
    plank('M44 54H196V70H44Z') +
    at('rotate(-14 120 96)', plank('M42 88H198V102H42Z')) +
    at('rotate(11 120 124)', plank('M42 116H198V130H42Z')) +
    [
      [52, 112],
      [186, 80],
      [54, 112],
      [184, 136],
    ]
      .map(([x, y]) => dot(x!, y!, 2.2, '#2b1a12'))
      .join('')
  )
}

/** What one sees after chewing the wrong cactus. */
export const vision = (c: string): string =>
  wash('M0 0H240V150H0Z', '#2a1a2c') +
  [148, 126, 106, 88, 70, 54]
    .map((r, i) => {
      const f = [c, '#d8a441', '#3f8f8b', '#2a1a2c', c, '#f6dc8a'][i]!
      const wave = Array.from({ length: 12 }, (_, n) => {
        const at = (t: number, k: number): string =>
          `${(120 + Math.cos(t) * r * k).toFixed(0)} ${(75 + Math.sin(t) * r * k).toFixed(0)}`
        const a = ((n + i / 2) / 6) * Math.PI
        return `${n ? '' : `M${at(a, 0.94)}`}Q${at(a + Math.PI / 12, 1.12)} ${at(a + Math.PI / 6, 0.94)}`
      }).join('')
      return wash(`${wave}Z`, f)
    })
    .join('')

/** A fenced pasture under a wide sky. */
export const pasture = (c: string): string => {
  const deep = mix(c, '#5a3820', 0.7)
  return (
    wash('M0 0H240V150H0Z', '#cfe0dc') +
    dot(52, 36, 18, '#fff3c4') +
    wash('M0 84C50 66 110 80 150 74C190 68 220 76 240 70V150H0Z', lighter(c, 0.25)) +
    wash('M0 108C70 96 170 98 240 106V150H0Z', c) +
    line('M0 120H240M0 134H240', 4, deep) +
    line('M14 112V146M62 112V146M110 112V146M158 112V146M206 112V146', 6, deep)
  )
}
