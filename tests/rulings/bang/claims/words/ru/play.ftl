bang-event-claim_dug = { $seat_is ->
        [you] Вы выкапываете { $worth }.
       *[other] { $seat } что-то выкапывает.
    }
bang-option-dig = Копать
    .hint = Вы смотрите, что лежит на вашем участке.
