### Words that every game and every screen shares.

common-list = { $head } and { $last }
common-nobody = nobody

# What every game may offer.

common-option-pass_for = { $until ->
        [turn] Pass until the turn ends
       *[my_turn] Pass until my turn
    }
    .hint = { $until ->
        [turn] You are not asked this again until the turn ends.
       *[my_turn] You are not asked this again until your turn begins.
    }

## Looking into a game

analysis-title = How the game went
analysis-course = Chances to win
analysis-believed = Seen through at the end
analysis-turning = Answer { $answer }, the turn of { $active }: { $player } went from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Answer { $answer }, { $player }: { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; better: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Nothing that was surely better was left undone.
analysis-working = Thinking the game over. This takes some seconds.
analysis-turnings = Where it turned
analysis-turn = { $active }’s turn: { $player } went from { $before } to { $after }.
analysis-choices = What was chosen
analysis-of = The decisions of
analysis-better = { $chosen }: { $chance }; better: { $best }: { $better }.
analysis-known = Who could be known then
analysis-thought = What the others could think
analysis-seen = { $player }, { $role }: { $share } sure by the end.
analysis-from-to = from { $before } to { $after }
analysis-open = Where was it won?
