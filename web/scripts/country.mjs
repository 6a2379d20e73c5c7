// Draws the borders of the map of the West: `npm run country` writes the borders.ts of each board.
//
// The spaces of map.toml and who neighbours whom make a plane graph. Its faces become the points at which borders meet:
// three spaces that all touch meet in a point, four that touch in a corner only meet in a crossroads, a large face is a
// mesa, and the face around everything is the edge of the country. So borders touch exactly where neighbours do; the
// rest of the work here is to make the spaces roomy and their borders look drawn by hand.
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Where each board is drawn. `left` is how far it lies in the east; `spot` leads from the printed board, which has room
 * for other things, to the drawing. From `middle` the borders run out to the edge, where the board is not roundish.
 */
const BOARDS = {
  base: {
    target: 'src/games/legends/map/borders.ts',
    WIDTH: 1120,
    left: 0,
    share: 72,
    spot: ([x, y]) => [((x - 22.2) / 70.6) * 1120 + 20, ((y - 5.2) / 81.2) * 840 + 18],
    middle: null,
  },
  ante_up: {
    target: 'src/games/legends/expansions/ante_up/borders.ts',
    WIDTH: 780,
    left: 1210,
    share: 47,
    spot: ([x, y]) => [((x - 2) / 100) * 780, ((y + 1) / 98) * 840],
    middle: [375, 330],
  },
}
const board = process.argv[2] ?? 'base'
const { target, WIDTH, left, share, spot, middle: MIDDLE } = BOARDS[board]
const source = `../src/sagebrush/games/legends/expansions/${board}/map.toml`
const HEIGHT = 840

// -------------------------------------------------------------------- the rows

const rows = { space: [], mesa: [] }
let row = {}
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const table = /^\[\[(\w+)\]\]$/.exec(line)?.[1]
  const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? []
  if (table) (rows[table] ??= []).push((row = {}))
  else if (key) row[key] = JSON.parse(value)
}
const spaces = rows.space
const index = new Map(spaces.map((space, i) => [space.id, i]))
const neighbours = spaces.map((space) => space.neighbours.map((id) => index.get(id)))
const seeds = spaces.map(({ position }) => spot(position))

// -------------------------------------------------------------------- the plane graph

const minus = (a, b) => [a[0] - b[0], a[1] - b[1]]
const plus = (a, b) => [a[0] + b[0], a[1] + b[1]]
const times = (a, k) => [a[0] * k, a[1] * k]
const length = (a) => Math.hypot(a[0], a[1])
const mean = (points) =>
  times(
    points.reduce((sum, point) => plus(sum, point), [0, 0]),
    1 / points.length,
  )
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
const cross = (a, b, c, d) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

const edges = neighbours.flatMap((others, a) => others.filter((b) => a < b).map((b) => [a, b]))
const crosses = ([a, b], [c, d]) => new Set([a, b, c, d]).size === 4 && cross(seeds[a], seeds[b], seeds[c], seeds[d])
/** Pairs that touch in a crossroads alone: their line crosses that of the other two. */
const corners = edges.filter((edge) => edges.some((other) => crosses(edge, other)))
const isCorner = (a, b) => corners.some(([c, d]) => (a === c && b === d) || (a === d && b === c))

const around = neighbours.map((others, a) =>
  others
    .filter((b) => !isCorner(a, b))
    .map((b) => [Math.atan2(seeds[b][1] - seeds[a][1], seeds[b][0] - seeds[a][0]), b])
    .sort(([x], [y]) => x - y)
    .map(([, b]) => b),
)
/** All faces, each as the spaces around it. */
const faces = []
const walked = new Set()
around.forEach((others, a) =>
  others.forEach((b) => {
    if (walked.has(`${a} ${b}`)) return
    const face = []
    let [from, to] = [a, b]
    while (!walked.has(`${from} ${to}`)) {
      walked.add(`${from} ${to}`)
      face.push(from)
      const next = around[to]
      ;[from, to] = [to, next[(next.indexOf(from) + next.length - 1) % next.length]]
    }
    faces.push(face)
  }),
)
const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]
    return sum + (x * v - u * y) / 2
  }, 0)
const outside = faces.reduce((found, face) => (face.length > found.length ? face : found))
const mesaOf = (face) =>
  rows.mesa.find(({ touches }) => touches.length === face.length && face.every((a) => touches.includes(spaces[a].id)))

// -------------------------------------------------------------------- where borders meet

/** Points of the drawing; a wide face (a mesa, the outside) has one for each pair of spaces along it. */
const points = []
const wide = [] // [name, [vertex, …]]
const vertexAt = new Map() // "face a b" or "face"
faces.forEach((face, f) => {
  const mesa = mesaOf(face)
  if (face.length <= 4) {
    vertexAt.set(`${f}`, points.length)
    points.push(mean(face.map((a) => seeds[a])))
    return
  }
  if (!mesa && face !== outside) throw new Error(`spaces around a gap: ${face.map((a) => spaces[a].id)}`)
  const centre = mean(face.map((a) => seeds[a]))
  const ring = face.map((a, i) => {
    const b = face[(i + 1) % face.length]
    const middle = mean([seeds[a], seeds[b]])
    const away = minus(centre, middle)
    vertexAt.set(`${f} ${a} ${b}`, points.length)
    points.push(mesa ? plus(middle, times(away, 0.34)) : middle)
    return points.length - 1
  })
  wide.push([mesa?.id ?? 'edge', ring, f])
})
const frame = wide.find(([name]) => name === 'edge')
const onFrame = new Set(frame[1])

frame[1].forEach((v, i) => {
  const [a, b] = [outside[i], outside[(i + 1) % outside.length]]
  const along = minus(seeds[b], seeds[a])
  const out = times([along[1], -along[0]], 1 / length(along))
  const from = MIDDLE ? mean(besides(a, b, i).map((one) => seeds[one])) : points[v]
  const far = MIDDLE ? plus(from, times(minus(from, MIDDLE), 9)) : plus(from, times(out, -400))
  points[v] = toFrameAlong(from, far)
})
/** Two spaces between which a border comes to the edge; at a dead end it does so on either side, close to the end. */
function besides(a, b, i) {
  if (around[a].length === 1) return [...Array(6).fill(a), outside[(i + 2) % outside.length]]
  if (around[b].length === 1) return [outside[(i + outside.length - 1) % outside.length], ...Array(6).fill(b)]
  return [a, b]
}
/** Where the way from one point to another leaves the country. */
function toFrameAlong(from, to) {
  const d = minus(to, from)
  let k = 1
  for (const [axis, low, high] of [
    [0, 12, WIDTH - 12],
    [1, 12, HEIGHT - 12],
  ]) {
    if (d[axis] > 0) k = Math.min(k, (high - from[axis]) / d[axis])
    if (d[axis] < 0) k = Math.min(k, (low - from[axis]) / d[axis])
  }
  return plus(from, times(d, k))
}

// -------------------------------------------------------------------- the outlines, as numbers of points

const faceBetween = new Map()
/** Points that stay where they are. */
const fixed = new Set()
faces.forEach((face, f) => face.forEach((a, i) => faceBetween.set(`${a} ${face[(i + 1) % face.length]}`, f)))
/** Going round a space, the points of each face that it has a part in. */
const outlines = spaces.map((_, a) =>
  around[a].flatMap((b) => {
    // The face to the left of the way from a to b, and who comes before a in it.
    const f = faceBetween.get(`${a} ${b}`)
    const face = faces[f]
    if (vertexAt.has(`${f}`)) return [vertexAt.get(`${f}`)]
    const place = face.findIndex((one, i) => one === a && face[(i + 1) % face.length] === b)
    const before = face[(place + face.length - 1) % face.length]
    return [vertexAt.get(`${f} ${a} ${b}`), ...cornerOf(a), vertexAt.get(`${f} ${before} ${a}`)]
  }),
)
/** A space at a dead end lies in a corner of the country. */
function cornerOf(a) {
  if (around[a].length > 1) return []
  const [x, y] = seeds[a]
  points.push([x < WIDTH / 2 ? 18 : WIDTH - 18, y < HEIGHT / 2 ? 17 : HEIGHT - 17])
  fixed.add(points.length - 1)
  return [points.length - 1]
}
const mesas = wide.filter(([name]) => name !== 'edge')
const outlineOf = (ring) => ring.map((v) => points[v])
for (const ring of outlines) if (area(outlineOf(ring)) < 0) ring.reverse()

// -------------------------------------------------------------------- room for everybody

let state = 20240713
/** The same numbers at every run. */
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

const whole = WIDTH * HEIGHT * 0.9
const shapes = [
  ...outlines.map((ring, a) => ({ ring, room: (whole / share) * ROOM(spaces[a]), home: seeds[a], space: true })),
  ...mesas.map(([, ring]) => ({ ring, room: Math.abs(area(outlineOf(ring))) * 0.9, home: null, space: false })),
]
/** Where buildings stand, people need room. */
function ROOM({ id, region, location }) {
  if (around[index.get(id)].length === 1) return 0.7
  const { town } = rows.region.find(({ id }) => id === region)
  return town ? 0.92 : location ? 1.05 : 0.95
}
const shapesAt = points.map((_, v) => shapes.filter(({ ring }) => ring.includes(v)))

/** How badly a space is shaped: too small, too long, borders too short to be seen, corners too sharp, far from home. */
function badness({ ring, room, home, space }) {
  const outline = outlineOf(ring)
  const size = Math.abs(area(outline))
  let round = 0
  let bad = ((size - room) / room) ** 2 * 3
  outline.forEach((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]
    const after = outline[(i + 1) % outline.length]
    const step = length(minus(after, point))
    round += step
    if (step < 44) bad += ((44 - step) / 44) ** 2 * 2.4
    const sharp = turn(before, point, after) / (length(minus(point, before)) * step)
    // Inward corners are worse than sharp ones.
    if (sharp < 0) bad += sharp ** 2 * (space ? 3 : 0.5)
    else if (sharp < 0.5) bad += (0.5 - sharp) ** 2 * 0.3
    if (area(outline) < 0) bad += 100
  })
  bad += Math.max(0, round ** 2 / size / 15 - 1) * (space ? 1.6 : 0.1)
  if (home) bad += (length(minus(mean(outline), home)) / 60) ** 2 * 0.22
  return bad
}

let reach = 40
for (let pass = 0; pass < 900; pass += 1, reach = Math.max(2, reach * 0.995))
  for (let v = 0; v < points.length; v += 1) {
    if (fixed.has(v)) continue
    const was = points[v]
    const before = shapesAt[v].reduce((sum, shape) => sum + badness(shape), 0)
    let wish = plus(was, [(chance() - 0.5) * reach, (chance() - 0.5) * reach])
    if (onFrame.has(v)) {
      // What lies on the edge slides along it.
      const onSide = was[0] <= 12.5 || was[0] >= WIDTH - 12.5
      wish = onSide ? [was[0], wish[1]] : [wish[0], was[1]]
    }
    wish = [Math.min(WIDTH - 12, Math.max(12, wish[0])), Math.min(HEIGHT - 12, Math.max(12, wish[1]))]
    points[v] = wish
    if (shapesAt[v].reduce((sum, shape) => sum + badness(shape), 0) >= before) points[v] = was
  }

// -------------------------------------------------------------------- borders drawn by hand

const owners = new Map() // "v w" -> name of the shape that walks from v to w
const named = [...outlines.map((ring, a) => [spaces[a].id, ring]), ...mesas.map(([name, ring]) => [name, ring])]
for (const [name, ring] of named.slice(spaces.length)) {
  if (area(outlineOf(ring)) < 0) ring.reverse()
  void name
}
for (const [name, ring] of named) ring.forEach((v, i) => owners.set(`${v} ${ring[(i + 1) % ring.length]}`, name))

/** A line from point to point with the tremble of a hand in it. */
function drawn(a, b, still) {
  const way = minus(b, a)
  const far = length(way)
  const side = times([-way[1], way[0]], 1 / far)
  const pieces = Math.max(2, Math.round(far / 26))
  const bow = (chance() - 0.5) * Math.min(12, far * 0.16)
  const line = []
  for (let i = 1; i < pieces; i += 1) {
    const k = i / pieces
    const off = still ? (chance() - 0.5) * 5 : bow * Math.sin(Math.PI * k) + (chance() - 0.5) * 4.5
    line.push(plus(plus(a, times(way, k)), times(side, off)))
  }
  return line
}
/** Along the edge of the country, round its corners. */
function shore(a, b) {
  const upright = ([x]) => x <= 12.5 || x >= WIDTH - 12.5
  const ends = [...fixed].some((v) => points[v] === a || points[v] === b)
  if (ends || upright(a) === upright(b)) return drawn(a, b, true)
  const [side, level] = upright(a) ? [a, b] : [b, a]
  const corner = [side[0] < WIDTH / 2 ? 38 : WIDTH - 38, level[1] < HEIGHT / 2 ? 36 : HEIGHT - 36]
  return [...drawn(a, corner, true), corner, ...drawn(corner, b, true)]
}
const borders = []
const numberOf = new Map()
for (const [name, ring] of named)
  ring.forEach((v, i) => {
    const w = ring[(i + 1) % ring.length]
    if (numberOf.has(`${v} ${w}`)) return
    const other = owners.get(`${w} ${v}`) ?? 'edge'
    numberOf.set(`${v} ${w}`, borders.length + 1)
    numberOf.set(`${w} ${v}`, -(borders.length + 1))
    borders.push([name, other, [points[v], ...(other === 'edge' ? shore : drawn)(points[v], points[w]), points[w]]])
  })
const rings = Object.fromEntries(
  named.map(([name, ring]) => [name, ring.map((v, i) => numberOf.get(`${v} ${ring[(i + 1) % ring.length]}`))]),
)

/** The point that is farthest from all borders: there things stand. */
function roomiest(name) {
  const outline = rings[name].flatMap((n) => {
    const line = borders[Math.abs(n) - 1][2]
    return (n > 0 ? line : [...line].reverse()).slice(0, -1)
  })
  let best = [0, [0, 0]]
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 4)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 4) {
      if (!inside([x, y], outline)) continue
      const room = Math.min(...outline.map((a, i) => toSegment([x, y], a, outline[(i + 1) % outline.length])))
      if (room > best[0]) best = [room, [x, y]]
    }
  return best
}
function inside([x, y], outline) {
  let odd = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}
function toSegment(p, a, b) {
  const d = minus(b, a)
  const k = Math.max(0, Math.min(1, ((p[0] - a[0]) * d[0] + (p[1] - a[1]) * d[1]) / (d[0] ** 2 + d[1] ** 2)))
  return length(minus(p, plus(a, times(d, k))))
}

const number = (n) => Math.round(n)
const flat = (line) => line.map(([x, y]) => `${number(x + left)} ${number(y)}`).join(' ')
const centres = spaces.map(({ id }) => {
  const [room, [x, y]] = roomiest(id)
  return `  ${id}: [${number(x + left)}, ${number(y)}, ${number(room)}],`
})
const crossroads = faces
  .map((face, f) => [face, vertexAt.get(`${f}`)])
  .filter(([face, v]) => face.length === 4 && v !== undefined)
  .map(
    ([face, v]) =>
      `  [${number(points[v][0] + left)},${number(points[v][1])}, '${face.map((a) => spaces[a].id).join(' ')}'],`,
  )

writeFileSync(
  target,
  `// Written by scripts/country.mjs from map.toml; do not edit.
// prettier-ignore
/** Each border: what lies on either side, and its points from end to end. \`edge\` is where the country ends. */
export const borders: readonly (readonly [string, string, string])[] = [
${borders.map(([a, b, line]) => `  ['${a}', '${b}', '${flat(line)}'],`).join('\n')}
]
// prettier-ignore
/** What goes round a space or a mesa: numbers of borders from 1, negative where they are walked backwards. */
export const rings: Readonly<Record<string, readonly number[]>> = {
${Object.entries(rings)
  .map(([name, ring]) => `  ${name}: [${ring.join(', ')}],`)
  .join('\n')}
}
// prettier-ignore
/** Where there is most room in a space, and how much: x, y, radius. */
export const centres: Readonly<Record<string, readonly [number, number, number]>> = {
${centres.join('\n')}
}
// prettier-ignore
/** Where four spaces meet in a point, and one can ride across: x, y, the spaces in turn. */
export const crossroads: readonly (readonly [number, number, string])[] = [
${crossroads.join('\n')}
]
export const WIDTH = ${left + WIDTH}
export const HEIGHT = ${HEIGHT}
`,
)
