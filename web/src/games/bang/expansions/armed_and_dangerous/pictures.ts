import type { CardArt } from '../../../../art/emblem'
import { playingCards } from '../../../../art/playing'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'

/** How each card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  caravan: {
    scene: ['trail', '#dcae62'],
    emblem: [
      { icon: drawn.wagon, x: 150, y: 42, size: 44, tone: 'straw' },
      { icon: drawn.wagon, x: 118, y: 66, size: 64, tone: 'wood' },
      { icon: drawn.wagon, x: 78, y: 98, size: 90, tone: 'leather' },
    ],
  },
  a_little_nip: {
    scene: ['camp', '#c08a52'],
    emblem: [
      { icon: drawn.mug, x: 158, y: 112, size: 62, tone: 'steel' },
      { icon: drawn.cap, x: 80, y: 64, size: 122, tone: 'steel', turn: 112 },
      { icon: drawn.flask, x: 80, y: 64, size: 122, tone: 'mist', turn: 112 },
      { icon: drawn.coat, x: 80, y: 64, size: 122, tone: 'leather', turn: 112, bare: true },
      { icon: drawn.drop, x: 142, y: 78, size: 22, tone: 'brass' },
    ],
  },
  quick_shot: {
    scene: ['street', '#d89a5a'],
    emblem: [
      { icon: drawn.holster, x: 72, y: 116, size: 108, tone: 'leather' },
      { icon: basic['explosion-rays'], x: 156, y: 42, size: 50, tone: 'blood' },
      { icon: basic.revolver, x: 94, y: 62, size: 106, tone: 'steel', turn: -18 },
    ],
  },
  flintlock: {
    scene: ['fort', '#b8a07a'],
    emblem: [
      { icon: basic.flame, x: 102, y: 36, size: 36, tone: 'blood' },
      { icon: drawn.flintwood, x: 100, y: 86, size: 146, tone: 'wood', turn: -14 },
      { icon: drawn.flintlock, x: 100, y: 86, size: 146, tone: 'steel', turn: -14 },
    ],
  },
  arrow: {
    scene: ['cabin', '#b8b078'],
    emblem: [
      { icon: drawn.plank, x: 146, y: 80, size: 150, tone: 'wood' },
      { icon: drawn.shaft, x: 94, y: 86, size: 130, tone: 'leather', turn: -12 },
      { icon: drawn.feathers, x: 94, y: 86, size: 130, tone: 'blood', turn: -12 },
      { icon: drawn.arrowhead, x: 94, y: 86, size: 130, tone: 'steel', turn: -12 },
    ],
  },
  duck: {
    scene: ['duel', '#d8b884'],
    emblem: [
      { icon: drawn.peering, x: 100, y: 92, size: 116, tone: 'straw' },
      { icon: basic['western-hat'], x: 100, y: 40, size: 96, tone: 'leather' },
      { icon: drawn.trough, x: 100, y: 132, size: 140, tone: 'wood' },
      { icon: drawn.cartridge, x: 150, y: 18, size: 40, tone: 'brass', turn: -96 },
    ],
  },
  reloading: {
    scene: ['store', '#b0a078'],
    emblem: [
      { icon: drawn.cylinder, x: 78, y: 86, size: 108, tone: 'steel' },
      { icon: drawn.cartridge, x: 132, y: 36, size: 56, tone: 'brass', turn: -128 },
      { icon: drawn.cartridge, x: 151, y: 78, size: 56, tone: 'brass', turn: -92 },
      { icon: drawn.cartridge, x: 138, y: 120, size: 56, tone: 'brass', turn: -56 },
    ],
  },
  rust: {
    scene: ['trail', '#a8a090'],
    emblem: [
      { icon: drawn.rusty, x: 100, y: 98, size: 140, tone: 'wood', turn: -6 },
      { icon: drawn.drop, x: 90, y: 24, size: 30, tone: 'sky' },
      { icon: drawn.drop, x: 126, y: 34, size: 30, tone: 'sky' },
      { icon: drawn.drop, x: 160, y: 24, size: 30, tone: 'sky' },
    ],
  },
  squaw: {
    scene: ['canyon', '#d8a070'],
    emblem: [
      { icon: icons.tipi, x: 156, y: 84, size: 84, tone: 'straw' },
      { icon: drawn.dress, x: 84, y: 88, size: 124, tone: 'straw' },
      { icon: drawn.plume, x: 114, y: 36, size: 72, tone: 'blood', turn: 26 },
      { icon: drawn.tresses, x: 84, y: 82, size: 122, tone: 'ink' },
      { icon: drawn.countenance, x: 84, y: 82, size: 122, tone: 'wood', bare: true },
      { icon: drawn.brow, x: 84, y: 82, size: 122, tone: 'sky', bare: true },
      { icon: drawn.gaze, x: 84, y: 82, size: 122, tone: 'ink', bare: true },
      { icon: drawn.lips, x: 84, y: 82, size: 122, tone: 'blood', bare: true },
    ],
  },
  ace_up_the_sleeve: {
    scene: ['bar', '#7f8a5a'],
    emblem: [
      { icon: drawn.hand, x: 104, y: 92, size: 140, tone: 'straw', turn: -12 },
      { icon: playingCards.hearts, x: 118, y: 60, size: 76, tone: 'blood', turn: 24, solid: true },
      { icon: drawn.cuff, x: 104, y: 92, size: 140, tone: 'mist', turn: -12 },
      { icon: drawn.sleeve, x: 104, y: 92, size: 140, tone: 'night', turn: -12 },
    ],
  },
  bandolier: {
    scene: ['cabin', '#c8a878'],
    emblem: [
      { icon: drawn.belt, x: 100, y: 78, size: 140, tone: 'leather' },
      { icon: drawn.rounds, x: 100, y: 78, size: 140, tone: 'brass' },
    ],
  },
  whip: {
    scene: ['stable', '#c89a62'],
    emblem: [
      { icon: basic['explosion-rays'], x: 158, y: 26, size: 42, tone: 'blood' },
      { icon: drawn.lash, x: 98, y: 78, size: 130, tone: 'ink' },
      { icon: drawn.grip, x: 98, y: 78, size: 130, tone: 'leather' },
    ],
  },
  beer_keg: {
    scene: ['bar', '#c8824a'],
    emblem: [
      { icon: drawn.keg, x: 88, y: 76, size: 124, tone: 'wood' },
      { icon: drawn.tap, x: 88, y: 76, size: 124, tone: 'brass' },
      { icon: basic['beer-stein'], x: 150, y: 110, size: 54, tone: 'brass' },
    ],
  },
  crate: {
    scene: ['store', '#c8a46a'],
    emblem: [
      { icon: icons['wooden-crate'], x: 90, y: 82, size: 112, tone: 'wood', turn: -4 },
      { icon: basic['explosion-rays'], x: 130, y: 60, size: 46, tone: 'blood' },
      { icon: drawn.cartridge, x: 158, y: 52, size: 42, tone: 'brass', turn: -104 },
    ],
  },
  bell_tower: {
    scene: ['desert', '#dcb47a'],
    emblem: [
      { icon: drawn.tower, x: 100, y: 95, size: 182, tone: 'leather' },
      { icon: drawn.bell, x: 100, y: 112, size: 46, tone: 'brass' },
    ],
  },
  bomb: {
    scene: ['street', '#d07a58'],
    emblem: [
      { icon: icons['unlit-bomb'], x: 98, y: 82, size: 112, tone: 'ink', flip: true },
      { icon: basic.flame, x: 148, y: 48, size: 44, tone: 'blood' },
    ],
  },
  lockpick: {
    scene: ['jail', '#b0a08a'],
    emblem: [
      { icon: icons.padlock, x: 124, y: 74, size: 110, tone: 'brass' },
      { icon: drawn.picks, x: 78, y: 99, size: 98, tone: 'steel', turn: -22 },
    ],
  },
  tumbleweed: {
    scene: ['desert', '#e0a85a'],
    emblem: [
      { icon: drawn.gust, x: 62, y: 92, size: 84, tone: 'mist' },
      { icon: drawn.weed, x: 118, y: 78, size: 106, tone: 'wood' },
    ],
  },
  big_fifty: {
    scene: ['prairie', '#c8a468'],
    emblem: [
      { icon: drawn.fiftywood, x: 100, y: 74, size: 154, tone: 'wood', turn: -14 },
      { icon: drawn.fifty, x: 100, y: 74, size: 154, tone: 'steel', turn: -14 },
      { icon: drawn.cartridge, x: 136, y: 104, size: 74, tone: 'brass', turn: 76 },
    ],
  },
  buntline_special: {
    scene: ['burst', '#a8b8a0'],
    emblem: [{ icon: drawn.buntline, x: 101, y: 80, size: 168, tone: 'steel', turn: -24 }],
  },
  double_barrel: {
    scene: ['burst', '#d0a068'],
    emblem: [
      { icon: drawn.gunstock, x: 86, y: 72, size: 112, tone: 'wood', turn: -16 },
      { icon: drawn.barrels, x: 124, y: 96, size: 100, tone: 'steel', turn: 28 },
      { icon: drawn.shell, x: 108, y: 36, size: 34, tone: 'blood', turn: 34 },
      { icon: drawn.shell, x: 138, y: 42, size: 34, tone: 'blood', turn: 62 },
    ],
  },
  thunderer: {
    scene: ['night', '#6f7fa0'],
    emblem: [
      { icon: icons['power-lightning'], x: 134, y: 64, size: 112, tone: 'brass', flip: true },
      { icon: drawn.thunderer, x: 92, y: 88, size: 128, tone: 'steel', turn: -8 },
    ],
  },
}
