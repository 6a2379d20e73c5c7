bang-event-claim_dug = { $seat_is ->
        [you] Ви викопуєте { $worth }.
       *[other] { $seat } щось викопує.
    }
bang-option-dig = Копати
    .hint = Ви дивитеся, що лежить на вашій ділянці.
