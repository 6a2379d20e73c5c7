### «Вооружены и опасны»: что происходит с зарядами, о чём спрашивают и что можно ответить.

## События

bang-event-loads_put = { $card_id ->
        [none] { $seat_is ->
            [you] На вашего персонажа
           *[other] На персонажа игрока { $seat }
        }
       *[other] { $seat_is ->
            [you] На вашу карту «{ $card }»
           *[other] На карту «{ $card }» игрока { $seat }
        }
    } { $count ->
        [one] ложится { $count } заряд
        [few] ложатся { $count } заряда
       *[many] ложится { $count } зарядов
    } (теперь { $loads }).
bang-event-loads_removed = { $card_id ->
        [none] { $seat_is ->
            [you] С вашего персонажа
           *[other] С персонажа игрока { $seat }
        }
       *[other] { $seat_is ->
            [you] С вашей карты «{ $card }»
           *[other] С карты «{ $card }» игрока { $seat }
        }
    } снято { $count ->
        [one] { $count } заряд
        [few] { $count } заряда
       *[many] { $count } зарядов
    } (осталось { $loads }).
bang-event-loads_moved = { $count ->
        [one] { $count } заряд переходит
        [few] { $count } заряда переходят
       *[many] { $count } зарядов переходят
    } { $source_id ->
        [none] { $owner_is ->
            [you] с вашего персонажа
           *[other] с персонажа игрока { $owner }
        }
       *[other] с карты «{ $source }»
    } { $card_id ->
        [none] { $seat_is ->
            [you] на вашего персонажа.
           *[other] на персонажа игрока { $seat }.
        }
       *[other] на карту «{ $card }».
    }
bang-event-bell_rung = { $seat_is ->
        [you] Вы звоните на «Колокольне»: для вашей следующей карты все на расстоянии 1.
       *[other] { $seat } звонит на «Колокольне»: для следующей карты этого игрока все на расстоянии 1.
    }
bang-event-bomb_exploded = { $seat_is ->
        [you] «Бомба» перед вами взрывается!
       *[other] «Бомба» перед игроком { $seat } взрывается!
    }

## Вопросы

bang-ask-gain_load = { $card_id ->
        [none] За лишнюю карту вы получаете заряд.
       *[other] Карта «{ $card }» даёт вам заряд.
    } Куда его положите?
    .other = { $player } может положить куда-нибудь заряд{ $card_id ->
        [none] .
       *[other] { " " }(«{ $card }»).
    }
bang-ask-place_load = { $by }: куда положите { $left ->
        [one] { $left } заряд?
       *[other] заряды? Осталось: { $left }.
    }
    .other = { $player } раскладывает заряды ({ $by }).
bang-ask-pay_load = { $by }: откуда уплатите заряд? Осталось уплатить: { $left }.
    .other = { $player } платит зарядами ({ $by }).
bang-ask-choose_load = { $by }: какой заряд { $owner_is ->
        [you] из своих заберёте?
       *[other] игрока { $owner } заберёте?
    }
    .other = { $player } выбирает заряд { $owner_is ->
        [you] из ваших
       *[other] игрока { $owner }
    } ({ $by }).
bang-ask-strengthen_card = Улучшите карту «{ $by }»? Каждый раз это стоит { $cost ->
        [one] { $cost } заряд.
        [few] { $cost } заряда.
       *[many] { $cost } зарядов.
    }
    .other = { $player } может улучшить карту «{ $by }».
bang-ask-further_target = «{ $by }»: уплатите { $cost ->
        [one] { $cost } заряд
        [few] { $cost } заряда
       *[many] { $cost } зарядов
    } за ещё одну цель?
    .other = { $player } может выбрать ещё цели («{ $by }»).
bang-ask-strengthen_shot = «{ $by }»: уплатите { $cost ->
        [one] { $cost } заряд
        [few] { $cost } заряда
       *[many] { $cost } зарядов
    } за свой выстрел в { $target_is ->
        [you] себя?
       *[other] игрока { $target }?
    }
    .other = { $player } может усилить выстрел в { $target_is ->
        [you] вас
       *[other] игрока { $target }
    } («{ $by }»).
bang-ask-take_back_card = Уплатите { $cost ->
        [one] { $cost } заряд,
        [few] { $cost } заряда,
       *[many] { $cost } зарядов,
    } чтобы вернуть карту «{ $by }» на руку?
    .other = { $player } может вернуть карту «{ $by }».
bang-ask-repeat_check = { $target_is ->
        [you] Вы открываете карту «{ $card }»
       *[other] { $target } открывает карту «{ $card }»
    } ({ $by }). Сделать проверку заново?
    .other = { $player } может заставить повторить { $target_is ->
        [you] вашу проверку
       *[other] проверку игрока { $target }
    } ({ $by }: «{ $card }»).
bang-ask-hand_on = Кому передадите карту «{ $card }»?
    .other = { $player } передаёт кому-то карту «{ $card }».

## Варианты ответа

bang-option-on_card = { $card }
    .hint = { $question ->
        [pay_load] Вы уплатите заряд с этой карты; без зарядов её сбрасывают.
        [choose_load] Вы заберёте заряд с этой карты; без зарядов её сбрасывают.
       *[other] Заряд ляжет на эту карту.
    }
bang-option-on_character = { $seat_is ->
        [you] Ваш персонаж
       *[other] Персонаж игрока { $seat }
    }
    .hint = { $question ->
        [pay_load] Вы уплатите заряд оттуда.
        [choose_load] Вы заберёте заряд оттуда.
       *[other] Заряд ляжет туда.
    }
bang-option-pay_loads = { $count ->
        [one] Уплатить { $count } заряд
        [few] Уплатить { $count } заряда
       *[many] Уплатить { $count } зарядов
    }
    .hint = { $times ->
        [one] Улучшение подействует { $times } раз.
        [few] Улучшение подействует { $times } раза.
       *[many] Улучшение подействует { $times } раз.
    }
bang-option-also_at = { $seat_is ->
        [you] И на себя
       *[other] И на игрока { $seat }
    }
    .hint = Этот игрок тоже будет целью; платите, когда названы все.
bang-option-hand_to = { $seat_is ->
        [you] Себе
       *[other] Игроку { $seat }
    }
    .hint = Карта будет лежать перед этим игроком со всеми зарядами.
bang-option-enough = { $question ->
        [gain_load] Без заряда
        [place_load] Оставить как есть
        [further_target] Больше никого
        [strengthen_card] Сыграть без улучшения
        [strengthen_shot] Стрелять без этого
       *[other] Ничего не платить
    }
    .hint = { $question ->
        [gain_load] Заряд остаётся в запасе.
        [place_load] Остальное остаётся на месте.
       *[other] Заряды остаются у вас.
    }

## Почему нельзя

bang-why-no-loads = В запасе не хватает зарядов.
bang-why-no-room-for-loads = На вашем персонаже и на всех ваших опасных картах уже полно зарядов.
bang-why-no-cards-in-play = В игре нет ни одной карты.
bang-why-too-few-loads = На ней слишком мало зарядов, чтобы её использовать.
