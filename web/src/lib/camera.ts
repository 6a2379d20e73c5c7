/** Where a large picture lies under a window: shifted by x and y pixels of the window, and so many times as large. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The scale at which the whole picture is in sight, and the one at which it covers the window. */
export const whole = (picture: Size, port: Size): number =>
  Math.min(port.width / picture.width, port.height / picture.height)
export const covering = (picture: Size, port: Size): number =>
  Math.max(port.width / picture.width, port.height / picture.height)

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Along one side: no gap where the picture is larger than the window, in the middle where it is smaller. */
const settled = (at: number, large: number, port: number): number =>
  large <= port ? (port - large) / 2 : within(at, port - large, 0)

/** The nearest camera that shows nothing but the picture, no smaller than whole and no larger than `most` times that. */
export function settle(camera: Camera, picture: Size, port: Size, most: number): Camera {
  const least = whole(picture, port)
  const scale = within(camera.scale, least, Math.max(least * most, least))
  return {
    x: settled(camera.x, picture.width * scale, port.width),
    y: settled(camera.y, picture.height * scale, port.height),
    scale,
  }
}

/** Larger or smaller, with what is under this spot of the window staying there. */
export const zoomAt = (camera: Camera, factor: number, spot: Spot): Camera => ({
  x: spot.x - (spot.x - camera.x) * factor,
  y: spot.y - (spot.y - camera.y) * factor,
  scale: camera.scale * factor,
})

/** This spot of the picture in the middle of the window. */
export const centred = (spot: Spot, scale: number, port: Size): Camera => ({
  x: port.width / 2 - spot.x * scale,
  y: port.height / 2 - spot.y * scale,
  scale,
})

/** Whether a spot of the picture is well in sight. */
export function inSight(spot: Spot, camera: Camera, port: Size, margin: number): boolean {
  const [x, y] = [camera.x + spot.x * camera.scale, camera.y + spot.y * camera.scale]
  return x >= margin && y >= margin && x <= port.width - margin && y <= port.height - margin
}

/** The camera from which all these spots are well in sight, no closer than this one; this one if they are already. */
export function showing(spots: readonly Spot[], camera: Camera, port: Size, margin: number): Camera {
  if (spots.every((spot) => inSight(spot, camera, port, margin))) return camera
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = whole(
    { width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    { width: Math.max(1, port.width - 2 * margin), height: Math.max(1, port.height - 2 * margin) },
  )
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(camera.scale, fits), port)
}
