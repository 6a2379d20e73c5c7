### BANG! The Dice Game: what happens, what is asked and what can be answered.
### `$x_is` tells whether a player is the reader (you), the subject again (self), nobody (none) or somebody else (other).

## Events

dice-event-character_taken = { $seat_is ->
        [you] You are { $character }.
       *[other] { $seat } is { $character }.
    }
dice-event-turn_started = { $seat_is ->
        [you] Your turn.
       *[other] { $seat } has the turn.
    }
dice-event-dice_rolled = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    }{ $roll ->
        [1] { "" }
       *[other] { $rolled_count ->
            [one] { " one die again; the dice now show" }
           *[other] { " " }{ $rolled_count } dice again; the dice now show
        }
    }: { $dice }.
dice-event-arrow_taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $by ->
        [bart_cassidy] an arrow instead of losing a life point
        [el_gringo] an arrow for hurting El Gringo
       *[arrow] an arrow
    } ({ $supply } left in the supply).
dice-event-arrows_returned = { $seat_is ->
        [you] You return
       *[other] { $seat } returns
    } { $count ->
        [one] an arrow
       *[other] { $count } arrows
    } ({ $supply } in the supply).
dice-event-indians_attacked = The last arrow is taken: the Indians attack!
dice-event-dynamite_exploded = { $seat_is ->
        [you] Your Dynamite explodes!
       *[other] The Dynamite in the hands of { $seat } explodes!
    }
dice-event-shot_fired = { $seat_is ->
        [you] You shoot
       *[other] { $seat } shoots
    } { $target_is ->
        [you] at you
       *[other] at { $target }
    } with { $face }{ $doubled ->
        [yes] , doubled by a Beer.
       *[no] .
    }
dice-event-gatling_fired = { $seat_is ->
        [you] You fire the Gatling!
       *[other] { $seat } fires the Gatling!
    }
dice-event-life_lost = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount ->
        [one] a life point
       *[other] { $amount } life points
    } to { $by ->
        [indians] the Indians
        [dynamite] the Dynamite
        [gatling] the Gatling
       *[bullseye] a Bull's Eye
    } ({ $life } left).
dice-event-life_gained = { $by ->
        [beer] { $cause_is ->
            [you] Your Beer
            [self] Beer
           *[other] Beer from { $cause }
        }
        [sid_ketchum] Sid Ketchum's gift
        [suzy_lafayette] Suzy Lafayette's ability
       *[vulture_sam] Vulture Sam's ability
    }: { $amount ->
        [0] { $seat_is ->
            [you] you already have all your life points.
           *[other] { $seat } already has all life points.
        }
       *[other] { $seat_is ->
            [you] you gain
           *[other] { $seat } gains
        } { $amount ->
            [one] a life point
           *[other] { $amount } life points
        } (now { $life }).
    }
dice-event-ability_used = { $seat_is ->
        [you] You use the ability of { $character }.
       *[other] { $seat } uses the ability of { $character }.
    }
dice-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] You are out of the game.
           *[other] { $seat } is out of the game.
        }
        [you] You eliminate { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } eliminates you.
           *[other] { $cause } eliminates { $seat }.
        }
    } Role: { $role }.
dice-event-goal_changed = Nobody has eliminated their own target, so now the last one alive wins.
dice-event-game_won = { $outcome } { $winners_is ->
        [you] Victory is yours! Winners: { $winners }.
       *[other] Winners: { $winners }.
    }

## Endings

dice-outcome-law = The law has won.
dice-outcome-outlaws = The Outlaws have won.
dice-outcome-renegade = The Renegade has won.
dice-outcome-deputy = The Deputy has won.
dice-outcome-outlaw = The Outlaw has won.

## Questions

dice-ask-choose_character = Choose your character.
    .other = { $player } chooses a character.
dice-ask-roll_again = Choose the dice you keep; you roll the others again. { $rolls_left ->
        [one] You have one more roll.
       *[other] You have { $rolls_left } more rolls.
    }
    .other = { $player } decides which dice to roll again.
    .seen = The dice: { $dice }.
dice-ask-choose_target = { $face }: whom do you shoot at? { $left ->
        [one] This is your last shot.
       *[other] You have { $left } shots left.
    }
    .other = { $player } chooses a target for { $face }.
dice-ask-give_beer = Who drinks this Beer? { $left ->
        [one] It is your last one.
       *[other] You have { $left } left.
    }
    .other = { $player } chooses who drinks a Beer.
dice-ask-give_life = Who gains a life point at the start of your turn?
    .other = { $player } chooses who gains a life point.
dice-ask-may_take_arrow = { $by ->
        [gatling] The Gatling hits you. Do you take an arrow instead of losing a life point?
       *[bullseye] A Bull's Eye hits you. Do you take an arrow instead of losing a life point?
    }
    .other = { $player } may take an arrow instead of losing a life point.
dice-ask-may_return_arrow = Do you return one of your arrows for the life point you have lost?
    .other = { $player } may return an arrow.
dice-ask-may_remove_arrow = Whose arrow goes back to the supply? { $left ->
        [one] You may return one arrow.
       *[other] You may return { $left } arrows.
    }
    .other = { $player } may return an arrow of any player.

## Options

dice-option-become = { $character }
    .hint = { $character_text }
dice-option-reroll = { $dice_count ->
        [one] Roll { $dice } again
        [5] Roll all dice again
       *[other] Roll { $dice_count } dice again ({ $dice })
    }
    .hint = The other dice stay as they are. Every Arrow you roll you take at once.
dice-option-stop = Keep all dice
    .hint = Stop rolling and carry out what the dice show.
dice-option-shoot = { $doubled ->
        [yes] Shoot at { $target }, doubled
       *[no] Shoot at { $target }
    }
    .hint = { $doubled ->
        [yes] { $target } loses 2 life points, and one of your Beers is used up.
       *[no] { $target } loses 1 life point.
    }
dice-option-choose = { $seat_is ->
        [you] You
       *[other] { $seat }
    }
    .hint = { $question ->
        [may_remove_arrow] { $seat_is ->
            [you] You return one of your arrows to the supply.
           *[other] { $seat } returns one arrow to the supply.
        }
       *[other] { $seat_is ->
            [you] You gain a life point, up to the number you started with.
           *[other] { $seat } gains a life point, up to the number held at the start.
        }
    }
dice-option-accept = { $question ->
        [may_take_arrow] Take an arrow
       *[may_return_arrow] Return an arrow
    }
    .hint = { $question ->
        [may_take_arrow] You keep this life point and take an arrow from the supply.
       *[may_return_arrow] One of your arrows goes back to the supply.
    }
dice-option-decline = { $question ->
        [may_take_arrow] Lose the life point
       *[other] Leave the arrows
    }
    .hint = { $question ->
        [may_take_arrow] You lose this life point and take no arrow.
       *[other] All arrows stay where they are.
    }

## Why not

dice-why-dynamite = A die that shows Dynamite stays: it cannot be rolled again.

## Choices before the game

dice-variant-characters = Characters by seat
    .text = Names the character of each seat in turn; "random" or nothing leaves it to chance.
dice-variant-choose_characters = Choose characters
    .text = Instead of a random deal, every player picks one of the characters left, starting with the first player.

## Why a hint says so

dice-hint-alive = You are likelier to stay in the game.
dice-hint-life = You keep more life points.
dice-hint-friends = Your side keeps more life points.
dice-hint-foes = Your opponents lose more life points.
dice-hint-assets = You have fewer arrows afterwards.
