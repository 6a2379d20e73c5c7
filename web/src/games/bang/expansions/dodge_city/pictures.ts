import type { CardArt } from '../../../../art/emblem'
import { icons } from './icons'
import { drawn } from './drawn'

/** How each card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  binocular: {
    scene: ['mesa', '#c99a6a'],
    emblem: [{ icon: icons.binoculars, x: 100, y: 76, size: 116, tone: 'ink' }],
  },
  hideout: {
    scene: ['cabin', '#9ab09a'],
    emblem: [{ icon: icons['cave-entrance'], x: 100, y: 78, size: 112, tone: 'wood' }],
  },
  punch: {
    scene: ['burst', '#cc6a4a'],
    emblem: [{ icon: icons.punch, x: 100, y: 78, size: 112, tone: 'leather', turn: -10 }],
  },
  rag_time: {
    scene: ['bar', '#a8746a'],
    emblem: [
      { icon: icons.banjo, x: 92, y: 80, size: 114, tone: 'wood' },
      { icon: icons['musical-notes'], x: 152, y: 48, size: 56, tone: 'night' },
    ],
  },
  brawl: {
    scene: ['bar', '#c07a50'],
    emblem: [
      { icon: icons['wooden-chair'], x: 68, y: 74, size: 100, tone: 'wood', turn: -26 },
      { icon: icons['broken-bottle'], x: 134, y: 78, size: 92, tone: 'sage', turn: 16 },
    ],
  },
  dodge: {
    scene: ['duel', '#9ab0b8'],
    emblem: [
      { icon: icons['outback-hat'], x: 88, y: 92, size: 106, tone: 'leather', turn: -18 },
      { icon: icons['silver-bullet'], x: 150, y: 48, size: 70, tone: 'brass' },
    ],
  },
  springfield: {
    scene: ['fort', '#8fa8b4'],
    emblem: [{ icon: icons.musket, x: 100, y: 76, size: 136, tone: 'leather' }],
  },
  tequila: {
    scene: ['desert', '#d8b060'],
    emblem: [
      { icon: icons.agave, x: 142, y: 92, size: 84, tone: 'sage' },
      { icon: icons['square-bottle'], x: 82, y: 76, size: 106, tone: 'brass' },
    ],
  },
  whisky: {
    scene: ['bar', '#b0744a'],
    emblem: [
      { icon: icons['brandy-bottle'], x: 80, y: 72, size: 108, tone: 'wood', turn: -12 },
      { icon: icons['glass-shot'], x: 146, y: 96, size: 68, tone: 'brass' },
    ],
  },
  bible: {
    scene: ['church', '#8fa8b8'],
    emblem: [{ icon: drawn.bible, x: 100, y: 78, size: 112, tone: 'ink', turn: -6 }],
  },
  canteen: {
    scene: ['desert', '#d8924a'],
    emblem: [{ icon: icons['water-flask'], x: 100, y: 76, size: 114, tone: 'sky' }],
  },
  can_can: {
    scene: ['stage', '#b85a64'],
    emblem: [{ icon: icons['female-legs'], x: 100, y: 78, size: 112, tone: 'night' }],
  },
  ten_gallon_hat: {
    scene: ['mesa', '#e0a45a'],
    emblem: [{ icon: icons['western-hat'], x: 100, y: 78, size: 132, tone: 'straw' }],
  },
  conestoga: {
    scene: ['prairie', '#c0b478'],
    emblem: [{ icon: icons['old-wagon'], x: 100, y: 78, size: 128, tone: 'wood' }],
  },
  derringer: {
    scene: ['stage', '#a88a9a'],
    emblem: [{ icon: drawn.derringer, x: 100, y: 78, size: 132, tone: 'steel', turn: -8 }],
  },
  buffalo_rifle: {
    scene: ['prairie', '#d09a5a'],
    emblem: [
      { icon: icons['buffalo-head'], x: 74, y: 72, size: 92, tone: 'leather' },
      { icon: drawn.sharps, x: 106, y: 102, size: 150, tone: 'steel', turn: -8 },
    ],
  },
  howitzer: { scene: ['fort', '#b0a07a'], emblem: [{ icon: icons.cannon, x: 100, y: 80, size: 132, tone: 'steel' }] },
  pepperbox: {
    scene: ['burst', '#a8a0b8'],
    emblem: [{ icon: drawn.pepperbox, x: 100, y: 82, size: 136, tone: 'steel', turn: -8 }],
  },
  iron_plate: { scene: ['mine', '#a89a8a'], emblem: [{ icon: drawn.plate, x: 100, y: 76, size: 114, tone: 'steel' }] },
  pony_express: {
    scene: ['trail', '#c8a460'],
    emblem: [
      { icon: icons['horse-head'], x: 78, y: 74, size: 104, tone: 'wood' },
      { icon: icons['love-letter'], x: 146, y: 104, size: 64, tone: 'blood', turn: 8 },
    ],
  },
  knife: {
    scene: ['camp', '#b8784a'],
    emblem: [{ icon: icons['bowie-knife'], x: 100, y: 76, size: 118, tone: 'steel' }],
  },
  sombrero: {
    scene: ['desert', '#dc8a4a'],
    emblem: [{ icon: icons.sombrero, x: 100, y: 78, size: 128, tone: 'blood' }],
  },
}
