### The web client: the table of the dice game and its lessons.

## The table

web-arrows = { $count ->
        [one] 1 arrow
       *[other] { $count } arrows
    }
web-arrows-left = { $count ->
        [one] 1 arrow left in the supply
       *[other] { $count } arrows left in the supply
    }
web-supply = supply
web-dice = Dice
web-kept = Kept
web-die = Die { $number }: { $face }
web-roll-again = { $count ->
        [one] Roll 1 die again
        [5] Roll all dice again
       *[other] Roll { $count } dice again
    }
web-doubled = Double the shot with a Beer

## Rules and lessons

web-learn-dice-1 = Everybody gets a secret role; only the Sheriff shows his. Outlaws want the Sheriff gone, the Deputy protects him, the Renegade wants to be the last one alive.
web-learn-dice-2 = In your turn you roll five dice, up to three times. Put aside what you want to keep and roll the rest again. Dynamite must stay, and three of it end your rolling with a bang.
web-learn-dice-3 = Then the dice speak: Bull's Eyes hit a neighbour or the one behind, Beers give back life, three Gatlings hit everybody else and chase away your arrows.
web-learn-dice-4 = An Arrow is taken at once. When the last one leaves the supply, the Indians attack: everybody loses as many lives as they hold arrows.
web-lesson-dice-roll = Tap the dice you want to keep: they go to the rail. Then roll the others again, or keep all. Beware of Arrows when the supply is low, and of a third Dynamite.
web-lesson-dice-target = One of your Bull's Eyes is waiting for a target. The seats that light up are at the right distance. Think of who might be on your side.
web-lesson-dice-beer = A Beer gives back one life, to you or to anybody. Helping somebody tells the table something about your role.
