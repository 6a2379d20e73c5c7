import type { CardArt } from '../../../art/emblem'
import { icons } from './icons'

/** How the function of a poker card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  cheat: {
    scene: ['bar', '#a8604a'],
    emblem: [
      { icon: icons['poker-hand'], x: 72, y: 66, size: 84, tone: 'mist', turn: -14 },
      { icon: icons['card-joker'], x: 124, y: 84, size: 92, tone: 'blood', turn: 10 },
    ],
  },
  joker: {
    scene: ['burst', '#8a6aa0'],
    emblem: [{ icon: icons['card-joker'], x: 100, y: 82, size: 118, tone: 'ink', turn: -6 }],
  },
  sprint: {
    scene: ['trail', '#c9a06a'],
    emblem: [{ icon: icons['walking-boot'], x: 100, y: 82, size: 108, tone: 'leather' }],
  },
  shootout: {
    scene: ['duel', '#d88a4a'],
    emblem: [
      { icon: icons['explosion-rays'], x: 100, y: 60, size: 96, tone: 'brass' },
      { icon: icons['crossed-pistols'], x: 100, y: 84, size: 110, tone: 'steel' },
    ],
  },
  manhunt: {
    scene: ['canyon', '#b8704a'],
    emblem: [
      { icon: icons['target-poster'], x: 70, y: 74, size: 88, tone: 'straw', turn: -8 },
      { icon: icons['law-star'], x: 138, y: 92, size: 80, tone: 'brass' },
    ],
  },
  payday: {
    scene: ['store', '#8aa06a'],
    emblem: [{ icon: icons['money-stack'], x: 100, y: 78, size: 112, tone: 'sage' }],
  },
  stick_em_up: {
    scene: ['street', '#d0a060'],
    emblem: [
      { icon: icons['domino-mask'], x: 70, y: 62, size: 92, tone: 'ink' },
      { icon: icons.revolver, x: 134, y: 92, size: 88, tone: 'steel', flip: true },
    ],
  },
  reputation: {
    scene: ['street', '#c0a87a'],
    emblem: [{ icon: icons['wanted-reward'], x: 100, y: 76, size: 112, tone: 'leather', turn: 4 }],
  },
  saddle_up: {
    scene: ['prairie', '#d8b46a'],
    emblem: [
      { icon: icons.horseshoe, x: 140, y: 54, size: 60, tone: 'steel', turn: 12 },
      { icon: icons['horse-head'], x: 88, y: 84, size: 112, tone: 'leather' },
    ],
  },
  wallop: {
    scene: ['bar', '#c08a5a'],
    emblem: [
      { icon: icons['explosion-rays'], x: 134, y: 58, size: 74, tone: 'brass' },
      { icon: icons.punch, x: 88, y: 84, size: 108, tone: 'blood' },
    ],
  },
  instinct: {
    scene: ['night', '#4a5a8a'],
    emblem: [
      { icon: icons.trail, x: 74, y: 70, size: 90, tone: 'mist' },
      { icon: icons.feather, x: 138, y: 88, size: 84, tone: 'straw', turn: 14 },
    ],
  },
  lady_luck: {
    scene: ['stage', '#b0607a'],
    emblem: [
      { icon: icons.clover, x: 128, y: 56, size: 70, tone: 'sage' },
      { icon: icons['poker-hand'], x: 84, y: 88, size: 104, tone: 'rose', turn: -8 },
    ],
  },
  fools_gold: {
    scene: ['mine', '#8a7a58'],
    emblem: [{ icon: icons['gold-nuggets'], x: 100, y: 80, size: 112, tone: 'straw' }],
  },
  bulletproof: {
    scene: ['fort', '#9a9a8a'],
    emblem: [
      { icon: icons['armor-vest'], x: 86, y: 80, size: 104, tone: 'steel' },
      { icon: icons['silver-bullet'], x: 154, y: 52, size: 54, tone: 'brass' },
    ],
  },
  grit: {
    scene: ['desert', '#d89a5a'],
    emblem: [{ icon: icons['cowboy-boot'], x: 100, y: 78, size: 116, tone: 'leather' }],
  },
  quickdraw: {
    scene: ['duel', '#c8a04a'],
    emblem: [
      { icon: icons['explosion-rays'], x: 44, y: 56, size: 64, tone: 'blood' },
      { icon: icons.revolver, x: 110, y: 84, size: 126, tone: 'steel', flip: true },
    ],
  },
  living_legend: {
    scene: ['burst', '#d8a43a'],
    emblem: [
      { icon: icons['western-hat'], x: 100, y: 62, size: 96, tone: 'leather', turn: -6 },
      { icon: icons['law-star'], x: 100, y: 112, size: 58, tone: 'brass' },
    ],
  },
}

/** How an item looks; an upgraded one has a star beside it. */
export const items: Readonly<Record<string, CardArt>> = {
  mustang: { scene: ['prairie', '#c8a86a'], emblem: [{ icon: icons['horse-head'], size: 120, tone: 'leather' }] },
  mule: { scene: ['trail', '#b89a72'], emblem: [{ icon: icons.donkey, size: 116, tone: 'mist' }] },
  revolver: { scene: ['street', '#d8a860'], emblem: [{ icon: icons.revolver, size: 120, tone: 'steel', turn: -8 }] },
  shotgun: {
    scene: ['cabin', '#a88a5a'],
    emblem: [
      { icon: icons['sawed-off-shotgun'], x: 96, y: 66, size: 118, tone: 'wood' },
      { icon: icons.bullets, x: 138, y: 116, size: 46, tone: 'blood' },
    ],
  },
  rifle: {
    scene: ['canyon', '#c08a5a'],
    emblem: [{ icon: icons['winchester-rifle'], size: 128, tone: 'wood', turn: -6 }],
  },
  whiskey: { scene: ['bar', '#b87a3a'], emblem: [{ icon: icons['brandy-bottle'], size: 118, tone: 'brass' }] },
  ten_gallon: { scene: ['stage', '#a8705a'], emblem: [{ icon: icons['western-hat'], size: 124, tone: 'straw' }] },
  provisions: { scene: ['camp', '#8a9a6a'], emblem: [{ icon: icons['camp-cooking-pot'], size: 112, tone: 'steel' }] },
  miners_map: { scene: ['mine', '#a08a68'], emblem: [{ icon: icons['treasure-map'], size: 112, tone: 'straw' }] },
}

/** The star of an upgraded side. */
export const upgrade = { icon: icons['law-star'], x: 166, y: 34, size: 52, tone: 'brass' } as const

/** What is done at each kind of place. */
export const places: Readonly<Record<string, CardArt>> = {
  store: { scene: ['store', '#c8a06a'], emblem: [{ icon: icons.shop, size: 108, tone: 'sage' }] },
  saloon: { scene: ['bar', '#b87a4a'], emblem: [{ icon: icons['saloon-doors'], size: 112, tone: 'wood' }] },
  bank: { scene: ['street', '#c8b078'], emblem: [{ icon: icons.bank, size: 108, tone: 'steel' }] },
  doctor: { scene: ['cabin', '#a8b8a0'], emblem: [{ icon: icons['medical-pack'], size: 96, tone: 'blood' }] },
  cabaret: { scene: ['stage', '#b0507a'], emblem: [{ icon: icons['musical-notes'], size: 104, tone: 'rose' }] },
  mine: { scene: ['mine', '#8a7a60'], emblem: [{ icon: icons['gold-mine'], size: 112, tone: 'ink' }] },
  ranch: { scene: ['stable', '#c09a5a'], emblem: [{ icon: icons.cow, size: 112, tone: 'leather' }] },
  station: { scene: ['rail', '#b8a080'], emblem: [{ icon: icons['steam-locomotive'], size: 116, tone: 'ink' }] },
  hideout: { scene: ['canyon', '#a06848'], emblem: [{ icon: icons.bandit, size: 104, tone: 'blood' }] },
  sheriff_office: { scene: ['jail', '#a8a898'], emblem: [{ icon: icons['law-star'], size: 108, tone: 'brass' }] },
  country: { scene: ['mesa', '#d0a068'], emblem: [{ icon: icons.trail, size: 92, tone: 'leather' }] },
}
