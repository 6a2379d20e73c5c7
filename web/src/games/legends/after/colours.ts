export { colours } from '../seats'

/** Lines differ by their dashes too, so that colour is never the only sign. */
export const dashes: readonly string[] = ['', '14 7', '3 8', '18 7 4 7', '9 5 3 5 3 5', '26 8']
