### «Долина теней»: о чём спрашивают и что можно ответить.

## Вопросы

bang-ask-pay_bandidos = «Дикая банда» от игрока { $opponent }: сбросите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } или потеряете жизнь?{ $count ->
        [one] { "" }
       *[other] { " " }Какую карту первой?
    }
    .other = { $player } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } или теряет жизнь («Дикая банда» { $opponent_is ->
        [you] от вас
       *[other] от игрока { $opponent }
    }).
bang-ask-save_life = { $target } теряет { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[many] { $amount } жизней
    } («{ $by }»{ $cause_is ->
        [none] { "" }
        [you] { " " }от вас
       *[other] { " " }от игрока { $cause }
    }). Вмешаетесь?
    .other = { $player } может вмешаться: { $target_is ->
        [you] вы теряете
       *[other] { $target } теряет
    } { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[many] { $amount } жизней
    } («{ $by }»{ $cause_is ->
        [none] { "" }
        [you] { " " }от вас
       *[other] { " " }от игрока { $cause }
    }).
bang-ask-take_thanks = Жизнь игрока { $owner } спасена: две случайные карты с его руки или две из колоды?
    .other = { $player } выбирает, откуда взять две карты: { $owner_is ->
        [you] с вашей руки или из колоды.
       *[other] с руки игрока { $owner } или из колоды.
    }
bang-ask-put_down = «Покер» игрока { $user }: какую карту положите лицом вниз?
    .other = { $player } выбирает карту для «Покера» { $user_is ->
        [you] от вас.
       *[other] игрока { $user }.
    }
bang-ask-pass_left = «Торнадо»: какую карту передадите налево? Карт передать: { $left }.
    .other = { $player } выбирает карты, чтобы передать налево («Торнадо»).
bang-ask-second_target = «Разрывная пуля»: в кого, кроме { $target_is ->
        [you] себя,
       *[other] игрока { $target },
    } стреляете?
    .other = { $player } выбирает, в кого стрелять, кроме { $target_is ->
        [you] вас
       *[other] игрока { $target }
    } («Разрывная пуля»).
bang-ask-choose_bang = «Двойной выстрел»: какую карту сыграете как «Бэнг!» на { $target_is ->
        [you] себя?
       *[other] игрока { $target }?
    }
    .other = { $player } выбирает карту «Бэнг!» на { $target_is ->
        [you] вас
       *[other] игрока { $target }
    } («Двойной выстрел»).
bang-ask-may_shoot = { $ability }: доберёте на карту меньше и выстрелите в кого-нибудь?
    .other = { $player } может добрать на карту меньше и выстрелить ({ $ability }).

## Варианты ответа

bang-option-lose_life = Потерять жизнь
    .hint = Карты остаются у вас, но вы теряете жизнь.
bang-option-shoot_at = { $seat_is ->
        [you] Выстрелить в себя
       *[other] Выстрелить в игрока { $seat }
    }
    .hint = На этого игрока направлен эффект «Бэнг!».
bang-option-their_cards = { $seat_is ->
        [you] Две случайные карты с вашей руки
       *[other] Две случайные карты с руки игрока { $seat }
    }
    .hint = Какие именно, решит случай; если карта там одна, возьмёте только её.
bang-option-deck_cards = Две карты из колоды
    .hint = Вы доберёте две карты.

## Почему нельзя

bang-why-nobody-is-out = Из игры ещё никто не выбыл.
bang-why-no-bang-with-it = Её играют только вместе с картой «Бэнг!», а такой у вас нет.
bang-why-only-to-save = Её используют, только когда другой игрок вот-вот потеряет жизнь.
bang-why-only-when-aimed-at = Её используют, только когда другой игрок играет карту лишь на вас.
