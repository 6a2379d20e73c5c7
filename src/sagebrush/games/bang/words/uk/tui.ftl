### The panel in the terminal.

tui-bang-hand = Карти на руці: { $count } (ліміт { $limit })
tui-bang-empty = немає карт
tui-bang-middle = Посередині:
tui-bang-in-play = { $card } (у грі)
tui-bang-reach = ваша дальність: { $reach }
tui-bang-piles = колода: { $deck } · скид: { $top }
tui-bang-keys = BANG!: ▯3 три карти на руці; →2 як далеко ви бачите гравця, ◎ ваша зброя дістає; ←1 як далеко він бачить вас, ! його зброя дістає вас. 0 закінчує хід або лишає все як є; - лишає все як є до кінця ходу, = до вашого ходу. ✦ — самородки.
tui-bang-event = діє: { $event } ({ $short })
tui-bang-event-none = { $deck ->
        [show] шоу ще не почалося
       *[other] подій ще не було
    }
tui-bang-event-next = далі: { $event }
tui-bang-event-left = попереду: { $count }
tui-bang-ghost = привид
tui-bang-open-hand = на руці: { $cards }
tui-bang-railcars-left = вагони в колоді: { $count }
