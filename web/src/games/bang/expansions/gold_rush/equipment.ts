import { playingCards } from '../../../../art/playing'
import { enlarged } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons as shared } from '../../icons'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { heap, pan } from './gold'
import { icons } from './icons'
import { fugitive, pardner } from './people'
import {
  brook,
  council,
  counter,
  fence,
  goldenDawn,
  harbour,
  hip,
  notice,
  oncoming,
  porch,
  stableDoor,
  vein,
  velvet,
} from './vistas'

/** How each piece of equipment looks, by its id. */
export const equipment: Readonly<Record<string, Picture>> = {
  shot: {
    vista: [counter, '#a8683a'],
    emblem: [
      { icon: drawn.glass, x: 128, y: 82, size: 96, tone: 'brass', turn: 9, solid: true },
      { icon: drawn.drop, x: 172, y: 34, size: 20, tone: 'brass', turn: 40 },
      { icon: drawn.drop, x: 192, y: 56, size: 15, tone: 'brass', turn: 70 },
      { icon: drawn.drop, x: 146, y: 22, size: 14, tone: 'brass', turn: 16 },
    ],
  },
  bottle: {
    vista: [fence, '#e0a860'],
    emblem: [
      { icon: drawn.stump, x: 52, y: 80, size: 66, tone: 'sage' },
      { icon: drawn.shards, x: 188, y: 72, size: 96, tone: 'sage' },
      { icon: basic['explosion-rays'], x: 190, y: 80, size: 44, tone: 'brass' },
      { icon: drawn.bottle, x: 116, y: 66, size: 104, tone: 'leather', solid: true },
    ],
  },
  pardner: {
    vista: [enlarged('trail'), '#d8a86a'],
    behind: [
      { icon: icons.donkey, x: 178, y: 88, size: 118, tone: 'leather' },
      { icon: basic['western-hat'], x: 186, y: 44, size: 52, tone: 'straw', turn: 14 },
    ],
    people: [{ who: pardner, x: 82, y: 156, size: 140 }],
  },
  rhum: {
    vista: [harbour, '#e08a5a'],
    emblem: [
      { icon: playingCards.clubs, x: 62, y: 74, size: 84, tone: 'ink', turn: -32, solid: true },
      { icon: playingCards.diamonds, x: 90, y: 52, size: 84, tone: 'blood', turn: -12, solid: true },
      { icon: playingCards.spades, x: 150, y: 52, size: 84, tone: 'ink', turn: 12, solid: true },
      { icon: playingCards.hearts, x: 178, y: 74, size: 84, tone: 'blood', turn: 32, solid: true },
      { icon: drawn.flagon, x: 120, y: 86, size: 112, tone: 'wood', solid: true },
    ],
  },
  union_pacific: { vista: [oncoming, '#9ab4b8'] },
  gold_rush: { vista: [goldenDawn, '#e89a4a'] },
  horseshoe: {
    vista: [stableDoor, '#b07a48'],
    emblem: [{ icon: shared.horseshoe, x: 128, y: 78, size: 128, tone: 'steel', turn: 186 }],
  },
  gun_belt: { vista: [hip, '#e0a45a'] },
  wanted: {
    vista: [notice, '#a8794c'],
    people: [{ who: fugitive, x: 119, y: 119, size: 94 }],
  },
  calumet: {
    vista: [council, '#d8784a'],
    emblem: [
      { icon: drawn.diamond, x: 186, y: 21, size: 36, tone: 'blood' },
      { icon: drawn.feathers, x: 130, y: 96, size: 150, tone: 'sky', turn: -5 },
      { icon: drawn.calumet, x: 130, y: 96, size: 150, tone: 'leather', turn: -5 },
    ],
  },
  gold_pan: {
    vista: [brook, '#7fb8c0'],
    emblem: [
      { icon: pan, x: 120, y: 80, size: 150, tone: 'steel', turn: -8, solid: true },
      { icon: heap, x: 122, y: 74, size: 74, tone: 'brass', turn: -8, solid: true },
      { icon: drawn.drop, x: 66, y: 122, size: 16, tone: 'sky', turn: 20 },
      { icon: drawn.drop, x: 82, y: 136, size: 13, tone: 'sky', turn: 10 },
    ],
  },
  boots: {
    vista: [porch, '#c89a64'],
    emblem: [
      { icon: icons['cowboy-boot'], x: 82, y: 84, size: 116, tone: 'wood', flip: true },
      { icon: playingCards.hearts, x: 136, y: 40, size: 62, tone: 'blood', turn: 14, solid: true },
      { icon: icons['cowboy-boot'], x: 148, y: 92, size: 116, tone: 'leather' },
    ],
  },
  lucky_charm: {
    vista: [velvet, '#6a4a8a'],
    emblem: [
      { icon: drawn.medal, x: 120, y: 84, size: 124, tone: 'brass' },
      { icon: drawn.clover, x: 120, y: 92, size: 86, tone: 'sage' },
      { icon: drawn.spark, x: 42, y: 66, size: 30, tone: 'brass' },
      { icon: drawn.spark, x: 204, y: 74, size: 34, tone: 'brass' },
      { icon: drawn.spark, x: 184, y: 124, size: 22, tone: 'brass' },
      { icon: drawn.spark, x: 58, y: 122, size: 20, tone: 'brass' },
    ],
  },
  rucksack: {
    vista: [enlarged('canyon'), '#c8a878'],
    emblem: [
      { icon: drawn.pack, x: 116, y: 88, size: 116, tone: 'sage', solid: true },
      { icon: drawn.roll, x: 116, y: 28, size: 112, tone: 'blood', solid: true },
      { icon: pan, x: 172, y: 110, size: 62, tone: 'steel', turn: 78, solid: true },
    ],
  },
  pickaxe: {
    vista: [vein, '#a08a78'],
    emblem: [
      { icon: drawn.pickHandle, x: 122, y: 72, size: 132, tone: 'wood', turn: 38 },
      { icon: drawn.pickHead, x: 122, y: 72, size: 132, tone: 'steel', turn: 38 },
      { icon: basic['explosion-rays'], x: 168, y: 108, size: 40, tone: 'brass' },
    ],
  },
}
