### Armed & Dangerous: what happens to loads, what is asked and what can be answered.

## Events

bang-event-loads_put = { $count ->
        [one] A load goes
       *[other] { $count } loads go
    } on { $card_id ->
        [none] { $seat_is ->
            [you] your character
           *[other] the character of { $seat }
        }
       *[other] { $seat_is ->
            [you] your { $card }
           *[other] { $card } of { $seat }
        }
    } (now { $loads }).
bang-event-loads_removed = { $card_id ->
        [none] { $seat_is ->
            [you] Your character
           *[other] The character of { $seat }
        }
       *[other] { $seat_is ->
            [you] Your { $card }
           *[other] { $card } of { $seat }
        }
    } loses { $count ->
        [one] a load
       *[other] { $count } loads
    } (left: { $loads }).
bang-event-loads_moved = { $count ->
        [one] A load moves
       *[other] { $count } loads move
    } from { $source_id ->
        [none] { $owner_is ->
            [you] your character
           *[other] the character of { $owner }
        }
       *[other] { $source }
    } to { $card_id ->
        [none] { $seat_is ->
            [you] your character.
           *[other] the character of { $seat }.
        }
       *[other] { $card }.
    }
bang-event-bell_rung = { $seat_is ->
        [you] You ring the Bell Tower: for your next card everybody is at distance 1.
       *[other] { $seat } rings the Bell Tower: for the next card everybody is at distance 1.
    }
bang-event-bomb_exploded = { $seat_is ->
        [you] The Bomb in front of you explodes!
       *[other] The Bomb in front of { $seat } explodes!
    }

## Questions

bang-ask-gain_load = { $card_id ->
        [none] A card too many brings you a load.
       *[other] { $card } brings you a load.
    } Where do you put it?
    .other = { $player } may put a load somewhere{ $card_id ->
        [none] .
       *[other] { " " }({ $card }).
    }
bang-ask-place_load = { $by }: where do you put { $left ->
        [one] the load?
       *[other] the loads? Left: { $left }.
    }
    .other = { $player } puts loads somewhere ({ $by }).
bang-ask-pay_load = { $by }: where do you pay a load from? { $left ->
        [one] It is the last one.
       *[other] Still to pay: { $left }.
    }
    .other = { $player } pays with loads ({ $by }).
bang-ask-choose_load = { $by }: which load of { $owner_is ->
        [you] yours do you take?
       *[other] { $owner } do you take?
    }
    .other = { $player } chooses a load of { $owner_is ->
        [you] yours
       *[other] { $owner }
    } ({ $by }).
bang-ask-strengthen_card = Do you upgrade { $by }? Each time costs { $cost ->
        [one] 1 load.
       *[other] { $cost } loads.
    }
    .other = { $player } may upgrade { $by }.
bang-ask-further_target = { $by }: do you pay { $cost ->
        [one] a load
       *[other] { $cost } loads
    } for another target?
    .other = { $player } may choose further targets ({ $by }).
bang-ask-strengthen_shot = { $by }: do you pay { $cost ->
        [one] a load
       *[other] { $cost } loads
    } for your shot at { $target_is ->
        [you] yourself?
       *[other] { $target }?
    }
    .other = { $player } may strengthen the shot at { $target_is ->
        [you] you
       *[other] { $target }
    } ({ $by }).
bang-ask-take_back_card = Do you pay { $cost ->
        [one] 1 load
       *[other] { $cost } loads
    } to take { $by } back into your hand?
    .other = { $player } may take { $by } back.
bang-ask-repeat_check = { $target_is ->
        [you] You turned up { $card }
       *[other] { $target } turned up { $card }
    } for { $by }. Is the draw check made again?
    .other = { $player } may have the draw check of { $target_is ->
        [you] yours
       *[other] { $target }
    } made again ({ $by }: { $card }).
bang-ask-hand_on = To whom do you hand { $card }?
    .other = { $player } hands { $card } to somebody.

## Options

bang-option-on_card = { $card }
    .hint = { $question ->
        [pay_load] You pay a load from this card; without loads it is discarded.
        [choose_load] You take a load from this card; without loads it is discarded.
       *[other] The load goes on this card.
    }
bang-option-on_character = { $seat_is ->
        [you] Your character
       *[other] The character of { $seat }
    }
    .hint = { $question ->
        [pay_load] You pay a load from there.
        [choose_load] You take a load from there.
       *[other] The load goes there.
    }
bang-option-pay_loads = { $count ->
        [one] Pay 1 load
       *[other] Pay { $count } loads
    }
    .hint = { $times ->
        [one] The upgrade works once.
       *[other] The upgrade works { $times } times.
    }
bang-option-also_at = { $seat_is ->
        [you] You as well
       *[other] { $seat } as well
    }
    .hint = This player is a target, too; you pay when you have named them all.
bang-option-hand_to = { $seat_is ->
        [you] To yourself
       *[other] To { $seat }
    }
    .hint = The card will lie in front of that player, with all its loads.
bang-option-enough = { $question ->
        [gain_load] No load
        [place_load] Leave it at that
        [further_target] Nobody else
        [strengthen_card] Play it as it is
        [strengthen_shot] Shoot without it
       *[other] Pay nothing
    }
    .hint = { $question ->
        [gain_load] The load stays in the supply.
        [place_load] The rest stays where it is.
       *[other] You keep your loads.
    }

## Why not

bang-why-no-loads = There are not enough loads in the supply.
bang-why-no-room-for-loads = Your character and all your dangerous cards are full.
bang-why-no-cards-in-play = No card is in play.
bang-why-too-few-loads = There are too few loads on it to use it.
