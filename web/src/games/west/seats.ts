import { t } from '../../app/lang.svelte'
import type { Recipe } from '../../art/portrait'
import type { Role } from '../../kit/types'
import type { Narrator } from '../../client/narrate'
import type { Standing, View } from '../../lib/protocol'
import type { Desk } from '../../play/desk'
import type { Thing } from '../../play/showing'
import type { SeatView } from '../../table/types'
import type { Lives, Suspicion, Told } from '../game'

/** What the views of these games have of a player. */
export interface Player {
  readonly seat: number
  readonly name: string
  readonly character: string
  readonly role: string | null
  readonly life: number
  readonly max_life: number
  readonly alive: boolean
}

export interface WestView {
  readonly active: number
  readonly outcome: string | null
  readonly players: readonly Player[]
}

export type RecipeOf = (character: string) => Recipe | undefined

export const roles: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade']
/** What a renegade is when he comes back, for as long as he sides with others. */
const shadows: readonly Role[] = ['shadow_deputy', 'shadow_outlaw']
export const roleOf = (role: string | null | undefined): Role =>
  [...roles, ...shadows].find((known) => known === role) ?? 'hidden'

/** What every seat shows. */
export function seatView(desk: Desk, view: WestView, player: Player, recipeOf: RecipeOf): SeatView {
  const { narrator } = desk
  const chair = desk.table?.seats[player.seat]
  return {
    id: player.seat,
    player: narrator.name(player.seat),
    character: player.character,
    characterName: player.character ? narrator.thing('character', player.character) : '',
    recipe: recipeOf(player.character),
    role: roleOf(player.role),
    roleName: player.role ? narrator.thing('role', player.role) : t('web-role-hidden'),
    life: player.life,
    max: player.max_life,
    lifeLabel: t('web-lives', { life: player.life, max: player.max_life }),
    active: view.active === player.seat && !view.outcome,
    dead: !player.alive,
    ...noteOf(desk, player),
    bot: chair ? chair.kind === 'bot' || chair.stood_in : false,
    ...awayOf(desk, player.seat),
  }
}

/** Whoever is not at the table; the others see for how long already. */
function awayOf({ absences }: Desk, seat: number): Partial<SeatView> {
  const time = absences[seat]
  return time ? { away: t('web-seat-away', { time }) } : {}
}

/** What the reader thinks of somebody, as long as it is not known. */
function noteOf(desk: Desk, player: Player): Partial<SeatView> {
  const { guess, text } = desk.notes?.of(player.seat) ?? {}
  const suspected = player.role ? undefined : guess
  const label = [suspected && desk.narrator.thing('role', suspected), text].filter(Boolean).join(', ')
  return label ? { note: { role: suspected ? roleOf(suspected) : undefined, text: text ?? '', label } } : {}
}

/** The others as they sit, from the reader's left; a spectator sees them all. Seats sit in `order`, or by their numbers. */
export function othersOf<P extends Player>(
  players: readonly P[],
  seat: number | null,
  order: readonly number[] = players.map((player) => player.seat),
): readonly P[] {
  const seated = order.map((place) => players[place]!)
  if (seat === null) return seated
  const own = order.indexOf(seat)
  return [...seated.slice(own + 1), ...seated.slice(0, own)]
}

/** The lives of whoever plays this character. */
export function livesOf(view: View, thing: Thing): Lives | undefined {
  if (thing.kind !== 'character') return undefined
  const player = (view as unknown as WestView).players.find((one) => one.character === thing.id)
  return player && { life: player.life, max: player.max_life }
}

/** Who plays this character. */
export function seatOf(view: View, thing: Thing): number | undefined {
  if (thing.kind !== 'character') return undefined
  return (view as unknown as WestView).players.find((one) => one.character === thing.id)?.seat
}

/** Everybody hides who they are but the Sheriff; among three nobody does. */
export function suspicions(view: View, seat: number, narrator: Narrator): readonly Suspicion[] {
  if ((view as unknown as WestView).players[seat]?.role) return []
  return roles.slice(1).map((role) => ({ id: role, role, text: narrator.thing('role', role) }))
}

/** Who somebody was. */
export function toldOf({ labels }: Standing, narrator: Narrator, recipeOf: RecipeOf): Told {
  const { character = '', role = '' } = labels
  return {
    recipe: recipeOf(character),
    called: character && narrator.thing('character', character),
    role: roleOf(role),
    roleName: role && narrator.thing('role', role),
  }
}

export const seatToken = (seat: number): string => `seat:${seat}`
