### The Valley of Shadows: what is asked and what can be answered.

## Questions

bang-ask-pay_bandidos = Bandidos by { $opponent }: do you discard { $count ->
        [one] your card
       *[other] { $count } cards
    } or lose a life?{ $count ->
        [one] { "" }
       *[other] { " " }Which card first?
    }
    .other = { $player } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } or loses a life (Bandidos by { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }).
bang-ask-save_life = { $target } is about to lose { $amount ->
        [one] a life
       *[other] { $amount } lives
    } ({ $by }{ $cause_is ->
        [none] { "" }
        [you] , by you
       *[other] , by { $cause }
    }). Do you step in?
    .other = { $player } may step in: { $target_is ->
        [you] you are about to lose
       *[other] { $target } is about to lose
    } { $amount ->
        [one] a life
       *[other] { $amount } lives
    } ({ $by }{ $cause_is ->
        [none] { "" }
        [you] , by you
       *[other] , by { $cause }
    }).
bang-ask-take_thanks = You have saved { $owner }: two random cards from that hand, or two from the deck?
    .other = { $player } chooses where two cards come from: { $owner_is ->
        [you] your hand or the deck.
       *[other] the hand of { $owner } or the deck.
    }
bang-ask-put_down = Poker by { $user }: which card do you put face down?
    .other = { $player } chooses a card for the Poker of { $user_is ->
        [you] yours.
       *[other] { $user }.
    }
bang-ask-pass_left = Tornado: which card do you pass to your left? Cards to pass: { $left }.
    .other = { $player } chooses cards to pass to the left (Tornado).
bang-ask-second_target = Fanning: who besides { $target_is ->
        [you] you
       *[other] { $target }
    } is shot at?
    .other = { $player } chooses who besides { $target_is ->
        [you] you
       *[other] { $target }
    } is shot at (Fanning).
bang-ask-choose_bang = Aim: which card do you play as your BANG! card on { $target_is ->
        [you] yourself?
       *[other] { $target }?
    }
    .other = { $player } chooses a BANG! card to aim at { $target_is ->
        [you] you.
       *[other] { $target }.
    }
bang-ask-may_shoot = { $ability }: do you draw one card less and shoot at somebody?
    .other = { $player } may draw one card less to shoot ({ $ability }).

## Options

bang-option-lose_life = Lose a life
    .hint = You keep your cards and lose a life.
bang-option-shoot_at = { $seat_is ->
        [you] Shoot at yourself
       *[other] Shoot at { $seat }
    }
    .hint = A BANG! effect is aimed at that player.
bang-option-their_cards = { $seat_is ->
        [you] Two random cards from your hand
       *[other] Two random cards from the hand of { $seat }
    }
    .hint = Chance decides which ones; a single card is all there is to take.
bang-option-deck_cards = Two cards from the deck
    .hint = You draw two cards.

## Why not

bang-why-nobody-is-out = Nobody is out of the game.
bang-why-no-bang-with-it = You need a BANG! card to play with it.
bang-why-only-to-save = It is used only when another player is about to lose a life.
bang-why-only-when-aimed-at = It is used only when another player plays a card on you alone.
