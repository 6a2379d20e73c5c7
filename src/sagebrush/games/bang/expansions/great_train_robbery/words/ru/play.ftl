### «Большое ограбление поезда»: что происходит, о чём спрашивают и что можно ответить.

## События

bang-event-locomotive_turned = Локомотив: «{ $locomotive }». { $locomotive_text }
bang-event-train_moved = { $station_id ->
        [none] Поезд на конечной
       *[other] Локомотив прибывает на станцию «{ $station }»
    } ({ $seat_is ->
        [you] ваш ход
       *[other] ход игрока { $seat }
    }).
bang-event-locomotive_worked = Конечная { $seat_is ->
        [you] в ваш ход
       *[other] в ход игрока { $seat }
    }: «{ $locomotive }». { $locomotive_text }
bang-event-locomotive_held = { $seat_is ->
        [you] Вы удерживаете локомотив «{ $locomotive }»
       *[other] { $seat } удерживает локомотив «{ $locomotive }»
    }: ничего не происходит.
bang-event-line_laid = Новый путь: { $stations }. Теперь локомотив «{ $locomotive }»{ $cards_count ->
        [0] , без вагонов.
       *[other] , за ним { $cards }.
    }
bang-event-railcar_taken = { $seat_is ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } из поезда вагон «{ $card }»{ $station_id ->
        [none] .
       *[other] { " " }на станции «{ $station }».
    }
bang-event-railcar_attached = К поезду прицепляют вагон «{ $card }».
bang-event-railcars_drawn = { $seat_is ->
        [you] Вы добираете из вагонов
       *[other] { $seat } добирает из вагонов
    }: { $cards_count ->
        [0] их нет.
       *[other] { $cards }.
    }

## Вопросы

bang-ask-take_railcar = Какой вагон возьмёте?{ $must ->
        [yes] { " " }Один взять надо.
       *[no] { "" }
    }
    .other = { $player } { $must ->
        [yes] берёт вагон.
       *[no] может взять вагон.
    }
bang-ask-pay_station = «{ $station }»: сбросьте { $left ->
        [one] { $left } карту.
        [few] { $left } карты. Какую первой?
       *[many] { $left } карт. Какую первой?
    }
    .other = { $player } выбирает, чем заплатить на станции «{ $station }» (карт: { $left }).
bang-ask-lay_railcar = Перед кем положите вагон «{ $card }»?
    .other = { $player } выбирает, кому достанется вагон «{ $card }».
bang-ask-run_locomotive = «Полный вперёд»: локомотив «{ $locomotive }» не делает ничего или всё дважды?
    .other = { $player } решает, что сделает локомотив «{ $locomotive }».
bang-ask-trade_at_station = Поезд трогается: сбросите карту, чтобы добрать другую?
    .other = { $player } может заменить карту.
bang-ask-give_up_card = «Ограбление поезда» от игрока { $user }: сбросите карту «{ $card }» или примете выстрел?
    .other = { $player } сбрасывает карту «{ $card }» или становится целью выстрела («Ограбление поезда» { $user_is ->
        [you] от вас
       *[other] от игрока { $user }
    }).
bang-ask-give_up_in_play = «{ $by }»: какую из своих карт в игре сбросите?
    .other = { $player } выбирает карту в игре, чтобы сбросить («{ $by }»).
bang-ask-discard_railcar = «Угольный вагон»: какой вагон в игре сбросить?
    .other = { $player } выбирает вагон, чтобы сбросить («Угольный вагон»).
bang-ask-mail_to = «Почтовый вагон»: кто получит одну из ваших новых карт?
    .other = { $player } выбирает, кто получит карту («Почтовый вагон»).
bang-ask-mail_card = «Почтовый вагон»: какую карту получит { $to }?
    .other = { $player } выбирает карту { $to_is ->
        [you] для вас
       *[other] для игрока { $to }
    } («Почтовый вагон»).
bang-ask-keep_railcar = «Салон-вагон»: { $cards }. Какой положите перед собой?
    .other = { $player } выбирает из вагонов: { $cards } («Салон-вагон»).
bang-ask-switch_for = «Стрелка»: какую карту игрока { $owner } хотите?
    .other = { $player } выбирает карту { $owner_is ->
        [you] перед вами
       *[other] перед игроком { $owner }
    } («Стрелка»).
bang-ask-switch_away = «Стрелка»: какую из своих карт отдадите игроку { $owner } за карту «{ $card }»?
    .other = { $player } выбирает, что { $owner_is ->
        [you] вы получите
       *[other] получит { $owner }
    } за карту «{ $card }» («Стрелка»).
bang-ask-discard_by_map = «Карта местности»: это верхние карты колоды. Сбросите одну?
    .other = { $player } смотрит в «Карту местности».
bang-ask-spare_one = «{ $by }» действует на нескольких игроков: пощадите одного из них?
    .other = { $player } может кого-то пощадить («{ $by }»).

## Варианты

bang-option-pay_for = «{ $station }»: взять «{ $card }»
    .hint = { $station_text } { $card_text }
bang-option-take_freely = Взять бесплатно «{ $card }»
    .hint = { $card_text }
bang-option-move_train = Сдвинуть поезд, а потом взять вагон
    .hint = Поезд бесплатно проезжает станцию; потом нужно заплатить за какой-нибудь вагон.
bang-option-use_as = { $target_is ->
        [you] Использовать «{ $card }» как «{ $name }» на себя
       *[other] Использовать «{ $card }» как «{ $name }» на игрока { $target }
    }
    .hint = { $name_text }
bang-option-sacrifice = «{ $by }»: сбросить «{ $card }»{ $target_is ->
        [none] { "" }
        [you] { " " }и выстрелить в себя
       *[other] { " " }и выстрелить в игрока { $target }
    }
    .hint = { $by_text }
bang-option-sacrifice_in_answer = «{ $by }»: сбросить «{ $card }»
    .hint = { $by_text }
bang-option-divert = Сбросить «{ $card }» и отвести выстрел на игрока { $target }
    .hint = Целью карты «Бэнг!» становится тот игрок.
bang-option-be_shot = Оставить её и принять выстрел
    .hint = На вас направлен эффект «Бэнг!»; защищаетесь как обычно.
bang-option-lay_before = { $seat_is ->
        [you] Перед собой
       *[other] Перед игроком { $seat }
    }
    .hint = Вагон кладут туда.
bang-option-give_to = { $seat }
    .hint = Этот игрок получит одну из трёх карт.
bang-option-exempt = { $seat_is ->
        [you] Пощадить себя
       *[other] Пощадить игрока { $seat }
    }
    .hint = На этого игрока это не действует.
bang-option-hold_locomotive = Не делает ничего
    .hint = Никто ничего не почувствует.
bang-option-run_twice = Действует дважды
    .hint = Его эффект наступает для всех дважды подряд.

## Почему нет

bang-why-no-life-to-pay = Лишней жизни у вас нет: последней платить нельзя.
bang-why-no-railcar = У поезда нет вагонов.
bang-why-no-railcar-here = Под этой станцией нет вагона.
bang-why-nothing-in-play = Ни у кого нет карт в игре.
bang-why-nothing-to-copy = Верхняя карта стопки сброса не является коричневой картой, которую можно сейчас сыграть.
bang-why-nothing-to-switch = В игре нет двух карт, которые могли бы поменяться местами.
bang-why-price-too-high = Ничем из того, что вы можете сбросить, эту цену не оплатить.
bang-why-railcar-taken = Свой вагон за этот ход вы уже взяли.
