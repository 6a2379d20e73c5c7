import type { Slice } from '../../slices'
import { MOVE } from './track'

/** Where an answer along the line is given. */
export const steps: Slice['steps'] = {
  pay_for: ({ station }) => [`station:${station}`],
  take_freely: ({ card }) => [`railcar:${card}`],
  move_train: () => [MOVE],
  // First the railcar that makes something of a card, then the card.
  sacrifice: ({ by, card, target }) => [
    `card:${by}`,
    `card:${card}`,
    ...(typeof target === 'number' ? [`seat:${target}`] : []),
  ],
  sacrifice_in_answer: ({ by, card }) => [`card:${by}`, `card:${card}`],
}

/** What is touched on the rails, by the kinds of these steps. */
export const labels: Slice['labels'] = {
  station: (id, narrator) => narrator.thing('station', id),
  railcar: (id, narrator) => narrator.thing('card', id),
  engine: (_, narrator) => narrator.words.text('web-train-move'),
}
