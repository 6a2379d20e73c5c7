### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-great_train_robbery = { bang-expansion-great_train_robbery }
    .text = A train, its stations, and railcars for a price.
bang-lesson-great_train_robbery-intro = A train runs above the table, one station on in each of the Sheriff’s turns. Whatever railcar stands under a station can be had for the price on its sign.
bang-lesson-great_train_robbery-pay = Boom Town asks for a BANG! card, and the Observation Car stands there. Touch it to pay.
    .why = Pay in Boom Town first.
bang-lesson-great_train_robbery-price = Pay with either BANG!. It is discarded, not shot.
bang-lesson-great_train_robbery-railcar = The Observation Car is yours: you see the others closer, they see you further away. One railcar a turn may be paid for.
bang-lesson-great_train_robbery-next_stop = Some cards drive the train. Play Next Stop: a card for you, and a station further.
    .why = Play Next Stop.
bang-lesson-great_train_robbery-rest = At the end of the line the locomotive shows what it can do: Ironhorse shoots at everybody, Leland opens a General Store. Then a new line is laid. Play on!
