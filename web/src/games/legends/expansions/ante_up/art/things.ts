import type { CardArt } from '../../../../../art/emblem'
import { icons as common } from '../../../art/icons'
import type { ItemLook } from '../../../slices'
import { drawn } from './drawn'
import { icons } from './icons'

/** The items of the trading post. */
export const items: Readonly<Record<string, ItemLook>> = {
  derringer: {
    art: {
      scene: ['bar', '#a8705a'],
      emblem: [{ icon: drawn.derringer, size: 112, tone: 'steel', turn: -8, flip: true }],
    },
    type: 'weapon',
  },
  quarter_horse: {
    art: { scene: ['prairie', '#b8b078'], emblem: [{ icon: icons.cavalry, size: 118, tone: 'leather' }] },
    type: 'mount',
  },
  gazette: {
    art: { scene: ['street', '#c8b890'], emblem: [{ icon: icons.newspaper, size: 112, tone: 'ink', turn: -5 }] },
    type: 'belonging',
  },
  snake_oil: {
    art: {
      scene: ['stage', '#8a7a9a'],
      emblem: [
        { icon: icons['square-bottle'], x: 82, y: 76, size: 104, tone: 'sage' },
        { icon: common.rattlesnake, x: 148, y: 96, size: 72, tone: 'straw' },
      ],
    },
    type: 'belonging',
  },
}

/** What one sees at the places of the second board. */
export const places: Readonly<Record<string, CardArt>> = {
  marshal_office: { scene: ['jail', '#8a98a8'], emblem: [{ icon: common['law-star'], size: 108, tone: 'sky' }] },
  trading_post: {
    scene: ['cabin', '#b8905a'],
    emblem: [
      { icon: common.shop, x: 88, y: 74, size: 100, tone: 'wood' },
      { icon: icons.barrel, x: 160, y: 104, size: 60, tone: 'leather' },
    ],
  },
  frontier: {
    scene: ['prairie', '#b8b078'],
    emblem: [
      { icon: icons.compass, x: 132, y: 66, size: 84, tone: 'brass' },
      { icon: common.trail, x: 78, y: 88, size: 96, tone: 'leather' },
    ],
  },
  outlaw_camp: {
    scene: ['camp', '#a08058'],
    emblem: [
      { icon: icons['camping-tent'], x: 88, y: 76, size: 100, tone: 'leather' },
      { icon: common.campfire, x: 156, y: 104, size: 60, tone: 'blood' },
    ],
  },
  mountain_pass: { scene: ['mesa', '#a8a8b0'], emblem: [{ icon: icons['mountain-road'], size: 116, tone: 'steel' }] },
  train: {
    scene: ['rail', '#b89a78'],
    emblem: [
      { icon: common['steam-locomotive'], x: 88, y: 78, size: 112, tone: 'ink' },
      { icon: common['domino-mask'], x: 160, y: 50, size: 62, tone: 'blood' },
    ],
  },
}
