import { playingCards } from '../../../../art/playing'
import { boothill, enlarged, glory, gulch, lamplight, mainStreet } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'
import { avenged, avenger, chief, dreamer, judge, trapper, unsuspecting } from './people'
import { boardedMine, court, pasture, vision } from './vistas'

/** How each event card looks, by its id. */
export const events: Readonly<Record<string, Picture>> = {
  ambush: {
    vista: [gulch, '#d8804a'],
    emblem: [
      { icon: icons['evil-eyes'], x: 28, y: 44, size: 46, tone: 'brass' },
      { icon: icons['evil-eyes'], x: 212, y: 44, size: 46, tone: 'brass' },
      { icon: basic['winchester-rifle'], x: 50, y: 92, size: 96, tone: 'leather', turn: 42 },
      { icon: basic['winchester-rifle'], x: 190, y: 92, size: 96, tone: 'leather', turn: -42, flip: true },
    ],
  },
  sniper: {
    vista: [mainStreet, '#c8b48a'],
    people: [{ who: unsuspecting, y: 150, size: 124 }],
    emblem: [{ icon: drawn.sight, x: 120, y: 75, size: 240, tone: 'ink' }],
  },
  dead_man: {
    vista: [boothill, '#d88a5a'],
    emblem: [
      { icon: icons['raise-skeleton'], x: 120, y: 88, size: 108, tone: 'ink' },
      { icon: basic['western-hat'], x: 124, y: 38, size: 78, tone: 'leather', turn: -10 },
    ],
  },
  blood_brothers: {
    vista: [enlarged('camp'), '#e08a3a'],
    people: [
      { who: chief, x: 62, y: 154, size: 112 },
      { who: trapper, x: 178, y: 154, size: 112 },
    ],
    emblem: [{ icon: icons['shaking-hands'], x: 120, y: 122, size: 58, tone: 'blood' }],
  },
  the_judge: {
    vista: [court, '#9a6a42'],
    people: [{ who: judge, x: 92, y: 152, size: 128 }],
    emblem: [{ icon: icons['banging-gavel'], x: 182, y: 94, size: 86, tone: 'wood' }],
  },
  lasso: {
    vista: [enlarged('prairie'), '#c8b470'],
    emblem: [
      { icon: basic.barrel, x: 156, y: 96, size: 78, tone: 'wood' },
      { icon: icons.lasso, x: 112, y: 72, size: 124, tone: 'straw', flip: true },
    ],
  },
  law_of_the_west: {
    vista: [mainStreet, '#d8945a'],
    emblem: [
      { icon: icons['law-star'], x: 92, y: 76, size: 112, tone: 'brass' },
      { icon: icons.scales, x: 176, y: 92, size: 80, tone: 'steel' },
    ],
  },
  hard_liquor: {
    vista: [enlarged('bar'), '#c08a5a'],
    emblem: [{ icon: icons.booze, x: 120, y: 78, size: 120, tone: 'sage' }],
  },
  abandoned_mine: {
    vista: [boardedMine, '#b8a080'],
    emblem: [
      { icon: icons.bat, x: 96, y: 84, size: 46, tone: 'night' },
      { icon: icons.bat, x: 148, y: 32, size: 60, tone: 'night', turn: 12 },
      { icon: icons['old-lantern'], x: 212, y: 106, size: 68, tone: 'brass' },
    ],
  },
  peyote: {
    vista: [vision, '#c1443a'],
    behind: [
      { icon: playingCards.hearts, x: 36, y: 70, size: 84, tone: 'blood', turn: -16, solid: true },
      { icon: playingCards.spades, x: 204, y: 70, size: 84, tone: 'ink', turn: 16, solid: true },
    ],
    people: [{ who: dreamer, y: 156, size: 132 }],
  },
  ranch: {
    vista: [pasture, '#8fae5a'],
    emblem: [
      { icon: icons.barn, x: 84, y: 66, size: 92, tone: 'blood' },
      { icon: icons.cow, x: 172, y: 102, size: 84, tone: 'leather' },
    ],
  },
  ricochet: {
    vista: [enlarged('canyon'), '#c89a78'],
    emblem: [
      { icon: playingCards.hearts, x: 196, y: 102, size: 76, tone: 'blood', turn: 14, solid: true },
      { icon: drawn.bounce, x: 104, y: 74, size: 136, tone: 'steel' },
      { icon: basic['explosion-rays'], x: 94, y: 114, size: 40, tone: 'brass' },
      { icon: basic['explosion-rays'], x: 120, y: 30, size: 34, tone: 'brass' },
    ],
  },
  russian_roulette: {
    vista: [lamplight, '#7a4a3a'],
    emblem: [
      { icon: drawn.cylinder, x: 120, y: 74, size: 128, tone: 'steel' },
      { icon: drawn.cartridge, x: 120, y: 40, size: 30, tone: 'brass' },
    ],
  },
  vendetta: {
    vista: [glory, '#8a2a26'],
    people: [
      { who: avenger, x: 54, y: 156, size: 128 },
      { who: avenged, x: 186, y: 156, size: 128 },
    ],
    emblem: [{ icon: icons['broken-heart'], x: 120, y: 44, size: 62, tone: 'blood' }],
  },
  a_fistful_of_cards: {
    vista: [glory, '#c86a3a'],
    emblem: [
      { icon: playingCards.clubs, x: 74, y: 62, size: 84, tone: 'ink', turn: -34, solid: true },
      { icon: playingCards.diamonds, x: 102, y: 48, size: 84, tone: 'blood', turn: -12, solid: true },
      { icon: playingCards.spades, x: 138, y: 48, size: 84, tone: 'ink', turn: 12, solid: true },
      { icon: playingCards.hearts, x: 166, y: 62, size: 84, tone: 'blood', turn: 34, solid: true },
      { icon: icons.fist, x: 120, y: 102, size: 100, tone: 'leather' },
    ],
  },
}
