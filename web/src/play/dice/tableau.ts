import type { DiceEvent, DicePlayer, DiceView, GameEvent, Option, View } from '../../lib/protocol'
import type { Showing, Tableau } from '../tableau'

function showing(event: DiceEvent): Showing {
  switch (event.event) {
    case 'turn_started':
      return { lasts: 420, log: 'turn', sound: 'turn' }
    case 'dice_rolled':
      return { lasts: 800, sound: 'dice', log: 'plain', effect: { thrown: event.rolled } }
    case 'arrow_taken':
      return {
        lasts: 320,
        effect: { flights: [{ what: { kind: 'arrow' }, from: 'supply', to: event.seat }] },
        sound: 'card',
      }
    case 'arrows_returned':
      return {
        lasts: 300,
        effect: { flights: [{ what: { kind: 'arrow' }, from: event.seat, to: 'supply' }] },
        sound: 'card',
      }
    case 'indians_attacked':
      return { lasts: 1100, effect: { storm: 'indians' }, log: 'hit' }
    case 'dynamite_exploded':
      return { lasts: 900, effect: { storm: 'dynamite' }, sound: 'boom', log: 'hit' }
    case 'gatling_fired':
      return { lasts: 700, effect: { storm: 'gatling' }, sound: 'shot', log: 'hit' }
    case 'shot_fired':
      return {
        lasts: 600,
        effect: { shots: [{ from: event.seat, to: event.target, kind: 'bang' }] },
        sound: 'shot',
        log: 'hit',
      }
    case 'life_lost':
      return { lasts: 380, effect: { flashes: [{ seat: event.seat, kind: 'hit', amount: event.amount }] }, log: 'hit' }
    case 'life_gained':
      return {
        lasts: 380,
        effect: {
          flashes: [{ seat: event.seat, kind: 'heal', amount: event.amount }],
          shots: event.cause === event.seat ? [] : [{ from: event.cause, to: event.seat, kind: 'help' }],
        },
        sound: 'glass',
        log: 'heal',
      }
    case 'player_eliminated':
      return {
        lasts: 1000,
        effect: { flashes: [{ seat: event.seat, kind: 'out' }] },
        log: 'end',
        thing: { kind: 'role', id: event.role },
      }
    case 'ability_used':
      return {
        lasts: 380,
        effect: { flashes: [{ seat: event.seat, kind: 'use' }] },
        thing: { kind: 'character', id: event.character },
      }
    case 'character_taken':
      return { lasts: 0, thing: { kind: 'character', id: event.character } }
    case 'goal_changed':
      return { lasts: 700 }
    case 'game_won':
      return { lasts: 600, log: 'end', sound: 'end' }
  }
}

function change(
  view: DiceView,
  seat: number,
  part: Partial<DicePlayer> | ((player: DicePlayer) => Partial<DicePlayer>),
): DiceView {
  return {
    ...view,
    players: view.players.map((player) =>
      player.seat === seat ? { ...player, ...(typeof part === 'function' ? part(player) : part) } : player,
    ),
  }
}

function patch(view: DiceView, event: DiceEvent): DiceView {
  switch (event.event) {
    case 'turn_started':
      return { ...view, active: event.seat, roll: 0, turn: view.turn + 1 }
    case 'dice_rolled':
      return { ...view, dice: event.dice, roll: event.roll }
    case 'arrow_taken':
      return change({ ...view, supply: event.supply }, event.seat, (player) => ({ arrows: player.arrows + 1 }))
    case 'arrows_returned':
      return change({ ...view, supply: event.supply }, event.seat, (player) => ({
        arrows: Math.max(0, player.arrows - event.count),
      }))
    case 'life_lost':
    case 'life_gained':
      return change(view, event.seat, { life: Math.max(0, event.life) })
    case 'player_eliminated':
      return change(view, event.seat, { alive: false, role: event.role, role_shown: true, life: 0, arrows: 0 })
    case 'character_taken':
      return change(view, event.seat, { character: event.character })
    default:
      return view
  }
}

function pathOf(option: Option): readonly string[] {
  switch (option.option) {
    case 'shoot':
      return [
        'doubled' in option && option.doubled ? 'doubled' : '',
        'target' in option ? `seat:${option.target}` : '',
      ].filter(Boolean)
    case 'choose':
      return 'seat' in option ? [`seat:${option.seat}`] : []
    case 'become':
      return 'character' in option ? [`character:${option.character}`] : []
    case 'reroll':
      return ['dice', 'dice' in option ? option.dice.join('.') : '']
    default:
      return [option.option]
  }
}

export const dice: Tableau = {
  game: 'dice',
  show: (event: GameEvent) => showing(event as DiceEvent),
  patch: (view: View, event: GameEvent) => patch(view as DiceView, event as DiceEvent),
  pathOf,
  echoes: () => false,
  causes: new Set(['shot_fired', 'gatling_fired']),
  calm: new Set(['roll_again', 'choose_target', 'give_beer', 'give_life', 'choose_character', 'may_remove_arrow']),
  boons: new Set(['give_beer', 'give_life', 'may_remove_arrow']),
}
