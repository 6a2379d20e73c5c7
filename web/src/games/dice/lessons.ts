import type { Question } from './types'

/** What the guide says at each kind of question; one without a lesson does not compile. */
export const lessons: Record<Question['ask'], string> = {
  roll_again: 'web-lesson-dice-roll',
  choose_target: 'web-lesson-dice-target',
  give_beer: 'web-lesson-dice-beer',
  may_take_arrow: 'web-lesson-ability',
  may_return_arrow: 'web-lesson-ability',
  may_remove_arrow: 'web-lesson-ability',
  give_life: 'web-lesson-ability',
  choose_character: 'web-lesson-character',
}
