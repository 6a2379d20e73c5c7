### The panel in the terminal.

tui-bang-hand = Your hand: { $count } (limit { $limit })
tui-bang-empty = no cards
tui-bang-middle = In the middle:
tui-bang-in-play = { $card } (in play)
tui-bang-reach = your reach: { $reach }
tui-bang-piles = deck: { $deck } · discard pile: { $top }
tui-bang-keys = BANG!: ▯3 three cards in hand; →2 how far you see a player, ◎ your weapon reaches; ←1 how far that player sees you, ! you are in reach. 0 ends your turn or lets it happen; - lets it happen for the rest of this turn, = until your own. ✦ are nuggets.
tui-bang-event = in force: { $event } ({ $short })
tui-bang-event-none = { $deck ->
        [show] the show has not begun yet
       *[other] no event yet
    }
tui-bang-event-next = next: { $event }
tui-bang-event-left = to come: { $count }
tui-bang-ghost = ghost
tui-bang-open-hand = in hand: { $cards }
tui-bang-railcars-left = railcars in the deck: { $count }
