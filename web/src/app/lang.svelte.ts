import { languages, loadWords, pickLanguage, Words, type Args, type Language } from '../lib/words'

const KEY = 'sagebrush-language'

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value)

function first(): Language {
  const remembered = localStorage.getItem(KEY)
  return isLanguage(remembered) ? remembered : pickLanguage(navigator.languages)
}

/** The language of this device and its words, as far as the screens seen so far have asked for them. */
class Lang {
  current: Language = $state(first())
  words: Words = $state.raw(new Words('en', []))
  readonly #files = new Set(['common.ftl', 'web.ftl'])
  #turn = 0

  /** Fetches more files of the present language; what is already there stays. */
  async need(...files: readonly string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#files.has(file))
    for (const file of fresh) this.#files.add(file)
    if (fresh.length > 0) await this.#load(this.current)
  }

  needGame(game: string): Promise<void> {
    return this.need(`${game}/things.ftl`, `${game}/play.ftl`, `${game}/web.ftl`)
  }

  async set(language: Language): Promise<void> {
    localStorage.setItem(KEY, language)
    await this.#load(language)
  }

  async start(): Promise<void> {
    await this.#load(this.current)
  }

  async #load(language: Language): Promise<void> {
    const turn = (this.#turn += 1)
    const words = await loadWords(language, (file) => this.#files.has(file))
    if (turn !== this.#turn) return
    this.words = words
    this.current = language
    document.documentElement.lang = language
  }
}

export const lang = new Lang()

/** A text of the interface in the reader's language. */
export const t = (id: string, args?: Args): string => lang.words.text(id, args)
