import type { LocationRow } from '../../map/rows'
import { placePicture } from '../../map/places'

// The buildings and signs of the second board: SVG text around (0, 0), where their threshold is.
const INK = '#3a2415'
const ink = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`
const ground = (w: number): string => `<ellipse cx="0" cy="1" rx="${w}" ry="5" fill="${INK}" opacity=".18"/>`
const letter = (text: string, x: number, y: number, size: number, fill = INK): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${fill}">${text}</text>`

const marshal =
  ground(34) +
  `<path d="M-29 0V-28H27V0Z" fill="#8f7a6a" ${ink}/><path d="M-33-27-25-40H23L31-27Z" fill="#4a5a6a" ${ink}/>` +
  `<path d="M-15 0v-16h11v16Z" fill="#5a3320" ${ink}/><path d="M4-19h16v12H4Z" fill="#2b1d14" ${ink}/>` +
  `<path d="M8-19v12M12-19v12M16-19v12" stroke="#c9bda6" stroke-width="1.400"/>` +
  `<circle cx="-1" cy="-34" r="8" fill="#dfe6ea" ${ink}/><path d="M-1-40 1-36 5-35.500 2-32.500 2.800-28.500-1-30.400-4.800-28.500-4-32.500-7-35.500-3-36Z" fill="#3d7fb0" ${ink} stroke-width="1"/>`

const post =
  ground(36) +
  `<path d="M-30 0V-22H22V0Z" fill="#9a6a3c" ${ink}/><path d="M-30-16H22M-30-10H22M-30-5H22" ${ink} stroke-width=".9"/>` +
  `<path d="M-35-20-4-38 27-20Z" fill="#6b4526" ${ink}/><path d="M-12 0v-14h12v14Z" fill="#3f2616" ${ink}/>` +
  `<path d="M26 0v-12h12v12Z" fill="#8a5a30" ${ink}/><path d="M26-8h12M26-4h12" ${ink} stroke-width=".9"/>` +
  `<path d="M6-16q7-4 11 0-1 8-5 9-6-2-6-9Z" fill="#d8b48a" ${ink} stroke-width="1.200"/>`

const camp =
  ground(36) +
  `<path d="M-32 0-14-32 4 0Z" fill="#c9b48c" ${ink}/><path d="M-14-32-12 0-20 0Z" fill="#4a3322" ${ink}/>` +
  `<path d="M2 0 16-24 32 0Z" fill="#b39a70" ${ink}/><path d="M16-24 18 0 11 0Z" fill="#4a3322" ${ink}/>` +
  `<path d="M-3 4 9-1M9 4-3-1" ${ink} stroke-width="2.600"/><path d="M3 0q-6-6 0-13 6 7 0 13Z" fill="#e8892b" ${ink} stroke-width="1.200"/>`

const pass = (row: LocationRow): string =>
  `<path d="M-38 2-20-30-10-16 4-42 22-12 28-20 38 2Z" fill="#a39584" ${ink}/>` +
  `<path d="M-20-30-24-22-19-23-15-23ZM4-42-3-28 4-31 10-31Z" fill="#f6f1e4" ${ink} stroke-width="1"/>` +
  `<path d="M-10 2Q4-8-2-16T2-26" fill="none" stroke="#f3dfb0" stroke-width="5"/>` +
  `<path d="M13 2v-16" ${ink} stroke-width="2.500"/><path d="M4-28h18v14H4Z" fill="#f3dfb0" ${ink}/>${letter(row.letter ?? '', 13, -16.5, 12)}`

const stake = (row: LocationRow): string =>
  `<path d="M-22 2-14-12-6-4 4-20 16-2 24 2Z" fill="#b7a27c" ${ink} opacity=".75"/>` +
  `<path d="M0 2V-26" ${ink} stroke-width="2.600"/><path d="M-13-30H10L16-23 10-16H-13Z" fill="#f3dfb0" ${ink}/>` +
  letter(String(row.value ?? ''), -1, -18, 13)

const orange = (row: LocationRow): string =>
  `${placePicture('ranch', {})}<path d="M20-16V-40" ${ink} stroke-width="2.200"/>` +
  `<path d="M20-40h15l-4 5 4 5h-15Z" fill="${row.colour === 'orange' ? '#d9792b' : '#4b8a3c'}" ${ink} stroke-width="1.200"/>`

/** What is drawn of the places of this board, by their kinds. */
export const pictures: Readonly<Record<string, (row: LocationRow) => string>> = {
  marshal_office: () => marshal,
  trading_post: () => post,
  outlaw_camp: () => camp,
  mountain_pass: pass,
  frontier: stake,
  // The main board's ranches have flags of their own colours.
  ranch: (row) => (row.colour === 'orange' ? orange(row) : placePicture('ranch', row)),
}

export const scenery: Readonly<Record<string, readonly string[]>> = {
  buzzard_gulch_frontier: [
    `<path d="M-9 0q1-8 4-10M-5 0q1-11 4-13M-1 0q3-9 6-10M3 0q4-6 8-6" ${ink} stroke-width="1.100" fill="none" stroke="#6a7a3c"/>`,
    `<path d="M-16 0Q-4-14 12 0" fill="#cfc489" ${ink} stroke-width="1.200"/>`,
    `<path d="M-12 0-8-8 0-10 8-6 11 0Z" fill="#b7a68a" ${ink} stroke-width="1.200"/>`,
    `<path d="M0 0V-6M-9-5 0-24 9-5Z" fill="#7d8f58" ${ink} stroke-width="1.200"/>`,
  ],
}
