import { chapel, enlarged, nightfall } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'
import { after, before, dalton, doctor, preacher, reverend, sufferer } from './people'
import { barber, desertedTown, drought, station, strikeOfNoon } from './vistas'

/** How each event card looks, by its id. */
export const events: Readonly<Record<string, Picture>> = {
  blessing: {
    vista: [enlarged('church'), '#8fc0c8'],
    emblem: [{ icon: icons['heart-wings'], x: 120, y: 66, size: 132, tone: 'rose' }],
  },
  curse: {
    vista: [nightfall, '#6a4a7a'],
    emblem: [
      { icon: icons['spade-skull'], x: 104, y: 76, size: 112, tone: 'night' },
      { icon: icons.raven, x: 190, y: 92, size: 78, tone: 'ink', flip: true },
    ],
  },
  gold_rush: {
    vista: [enlarged('mine'), '#d8b45a'],
    emblem: [
      { icon: icons['war-pick'], x: 54, y: 66, size: 88, tone: 'wood' },
      { icon: basic['gold-nuggets'], x: 136, y: 56, size: 72, tone: 'brass' },
      { icon: icons['mine-wagon'], x: 140, y: 98, size: 96, tone: 'steel' },
    ],
  },
  the_daltons: {
    vista: [enlarged('fort'), '#d8b080'],
    people: [
      { who: dalton, x: 40, y: 152, size: 72 },
      { who: dalton, x: 88, y: 152, size: 86 },
      { who: dalton, x: 142, y: 152, size: 102 },
      { who: dalton, x: 200, y: 152, size: 120 },
    ],
  },
  the_doctor: {
    vista: [enlarged('store'), '#9ab8a8'],
    people: [{ who: doctor, x: 92, y: 154, size: 128 }],
    emblem: [{ icon: icons['first-aid-kit'], x: 182, y: 98, size: 78, tone: 'leather' }],
  },
  the_reverend: {
    vista: [enlarged('church'), '#c8a878'],
    people: [{ who: reverend, x: 88, y: 154, size: 132 }],
    emblem: [
      { icon: basic['beer-stein'], x: 188, y: 58, size: 76, tone: 'brass', turn: -124 },
      { icon: drawn.drop, x: 164, y: 104, size: 26, tone: 'straw' },
      { icon: drawn.drop, x: 180, y: 126, size: 20, tone: 'straw' },
    ],
  },
  train_arrival: {
    vista: [station, '#d8b080'],
    emblem: [{ icon: icons['steam-locomotive'], x: 98, y: 84, size: 128, tone: 'ink' }],
  },
  thirst: {
    vista: [drought, '#e0a04a'],
    emblem: [
      { icon: icons['desert-skull'], x: 82, y: 82, size: 104, tone: 'leather' },
      { icon: icons.waterskin, x: 172, y: 104, size: 66, tone: 'sky' },
    ],
  },
  hangover: {
    vista: [enlarged('bar'), '#8a9a5a'],
    people: [{ who: sufferer, x: 104, y: 158, size: 130 }],
    emblem: [
      { icon: icons['knocked-out-stars'], x: 112, y: 40, size: 84, tone: 'brass', turn: 8 },
      { icon: icons['broken-bottle'], x: 196, y: 100, size: 74, tone: 'sage', turn: 16 },
    ],
  },
  sermon: {
    vista: [chapel, '#8a6a52'],
    people: [{ who: preacher, y: 136, size: 122 }],
    emblem: [{ icon: icons['open-book'], x: 120, y: 134, size: 84, tone: 'blood' }],
  },
  shootout: {
    vista: [enlarged('duel'), '#dc8a44'],
    emblem: [
      { icon: basic['explosion-rays'], x: 120, y: 60, size: 70, tone: 'blood' },
      { icon: basic.revolver, x: 56, y: 66, size: 90, tone: 'steel' },
      { icon: basic.revolver, x: 66, y: 112, size: 90, tone: 'leather' },
      { icon: basic.revolver, x: 184, y: 66, size: 90, tone: 'steel', flip: true },
      { icon: basic.revolver, x: 174, y: 112, size: 90, tone: 'leather', flip: true },
    ],
  },
  ghost_town: {
    vista: [desertedTown, '#5a7a8a'],
    emblem: [
      { icon: icons.ghost, x: 196, y: 46, size: 50, tone: 'mist', flip: true },
      { icon: icons.ghost, x: 128, y: 80, size: 84, tone: 'mist' },
      { icon: icons.tumbleweed, x: 56, y: 122, size: 42, tone: 'straw' },
    ],
  },
  high_noon: { vista: [strikeOfNoon, '#e0a04a'] },
  handcuffs: {
    vista: [enlarged('jail'), '#9a948a'],
    emblem: [{ icon: icons.handcuffs, x: 120, y: 76, size: 124, tone: 'steel' }],
  },
  new_identity: {
    vista: [barber, '#a8685a'],
    people: [
      { who: before, x: 60, y: 154, size: 104 },
      { who: after, x: 180, y: 154, size: 104 },
    ],
  },
}
