import { bareId, type Narrator } from '../../client/narrate'
import type { CardFace } from '../../kit/types'
import { faceWith } from './face'
import { artOf } from './pictures'

export const cardName = bareId

/** A card of any expansion. */
export const cardFace = (id: string, narrator: Narrator): CardFace => faceWith(artOf(cardName(id)), id, narrator)
