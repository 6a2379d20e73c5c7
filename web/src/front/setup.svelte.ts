import { usualLevel } from '../lib/levels'
import type { GameOffer, OptionInfo, Pace, TableWish } from '../lib/protocol'
import { playerCounts } from './counts'
import type { Pages } from './owncards'
import { type Choices, recall, remember, type Value } from './memory'
import { surprise } from './surprise'

/** What somebody wishes for a new table, kept consistent while it is being filled in. */
export class Setup {
  players = $state(5)
  expansions: string[] = $state([])
  options: Record<string, Value> = $state({})
  level = $state('')
  /** Against bots: whether a button may tell what to do. */
  hints = $state(false)
  /** For each other chair: a bot's level, or null for a friend. */
  chairs: (string | null)[] = $state([])
  listed = $state(false)
  pace: Pace = $state({ kind: 'none', limit: 0 })
  /** Cards of one's own, the text of each file by its name; and what is wrong with them. */
  content: Pages = $state.raw({})
  misfit = $state('')

  /** Starts with what was chosen last time. */
  constructor(
    readonly offer: GameOffer,
    last: Partial<Choices> = recall(offer),
  ) {
    this.expansions = [...(last.expansions ?? [])]
    this.options = { ...last.options }
    this.level = last.level ?? usualLevel(offer.bots)
    this.hints = last.hints ?? false
    const counts = this.counts
    this.players = last.players ?? (counts.includes(5) ? 5 : counts[0]!)
    this.seat()
  }

  get counts(): readonly number[] {
    return playerCounts(this.offer.info, this.expansions)
  }

  /** The options that there are to choose from now. */
  get choices(): readonly OptionInfo[] {
    return this.offer.info.options.filter(
      (option) => option.kind !== 'list' && option.expansions.every((name) => this.expansions.includes(name)),
    )
  }

  /** Fits the number of players and chairs to what is allowed now. */
  seat(): void {
    const counts = this.counts
    if (!counts.includes(this.players))
      this.players = counts.reduce((best, count) =>
        Math.abs(count - this.players) < Math.abs(best - this.players) ? count : best,
      )
    this.chairs = Array.from({ length: this.players - 1 }, (_, i) => this.chairs[i] ?? null)
  }

  toggle(expansion: string, on: boolean): void {
    this.expansions = on ? [...this.expansions, expansion] : this.expansions.filter((name) => name !== expansion)
    this.seat()
  }

  /** Any boxes, for as many players. */
  surprise(coin?: () => number): void {
    this.expansions = surprise(this.offer.info, this.players, coin)
    this.seat()
  }

  /** The next table of this game starts from here. */
  keep(): void {
    remember(this.offer.info.name, {
      players: this.players,
      expansions: [...this.expansions],
      options: $state.snapshot(this.options),
      level: this.level,
      hints: this.hints,
    })
  }

  againstBots(): TableWish {
    const bots = Array.from({ length: this.players - 1 }, () => this.level)
    return { ...this.#wish(bots, true), hints: this.hints }
  }

  withFriends(): TableWish {
    return { ...this.#wish(this.chairs, !this.listed), pace: $state.snapshot(this.pace) }
  }

  #wish(others: readonly (string | null)[], hidden: boolean): TableWish {
    const asked = new Set(this.choices.map((option) => option.name))
    const options = Object.fromEntries(
      Object.entries($state.snapshot(this.options)).filter(([name, value]) => asked.has(name) && value !== ''),
    )
    return {
      game: this.offer.info.name,
      players: this.players,
      expansions: [...this.expansions],
      options,
      ...(Object.keys(this.content).length > 0 ? { content: this.content } : {}),
      bots: [null, ...others],
      seat: 0,
      private: hidden,
    }
  }
}
