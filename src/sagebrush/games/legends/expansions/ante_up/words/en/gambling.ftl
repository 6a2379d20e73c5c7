### Ante Up: the gambler track, faro and high rollers.

## Events

legends-event-faro_opened = { $seat_is ->
        [you] You open a faro game: { $space }.
       *[other] { $seat } opens a faro game: { $space }.
    }
legends-event-faro_joined = { $seat_is ->
        [you] You play faro as well.
       *[other] { $seat } plays faro as well.
    }
legends-event-faro_dealt = { $seat_is ->
        [you] You deal
       *[other] { $seat } deals
    } { $fight_cards } and a fourth card face down.
legends-event-marker_placed = { $seat_is ->
        [you] You bet
       *[other] { $seat } bets
    } ${ $money } on { $rank }.
legends-event-faro_shuffled = { $seat_is ->
        [you] You shuffle the four cards.
       *[other] { $seat } shuffles the four cards.
    }
legends-event-faro_turned = { $number ->
        [1] The first card is turned up, it loses: { $fight_card }.
        [2] The second card is turned up, it wins: { $fight_card }.
       *[other] The third card is turned up, it wins three times over: { $fight_card }.
    }
legends-event-marker_gone = { $how ->
        [lost] { $seat_is ->
            [you] Your bet on { $rank } loses: ${ $money }.
           *[other] { $seat } loses ${ $money } on { $rank }.
        }
        [won] { $seat_is ->
            [you] Your bet on { $rank } wins: ${ $money } and a gambler point!
           *[other] { $seat } wins ${ $money } and a gambler point on { $rank }.
        }
       *[back] { $seat_is ->
            [you] You take back your bet on { $rank }.
           *[other] { $seat } takes back the bet on { $rank }.
        }
    }
legends-event-roller_challenged = { $seat_is ->
        [you] You stake ${ $money } and challenge the high roller: { $token }.
       *[other] { $seat } stakes ${ $money } and challenges the high roller: { $token }.
    }

## Questions

legends-ask-join_faro = Faro! Do you play as well?
    .other = { $player } may join the faro game.
legends-ask-place_marker = { $number ->
        [1] On which value do you bet, and how much? You have ${ $left }.
       *[other] Do you place a second bet? You have ${ $left } left.
    }
    .other = { $player } places bets.
legends-ask-keep_markers = Which of your bets stay for the third card?
    .other = { $player } looks at the bets on the board.

## Options

legends-option-play_faro = Play faro
    .hint = You bet $10 or $20 on one or two values. The first card turned up loses, the second one wins, the third pays three times as much. Winning brings a gambler point. If anybody joins, you get $10.
legends-option-bet = ${ $money } on { $rank }
    .hint = Nothing is paid yet. You lose it if { $rank } is turned up first; second it pays ${ $money }, third three times as much.
legends-option-leave_markers = { $ranks_count ->
        [0] Take back everything
       *[other] Leave { $ranks }
    }
    .hint = { $ranks_count ->
        [0] You lose nothing.
       *[other] The third card pays three times the bet and a gambler point. A bet on any other value is lost.
    }
legends-option-challenge = Challenge the high roller: { $token }
    .hint = Poker, one against one, for ${ $money }. If you win you have your stake back and what the token promises; the high roller wins ties. Nobody joins, and afterwards the high roller is gone.

## Why not

legends-why-faro-no-money = To play faro you need at least $10.
