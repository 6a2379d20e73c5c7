import { icons as common } from '../../../art/icons'
import type { CardLook } from '../../../slices'
import { drawn } from './drawn'
import { icons } from './icons'

/** The poker cards that take the place of others. */
export const cards: Readonly<Record<string, CardLook>> = {
  vendetta: {
    art: {
      scene: ['canyon', '#b8604a'],
      emblem: [
        { icon: icons.cavalry, x: 78, y: 82, size: 104, tone: 'leather' },
        { icon: common['crossed-pistols'], x: 150, y: 56, size: 70, tone: 'steel' },
      ],
    },
    uses: ['action'],
    about: ['speed', 'fight'],
  },
  rumors: {
    art: {
      scene: ['bar', '#8a6a58'],
      emblem: [
        { icon: common['love-letter'], x: 70, y: 86, size: 88, tone: 'mist', turn: -8 },
        { icon: icons['acoustic-megaphone'], x: 138, y: 66, size: 88, tone: 'blood' },
      ],
    },
    uses: ['action'],
    about: ['card'],
  },
  scout: {
    art: {
      scene: ['prairie', '#a8b078'],
      emblem: [
        { icon: icons.compass, x: 130, y: 62, size: 82, tone: 'brass' },
        { icon: common['two-feathers'], x: 76, y: 86, size: 96, tone: 'ink' },
      ],
    },
    uses: ['reaction'],
    about: ['card'],
  },
  jackpot: {
    art: {
      scene: ['burst', '#d8b048'],
      emblem: [
        { icon: common['poker-hand'], x: 80, y: 72, size: 92, tone: 'mist', turn: -10 },
        { icon: icons['two-coins'], x: 140, y: 100, size: 76, tone: 'brass' },
      ],
    },
    uses: ['bonus'],
    about: ['money'],
  },
  outfit: {
    art: {
      scene: ['store', '#c0a070'],
      emblem: [
        { icon: common['western-hat'], x: 82, y: 60, size: 92, tone: 'straw', turn: -6 },
        { icon: drawn.derringer, x: 132, y: 104, size: 78, tone: 'steel', flip: true },
      ],
    },
    uses: ['action'],
    about: ['money'],
  },
}
