### «Велике пограбування поїзда»: що відбувається, про що питають і що можна відповісти.

## Події

bang-event-locomotive_turned = Локомотив: «{ $locomotive }». { $locomotive_text }
bang-event-train_moved = { $station_id ->
        [none] Поїзд на кінцевій
       *[other] Локомотив прибуває на станцію «{ $station }»
    } ({ $seat_is ->
        [you] ваш хід
       *[other] хід гравця { $seat }
    }).
bang-event-locomotive_worked = Кінцева { $seat_is ->
        [you] у ваш хід
       *[other] у хід гравця { $seat }
    }: «{ $locomotive }». { $locomotive_text }
bang-event-locomotive_held = { $seat_is ->
        [you] Ви стримуєте локомотив «{ $locomotive }»
       *[other] { $seat } стримує локомотив «{ $locomotive }»
    }: нічого не стається.
bang-event-line_laid = Нова колія: { $stations }. Тепер локомотив «{ $locomotive }»{ $cards_count ->
        [0] , без вагонів.
       *[other] , за ним { $cards }.
    }
bang-event-railcar_taken = { $seat_is ->
        [you] Ви берете
       *[other] { $seat } бере
    } з поїзда вагон «{ $card }»{ $station_id ->
        [none] .
       *[other] { " " }на станції «{ $station }».
    }
bang-event-railcar_attached = До поїзда чіпляють вагон «{ $card }».
bang-event-railcars_drawn = { $seat_is ->
        [you] Ви добираєте з вагонів
       *[other] { $seat } добирає з вагонів
    }: { $cards_count ->
        [0] їх немає.
       *[other] { $cards }.
    }

## Питання

bang-ask-take_railcar = Який вагон візьмете?{ $must ->
        [yes] { " " }Один взяти треба.
       *[no] { "" }
    }
    .other = { $player } { $must ->
        [yes] бере вагон.
       *[no] може взяти вагон.
    }
bang-ask-pay_station = «{ $station }»: скиньте { $left ->
        [one] { $left } карту.
        [few] { $left } карти. Яку першою?
       *[many] { $left } карт. Яку першою?
    }
    .other = { $player } обирає, чим заплатити на станції «{ $station }» (карт: { $left }).
bang-ask-lay_railcar = Перед ким покладете вагон «{ $card }»?
    .other = { $player } обирає, кому дістанеться вагон «{ $card }».
bang-ask-run_locomotive = «Повний вперед»: локомотив «{ $locomotive }» не робить нічого чи все двічі?
    .other = { $player } вирішує, що зробить локомотив «{ $locomotive }».
bang-ask-trade_at_station = Поїзд рушає: скинете карту, щоб добрати іншу?
    .other = { $player } може замінити карту.
bang-ask-give_up_card = «Пограбування поїзда» від гравця { $user }: скинете карту «{ $card }» чи приймете постріл?
    .other = { $player } скидає карту «{ $card }» або стає ціллю пострілу («Пограбування поїзда» { $user_is ->
        [you] від вас
       *[other] від гравця { $user }
    }).
bang-ask-give_up_in_play = «{ $by }»: яку зі своїх карт у грі скинете?
    .other = { $player } обирає карту у грі, щоб скинути («{ $by }»).
bang-ask-discard_railcar = «Вугільний вагон»: який вагон у грі скинути?
    .other = { $player } обирає вагон, щоб скинути («Вугільний вагон»).
bang-ask-mail_to = «Поштовий вагон»: хто дістане одну з ваших нових карт?
    .other = { $player } обирає, хто дістане карту («Поштовий вагон»).
bang-ask-mail_card = «Поштовий вагон»: яку карту дістане { $to }?
    .other = { $player } обирає карту { $to_is ->
        [you] для вас
       *[other] для гравця { $to }
    } («Поштовий вагон»).
bang-ask-keep_railcar = «Салон-вагон»: { $cards }. Який покладете перед собою?
    .other = { $player } обирає з вагонів: { $cards } («Салон-вагон»).
bang-ask-switch_for = «Стрілка»: яку карту гравця { $owner } хочете?
    .other = { $player } обирає карту { $owner_is ->
        [you] перед вами
       *[other] перед гравцем { $owner }
    } («Стрілка»).
bang-ask-switch_away = «Стрілка»: яку зі своїх карт віддасте гравцеві { $owner } за карту «{ $card }»?
    .other = { $player } обирає, що { $owner_is ->
        [you] ви дістанете
       *[other] дістане { $owner }
    } за карту «{ $card }» («Стрілка»).
bang-ask-discard_by_map = «Мапа»: це верхні карти колоди. Скинете одну?
    .other = { $player } дивиться в «Мапу».
bang-ask-spare_one = «{ $by }» діє на кількох гравців: пощадите одного з них?
    .other = { $player } може когось пощадити («{ $by }»).

## Варіанти

bang-option-pay_for = «{ $station }»: взяти «{ $card }»
    .hint = { $station_text } { $card_text }
bang-option-take_freely = Взяти задарма «{ $card }»
    .hint = { $card_text }
bang-option-move_train = Зрушити поїзд, а потім узяти вагон
    .hint = Поїзд задарма проїжджає станцію; потім треба заплатити за якийсь вагон.
bang-option-use_as = { $target_is ->
        [you] Використати «{ $card }» як «{ $name }» на себе
       *[other] Використати «{ $card }» як «{ $name }» на гравця { $target }
    }
    .hint = { $name_text }
bang-option-sacrifice = «{ $by }»: скинути «{ $card }»{ $target_is ->
        [none] { "" }
        [you] { " " }й вистрілити в себе
       *[other] { " " }й вистрілити в гравця { $target }
    }
    .hint = { $by_text }
bang-option-sacrifice_in_answer = «{ $by }»: скинути «{ $card }»
    .hint = { $by_text }
bang-option-divert = Скинути «{ $card }» і відвести постріл на гравця { $target }
    .hint = Ціллю карти «Бенг!» стає той гравець.
bang-option-be_shot = Лишити її і прийняти постріл
    .hint = На вас спрямовано ефект «Бенг!»; захищаєтеся як завжди.
bang-option-lay_before = { $seat_is ->
        [you] Перед собою
       *[other] Перед гравцем { $seat }
    }
    .hint = Вагон кладуть туди.
bang-option-give_to = { $seat }
    .hint = Цей гравець дістане одну з трьох карт.
bang-option-exempt = { $seat_is ->
        [you] Пощадити себе
       *[other] Пощадити гравця { $seat }
    }
    .hint = На цього гравця це не діє.
bang-option-hold_locomotive = Не робить нічого
    .hint = Ніхто нічого не відчує.
bang-option-run_twice = Діє двічі
    .hint = Його ефект настає для всіх двічі поспіль.

## Чому ні

bang-why-no-life-to-pay = Зайвого життя у вас немає: останнім платити не можна.
bang-why-no-railcar = У поїзда немає вагонів.
bang-why-no-railcar-here = Під цією станцією немає вагона.
bang-why-nothing-in-play = Ніхто не має карт у грі.
bang-why-nothing-to-copy = Верхня карта стосу скиду не є коричневою картою, яку можна зараз зіграти.
bang-why-nothing-to-switch = У грі немає двох карт, які могли б помінятися місцями.
bang-why-price-too-high = Ніщо з того, що ви можете скинути, не покриє цієї ціни.
bang-why-railcar-taken = Свій вагон за цей хід ви вже взяли.
