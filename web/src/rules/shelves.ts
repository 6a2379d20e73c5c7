import { lang, t } from '../app/lang.svelte'
import { expansionName, variantName } from '../app/names'
import type { Kind } from './things'

const titles: Record<Kind, string> = {
  card: 'web-all-cards',
  fight_card: 'web-kind-fight-cards',
  character: 'web-characters',
  role: 'web-roles',
  face: 'web-faces',
  equipment: 'web-equipment',
  item: 'web-kind-items',
  story: 'web-kind-stories',
  goal: 'web-kind-goals',
  black_card: 'web-kind-black-cards',
  foe: 'web-kind-foes',
  station: 'web-stations',
  locomotive: 'web-locomotive',
  event_card: 'web-event-cards',
  location: 'web-kind-locations',
}
export const kindTitle = (kind: Kind): string => t(titles[kind])

/** An expansion or a variant that brings things of its own; what is the game's own is called by the game. */
export function boxName(game: string, expansion: string): string {
  if (!expansion) return lang.words.has(`${game}-name`) ? lang.words.text(`${game}-name`) : game
  const name = expansionName(game, expansion)
  return name === expansion ? variantName(game, expansion) : name
}
