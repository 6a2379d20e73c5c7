### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-gold_rush = { bang-expansion-gold_rush }
    .text = Nuggets for hits, and a shop to spend them in.
bang-lesson-gold_rush-intro = There is a shop on the table, with three pieces of equipment for sale. It takes nuggets. You have none yet.
bang-lesson-gold_rush-shot = For each life you take from another player you get a nugget. Shoot at { $seat1 }.
    .why = A BANG! at { $seat1 } brings the first nugget.
bang-lesson-gold_rush-beer = A Beer can be sold instead of drunk: it brings a nugget too. Touch it, and take the gold.
    .why = Sell the Beer for a nugget.
bang-lesson-gold_rush-buy = Two nuggets: enough for the Gun Belt, with which you may keep eight cards. Touch it in the shop.
    .why = Buy the Gun Belt with your two nuggets.
bang-lesson-gold_rush-rest = Black equipment stays with you; nobody can steal it, but whoever pays its price and one nugget more makes you discard it. Brown equipment works at once. Play on!
