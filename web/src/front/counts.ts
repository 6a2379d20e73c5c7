import type { GameInfo } from '../lib/protocol'

/** How many can play with these expansions. */
export function playerCounts(info: GameInfo, expansions: readonly string[]): readonly number[] {
  const extra = info.expansions
    .filter((expansion) => expansions.includes(expansion.name))
    .flatMap((expansion) => expansion.players)
  return [...new Set([...info.players, ...extra])].sort((a, b) => a - b)
}
