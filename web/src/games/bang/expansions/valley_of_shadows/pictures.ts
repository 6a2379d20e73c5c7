import type { CardArt } from '../../../../art/emblem'
import { playingCards } from '../../../../art/playing'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'

/** How each card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  ghost: {
    scene: ['night', '#5f7a9a'],
    emblem: [
      { icon: icons.ghost, x: 92, y: 84, size: 112, tone: 'mist' },
      { icon: basic['western-hat'], x: 120, y: 25, size: 70, tone: 'leather', turn: 20 },
    ],
  },
  lemat: {
    scene: ['rail', '#b098a0'],
    emblem: [{ icon: drawn.lemat, x: 100, y: 82, size: 142, tone: 'steel', turn: -8 }],
  },
  rattlesnake: {
    scene: ['desert', '#e0b060'],
    emblem: [{ icon: icons.rattlesnake, x: 100, y: 82, size: 116, tone: 'sage' }],
  },
  shotgun: {
    scene: ['burst', '#c07a5a'],
    emblem: [
      { icon: icons['shotgun-rounds'], x: 150, y: 106, size: 62, tone: 'blood' },
      { icon: icons['sawed-off-shotgun'], x: 90, y: 72, size: 132, tone: 'leather' },
    ],
  },
  bounty: {
    scene: ['store', '#b89a6a'],
    emblem: [
      { icon: drawn.poster, x: 92, y: 74, size: 118, tone: 'leather', turn: -5, solid: true },
      { icon: icons['coins-pile'], x: 152, y: 106, size: 68, tone: 'brass' },
    ],
  },
  bandidos: {
    scene: ['canyon', '#e0a868'],
    emblem: [
      { icon: icons.bandit, x: 52, y: 66, size: 72, tone: 'leather' },
      { icon: icons.bandit, x: 148, y: 66, size: 72, tone: 'wood', flip: true },
      { icon: icons.bandit, x: 100, y: 86, size: 98, tone: 'ink' },
    ],
  },
  escape: {
    scene: ['street', '#9fb08a'],
    emblem: [
      { icon: icons['saloon-doors'], x: 72, y: 76, size: 98, tone: 'wood' },
      { icon: icons.run, x: 128, y: 86, size: 92, tone: 'night' },
    ],
  },
  aim: {
    scene: ['duel', '#d88a5a'],
    emblem: [
      { icon: icons.crosshair, x: 82, y: 76, size: 118, tone: 'blood' },
      { icon: drawn.bullet, x: 136, y: 56, size: 68, tone: 'brass', turn: 165 },
      { icon: drawn.bullet, x: 136, y: 98, size: 68, tone: 'brass', turn: 195 },
    ],
  },
  poker: {
    scene: ['bar', '#6f8a5a'],
    emblem: [
      { icon: playingCards.clubs, x: 52, y: 86, size: 92, tone: 'ink', turn: -24, solid: true },
      { icon: playingCards.diamonds, x: 84, y: 74, size: 92, tone: 'blood', turn: -8, solid: true },
      { icon: playingCards.spades, x: 118, y: 74, size: 92, tone: 'ink', turn: 8, solid: true },
      { icon: playingCards.hearts, x: 150, y: 86, size: 92, tone: 'blood', turn: 24, solid: true },
    ],
  },
  backfire: {
    scene: ['mesa', '#d0906a'],
    emblem: [
      { icon: drawn.uturn, x: 118, y: 72, size: 112, tone: 'blood', turn: 90, flip: true },
      { icon: basic.revolver, x: 74, y: 104, size: 82, tone: 'steel' },
    ],
  },
  saved: {
    scene: ['prairie', '#a8b890'],
    emblem: [
      { icon: icons.falling, x: 84, y: 84, size: 104, tone: 'sky', turn: 70 },
      { icon: drawn.bullet, x: 146, y: 56, size: 64, tone: 'brass', turn: 164 },
    ],
  },
  fanning: {
    scene: ['trail', '#d8b07a'],
    emblem: [
      { icon: basic.revolver, x: 72, y: 98, size: 98, tone: 'steel', turn: -14 },
      { icon: basic['explosion-rays'], x: 122, y: 76, size: 40, tone: 'blood' },
      { icon: drawn.bullet, x: 148, y: 40, size: 54, tone: 'brass', turn: -50 },
      { icon: drawn.bullet, x: 156, y: 92, size: 54, tone: 'brass', turn: 14 },
    ],
  },
  tomahawk: {
    scene: ['cabin', '#a8a06a'],
    emblem: [{ icon: icons.tomahawk, x: 100, y: 76, size: 122, tone: 'wood' }],
  },
  tornado: {
    scene: ['prairie', '#8a94a0'],
    emblem: [{ icon: icons.tornado, x: 104, y: 74, size: 128, tone: 'steel' }],
  },
  last_call: {
    scene: ['bar', '#a88a4a'],
    emblem: [
      { icon: basic['beer-stein'], x: 66, y: 92, size: 76, tone: 'brass' },
      { icon: icons['ringing-bell'], x: 128, y: 66, size: 94, tone: 'blood' },
    ],
  },
}
