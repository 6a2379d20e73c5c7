### Ante Up: що відбувається, про що питають і що можна відповісти.

## Події

legends-event-train_moved = Потяг рушив далі: { $space }.
legends-event-train_boarded = { $seat_is ->
        [you] Ви нападаєте на потяг
       *[other] { $seat } нападає на потяг
    }: { $train_card }.
legends-event-token_placed = { $foe_id ->
        [longhorn] Сюди забрів лонгхорн: { $space }.
        [high_roller] За стіл сів багатий відвідувач: { $token }, { $space }.
        [claim_jumper] Тут осів вільний старатель: { $token }, { $space }.
       *[renegade] Тут чекає відступник: { $token }, { $space }.
    }
legends-event-token_gone = { $foe_id ->
        [longhorn] Лонгхорна більше немає: { $space }.
        [high_roller] Багатий відвідувач іде: { $token }, { $space }.
        [claim_jumper] Вільного старателя більше немає: { $token }, { $space }.
       *[renegade] Відступника більше немає: { $token }, { $space }.
    }
legends-event-longhorn_taken = { $seat_is ->
        [you] Ви берете лонгхорна тут: { $space } ({ $token }).
       *[other] { $seat } бере лонгхорна тут: { $space }.
    }
legends-event-longhorn_delivered = { $seat_is ->
        [you] Ви здаєте лонгхорна: { $token }.
       *[other] { $seat } здає лонгхорна: { $token }.
    }
legends-event-longhorn_lost = { $seat_is ->
        [you] Ви втрачаєте лонгхорна ({ $by }).
       *[other] { $seat } втрачає лонгхорна ({ $by }).
    }
legends-event-frontier_opened = { $seat_is ->
        [you] Ви освоюєте фронтир: { $space } ({ $token }).
       *[other] { $seat } освоює фронтир: { $space } ({ $token }).
    }
legends-event-event_due = { $track_id ->
        [gazette] Газета приносить новини
       *[other] Кубик дійшов до маркера ({ $track })
    }{ $seat_is ->
        [none] {""}
        [you] {" "}завдяки вам
       *[other] {" "}завдяки гравцеві { $seat }
    }: буде подія.
legends-event-event_resolved = { $seat_is ->
        [none] Подія перед грою
        [you] Подію спричиняєте ви
       *[other] Подію спричиняє { $seat }
    }: { $event_card }. { $event_card_text }

## Запитання

legends-ask-pay_frontier = Яку карту скидаєте за фронтир? Залишилося заплатити { $left }.
    .other = { $player } платить за фронтир.
legends-ask-choose_cattle = Якого кольору худобу ви берете?
    .other = { $player } вибирає худобу.

## Варіанти

legends-option-rob_train = Пограбувати потяг
    .hint = Береться карта потяга. Якщо є охорона, ви б’єтеся з нею за обіцяне; якщо ні — просто берете його. Раз за хід.
legends-option-open_frontier = Освоїти фронтир ({ $price })
    .hint = Ви скидаєте покерні карти вартістю щонайменше { $price } (J, Q, K по 10, туз 11), перевертаєте жетон і берете винагороду.
legends-option-take_longhorn = Узяти лонгхорна
    .hint = Він сповільнює вас на 1, а платять за нього на станції, на ранчо чи в таборі відступників.
legends-option-deliver_longhorn = Здати тут лонгхорна
    .hint = { $token } Це не коштує дії й не дає очок маршала чи розшуку.

## Variants

legends-variant-printed_gambling = Азартні ігри як надруковано
    .text = Скільки завгодно партій у фаро за хід і 2 жетони легендарності за кожне очко поза кінцем шкали картяра.
legends-variant-new_poker_cards = Нові покерні карти
    .text = П’ять пар замінюють інші карти: «Вендета», «Чутки», «Розвідник», «Джекпот», «Спорядження».
