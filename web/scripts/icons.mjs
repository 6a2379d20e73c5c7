// Picks the icons named in scripts/icon-names.txt out of the game-icons set and writes src/art/icons.ts and ui.ts,
// so that the page carries the few it draws and never the whole set. Run with `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const set = require('@iconify-json/game-icons/icons.json')
const here = (path) => new URL(path, import.meta.url)

const groups = {}
let group
for (const line of readFileSync(here('./icon-names.txt'), 'utf8').split('\n')) {
  const text = line.replace(/#.*/, '').trim()
  if (!text) continue
  if (text.startsWith('[')) groups[(group = text.slice(1, -1))] = []
  else if (!(text in set.icons)) throw new Error(`not in game-icons: ${text}`)
  else groups[group].push(text)
}

// One decimal is plenty in a box of 512. Paths with arcs are left alone: their flags may run into the numbers.
const round = (n) => String(Math.round(Number(n) * 10) / 10).replace(/^0\./, '.')
const shorten = (d) =>
  /a/i.test(d) ? d : d.replace(/\d*\.\d+/g, (n, at) => (/[\d.]/.test(d[at - 1] ?? '') ? ' ' : '') + round(n))
const paths = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((m) => shorten(m[1])).join('')

for (const [file, names] of Object.entries(groups)) {
  const rows = [...new Set(names)].sort().map((name) => `  '${name}': '${paths(set.icons[name].body)}',`)
  const type = file === 'ui' ? 'UiIconName' : 'IconName'
  writeFileSync(
    here(`../src/art/${file}.ts`),
    `// Written by scripts/icons.mjs; do not edit. Icons from game-icons.net (Lorc, Delapouite and others), CC BY 3.0.
// Each value is the path data of one icon in a 512 by 512 box.
export const ${file} = {
${rows.join('\n')}
} as const

export type ${type} = keyof typeof ${file}
`,
  )
  console.log(`${file}: ${rows.length} icons`)
}
