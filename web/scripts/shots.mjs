// Takes pictures of a built page: node scripts/shots.mjs OUT_DIR name=path[@WIDTHxHEIGHT[+full]] ...
// Needs `npx vite build --mode gallery` first and a Chromium at $CHROMIUM or /usr/bin/chromium.
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const [out, ...wanted] = process.argv.slice(2)
const server = await preview({
  mode: 'gallery',
  build: { outDir: 'dist-gallery' },
  preview: { port: 0 },
  logLevel: 'error',
})
const base = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const item of wanted) {
  const [, name, path, width = '1440', height = '900', rest = ''] = /^([^=]+)=([^@]+)(?:@(\d+)x(\d+)(.*))?$/.exec(item)
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(height) },
    reducedMotion: 'reduce',
  })
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()))
  page.on('pageerror', (e) => console.log(name, String(e)))
  await page.goto(base + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const part = /\+part:(\w+)/.exec(rest)?.[1]
  if (part) await page.locator(`[data-part=${part}]`).screenshot({ path: `${out}/${name}.png` })
  else await page.screenshot({ path: `${out}/${name}.png`, fullPage: rest.includes('full') })
  await page.close()
}
await browser.close()
await server.close()
