### The panel in the terminal.

tui-dice-yours = Tvoje kostky
tui-dice-theirs = Kostky: { $player }
tui-dice-roll = { $roll }. hod
tui-dice-roll-of = { $roll }. hod z { $rolls }
tui-dice-picked = hodit znovu
tui-dice-locked = zůstává
tui-dice-pick = Klávesami 1 až 5 vyber kostky, kterými hodíš znovu, nebo A pro všechny.
tui-dice-supply = { $count ->
        [one] v zásobě 1 šíp
        [few] v zásobě { $count } šípy
       *[other] v zásobě { $count } šípů
    }
tui-dice-keys = Kostky: 1 až 5 vybírá, A vybere všechny, Enter hází, S končí. ↑2 dva šípy.
