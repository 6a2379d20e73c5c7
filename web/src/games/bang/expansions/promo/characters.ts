import type { Recipe } from '../../../../art/portrait'
import { black } from '../../../../art/portrait/hues'

/** Faces drawn ahead of the cards that were given away. */
export const characters: Readonly<Record<string, Recipe>> = {
  annie_versary: {
    face: 'oval',
    skin: 'fair',
    eyes: 'open',
    iris: '#5a7a9a',
    brows: 'thin',
    nose: 'fine',
    mouth: 'redsmile',
    hair: ['wavy', '#5a3018'],
    hat: ['stetson', '#d8c49a', '#8a5a30'],
    clothes: ['fringe', '#c79a64', '#8f1f2a'],
    neckwear: ['ribbon', '#35618e'],
    extras: ['star', 'medal', 'rifle'],
    backdrop: ['bunting', '#a8c4c8'],
    tilt: 3,
    slim: true,
    scale: 0.93,
  },
  emiliano: {
    face: 'oval',
    skin: 'copper',
    eyes: 'stern',
    brows: 'bushy',
    nose: 'straight',
    mouth: 'hidden',
    hair: ['short', black],
    beard: ['zapata', black],
    hat: ['sombrero', '#b99a60', '#4a3428'],
    clothes: ['bandolier', '#e6dcc4', '#3c2416'],
    neckwear: ['knot', '#b3352c'],
    backdrop: ['mesa', '#e0a050'],
    scale: 0.93,
  },
}
