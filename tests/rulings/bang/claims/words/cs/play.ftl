bang-event-claim_dug = { $seat_is ->
        [you] Vykopáváš { $worth }.
       *[other] { $seat } něco vykopává.
    }
bang-option-dig = Kopat
    .hint = Podíváš se, co leží na tvé parcele.
