### Ante Up: tabulka hazardérů, faro a boháči.

## Events

legends-event-faro_opened = { $seat_is ->
        [you] Otvíráš partii fara: { $space }.
       *[other] { $seat } otvírá partii fara: { $space }.
    }
legends-event-faro_joined = { $seat_is ->
        [you] Přidáváš se k faru.
       *[other] { $seat } se přidává k faru.
    }
legends-event-faro_dealt = { $seat_is ->
        [you] Vykládáš
       *[other] { $seat } vykládá
    } karty { $fight_cards } a čtvrtou lícem dolů.
legends-event-marker_placed = { $seat_is ->
        [you] Sázíš
       *[other] { $seat } sází
    } { $money } $ na { $rank }.
legends-event-faro_shuffled = { $seat_is ->
        [you] Mícháš čtyři karty.
       *[other] { $seat } míchá čtyři karty.
    }
legends-event-faro_turned = { $number ->
        [1] První otočená karta prohrává: { $fight_card }.
        [2] Druhá otočená karta vyhrává: { $fight_card }.
       *[other] Třetí otočená karta vyhrává trojnásobně: { $fight_card }.
    }
legends-event-marker_gone = { $how ->
        [lost] { $seat_is ->
            [you] Tvá sázka na { $rank } prohrává: { $money } $.
           *[other] { $seat } prohrává { $money } $ na { $rank }.
        }
        [won] { $seat_is ->
            [you] Tvá sázka na { $rank } vyhrává: { $money } $ a 1 BH!
           *[other] { $seat } vyhrává { $money } $ a 1 BH na { $rank }.
        }
       *[back] { $seat_is ->
            [you] Bereš si zpět sázku na { $rank }.
           *[other] { $seat } si bere zpět sázku na { $rank }.
        }
    }
legends-event-roller_challenged = { $seat_is ->
        [you] Sázíš { $money } $ a vyzýváš boháče: { $token }.
       *[other] { $seat } sází { $money } $ a vyzývá boháče: { $token }.
    }

## Questions

legends-ask-join_faro = Faro! Zahraješ si také?
    .other = { $player } se může přidat k faru.
legends-ask-place_marker = { $number ->
        [1] Na kterou hodnotu vsadíš a kolik? Máš { $left } $.
       *[other] Vsadíš i podruhé? Zbývá ti { $left } $.
    }
    .other = { $player } sází.
legends-ask-keep_markers = Které sázky necháš ležet pro třetí kartu?
    .other = { $player } si prohlíží sázky na desce.

## Options

legends-option-play_faro = Hrát faro
    .hint = Vsadíš 10 $ nebo 20 $ na jednu či dvě hodnoty. První otočená karta prohrává, druhá vyhrává, třetí platí trojnásobek. Výhra dává i 1 BH. Přidá-li se někdo, dostaneš 10 $.
legends-option-bet = { $money } $ na { $rank }
    .hint = Zatím se nic neplatí. Otočí-li se { $rank } jako první, prohraješ; jako druhá platí { $money } $, jako třetí trojnásobek.
legends-option-leave_markers = { $ranks_count ->
        [0] Vzít všechno zpět
       *[other] Nechat { $ranks }
    }
    .hint = { $ranks_count ->
        [0] Nic neztratíš.
       *[other] Třetí karta platí trojnásobek sázky a 1 BH. Sázka na jinou hodnotu propadne.
    }
legends-option-challenge = Vyzvat boháče: { $token }
    .hint = Poker jeden na jednoho o { $money } $. Vyhraješ-li, máš sázku zpět a k ní odměnu z žetonu; při shodě vyhrává boháč. Nikdo se nepřidá a boháč pak odejde.

## Why not

legends-why-faro-no-money = K faru potřebuješ aspoň 10 $.
