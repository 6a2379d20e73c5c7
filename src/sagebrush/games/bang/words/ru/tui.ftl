### The panel in the terminal.

tui-bang-hand = Карты на руке: { $count } (лимит { $limit })
tui-bang-empty = нет карт
tui-bang-middle = Посередине:
tui-bang-in-play = { $card } (в игре)
tui-bang-reach = ваша дальность: { $reach }
tui-bang-piles = колода: { $deck } · сброс: { $top }
tui-bang-keys = BANG!: ▯3 три карты на руке; →2 как далеко вы видите игрока, ◎ ваше оружие достаёт; ←1 как далеко он видит вас, ! его оружие достаёт вас. 0 заканчивает ход или оставляет всё как есть; - оставляет всё как есть до конца хода, = до вашего хода. ✦ — самородки.
tui-bang-event = действует: { $event } ({ $short })
tui-bang-event-none = { $deck ->
        [show] шоу ещё не началось
       *[other] событий ещё не было
    }
tui-bang-event-next = дальше: { $event }
tui-bang-event-left = впереди: { $count }
tui-bang-ghost = призрак
tui-bang-open-hand = на руке: { $cards }
tui-bang-railcars-left = вагоны в колоде: { $count }
