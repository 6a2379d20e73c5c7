### The panel in the terminal.

tui-dice-yours = Your dice
tui-dice-theirs = Dice of { $player }
tui-dice-roll = roll { $roll }
tui-dice-roll-of = roll { $roll } of { $rolls }
tui-dice-picked = roll again
tui-dice-locked = locked
tui-dice-pick = Pick the dice to roll again with 1 to 5, or A for all of them.
tui-dice-supply = { $count ->
        [one] 1 arrow left in the supply
       *[other] { $count } arrows left in the supply
    }
tui-dice-keys = Dice: 1 to 5 pick, A picks all, Enter rolls, S stops. ↑2 two arrows.
