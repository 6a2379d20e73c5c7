### Panel v terminálu.

tui-legends-keys = Legendy Západu: ▰▰▱ body věhlasu na cestě ke konci; Z3 tři body strážců zákona, P3 tři body psanců; ◆ nuggety, ✚ zranění, ▯ karty v ruce; →4 čtyři pole od tebe. Na mapě jsi @, písmeno je jiný hráč, ✪ šerif, ☠ bandita, ■ Muž v černém, ◇ co tu nechal příběh; – znamená, že tam teď žádná cesta nevede. M ukáže celou mapu. 0 ukončí tah nebo to nechá být; . řekne, co udělat nejde a proč.
tui-legends-map = mapa
tui-legends-map-hint = jasně: dosah jednoho pohybu
tui-legends-you = ty
tui-legends-cache = něco tu leží
tui-legends-round = kolo { $round }
tui-legends-last-round = poslední kolo je { $round }.
tui-legends-end-at = konec začne s { $lp } BV
tui-legends-deck = balíček: { $deck }
tui-legends-mp = Z{ $points }
tui-legends-wp = P{ $points }
tui-legends-no-cards = žádné karty v ruce
tui-legends-story = Příběh { $deck }
tui-legends-open-story = otevřený příběh
tui-legends-story-page = Válečky: { $markers } z { $needed } ({ $names }). Až budou všechny, karta se na konci tahu vyhodnotí a odměnu dostane každý, kdo přispěl. Karet v tomto balíčku: { $cards }.
tui-legends-goals = Úkoly:
tui-legends-goal = Úkol:
tui-legends-done = úkoly { $done }/{ $goals }
tui-legends-tokens = žetony věhlasu: { $count } ({ $values })
tui-legends-cattle = dobytek: { $cattle }
tui-legends-not-yet = (od 5 BV)
tui-legends-drawn = { $keeper ->
        [none] bojové karty
       *[other] za protivníka hraje { $keeper }
    }: { $seen ->
        [none] ▮{ $count }
       *[other] { $seen }
    }
tui-legends-pot = Poker: v talónu { $pot } $
tui-legends-dealer = bankéř { $cards }
tui-legends-why-not = Co udělat nejde a proč
tui-legends-other-amount = { $label }: jiný počet
tui-legends-other-cards = { $hand } z jiných karet
tui-legends-fight = Boj: { $name }
tui-legends-region = { $question ->
        [walk_sheriff] Šerif do oblasti { $region }
        [choose_start] Začít v oblasti { $region }
       *[other] Do oblasti { $region }
    }
tui-legends-actions = Jakákoli akce
tui-legends-page-work = Práce za 10 $ je v každé lokaci.
tui-legends-page-distance = Od tebe: { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }.
tui-legends-page-no-way = Teď tam pro tebe nevede žádná cesta.
tui-legends-page-here = Je tu: { $names }.
tui-legends-page-near = Sousedí: { $spaces }.
