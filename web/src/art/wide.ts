import { layer, shade, type Layer } from './emblem'
import { bust, type Person } from './portrait'
import { at } from './portrait/draw'
import type { Vista } from './vistas'

/** How wide and how high a wide picture is. */
export const WIDE = [240, 150] as const

/** Somebody in a wide picture: head and shoulders, so many units wide, centred on x and cut off below y. */
export interface Sitter {
  readonly who: Person
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly flip?: boolean
}

/** A wide picture, for event cards and the lids of boxes: a vista in the tones of one colour, people and things. */
export interface Picture {
  readonly vista: readonly [Vista, string]
  /** Things behind the people. */
  readonly behind?: readonly Layer[]
  readonly people?: readonly Sitter[]
  /** Things before them. */
  readonly emblem?: readonly Layer[]
}

function sitter(s: Sitter, id: string): string {
  const k = (s.size ?? 120) / 200
  return at(
    `translate(${s.x ?? 120} ${s.y ?? 150}) scale(${s.flip ? -k : k} ${k}) translate(-100 -208)`,
    bust(s.who, id),
  )
}

/** The picture as SVG text for a 240 by 150 box; id keeps clip paths of several pictures apart. */
export function wide(picture: Picture, id: string): string {
  const clip = `${id}-low`
  const [vista, colour] = picture.vista
  const things = (layers: readonly Layer[] = []): string => layers.map((l) => layer(l, clip)).join('')
  return (
    shade(clip) +
    vista(colour) +
    things(picture.behind) +
    (picture.people ?? []).map((s, i) => sitter(s, `${id}-${i}`)).join('') +
    things(picture.emblem)
  )
}
