### The web client: what Ante Up adds to the table.

web-legends-beyond = Beyond the passes
web-legends-train = the train
web-legends-train-at = The train stands here: { $space }. Next stop: { $next }.
web-legends-frontier = frontier to be opened for { $price }
web-legends-marker-lp = { $lp } LP
web-legends-events-at = An event waits at: { $markers }.
web-legends-events-none = No event waits on the tracks any more.
web-legends-longhorn-own = You drive a longhorn: { $token }
web-legends-longhorn-of = { $player } drives a longhorn.

web-legends-event-at = An event waits at { $spaces }.
web-legends-scene-event = An event
web-legends-scene-train = Aboard the train
web-legends-scene-robbed-train = The train is robbed
web-legends-scene-frontier = The frontier is opened up
web-legends-scene-longhorn = A longhorn is delivered
web-legends-danger-renegade = A renegade waits there: your ride ends with a fight.
web-legends-danger-claim_jumper = A claim jumper waits there: your ride ends with a fight.
web-legends-part-gambler = Gambler track
web-legends-change-gp = gambler points: { $amount }

## Faro

web-legends-scene-faro = Faro
web-legends-faro-shown = Among the four cards
web-legends-faro-hidden = a card face down
web-legends-faro-turned = Turned up
web-legends-faro-board = The values to bet on
web-legends-faro-first = loses
web-legends-faro-second = wins
web-legends-faro-third = wins threefold
web-legends-faro-bet = { $player } ${ $money }
web-legends-faro-host = opened the game
