/** The signs that are printed at the foot of cards. */
export const cardSymbols = [
  'bang',
  'missed',
  'life',
  'draw_card',
  'discard_card',
  'any_player',
  'all_others',
  'reachable',
  'distance_1',
  'check_hearts',
  'check_spades_2_9',
  'extra_discard',
  'range_1',
  'range_2',
  'range_3',
  'range_4',
  'range_5',
  'seen_further',
  'sees_nearer',
  'book',
] as const
export type CardSymbol = (typeof cardSymbols)[number]
