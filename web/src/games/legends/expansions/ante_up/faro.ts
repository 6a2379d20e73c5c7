/** The values of the faro board, from low to high. */
export const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** The value of a fight card, from its id: `fight_k`. */
export const rankOfCard = (card: string): string => card.slice(card.indexOf('_') + 1).toUpperCase()

/** What each of the three cards that are turned up does to the bets on its value. */
export const TURNS: readonly string[] = ['web-legends-faro-first', 'web-legends-faro-second', 'web-legends-faro-third']
