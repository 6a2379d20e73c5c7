import type { GameInfo } from '../lib/protocol'
import { playerCounts } from './counts'

/** A handful of expansions by chance, with which so many can play; `coin` gives numbers from 0 up to, but not with, 1. */
export function surprise(info: GameInfo, players: number, coin: () => number = Math.random): string[] {
  const drawn = info.expansions.filter(() => coin() < 0.5).map((expansion) => expansion.name)
  if (playerCounts(info, drawn).includes(players)) return drawn
  const roomy = info.expansions.filter((expansion) => expansion.players.includes(players))
  const one = roomy[Math.floor(coin() * roomy.length)]
  return one ? [...drawn, one.name] : drawn
}
