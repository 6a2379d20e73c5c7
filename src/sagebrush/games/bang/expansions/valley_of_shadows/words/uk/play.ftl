### «Долина тіней»: про що питають і що можна відповісти.

## Питання

bang-ask-pay_bandidos = «Дика банда» від гравця { $opponent }: скинете { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } чи втратите життя?{ $count ->
        [one] { "" }
       *[other] { " " }Яку карту першою?
    }
    .other = { $player } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } або втрачає життя («Дика банда» { $opponent_is ->
        [you] від вас
       *[other] від гравця { $opponent }
    }).
bang-ask-save_life = { $target } втрачає { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[many] { $amount } життів
    } («{ $by }»{ $cause_is ->
        [none] { "" }
        [you] { " " }від вас
       *[other] { " " }від гравця { $cause }
    }). Втрутитеся?
    .other = { $player } може втрутитися: { $target_is ->
        [you] ви втрачаєте
       *[other] { $target } втрачає
    } { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[many] { $amount } життів
    } («{ $by }»{ $cause_is ->
        [none] { "" }
        [you] { " " }від вас
       *[other] { " " }від гравця { $cause }
    }).
bang-ask-take_thanks = Життя гравця { $owner } врятовано: дві випадкові карти з його руки чи дві з колоди?
    .other = { $player } обирає, звідки взяти дві карти: { $owner_is ->
        [you] з вашої руки чи з колоди.
       *[other] з руки гравця { $owner } чи з колоди.
    }
bang-ask-put_down = «Покер» гравця { $user }: яку карту покладете долілиць?
    .other = { $player } обирає карту для «Покеру» { $user_is ->
        [you] від вас.
       *[other] гравця { $user }.
    }
bang-ask-pass_left = «Торнадо»: яку карту передасте ліворуч? Карт передати: { $left }.
    .other = { $player } обирає карти, щоб передати ліворуч («Торнадо»).
bang-ask-second_target = «Розривна куля»: у кого, крім { $target_is ->
        [you] себе,
       *[other] гравця { $target },
    } стріляєте?
    .other = { $player } обирає, у кого стріляти, крім { $target_is ->
        [you] вас
       *[other] гравця { $target }
    } («Розривна куля»).
bang-ask-choose_bang = «Подвійний постріл»: яку карту зіграєте як «Бенг!» на { $target_is ->
        [you] себе?
       *[other] гравця { $target }?
    }
    .other = { $player } обирає карту «Бенг!» на { $target_is ->
        [you] вас
       *[other] гравця { $target }
    } («Подвійний постріл»).
bang-ask-may_shoot = { $ability }: доберете на карту менше й вистрілите в когось?
    .other = { $player } може добрати на карту менше й вистрілити ({ $ability }).

## Варіанти відповіді

bang-option-lose_life = Втратити життя
    .hint = Карти лишаються у вас, але ви втрачаєте життя.
bang-option-shoot_at = { $seat_is ->
        [you] Вистрілити в себе
       *[other] Вистрілити в гравця { $seat }
    }
    .hint = На цього гравця спрямовано ефект «Бенг!».
bang-option-their_cards = { $seat_is ->
        [you] Дві випадкові карти з вашої руки
       *[other] Дві випадкові карти з руки гравця { $seat }
    }
    .hint = Які саме, вирішить випадок; якщо карта там одна, візьмете лише її.
bang-option-deck_cards = Дві карти з колоди
    .hint = Ви доберете дві карти.

## Чому не можна

bang-why-nobody-is-out = Із гри ще ніхто не вибув.
bang-why-no-bang-with-it = Її грають лише разом із картою «Бенг!», а такої у вас немає.
bang-why-only-to-save = Її використовують, лише коли інший гравець має втратити життя.
bang-why-only-when-aimed-at = Її використовують, лише коли інший гравець грає карту тільки на вас.
