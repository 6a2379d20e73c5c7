import { t } from '../app/lang.svelte'
import type { Role } from '../kit/types'
import type { SeatView } from '../table/types'
import type { Desk } from './desk'

interface Player {
  readonly seat: number
  readonly name: string
  readonly character: string
  readonly role: string | null
  readonly life: number
  readonly max_life: number
  readonly alive: boolean
}

const roles: readonly string[] = ['sheriff', 'deputy', 'outlaw', 'renegade']
export const roleOf = (role: string | null): Role => (role !== null && roles.includes(role) ? (role as Role) : 'hidden')

/** What every game's seat shows. */
export function seatView(desk: Desk, player: Player): SeatView {
  const { narrator } = desk
  const chair = desk.table?.seats[player.seat]
  return {
    id: player.seat,
    player: player.name,
    character: player.character,
    characterName: player.character ? narrator.thing('character', player.character) : '',
    role: roleOf(player.role),
    roleName: player.role ? narrator.thing('role', player.role) : t('web-role-hidden'),
    life: player.life,
    max: player.max_life,
    lifeLabel: t('web-lives', { life: player.life, max: player.max_life }),
    active: desk.view.active === player.seat && !desk.view.outcome,
    dead: !player.alive,
    bot: chair ? chair.kind === 'bot' || chair.stood_in : false,
    offline: chair ? chair.kind === 'person' && !chair.connected && desk.table?.status === 'playing' : false,
  }
}

/** The others in turn order from the reader's left; a spectator sees them all. */
export function othersOf<P extends { readonly seat: number }>(
  players: readonly P[],
  seat: number | null,
): readonly P[] {
  if (seat === null) return players
  return [...players.slice(seat + 1), ...players.slice(0, seat)]
}

export const seatToken = (seat: number): string => `seat:${seat}`
