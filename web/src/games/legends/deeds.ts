import { t } from '../../app/lang.svelte'
import type { Narrator } from '../../client/narrate'
import type { Offer, OwnDecision, WhyNot } from '../../lib/protocol'
import { titled } from './face'
import type { LegendsView, Option } from './types'
import { locationOf } from './map/rows'
import { HANDS } from './scenes/words'
import { barredBy, onAScene } from './slices'

/** Asked about a joker when it is not yet said what it stands for. */
export const STANDS_FOR = 'web-legends-joker-stands'

/** Something that can be done now without touching the map or a card. */
export interface Deed {
  readonly token: string
  readonly offer: Offer | null
  readonly text: string
  readonly hint: string
  /** The character that would be taken. */
  readonly character: string | null
}

/** What is in sight and cannot be done, and why. */
export interface Barred {
  readonly thing: string
  readonly text: string
  readonly why: string
  readonly ruling: string
}

/** Steps that are made on the map, with the hand or in a scene; all others are deeds. */
export const onTheTable = (token: string): boolean =>
  token.startsWith('space:') || token.startsWith('card:') || onAScene(token)

/** What a step is called that leads to several answers. */
const heading = (token: string, option: Option, decision: OwnDecision, narrator: Narrator): string => {
  // How a thing is worn is asked next; what it costs must be known before.
  if ('wear' in option) {
    const bare = { ...option, wear: false }
    return narrator.option(bare, decision.question)
  }
  if ('item' in option) return titled(narrator.thing('item', option.item))
  // The best that can be made of these cards is offered first.
  if (option.option === 'play_jokers')
    return t('web-legends-jokers-best', {
      cards: cardsListed(option.cards, narrator),
      hand: narrator.thing('hand', option.hand),
    })
  return token
}

export const cardsListed = (cards: readonly string[], narrator: Narrator): string =>
  narrator.listed(cards.map((card) => narrator.thing('card', card)))

/** What is to be known about a step besides its name. */
function hintOf(option: Option, last: boolean, decision: OwnDecision, narrator: Narrator): string {
  if (!last && option.option === 'play_jokers') return t(STANDS_FOR)
  // The hand is named already; not everybody knows what it takes.
  if (option.option === 'play_cards') return t(HANDS[option.hand] ?? HANDS.high_card!)
  return narrator.hint(option, decision.question)
}

/** The first steps that are no touch of the map or of a card, as buttons. */
export function deedsOf(
  paths: readonly { readonly offer: Offer; readonly tokens: readonly string[] }[],
  decision: OwnDecision,
  passes: ReadonlySet<string>,
  narrator: Narrator,
): readonly Deed[] {
  const found = new Map<string, Deed>()
  for (const { offer, tokens } of paths) {
    const [token] = tokens
    const option = offer.option as unknown as Option
    if (token === undefined || found.has(token) || onTheTable(token)) continue
    if (passes.has(offer.option.option) || offer.option.option === 'pass_for') continue
    const last = tokens.length === 1
    found.set(token, {
      token,
      offer: last ? offer : null,
      text: last ? narrator.option(offer.option, decision.question) : heading(token, option, decision, narrator),
      hint: hintOf(option, last, decision, narrator),
      character: option.option === 'become' ? option.character : null,
    })
  }
  return [...found.values()]
}

const FIGHTS = new Set(['duel', 'robbery', 'arrest'])

/** What an action is called that is not offered now. */
function nameOf(why: WhyNot, view: LegendsView, narrator: Narrator): string | null {
  const [kind = '', target] = why.thing.split(':')
  const space = view.seat === null ? null : view.players[view.seat]?.space
  const colour = space ? (locationOf(space)?.colour ?? '') : ''
  const said = (option: Record<string, unknown> & { option: string }): string =>
    narrator.option(option, { ask: 'take_action' })
  if (FIGHTS.has(kind) && target === 'black') return said({ option: 'fight_black', fight: kind })
  if (FIGHTS.has(kind)) return said({ option: 'fight', target: Number(target), fight: kind, cards: 0 })
  switch (kind) {
    case 'deposit':
      return said({ option: kind, nuggets: 1, fools: 0 })
    case 'revel':
      return said({ option: kind, money: Number(why.facts.price ?? 0), lp: 1 })
    case 'acquire':
      return said({ option: kind, cattle: colour })
    case 'rob_bank':
    case 'heal':
    case 'play_poker':
    case 'shop':
    case 'drive':
    case 'rustle':
    case 'end_turn':
      return said({ option: kind })
    default: {
      const other = barredBy(why, view)
      return other && said({ ...other })
    }
  }
}

/** The actions, wares, stories and goals that are barred; spaces and cards tell it where they are touched. */
export function barredOf(decision: OwnDecision, view: LegendsView, narrator: Narrator): readonly Barred[] {
  return decision.why_not.flatMap((why) => {
    const [kind, number] = why.thing.split(':')
    const named =
      kind === 'story' && number !== undefined
        ? narrator.words.text('web-legends-story', { number: Number(number) + 1 })
        : decision.question.ask === 'visit_shop'
          ? narrator.thing('item', why.thing)
          : why.message === 'legends-why-goal'
            ? narrator.thing('goal', why.thing)
            : nameOf(why, view, narrator)
    return named === null ? [] : [{ thing: why.thing, text: named, why: narrator.whyNot(why), ruling: why.ruling }]
  })
}
