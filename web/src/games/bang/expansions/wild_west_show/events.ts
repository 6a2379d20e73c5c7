import { playingCards } from '../../../../art/playing'
import { enlarged, limelight } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'
import { dorothy, gagged, helena, rosa, sacagaway, susanna, valentine } from './troupe'
import { bigTop, headwaters, moonrise, orchard } from './vistas'

/** How each show card looks, by its id. */
export const events: Readonly<Record<string, Picture>> = {
  gag: {
    vista: [limelight, '#5f6a8a'],
    people: [{ who: gagged, size: 128 }],
    behind: [{ icon: icons['acoustic-megaphone'], x: 194, y: 74, size: 70, tone: 'blood', flip: true }],
  },
  bone_orchard: {
    vista: [orchard, '#8a9a6a'],
    emblem: [
      { icon: icons['death-skull'], x: 20, y: 50, size: 26, tone: 'mist' },
      { icon: icons['death-skull'], x: 68, y: 22, size: 22, tone: 'mist' },
      { icon: icons['death-skull'], x: 98, y: 62, size: 26, tone: 'mist' },
      { icon: icons['death-skull'], x: 142, y: 50, size: 22, tone: 'mist' },
      { icon: icons['death-skull'], x: 176, y: 20, size: 24, tone: 'mist' },
      { icon: icons['death-skull'], x: 224, y: 58, size: 26, tone: 'mist' },
      { icon: icons['crossed-bones'], x: 120, y: 118, size: 48, tone: 'leather' },
    ],
  },
  darling_valentine: {
    vista: [limelight, '#c1506a'],
    people: [{ who: valentine, x: 104, size: 128 }],
    emblem: [{ icon: icons['love-letter'], x: 186, y: 104, size: 62, tone: 'rose', turn: 10 }],
  },
  dorothy_rage: {
    vista: [limelight, '#a83a2a'],
    behind: [{ icon: icons.whip, x: 186, y: 62, size: 96, tone: 'leather' }],
    people: [{ who: dorothy, x: 104, size: 130 }],
  },
  helena_zontero: {
    vista: [moonrise, '#4a5a8a'],
    people: [{ who: helena, x: 92, y: 156, size: 138 }],
    emblem: [{ icon: drawn.mark, x: 194, y: 66, size: 82, tone: 'blood' }],
  },
  lady_rosa_of_texas: {
    vista: [enlarged('mesa'), '#e0a86a'],
    people: [{ who: rosa, x: 92, size: 128 }],
    emblem: [{ icon: icons['back-forth'], x: 186, y: 88, size: 76, tone: 'blood' }],
  },
  miss_susanna: {
    vista: [enlarged('trail'), '#b8c078'],
    people: [{ who: susanna, x: 90, size: 126 }],
    emblem: [{ icon: icons.banjo, x: 176, y: 90, size: 104, tone: 'wood' }],
  },
  showdown: {
    vista: [bigTop, '#c1443a'],
    emblem: [
      { icon: playingCards.hearts, x: 120, y: 56, size: 72, tone: 'blood', turn: 8, solid: true },
      { icon: basic.revolver, x: 60, y: 98, size: 100, tone: 'steel', turn: -10 },
      { icon: basic.revolver, x: 180, y: 98, size: 100, tone: 'steel', turn: 10, flip: true },
    ],
  },
  sacagaway: {
    vista: [headwaters, '#a8c4c8'],
    people: [{ who: sacagaway, x: 92, size: 128 }],
    emblem: [
      { icon: playingCards.spades, x: 172, y: 76, size: 52, tone: 'ink', turn: -14, solid: true },
      { icon: playingCards.hearts, x: 200, y: 76, size: 52, tone: 'blood', turn: 14, solid: true },
      { icon: icons['open-palm'], x: 186, y: 114, size: 78, tone: 'leather', flip: true },
    ],
  },
  wild_west_show: {
    vista: [bigTop, '#35618e'],
    emblem: [
      { icon: icons.cavalry, x: 120, y: 82, size: 120, tone: 'leather' },
      { icon: basic['western-hat'], x: 117, y: 26, size: 34, tone: 'ink' },
    ],
  },
}
