import type { GameInfo } from '../lib/protocol'

/** How many can play with these expansions. */
export function playerCounts(info: GameInfo, expansions: readonly string[]): readonly number[] {
  const extra = info.expansions
    .filter((expansion) => expansions.includes(expansion.name))
    .flatMap((expansion) => expansion.players)
  return [...new Set([...info.players, ...extra])].sort((a, b) => a - b)
}

/** The first box, not yet chosen, with which others can play too: its name and these numbers. */
export function roomier(
  info: GameInfo,
  expansions: readonly string[],
): { readonly name: string; readonly counts: readonly number[] } | null {
  const now = playerCounts(info, expansions)
  for (const { name } of info.expansions) {
    const counts = playerCounts(info, [...expansions, name]).filter((count) => !now.includes(count))
    if (counts.length > 0) return { name, counts }
  }
  return null
}
