import { at, dot, line, shape, wash } from '../../../../art/portrait/draw'

const ink = '#2b1a12'
const red = '#b3281f'

/** A little card in a 24 by 24 box, with something on it. */
const card = (on: string, paper = '#fffaf0'): string =>
  shape('M5.500 1H18.500Q20 1 20 2.500V21.500Q20 23 18.500 23H5.500Q4 23 4 21.500V2.500Q4 1 5.500 1Z', paper, 1.4) + on
const ranks = (text: string, size: number): string =>
  `<text x="12" y="15.400" font-size="${size}" font-weight="800" text-anchor="middle" fill="${ink}">${text}</text>`
/** A hand that grabs, and the head of a cat. */
const hand =
  'M7 3.500H9.200V10H10V3H12.200V10H13V3.500H15.200V10.500H16V5H18V13.500C18 18 15.500 20.500 12.500 20.500C9 20.500 8 18.500 5.500 14.500C4.800 13 6.300 12.300 7 13.400Z'
const cat =
  'M6 4L10 7.500H14L18 4V13C18 17 15.500 20 12 20S6 17 6 13ZM8.600 11.200V13.600H10.400V11.200ZM13.600 11.200V13.600H15.400V11.200ZM11 15.500H13L12 17Z'

/** What a station asks for, as marks in a 24 by 24 box, by the signs of its price. */
export const prices: Readonly<Record<string, string>> = {
  'card:bang': card(
    wash(
      'M12 4L13.400 8.400L17.400 6.400L15.800 10.400L19 12L15.800 13.600L17.400 17.600L13.400 15.600L12 20L10.600 15.600L6.600 17.600L8.200 13.600L5 12L8.200 10.400L6.600 6.400L10.600 8.400Z',
      red,
    ),
  ),
  'card:missed': card(
    wash(
      'M5 15C6.500 14.200 7.500 14.400 8 14.400C8.200 11 8.800 8 10.200 8C11 8 11.300 8.700 12 8.700S13 8 13.800 8C15.200 8 15.800 11 16 14.400C16.500 14.400 17.500 14.200 19 15C17.500 17.400 15 18 12 18S6.500 17.400 5 15Z',
      ink,
    ) +
      dot(13, 12, 1.5, '#fffaf0') +
      line('M5.500 5.500L10.500 9.500M15.800 13.200L18.400 15.200', 1.4, red),
  ),
  'card:beer': card(
    shape('M7 8H14.500V19H7Z', '#d8942a', 1.2) +
      line('M14.500 10.500H17V16H14.500', 1.5) +
      shape('M6.500 8.500C5.500 6.500 7.500 5 9 6C10 4 13 4.500 13.200 6C15 5.600 16 7.400 14.800 8.600Z', '#fff', 1),
  ),
  'card:panic/cat_balou':
    at('translate(-2.300 .2) scale(.78)', card(wash(hand, red))) +
    at('translate(7.600 5.200) scale(.78)', card(`<path d="${cat}" fill="${ink}" fill-rule="evenodd"/>`)),
  'suit:hearts': card(
    wash('M12 18.500C8.500 15 6 13 6 10C6 6.500 10.500 6 12 9C13.500 6 18 6.500 18 10C18 13 15.500 15 12 18.500Z', red),
  ),
  'suit:diamonds': card(wash('M12 4.500L17.500 12L12 19.500L6.500 12Z', red)),
  'suit:clubs': card(
    dot(12, 8.5, 3.2, ink) +
      dot(8.8, 13, 3.2, ink) +
      dot(15.2, 13, 3.2, ink) +
      wash('M11.200 11H12.800C12.800 15 13.400 17.500 15 19H9C10.600 17.500 11.200 15 11.200 11Z', ink),
  ),
  'suit:spades': card(
    wash(
      'M12 4.500C9.100 8.300 6 9.500 6 12.900C6 15.900 9.800 16.500 11.400 14.100C11.300 16 10.500 17.800 9.200 19H14.800C13.500 17.800 12.700 16 12.600 14.100C14.200 16.500 18 15.900 18 12.900C18 9.500 14.900 8.300 12 4.500Z',
      ink,
    ),
  ),
  'rank:2-9': card(ranks('2–9', 7.6)),
  'rank:10-A': card(ranks('10–A', 5.4)),
  blue: card(line('M7 4H17V20H7Z', 2.6, '#1d5c8c')),
  any: card(
    wash('M6.500 3.500H17.500V20.500H6.500Z', '#a8642a') +
      line('M6.500 9L12 3.500L17.500 9M6.500 15L17.500 4M6.500 20L17.500 9M9.500 20.500L17.500 15', 1, '#f3dcae'),
  ),
  life:
    shape('M3.500 23V9C3.500 5 6 1.500 9 .5C12 1.500 14.500 5 14.500 9V23Z', '#c98a1b', 1.2) +
    wash('M4 17.500H14V20H4Z', '#6b430c') +
    dot(17.5, 8, 5.6, red, 1) +
    line('M15 8H20', 2.2, '#fff8e6'),
}
