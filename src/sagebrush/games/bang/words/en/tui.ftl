### The panel in the terminal.

tui-bang-hand = Your hand: { $count } (limit { $limit })
tui-bang-empty = no cards
tui-bang-middle = In the middle:
tui-bang-in-play = { $card } (in play)
tui-bang-reach = your reach: { $reach }
tui-bang-piles = deck: { $deck } · discard pile: { $top }
tui-bang-keys = BANG!: ▯3 three cards in hand; →2 how far you see a player, ◎ your weapon reaches; ←1 how far that player sees you, ! you are in reach. 0 ends your turn or lets it happen.
