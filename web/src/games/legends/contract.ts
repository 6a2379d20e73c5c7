import type { Desk } from '../../play/desk'
import type { GameEvent, LegendsView } from './types'

/**
 * What the scenes are given. They lie over the map and draw what goes on there: a fight, a poker game, dice, a story.
 * They answer by `desk.chooser` with the tokens of `paths.ts`; whatever they do not offer has its button below the map.
 */
export interface ScenesProps {
  readonly desk: Desk
  readonly view: LegendsView
  /** The event that is being shown, if one is. */
  readonly telling: GameEvent | null
  /** Goes on at once. */
  readonly onskip?: (() => void) | undefined
}
