import type { GameOffer, OptionInfo } from '../lib/protocol'
import { playerCounts } from './counts'

export type Value = string | number | boolean

/** What somebody chose for a table of a game. */
export interface Choices {
  readonly players: number
  readonly expansions: readonly string[]
  readonly options: Readonly<Record<string, Value>>
  readonly level: string
  readonly hints: boolean
}

const KEY = 'sagebrush-setup'

/** What this device chose last, as far as it is still offered. A game that was never played here has nothing. */
export function recall(offer: GameOffer): Partial<Choices> {
  return fitting(offer, read()[offer.info.name])
}

export function remember(game: string, choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: choices }))
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** Of what was kept, all that the game still offers. */
export function fitting({ info, bots }: GameOffer, kept: unknown): Partial<Choices> {
  if (typeof kept !== 'object' || kept === null) return {}
  const { players, expansions, options, level, hints } = kept as Partial<Record<keyof Choices, unknown>>
  const boxes = info.expansions
    .map((expansion) => expansion.name)
    .filter((name) => Array.isArray(expansions) && expansions.includes(name))
  const chosen = info.options.filter((option) => isOffered(option, (options as Record<string, unknown>)?.[option.name]))
  return {
    expansions: boxes,
    options: Object.fromEntries(chosen.map(({ name }) => [name, (options as Record<string, Value>)[name]!])),
    ...(typeof players === 'number' && playerCounts(info, boxes).includes(players) ? { players } : {}),
    ...(typeof level === 'string' && bots.includes(level) ? { level } : {}),
    ...(typeof hints === 'boolean' ? { hints } : {}),
  }
}

function isOffered(option: OptionInfo, value: unknown): boolean {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && option.choices.includes(value)
    case 'number':
      return typeof value === 'number' && option.lowest <= value && value <= option.highest
    case 'list':
      return false
  }
}
