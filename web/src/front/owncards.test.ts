import { describe, expect, it } from 'vitest'
import { type Chosen, isTrouble, MOST, readPages } from './owncards'

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer
const file = (name: string, text: string, folder = ''): Chosen => ({
  name,
  path: folder ? `${folder}/${name}` : '',
  bytes: async () => bytes(text),
})
const known = ['stories', 'items']

describe('cards of one\u2019s own', () => {
  it('reads the files of a folder, and nothing below it', async () => {
    const chosen = [
      file('stories.toml', '\uFEFFa = 1\r\nb = 2\r\n', 'my-box'),
      file('notes.txt', 'mine', 'my-box'),
      file('old.toml', 'x', 'my-box/attic'),
    ]
    expect(await readPages(chosen, known)).toEqual({ stories: 'a = 1\nb = 2\n' })
  })

  it('adds to what is there, and the later file of a name holds', async () => {
    const former = { items: 'old', stories: 'kept' }
    expect(await readPages([file('items.toml', 'new')], known, former)).toEqual({ items: 'new', stories: 'kept' })
  })

  it.each([
    ['web-own-cards-none', [file('notes.txt', 'mine')]],
    ['web-own-cards-unknown', [file('map.toml', '')]],
    ['web-own-cards-large', [file('items.toml', 'x'.repeat(MOST + 1))]],
    [
      'web-own-cards-not-text',
      [{ name: 'items.toml', path: '', bytes: async () => new Uint8Array([0xff, 0xfe, 0]).buffer }],
    ],
  ] as const)('says what is wrong: %s', async (what, chosen) => {
    const found = await readPages(chosen, known)
    expect(isTrouble(found) && found.what).toBe(what)
  })
})
