### The panel in the terminal.

tui-bang-hand = Karty v ruce: { $count } (limit { $limit })
tui-bang-empty = žádné karty
tui-bang-middle = Uprostřed:
tui-bang-in-play = { $card } (vyložená)
tui-bang-reach = tvůj dostřel: { $reach }
tui-bang-piles = balíček: { $deck } · odhozená: { $top }
tui-bang-keys = BANG!: ▯3 tři karty v ruce; →2 jak daleko vidíš hráče, ◎ je v tvém dostřelu; ←1 jak daleko vidí on tebe, ! jsi v jeho dostřelu. 0 končí tah nebo to nechává být; - to nechává být do konce tahu, = do tvého tahu. ✦ jsou valouny.
tui-bang-event = platí: { $event } ({ $short })
tui-bang-event-none = { $deck ->
        [show] show ještě nezačala
       *[other] zatím žádná událost
    }
tui-bang-event-next = příště: { $event }
tui-bang-event-left = ještě přijde: { $count }
tui-bang-ghost = duch
tui-bang-open-hand = v ruce: { $cards }
tui-bang-railcars-left = vagony v balíčku: { $count }
