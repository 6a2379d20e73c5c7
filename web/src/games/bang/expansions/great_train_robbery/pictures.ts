import type { CardArt, Layer, Tone } from '../../../../art/emblem'
import type { SceneName } from '../../../../art/scenes'
import { icons as basic } from '../base/icons'
import { drawn, railcars } from './drawn'
import { icons } from './icons'

/** A car on the rails before a scene, with what it carries. */
const car = (
  scene: readonly [SceneName, string],
  body: keyof typeof railcars,
  tone: Tone,
  ...load: readonly Layer[]
): CardArt => ({
  scene,
  emblem: [
    { icon: railcars.truck, x: 100, y: 78, size: 146, tone: 'ink' },
    { icon: railcars[body], x: 100, y: 78, size: 146, tone, solid: true },
    ...load,
  ],
})

/** How each card looks, by its id. */
export const cards: Readonly<Record<string, CardArt>> = {
  cactus: {
    scene: ['desert', '#e8b86a'],
    emblem: [
      { icon: icons.cactus, x: 98, y: 88, size: 112, tone: 'sage' },
      { icon: basic['western-hat'], x: 106, y: 27, size: 62, tone: 'leather', turn: 12 },
      { icon: basic['bullet-impacts'], x: 152, y: 108, size: 40, tone: 'ink' },
    ],
  },
  dragoon: {
    scene: ['fort', '#a8b8a0'],
    emblem: [
      { icon: drawn.grip, x: 108, y: 74, size: 136, tone: 'leather', turn: -8 },
      { icon: drawn.guard, x: 108, y: 74, size: 136, tone: 'brass', turn: -8 },
      { icon: drawn.dragoon, x: 108, y: 74, size: 136, tone: 'steel', turn: -8 },
    ],
  },
  evaded: {
    scene: ['mesa', '#b8b89a'],
    emblem: [
      { icon: icons['jump-across'], x: 100, y: 84, size: 118, tone: 'sky' },
      { icon: drawn.bullet, x: 142, y: 92, size: 46, tone: 'brass', turn: 172 },
    ],
  },
  full_steam: {
    scene: ['rail', '#d8805a'],
    emblem: [
      { icon: drawn.puff, x: 50, y: 64, size: 58, tone: 'mist' },
      { icon: drawn.puff, x: 136, y: 32, size: 84, tone: 'mist', flip: true },
      { icon: icons.speedometer, x: 100, y: 88, size: 112, tone: 'blood' },
    ],
  },
  knife_revolver: {
    scene: ['camp', '#c0805a'],
    emblem: [
      { icon: drawn.blade, x: 100, y: 92, size: 142, tone: 'mist', turn: -10 },
      { icon: drawn.pistol, x: 100, y: 92, size: 142, tone: 'leather', turn: -10 },
    ],
  },
  map: {
    scene: ['canyon', '#b0a878'],
    emblem: [
      { icon: icons['treasure-map'], x: 88, y: 72, size: 112, tone: 'straw', turn: -6 },
      { icon: icons.compass, x: 148, y: 112, size: 56, tone: 'blood' },
    ],
  },
  money_bag: {
    scene: ['store', '#8fa07a'],
    emblem: [
      { icon: drawn.coins, x: 142, y: 98, size: 72, tone: 'brass' },
      { icon: drawn.sack, x: 82, y: 76, size: 118, tone: 'leather', solid: true },
    ],
  },
  most_wanted: {
    scene: ['street', '#c88a6a'],
    emblem: [
      { icon: drawn.notice, x: 58, y: 82, size: 78, tone: 'wood', turn: -16, solid: true },
      { icon: drawn.notice, x: 142, y: 70, size: 78, tone: 'leather', turn: 16, solid: true },
      { icon: drawn.notice, x: 100, y: 84, size: 104, tone: 'ink', solid: true },
      { icon: basic['bullet-impacts'], x: 136, y: 116, size: 40, tone: 'blood' },
    ],
  },
  next_stop: {
    scene: ['rail', '#98b8b0'],
    emblem: [
      { icon: drawn.mast, x: 84, y: 80, size: 124, tone: 'ink' },
      { icon: drawn.arm, x: 120, y: 54, size: 104, tone: 'blood', flip: true, turn: -16, solid: true },
    ],
  },
  refund: {
    scene: ['stage', '#8fa8a8'],
    emblem: [
      { icon: icons.ticket, x: 82, y: 90, size: 92, tone: 'sky' },
      { icon: icons['return-arrow'], x: 146, y: 42, size: 56, tone: 'blood' },
      { icon: drawn.coin, x: 140, y: 110, size: 50, tone: 'brass', solid: true },
    ],
  },
  strongbox: {
    scene: ['cabin', '#a09a80'],
    emblem: [
      { icon: drawn.coin, x: 96, y: 28, size: 34, tone: 'brass', solid: true },
      { icon: drawn.coin, x: 134, y: 34, size: 40, tone: 'brass', solid: true },
      { icon: icons.chest, x: 100, y: 84, size: 114, tone: 'steel' },
    ],
  },
  switch: {
    scene: ['trail', '#c8b080'],
    emblem: [
      { icon: drawn.bed, x: 84, y: 76, size: 148, tone: 'straw' },
      { icon: drawn.sleepers, x: 84, y: 76, size: 148, tone: 'leather', bare: true },
      { icon: drawn.sleepers, x: 84, y: 76, size: 148, tone: 'leather', flip: true, bare: true },
      { icon: drawn.rails, x: 84, y: 76, size: 148, tone: 'mist', bare: true },
      { icon: drawn.rails, x: 84, y: 76, size: 148, tone: 'steel', flip: true, bare: true },
      { icon: icons.lever, x: 158, y: 104, size: 66, tone: 'blood' },
    ],
  },
  train_robbery: {
    scene: ['canyon', '#e09a5a'],
    emblem: [
      { icon: railcars.truck, x: 100, y: 93, size: 146, tone: 'ink' },
      { icon: railcars.coach, x: 100, y: 93, size: 146, tone: 'sage', solid: true },
      { icon: icons.robber, x: 110, y: 33, size: 74, tone: 'blood' },
    ],
  },
  water_tower: {
    scene: ['rail', '#e0b07a'],
    emblem: [{ icon: icons['water-tank'], x: 108, y: 76, size: 124, tone: 'sky' }],
  },

  sleeper_car: car(['night', '#7a86b8'], 'open', 'night', {
    icon: icons['person-in-bed'],
    x: 100,
    y: 80,
    size: 72,
    tone: 'wood',
  }),
  baggage_car: car(
    ['rail', '#c8a06a'],
    'doors',
    'leather',
    { icon: icons.suitcase, x: 86, y: 82, size: 46, tone: 'blood' },
    { icon: icons.suitcase, x: 118, y: 90, size: 36, tone: 'sage' },
    { icon: icons.suitcase, x: 62, y: 26, size: 40, tone: 'straw', turn: -6 },
  ),
  caboose: car(['prairie', '#a8b878'], 'caboose', 'blood'),
  cattle_truck: car(['prairie', '#d8b860'], 'planks', 'wood', {
    icon: railcars.cow,
    x: 100,
    y: 66,
    size: 76,
    tone: 'ink',
  }),
  circus_wagon: {
    scene: ['stage', '#c8506a'],
    emblem: [
      { icon: railcars.spokes, x: 100, y: 80, size: 146, tone: 'brass' },
      { icon: railcars.cage, x: 100, y: 80, size: 146, tone: 'rose', solid: true },
      { icon: icons.lion, x: 100, y: 78, size: 64, tone: 'straw' },
    ],
  },
  coal_hopper: {
    scene: ['mine', '#a8a090'],
    emblem: [
      { icon: railcars.coal, x: 100, y: 74, size: 146, tone: 'ink' },
      { icon: railcars.truck, x: 100, y: 78, size: 146, tone: 'ink' },
      { icon: railcars.hopper, x: 100, y: 78, size: 146, tone: 'steel', solid: true },
    ],
  },
  dining_car: car(['mesa', '#d89a6a'], 'diner', 'sage', {
    icon: icons['knife-fork'],
    x: 100,
    y: 82,
    size: 44,
    tone: 'blood',
  }),
  express_car: car(
    ['burst', '#8ab098'],
    'boxcar',
    'sage',
    { icon: railcars.streaks, x: 54, y: 84, size: 80, tone: 'brass' },
    { icon: icons.stopwatch, x: 112, y: 78, size: 70, tone: 'blood' },
  ),
  ghost_car: {
    scene: ['night', '#5a8a9a'],
    emblem: [
      { icon: railcars.truck, x: 100, y: 90, size: 134, tone: 'night' },
      { icon: railcars.phantom, x: 100, y: 70, size: 146, tone: 'mist', solid: true },
    ],
  },
  lounge_car: car(['bar', '#b88a6a'], 'open', 'rose', {
    icon: icons.armchair,
    x: 100,
    y: 80,
    size: 54,
    tone: 'leather',
  }),
  lumber_flatcar: car(['cabin', '#a8b088'], 'stakes', 'ink', {
    icon: railcars.logs,
    x: 100,
    y: 78,
    size: 146,
    tone: 'wood',
    solid: true,
  }),
  mail_car: car(['trail', '#c8b890'], 'boxcar', 'sky', {
    icon: icons.envelope,
    x: 100,
    y: 80,
    size: 86,
    tone: 'blood',
  }),
  observation_car: car(['canyon', '#c8a0a8'], 'lookout', 'brass', {
    icon: icons.binoculars,
    x: 60,
    y: 48,
    size: 64,
    tone: 'ink',
  }),
  passenger_car: car(['street', '#d8b888'], 'coach', 'wood'),
  prisoner_car: car(['jail', '#a8a49a'], 'boxcar', 'steel', {
    icon: icons.prisoner,
    x: 100,
    y: 84,
    size: 64,
    tone: 'ink',
  }),
  private_car: car(['duel', '#d8a0a0'], 'saloon', 'night', {
    icon: icons.crown,
    x: 100,
    y: 26,
    size: 52,
    tone: 'brass',
  }),
}
