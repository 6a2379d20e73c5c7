// The buildings and signs of the map: SVG text around (0, 0), where their threshold is. Ink lines over flat washes.
const INK = '#3a2415'
const ink = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`

/** The ground a house stands on, so that it does not float. */
const ground = (w: number): string => `<ellipse cx="0" cy="1" rx="${w}" ry="5" fill="${INK}" opacity=".18"/>`

/** A house with a false front: wall, front, and what is on it. */
const house = (wall: string, front: string, more: string): string =>
  `${ground(34)}<path d="M-29 0V-26L-14-33H29V0Z" fill="${wall}" ${ink}/>` +
  `<path d="M-29 0V-40Q-29-43-26-43H8Q11-43 11-40V0Z" fill="${front}" ${ink}/>` +
  `<path d="M11-33 29-33 33-24H11Z" fill="#7d4a2c" ${ink}/>${more}`
const door = `<path d="M-15 0v-15h11v15Z" fill="#5a3320" ${ink}/>`
const window = (x: number, y: number): string =>
  `<path d="M${x} ${y}h9v9h-9Zm4.5 0v9M${x} ${y + 4.5}h9" fill="#f7e3a0" ${ink} stroke-width="1.1"/>`
const porch = `<path d="M-33-19H15" ${ink} stroke-width="3"/><path d="M-32-19V0M14-19V0" ${ink} stroke-width="1.8"/>`
const board = (width: number, inner: string): string =>
  `<path d="M${-9 - width / 2}-40h${width}v13h${-width}Z" fill="#f3dfb0" ${ink} stroke-width="1.2"/>${inner}`

const letter = (text: string, x: number, y: number, size: number, fill = INK): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${fill}">${text}</text>`

const star = (x: number, y: number, r: number, fill: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? r : r * 0.45
    const turn = (Math.PI * i) / 5 - Math.PI / 2
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}" ${ink} stroke-width="1"/>`
}

const drawings: Readonly<Record<string, string>> = {
  store: house(
    '#b98a54',
    '#cfa266',
    board(30, letter('$', -9, -29.5, 12, '#7d2416')) +
      `<path d="M-30-20 H12 L15-12 H-33Z" fill="#a83a2a" ${ink}/><path d="M-24-20-26-12M-15-20-16-12M-6-20V-12M3-20 5-12" stroke="#f6e5c0" stroke-width="3"/>` +
      door +
      window(0, -10) +
      `<path d="M18 0v-9h9v9Z" fill="#8a5a30" ${ink}/><path d="M18-6h9M18-3h9" ${ink} stroke-width=".9"/>`,
  ),
  saloon: house(
    '#8c5a6e',
    '#b27488',
    board(
      34,
      `<path d="M-15-37.500h6q1 0 1 1v7h-8v-7q0-1 1-1Zm7 2.500h2.500v4h-2.500" fill="#f0c24a" ${ink} stroke-width="1"/>`,
    ) +
      `<path d="M-18 0v-17h7v13l-7-3ZM-3 0v-17h-7v13l7-3Z" fill="#6b3a22" ${ink}/>` +
      porch +
      window(0, -15) +
      window(17, -17),
  ),
  bank:
    ground(34) +
    `<path d="M-28 0V-30H28V0Z" fill="#cdbf9f" ${ink}/><path d="M-33-30 0-46 33-30Z" fill="#ded2b4" ${ink}/>` +
    `<path d="M-24-1V-28M-12-1V-28M12-1V-28M24-1V-28" stroke="#f6efdc" stroke-width="5"/><path d="M-24-1V-28M-12-1V-28M12-1V-28M24-1V-28" ${ink} stroke-width=".8"/>` +
    `<path d="M-6 0v-18h12v18Z" fill="#5a3320" ${ink}/><circle cx="0" cy="-35.500" r="5" fill="#f0c24a" ${ink} stroke-width="1"/>${letter('$', 0, -32.5, 8.5)}` +
    `<path d="M-32 0H32" ${ink} stroke-width="3"/>`,
  doctor: house(
    '#c9cfc2',
    '#e6e8da',
    board(
      22,
      `<path d="M-11.500-38h5v3.500h3.500v4.500h-3.500v3.500h-5v-3.500h-3.500v-4.500h3.500Z" fill="#b3281f"/>`,
    ) +
      door +
      window(-27, -15) +
      window(0, -15) +
      window(17, -17),
  ),
  cabaret: house(
    '#7b4a86',
    '#a468ac',
    `<path d="M-31-42q5-9 11-3 5-10 11 0 6-10 11 0 7-6 10 3Z" fill="#e0b13c" ${ink}/>` +
      star(-9, -30, 7, '#f7df8a') +
      `<path d="M-17 0q0-17 8-17t8 17Z" fill="#7d2436" ${ink}/><path d="M-9-17V0" ${ink} stroke-width="1"/>` +
      window(17, -18) +
      `<path d="M-30-21 12-21" stroke="#f7df8a" stroke-width="2.500" stroke-dasharray=".1 5" stroke-linecap="round"/>`,
  ),
  sheriff_office: house(
    '#86694a',
    '#a98a62',
    board(26, star(-9, -33.5, 6, '#e8c14a')) +
      door +
      `<path d="M0-15h10v10h-10Z" fill="#2b1d14" ${ink}/><path d="M2.500-15v10M5-15v10M7.500-15v10" stroke="#c9bda6" stroke-width="1.300"/>` +
      porch,
  ),
  mine:
    `<path d="M-38 1Q-34-22-18-30-8-44 6-34 24-32 30-14 36-8 38 1Z" fill="#a58a6e" ${ink}/><path d="M-18-30-10-20M6-34 8-24M24-26 18-18" ${ink} stroke-width="1" opacity=".6"/>` +
    `<path d="M-14 1V-17Q-14-24 0-24T14-17V1Z" fill="#1f140d" ${ink}/><path d="M-17 1V-19H17V1M-20-20H20" ${ink} stroke-width="4" stroke="#7a4e2a"/>` +
    `<path d="M-5 1 0-6 5 1Z" fill="#e8b93c"/><path d="M-11-2h22l-3 7h-16Z" fill="#6a6a68" ${ink}/><circle cx="-6" cy="7" r="3" fill="#3a3430" ${ink}/><circle cx="6" cy="7" r="3" fill="#3a3430" ${ink}/><path d="M-9-3q3-5 6-1 2-5 5-1 4-4 7 2Z" fill="#f0c24a" ${ink} stroke-width=".9"/>`,
  ranch:
    ground(36) +
    `<path d="M-24 0V-22L-6-34 12-22V0Z" fill="#b3503a" ${ink}/><path d="M-28-20-6-36 16-20" ${ink} stroke-width="3.500" fill="none" stroke="#5a2c1c"/>` +
    `<path d="M-13 0v-15h14v15ZM-13-15 1 0M1-15-13 0" fill="#8a3a28" ${ink}/><path d="M-9-23h6v5h-6Z" fill="#3a2415"/>` +
    `<path d="M14-10h24M14-4h24M17 0v-14M26 0v-14M35 0v-14" ${ink} stroke-width="2.200" stroke="#6b4526"/>`,
  station:
    ground(38) +
    `<path d="M-24 0V-22H24V0Z" fill="#cf9a52" ${ink}/><path d="M-32-20-22-34H22L32-20Z" fill="#3f6a6a" ${ink}/>` +
    `<path d="M-6 0v-15h12v15Z" fill="#5a3320" ${ink}/>${window(-20, -15)}${window(11, -15)}` +
    `<circle cx="0" cy="-26" r="6" fill="#fbf3dc" ${ink} stroke-width="1.200"/><path d="M0-30v4l3 2" ${ink} stroke-width="1.200" fill="none"/>` +
    `<path d="M-36 5H36M-36 11H36" ${ink} stroke-width="1.800"/><path d="M-32 3v10M-24 3v10M-16 3v10M-8 3v10M0 3v10M8 3v10M16 3v10M24 3v10M32 3v10" stroke="#6b4526" stroke-width="3"/>`,
  hideout:
    `<path d="M-36 1Q-38-16-24-22-16-38 2-32 22-34 26-18 38-12 36 1Z" fill="#8f7d6a" ${ink}/><path d="M-24-22q6 4 6 10M2-32q-2 6 4 10M26-18q-6 2-6 8" ${ink} stroke-width="1" fill="none" opacity=".6"/>` +
    `<path d="M-12 1Q-14-19 0-20 14-19 12 1Z" fill="#15100c" ${ink}/>`,
}

const letterSign = (text: string): string =>
  `<path d="M16-2V-28" ${ink} stroke-width="2.500"/><path d="M7-42H25L29-35 25-28H7Z" fill="#f3dfb0" ${ink}/>${letter(text, 15.5, -30.5, 13)}`
const brand = (colour: string): string =>
  `<path d="M20-16V-40" ${ink} stroke-width="2.200"/><path d="M20-40h15l-4 5 4 5h-15Z" fill="${colour === 'blue' ? '#2f6fa8' : '#4b8a3c'}" ${ink} stroke-width="1.200"/>`

/** What is drawn of a location; a hideout bears its letter, a ranch the flag of its cattle. */
export function placePicture(kind: string, sign: { readonly letter?: string; readonly colour?: string }): string {
  const extra = sign.letter ? letterSign(sign.letter) : sign.colour ? brand(sign.colour) : ''
  return (drawings[kind] ?? '') + extra
}

/** Small things that grow and lie in the open country, by region. */
export const scenery: Readonly<Record<string, readonly string[]>> = {
  mesitos_point: [
    `<path d="M0 0V-6M-8-5 0-24 8-5Z" fill="#6d8a58" ${ink} stroke-width="1.200"/><path d="M13 1v-4M7-2l6-14 6 14Z" fill="#7f9a66" ${ink} stroke-width="1.200"/>`,
    `<path d="M0 0V-6M-9-5 0-26 9-5Z" fill="#5f7f52" ${ink} stroke-width="1.200"/>`,
  ],
  sunny_hills: [
    `<path d="M-20 0Q-8-16 2-4 12-18 24 0" fill="#d9bf62" ${ink} stroke-width="1.200"/><path d="M-8-9q3 1 4 4M13-10q3 1 4 4" ${ink} stroke-width=".9" fill="none"/>`,
    `<path d="M-16 0Q-4-14 12 0" fill="#dcc56c" ${ink} stroke-width="1.200"/><path d="M8 2q2-8 5-9M11 2q3-5 6-5" ${ink} stroke-width="1" fill="none"/>`,
  ],
  cliff_junction: [
    `<path d="M-14 0-10-12-2-15 4-8 12-10 16 0Z" fill="#b98a6a" ${ink} stroke-width="1.200"/><path d="M-4-14-2-4M6-8 8-2" ${ink} stroke-width=".8"/>`,
    `<path d="M-12 0-8-8 0-10 8-6 11 0Z" fill="#c29a78" ${ink} stroke-width="1.200"/><path d="M14 0q1-6 4-7M17 0q2-4 5-4" ${ink} stroke-width="1" fill="none"/>`,
  ],
  spikes_view: [
    `<path d="M-3 0V-20Q-3-24 0-24T3-20V0ZM3-8h5q3 0 3-3v-5M-3-11h-4q-3 0-3-3v-4" fill="#7f9a56" ${ink} stroke-width="1.300"/>`,
    `<path d="M-10 0q1-8 4-10M-6 0q1-11 4-13M-2 0q3-9 6-10M2 0q4-6 8-6" ${ink} stroke-width="1.100" fill="none" stroke="#6a7a3c"/>`,
  ],
  darkrock: [
    `<path d="M-7 0q-3-7 0-14h12q3 7 0 14Z" fill="#8a5a30" ${ink} stroke-width="1.200"/><path d="M-8-4H6M-8-10H6" ${ink} stroke-width="1"/>`,
    `<path d="M-14 0v-10M14 0v-10M-17-9H17" ${ink} stroke-width="2.200" stroke="#6b4526"/>`,
  ],
  red_falls: [`<path d="M-14 0v-10M14 0v-10M-17-9H17" ${ink} stroke-width="2.200" stroke="#6b4526"/>`],
  dixon_creek: [],
}
