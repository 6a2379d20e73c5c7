### A Fistful of Cards: what happens, what is asked and what can be answered.

## Events

bang-event-colour_guessed = { $seat_is ->
        [you] You guess { $colour ->
            [red] red
           *[black] black
        }: { $card }.
       *[other] { $seat } guesses { $colour ->
            [red] red
           *[black] black
        }: { $card }.
    } { $right ->
        [yes] Right!
       *[no] Wrong.
    }
bang-event-card_obliges = { $seat_is ->
        [you] You must play { $card } in this turn if you can.
       *[other] { $seat } must play { $card } in this turn if that is possible.
    }
bang-event-card_shot_at = { $seat_is ->
        [you] You shoot
       *[other] { $seat } shoots
    } at { $card } in front of { $owner_is ->
        [you] you.
        [self] { $seat_is ->
            [you] yourself.
           *[other] themselves.
        }
       *[other] { $owner }.
    }

## Questions

bang-ask-be_a_blood_brother = Do you give up a life so that somebody else regains one?
    .other = { $player } may give up a life for somebody else.
bang-ask-drink_or_draw = Do you regain a life instead of drawing?
    .other = { $player } may regain a life instead of drawing.
bang-ask-guess_colour = Is the next card red or black?
    .other = { $player } guesses the colour of the next card.
bang-ask-trade_cards = Which card do you discard for another one? Discarded so far: { $count }.
    .other = { $player } may exchange cards (so far: { $count }).
bang-ask-save_card = { $shooter } shoots at { $card } in front of you. Do you save it?
    .other = { $player } may save { $card } from the shot { $shooter_is ->
        [you] you fire.
       *[other] of { $shooter }.
    }

## Options

bang-option-give_life = A life for { $seat }
    .hint = You lose 1 life, and that player regains 1 life.
bang-option-drink = Drink: regain 1 life and draw nothing
    .hint = You leave out the whole of phase 1: no cards, and no ability of that phase.
bang-option-guess = { $colour ->
        [red] Red
       *[black] Black
    }
    .hint = { $colour ->
        [red] Hearts or diamonds. If you are right, you take the card and guess again.
       *[black] Spades or clubs. If you are right, you take the card and guess again.
    }
bang-option-trade_in = Nothing more
    .hint = You draw as many cards as you have discarded.
bang-option-snipe = { $target_is ->
        [you] Snipe at yourself
       *[other] Snipe at { $target }
    }
    .hint = You discard two BANG! cards; only two Missed! effects cancel the shot.
bang-option-shoot_at_card = { $owner_is ->
        [you] Shoot at { $card } in front of you
       *[other] Shoot at { $card } in front of { $owner }
    }
    .hint = You discard a BANG! card; the card shot at is discarded unless a Missed! effect saves it.
bang-option-let_it_go = Let it go
    .hint = You do nothing more for the card, and it is discarded.

## Why not

bang-why-lasso = Under Lasso cards in play have no effect.
bang-why-the-judge = The Judge lets nobody put a new card into play in this round.
