import type { Border } from '../../kit/types'
import { bareId } from '../../client/narrate'

// The border of each card is a fact of the game's data; an expansion brings its own.
const sources = import.meta.glob<string>('../../../../src/sagebrush/games/bang/expansions/*/cards.toml', { query: '?raw', import: 'default', eager: true })

const borders = new Map<string, Border>()
for (const text of Object.values(sources)) {
  let id = ''
  for (const line of text.split('\n')) {
    id = /^\[(\w+)\]$/.exec(line)?.[1] ?? id
    const border = /^border = "(\w+)"/.exec(line)?.[1]
    if (border) borders.set(id, border as Border)
  }
}

export const borderOf = (id: string): Border => borders.get(bareId(id)) ?? 'brown'
