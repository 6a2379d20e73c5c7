import { at, darker, dot, lighter, line, mix, shape, wash } from '../../../../art/portrait/draw'
import { boothill, enlarged, gulch, mainStreet, nightfall, type Vista } from '../../../../art/vistas'
import type { Picture } from '../../../../art/wide'
import { icons as basic } from '../base/icons'
import { drawn } from './drawn'
import { icons } from './icons'

/** A board with nothing written on it, in front of a place; its wood or stone has a colour of its own. */
type Board = (f: string) => string

const posts = (f: string): string => shape('M52 20H64V152H52ZM176 20H188V152H176Z', darker(f, 0.45), 2)
const nails = (...spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => dot(x, y, 2.6, '#3a2416')).join('')

const planks: Board = (f) =>
  posts(f) +
  shape('M26 22H214V122H26Z', f) +
  line('M26 55H214M26 89H214', 2, darker(f, 0.4)) +
  wash('M28 24H212V30H28Z', lighter(f, 0.5), 0.7) +
  nails([34, 38], [206, 38], [34, 106], [206, 106])

const arch: Board = (f) =>
  posts(f) +
  shape('M34 128V60C34 8 206 8 206 60V128Z', f) +
  line('M42 120V62C42 18 198 18 198 62V120Z', 2.4, darker(f, 0.4))

const hanging: Board = (f) =>
  shape('M14 4H226V16H14ZM22 4H34V152H22Z', darker(f, 0.5), 2) +
  line('M84 16V34M156 16V34', 3) +
  shape('M120 24C176 24 212 42 212 76C212 110 176 130 120 130C64 130 44 110 44 76C44 42 64 24 120 24Z', f) +
  line(
    'M120 32C170 32 203 48 203 76C203 104 170 121 120 121C70 121 53 104 53 76C53 48 70 32 120 32Z',
    2.4,
    darker(f, 0.4),
  )

const pointer: Board = (f) =>
  shape('M112 10H128V152H112Z', darker(f, 0.45), 2) +
  shape('M18 28H186L228 74L186 120H18L34 74Z', f) +
  line('M44 52H196M40 96H196', 1.8, darker(f, 0.35)) +
  dot(190, 44, 5, '#241810') +
  dot(204, 92, 5, '#241810') +
  dot(52, 108, 5, '#241810')

const ragged: Board = (f) =>
  posts(f) +
  at(
    'rotate(-5 120 76)',
    shape('M22 24L60 20L98 26L150 20L214 24L208 54H30Z', f) +
      shape('M34 58H212L218 88H24Z', darker(f, 0.1)) +
      shape('M28 92H206L214 122L160 118L120 126L80 120L36 126Z', f) +
      line('M60 36H120M140 44H190M50 74H90M130 80H196M56 106H110', 1.6, darker(f, 0.4)),
  ) +
  nails([38, 42], [202, 30], [40, 112], [200, 98])

const shield: Board = (f) =>
  shape('M112 100H128V152H112Z', darker(f, 0.5), 2) +
  shape('M44 14C70 24 170 24 196 14C192 70 206 100 120 136C34 100 48 70 44 14Z', f) +
  line('M53 24C80 32 160 32 187 24C184 70 194 94 120 126C46 94 56 70 53 24Z', 2.4, darker(f, 0.4))

const scroll: Board = (f) =>
  posts(f) +
  shape(
    'M40 20H200C200 32 208 40 220 40V104C208 104 200 112 200 126H40C40 112 32 104 20 104V40C32 40 40 32 40 20Z',
    f,
  ) +
  line(
    'M47 28H193C195 38 202 46 212 48V97C202 98 195 106 193 118H47C45 106 38 98 28 97V48C38 46 45 38 47 28Z',
    2.4,
    '#d8a441',
  )

const slab: Board = (f) =>
  shape('M40 152L46 60C50 8 190 8 194 60L200 152Z', f) +
  line('M58 152L62 66C66 26 174 26 178 66L182 152', 2.4, darker(f, 0.35)) +
  line('M178 66L164 80L172 94L160 110M62 40L76 52', 2.4, darker(f, 0.5)) +
  wash('M30 152C50 138 190 138 210 152Z', darker(f, 0.5))

/** Water, hills beyond it and houses up the slope. */
const bay: Vista = (c) =>
  wash('M0 0H240V150H0Z', lighter(c, 0.55)) +
  dot(200, 30, 18, '#fff3c4') +
  wash('M0 84C40 56 70 64 100 78C150 50 200 56 240 80V110H0Z', mix(c, '#5a7a5a', 0.5)) +
  wash('M0 92H240V150H0Z', mix(c, '#2f6f9f', 0.6)) +
  line('M4 108q8 -6 16 0q8 6 16 0M204 116q8 -6 16 0q8 6 16 0M6 138q8 -6 16 0M210 140q8 -6 16 0', 2.4, '#f4ead2')

/** A stream between bare banks at night. */
const creek: Vista = (c) =>
  nightfall(c) +
  wash('M90 108C110 118 70 128 100 150H170C130 132 150 118 116 106Z', mix(c, '#9ac0c8', 0.6)) +
  line('M14 150C18 110 8 90 20 60M16 100C8 92 4 90 -4 76M18 84C28 76 32 66 40 60', 5, '#17141c')

const sign =
  (place: Vista, board: Board, wood: string): Vista =>
  (c) =>
    place(c) + board(wood)

/** The sign of each station, by its id. */
export const stations: Readonly<Record<string, Picture>> = {
  boom_town: {
    vista: [sign(enlarged('mine'), ragged, '#c8924a'), '#d8a45a'],
    emblem: [
      { icon: basic['explosion-rays'], x: 120, y: 72, size: 106, tone: 'blood' },
      { icon: basic.dynamite, x: 120, y: 76, size: 62, tone: 'ink' },
    ],
  },
  catico: {
    vista: [sign(enlarged('street'), planks, '#b8a888'), '#9ab0b8'],
    emblem: [{ icon: icons.cat, x: 120, y: 62, size: 104, tone: 'ink' }],
  },
  crowns_hole: {
    vista: [sign(gulch, arch, '#a87048'), '#d8925a'],
    emblem: [
      { icon: drawn.pit, x: 120, y: 82, size: 100, tone: 'ink' },
      { icon: icons.crown, x: 120, y: 68, size: 88, tone: 'brass' },
    ],
  },
  fort_wroth: {
    vista: [sign(enlarged('fort'), shield, '#8a9aa8'), '#b8a47a'],
    emblem: [{ icon: drawn.palisade, x: 120, y: 66, size: 88, tone: 'leather' }],
  },
  yooma: {
    vista: [sign(enlarged('desert'), hanging, '#f0cf8a'), '#e8a850'],
    emblem: [{ icon: drawn.sunset, x: 126, y: 74, size: 90, tone: 'blood' }],
  },
  frisco: {
    vista: [sign(bay, scroll, '#f4ead2'), '#7ab0d0'],
    emblem: [{ icon: icons.galleon, x: 120, y: 74, size: 92, tone: 'sky' }],
  },
  creepy_creek: {
    vista: [sign(creek, ragged, '#8a8694'), '#5a5a8a'],
    emblem: [{ icon: icons.raven, x: 120, y: 68, size: 100, tone: 'night' }],
  },
  san_tafe: {
    vista: [sign(enlarged('mesa'), arch, '#e9cfa4'), '#dc8a5a'],
    emblem: [{ icon: drawn.mission, x: 120, y: 76, size: 88, tone: 'blood' }],
  },
  miners_oath: {
    vista: [sign(enlarged('mine'), hanging, '#9a6a40'), '#a89a8a'],
    emblem: [
      { icon: icons['war-pick'], x: 118, y: 76, size: 82, tone: 'steel' },
      { icon: icons['war-pick'], x: 138, y: 76, size: 82, tone: 'steel', flip: true },
    ],
  },
  virginia_town: {
    vista: [sign(mainStreet, scroll, '#5f8a6a'), '#d8b070'],
    emblem: [{ icon: basic.saloon, x: 120, y: 73, size: 84, tone: 'wood' }],
  },
  deathwood: {
    vista: [sign(enlarged('cabin'), planks, '#7a94a8'), '#7f94a0'],
    emblem: [{ icon: icons['dead-wood'], x: 120, y: 72, size: 96, tone: 'ink' }],
  },
  dodgeville: {
    vista: [sign(enlarged('prairie'), pointer, '#dcb070'), '#a8b878'],
    emblem: [{ icon: basic['western-hat'], x: 112, y: 74, size: 96, tone: 'leather', turn: -10 }],
  },
  tombrock: {
    vista: [sign(boothill, slab, '#b0aca0'), '#b87a5a'],
    emblem: [{ icon: drawn.skull, x: 120, y: 82, size: 78, tone: 'ink', solid: true }],
  },
}
