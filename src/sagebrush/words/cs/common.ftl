### Slova společná všem hrám a obrazovkám.

common-list = { $head } a { $last }
common-nobody = nikdo

# Co může nabídnout každá hra.

common-option-pass_for = { $until ->
        [turn] Vynechávat do konce tahu
       *[my_turn] Vynechávat až do mého tahu
    }
    .hint = { $until ->
        [turn] Do konce tahu se tě na to hra už nezeptá.
       *[my_turn] Než budeš na tahu, hra se tě na to už nezeptá.
    }
