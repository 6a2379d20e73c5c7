import type { Recipe } from './portrait'

const black = '#211a18'
const brown = '#5a3820'
const auburn = '#93431f'
const blond = '#d9a94f'
const grey = '#8d877c'
const white = '#f3ede0'

/** How each character looks. The ids are those of the games; the dice game's Kit Karlson is the same man. */
export const characters = {
  bart_cassidy: {
    face: 'square', skin: 'fair', eyes: 'squint', iris: '#4d7fa6', brows: 'cocked', nose: 'broken', mouth: 'grin', hair: ['short', brown], beard: ['none', brown],
    hat: ['bowler', '#6b4a2c', '#2e2018'], clothes: ['vest', '#4c5a4a', '#e6d8b4'], neckwear: ['knot', '#b3352c'], extras: ['hatholes', 'plaster'], backdrop: ['target', '#cf9f58'], tilt: 3,
  },
  black_jack: {
    face: 'long', skin: 'fair', eyes: 'sly', iris: '#2f2a28', look: 3, brows: 'arched', nose: 'straight', mouth: 'smirk', hair: ['slick', black], beard: ['vandyke', black],
    hat: ['gambler', '#262022', '#8f1f2a'], clothes: ['suit', '#262022', '#8f1f2a'], neckwear: ['string', '#1a1315'], extras: ['cards'], backdrop: ['suits', '#a8342f'], tilt: -3,
  },
  calamity_janet: {
    face: 'oval', skin: 'rosy', eyes: 'open', iris: '#5c8a4c', look: -2, brows: 'cocked', nose: 'button', mouth: 'smirk', hair: ['braids', auburn],
    hat: ['pinned', '#8a6238', '#3c2416'], clothes: ['fringe', '#b98448', '#7a2f2a'], neckwear: ['bandana', '#b3352c'], extras: ['freckles', 'toothpick'], backdrop: ['prairie', '#e0b566'], tilt: -5, slim: true, scale: 0.96,
  },
  el_gringo: {
    face: 'wide', skin: 'olive', eyes: 'squint', brows: 'bushy', nose: 'broad', mouth: 'gold', hair: ['shaggy', black], beard: ['stubble', black],
    hat: ['sombrero', '#4a3428', '#d8513a'], clothes: ['poncho', '#7a3a26', '#d8a441'], extras: ['scar'], backdrop: ['cactus', '#e0913f'], scale: 0.94,
  },
  jesse_jones: {
    face: 'oval', skin: 'fair', eyes: 'sly', iris: '#3f7fb5', look: -4, brows: 'flat', nose: 'straight', mouth: 'line', hair: ['short', '#6b4526'], beard: ['short', '#7a5230'],
    hat: ['stetson', '#3b3434', '#7a2f2a'], clothes: ['duster', '#8c7350', '#e6d8b4'], neckwear: ['bandana', '#35618e'], backdrop: ['posters', '#8a6a44'], tilt: 2,
  },
  jourdonnais: {
    face: 'wide', skin: 'tan', eyes: 'merry', brows: 'bushy', nose: 'broad', mouth: 'smile', hair: ['shaggy', black], beard: ['full', '#2b1d16'],
    hat: ['flatcap', '#5d6a72', '#2b1a12'], clothes: ['shirt', '#b34a35', '#4a3020'], neckwear: ['none', black], extras: ['cheeks'], backdrop: ['staves', '#a8743c'], scale: 1.06,
  },
  kit_carlson: {
    face: 'oval', skin: 'tan', eyes: 'squint', iris: '#5a7f8a', look: 3, brows: 'flat', nose: 'straight', mouth: 'line', hair: ['long', '#b58343'], beard: ['horseshoe', '#b58343'],
    hat: ['coonskin', '#8a7459', '#2f221a'], clothes: ['fringe', '#a87a48', '#3f6b6b'], neckwear: ['bandana', '#4f7042'], backdrop: ['pines', '#9fb8a8'], tilt: 2,
  },
  lucky_duke: {
    face: 'long', skin: 'fair', eyes: 'open', iris: '#4f8a5c', brows: 'arched', nose: 'long', mouth: 'smile', hair: ['sides', '#c78a3a'], beard: ['handlebar', '#c78a3a'],
    hat: ['top', '#2f4a3a', '#d8a441'], clothes: ['suit', '#3d5a48', '#d8a441'], neckwear: ['bowtie', '#8f1f2a'], extras: ['monocle', 'clover'], backdrop: ['clover', '#8fae6a'], tilt: -3, scale: 0.95,
  },
  paul_regret: {
    face: 'long', skin: 'pale', eyes: 'sad', iris: '#5a6a8a', brows: 'worried', nose: 'long', mouth: 'frown', hair: ['slick', '#4a3428'], beard: ['pencil', '#3a2820'],
    hat: ['preacher', '#57506b', '#3a3350'], clothes: ['suit', '#4a4468', '#8d86a8'], neckwear: ['cravat', '#b8a9d0'], backdrop: ['drape', '#8a84a4'], tilt: 6,
  },
  pedro_ramirez: {
    face: 'round', skin: 'copper', eyes: 'merry', brows: 'flat', nose: 'broad', mouth: 'smile', hair: ['short', black], beard: ['walrus', black],
    hat: ['sombrero', '#d2a858', '#a83a2c'], clothes: ['poncho', '#b3352c', '#e0b04a'], extras: ['cheeks'], backdrop: ['rays', '#e6b45a'], scale: 0.94, tilt: 2,
  },
  rose_doolan: {
    face: 'heart', skin: 'fair', eyes: 'wink', iris: '#3f8a6b', brows: 'arched', nose: 'fine', mouth: 'redsmile', hair: ['curls', '#d98f3c'],
    hat: ['picture', '#4f6b4a', '#c1323a'], clothes: ['dress', '#a8323a', '#f4ead2'], neckwear: ['choker', '#2b1a12'], extras: ['spyglass'], backdrop: ['roses', '#e6b8a0'], tilt: 4, slim: true, scale: 0.94,
  },
  sid_ketchum: {
    face: 'round', skin: 'rosy', eyes: 'open', iris: '#6b6a4a', brows: 'worried', nose: 'broad', mouth: 'line', hair: ['sides', '#9a6b3f'], beard: ['mutton', '#9a6b3f'],
    hat: ['bowler', '#4a4440', '#8d877c'], clothes: ['coat', '#6a5a48', '#d8cba8'], neckwear: ['string', '#3a2820'], extras: ['spectacles'], backdrop: ['shelves', '#c7a76c'],
  },
  slab_the_killer: {
    face: 'jaw', skin: 'tan', eyes: 'stern', iris: '#5a4030', brows: 'angry', nose: 'broken', mouth: 'frown', hair: ['none', black], beard: ['stubble', '#2b1d16'],
    hat: ['low', '#302a2a', '#6b1f1a'], clothes: ['coat', '#3a3836', '#6b3028'], extras: ['scar'], backdrop: ['blood', '#b8402c'], scale: 1.1,
  },
  suzy_lafayette: {
    face: 'oval', skin: 'pale', eyes: 'lashes', iris: '#6a4a8a', look: 2, brows: 'thin', nose: 'fine', mouth: 'lips', hair: ['updo', '#2a1c22'],
    hat: ['riding', '#5a3468', '#d8a441'], clothes: ['dress', '#6a3a7a', '#e6c0d8'], neckwear: ['necklace', '#fbf4e2'], extras: ['beautymark', 'pearls'], backdrop: ['drape', '#c98aa0'], tilt: -5, slim: true, scale: 0.93,
  },
  vulture_sam: {
    face: 'gaunt', skin: 'ashen', eyes: 'tired', iris: '#8a7a2a', brows: 'arched', nose: 'hook', mouth: 'smirk', hair: ['stringy', '#3a3638'],
    hat: ['stovepipe', '#1d1a1f', '#4a3a4a'], clothes: ['coat', '#262228', '#8d877c'], neckwear: ['collar', '#f0e6d0'], extras: ['blackfeather'], backdrop: ['moon', '#5f5a72'], tilt: -6, scale: 0.92,
  },
  willy_the_kid: {
    face: 'heart', skin: 'fair', eyes: 'wide', iris: '#3f7fb5', brows: 'thin', nose: 'button', mouth: 'bucktooth', hair: ['tufts', '#d9a94f'],
    hat: ['oversize', '#8a5a30', '#b3352c'], clothes: ['shirt', '#6a8aa0', '#7a4a26'], neckwear: ['bandana', '#b3352c'], extras: ['freckles'], backdrop: ['bunting', '#e6c88a'], tilt: 6, slim: true, scale: 0.9,
  },
  johnny_kisch: {
    face: 'square', skin: 'dark', eyes: 'open', brows: 'flat', nose: 'broad', mouth: 'smirk', hair: ['afro', '#1d1512'], beard: ['goatee', '#1d1512'],
    hat: ['tall', '#ece0c4', '#3f6b6b'], clothes: ['vest', '#3f6b6b', '#f0e6d0'], neckwear: ['bolo', '#d8a441'], backdrop: ['rays', '#d8894a'], tilt: -3, scale: 0.96,
  },
  uncle_will: {
    face: 'round', skin: 'rosy', eyes: 'open', iris: '#5a8aa8', brows: 'bushy', nose: 'broad', mouth: 'hidden', hair: ['sides', white], beard: ['walrus', white],
    hat: ['straw', '#dcbc74', '#8f3a2a'], clothes: ['apron', '#e9dcc0', '#6a8a9a'], neckwear: ['bowtie', '#8f3a2a'], extras: ['spectacles', 'cheeks'], backdrop: ['shelves', '#b98a5a'], scale: 0.97,
  },
  claus_the_saint: {
    face: 'round', skin: 'rosy', eyes: 'merry', brows: 'bushy', nose: 'broad', mouth: 'smile', hair: ['sides', white], beard: ['saint', white],
    hat: ['saint', '#b3272d', '#2b1a12'], clothes: ['robe', '#b3272d', '#fbf6ea'], extras: ['cheeks', 'sack'], backdrop: ['snow', '#7f9fb0'], scale: 0.92,
  },
  tequila_joe: {
    face: 'wide', skin: 'tan', eyes: 'tipsy', brows: 'cocked', nose: 'red', mouth: 'gap', hair: ['shaggy', '#4a3020'], beard: ['stubble', '#4a3020'],
    hat: ['battered', '#8a7444', '#5f8a6a'], clothes: ['shirt', '#9aa86a', '#6b3c1f'], neckwear: ['knot', '#d8894a'], extras: ['bottle'], backdrop: ['agave', '#ecd08a'], tilt: 8, scale: 0.95,
  },
  vera_custer: {
    face: 'oval', skin: 'fair', eyes: 'lashes', iris: '#4a7a9a', look: -3, brows: 'arched', nose: 'straight', mouth: 'pout', hair: ['wavy', blond],
    hat: ['cavalry', '#35486a', '#22304a'], clothes: ['uniform', '#35486a', '#e6bb4e'], neckwear: ['knot', '#e6bb4e'], backdrop: ['mirror', '#8a9ab0'], tilt: -2, slim: true, scale: 0.93,
  },
  belle_star: {
    face: 'gaunt', skin: 'fair', eyes: 'stern', iris: '#3a3a4a', brows: 'arched', nose: 'straight', mouth: 'lips', hair: ['ponytail', '#2a1a14'],
    hat: ['riding', '#2a2430', '#8f1f2a'], clothes: ['habit', '#2f2838', '#d8a441'], neckwear: ['cameo', '#3f6b6b'], extras: ['star', 'pearls'], backdrop: ['night', '#44506e'], tilt: 3, slim: true, scale: 0.93,
  },
  pat_brennan: {
    face: 'square', skin: 'rosy', eyes: 'open', iris: '#5c8a4c', brows: 'flat', nose: 'straight', mouth: 'smile', hair: ['short', '#b8521f'], beard: ['chinstrap', '#b8521f'],
    hat: ['stetson', '#c7a068', '#5a3820'], clothes: ['duster', '#5d7a58', '#e6d8b4'], neckwear: ['knot', '#d8a441'], extras: ['freckles'], backdrop: ['lasso', '#8fb0b4'],
  },
  molly_stark: {
    face: 'round', skin: 'fair', eyes: 'lashes', iris: '#6b4a2c', brows: 'thin', nose: 'button', mouth: 'redsmile', hair: ['bun', '#6b3c1f'],
    hat: ['scarf', '#c1443a', '#f8efd8'], clothes: ['shirt', '#d8a441', '#5a3820'], neckwear: ['ribbon', '#4f7a8a'], extras: ['freckles', 'rifle'], backdrop: ['prairie', '#a8c4c8'], tilt: -3, slim: true, scale: 0.94,
  },
  greg_digger: {
    face: 'long', skin: 'pale', eyes: 'tired', iris: '#5a6a5a', brows: 'bushy', nose: 'long', mouth: 'frown', hair: ['shaggy', grey], beard: ['stubble', '#5a5650'],
    hat: ['preacher', '#34302e', '#5a5650'], clothes: ['duster', '#4a4a44', '#a89c84'], extras: ['shovel', 'lantern', 'wrinkles'], backdrop: ['graves', '#4f6472'], scale: 0.95, tilt: -2,
  },
  jose_delgado: {
    face: 'oval', skin: 'olive', eyes: 'open', brows: 'cocked', nose: 'straight', mouth: 'smile', hair: ['slick', black], beard: ['goatee', black],
    hat: ['charro', '#2a2528', '#d7d2c4'], clothes: ['charro', '#2f2a2e', '#e0b04a'], neckwear: ['ribbon', '#b3272d'], backdrop: ['rays', '#5a9a9a'], scale: 0.93, tilt: -4,
  },
  bill_noface: {
    face: 'oval', skin: 'tan', eyes: 'glint', iris: '#f0d488', brows: 'angry', nose: 'straight', mouth: 'hidden', hair: ['stringy', '#2a201c'],
    hat: ['low', '#4a3a30', '#2b1a12'], clothes: ['duster', '#5c5044', '#3a302a'], neckwear: ['mask', '#7a2f2a'], backdrop: ['smoke', '#6f6a62'],
  },
  herb_hunter: {
    face: 'square', skin: 'tan', eyes: 'stern', iris: '#4a6a3a', brows: 'bushy', nose: 'broad', mouth: 'line', hair: ['shaggy', '#4a2c18'], beard: ['wild', '#5a3820'],
    hat: ['slouch', '#4f4a34', '#3c2416'], clothes: ['fur', '#5a4632', '#9a8468'], extras: ['browscar', 'fang'], backdrop: ['posters', '#7a6a50'], scale: 1.0,
  },
  pixie_pete: {
    face: 'heart', skin: 'rosy', eyes: 'wink', iris: '#3f9a6b', look: 2, brows: 'cocked', nose: 'button', mouth: 'grin', hair: ['bob', '#c8541f'],
    hat: ['imp', '#4f8a4a', '#d8a441'], clothes: ['vest', '#6a4a2c', '#dfe6c8'], neckwear: ['knot', '#3f8a8a'], extras: ['freckles', 'hoops'], backdrop: ['clover', '#e0c070'], tilt: -8, slim: true, scale: 0.9,
  },
  sean_mallory: {
    face: 'jaw', skin: 'fair', eyes: 'squint', iris: '#4d7f8a', look: 2, brows: 'bushy', nose: 'straight', mouth: 'smirk', hair: ['shaggy', '#5a3018'], beard: ['droop', '#6b3a1c'],
    hat: ['flatcap', '#6b6250', '#2b1a12'], clothes: ['duster', '#7a6a4a', '#b8ad94'], extras: ['goggles', 'dynamite', 'cigar'], backdrop: ['blast', '#a84a2a'], tilt: -2, scale: 0.96,
  },
  apache_kid: {
    face: 'oval', skin: 'copper', eyes: 'open', iris: '#2a1a12', brows: 'flat', nose: 'straight', mouth: 'line', hair: ['straight', '#1a1414'],
    hat: ['headband', '#a8323a', '#f0dca8'], clothes: ['tunic', '#d8c49a', '#3f6b8a'], neckwear: ['shells', '#3f8f8b'], backdrop: ['bands', '#d98a4a'],
  },
  chuck_wengam: {
    face: 'wide', skin: 'brown', eyes: 'open', brows: 'flat', nose: 'broken', mouth: 'gap', hair: ['none', black], beard: ['chinstrap', '#1d1512'],
    hat: ['bandage', '#efe3c8', '#b3352c'], clothes: ['vest', '#8a5a30', '#c8b894'], neckwear: ['bandana', '#d8a441'], extras: ['bruise', 'plaster'], backdrop: ['saloon', '#b8746a'], scale: 1.08, tilt: 4,
  },
  elena_fuente: {
    face: 'heart', skin: 'olive', eyes: 'lashes', iris: '#3a2418', look: -2, brows: 'arched', nose: 'fine', mouth: 'lips', hair: ['wavy', '#1f1618'],
    clothes: ['blouse', '#f6eedc', '#c1323a'], neckwear: ['necklace', '#d8a441'], extras: ['rose', 'hoops', 'fan'], backdrop: ['saloon', '#d8894a'], tilt: -4, slim: true, scale: 1.02,
  },
  doc_holyday: {
    face: 'gaunt', skin: 'pale', eyes: 'tired', iris: '#6a8aa0', look: 2, brows: 'flat', nose: 'straight', mouth: 'line', hair: ['slick', '#6b5a48'], beard: ['handlebar', '#5a4634'],
    hat: ['gambler', '#6e6a68', '#34302e'], clothes: ['suit', '#4a4648', '#a8a29a'], neckwear: ['cravat', '#7a2f3a'], extras: ['cigar'], backdrop: ['suits', '#7f9a8a'], tilt: 3,
  },
  annie_versary: {
    face: 'oval', skin: 'fair', eyes: 'open', iris: '#5a7a9a', brows: 'thin', nose: 'fine', mouth: 'redsmile', hair: ['wavy', '#5a3018'],
    hat: ['stetson', '#d8c49a', '#8a5a30'], clothes: ['fringe', '#c79a64', '#8f1f2a'], neckwear: ['ribbon', '#35618e'], extras: ['star', 'medal', 'rifle'], backdrop: ['bunting', '#a8c4c8'], tilt: 3, slim: true, scale: 0.93,
  },
  emiliano: {
    face: 'oval', skin: 'copper', eyes: 'stern', brows: 'bushy', nose: 'straight', mouth: 'hidden', hair: ['short', black], beard: ['zapata', black],
    hat: ['sombrero', '#b99a60', '#4a3428'], clothes: ['bandolier', '#e6dcc4', '#3c2416'], neckwear: ['knot', '#b3352c'], backdrop: ['mesa', '#e0a050'], scale: 0.93,
  },
} as const satisfies Record<string, Recipe>

export type CharacterArt = keyof typeof characters

const aliases: Readonly<Record<string, CharacterArt>> = { kit_karlson: 'kit_carlson' }

/** The recipe of a character, or undefined for an id nobody has drawn yet. */
export function recipeOf(id: string): Recipe | undefined {
  const name = aliases[id] ?? id
  return (characters as Readonly<Record<string, Recipe>>)[name]
}
