// Small signs for a 24 by 24 box: SVG text. Their shapes differ, so that colour is never the only sign.
const ink = '#2b1a12'
const edge = `stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"`
const path = (d: string, fill: string, extra: string = edge): string => `<path d="${d}" fill="${fill}" ${extra}/>`
const line = (d: string, colour = ink, width = 1.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const star = 'M12 1.800l3 6.300 6.900.9-5 4.800 1.300 6.900L12 17.400l-6.200 3.300 1.300-6.900-5-4.800 6.900-.9z'
const cow =
  'M4 9C1.500 8.600.8 6.400 1.600 4.800 2.800 6.400 4.400 6.600 6.600 6.400 9 5 15 5 17.400 6.400c2.200.2 3.800 0 5-1.600.8 1.600.1 3.800-2.400 4.200C19.600 14 17.400 21 12 22.200 6.600 21 4.400 14 4 9z'
const muzzle = 'M8.400 17.600c2-1.600 5.200-1.600 7.200 0-.4 2.400-6.800 2.400-7.200 0z'
const cattle = (colour: string, brand: string): string =>
  path(cow, colour) + path(muzzle, '#f0c8a8', '') + line('M8 11.500h.1M16 11.500h.1', ink, 2.2) + brand

/** Signs of resources, points, figures and faces of the die, by their names. */
export const marks = {
  money:
    path('M1.500 6h21v12h-21z', '#8fb37a') +
    path('M12 8.500a3.500 3.500 0 1 0 .1 0z', '#e6f0d0', '') +
    line('M12 9.600v4.800M13.400 10.600c-1-.8-2.800-.5-2.800.7s2.800.9 2.800 2.200-2 1.500-2.900.6', '#2f5a2a', 1) +
    line('M4 8.500v7M20 8.500v7', '#4f7a44', 1),
  nugget:
    path('M4 15l2.500-7L13 4.500l6 3.500 2 6.500-4.500 5.500-8 .5z', '#e6b93c') +
    path('M6.500 8L12 10l1-5.500zM12 10l5 4 2-6z', '#f8dc84', ''),
  wound:
    path(
      'M12 21C5.500 16 2.200 12.600 2.200 8.300 2.200 5.300 4.500 3 7.300 3c1.900 0 3.600 1 4.700 2.700C13.100 4 14.800 3 16.700 3c2.800 0 5.100 2.300 5.100 5.300 0 4.300-3.300 7.700-9.800 12.700z',
      '#b3281f',
    ) + line('M7 8.500l3 2.500-2 3 4 2.500', '#fff0e0', 1.6),
  lp:
    path('M12 1.500l9 3.500v7c0 5.500-4 8.800-9 10.500C7 20.800 3 17.500 3 12V5z', '#c98a1b') +
    path('M12 5l1.900 4 4.300.6-3.100 3 .8 4.300-3.900-2-3.900 2 .8-4.300-3.100-3 4.300-.6z', '#fff0c0', ''),
  mp: path(star, '#3d7fb0') + path('M12 8.500a3.500 3.500 0 1 0 .1 0z', '#dcefff', ''),
  wp:
    path('M4 2h16v20H4z', '#e3c58e') +
    path('M12 7.500a4 4 0 1 0 .1 0z', '#7b4726', '') +
    line('M7 4.600h10M7 18h10M7 20h6', '#83201a', 1.5),
  action: path('M12 2a10 10 0 1 0 .1 0z', '#5c7a4c') + line('M8 12.500l3 3 5.500-6.500', '#fff6e0', 2.4),
  speed:
    path('M3 21V10a9 9 0 0 1 18 0v11h-5V10a4 4 0 0 0-8 0v11z', '#a9a49a') +
    line('M5.500 11v.1M5.500 16v.1M18.500 11v.1M18.500 16v.1', '#2b1a12', 2.4),
  card:
    path('M6 2h12v20H6z', '#fbf4e2') +
    path(
      'M12 7c3 2.800 4.200 4.300 4.200 6 0 2.200-2.600 2.600-3.600 1 .1 1.300.5 2 1.100 2.700h-3.400c.6-.7 1-1.400 1.100-2.700-1 1.600-3.600 1.200-3.600-1 0-1.700 1.200-3.200 4.200-6z',
      ink,
      '',
    ),
  story:
    path('M3 4c3-1.500 6-1 9 1 3-2 6-2.500 9-1v15c-3-1.500-6-1-9 1-3-2-6-2.500-9-1z', '#f0dfb4') +
    line(
      'M12 5v15M5.500 8.500c1.500-.5 3-.3 4.300.5M5.500 12c1.500-.5 3-.3 4.300.5M14.200 9c1.300-.8 2.800-1 4.300-.5M14.200 12.500c1.300-.8 2.800-1 4.300-.5',
      '#7b4726',
      1.1,
    ),
  goal:
    path('M12 2a10 10 0 1 0 .1 0z', '#fbf4e2') +
    path('M12 5.500a6.500 6.500 0 1 0 .1 0z', '#b3281f', '') +
    path('M12 9a3 3 0 1 0 .1 0z', '#fbf4e2', ''),
  token:
    path('M12 1.500a10.500 10.500 0 1 0 .1 0z', '#8e6a20') +
    path(star, '#f0cf7a', 'transform="translate(3.600 3.800) scale(.7)"'),
  sheriff: path(star, '#f0c34a') + path('M12 8a4 4 0 1 0 .1 0z', '#fff3c8', ''),
  bandit:
    path('M2 8c4-3 16-3 20 0l-1.500 5C18 14 14.500 13 12 11.500 9.500 13 6 14 3.500 13z', '#211a18') +
    path('M6 9.200l4 1.600-1.600 1.400L5.600 11zM18 9.200l-4 1.600 1.600 1.400 2.800-1.200z', '#f4ead4', '') +
    path('M4 15c5-1.500 11-1.500 16 0-2 4.500-5 6.500-8 7-3-.5-6-2.500-8-7z', '#b3281f'),
  black: path(
    'M2 14c3 1 6 .6 6.500.5C9 9 10 4 11.200 4c.4 0 .5.400.8.400s.4-.4.8-.4c1.200 0 2.200 5 2.700 10.500.5.1 3.500.5 6.500-.5-1 3.500-5.500 5-10 5S3 17.500 2 14z',
    '#17151a',
  ),
  blue: cattle('#5f8fc0', line('M12 3.800v3M10.500 5.300h3', '#fff', 1.3)),
  green: cattle('#7aa05a', line('M10.600 4l2.800 2.800M13.400 4l-2.800 2.800', '#fff', 1.3)),
  cash: path('M2 7h20v11H2z', '#8fb37a') + line('M7 9.500v6M10 9.500h3.500v6H10zM17 9.500v6', '#2f5a2a', 1.2),
  dust:
    path('M2 20c4-6 6-11 10-11s6 5 10 11z', '#e0b45a') +
    line('M7 5h.1M12 3h.1M17 5.500h.1M9.500 15h.1M14 17h.1M12 12.500h.1', '#8e5a0d', 2),
  gravel: path(
    'M3 18l2-5 4-1.500 3 3-1 5.500H5zM12 20l1.500-6 4-1.500 4 4-1 3.500zM8 9l3-4 5 1 1 4-4 2.500z',
    '#8d877c',
  ),
} as const
export type Mark = keyof typeof marks
