/** The titles of the scenes; a fight has one for each kind of it. */
export const TITLES: Readonly<Record<string, string>> = {
  duel: 'web-legends-scene-duel',
  robbery: 'web-legends-scene-robbery',
  arrest: 'web-legends-scene-arrest',
  npc: 'web-legends-scene-npc',
  heist: 'web-legends-scene-heist',
  poker: 'web-legends-scene-poker',
  pan: 'web-legends-scene-pan',
  ride: 'web-legends-scene-ride',
  tale: 'web-legends-scene-tale',
  caught: 'web-legends-scene-caught',
  goal: 'web-legends-scene-goal',
  black: 'web-legends-scene-black',
}

/** What the name of a poker hand means. */
export const HANDS: Readonly<Record<string, string>> = {
  high_card: 'web-legends-hand-high_card',
  pair: 'web-legends-hand-pair',
  two_pair: 'web-legends-hand-two_pair',
  three_of_a_kind: 'web-legends-hand-three_of_a_kind',
  straight: 'web-legends-hand-straight',
  flush: 'web-legends-hand-flush',
  full_house: 'web-legends-hand-full_house',
  four_of_a_kind: 'web-legends-hand-four_of_a_kind',
  straight_flush: 'web-legends-hand-straight_flush',
  royal_flush: 'web-legends-hand-royal_flush',
  five_of_a_kind: 'web-legends-hand-five_of_a_kind',
}
