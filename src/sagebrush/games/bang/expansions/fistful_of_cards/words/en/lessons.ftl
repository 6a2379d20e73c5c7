### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-fistful_of_cards = { bang-expansion-fistful_of_cards }
    .text = Events that give everybody new things to do.
bang-lesson-fistful_of_cards-intro = A deck of events again, with the next one open. These are about what you may do in your turn. They start with the Sheriff’s second turn.
bang-lesson-fistful_of_cards-weapon = First an ordinary turn. Lay the Schofield in front of you.
    .why = The Schofield first.
bang-lesson-fistful_of_cards-end = End your turn. When it comes round to the Sheriff again, the first event is turned up.
    .why = Keep your BANG! cards for the next turn, and end this one.
bang-lesson-fistful_of_cards-event = The Sniper is in force: two BANG! cards discarded together make a shot that only two Missed! cancel.
bang-lesson-fistful_of_cards-sniper = What an event allows is a button beside the question. Take aim like a sniper, at { $seat3 }.
    .why = Use the Sniper’s shot, at { $seat3 }.
bang-lesson-fistful_of_cards-pay = It costs two BANG! cards. Choose the first …
bang-lesson-fistful_of_cards-pay_again = … and the second.
bang-lesson-fistful_of_cards-rest = One Missed! was not enough for { $seat3 }. The last event stays till the end: at the start of your turn you are shot at as often as you hold cards. Play on!
