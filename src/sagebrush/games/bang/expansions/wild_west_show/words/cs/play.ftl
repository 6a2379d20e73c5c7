### Divoký západ: co se děje, na co se hra ptá a co lze odpovědět.

## Události

bang-event-card_named = { $seat_is ->
        [you] Žádáš kartu { $name }; musí ji zahrát { $owner }.
       *[other] { $owner_is ->
            [you] { $seat } po tobě žádá kartu { $name }.
           *[other] { $seat } žádá kartu { $name }; musí ji zahrát { $owner }.
        }
    }

## Konce hry

bang-outcome-last_one = Vítězí poslední hráč ve hře.

## Otázky

bang-ask-name_card = Kterou kartu musí zahrát { $owner }?
    .other = { $player } určuje kartu, kterou { $owner_is ->
        [you] musíš zahrát.
       *[other] musí zahrát { $owner }.
    }
bang-ask-play_for = { $owner } musí zahrát kartu { $card }. Kdo bude cílem?
    .other = { $owner_is ->
        [you] Musíš zahrát kartu { $card }; cíl vybírá { $player }.
       *[other] { $owner } musí zahrát kartu { $card }; cíl vybírá { $player }.
    }
bang-ask-exchange_abilities = Máš schopnosti těchto postav: { $abilities }. Necháš si je?
    .other = { $player } si nechává, nebo mění tyto schopnosti: { $abilities }.
bang-ask-draw_with = Která schopnost určí, jak si dobereš?
    .other = { $player } vybírá, jak dobírat.

## Možnosti

bang-option-call_on = Žádat kartu: { $target }
    .hint = Určíš kartu. Má-li ji ten hráč, musí ji zahrát a cíle vybíráš ty; nemá-li ji, ukáže karty v ruce.
bang-option-name = { $name }
    .hint = { $name_text }
bang-option-change_places = Vyměnit si místo s hráčem { $target }
    .hint = Oba si berete všechno s sebou a ten hráč přijde o příští tah.
bang-option-keep = Nechat si obě
    .hint = Tvoje schopnosti zůstanou, jak jsou.
bang-option-exchange = Vyměnit obě
    .hint = Dostaneš schopnosti dvou jiných náhodných postav.
bang-option-draw_as = { $character }
    .hint = { $character_text }

## Proč ne

bang-why-big-spencer = Big Spencer nesmí hrát karty Vedle!.
bang-why-held-back = Tato karta je ze sejmutí, které ještě není vyřízeno.
bang-why-only-as-missed = Při Zúčtování lze kartu BANG! zahrát jen jako Vedle!.
