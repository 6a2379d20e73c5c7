import { scene, type SceneName } from './scenes'

export const tones = {
  ink: ['#3a2216', '#20120b'],
  steel: ['#5e6d78', '#333f49'],
  wood: ['#9a5c2c', '#6a3a18'],
  leather: ['#7b4726', '#4e2a14'],
  blood: ['#c0392b', '#83201a'],
  brass: ['#c98a1b', '#8e5a0d'],
  sky: ['#2f6f9f', '#1c4668'],
  sage: ['#5c7a4c', '#3a5230'],
  rose: ['#b83a5e', '#7b1f3c'],
  straw: ['#c79a3f', '#8f6720'],
  night: ['#39406b', '#212647'],
  mist: ['#9db2bf', '#6d8596'],
} as const

export type Tone = keyof typeof tones

/** One piece of an emblem: an icon centred on (x, y) of a 200 by 150 box, drawn in a tone. */
export interface Layer {
  /** Path data in a 512 by 512 box: of the icon set, or drawn by ourselves. */
  readonly icon: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly turn?: number
  readonly flip?: boolean
  readonly tone?: Tone
  /** Paper shows through its holes, not what is behind it; they are drawn in the same sense as the outline. */
  readonly solid?: boolean
  /** It lies upon the layer before it, and has neither halo nor shadow of its own. */
  readonly bare?: boolean
}

/** What the picture of a card is made of: a scene in the tones of one colour, and an emblem before it. */
export interface CardArt {
  readonly scene: readonly [SceneName, string]
  readonly emblem: readonly Layer[]
}

/** The lower part of an icon's box, where it lies in the shade; all icons of a picture share it. */
export const shade = (id: string): string =>
  `<clipPath id="${id}"><path d="M0 512V300C170 240 340 350 512 230V512Z"/></clipPath>`

/** One icon with a pale halo, a shaded lower half and a lit upper half, like a two-colour print. */
export function layer(l: Layer, clip: string): string {
  const d = l.icon
  const [light, dark] = tones[l.tone ?? 'ink']
  const k = (l.size ?? 100) / 512
  const place = `translate(${l.x ?? 100} ${l.y ?? 76}) rotate(${l.turn ?? 0}) scale(${l.flip ? -k : k} ${k}) translate(-256 -256)`
  const halo = (10 / k).toFixed(0)
  const round =
    `<path d="${d}" fill="#2b1a12" opacity=".28" transform="translate(${(3 / k).toFixed(0)} ${(4 / k).toFixed(0)})"/>` +
    `<path d="${d}" fill="#fbf1d6" stroke="#fbf1d6" stroke-width="${halo}" stroke-linejoin="round"${l.solid ? ' fill-rule="nonzero"' : ''}/>`
  return (
    `<g transform="${place}" fill-rule="evenodd">${l.bare ? '' : round}` +
    `<path d="${d}" fill="${light}"/><path d="${d}" fill="${dark}" clip-path="url(#${clip})"/></g>`
  )
}

/** What stands before the scene, alone: SVG text for the same box. */
export function cutout(art: CardArt, id: string): string {
  const clip = `${id}-low`
  return shade(clip) + art.emblem.map((l) => layer(l, clip)).join('')
}

/** The picture of a card as SVG text for a 200 by 150 box. */
export function picture(art: CardArt, id: string): string {
  return scene(...art.scene) + cutout(art, id)
}
