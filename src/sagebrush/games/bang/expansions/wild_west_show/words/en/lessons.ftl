### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-wild_west_show = { bang-expansion-wild_west_show }
    .text = A show that a Stagecoach brings to town.
bang-lesson-wild_west_show-intro = The Wild West Show has ten acts, face down. A Stagecoach or a Wells Fargo brings the next one: no round, no warning.
bang-lesson-wild_west_show-stagecoach = Play the Stagecoach: two cards for you, and a surprise for all.
    .why = The Stagecoach first: the show must go on.
bang-lesson-wild_west_show-open = Sacagaway! Everybody plays with an open hand. Look: { $seat1 } and { $seat2 } hold a Missed!, { $seat3 } has none.
bang-lesson-wild_west_show-shot = So you know at whom to shoot.
    .why = { $seat3 } has no Missed!.
bang-lesson-wild_west_show-rest = The act stays until the next one. The last is the Wild West Show itself: then everybody plays for themselves, and whoever is left alone wins. Eight new characters come along. Play on!
