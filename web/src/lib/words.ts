import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const languages = ['en', 'cs', 'uk', 'ru'] as const
export type Language = (typeof languages)[number]

export type Args = Record<string, FluentVariable>
type Loader = () => Promise<string>

// One chunk per file, fetched when its language is asked for: the shared words, those of games and their expansions.
const files = import.meta.glob<string>(
  [
    '../../../src/sagebrush/words/*/*.ftl',
    '../../../src/sagebrush/games/*/words/*/*.ftl',
    '../../../src/sagebrush/games/*/expansions/*/words/*/*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>

/** What a file is asked for as: `web.ftl`, or `<game>/things.ftl` for the words of a game and of all its expansions. */
export function fileName(path: string): string {
  const game = /\/games\/(\w+)\//.exec(path)?.[1]
  const name = path.slice(path.lastIndexOf('/') + 1)
  return game ? `${game}/${name}` : name
}

/** The games whose words came with this client. Those of other games are asked of the server. */
export const builtGames: ReadonlySet<string> = new Set(
  Object.keys(files).flatMap((path) => fileName(path).split('/').slice(0, -1)),
)

/** The messages of one language. */
export class Words {
  #bundle: FluentBundle
  /** Texts that a table brings along, by message or `message.attribute`: shown as they are, before all others. */
  #own: Readonly<Record<string, string>> = {}

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  /** The same words, but for these. */
  with(own: Readonly<Record<string, string>>): Words {
    const words = new Words(this.language, [])
    words.#bundle = this.#bundle
    words.#own = own
    return words
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#own, id) || this.#bundle.hasMessage(id)
  }

  /** The message, or its id in brackets when there is none: visible, but nothing breaks. */
  text(id: string, args?: Args): string {
    if (Object.hasOwn(this.#own, id)) return this.#own[id]!
    return this.#format(this.#bundle.getMessage(id)?.value, args) ?? `[${id}]`
  }

  /** An attribute of a message (`.short`, `.text`), or undefined. */
  attribute(id: string, name: string, args?: Args): string | undefined {
    const own = `${id}.${name}`
    if (Object.hasOwn(this.#own, own)) return this.#own[own]
    return this.#format(this.#bundle.getMessage(id)?.attributes[name], args)
  }

  #format(
    pattern: Parameters<FluentBundle['formatPattern']>[0] | null | undefined,
    args: Args | undefined,
  ): string | undefined {
    if (pattern === null || pattern === undefined) return undefined
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    for (const error of errors) console.warn(error)
    return text
  }
}

/** Fetches every file of a language whose name passes the filter, and no other language; `more` are texts at hand. */
export async function loadWords(
  language: Language,
  wanted: (file: string) => boolean = () => true,
  source: Record<string, Loader> = files,
  more: readonly string[] = [],
): Promise<Words> {
  const paths = Object.keys(source)
    .filter((path) => path.includes(`/${language}/`) && wanted(fileName(path)))
    .sort()
  return new Words(language, [...(await Promise.all(paths.map((path) => source[path]!()))), ...more])
}

/** The first language of the reader's list that we have; English if none. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0]
    const found = languages.find((language) => language === base)
    if (found) return found
  }
  return 'en'
}
