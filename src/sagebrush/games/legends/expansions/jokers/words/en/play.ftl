### Jokers: two poker cards without a value.

legends-variant-jokers = Jokers
    .text = Two jokers are shuffled into the poker deck. From a hand a joker stands for another card of it, at the dealer's and in the flop for any card.
legends-event-joker_stood_in = { $seat_is ->
        [you] Your joker stands for { $card }, which you show and keep.
       *[other] { $seat }'s joker stands for { $card }, which is shown and stays in hand.
    }
legends-option-lay_joker = Lay { $card } for { $stands_for }
    .hint = The joker counts as { $stands_for } with all it does. You show that card and keep it.
legends-option-play_jokers = { $cards } (for { $stand_for }): { $hand }
    .hint = Together with the flop this makes: { $hand }. You show { $stand_for } and keep what you show.
web-legends-jokers-best = { $cards }: at best { $hand }
web-legends-joker-stands = Which card does the joker stand for? You show it and keep it.
