import type { BangQuestion, DiceQuestion } from '../lib/protocol'

// What the guide says at each kind of question; one without a lesson does not compile.
const dice: Record<DiceQuestion['ask'], string> = {
  roll_again: 'web-lesson-dice-roll',
  choose_target: 'web-lesson-dice-target',
  give_beer: 'web-lesson-dice-beer',
  may_take_arrow: 'web-lesson-ability',
  may_return_arrow: 'web-lesson-ability',
  may_remove_arrow: 'web-lesson-ability',
  give_life: 'web-lesson-ability',
  choose_character: 'web-lesson-character',
}
const bang: Record<BangQuestion['ask'], string> = {
  play_cards: 'web-lesson-bang-play',
  defend: 'web-lesson-bang-defend',
  discard_bang: 'web-lesson-bang-discard-bang',
  last_chance: 'web-lesson-bang-last-chance',
  discard_excess: 'web-lesson-bang-excess',
  choose_their_card: 'web-lesson-bang-their-card',
  pick_from_store: 'web-lesson-bang-store',
  choose_source: 'web-lesson-ability',
  may_use: 'web-lesson-ability',
  return_card: 'web-lesson-ability',
  give_card: 'web-lesson-ability',
  share_cards: 'web-lesson-ability',
  choose_copied: 'web-lesson-ability',
  choose_checked: 'web-lesson-bang-check',
  choose_top: 'web-lesson-bang-top',
  pay_card: 'web-lesson-bang-pay',
  choose_character: 'web-lesson-character',
}
const lessons: Record<string, Record<string, string>> = { dice, bang }

export const lessonFor = (game: string, ask: string): string | null => lessons[game]?.[ask] ?? null
