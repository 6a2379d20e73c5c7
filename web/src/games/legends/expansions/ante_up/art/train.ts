import { enlarged, nightfall } from '../../../../../art/vistas'
import type { Picture } from '../../../../../art/wide'
import { composer } from '../../../art/composing'
import { icons as common } from '../../../art/icons'
import { faces } from '../faces'
import { icons as own } from './icons'

const { layers, over } = composer({ ...common, ...own })
const guard = faces.train_guard!

/** What is found aboard the train, by the ids of its cards. */
export const trainPictures: Readonly<Record<string, Picture>> = {
  empty_mail_car: over('rail', '#b8a888', ['envelope', 'straw', 84, 78, 90, -8], ['envelope', 'mist', 168, 90, 72, 12]),
  friendly_brakeman: over('rail', '#a8a070', ['lever', 'steel', 88, 80, 96], ['old-lantern', 'brass', 176, 78, 84]),
  passenger_coach: over(
    'rail',
    '#b88a6a',
    ['western-hat', 'leather', 80, 66, 92, -8],
    ['gem-necklace', 'sky', 170, 84, 88],
  ),
  cattle_cars: over('rail', '#b89a68', ['barn', 'wood', 82, 76, 92], ['cow', 'leather', 172, 90, 90]),
  express_safe: over('rail', '#9a9a8a', ['strongbox', 'steel', 90, 78, 98], ['dynamite', 'blood', 180, 88, 74]),
  the_messengers_shotgun: {
    vista: [enlarged('rail'), '#a88a6a'],
    people: [{ who: guard, x: 90, size: 122 }],
    emblem: layers([['sawed-off-shotgun', 'wood', 184, 84, 92]]),
  },
  bullion_car: over('rail', '#c8a858', ['gold-bar', 'brass', 88, 78, 106], ['gold-stack', 'straw', 182, 92, 80]),
  army_payroll: {
    vista: [nightfall, '#5a6a7a'],
    behind: layers([['cavalry', 'mist', 180, 70, 100]]),
    people: [{ who: guard, x: 76, size: 112, flip: true }],
    emblem: layers([['money-stack', 'sage', 196, 110, 60]]),
  },
}
