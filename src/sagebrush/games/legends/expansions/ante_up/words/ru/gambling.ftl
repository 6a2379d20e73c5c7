### Ante Up: трек картёжника, фаро и богатые посетители.

## Events

legends-event-faro_opened = { $seat_is ->
        [you] Вы начинаете игру в фаро: { $space }.
       *[other] { $seat } начинает игру в фаро: { $space }.
    }
legends-event-faro_joined = { $seat_is ->
        [you] Вы тоже играете в фаро.
       *[other] { $seat } тоже играет в фаро.
    }
legends-event-faro_dealt = { $seat_is ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } карты { $fight_cards } и четвёртую лицом вниз.
legends-event-marker_placed = { $seat_is ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } ${ $money } на { $rank }.
legends-event-faro_shuffled = { $seat_is ->
        [you] Вы тасуете четыре карты.
       *[other] { $seat } тасует четыре карты.
    }
legends-event-faro_turned = { $number ->
        [1] Первая открытая карта проигрывает: { $fight_card }.
        [2] Вторая открытая карта выигрывает: { $fight_card }.
       *[other] Третья открытая карта выигрывает втройне: { $fight_card }.
    }
legends-event-marker_gone = { $how ->
        [lost] { $seat_is ->
            [you] Ваша ставка на { $rank } проигрывает: ${ $money }.
           *[other] { $seat } проигрывает ${ $money } на { $rank }.
        }
        [won] { $seat_is ->
            [you] Ваша ставка на { $rank } выигрывает: ${ $money } и очко картёжника!
           *[other] { $seat } выигрывает ${ $money } и очко картёжника на { $rank }.
        }
       *[back] { $seat_is ->
            [you] Вы забираете ставку с { $rank }.
           *[other] { $seat } забирает ставку с { $rank }.
        }
    }
legends-event-roller_challenged = { $seat_is ->
        [you] Вы ставите ${ $money } и бросаете вызов богатому посетителю: { $token }.
       *[other] { $seat } ставит ${ $money } и бросает вызов богатому посетителю: { $token }.
    }

## Questions

legends-ask-join_faro = Фаро! Сыграете и вы?
    .other = { $player } может присоединиться к игре в фаро.
legends-ask-place_marker = { $number ->
        [1] На какое достоинство ставите и сколько? У вас ${ $left }.
       *[other] Сделаете вторую ставку? У вас осталось ${ $left }.
    }
    .other = { $player } делает ставки.
legends-ask-keep_markers = Какие ставки вы оставляете на третью карту?
    .other = { $player } смотрит на свои ставки.

## Options

legends-option-play_faro = Сыграть в фаро
    .hint = Вы ставите $10 или $20 на одно или два достоинства. Первая открытая карта проигрывает, вторая выигрывает, третья платит втройне. Выигрыш даёт ещё и очко картёжника. Если кто-то присоединится, вы получите $10.
legends-option-bet = ${ $money } на { $rank }
    .hint = Пока ничего не платят. Если { $rank } откроют первой, вы проиграете; второй она платит ${ $money }, третьей — втройне.
legends-option-leave_markers = { $ranks_count ->
        [0] Забрать всё
       *[other] Оставить { $ranks }
    }
    .hint = { $ranks_count ->
        [0] Вы ничего не теряете.
       *[other] Третья карта платит тройную ставку и очко картёжника. Ставка на другое достоинство пропадает.
    }
legends-option-challenge = Бросить вызов богатому посетителю: { $token }
    .hint = Покер один на один, ставка ${ $money }. Если выиграете, вернёте ставку и получите то, что обещает жетон; при ничьей выигрывает посетитель. Никто не присоединяется, а потом посетитель уходит.

## Why not

legends-why-faro-no-money = Чтобы сыграть в фаро, нужно не меньше $10.
