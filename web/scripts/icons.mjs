// Picks icons out of the game-icons set, so that the page carries the few it draws and never the whole set: every
// `icons.txt` (or `ui.txt`) under src/ names those its folder draws with, and a module of the same name is written beside
// it. Run with `npm run icons` after a change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const set = require('@iconify-json/game-icons/icons.json')
const source = new URL('../src/', import.meta.url)

// One decimal is plenty in a box of 512. Paths with arcs are left alone: their flags may run into the numbers.
const round = (n) => String(Math.round(Number(n) * 10) / 10).replace(/^0\./, '.')
const shorten = (d) =>
  /a/i.test(d) ? d : d.replace(/\d*\.\d+/g, (n, at) => (/[\d.]/.test(d[at - 1] ?? '') ? ' ' : '') + round(n))
const paths = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((m) => shorten(m[1])).join('')

for (const list of readdirSync(source, { recursive: true }).filter((path) => /(^|[/\\])(icons|ui)\.txt$/.test(path))) {
  const names = readFileSync(new URL(list, source), 'utf8').split('\n').filter(Boolean)
  const missing = names.filter((name) => !(name in set.icons))
  if (missing.length) throw new Error(`not in game-icons: ${missing}`)
  const rows = [...new Set(names)].sort().map((name) => `  '${name}': '${paths(set.icons[name].body)}',`)
  const module = /(\w+)\.txt$/.exec(list)[1]
  writeFileSync(
    new URL(list.replace(/txt$/, 'ts'), source),
    `// Written by scripts/icons.mjs; do not edit. Icons from game-icons.net (Lorc, Delapouite and others), CC BY 3.0.
// Each value is the path data of one icon in a 512 by 512 box.
export const ${module} = {
${rows.join('\n')}
} as const
${module === 'ui' ? '\nexport type UiIconName = keyof typeof ui\n' : ''}`,
  )
  console.log(`${list}: ${rows.length} icons`)
}
