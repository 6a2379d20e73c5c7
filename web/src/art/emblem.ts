import { type CardArt, type Layer, tones } from './cards'
import { drawn } from './drawn'
import { icons } from './icons'
import { scene } from './scenes'

const paths: Readonly<Record<string, string>> = { ...icons, ...drawn }

/** One icon with a pale halo, a shaded lower half and a lit upper half, like a two-colour print. */
function layer(l: Layer, clip: string): string {
  const d = paths[l.icon]!
  const [light, dark] = tones[l.tone ?? 'ink']
  const k = (l.size ?? 100) / 512
  const place = `translate(${l.x ?? 100} ${l.y ?? 76}) rotate(${l.turn ?? 0}) scale(${l.flip ? -k : k} ${k}) translate(-256 -256)`
  const halo = (10 / k).toFixed(0)
  return (
    `<g transform="${place}" fill-rule="evenodd">` +
    `<path d="${d}" fill="#2b1a12" opacity=".28" transform="translate(${(3 / k).toFixed(0)} ${(4 / k).toFixed(0)})"/>` +
    `<path d="${d}" fill="#fbf1d6" stroke="#fbf1d6" stroke-width="${halo}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${light}"/><path d="${d}" fill="${dark}" clip-path="url(#${clip})"/></g>`
  )
}

/** The picture of a card as SVG text for a 200 by 150 box. */
export function picture(art: CardArt, id: string): string {
  const clip = `${id}-low`
  return (
    `<clipPath id="${clip}"><path d="M0 512V300C170 240 340 350 512 230V512Z"/></clipPath>` +
    scene(...art.scene) +
    art.emblem.map((l) => layer(l, clip)).join('')
  )
}
