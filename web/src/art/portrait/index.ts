import { type BackdropName, backdrop } from './backdrops'
import { type BeardName, beard, moustache } from './beards'
import { type ClothName, type NeckwearName, clothes, neckwear } from './clothes'
import { at, mirrored, oval } from './draw'
import { type ExtraName, inFront, onHead } from './extras'
import {
  type BrowName,
  type EyeName,
  type FaceName,
  type MouthName,
  type NoseName,
  type SkinName,
  brows,
  eyes,
  head,
  mouth,
  neck,
  nose,
  skins,
} from './face'
import { type HairName, hairBack, hairFront } from './hair'
import { type HatName, hat } from './hats'

/** A part that one expansion alone needs: drawn in its own folder, with the colours it is given. */
export type Own<Colours extends readonly string[]> = (...colours: Colours) => string

/** Something of one's own on the head, tilting with it, or carried before the body. */
export interface OwnExtra {
  readonly onHead?: string
  readonly inFront?: string
}

/** Everything that makes a face; a part is a name, or a name with its colours. */
export interface Recipe {
  readonly face: FaceName
  readonly skin: SkinName
  readonly eyes: EyeName
  readonly iris?: string
  /** Where the pupils look, in pixels: negative is to the viewer's left. */
  readonly look?: number
  readonly brows: BrowName
  readonly nose: NoseName
  readonly mouth: MouthName
  readonly hair: readonly [HairName, string]
  readonly beard?: readonly [BeardName, string]
  readonly hat?: readonly [HatName | Own<[string, string]>, string, string]
  readonly clothes: readonly [ClothName | Own<[string, string, string]>, string, string]
  readonly neckwear?: readonly [NeckwearName, string]
  readonly extras?: readonly (ExtraName | OwnExtra)[]
  readonly backdrop: readonly [BackdropName | Own<[string]>, string]
  /** Degrees the head leans, and how large it is. */
  readonly tilt?: number
  readonly scale?: number
  /** A slender neck and small frame. */
  readonly slim?: boolean
}

/** Where head and shoulders stand in the box. */
const PLACE = 'translate(10 16) scale(.9)'

/** The portrait as SVG text for a 200 by 210 box; id keeps clip paths of several portraits apart. */
export function portrait(recipe: Recipe, id: string): string {
  const [kind, colour] = recipe.backdrop
  return (typeof kind === 'function' ? kind(colour) : backdrop(kind, colour)) + bust(recipe, id)
}

const lean = ({ tilt = 0, scale = 1 }: Person): string =>
  `translate(100 150) rotate(${tilt}) scale(${scale}) translate(-100 -150)`

/** What is left of somebody: a black shape against the moon, and a glow where the eyes were. */
export function silhouette(recipe: Recipe, id: string): string {
  const dark = `<filter id="${id}-dark" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .07 0 0 0 0 .06 0 0 0 0 .12 0 0 0 1 0"/></filter>`
  const glow = mirrored(oval(84, 104, 6.5, 4, '#ffb52e', 0.45) + oval(84, 104, 3.6, 2.2, '#fff0a8'))
  return (
    backdrop('moon', '#5d5590') +
    `${dark}<g filter="url(#${id}-dark)">${bust(recipe, id)}</g>` +
    at(PLACE, at(lean(recipe), glow))
  )
}

/** Somebody without anything behind them. */
export type Person = Omit<Recipe, 'backdrop'>

/** Head and shoulders alone, in the same box. */
export function bust(recipe: Person, id: string): string {
  const skin = skins[recipe.skin]
  const [hairName, hairColour] = recipe.hair
  const [beardName, beardColour] = recipe.beard ?? ['none', hairColour]
  const [hatKind, hatColour, band] = recipe.hat ?? ['none', '#000000', '#000000']
  const [cloth, clothColour, trim] = recipe.clothes
  const extras = recipe.extras ?? []
  const leaning = lean(recipe)
  const scarf = recipe.neckwear ? neckwear(...recipe.neckwear) : ''
  const masked = recipe.neckwear?.[0] === 'mask'
  return at(
    PLACE,
    [
      at(leaning, hairBack(hairName, hairColour)),
      neck(skin, recipe.slim ?? false),
      typeof cloth === 'function' ? cloth(clothColour, trim, skin) : clothes(cloth, clothColour, trim, skin),
      masked ? '' : scarf,
      at(
        leaning,
        [
          head(recipe.face, skin, `${id}-face`),
          beard(beardName, beardColour),
          mouth(recipe.mouth, skin),
          nose(recipe.nose, skin),
          eyes(recipe.eyes, recipe.iris ?? '#4a2d18', skin, recipe.look ?? 0),
          brows(recipe.brows, beardName === 'none' ? hairColour : beardColour),
          moustache(beardName, beardColour),
          masked ? scarf : '',
          hairFront(hairName, hairColour),
          typeof hatKind === 'function' ? hatKind(hatColour, band) : hat(hatKind, hatColour, band),
          extras.map((extra) => (typeof extra === 'string' ? onHead(extra) : (extra.onHead ?? ''))).join(''),
        ].join(''),
      ),
      extras.map((extra) => (typeof extra === 'string' ? inFront(extra) : (extra.inFront ?? ''))).join(''),
    ].join(''),
  )
}
