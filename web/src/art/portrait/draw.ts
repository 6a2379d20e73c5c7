/** Small helpers to draw in SVG text. Portraits live in a 200 by 210 box; the head is centred on x = 100. */

export const INK = '#2b1a12'

/** A filled shape with an ink outline. */
export const shape = (d: string, fill: string, width = 2.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** Paint that one can look through. A see-through element would be a layer of its own in every face on the table. */
const thin = (part: 'fill' | 'stroke', opacity: number): string => (opacity < 1 ? ` ${part}-opacity="${opacity}"` : '')

/** A filled shape without an outline: light, shade, pattern. */
export const wash = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${thin('fill', opacity)}/>`

/** An ink line, or a line of another colour. */
export const line = (d: string, width = 2.2, colour: string = INK, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${thin('stroke', opacity)}/>`

export const dot = (x: number, y: number, r: number, fill: string, outline = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${outline ? ` stroke="${INK}" stroke-width="${outline}"` : ''}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${thin('fill', opacity)}/>`

/** The same drawing a second time, mirrored about the middle of the face. */
export const mirrored = (half: string): string => `${half}<g transform="translate(200 0) scale(-1 1)">${half}</g>`

/** Only the mirrored half. */
export const flipped = (half: string): string => `<g transform="translate(200 0) scale(-1 1)">${half}</g>`

export const at = (transform: string, drawing: string): string => `<g transform="${transform}">${drawing}</g>`

/** Mixes two hex colours; share is how much of the second. */
export function mix(a: string, b: string, share: number): string {
  const part = (hex: string, i: number): number => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  const both = [0, 1, 2].map((i) => Math.round(part(a, i) * (1 - share) + part(b, i) * share))
  return `#${both.map((n) => n.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share = 0.3): string => mix(colour, '#1c100a', share)
export const lighter = (colour: string, share = 0.3): string => mix(colour, '#fff6e0', share)
