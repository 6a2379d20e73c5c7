### Words that every game and every screen shares.

common-list = { $head } and { $last }
common-nobody = nobody

# What every game may offer.

common-option-pass_for = { $until ->
        [turn] Pass until the turn ends
       *[my_turn] Pass until my turn
    }
    .hint = { $until ->
        [turn] You are not asked this again until the turn ends.
       *[my_turn] You are not asked this again until your turn begins.
    }
