import type { Option } from './types'

/** What a hint rings: of a roll the dice that are thrown again, whatever is set aside now. */
export const pointsAt = (option: Option): readonly string[] | undefined =>
  'dice' in option ? option.dice.map((die) => `die:${die}`) : undefined

/** The things an answer goes through when it is given at the table. */
export function pathOf(option: Option): readonly string[] {
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
