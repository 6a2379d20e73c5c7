### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-armed_and_dangerous = { bang-expansion-armed_and_dangerous }
    .text = Orange cards that are used up load by load.
bang-lesson-armed_and_dangerous-intro = Orange cards lie in front of you like blue ones, but they are paid with loads: cartridges on the card or on your character.
bang-lesson-armed_and_dangerous-bandolier = Lay the Bandolier in front of you: for one load you may play a second BANG! card in a turn.
    .why = The Bandolier first.
bang-lesson-armed_and_dangerous-blue = Whoever plays a blue card gets a load. Lay the Schofield in front of you.
    .why = A blue card brings the load: the Schofield.
bang-lesson-armed_and_dangerous-load = Where does it go? On the Bandolier, where it will be needed. At most four fit in one place.
    .why = On the Bandolier, please.
bang-lesson-armed_and_dangerous-shot = Now your one BANG! of the turn, at { $seat1 }.
    .why = First the ordinary shot at { $seat1 }.
bang-lesson-armed_and_dangerous-use = Touch the Bandolier, and pay its load.
    .why = Use the Bandolier.
bang-lesson-armed_and_dangerous-second_shot = The second shot is yours: at { $seat3 }.
    .why = At { $seat3 } this time.
bang-lesson-armed_and_dangerous-rest = A load also comes for each card you discard because your hand is too large. Some brown cards grow stronger when you pay loads from your character. Play on!
