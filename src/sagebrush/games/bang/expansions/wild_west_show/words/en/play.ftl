### Wild West Show: what happens, what is asked and what can be answered.

## Events

bang-event-card_named = { $seat_is ->
        [you] You demand { $name } from { $owner }.
       *[other] { $owner_is ->
            [you] { $seat } demands { $name } from you.
           *[other] { $seat } demands { $name } from { $owner }.
        }
    }

## Endings

bang-outcome-last_one = The last one in play has won.

## Questions

bang-ask-name_card = Which card must { $owner } play?
    .other = { $player } names a card that { $owner_is ->
        [you] you must play.
       *[other] { $owner } must play.
    }
bang-ask-play_for = { $owner } must play { $card }. What is the target?
    .other = { $owner_is ->
        [you] You must play { $card }; { $player } chooses the target.
       *[other] { $owner } must play { $card }; { $player } chooses the target.
    }
bang-ask-exchange_abilities = You have the abilities of { $abilities }. Do you keep them?
    .other = { $player } keeps or exchanges these abilities: { $abilities }.
bang-ask-draw_with = Which ability decides how you draw?
    .other = { $player } chooses how to draw.

## Options

bang-option-call_on = Demand a card from { $target }
    .hint = You name a card. If that player has it, it must be played, and you choose the targets; otherwise the hand is shown.
bang-option-name = { $name }
    .hint = { $name_text }
bang-option-change_places = Change places with { $target }
    .hint = You both take all you have along, and that player loses the next turn.
bang-option-keep = Keep both
    .hint = Your abilities stay as they are.
bang-option-exchange = Exchange both
    .hint = You get the abilities of two other characters, by chance.
bang-option-draw_as = { $character }
    .hint = { $character_text }

## Why not

bang-why-big-spencer = Big Spencer cannot play Missed! cards.
bang-why-held-back = This card comes from a draw check that is not settled yet.
bang-why-only-as-missed = With Showdown a BANG! card can be played only as a Missed!.
