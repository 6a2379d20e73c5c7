### Ante Up: что происходит, о чём спрашивают и что можно ответить.

## События

legends-event-train_moved = Поезд едет дальше: { $space }.
legends-event-train_boarded = { $seat_is ->
        [you] Вы нападаете на поезд
       *[other] { $seat } нападает на поезд
    }: { $train_card }.
legends-event-token_placed = { $foe_id ->
        [longhorn] Сюда забрёл лонгхорн: { $space }.
        [high_roller] За стол сел богатый посетитель: { $token }, { $space }.
        [claim_jumper] Здесь осел вольный старатель: { $token }, { $space }.
       *[renegade] Здесь ждёт отступник: { $token }, { $space }.
    }
legends-event-token_gone = { $foe_id ->
        [longhorn] Лонгхорна больше нет: { $space }.
        [high_roller] Богатый посетитель уходит: { $token }, { $space }.
        [claim_jumper] Вольного старателя больше нет: { $token }, { $space }.
       *[renegade] Отступника больше нет: { $token }, { $space }.
    }
legends-event-longhorn_taken = { $seat_is ->
        [you] Вы берёте лонгхорна здесь: { $space } ({ $token }).
       *[other] { $seat } берёт лонгхорна здесь: { $space }.
    }
legends-event-longhorn_delivered = { $seat_is ->
        [you] Вы сдаёте лонгхорна: { $token }.
       *[other] { $seat } сдаёт лонгхорна: { $token }.
    }
legends-event-longhorn_lost = { $seat_is ->
        [you] Вы теряете лонгхорна ({ $by }).
       *[other] { $seat } теряет лонгхорна ({ $by }).
    }
legends-event-frontier_opened = { $seat_is ->
        [you] Вы осваиваете фронтир: { $space } ({ $token }).
       *[other] { $seat } осваивает фронтир: { $space } ({ $token }).
    }
legends-event-event_due = { $track_id ->
        [gazette] Газета приносит новости
       *[other] Кубик дошёл до маркера ({ $track })
    }{ $seat_is ->
        [none] {""}
        [you] {" "}благодаря вам
       *[other] {" "}благодаря игроку { $seat }
    }: будет событие.
legends-event-event_resolved = { $seat_is ->
        [none] Событие перед игрой
        [you] Событие вызываете вы
       *[other] Событие вызывает { $seat }
    }: { $event_card }. { $event_card_text }

## Вопросы

legends-ask-pay_frontier = Какую карту сбрасываете за фронтир? Осталось заплатить { $left }.
    .other = { $player } платит за фронтир.
legends-ask-choose_cattle = Скот какого цвета вы берёте?
    .other = { $player } выбирает скот.

## Варианты

legends-option-rob_train = Ограбить поезд
    .hint = Берётся карта поезда. Если есть охрана, вы сражаетесь с ней за обещанное; если нет — просто берёте его. Раз за ход.
legends-option-open_frontier = Освоить фронтир ({ $price })
    .hint = Вы сбрасываете покерные карты стоимостью не меньше { $price } (J, Q, K по 10, туз 11), переворачиваете жетон и берёте награду.
legends-option-take_longhorn = Взять лонгхорна
    .hint = Он замедляет вас на 1, а платят за него на станции, на ранчо или в лагере отступников.
legends-option-deliver_longhorn = Сдать здесь лонгхорна
    .hint = { $token } Это не стоит действия и не даёт очков маршала или преступника.

## Variants

legends-variant-printed_gambling = Азартные игры как напечатано
    .text = Сколько угодно партий в фаро за ход и 2 жетона легенды за каждое очко за концом трека картёжника.
legends-variant-new_poker_cards = Новые покерные карты
    .text = Пять пар заменяют другие карты: «Вендетта», «Слухи», «Разведчик», «Джекпот», «Снаряжение».
