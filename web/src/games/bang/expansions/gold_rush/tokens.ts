import { lump } from './gold'

/** Tokens as SVG text for a 24 by 24 box, by the part of the table that lays them before players and beside prices. */
export const tokens: Readonly<Record<string, string>> = {
  gold: lump(),
}
