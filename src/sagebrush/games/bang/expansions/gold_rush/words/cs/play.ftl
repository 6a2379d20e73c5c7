### Zlatá horečka: co se děje, na co se ptáme a co lze odpovědět.

## Události

bang-event-nuggets_gained = { $seat_is ->
        [you] Bereš si
       *[other] { $seat } si bere
    } { $amount ->
        [one] valoun
        [few] { $amount } valouny
       *[other] { $amount } valounů
    } ({ $by }; valouny: { $nuggets }).
bang-event-nuggets_paid = { $seat_is ->
        [you] Platíš
       *[other] { $seat } platí
    } { $amount ->
        [one] valoun
        [few] { $amount } valouny
       *[other] { $amount } valounů
    } ({ $by }; valouny: { $nuggets }).
bang-event-nuggets_lost = Do zásoby se { $amount ->
        [one] vrací valoun
        [few] vracejí { $amount } valouny
       *[other] vrací { $amount } valounů
    }: { $seat_is ->
        [you] všechno tvé zlato.
       *[other] všechno zlato hráče { $seat }.
    }
bang-event-equipment_bought = { $seat_is ->
        [you] Kupuješ
       *[other] { $seat } kupuje
    } vybavení { $equipment } { $price ->
        [0] zadarmo.
        [one] za valoun.
        [few] za { $price } valouny.
       *[other] za { $price } valounů.
    }
bang-event-equipment_drawn = { $seat_is ->
        [you] Otáčíš
       *[other] { $seat } otáčí
    } z balíčku vybavení kartu { $equipment }.
bang-event-equipment_offered = Nově v nabídce: { $equipment }.
bang-event-equipment_shuffled = Balíček vybavení se míchá ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }).
bang-event-equipment_placed = { $equipment } teď leží před { $owner_is ->
        [you] tebou.
        [self] { $seat_is ->
            [you] tebou.
           *[other] hráčem { $seat }.
        }
       *[other] hráčem { $owner }.
    }
bang-event-equipment_used = { $seat_is ->
        [you] Používáš vybavení { $equipment }.
       *[other] { $seat } používá vybavení { $equipment }.
    }
bang-event-equipment_discarded = { $cause_is ->
        [none] { $seat_is ->
            [you] Odhazuješ vybavení { $equipment }.
           *[other] { $seat } odhazuje vybavení { $equipment }.
        }
        [you] Za tvé valouny { $seat } odhazuje vybavení { $equipment }.
       *[other] { $seat_is ->
            [you] Za valouny hráče { $cause } odhazuješ vybavení { $equipment }.
           *[other] Za valouny hráče { $cause } odhazuje { $seat } vybavení { $equipment }.
        }
    }

## Otázky

bang-ask-choose_effect = { $equipment }: který efekt to bude?
    .other = { $player } vybírá efekt vybavení { $equipment }.
bang-ask-for_whom = { $equipment }: pro kterého hráče?
    .other = { $player } vybírá hráče pro vybavení { $equipment }.
bang-ask-leave_out = Rum: která karta se nepočítá? Vynechat zbývá: { $left }. Sejmuto: { $cards }.
    .other = { $player } vybírá, které z těchto karet se pro Rum nepočítají: { $cards }.

## Možnosti

bang-option-buy = Koupit { $equipment } { $price ->
        [0] zadarmo
        [one] za 1 valoun
        [few] za { $price } valouny
       *[other] za { $price } valounů
    }
    .hint = { $equipment_text }
bang-option-force_out = Za { $price ->
        [one] 1 valoun
        [few] { $price } valouny
       *[other] { $price } valounů
    }: { $target } odhodí { $equipment }
    .hint = Nikdo tomu nemůže zabránit.
bang-option-play_for_gold = { $card } za valoun
    .hint = Vezmeš si valoun ze zásoby a nevyléčíš si žádný život.
bang-option-use_equipment = Použít { $equipment }
    .hint = { $equipment_text }
bang-option-answer_by_equipment = Použít { $equipment }
    .hint = { $equipment_text }
bang-option-as_card = { $target_is ->
        [none] Efekt karty { $name }
        [you] Efekt karty { $name } na sebe
       *[other] Efekt karty { $name } na hráče { $target }
    }
    .hint = { $name_text }
bang-option-for_player = { $seat_is ->
        [you] Pro sebe
       *[other] Pro hráče { $seat }
    }
    .hint = Vybavení je pro tohoto hráče.

## Proč ne

bang-why-same-equipment = Není ho před koho vyložit: dvojí stejné vybavení před jedním hráčem neleží.
bang-why-too-few-nuggets = Nemáš na něj dost valounů.

## Na stole

bang-gold-offer = Na prodej
bang-gold-piece = { $equipment } { $price }✦
bang-gold-rest = zásoba: { $nuggets }✦, balíček vybavení: { $count }
bang-gold-nuggets = { $nuggets }✦
bang-gold-owned = { $equipment }
