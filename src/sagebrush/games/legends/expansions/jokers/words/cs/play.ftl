### Žolíci: dvě pokerové karty bez hodnoty.

legends-variant-jokers = Žolíci
    .text = Do pokerového balíčku se zamíchají dva žolíci. Z ruky žolík zastupuje jinou kartu téže ruky, u bankéře a ve flopu libovolnou kartu.
legends-event-joker_stood_in = { $seat_is ->
        [you] Tvůj žolík zastupuje kartu { $card }; ukazuješ ji a necháváš si ji.
       *[other] Žolík, kterého má { $seat }, zastupuje kartu { $card }; ta se ukáže a zůstává v ruce.
    }
legends-option-lay_joker = Položit kartu { $card } místo karty { $stands_for }
    .hint = Žolík platí jako { $stands_for } i se vším, co ta karta dělá. Ukážeš ji a necháš si ji.
legends-option-play_jokers = { $cards } (místo: { $stand_for }): { $hand }
    .hint = Společně s flopem to dá: { $hand }. Ukážeš: { $stand_for }; co ukážeš, to si necháš.
web-legends-jokers-best = { $cards }: nejlépe { $hand }
web-legends-joker-stands = Kterou kartu žolík zastupuje? Ukážeš ji a necháš si ji.
