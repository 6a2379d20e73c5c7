import type { Slice } from '../../slices'
import { show } from './show'
import { labels, steps } from './steps'
import Train from './Train.svelte'

/** The train: rails above the players, with stations that are paid and railcars that are taken by touching them. */
export const slice: Slice = {
  pieces: { train: { place: 'above', Table: Train } },
  steps,
  labels,
  helps: ({ ask }) => ask === 'mail_to' || ask === 'spare_one',
  show,
}
