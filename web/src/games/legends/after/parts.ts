import { scoringOfSlices } from '../slices'

const WORDS: Readonly<Record<string, string>> = {
  game: 'web-legends-part-game',
  upgrades: 'web-legends-part-upgrades',
  money: 'web-legends-part-money',
  marshal: 'web-legends-part-marshal',
  wanted: 'web-legends-part-wanted',
  tokens: 'web-legends-part-tokens',
  wounds: 'web-legends-part-wounds',
}

/** The id of the word for a part of the final scoring. */
export const partWord = (part: string): string => WORDS[part] ?? scoringOfSlices(part) ?? 'web-legends-source-other'
