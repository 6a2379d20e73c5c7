import { playerCounts } from '../app/names'
import type { GameOffer, Pace, TableWish } from '../lib/protocol'

type Value = string | number | boolean

/** What somebody wishes for a new table, kept consistent while it is being filled in. */
export class Setup {
  players = $state(5)
  expansions: string[] = $state([])
  options: Record<string, Value> = $state({})
  level = $state('')
  /** For each other chair: a bot's level, or null for a friend. */
  chairs: (string | null)[] = $state([])
  listed = $state(false)
  pace: Pace = $state({ kind: 'none', limit: 0 })

  constructor(readonly offer: GameOffer) {
    this.level = offer.bots.at(-1) ?? ''
    const counts = this.counts
    this.players = counts.includes(5) ? 5 : counts[0]!
    this.seat()
  }

  get counts(): readonly number[] {
    return playerCounts(this.offer.info, this.expansions)
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

  againstBots(): TableWish {
    return this.#wish(
      Array.from({ length: this.players - 1 }, () => this.level),
      true,
    )
  }

  withFriends(): TableWish {
    return { ...this.#wish(this.chairs, !this.listed), pace: $state.snapshot(this.pace) }
  }

  #wish(others: readonly (string | null)[], hidden: boolean): TableWish {
    const options = Object.fromEntries(
      Object.entries($state.snapshot(this.options)).filter(([, value]) => value !== ''),
    )
    return {
      game: this.offer.info.name,
      players: this.players,
      expansions: [...this.expansions],
      options,
      bots: [null, ...others],
      seat: 0,
      private: hidden,
    }
  }
}
