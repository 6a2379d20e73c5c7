### The panel in the terminal.

tui-bang-hand = Карти на руці: { $count } (ліміт { $limit })
tui-bang-empty = немає карт
tui-bang-middle = Посередині:
tui-bang-in-play = { $card } (у грі)
tui-bang-reach = ваша дальність: { $reach }
tui-bang-piles = колода: { $deck } · скид: { $top }
tui-bang-keys = BANG!: ▯3 три карти на руці; →2 як далеко ви бачите гравця, ◎ він у межах вашої зброї; ←1 як далеко він бачить вас, ! ви в межах його зброї. 0 закінчує хід або лишає все як є.
