import { api } from '../client/api'
import { addFields } from '../client/fields'
import { builtGames, languages, loadWords, pickLanguage, Words, type Args, type Language } from '../lib/words'

const KEY = 'sagebrush-language'

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value)

const isGuest = (game: string): boolean => !builtGames.has(game)

function first(): Language {
  const remembered = localStorage.getItem(KEY)
  return isLanguage(remembered) ? remembered : pickLanguage(navigator.languages)
}

/** The file with nothing but the name of the game: all that the front page needs. */
const nameOf = (file: string): string => file.replace('/things.ftl', '/name.ftl')

/** What a game says that this client was built without; nothing, if the server cannot tell: the bare facts are left. */
async function textsOf(game: string, language: Language): Promise<readonly string[]> {
  try {
    const { texts, fields } = await api.words(game, language)
    for (const table of fields) addFields(game, table)
    return texts
  } catch {
    return []
  }
}

/** The language of this device and its words, as far as the screens seen so far have asked for them. */
class Lang {
  current: Language = $state(first())
  words: Words = $state.raw(new Words('en', []))
  readonly #files = new Set(['common.ftl', 'web.ftl'])
  #turn = 0

  /** Fetches more files of the present language; what is already there stays. */
  async need(...files: readonly string[]): Promise<void> {
    // Whoever reads of a game's things reads its name too.
    const wanted = files.flatMap((file) => (file.endsWith('/things.ftl') ? [file, nameOf(file)] : [file]))
    const fresh = wanted.filter((file) => !this.#files.has(file))
    for (const file of fresh) this.#files.add(file)
    if (fresh.length > 0) await this.#load(this.current)
  }

  needGame(game: string): Promise<void> {
    return this.need(...['things', 'play', 'why', 'web'].map((file) => `${game}/${file}.ftl`))
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
    const guests = new Set([...this.#files].flatMap((file) => file.split('/').slice(0, -1)).filter(isGuest))
    const texts = await Promise.all([...guests].map((game) => textsOf(game, language)))
    const words = await loadWords(language, (file) => this.#files.has(file), undefined, texts.flat())
    if (turn !== this.#turn) return
    this.words = words
    this.current = language
    document.documentElement.lang = language
  }
}

export const lang = new Lang()

/** A text of the interface in the reader's language. */
export const t = (id: string, args?: Args): string => lang.words.text(id, args)
