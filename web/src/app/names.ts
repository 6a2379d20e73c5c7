import { lang } from './lang.svelte'

/** Names of games, expansions, choices and bots; a name that is not written yet shows its id. */
export const gameName = (game: string): string => named(`${game}-name`, game)
export const gameText = (game: string): string => lang.words.attribute(`${game}-name`, 'text') ?? ''
export const expansionName = (game: string, id: string): string => named(`${game}-expansion-${id}`, id)
export const expansionText = (game: string, id: string): string =>
  lang.words.attribute(`${game}-expansion-${id}`, 'text') ?? ''
export const variantName = (game: string, id: string): string => named(`${game}-variant-${id}`, id)
export const variantText = (game: string, id: string): string =>
  lang.words.attribute(`${game}-variant-${id}`, 'text') ?? ''

/** What may be chosen has a name of its own or that of a thing of the game, or it is left to chance. */
export const choiceName = (game: string, choice: string): string =>
  choice === 'random'
    ? lang.words.text('web-choice-random')
    : named(`${game}-choice-${choice}`, named(`${game}-event_card-${choice}`, choice))

/** A role, a character, …: what statistics are counted by. */
export const thingName = (game: string, kind: string, id: string): string => named(`${game}-${kind}-${id}`, id)

/** A level of bots that somebody has added goes by its id, and nothing is said of it. */
export const botName = (level: string): string => named(`web-bot-${level}`, level)
export const botText = (level: string): string => lang.words.attribute(`web-bot-${level}`, 'text') ?? ''

/** Bots have names that everybody reads in their own script; people are called what they call themselves. */
export const seatName = (seat: { readonly kind: string; readonly name: string }): string =>
  seat.kind === 'bot' ? named(`common-bot-${seat.name.toLowerCase()}`, seat.name) : seat.name

function named(id: string, fallback: string): string {
  return lang.words.has(id) ? lang.words.text(id) : fallback
}
