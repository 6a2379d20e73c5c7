### The web client: the table of Western Legends.

## The map

web-legends-map = Mapa Západu
web-legends-map-keys = Pole: šipkami k sousedům, Enter vybere, I poví víc
web-legends-find = Najít pole (F)
web-legends-closer = Blíž
web-legends-whole = Celá mapa
web-legends-cache = něco tu leží
web-legends-spaces = { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    }
web-legends-here = Je tu: { $names }
web-legends-next-to = Sousedí
web-legends-work = Práce za 10 $ je v každé lokaci.
web-legends-cattle-left = { $count ->
        [0] Žádný dobytek tu nezbyl.
        [one] Zbývá tu 1 stádo.
        [few] Zbývají tu { $count } stáda.
       *[other] Zbývá tu { $count } stád.
    }
web-legends-touch-map = Dotkni se na mapě jednoho z polí, která září.
web-legends-danger-bandit = Číhá tam bandita: jízda skončí bojem.
web-legends-danger-cache = Něco tam leží: vezme si to, kdo přijde první.
web-legends-danger-sheriff = Šerif je hned vedle a po tobě se pátrá.
web-legends-recap = Od tvého posledního tahu (R)
web-legends-nothing-new = Nic se nezměnilo.
web-legends-change-lp = body věhlasu: { $amount }
web-legends-change-mp = body strážců zákona: { $amount }
web-legends-change-wp = body psanců: { $amount }
web-legends-change-wound = zranění: { $amount }
web-legends-change-money = peníze: { $amount }
web-legends-change-nugget = nuggety: { $amount }

## What one has

web-legends-your-things = Tvoje věci
web-legends-your-hand = Tvoje ruka
web-legends-no-cards = Žádné karty v ruce.
web-legends-fame = body věhlasu: { $lp }
web-legends-has-lp = { $name } { $lp }
web-legends-trail = Body věhlasu na cestě k { $end }
web-legends-ability-at = Od { $lp } BV.
web-legends-actions = { $count ->
        [one] zbývá 1 akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
web-legends-money = { $money } $, nejvýš { $limit } $
web-legends-nuggets = { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }, nejvýš { $limit }
web-legends-wounds = { $count ->
        [one] 1 zranění
       *[other] { $count } zranění
    }
web-legends-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-legends-hand = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }; limit ruky { $limit }
web-legends-speed = { $count ->
        [one] pohyb o 1 pole
        [few] pohyb o { $count } pole
       *[other] pohyb o { $count } polí
    }
web-legends-tokens = { $count ->
        [one] 1 žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }
web-legends-gear = Zbraně, zvířata a předměty
web-legends-ready = používá se
web-legends-no-gear = nic než dobré jméno
web-legends-goals = Úkoly: splněno { $done }, zbývá { $left }
web-legends-seen = Karty, které tam znáš:
web-legends-next-step = Další krok: { $gain }.
web-legends-thinks = přemýšlí

## Stories and what cannot be done

web-legends-stories = Otevřené příběhy
web-legends-story = Příběh { $number }
web-legends-no-story = Všechny příběhy už jsou odvyprávěny.
web-legends-markers = { $count ->
        [one] 1 váleček
        [few] { $count } válečky
       *[other] { $count } válečků
    }: { $names }
web-legends-why-not = { $count ->
        [one] Teď nejde 1 věc, a proč
        [few] Teď nejdou { $count } věci, a proč
       *[other] Teď nejde { $count } věcí, a proč
    }
