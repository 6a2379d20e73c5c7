// Draws the pictures of the installed app and of shared links into public/: `npm run pictures`, after a change of them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))
const where = (name) => root + 'public/' + name
const font = (path) => readFileSync(root + 'node_modules/' + path).toString('base64')
const star = 'M50 12l10 26 28 2-21 18 7 27-24-15-24 15 7-27-21-18 28-2z'

const badge = (
  pad,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-pad} ${-pad} ${100 + 2 * pad} ${100 + 2 * pad}">
  <rect x="-50" y="-50" width="200" height="200" fill="${pad ? '#2b4a3b' : 'none'}"/>
  <circle cx="50" cy="50" r="48" fill="#2b4a3b"/>
  <circle cx="50" cy="50" r="44" fill="none" stroke="#e3ad3b" stroke-width="1.5"/>
  <path d="${star}" fill="#e3ad3b"/><path d="M50 12l10 26 28 2-38 16z" fill="#f8dc8e" opacity=".55"/></svg>`

const rye = font('@fontsource/rye/files/rye-latin-400-normal.woff2')
const share = `<style>
  @font-face { font-family: Rye; src: url(data:font/woff2;base64,${rye}) }
  body { margin: 0; width: 1200px; height: 630px; display: grid; place-content: center;
    justify-items: center; gap: 18px; background: radial-gradient(70% 70% at 50% 30%, #5a7a5c, #2f5240 60%, #16281f);
    position: relative; overflow: hidden }
  h1 { margin: 0; font: 158px Rye; color: #e3ad3b; text-shadow: 0 4px 0 #5d3c08, 0 14px 30px #0009 }
  .fan { display: flex }
  .fan i { width: 124px; height: 176px; margin: 0 -14px; border-radius: 14px; border: 7px solid #f3e3bd;
    box-shadow: 0 8px 22px #0008; background: repeating-linear-gradient(45deg, #8e2a1c 0 12px, #a63a28 12px 24px) }
  .fan i:nth-child(1) { rotate: -14deg; translate: 0 16px } .fan i:nth-child(2) { rotate: -5deg }
  .fan i:nth-child(4) { rotate: 5deg } .fan i:nth-child(5) { rotate: 14deg; translate: 0 16px }
  .star { width: 180px; margin: 0 -20px; z-index: 1; translate: 0 -6px }
  p { position: absolute; inset: 18px; margin: 0; border: 4px solid #e3ad3b88; border-radius: 18px }
</style><p></p><h1>Sagebrush</h1><div class="fan"><i></i><i></i><div class="star">${badge(0)}</div><i></i><i></i></div>`

const path = process.env.CHROMIUM ?? execFileSync('which', ['chromium']).toString().trim()
mkdirSync(root + 'public', { recursive: true })
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
for (const [name, size, pad] of [
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 22],
  ['apple-touch-icon.png', 180, 14],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${badge(pad)}`)
  await page.screenshot({ path: where(name), omitBackground: true })
}
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(share)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: where('share.png') })
await browser.close()
