/** All files together, in bytes: what the server takes. */
export const MOST = 256 * 1024
const ENDING = '.toml'

/** A file that was chosen; one from a folder has a path below it. */
export interface Chosen {
  readonly name: string
  readonly path: string
  readonly bytes: () => Promise<ArrayBuffer>
}

/** The text of each file by its name without the ending. */
export type Pages = Readonly<Record<string, string>>
type Message = 'web-own-cards-none' | 'web-own-cards-unknown' | 'web-own-cards-large' | 'web-own-cards-not-text'
/** What does not fit, as a message, and the file it is about. */
export type Trouble = { readonly what: Message; readonly file: string }

const encoder = new TextEncoder()
export const sizeOf = (text: string): number => encoder.encode(text).length

/** Reads the files that the game knows and adds them to those at hand. What lies deeper in a folder is left alone. */
export async function readPages(
  chosen: readonly Chosen[],
  known: readonly string[],
  former: Pages = {},
): Promise<Pages | Trouble> {
  const pages: Record<string, string> = { ...former }
  const files = chosen.filter(
    ({ name, path }) => name.toLowerCase().endsWith(ENDING) && path.split('/').filter(Boolean).length <= 2,
  )
  if (files.length === 0) return { what: 'web-own-cards-none', file: '' }
  for (const file of files) {
    const page = file.name.slice(0, -ENDING.length)
    if (!known.includes(page)) return { what: 'web-own-cards-unknown', file: file.name }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.bytes())
      // The same on every system, so that the record is the same too.
      pages[page] = text.replaceAll('\r\n', '\n')
    } catch {
      return { what: 'web-own-cards-not-text', file: file.name }
    }
  }
  const size = Object.values(pages).reduce((sum, text) => sum + sizeOf(text), 0)
  return size > MOST ? { what: 'web-own-cards-large', file: '' } : pages
}

export const isTrouble = (found: Pages | Trouble): found is Trouble => typeof found.what === 'string' && 'file' in found
