### The Great Train Robbery: what happens, what is asked and what can be answered.

## Events

bang-event-locomotive_turned = The locomotive is { $locomotive }: { $locomotive_text }
bang-event-train_moved = { $station_id ->
        [none] The train is at the end of the line
       *[other] The locomotive comes to { $station }
    } ({ $seat_is ->
        [you] your turn
       *[other] turn of { $seat }
    }).
bang-event-locomotive_worked = The end of the line in { $seat_is ->
        [you] your turn
       *[other] the turn of { $seat }
    }: { $locomotive }. { $locomotive_text }
bang-event-locomotive_held = { $seat_is ->
        [you] You hold back { $locomotive }
       *[other] { $seat } holds back { $locomotive }
    }: nothing happens.
bang-event-line_laid = A new line: { $stations }. Now the locomotive is { $locomotive }{ $cards_count ->
        [0] , without railcars.
       *[other] , with { $cards }.
    }
bang-event-railcar_taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the train{ $station_id ->
        [none] .
       *[other] { " " }at { $station }.
    }
bang-event-railcar_attached = { $card } is attached to the train.
bang-event-railcars_drawn = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } from the railcars: { $cards_count ->
        [0] there are none.
       *[other] { $cards }.
    }

## Questions

bang-ask-take_railcar = Which railcar do you take?{ $must ->
        [yes] { " " }You must take one.
       *[no] { "" }
    }
    .other = { $player } { $must ->
        [yes] takes a railcar.
       *[no] may take a railcar.
    }
bang-ask-pay_station = { $station }: discard { $left ->
        [one] a card.
       *[other] { $left } cards. Which one first?
    }
    .other = { $player } chooses what to pay { $station } with (cards: { $left }).
bang-ask-lay_railcar = In front of whom do you put { $card }?
    .other = { $player } chooses who gets { $card }.
bang-ask-run_locomotive = Full Steam: does { $locomotive } do nothing, or everything twice?
    .other = { $player } decides what { $locomotive } does.
bang-ask-trade_at_station = The train moves: do you discard a card to draw another one?
    .other = { $player } may trade a card.
bang-ask-give_up_card = Train Robbery by { $user }: do you discard { $card }, or are you shot at?
    .other = { $player } discards { $card } or is shot at (Train Robbery by { $user_is ->
        [you] you
       *[other] { $user }
    }).
bang-ask-give_up_in_play = { $by }: which of your cards in play do you discard?
    .other = { $player } chooses a card in play to discard ({ $by }).
bang-ask-discard_railcar = Coal Hopper: which railcar in play is discarded?
    .other = { $player } chooses a railcar to discard (Coal Hopper).
bang-ask-mail_to = Mail Car: who gets one of your new cards?
    .other = { $player } chooses who gets a card (Mail Car).
bang-ask-mail_card = Mail Car: which card does { $to } get?
    .other = { $player } chooses a card for { $to_is ->
        [you] you
       *[other] { $to }
    } (Mail Car).
bang-ask-keep_railcar = Lounge Car: { $cards }. Which one goes in front of you?
    .other = { $player } chooses between { $cards } (Lounge Car).
bang-ask-switch_for = Switch: which card in front of { $owner } do you want?
    .other = { $player } chooses a card in front of { $owner_is ->
        [you] you
       *[other] { $owner }
    } (Switch).
bang-ask-switch_away = Switch: which of your cards does { $owner } get for { $card }?
    .other = { $player } chooses what { $owner_is ->
        [you] you get
       *[other] { $owner } gets
    } for { $card } (Switch).
bang-ask-discard_by_map = Map: these are the top cards of the deck. Do you discard one?
    .other = { $player } looks at the Map.
bang-ask-spare_one = { $by } reaches several players: do you spare one of them?
    .other = { $player } may spare a player ({ $by }).

## Options

bang-option-pay_for = { $station }: take { $card }
    .hint = { $station_text } { $card_text }
bang-option-take_freely = Take { $card } for nothing
    .hint = { $card_text }
bang-option-move_train = Move the train on, then take a railcar
    .hint = The train moves one station ahead for free; you must pay for a railcar then.
bang-option-use_as = { $target_is ->
        [you] Use { $card } as { $name } on yourself
       *[other] Use { $card } as { $name } on { $target }
    }
    .hint = { $name_text }
bang-option-sacrifice = { $by }: discard { $card }{ $target_is ->
        [none] { "" }
        [you] { " " }to shoot at yourself
       *[other] { " " }to shoot at { $target }
    }
    .hint = { $by_text }
bang-option-sacrifice_in_answer = { $by }: discard { $card }
    .hint = { $by_text }
bang-option-divert = Discard { $card } and pass the shot on to { $target }
    .hint = That player becomes the target of the BANG! card.
bang-option-be_shot = Keep it and be shot at
    .hint = A BANG! effect is aimed at you; you may answer it as usual.
bang-option-lay_before = { $seat_is ->
        [you] In front of yourself
       *[other] In front of { $seat }
    }
    .hint = The railcar is put there.
bang-option-give_to = { $seat }
    .hint = That player gets one of the three cards.
bang-option-exempt = { $seat_is ->
        [you] Spare yourself
       *[other] Spare { $seat }
    }
    .hint = It has no effect on that player.
bang-option-hold_locomotive = It does nothing
    .hint = Nobody feels anything of it.
bang-option-run_twice = It works twice
    .hint = What it does happens to everybody twice in a row.

## Why not

bang-why-no-life-to-pay = You have no life to spare: the last one cannot be paid.
bang-why-no-railcar = The train has no railcar.
bang-why-no-railcar-here = No railcar stands under this station.
bang-why-nothing-in-play = Nobody has a card in play.
bang-why-nothing-to-copy = The top card of the discard pile is not a brown card that could be played now.
bang-why-nothing-to-switch = There are no two cards in play that could change places.
bang-why-price-too-high = Nothing that you may discard pays this price.
bang-why-railcar-taken = You have taken your railcar of this turn.
