import type { Question } from './types'

/** What the guide says at each kind of question. The guided game has no expansions, so theirs need no lesson. */
export const lessons: Partial<Record<Question['ask'], string>> = {
  play_cards: 'web-lesson-bang-play',
  defend: 'web-lesson-bang-defend',
  discard_bang: 'web-lesson-bang-discard-bang',
  last_chance: 'web-lesson-bang-last-chance',
  discard_excess: 'web-lesson-bang-excess',
  choose_their_card: 'web-lesson-bang-their-card',
  pick_from_store: 'web-lesson-bang-store',
  choose_source: 'web-lesson-ability',
  may_use: 'web-lesson-ability',
  any_time: 'web-lesson-ability',
  aimed: 'web-lesson-ability',
  return_card: 'web-lesson-ability',
  give_card: 'web-lesson-ability',
  share_cards: 'web-lesson-ability',
  choose_copied: 'web-lesson-ability',
  choose_checked: 'web-lesson-bang-check',
  choose_top: 'web-lesson-bang-top',
  pay_card: 'web-lesson-bang-pay',
  choose_character: 'web-lesson-character',
}
