// Turns the few words set in Rye (the logo, the heading of a wanted poster) into outlines and writes
// src/art/ornaments.ts: two words as paths weigh a tenth of the font. Run with `npm run ornaments`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const require = createRequire(import.meta.url)
const file = readFileSync(require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff'))
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

const draw = (text) => {
  const path = font.getPath(text, 0, 240, 240, { kerning: true })
  const box = path.getBoundingBox()
  const view = [box.x1, box.y1, box.x2 - box.x1, box.y2 - box.y1].map((n) => Math.round(n * 10) / 10)
  return { view: view.join(' '), path: path.toPathData(0) }
}

const words = { logo: draw('Sagebrush'), wanted: draw('WANTED') }
const rows = Object.entries(words).map(
  ([key, w]) => `export const ${key}: Ornament = {\n  view: '${w.view}',\n  path: '${w.path}',\n}`,
)
writeFileSync(
  new URL('../src/art/ornaments.ts', import.meta.url),
  `// Written by scripts/ornaments.mjs; do not edit. Words set in Rye (Nicole Fally, SIL Open Font License), as outlines.
export interface Ornament {
  readonly view: string
  readonly path: string
}

${rows.join('\n\n')}
`,
)
