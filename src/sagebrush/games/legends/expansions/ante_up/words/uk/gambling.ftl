### Ante Up: шкала картяра, фаро й багаті відвідувачі.

## Events

legends-event-faro_opened = { $seat_is ->
        [you] Ви починаєте гру у фаро: { $space }.
       *[other] { $seat } починає гру у фаро: { $space }.
    }
legends-event-faro_joined = { $seat_is ->
        [you] Ви теж граєте у фаро.
       *[other] { $seat } теж грає у фаро.
    }
legends-event-faro_dealt = { $seat_is ->
        [you] Ви викладаєте
       *[other] { $seat } викладає
    } карти { $fight_cards } і четверту долілиць.
legends-event-marker_placed = { $seat_is ->
        [you] Ви ставите
       *[other] { $seat } ставить
    } { $money } $ на { $rank }.
legends-event-faro_shuffled = { $seat_is ->
        [you] Ви тасуєте чотири карти.
       *[other] { $seat } тасує чотири карти.
    }
legends-event-faro_turned = { $number ->
        [1] Перша відкрита карта програє: { $fight_card }.
        [2] Друга відкрита карта виграє: { $fight_card }.
       *[other] Третя відкрита карта виграє втричі: { $fight_card }.
    }
legends-event-marker_gone = { $how ->
        [lost] { $seat_is ->
            [you] Ваша ставка на { $rank } програє: { $money } $.
           *[other] { $seat } програє { $money } $ на { $rank }.
        }
        [won] { $seat_is ->
            [you] Ваша ставка на { $rank } виграє: { $money } $ і очко картяра!
           *[other] { $seat } виграє { $money } $ і очко картяра на { $rank }.
        }
       *[back] { $seat_is ->
            [you] Ви забираєте ставку з { $rank }.
           *[other] { $seat } забирає ставку з { $rank }.
        }
    }
legends-event-roller_challenged = { $seat_is ->
        [you] Ви ставите { $money } $ і кидаєте виклик багатому відвідувачеві: { $token }.
       *[other] { $seat } ставить { $money } $ і кидає виклик багатому відвідувачеві: { $token }.
    }

## Questions

legends-ask-join_faro = Фаро! Зіграєте й ви?
    .other = { $player } може приєднатися до гри у фаро.
legends-ask-place_marker = { $number ->
        [1] На який номінал ставите і скільки? У вас { $left } $.
       *[other] Зробите другу ставку? У вас лишилося { $left } $.
    }
    .other = { $player } робить ставки.
legends-ask-keep_markers = Які ставки ви лишаєте на третю карту?
    .other = { $player } дивиться на свої ставки.

## Options

legends-option-play_faro = Зіграти у фаро
    .hint = Ви ставите 10 $ або 20 $ на один чи два номінали. Перша відкрита карта програє, друга виграє, третя платить утричі більше. Виграш дає ще й очко картяра. Якщо хтось приєднається, ви дістанете 10 $.
legends-option-bet = { $money } $ на { $rank }
    .hint = Поки що нічого не платять. Якщо { $rank } відкриють першою, ви програєте; другою вона платить { $money } $, третьою — втричі більше.
legends-option-leave_markers = { $ranks_count ->
        [0] Забрати все
       *[other] Лишити { $ranks }
    }
    .hint = { $ranks_count ->
        [0] Ви нічого не втрачаєте.
       *[other] Третя карта платить потрійну ставку й очко картяра. Ставка на інший номінал пропадає.
    }
legends-option-challenge = Кинути виклик багатому відвідувачеві: { $token }
    .hint = Покер сам на сам, анте { $money } $. Якщо виграєте, повернете анте й дістанете те, що обіцяє жетон; за нічиєї виграє відвідувач. Ніхто не приєднується, а потім відвідувач іде.

## Why not

legends-why-faro-no-money = Щоб зіграти у фаро, потрібно щонайменше 10 $.
