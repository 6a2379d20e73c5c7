### Shadow gunslingers: names and short texts of everything a player meets in the variant.

bang-variant-shadow_gunslingers = Shadow gunslingers
    .text = Nobody is out for good: whoever is eliminated comes back for each of their turns as a shadow, without lives and without cards.

## Roles

bang-role-shadow_deputy = Shadow Deputy
    .text = The Renegade's shadow has joined the law until its next turn: you win when the Sheriff wins.
bang-role-shadow_outlaw = Shadow Outlaw
    .text = The Renegade's shadow has joined the Outlaws until its next turn: you win when they do.
