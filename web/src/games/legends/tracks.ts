/** What a step on a track brings when the cube comes there. */
export interface Step {
  readonly what: 'money' | 'lp' | 'card' | null
  readonly amount: number
}

const step = (what: Step['what'], amount = 1): Step => ({ what, amount })

/** The two tracks as they are printed; a test holds them against the rows of the game. */
export const tracks: Readonly<Record<'marshal' | 'wanted', readonly Step[]>> = {
  marshal: [
    step('money', 20),
    step('money', 20),
    step('lp', 2),
    step('money', 30),
    step('money', 30),
    step('lp', 4),
    step('money', 40),
    step('money', 40),
    step('lp', 6),
  ],
  wanted: [
    step(null, 0),
    step('card'),
    step(null, 0),
    step('card'),
    step(null, 0),
    step('card'),
    step(null, 0),
    step('card'),
    step(null, 0),
  ],
}

/** The LP of each row of three: at the end of the game for marshals, at the end of each own turn for outlaws. */
export const rowPoints: readonly number[] = [1, 2, 3]
export const ABILITY_AT = 5
