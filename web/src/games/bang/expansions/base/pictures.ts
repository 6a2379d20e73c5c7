import type { CardArt } from '../../../../art/emblem'
import { icons } from './icons'
import { drawn } from './drawn'

/** How each card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  bang: {
    scene: ['street', '#e0a04a'],
    emblem: [
      { icon: icons['explosion-rays'], x: 152, y: 50, size: 74, tone: 'blood' },
      { icon: icons.revolver, x: 86, y: 84, size: 134, tone: 'steel', turn: -10 },
    ],
  },
  missed: {
    scene: ['street', '#d8b070'],
    emblem: [
      { icon: icons['western-hat'], x: 104, y: 88, size: 118, tone: 'leather', turn: -12 },
      { icon: icons['bullet-impacts'], x: 112, y: 60, size: 44, tone: 'ink' },
      { icon: icons['silver-bullet'], x: 172, y: 36, size: 46, tone: 'brass' },
    ],
  },
  beer: { scene: ['bar', '#c98f4a'], emblem: [{ icon: icons['beer-stein'], x: 100, y: 78, size: 112, tone: 'brass' }] },
  general_store: {
    scene: ['prairie', '#d8b46a'],
    emblem: [
      { icon: icons.shop, x: 92, y: 74, size: 114, tone: 'sage' },
      { icon: icons.flour, x: 162, y: 112, size: 54, tone: 'straw' },
    ],
  },
  panic: {
    scene: ['rail', '#d88a5a'],
    emblem: [
      { icon: icons['poker-hand'], x: 132, y: 56, size: 72, tone: 'blood', turn: 12 },
      { icon: icons.grab, x: 86, y: 88, size: 98, tone: 'leather' },
    ],
  },
  cat_balou: {
    scene: ['stage', '#c0707a'],
    emblem: [{ icon: icons['gun-rose'], x: 100, y: 76, size: 118, tone: 'rose' }],
  },
  stagecoach: {
    scene: ['trail', '#d8a45a'],
    emblem: [{ icon: drawn.stagecoach, x: 100, y: 80, size: 140, tone: 'wood' }],
  },
  wells_fargo: {
    scene: ['rail', '#7fa8a0'],
    emblem: [
      { icon: icons.strongbox, x: 86, y: 76, size: 104, tone: 'sky' },
      { icon: icons['gold-nuggets'], x: 154, y: 104, size: 70, tone: 'brass' },
    ],
  },
  saloon: { scene: ['street', '#d08a6a'], emblem: [{ icon: icons.saloon, x: 100, y: 76, size: 124, tone: 'blood' }] },
  gatling: { scene: ['fort', '#c79a6a'], emblem: [{ icon: drawn.gatling, x: 100, y: 78, size: 142, tone: 'steel' }] },
  duel: {
    scene: ['duel', '#dc8a44'],
    emblem: [{ icon: icons['crossed-pistols'], x: 100, y: 76, size: 116, tone: 'steel' }],
  },
  indians: {
    scene: ['canyon', '#d98850'],
    emblem: [
      { icon: icons['two-feathers'], x: 62, y: 70, size: 76, tone: 'blood', turn: -14 },
      { icon: icons['bow-arrow'], x: 112, y: 76, size: 116, tone: 'wood', turn: 26 },
    ],
  },
  barrel: { scene: ['stable', '#b98a52'], emblem: [{ icon: icons.barrel, x: 100, y: 78, size: 112, tone: 'wood' }] },
  mustang: {
    scene: ['prairie', '#a8bc7a'],
    emblem: [{ icon: icons['horse-head'], x: 100, y: 76, size: 118, tone: 'leather' }],
  },
  scope: { scene: ['canyon', '#d09a62'], emblem: [{ icon: icons.spyglass, x: 100, y: 76, size: 116, tone: 'brass' }] },
  jail: {
    scene: ['jail', '#9a948a'],
    emblem: [{ icon: icons['window-bars'], x: 100, y: 76, size: 112, tone: 'steel' }],
  },
  dynamite: {
    scene: ['mine', '#c48f60'],
    emblem: [
      { icon: icons.dynamite, x: 98, y: 80, size: 112, tone: 'blood' },
      { icon: icons.flame, x: 164, y: 40, size: 36, tone: 'brass' },
    ],
  },
  volcanic: {
    scene: ['burst', '#d8784a'],
    emblem: [{ icon: drawn.volcanic, x: 100, y: 78, size: 140, tone: 'steel', turn: -8 }],
  },
  schofield: {
    scene: ['burst', '#8fb0b0'],
    emblem: [{ icon: icons.revolver, x: 100, y: 80, size: 138, tone: 'steel', turn: -8 }],
  },
  remington: {
    scene: ['burst', '#b0a86a'],
    emblem: [{ icon: drawn.remington, x: 100, y: 84, size: 142, tone: 'steel', turn: -8 }],
  },
  rev_carabine: {
    scene: ['burst', '#c49a7a'],
    emblem: [{ icon: drawn.carabine, x: 100, y: 80, size: 152, tone: 'leather', turn: -14 }],
  },
  winchester: {
    scene: ['burst', '#d8b45a'],
    emblem: [{ icon: icons['winchester-rifle'], x: 100, y: 76, size: 138, tone: 'leather' }],
  },
}
