import type { Language, Words } from '../lib/words'
import { api } from './api'

/** What the cards of a table's own are called and say, in the reader's language. */
export class OwnWords {
  #texts: Readonly<Record<string, string>> = $state.raw({})
  #asked = ''

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  /** Fetches them where the table has such files, and again in another language. */
  async need(files: readonly string[], language: Language): Promise<void> {
    if (files.length === 0 || this.#asked === language) return
    this.#asked = language
    try {
      const texts = await api.ownWords(this.id, language, this.invite)
      if (this.#asked === language) this.#texts = texts
    } catch {
      // Without them the table can be played by the bare names.
      this.#asked = ''
    }
  }

  /** These words, with those of the table before them. */
  over(words: Words): Words {
    return Object.keys(this.#texts).length > 0 ? words.with(this.#texts) : words
  }
}
