### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-valley_of_shadows = { bang-expansion-valley_of_shadows }
    .text = Surprising cards, in your turn and out of it.
bang-lesson-valley_of_shadows-intro = The Valley of Shadows mixes 16 cards into the deck: a Bounty, a Rattlesnake, shots that come back, and cards that act in other players’ turns.
bang-lesson-valley_of_shadows-bounty = Put the Bounty on { $seat1 }: from now on, whoever hits that player with a BANG! card draws a card.
    .why = The Bounty first, and on { $seat1 }.
bang-lesson-valley_of_shadows-shot = Now earn it yourself.
    .why = Shoot at { $seat1 }.
bang-lesson-valley_of_shadows-saved = Before anybody loses a life, the others are asked: somebody might play Saved! and be paid with two cards. You have none, so let it happen.
bang-lesson-valley_of_shadows-rest = You have drawn your reward. If such questions come too often, answer once for the whole turn with the button below. Play on!
