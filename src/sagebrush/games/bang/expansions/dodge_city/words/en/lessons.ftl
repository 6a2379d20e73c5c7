### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-dodge_city = { bang-expansion-dodge_city }
    .text = Green cards, cards with a price, and up to eight players.
bang-lesson-dodge_city-intro = Dodge City brings two new kinds of cards: green ones, which must lie in front of you before they work, and brown ones that cost another card.
bang-lesson-dodge_city-green = The Canteen is green. Lay it in front of you: it can be used from your next turn on.
    .why = First the Canteen, so that it is ready next turn.
bang-lesson-dodge_city-springfield = The Springfield shoots at anybody, however far away, and is not your one BANG! of the turn. Use it on { $seat2 }.
    .why = Play the Springfield on { $seat2 }.
bang-lesson-dodge_city-price = The small card among its signs is the price: discard any other card from your hand.
bang-lesson-dodge_city-end = End your turn. The Canteen stays where it is; anybody could take or discard it meanwhile.
    .why = End your turn: the Canteen has to wait for the next one.
bang-lesson-dodge_city-hit = { $seat1 } shoots, and you have nothing against it. Take the hit.
bang-lesson-dodge_city-canteen = Now the Canteen is ready: touch it in front of you, and drink. Green cards are discarded once they are used.
    .why = The Canteen first: it gives you a life.
bang-lesson-dodge_city-rest = Some green cards answer a shot like a Missed!, in any turn but the one they were laid in. There are 15 new characters, and up to eight can play. Play on!
