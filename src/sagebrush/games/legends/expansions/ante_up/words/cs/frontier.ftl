### The web client: what Ante Up adds to the table.

web-legends-beyond = Za průsmyky
web-legends-train = vlak
web-legends-train-at = Tady stojí vlak: { $space }. Příští zastávka: { $next }.
web-legends-frontier = hraniční území k prozkoumání za { $price }
web-legends-marker-lp = { $lp } BV
web-legends-events-at = Událost čeká tady: { $markers }.
web-legends-events-none = Na tabulkách už žádná událost nečeká.
web-legends-longhorn-own = Ženeš longhorna: { $token }
web-legends-longhorn-of = { $player } žene longhorna.

web-legends-event-at = Událost čeká zde: { $spaces }.
web-legends-scene-event = Událost
web-legends-scene-train = Ve vlaku
web-legends-scene-robbed-train = Přepadení vlaku
web-legends-scene-frontier = Hraniční území je prozkoumáno
web-legends-scene-longhorn = Odevzdaný longhorn
web-legends-danger-renegade = Čeká tam odpadlík: jízda skončí bojem.
web-legends-danger-claim_jumper = Čeká tam volný prospektor: jízda skončí bojem.
web-legends-part-gambler = Tabulka hazardérů
web-legends-change-gp = body hazardérů: { $amount }

## Faro

web-legends-scene-faro = Faro
web-legends-faro-shown = Mezi čtyřmi kartami
web-legends-faro-hidden = karta lícem dolů
web-legends-faro-turned = Otočené
web-legends-faro-board = Hodnoty, na které se sází
web-legends-faro-first = prohrává
web-legends-faro-second = vyhrává
web-legends-faro-third = vyhrává trojnásob
web-legends-faro-bet = { $player } { $money } $
web-legends-faro-host = otevírá hru
