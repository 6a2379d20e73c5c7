import type { CardArt } from '../../../art/emblem'
import type { Recipe } from '../../../art/portrait'
import { auburn, black, brown, white } from '../../../art/portrait/hues'
import { icons } from './icons'

// Guests of other boxes: an option of the game, so they are known at every table.

export const guests: Readonly<Record<string, Recipe>> = {
  joaquin_murrieta: {
    face: 'oval',
    skin: 'olive',
    eyes: 'stern',
    iris: '#2a1810',
    brows: 'angry',
    nose: 'straight',
    mouth: 'hidden',
    hair: ['long', black],
    beard: ['zapata', black],
    hat: ['charro', '#2b2420', '#c9a24a'],
    clothes: ['charro', '#3a2a20', '#c9a24a'],
    neckwear: ['ribbon', '#b3281f'],
    backdrop: ['agave', '#d8a468'],
    tilt: -2,
  },
  buffalo_bill: {
    face: 'long',
    skin: 'fair',
    eyes: 'merry',
    iris: '#5f7a8a',
    brows: 'flat',
    nose: 'straight',
    mouth: 'hidden',
    hair: ['wavy', white],
    beard: ['vandyke', white],
    hat: ['stetson', '#e6d8b4', '#8a5a30'],
    clothes: ['fringe', '#b98a50', '#e6d0a0'],
    neckwear: ['bandana', '#2f6398'],
    backdrop: ['bunting', '#c8a060'],
    tilt: 2,
    scale: 1.02,
  },
  bat_masterson: {
    face: 'round',
    skin: 'fair',
    eyes: 'sly',
    iris: '#4f86a8',
    look: 2,
    brows: 'flat',
    nose: 'button',
    mouth: 'hidden',
    hair: ['short', black],
    beard: ['handlebar', black],
    hat: ['bowler', '#1f1a18', '#6a5a4a'],
    clothes: ['suit', '#2b2a30', '#b8a080'],
    neckwear: ['cravat', '#6a2a3a'],
    extras: ['star'],
    backdrop: ['saloon', '#b07848'],
    tilt: -3,
  },
  ada_curnutt: {
    face: 'heart',
    skin: 'rosy',
    eyes: 'lashes',
    iris: '#5a7a4a',
    brows: 'arched',
    nose: 'fine',
    mouth: 'lips',
    hair: ['wavy', auburn],
    hat: ['riding', '#5a4632', '#2b2420'],
    clothes: ['blouse', '#e8e0cc', '#4a5a78'],
    neckwear: ['cameo', '#4a5a78'],
    extras: ['star', 'freckles'],
    backdrop: ['posters', '#c8a878'],
    slim: true,
    scale: 0.97,
  },
  johnny_ringo: {
    face: 'gaunt',
    skin: 'pale',
    eyes: 'tired',
    iris: '#6a7a8a',
    look: -2,
    brows: 'flat',
    nose: 'long',
    mouth: 'hidden',
    hair: ['slick', brown],
    beard: ['droop', brown],
    hat: ['tall', '#3a3430', '#1f1a18'],
    clothes: ['duster', '#6a5a48', '#3a3028'],
    neckwear: ['string', '#1f1a18'],
    backdrop: ['graves', '#8a8a98'],
    tilt: 3,
  },
  aaron_ross: {
    face: 'square',
    skin: 'tan',
    eyes: 'squint',
    iris: '#4a3a28',
    brows: 'bushy',
    nose: 'broad',
    mouth: 'line',
    hair: ['short', brown],
    beard: ['mutton', brown],
    hat: ['flatcap', '#4a4a3a', '#8a7a4a'],
    clothes: ['vest', '#4a5a3a', '#e6dcc4'],
    neckwear: ['bowtie', '#8a3a2a'],
    extras: ['rifle'],
    backdrop: ['bands', '#b8926a'],
  },
}

/** What they bring to the store, and what sort of thing it is. */
export const guestItems: Readonly<
  Record<string, { readonly art: CardArt; readonly type: 'weapon' | 'mount' | 'belonging' }>
> = {
  work_horse: {
    art: {
      scene: ['stable', '#b89060'],
      emblem: [
        { icon: icons['horse-head'], x: 88, y: 76, size: 108, tone: 'ink' },
        { icon: icons.wheat, x: 158, y: 92, size: 64, tone: 'straw' },
      ],
    },
    type: 'mount',
  },
  peacekeeper: {
    art: {
      scene: ['jail', '#a8a090'],
      emblem: [
        { icon: icons.revolver, x: 92, y: 82, size: 112, tone: 'steel', turn: -8 },
        { icon: icons['law-star'], x: 156, y: 48, size: 56, tone: 'brass' },
      ],
    },
    type: 'weapon',
  },
  bedroll: {
    art: {
      scene: ['night', '#4a5a7a'],
      emblem: [
        { icon: icons.campfire, x: 130, y: 88, size: 84, tone: 'blood' },
        { icon: icons.tipi, x: 70, y: 80, size: 88, tone: 'straw' },
      ],
    },
    type: 'belonging',
  },
  saddle_bags: {
    art: {
      scene: ['trail', '#b8986a'],
      emblem: [
        { icon: icons['armor-vest'], x: 82, y: 80, size: 96, tone: 'leather' },
        { icon: icons.horseshoe, x: 146, y: 62, size: 68, tone: 'steel', turn: 12 },
      ],
    },
    type: 'belonging',
  },
}
