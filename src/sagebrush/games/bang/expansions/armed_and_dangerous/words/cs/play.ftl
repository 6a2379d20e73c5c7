### Ozbrojení a nebezpeční: co se děje se žetony nabití, na co se ptá a co lze odpovědět.

## Události

bang-event-loads_put = { $card_id ->
        [none] { $seat_is ->
            [you] Na tvou postavu
           *[other] Na postavu hráče { $seat }
        }
       *[other] { $seat_is ->
            [you] Na tvou kartu { $card }
           *[other] Na kartu { $card } hráče { $seat }
        }
    } { $count ->
        [one] přibývá žeton nabití
        [few] přibývají { $count } žetony nabití
       *[other] přibývá { $count } žetonů nabití
    } (nyní { $loads }).
bang-event-loads_removed = { $card_id ->
        [none] { $seat_is ->
            [you] Z tvé postavy
           *[other] Z postavy hráče { $seat }
        }
       *[other] { $seat_is ->
            [you] Z tvé karty { $card }
           *[other] Z karty { $card } hráče { $seat }
        }
    } { $count ->
        [one] ubývá žeton nabití
        [few] ubývají { $count } žetony nabití
       *[other] ubývá { $count } žetonů nabití
    } (zbývá { $loads }).
bang-event-loads_moved = { $count ->
        [one] Žeton nabití se přesouvá
        [few] { $count } žetony nabití se přesouvají
       *[other] { $count } žetonů nabití se přesouvá
    } { $source_id ->
        [none] { $owner_is ->
            [you] z tvé postavy
           *[other] z postavy hráče { $owner }
        }
       *[other] z karty { $source }
    } { $card_id ->
        [none] { $seat_is ->
            [you] na tvou postavu.
           *[other] na postavu hráče { $seat }.
        }
       *[other] na kartu { $card }.
    }
bang-event-bell_rung = { $seat_is ->
        [you] Zvoníš na Zvonici: pro tvou příští kartu jsou všichni ve vzdálenosti 1.
       *[other] { $seat } zvoní na Zvonici: pro příští kartu tohoto hráče jsou všichni ve vzdálenosti 1.
    }
bang-event-bomb_exploded = { $seat_is ->
        [you] Bomba před tebou vybuchuje!
       *[other] Bomba před hráčem { $seat } vybuchuje!
    }

## Otázky

bang-ask-gain_load = { $card_id ->
        [none] Za přebytečnou kartu získáváš žeton nabití.
       *[other] Karta { $card } ti přináší žeton nabití.
    } Kam ho položíš?
    .other = { $player } si může někam položit žeton nabití{ $card_id ->
        [none] .
       *[other] { " " }({ $card }).
    }
bang-ask-place_load = { $by }: kam položíš { $left ->
        [one] žeton nabití?
       *[other] žetony nabití? Zbývá: { $left }.
    }
    .other = { $player } rozmísťuje žetony nabití ({ $by }).
bang-ask-pay_load = { $by }: odkud zaplatíš žeton nabití? { $left ->
        [one] Je poslední.
       *[other] Zbývá zaplatit: { $left }.
    }
    .other = { $player } platí žetony nabití ({ $by }).
bang-ask-choose_load = { $by }: který žeton nabití { $owner_is ->
        [you] ze svých si vezmeš?
       *[other] hráče { $owner } si vezmeš?
    }
    .other = { $player } vybírá žeton nabití { $owner_is ->
        [you] z tvých
       *[other] hráče { $owner }
    } ({ $by }).
bang-ask-strengthen_card = Vylepšíš kartu { $by }? Pokaždé to stojí { $cost ->
        [one] 1 žeton nabití.
        [few] { $cost } žetony nabití.
       *[other] { $cost } žetonů nabití.
    }
    .other = { $player } může vylepšit kartu { $by }.
bang-ask-further_target = { $by }: zaplatíš { $cost ->
        [one] žeton nabití
        [few] { $cost } žetony nabití
       *[other] { $cost } žetonů nabití
    } za další cíl?
    .other = { $player } může vybrat další cíle ({ $by }).
bang-ask-strengthen_shot = { $by }: zaplatíš { $cost ->
        [one] žeton nabití
        [few] { $cost } žetony nabití
       *[other] { $cost } žetonů nabití
    } za svůj výstřel na { $target_is ->
        [you] sebe?
       *[other] hráče { $target }?
    }
    .other = { $player } může posílit výstřel na { $target_is ->
        [you] tebe
       *[other] hráče { $target }
    } ({ $by }).
bang-ask-take_back_card = Zaplatíš { $cost ->
        [one] 1 žeton nabití
        [few] { $cost } žetony nabití
       *[other] { $cost } žetonů nabití
    } a vezmeš si kartu { $by } zpátky do ruky?
    .other = { $player } si může vzít kartu { $by } zpátky.
bang-ask-repeat_check = { $target_is ->
        [you] Otáčíš kartu { $card }
       *[other] { $target } otáčí kartu { $card }
    } ({ $by }). Má se sejmutí opakovat?
    .other = { $player } může dát opakovat { $target_is ->
        [you] tvé sejmutí
       *[other] sejmutí hráče { $target }
    } ({ $by }: { $card }).
bang-ask-hand_on = Komu předáš kartu { $card }?
    .other = { $player } někomu předává kartu { $card }.

## Možnosti

bang-option-on_card = { $card }
    .hint = { $question ->
        [pay_load] Zaplatíš žeton nabití z této karty; bez žetonů se odhazuje.
        [choose_load] Vezmeš žeton nabití z této karty; bez žetonů se odhazuje.
       *[other] Žeton nabití půjde na tuto kartu.
    }
bang-option-on_character = { $seat_is ->
        [you] Tvá postava
       *[other] Postava hráče { $seat }
    }
    .hint = { $question ->
        [pay_load] Zaplatíš žeton nabití odtud.
        [choose_load] Vezmeš žeton nabití odtud.
       *[other] Žeton nabití půjde sem.
    }
bang-option-pay_loads = { $count ->
        [one] Zaplatit 1 žeton nabití
        [few] Zaplatit { $count } žetony nabití
       *[other] Zaplatit { $count } žetonů nabití
    }
    .hint = { $times ->
        [one] Vylepšení zapůsobí jednou.
       *[other] Vylepšení zapůsobí { $times }krát.
    }
bang-option-also_at = { $seat_is ->
        [you] I na sebe
       *[other] I na hráče { $seat }
    }
    .hint = I ten hráč bude cílem; zaplatíš, až budou vybráni všichni.
bang-option-hand_to = { $seat_is ->
        [you] Sobě
       *[other] Hráči { $seat }
    }
    .hint = Karta bude ležet před tím hráčem i se všemi žetony nabití.
bang-option-enough = { $question ->
        [gain_load] Žádný žeton nabití
        [place_load] Nechat to tak
        [further_target] Nikdo další
        [strengthen_card] Zahrát ji bez vylepšení
        [strengthen_shot] Vystřelit bez toho
       *[other] Nic neplatit
    }
    .hint = { $question ->
        [gain_load] Žeton nabití zůstane v zásobě.
        [place_load] Zbytek zůstane, kde je.
       *[other] Žetony nabití ti zůstanou.
    }

## Proč ne

bang-why-no-loads = V zásobě není dost žetonů nabití.
bang-why-no-room-for-loads = Tvá postava i všechny tvé nebezpečné karty jsou plné.
bang-why-no-cards-in-play = Ve hře neleží žádná karta.
bang-why-too-few-loads = Na použití na ní leží málo žetonů nabití.
