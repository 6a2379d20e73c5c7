### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-high_noon = { bang-expansion-high_noon }
    .text = A new event each round, and the worst one comes last.
bang-lesson-high_noon-intro = Beside the deck lies a deck of events. The top one is always open: everybody sees what comes next. It takes effect when the Sheriff’s turn begins, from the second one on.
bang-lesson-high_noon-weapon = First an ordinary turn. Lay the Schofield in front of you.
    .why = The Schofield first.
bang-lesson-high_noon-end = End your turn. When it comes round to the Sheriff again, the first event is turned up.
    .why = Keep your BANG! cards for the next turn, and end this one.
bang-lesson-high_noon-event = The Shootout is in force, for everybody, until the next event covers it: two BANG! cards may be played a turn.
bang-lesson-high_noon-first_shot = Shoot at { $seat3 }.
    .why = Shoot at { $seat3 }.
bang-lesson-high_noon-second_shot = And once more, which is only possible today.
    .why = A second BANG! at { $seat3 }: the Shootout allows it.
bang-lesson-high_noon-rest = The Doctor is next: the weakest get a life back. The last card of the deck is High Noon: from then on everybody loses a life at the start of each turn. Play on!
