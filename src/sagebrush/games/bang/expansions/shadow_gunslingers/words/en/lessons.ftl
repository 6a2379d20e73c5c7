### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-shadow_gunslingers = { bang-variant-shadow_gunslingers }
    .text = Nobody is out for good.
bang-lesson-shadow_gunslingers-intro = With this variant nobody just watches. See what happens when somebody falls: { $seat1 } has only three lives, and as Willy the Kid you may play any number of BANG! cards.
bang-lesson-shadow_gunslingers-weapon = { $seat1 } is seen from further away than others. Lay the Schofield in front of you.
    .why = The Schofield first.
bang-lesson-shadow_gunslingers-first_shot = Shoot at { $seat1 }.
    .why = At { $seat1 }, with any BANG!.
bang-lesson-shadow_gunslingers-second_shot = Again!
    .why = At { $seat1 }, with any BANG!.
bang-lesson-shadow_gunslingers-last_shot = And the last one.
    .why = One more at { $seat1 }.
bang-lesson-shadow_gunslingers-end = An Outlaw is gone, and you have drawn three cards as a reward. End your turn: { $seat1 } is next all the same.
    .why = End your turn and see.
bang-lesson-shadow_gunslingers-shadow = A shadow shoots at you! For a turn of their own the dead come back: they draw two cards and play, without lives, so nothing can hurt them. Play a Missed!.
    .why = You have a Missed!.
bang-lesson-shadow_gunslingers-rest = At the end of that turn the shadow dropped all its cards and left until the next one. Shadows still win with their side. A shadow of the Renegade helps the weaker side, the one with more roles face up. Play on!
