### Ante Up: what happens, what is asked and what can be answered.

## Events

legends-event-train_moved = The train moves on: { $space }.
legends-event-train_boarded = { $seat_is ->
        [you] You board the train
       *[other] { $seat } boards the train
    }: { $train_card }.
legends-event-token_placed = { $foe_id ->
        [longhorn] A longhorn strays here: { $space }.
        [high_roller] A high roller sits down: { $token }, { $space }.
        [claim_jumper] A claim jumper settles: { $token }, { $space }.
       *[renegade] A renegade waits: { $token }, { $space }.
    }
legends-event-token_gone = { $foe_id ->
        [longhorn] The longhorn is gone: { $space }.
        [high_roller] The high roller leaves: { $token }, { $space }.
        [claim_jumper] The claim jumper is gone: { $token }, { $space }.
       *[renegade] The renegade is gone: { $token }, { $space }.
    }
legends-event-longhorn_taken = { $seat_is ->
        [you] You take the longhorn here: { $space } ({ $token }).
       *[other] { $seat } takes the longhorn here: { $space }.
    }
legends-event-longhorn_delivered = { $seat_is ->
        [you] You deliver your longhorn: { $token }.
       *[other] { $seat } delivers a longhorn: { $token }.
    }
legends-event-longhorn_lost = { $seat_is ->
        [you] You lose your longhorn ({ $by }).
       *[other] { $seat } loses a longhorn ({ $by }).
    }
legends-event-frontier_opened = { $seat_is ->
        [you] You open up the frontier here: { $space } ({ $token }).
       *[other] { $seat } opens up the frontier here: { $space } ({ $token }).
    }
legends-event-event_due = { $track_id ->
        [gazette] The Gazette brings news
       *[other] A marker is reached ({ $track })
    }{ $seat_is ->
        [none] {""}
        [you] {""}, by you
       *[other] {""}, by { $seat }
    }: an event is coming.
legends-event-event_resolved = { $seat_is ->
        [none] An event before the game
        [you] An event, caused by you
       *[other] An event, caused by { $seat }
    }: { $event_card }. { $event_card_text }

## Questions

legends-ask-pay_frontier = Which card do you discard for the frontier? Cards worth { $left } are still to go.
    .other = { $player } pays for the frontier.
legends-ask-choose_cattle = Of which colour is the cattle you take?
    .other = { $player } picks cattle.

## Options

legends-option-rob_train = Rob the train
    .hint = A train card is drawn. If it has guards, you fight them for what it promises; if not, you simply take it. Once a turn.
legends-option-open_frontier = Open up the frontier ({ $price })
    .hint = You discard poker cards worth at least { $price } (J, Q, K count 10, an ace 11), turn over the token and take its reward.
legends-option-take_longhorn = Take the longhorn
    .hint = It slows you down by 1 and pays at a rail station, a ranch or the outlaw camp.
legends-option-deliver_longhorn = Deliver your longhorn here
    .hint = { $token } It costs no action and brings neither marshal nor wanted points.

## Variants

legends-variant-printed_gambling = Gambling as printed
    .text = Any number of faro games in a turn, and 2 legend tokens for each point beyond the end of the gambler track.
legends-variant-new_poker_cards = New poker cards
    .text = Five pairs take the place of others: Vendetta, Rumors, Scout, Jackpot, Outfit.
