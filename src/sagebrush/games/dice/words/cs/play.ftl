### BANG! Kostková hra: co se děje, na co se ptáme a co lze odpovědět.
### `$x_is` říká, zda je hráč čtenářem (you), znovu podmětem (self), nikým (none), nebo někým jiným (other).

## Události

dice-event-character_taken = { $seat_is ->
        [you] Tvoje postava je { $character }.
       *[other] { $seat } hraje za postavu { $character }.
    }
dice-event-turn_started = { $seat_is ->
        [you] Jsi na tahu.
       *[other] Na tahu je { $seat }.
    }
dice-event-dice_rolled = { $seat_is ->
        [you] Házíš
       *[other] { $seat } hází
    }{ $roll ->
        [1] { "" }
       *[other] { $rolled_count ->
            [one] { " znovu jednou kostkou; na kostkách je teď" }
           *[other] { " znovu " }{ $rolled_count } kostkami; na kostkách je teď
        }
    }: { $dice }.
dice-event-arrow_taken = { $seat_is ->
        [you] Bereš si
       *[other] { $seat } si bere
    } { $by ->
        [bart_cassidy] šíp místo ztráty bodu života
        [el_gringo] šíp za zranění postavy El Gringo
       *[arrow] šíp
    } (v zásobě { $supply }).
dice-event-arrows_returned = { $seat_is ->
        [you] Vracíš
       *[other] { $seat } vrací
    } { $count ->
        [one] jeden šíp
        [few] { $count } šípy
       *[other] { $count } šípů
    } (v zásobě { $supply }).
dice-event-indians_attacked = Poslední šíp je pryč: útočí indiáni!
dice-event-dynamite_exploded = { $seat_is ->
        [you] Tvůj Dynamit vybuchuje!
       *[other] { $seat }: Dynamit vybuchuje!
    }
dice-event-shot_fired = { $seat_is ->
        [you] Střílíš
       *[other] { $seat } střílí
    } { $target_is ->
        [you] na tebe
       *[other] na hráče { $target }
    } ({ $face }{ $doubled ->
        [yes] , zdvojeno Pivem).
       *[no] ).
    }
dice-event-gatling_fired = { $seat_is ->
        [you] Střílíš z Kulometu!
       *[other] { $seat } střílí z Kulometu!
    }
dice-event-life_lost = { $seat_is ->
        [you] Ztrácíš
       *[other] { $seat } ztrácí
    } { $amount ->
        [one] bod života
        [few] { $amount } body života
       *[other] { $amount } bodů života
    } ({ $by ->
        [indians] indiáni
        [dynamite] Dynamit
        [gatling] Kulomet
       *[bullseye] Terč
    }, zbývá { $life }).
dice-event-life_gained = { $by ->
        [beer] { $cause_is ->
            [you] Tvoje Pivo
            [self] Pivo
           *[other] Pivo od hráče { $cause }
        }
        [sid_ketchum] Dar postavy Sid Ketchum
        [suzy_lafayette] Schopnost postavy Suzy Lafayette
       *[vulture_sam] Schopnost postavy Vulture Sam
    }: { $amount ->
        [0] { $seat_is ->
            [you] všechny body života už máš.
           *[other] { $seat } už má všechny body života.
        }
       *[other] { $seat_is ->
            [you] získáváš
           *[other] { $seat } získává
        } { $amount ->
            [one] bod života
            [few] { $amount } body života
           *[other] { $amount } bodů života
        } (celkem { $life }).
    }
dice-event-ability_used = { $seat_is ->
        [you] Používáš schopnost postavy { $character }.
       *[other] { $seat } používá schopnost postavy { $character }.
    }
dice-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Hra pro tebe končí.
           *[other] { $seat } je ze hry venku.
        }
        [you] Vyřazuješ ze hry hráče { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } tě vyřazuje ze hry.
           *[other] { $cause } vyřazuje ze hry hráče { $seat }.
        }
    } Role: { $role }.
dice-event-goal_changed = Nikdo nedostal svůj vlastní cíl, a tak teď vyhrává ten, kdo zůstane naživu poslední.
dice-event-game_won = { $outcome } { $winners_is ->
        [you] Vítězství je i tvoje! Vyhrávají: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }

## Konce hry

dice-outcome-law = Vítězí zákon.
dice-outcome-outlaws = Vítězí Bandité.
dice-outcome-renegade = Vítězí Odpadlík.
dice-outcome-deputy = Vítězí Pomocník šerifa.
dice-outcome-outlaw = Vítězí Bandita.

## Otázky

dice-ask-choose_character = Vyber si postavu.
    .other = { $player } si vybírá postavu.
dice-ask-roll_again = Vyber kostky, které si necháš; ostatními hodíš znovu. { $rolls_left ->
        [one] Zbývá ti jeden hod.
        [few] Zbývají ti { $rolls_left } hody.
       *[other] Zbývá ti { $rolls_left } hodů.
    }
    .other = { $player } se rozhoduje, kterými kostkami hodí znovu.
    .seen = Kostky: { $dice }.
dice-ask-choose_target = { $face }: na koho střílíš? { $left ->
        [one] Je to tvůj poslední výstřel.
        [few] Zbývají ti { $left } výstřely.
       *[other] Zbývá ti { $left } výstřelů.
    }
    .other = { $player } vybírá, na koho míří { $face }.
dice-ask-give_beer = Kdo vypije toto Pivo? { $left ->
        [one] Je to tvoje poslední.
        [few] Zbývají ti { $left }.
       *[other] Zbývá ti jich { $left }.
    }
    .other = { $player } vybírá, kdo vypije Pivo.
dice-ask-give_life = Kdo získá bod života na začátku tvého tahu?
    .other = { $player } vybírá, kdo získá bod života.
dice-ask-may_take_arrow = { $by ->
        [gatling] Zasahuje tě Kulomet. Vezmeš si místo ztráty bodu života šíp?
       *[bullseye] Zasahuje tě Terč. Vezmeš si místo ztráty bodu života šíp?
    }
    .other = { $player } si může místo ztráty bodu života vzít šíp.
dice-ask-may_return_arrow = Vrátíš za ztracený bod života jeden ze svých šípů?
    .other = { $player } může vrátit šíp.
dice-ask-may_remove_arrow = Čí šíp se vrátí do zásoby? { $left ->
        [one] Můžeš vrátit jeden šíp.
        [few] Můžeš vrátit { $left } šípy.
       *[other] Můžeš vrátit { $left } šípů.
    }
    .other = { $player } může vrátit šíp kteréhokoli hráče.

## Možnosti

dice-option-become = { $character }
    .hint = { $character_text }
dice-option-reroll = { $dice_count ->
        [one] Hodit znovu kostkou { $dice }
        [5] Hodit znovu všemi kostkami
       *[other] Hodit znovu { $dice_count } kostkami ({ $dice })
    }
    .hint = Ostatní kostky zůstanou, jak jsou. Za každý hozený Šíp si hned vezmeš žeton.
dice-option-stop = Ponechat všechny kostky
    .hint = Skončíš s házením a vyhodnotíš, co kostky ukazují.
dice-option-shoot = { $doubled ->
        [yes] Vystřelit dvojnásobně na hráče { $target }
       *[no] Vystřelit na hráče { $target }
    }
    .hint = { $doubled ->
        [yes] { $target } ztratí 2 body života a jedno tvé Pivo je pryč.
       *[no] { $target } ztratí 1 bod života.
    }
dice-option-choose = { $seat_is ->
        [you] Ty
       *[other] { $seat }
    }
    .hint = { $question ->
        [may_remove_arrow] { $seat_is ->
            [you] Vrátíš jeden svůj šíp do zásoby.
           *[other] { $seat } vrátí jeden šíp do zásoby.
        }
       *[other] { $seat_is ->
            [you] Získáš bod života, nejvýš do počtu ze začátku hry.
           *[other] { $seat } získá bod života, nejvýš do počtu ze začátku hry.
        }
    }
dice-option-accept = { $question ->
        [may_take_arrow] Vzít si šíp
       *[may_return_arrow] Vrátit šíp
    }
    .hint = { $question ->
        [may_take_arrow] Bod života ti zůstane a ze zásoby si vezmeš šíp.
       *[may_return_arrow] Jeden tvůj šíp se vrátí do zásoby.
    }
dice-option-decline = { $question ->
        [may_take_arrow] Ztratit bod života
       *[other] Nechat šípy být
    }
    .hint = { $question ->
        [may_take_arrow] Ztratíš tento bod života a šíp si nevezmeš.
       *[other] Všechny šípy zůstanou, kde jsou.
    }

## Proč ne

dice-why-dynamite = Kostka, na které je Dynamit, zůstává: znovu se jí házet nesmí.

## Volby před hrou

dice-variant-characters = Postavy podle míst
    .text = Postupně jmenuje postavu pro každé místo; „random“ nebo nic ji nechává na náhodě.
dice-variant-choose_characters = Výběr postav
    .text = Místo náhodného rozdání si každý, od prvního hráče, vybere jednu ze zbývajících postav.

## Why a hint says so

dice-hint-alive = Spíš zůstaneš ve hře.
dice-hint-life = Zůstane ti víc bodů života.
dice-hint-friends = Tvojí straně zůstane víc bodů života.
dice-hint-foes = Tvoji protivníci přijdou o víc bodů života.
dice-hint-assets = Budeš potom mít méně šípů.
