### Gold Rush: what happens, what is asked and what can be answered.

## Events

bang-event-nuggets_gained = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $amount ->
        [one] a nugget
       *[other] { $amount } nuggets
    } ({ $by }; nuggets: { $nuggets }).
bang-event-nuggets_paid = { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount ->
        [one] a nugget
       *[other] { $amount } nuggets
    } ({ $by }; nuggets: { $nuggets }).
bang-event-nuggets_lost = { $amount ->
        [one] The nugget
       *[other] All { $amount } nuggets
    } of { $seat_is ->
        [you] yours
       *[other] { $seat }
    } { $amount ->
        [one] goes back to the supply.
       *[other] go back to the supply.
    }
bang-event-equipment_bought = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { $equipment } for { $price ->
        [0] nothing.
        [one] a nugget.
       *[other] { $price } nuggets.
    }
bang-event-equipment_drawn = { $seat_is ->
        [you] You turn up
       *[other] { $seat } turns up
    } { $equipment } from the equipment deck.
bang-event-equipment_offered = New in the offer: { $equipment }.
bang-event-equipment_shuffled = The equipment deck is shuffled ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
bang-event-equipment_placed = { $equipment } now lies in front of { $owner_is ->
        [you] you.
        [self] { $seat_is ->
            [you] you.
           *[other] { $seat }.
        }
       *[other] { $owner }.
    }
bang-event-equipment_used = { $seat_is ->
        [you] You use { $equipment }.
       *[other] { $seat } uses { $equipment }.
    }
bang-event-equipment_discarded = { $cause_is ->
        [none] { $seat_is ->
            [you] You discard { $equipment }.
           *[other] { $seat } discards { $equipment }.
        }
        [you] You make { $seat } discard { $equipment }.
       *[other] { $seat_is ->
            [you] { $cause } makes you discard { $equipment }.
           *[other] { $cause } makes { $seat } discard { $equipment }.
        }
    }

## Questions

bang-ask-choose_effect = { $equipment }: which effect does it have?
    .other = { $player } chooses the effect of { $equipment }.
bang-ask-for_whom = { $equipment }: for which player?
    .other = { $player } chooses a player for { $equipment }.
bang-ask-leave_out = Rhum: which card does not count? Cards to leave out: { $left }. Turned up: { $cards }.
    .other = { $player } chooses which of these cards do not count for Rhum: { $cards }.

## Options

bang-option-buy = Buy { $equipment } for { $price ->
        [0] nothing
        [one] 1 nugget
       *[other] { $price } nuggets
    }
    .hint = { $equipment_text }
bang-option-force_out = { $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }: { $target } discards { $equipment }
    .hint = Nobody can prevent it.
bang-option-play_for_gold = { $card } for a nugget
    .hint = You take a nugget from the supply and regain no life.
bang-option-use_equipment = Use { $equipment }
    .hint = { $equipment_text }
bang-option-answer_by_equipment = Use { $equipment }
    .hint = { $equipment_text }
bang-option-as_card = { $target_is ->
        [none] Effect of { $name }
        [you] Effect of { $name } on yourself
       *[other] Effect of { $name } on { $target }
    }
    .hint = { $name_text }
bang-option-for_player = { $seat_is ->
        [you] For yourself
       *[other] For { $seat }
    }
    .hint = The piece is for this player.

## Why not

bang-why-same-equipment = It has nowhere to go: two pieces of a name never lie in front of one player.
bang-why-too-few-nuggets = You do not have nuggets enough for it.

## On the table

bang-gold-offer = For sale
bang-gold-piece = { $equipment } { $price }✦
bang-gold-rest = supply: { $nuggets }✦, equipment deck: { $count }
bang-gold-nuggets = { $nuggets }✦
bang-gold-owned = { $equipment }
