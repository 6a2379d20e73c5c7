### Claims: what happens and what can be answered.

bang-event-claim_dug = { $seat_is ->
        [you] You dig up { $worth }.
       *[other] { $seat } digs up something.
    }
bang-option-dig = Dig
    .hint = You look what lies in your claim.
