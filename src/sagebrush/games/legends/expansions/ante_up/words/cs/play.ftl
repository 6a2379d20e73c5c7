### Ante Up: co se děje, na co se ptáme a co lze odpovědět.

## Události

legends-event-train_moved = Vlak popojíždí: { $space }.
legends-event-train_boarded = { $seat_is ->
        [you] Přepadáš vlak
       *[other] { $seat } přepadá vlak
    }: { $train_card }.
legends-event-token_placed = { $foe_id ->
        [longhorn] Zatoulal se sem longhorn: { $space }.
        [high_roller] Usadil se tu boháč: { $token }, { $space }.
        [claim_jumper] Usadil se tu volný prospektor: { $token }, { $space }.
       *[renegade] Čeká tu odpadlík: { $token }, { $space }.
    }
legends-event-token_gone = { $foe_id ->
        [longhorn] Longhorn je pryč: { $space }.
        [high_roller] Boháč odchází: { $token }, { $space }.
        [claim_jumper] Volný prospektor je pryč: { $token }, { $space }.
       *[renegade] Odpadlík je pryč: { $token }, { $space }.
    }
legends-event-longhorn_taken = { $seat_is ->
        [you] Bereš si odtud longhorna: { $space } ({ $token }).
       *[other] { $seat } si odtud bere longhorna: { $space }.
    }
legends-event-longhorn_delivered = { $seat_is ->
        [you] Odevzdáváš longhorna: { $token }.
       *[other] { $seat } odevzdává longhorna: { $token }.
    }
legends-event-longhorn_lost = { $seat_is ->
        [you] Přicházíš o longhorna ({ $by }).
       *[other] { $seat } přichází o longhorna ({ $by }).
    }
legends-event-frontier_opened = { $seat_is ->
        [you] Prozkoumáváš hraniční území: { $space } ({ $token }).
       *[other] { $seat } prozkoumává hraniční území: { $space } ({ $token }).
    }
legends-event-event_due = { $track_id ->
        [gazette] Věstník přináší zprávy
       *[other] Kostička došla k ukazateli ({ $track })
    }{ $seat_is ->
        [none] {""}
        [you] {""}, tvým přičiněním
       *[other] {""}, přičiněním hráče { $seat }
    }: blíží se událost.
legends-event-event_resolved = { $seat_is ->
        [none] Událost před začátkem hry
        [you] Událost tvým přičiněním
       *[other] Událost přičiněním hráče { $seat }
    }: { $event_card }. { $event_card_text }

## Otázky

legends-ask-pay_frontier = Kterou kartu odhodíš za hraniční území? Zbývá zaplatit hodnotu { $left }.
    .other = { $player } platí za hraniční území.
legends-ask-choose_cattle = Jaké barvy je dobytek, který si bereš?
    .other = { $player } vybírá dobytek.

## Možnosti

legends-option-rob_train = Vyloupit vlak
    .hint = Otočí se karta vlaku. Má-li hlídku, bojuješ s ní o to, co slibuje; jinak si to prostě vezmeš. Jednou za tah.
legends-option-open_frontier = Prozkoumat hraniční území ({ $price })
    .hint = Odhodíš pokerové karty v hodnotě aspoň { $price } (J, Q, K za 10, eso za 11), otočíš žeton a vezmeš si odměnu.
legends-option-take_longhorn = Vzít longhorna
    .hint = Zpomalí tě o 1 a zaplatí ti za něj na nádraží, na ranči nebo v táboře odpadlíků.
legends-option-deliver_longhorn = Odevzdat tu longhorna
    .hint = { $token } Nestojí to akci a nedává BSZ ani BP.

## Variants

legends-variant-printed_gambling = Hazard podle předlohy
    .text = V jednom tahu libovolně mnoho partií fara a 2 žetony věhlasu za každý bod za koncem tabulky hazardérů.
legends-variant-new_poker_cards = Nové pokerové karty
    .text = Pět dvojic nahradí jiné karty: Vendeta, Klepy, Zvěd, Jackpot, Výstroj.
