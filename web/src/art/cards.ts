import type { DrawnName } from './drawn'
import type { IconName } from './icons'
import type { SceneName } from './scenes'

/** One piece of an emblem: an icon centred on (x, y) of a 200 by 150 box, drawn in a tone. */
export interface Layer {
  readonly icon: IconName | DrawnName
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly turn?: number
  readonly flip?: boolean
  readonly tone?: Tone
}

export const tones = {
  ink: ['#3a2216', '#20120b'],
  steel: ['#5e6d78', '#333f49'],
  wood: ['#9a5c2c', '#6a3a18'],
  leather: ['#7b4726', '#4e2a14'],
  blood: ['#c0392b', '#83201a'],
  brass: ['#c98a1b', '#8e5a0d'],
  sky: ['#2f6f9f', '#1c4668'],
  sage: ['#5c7a4c', '#3a5230'],
  rose: ['#b83a5e', '#7b1f3c'],
  straw: ['#c79a3f', '#8f6720'],
  night: ['#39406b', '#212647'],
} as const

export type Tone = keyof typeof tones

export interface CardArt {
  readonly scene: readonly [SceneName, string]
  readonly emblem: readonly Layer[]
}

/** How each card looks, by its id. */
export const cards = {
  bang: {
    scene: ['street', '#e0a04a'],
    emblem: [
      { icon: 'explosion-rays', x: 152, y: 50, size: 74, tone: 'blood' },
      { icon: 'revolver', x: 86, y: 84, size: 134, tone: 'steel', turn: -10 },
    ],
  },
  missed: {
    scene: ['street', '#d8b070'],
    emblem: [
      { icon: 'western-hat', x: 104, y: 88, size: 118, tone: 'leather', turn: -12 },
      { icon: 'bullet-impacts', x: 112, y: 60, size: 44, tone: 'ink' },
      { icon: 'silver-bullet', x: 172, y: 36, size: 46, tone: 'brass' },
    ],
  },
  beer: { scene: ['bar', '#c98f4a'], emblem: [{ icon: 'beer-stein', x: 100, y: 78, size: 112, tone: 'brass' }] },
  general_store: {
    scene: ['prairie', '#d8b46a'],
    emblem: [
      { icon: 'shop', x: 92, y: 74, size: 114, tone: 'sage' },
      { icon: 'flour', x: 162, y: 112, size: 54, tone: 'straw' },
    ],
  },
  panic: {
    scene: ['rail', '#d88a5a'],
    emblem: [
      { icon: 'poker-hand', x: 132, y: 56, size: 72, tone: 'blood', turn: 12 },
      { icon: 'grab', x: 86, y: 88, size: 98, tone: 'leather' },
    ],
  },
  cat_balou: { scene: ['stage', '#c0707a'], emblem: [{ icon: 'gun-rose', x: 100, y: 76, size: 118, tone: 'rose' }] },
  stagecoach: { scene: ['trail', '#d8a45a'], emblem: [{ icon: 'stagecoach', x: 100, y: 80, size: 140, tone: 'wood' }] },
  wells_fargo: {
    scene: ['rail', '#7fa8a0'],
    emblem: [
      { icon: 'strongbox', x: 86, y: 76, size: 104, tone: 'sky' },
      { icon: 'gold-nuggets', x: 154, y: 104, size: 70, tone: 'brass' },
    ],
  },
  saloon: { scene: ['street', '#d08a6a'], emblem: [{ icon: 'saloon', x: 100, y: 76, size: 124, tone: 'blood' }] },
  gatling: { scene: ['fort', '#c79a6a'], emblem: [{ icon: 'gatling', x: 100, y: 78, size: 142, tone: 'steel' }] },
  duel: { scene: ['duel', '#dc8a44'], emblem: [{ icon: 'crossed-pistols', x: 100, y: 76, size: 116, tone: 'steel' }] },
  indians: {
    scene: ['canyon', '#d98850'],
    emblem: [
      { icon: 'two-feathers', x: 62, y: 70, size: 76, tone: 'blood', turn: -14 },
      { icon: 'bow-arrow', x: 112, y: 76, size: 116, tone: 'wood', turn: 26 },
    ],
  },
  barrel: { scene: ['stable', '#b98a52'], emblem: [{ icon: 'barrel', x: 100, y: 78, size: 112, tone: 'wood' }] },
  mustang: {
    scene: ['prairie', '#a8bc7a'],
    emblem: [{ icon: 'horse-head', x: 100, y: 76, size: 118, tone: 'leather' }],
  },
  scope: { scene: ['canyon', '#d09a62'], emblem: [{ icon: 'spyglass', x: 100, y: 76, size: 116, tone: 'brass' }] },
  jail: { scene: ['jail', '#9a948a'], emblem: [{ icon: 'window-bars', x: 100, y: 76, size: 112, tone: 'steel' }] },
  dynamite: {
    scene: ['mine', '#c48f60'],
    emblem: [
      { icon: 'dynamite', x: 98, y: 80, size: 112, tone: 'blood' },
      { icon: 'flame', x: 164, y: 40, size: 36, tone: 'brass' },
    ],
  },
  volcanic: {
    scene: ['burst', '#d8784a'],
    emblem: [{ icon: 'volcanic', x: 100, y: 78, size: 140, tone: 'steel', turn: -8 }],
  },
  schofield: {
    scene: ['burst', '#8fb0b0'],
    emblem: [{ icon: 'revolver', x: 100, y: 80, size: 138, tone: 'steel', turn: -8 }],
  },
  remington: {
    scene: ['burst', '#b0a86a'],
    emblem: [{ icon: 'remington', x: 100, y: 84, size: 142, tone: 'steel', turn: -8 }],
  },
  rev_carabine: {
    scene: ['burst', '#c49a7a'],
    emblem: [{ icon: 'carabine', x: 100, y: 80, size: 152, tone: 'leather', turn: -14 }],
  },
  winchester: {
    scene: ['burst', '#d8b45a'],
    emblem: [{ icon: 'winchester-rifle', x: 100, y: 76, size: 138, tone: 'leather' }],
  },
  binocular: { scene: ['mesa', '#c99a6a'], emblem: [{ icon: 'binoculars', x: 100, y: 76, size: 116, tone: 'ink' }] },
  hideout: { scene: ['cabin', '#9ab09a'], emblem: [{ icon: 'cave-entrance', x: 100, y: 78, size: 112, tone: 'wood' }] },
  punch: {
    scene: ['burst', '#cc6a4a'],
    emblem: [{ icon: 'punch', x: 100, y: 78, size: 112, tone: 'leather', turn: -10 }],
  },
  rag_time: {
    scene: ['bar', '#a8746a'],
    emblem: [
      { icon: 'banjo', x: 92, y: 80, size: 114, tone: 'wood' },
      { icon: 'musical-notes', x: 152, y: 48, size: 56, tone: 'night' },
    ],
  },
  brawl: {
    scene: ['bar', '#c07a50'],
    emblem: [
      { icon: 'wooden-chair', x: 68, y: 74, size: 100, tone: 'wood', turn: -26 },
      { icon: 'broken-bottle', x: 134, y: 78, size: 92, tone: 'sage', turn: 16 },
    ],
  },
  dodge: {
    scene: ['duel', '#9ab0b8'],
    emblem: [
      { icon: 'outback-hat', x: 88, y: 92, size: 106, tone: 'leather', turn: -18 },
      { icon: 'silver-bullet', x: 150, y: 48, size: 70, tone: 'brass' },
    ],
  },
  springfield: { scene: ['fort', '#8fa8b4'], emblem: [{ icon: 'musket', x: 100, y: 76, size: 136, tone: 'leather' }] },
  tequila: {
    scene: ['desert', '#d8b060'],
    emblem: [
      { icon: 'agave', x: 142, y: 92, size: 84, tone: 'sage' },
      { icon: 'square-bottle', x: 82, y: 76, size: 106, tone: 'brass' },
    ],
  },
  whisky: {
    scene: ['bar', '#b0744a'],
    emblem: [
      { icon: 'brandy-bottle', x: 80, y: 72, size: 108, tone: 'wood', turn: -12 },
      { icon: 'glass-shot', x: 146, y: 96, size: 68, tone: 'brass' },
    ],
  },
  bible: { scene: ['church', '#8fa8b8'], emblem: [{ icon: 'bible', x: 100, y: 78, size: 112, tone: 'ink', turn: -6 }] },
  canteen: { scene: ['desert', '#d8924a'], emblem: [{ icon: 'water-flask', x: 100, y: 76, size: 114, tone: 'sky' }] },
  can_can: { scene: ['stage', '#b85a64'], emblem: [{ icon: 'female-legs', x: 100, y: 78, size: 112, tone: 'night' }] },
  ten_gallon_hat: {
    scene: ['mesa', '#e0a45a'],
    emblem: [{ icon: 'western-hat', x: 100, y: 78, size: 132, tone: 'straw' }],
  },
  conestoga: { scene: ['prairie', '#c0b478'], emblem: [{ icon: 'old-wagon', x: 100, y: 78, size: 128, tone: 'wood' }] },
  derringer: {
    scene: ['stage', '#a88a9a'],
    emblem: [{ icon: 'derringer', x: 100, y: 78, size: 132, tone: 'steel', turn: -8 }],
  },
  buffalo_rifle: {
    scene: ['prairie', '#d09a5a'],
    emblem: [
      { icon: 'buffalo-head', x: 74, y: 72, size: 92, tone: 'leather' },
      { icon: 'sharps', x: 106, y: 102, size: 150, tone: 'steel', turn: -8 },
    ],
  },
  howitzer: { scene: ['fort', '#b0a07a'], emblem: [{ icon: 'cannon', x: 100, y: 80, size: 132, tone: 'steel' }] },
  pepperbox: {
    scene: ['burst', '#a8a0b8'],
    emblem: [{ icon: 'pepperbox', x: 100, y: 82, size: 136, tone: 'steel', turn: -8 }],
  },
  iron_plate: { scene: ['mine', '#a89a8a'], emblem: [{ icon: 'plate', x: 100, y: 76, size: 114, tone: 'steel' }] },
  pony_express: {
    scene: ['trail', '#c8a460'],
    emblem: [
      { icon: 'horse-head', x: 78, y: 74, size: 104, tone: 'wood' },
      { icon: 'love-letter', x: 146, y: 104, size: 64, tone: 'blood', turn: 8 },
    ],
  },
  knife: { scene: ['camp', '#b8784a'], emblem: [{ icon: 'bowie-knife', x: 100, y: 76, size: 118, tone: 'steel' }] },
  sombrero: { scene: ['desert', '#dc8a4a'], emblem: [{ icon: 'sombrero', x: 100, y: 78, size: 128, tone: 'blood' }] },
} as const satisfies Record<string, CardArt>

export type CardArtId = keyof typeof cards

const unknown: CardArt = {
  scene: ['mesa', '#c9a06a'],
  emblem: [{ icon: 'horseshoe', x: 100, y: 76, size: 100, tone: 'ink' }],
}

/** The art of a card; a card nobody has drawn yet gets a horseshoe. */
export function artOf(id: string): CardArt {
  return (cards as Readonly<Record<string, CardArt>>)[id] ?? unknown
}
