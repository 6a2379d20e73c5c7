import type { Words } from '../lib/words'
import type { WhyNot } from '../lib/protocol'
import { fieldKind, type Sort } from './fields'

type Value = string | number | boolean | null | undefined | readonly (string | number)[]
export type Facts = Record<string, string | number>
/** A piece of a sentence: words, or the name of a thing that can be looked up. */
export type Part = string | { readonly kind: string; readonly id: string; readonly name: string }
/** Signs that no sentence has: around the name of a thing, and between its kind, its id and its name. */
const OPENS = '\uE000'
const PARTS = '\uE001'
const SHUTS = '\uE002'
/** A field of this kind holds places in what the question has under the same name. */
const POINTING = 'asked'
/** A question, option or event as it came from the server. */
export type Telling = object

const plain = new Set(['player', 'number', 'amount', 'place', 'flag', 'text'])
const tags = new Set(['event', 'ask', 'option'])
/** What a field of the kind `thing` may name. */
const anyThing = [
  'card',
  'character',
  'weapon',
  'face',
  'equipment',
  'event_card',
  'station',
  'locomotive',
  'item',
  'story',
  'black_card',
  'cause',
  'foe',
  'fight',
  'goal',
] as const
/** The last two are no suits: a black card without one, and a red one. */
const suitSigns: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣', B: '★', R: '☆' }

/** The id without a playing card's sign: `name` of `name:7D`. */
export const bareId = (id: string): string => id.split(':', 1)[0]!
/** Facts of the question, among those of an option that answers it. */
const ASKED = 'asked_'
/** An id as it can be read: `pan_again` becomes "pan again". */
const spelt = (id: string): string => id.replaceAll('_', ' ')
/** The rank and suit of a playing card: `10C` becomes 10♣. */
export const cardSign = (sign: string): string => sign.slice(0, -1) + (suitSigns[sign.slice(-1)] ?? sign.slice(-1))

/**
 * Turns the events, questions and options of any game into sentences for one reader: the twin of the Python narrator in
 * `sagebrush/words/narrate.py`, over the same messages and the same table of fields.
 */
export class Narrator {
  constructor(
    readonly words: Words,
    readonly game: string,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  #marks = false

  event(event: { readonly event: string }): string {
    return this.#tell('event', event.event, this.#facts('event', event.event, event))
  }

  /** The same with the names of things apart. */
  parts(event: { readonly event: string }): readonly Part[] {
    this.#marks = true
    const told = this.event(event)
    this.#marks = false
    return told
      .split(OPENS)
      .flatMap((piece, i): readonly Part[] => {
        const [marked = '', after = ''] = piece.split(SHUTS)
        if (i === 0 || !piece.includes(SHUTS)) return [piece]
        const [kind = '', id = '', name = ''] = marked.split(PARTS)
        return [{ kind, id, name }, after]
      })
      .filter((part) => part !== '')
  }

  question(question: { readonly ask: string }, asked: number): string {
    const facts = this.#facts('ask', question.ask, question)
    if (asked === this.reader) return this.#tell('ask', question.ask, facts)
    return (
      this.words.attribute(`${this.game}-ask-${question.ask}`, 'other', { ...facts, player: this.name(asked) }) ??
      `${this.name(asked)}: ${this.#tell('ask', question.ask, facts)}`
    )
  }

  option(option: { readonly option: string }, question: { readonly ask: string }): string {
    return this.#tell('option', option.option, this.#optionFacts(option, question))
  }

  hint(option: { readonly option: string }, question: { readonly ask: string }): string {
    return (
      this.words.attribute(this.#message('option', option.option), 'hint', this.#optionFacts(option, question)) ?? ''
    )
  }

  /** What lies there when this is asked, to who does not see the table; nothing where that is not written. */
  seen(question: { readonly ask: string }): string {
    const facts = this.#facts('ask', question.ask, question)
    return this.words.attribute(this.#message('ask', question.ask), 'seen', facts) ?? ''
  }

  whyNot(why: WhyNot): string {
    return this.words.has(why.message) ? this.words.text(why.message, { ...why.facts }) : why.message
  }

  /** The title of a field of the view, where a game has no drawings. */
  viewField(field: string): string {
    const message = `${this.game}-view-${field}`
    return this.words.has(message) ? this.words.text(message) : spelt(field)
  }

  /** The name of a card, a role, a face, …; a playing card's sign becomes part of it. */
  thing(kind: string, id: string): string {
    const [bare = id, sign] = id.split(':')
    const message = this.#named(kind, bare)
    const name = this.words.has(message) ? this.words.text(message) : bare
    return sign ? `${name} ${cardSign(sign)}` : name
  }

  thingText(kind: string, id: string, attribute: 'text' | 'short' | 'text3' = 'text'): string {
    return this.words.attribute(this.#named(kind, bareId(id)), attribute) ?? ''
  }

  /** So much of something: `gain_money:40` is said by the message `<game>-amount-gain_money` of the number. */
  amount(value: string): string {
    const [word = value, number = ''] = value.split(':')
    const message = `${this.game}-amount-${word}`
    // A number, or in words what part of it: half, all.
    const n = /^\d+$/.test(number) ? Number(number) : number
    return this.words.has(message) ? this.words.text(message, { n }) : `${spelt(word)} ${number}`
  }

  /** The message that names a thing. */
  #named(kind: string, id: string): string {
    const messages = (kind === 'thing' ? anyThing : [kind]).map(
      (one) => `${this.game}-${one}-${id.replaceAll('+', '_plus')}`,
    )
    return messages.find((message) => this.words.has(message)) ?? messages[0]!
  }

  name(seat: number): string {
    return this.names[seat] ?? `#${seat + 1}`
  }

  listed(values: readonly string[]): string {
    if (values.length < 2) return values[0] ?? this.words.text('common-nobody')
    return this.words.text('common-list', { head: values.slice(0, -1).join(', '), last: values[values.length - 1]! })
  }

  #optionFacts(option: { readonly option: string }, question: { readonly ask: string }): Facts {
    const asked = Object.entries(this.#facts('ask', question.ask, question))
    return {
      ...Object.fromEntries(asked.map(([name, fact]) => [ASKED + name, fact])),
      ...this.#facts('option', option.option, option, question),
      question: question.ask,
    }
  }

  #facts(sort: Sort, kind: string, record: Telling, question?: { readonly ask: string }): Facts {
    const facts: Facts = {}
    let subject: Value
    let first: string | undefined
    for (const [field, held] of Object.entries(record) as [string, Value][]) {
      if (tags.has(field)) continue
      const kept = fieldKind(this.game, sort, kind, field)
      const [holds, value] =
        kept === POINTING ? this.#pointedAt(field, held as readonly number[], question) : [kept, held]
      if (holds === 'player') {
        facts[`${field}_is`] = this.#relation(value, subject)
        subject ??= value
      } else if (!plain.has(holds) && !Array.isArray(value)) {
        const bare = value === null || value === undefined ? null : bareId(String(value))
        facts[`${field}_is`] = bare === null ? 'none' : bare === first ? 'self' : 'other'
        first ??= bare ?? undefined
      }
      this.#add(facts, field, holds, value)
    }
    return facts
  }

  /** What lies at these places of what is asked about; nothing but the places where that is not known. */
  #pointedAt(field: string, places: readonly number[], question?: { readonly ask: string }): [string, Value] {
    const there = (question as Record<string, unknown> | undefined)?.[field]
    if (!question || !Array.isArray(there)) return ['place', places]
    return [fieldKind(this.game, 'ask', question.ask, field), places.map((place) => there[place] as string)]
  }

  #add(facts: Facts, field: string, holds: string, value: Value): void {
    if (Array.isArray(value)) {
      const told = (value as readonly (string | number)[]).map((item) => String(this.#word(holds, item)))
      facts[`${field}_count`] = told.length
      facts[field] = plain.has(holds) ? this.listed(told) : told.join(', ')
      return
    }
    const single = value as Exclude<Value, readonly unknown[]>
    facts[field] = this.#word(holds, single)
    if (plain.has(holds)) return
    facts[`${field}_id`] = single === null || single === undefined ? 'none' : bareId(String(single))
    const text = single === null || single === undefined ? '' : this.thingText(holds, String(single))
    facts[`${field}_text`] = text || 'none'
  }

  #word(holds: string, value: string | number | boolean | null | undefined): string | number {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    switch (holds) {
      case 'player':
        return this.name(Number(value))
      case 'number':
        return Number(value)
      case 'amount':
        return this.amount(String(value))
      case 'place':
        return Number(value) + 1
      case 'text':
        return String(value)
      default:
        return this.#marked(holds, String(value))
    }
  }

  /** The name of a thing, marked where pieces are wanted and it has a name at all. */
  #marked(kind: string, id: string): string {
    const name = this.thing(kind, id)
    if (!this.#marks) return name
    const message = this.#named(kind, bareId(id))
    if (!this.words.has(message)) return name
    // What may be anything is called by what it turned out to be.
    const own = message.slice(this.game.length + 1, -bareId(id).replaceAll('+', '_plus').length - 1)
    return `${OPENS}${own}${PARTS}${bareId(id)}${PARTS}${name}${SHUTS}`
  }

  #relation(value: Value, subject: Value): string {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return 'none'
    if (value === subject) return 'self'
    if (Array.isArray(value))
      return this.reader !== null && (value as readonly number[]).includes(this.reader) ? 'you' : 'other'
    return value === this.reader ? 'you' : 'other'
  }

  /** What the core itself offers in every game has its words among the common ones. */
  #message(sort: Sort, kind: string): string {
    const own = `${this.game}-${sort}-${kind}`
    const common = `common-${sort}-${kind}`
    return !this.words.has(own) && this.words.has(common) ? common : own
  }

  #tell(sort: Sort, kind: string, facts: Facts): string {
    const id = this.#message(sort, kind)
    if (this.words.has(id)) return this.words.text(id, facts)
    // A game whose words are not written yet is still playable: its bare facts are told.
    const told = Object.entries(facts)
      .filter(([name]) => !name.startsWith(ASKED) && !/(_is|_id|_text|_count|question)$/.test(name))
      .map(([name, fact]) => `${spelt(name)}: ${fact}`)
    return told.length ? `${spelt(kind)} (${told.join(', ')})` : spelt(kind)
  }
}
