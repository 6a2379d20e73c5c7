### The panel in the terminal.

tui-legends-keys = Western Legends: ▰▰▱ legend points on the way to the end; M3 three marshal points, W3 three wanted points; ◆ nuggets, ✚ wounds, ▯ cards in hand; →4 four spaces from you. On the map @ is you, a letter another player, ✪ the sheriff, ☠ a bandit, ■ the Man in Black, ◇ something left by a story; – means no way leads there now. M shows the whole map. 0 ends your turn or lets it be; . says what cannot be done and why.
tui-legends-map = map
tui-legends-map-hint = bright: within one move
tui-legends-you = you
tui-legends-cache = something left here
tui-legends-round = round { $round }
tui-legends-last-round = the last round is { $round }
tui-legends-end-at = { $lp } LP start the end
tui-legends-deck = deck: { $deck }
tui-legends-mp = M{ $points }
tui-legends-wp = W{ $points }
tui-legends-no-cards = no cards in hand
tui-legends-story = Story { $deck }
tui-legends-open-story = open story
tui-legends-story-page = Markers: { $markers } of { $needed } ({ $names }). When all are placed, the story is told at the end of the turn and everybody who contributed gets its reward. Stories in this deck: { $cards }.
tui-legends-goals = Goals:
tui-legends-goal = Goal:
tui-legends-done = goals { $done }/{ $goals }
tui-legends-tokens = legend tokens: { $count } ({ $values })
tui-legends-cattle = { $cattle } cattle
tui-legends-not-yet = (from 5 LP on)
tui-legends-drawn = { $keeper ->
        [none] fight cards
       *[other] { $keeper } plays the foe
    }: { $seen ->
        [none] ▮{ $count }
       *[other] { $seen }
    }
tui-legends-pot = Poker: ${ $pot } in the pot
tui-legends-dealer = dealer { $cards }
tui-legends-why-not = What cannot be done, and why
tui-legends-other-amount = { $label }: another amount
tui-legends-other-cards = { $hand } with other cards
tui-legends-fight = Fight { $name }
tui-legends-region = { $question ->
        [walk_sheriff] Sheriff to { $region }
        [choose_start] Start in { $region }
       *[other] Ride to { $region }
    }
tui-legends-actions = Any action
tui-legends-page-work = Work for $10 is to be had at every place.
tui-legends-page-distance = From you: { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    }.
tui-legends-page-no-way = No way leads there for you now.
tui-legends-page-here = Here: { $names }.
tui-legends-page-near = Next to it: { $spaces }.
