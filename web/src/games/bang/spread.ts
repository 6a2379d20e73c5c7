import { t } from '../../app/lang.svelte'
import type { Narrator } from '../../client/narrate'
import type { Desk } from '../../play/desk'
import type { SpreadItem } from '../../play/Spread.svelte'
import { seatToken } from '../west/seats'
import { cardFace } from './faces'
import { recipeOf } from './pictures'
import { ofSeat, onCard } from './tokens'
import type { BangPlayer, BangView } from './types'

/**
 * The things to choose from that lie nowhere on the reader's own side: cards turned up, cards of others, a card of a
 * hidden hand, the piles, characters. They are spread out to be touched.
 */
export function spreadOf(desk: Desk, view: BangView, me: BangPlayer | null): readonly SpreadItem[] {
  const { chooser, narrator } = desk
  const own = new Set([...(me?.hand ?? []), ...(me?.in_play ?? [])].map((id) => `card:${id}`))
  const loose = [...chooser.next].filter((token) => !own.has(token))
  const items: SpreadItem[] = []
  for (const token of loose) {
    const [kind, id = ''] = [token.slice(0, token.indexOf(':')), token.slice(token.indexOf(':') + 1)]
    if (kind === 'card')
      items.push({
        kind: 'card',
        token,
        card: { ...cardFace(id, narrator), tokens: onCard(view, id) },
        label: narrator.thing('card', id),
        owner: ownerOf(id, view, narrator),
      })
    else if (kind === 'hand')
      items.push({ kind: 'back', token, label: t('web-from-hand', { player: narrator.name(Number(id)) }) })
    else if (kind === 'character')
      items.push({
        kind: 'character',
        token,
        recipe: recipeOf(id),
        label: narrator.thing('character', id),
        hint: narrator.thingText('character', id),
      })
    else if (token === 'deck') items.push({ kind: 'back', token, label: t('web-from-deck') })
    else if (token === 'discard' && view.pile_top)
      items.push({ kind: 'card', token, card: cardFace(view.pile_top, narrator), label: t('web-from-discard') })
  }
  // A choice between one's own card and nothing else needs no spread.
  return items.length ? [...items, ...characters(loose, view, narrator)] : []
}

/** Where something of a player is chosen, their character lies among it. */
function characters(tokens: readonly string[], view: BangView, narrator: Narrator): readonly SpreadItem[] {
  const seats = tokens.filter((token) => token.startsWith('seat:')).map((token) => Number(token.slice(5)))
  return seats.map((seat) => {
    const { character } = view.players[seat]!
    const tokens = ofSeat(view, seat).map((heap) => heap.label)
    return {
      kind: 'character',
      token: seatToken(seat),
      recipe: recipeOf(character),
      label: [narrator.thing('character', character), ...tokens].join(', '),
    }
  })
}

/** In front of whom a card lies. */
function ownerOf(card: string, view: BangView, narrator: Narrator): string | undefined {
  const owner = view.players.find((player) => player.in_play.includes(card))
  return owner && narrator.name(owner.seat)
}
