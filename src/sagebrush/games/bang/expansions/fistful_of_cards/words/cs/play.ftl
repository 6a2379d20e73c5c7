### A Fistful of Cards: co se děje, na co se ptáme a co lze odpovědět.

## Události

bang-event-colour_guessed = { $seat_is ->
        [you] Hádáš { $colour ->
            [red] červenou
           *[black] černou
        }: { $card }.
       *[other] { $seat } hádá { $colour ->
            [red] červenou
           *[black] černou
        }: { $card }.
    } { $right ->
        [yes] Správně!
       *[no] Špatně.
    }
bang-event-card_obliges = { $seat_is ->
        [you] Kartu { $card } musíš v tomto tahu zahrát, půjde-li to.
       *[other] { $seat } musí v tomto tahu zahrát kartu { $card }, půjde-li to.
    }
bang-event-card_shot_at = { $seat_is ->
        [you] Střílíš
       *[other] { $seat } střílí
    } na kartu { $card } { $owner_is ->
        [you] před tebou.
        [self] { $seat_is ->
            [you] před sebou.
           *[other] před sebou.
        }
       *[other] před hráčem { $owner }.
    }

## Otázky

bang-ask-be_a_blood_brother = Vzdáš se života, aby si jiný hráč jeden vyléčil?
    .other = { $player } se může vzdát života pro někoho jiného.
bang-ask-drink_or_draw = Vyléčíš si život místo dobírání?
    .other = { $player } si může místo dobírání vyléčit život.
bang-ask-guess_colour = Je další karta červená, nebo černá?
    .other = { $player } hádá barvu další karty.
bang-ask-trade_cards = Kterou kartu odhodíš výměnou za jinou? Zatím odhozeno: { $count }.
    .other = { $player } může vyměnit karty (zatím: { $count }).
bang-ask-save_card = { $shooter } střílí na tvou vyloženou kartu { $card }. Zachráníš ji?
    .other = { $player } může zachránit kartu { $card } před výstřelem { $shooter_is ->
        [you] od tebe.
       *[other] hráče { $shooter }.
    }

## Možnosti

bang-option-give_life = Život pro hráče { $seat }
    .hint = Ztratíš 1 život a ten hráč si 1 život vyléčí.
bang-option-drink = Napít se: vyléčit si 1 život a nic si nedobrat
    .hint = Vynecháš celou 1. fázi: žádné karty a žádná schopnost té fáze.
bang-option-guess = { $colour ->
        [red] Červená
       *[black] Černá
    }
    .hint = { $colour ->
        [red] Srdce nebo káry. Když uhodneš, kartu si vezmeš a hádáš znovu.
       *[black] Piky nebo kříže. Když uhodneš, kartu si vezmeš a hádáš znovu.
    }
bang-option-trade_in = Už nic
    .hint = Dobereš si tolik karet, kolik jich máš odhozených.
bang-option-snipe = { $target_is ->
        [you] Vystřelit z úkrytu na sebe
       *[other] Vystřelit z úkrytu na hráče { $target }
    }
    .hint = Odhodíš dvě karty BANG!; výstřel zruší jen dva efekty Vedle!.
bang-option-shoot_at_card = { $owner_is ->
        [you] Střílet na vlastní vyloženou kartu { $card }
       *[other] Střílet na kartu { $card } hráče { $owner }
    }
    .hint = Odhodíš kartu BANG!; zasažená karta se odhodí, pokud ji nezachrání efekt Vedle!.
bang-option-let_it_go = Nechat ji být
    .hint = Pro kartu už nic neuděláš a odhodí se.

## Proč ne

bang-why-lasso = Dokud platí Laso, vyložené karty nemají žádný efekt.
bang-why-the-judge = Soudce v tomto kole nikomu nedovolí vyložit novou kartu.
