import { at, dot, shape, wash } from '../../../../art/portrait/draw'

/** Tokens as SVG text for a 24 by 24 box, by the part of the table that lays them on cards and characters. */
export const tokens: Readonly<Record<string, string>> = {
  /** A cartridge on a round of leather. */
  loads:
    dot(12, 12, 11.2, '#5a321a', 1.4) +
    '<circle cx="12" cy="12" r="9" fill="none" stroke="#d8a860" stroke-width=".9" stroke-dasharray="2 1.5"/>' +
    at(
      'rotate(38 12 12)',
      shape('M9.200 9.500C9.200 6.500 10.600 3.700 12 2.600C13.400 3.700 14.800 6.500 14.800 9.500Z', '#b8c2c8', 0.9) +
        shape('M8.800 9.500H15.200V18.100H8.800Z', '#e6b23c', 0.9) +
        shape('M8 18.100H16V21H8Z', '#b5801f', 0.9) +
        wash('M10 10.300H11.500V17.300H10Z', '#fdeab2'),
    ),
}
