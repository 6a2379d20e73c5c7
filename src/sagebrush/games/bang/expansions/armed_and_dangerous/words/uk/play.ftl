### «Озброєні та небезпечні»: що відбувається із зарядами, про що питають і що можна відповісти.

## Події

bang-event-loads_put = { $card_id ->
        [none] { $seat_is ->
            [you] На вашого персонажа
           *[other] На персонажа гравця { $seat }
        }
       *[other] { $seat_is ->
            [you] На вашу карту «{ $card }»
           *[other] На карту «{ $card }» гравця { $seat }
        }
    } { $count ->
        [one] лягає { $count } заряд
        [few] лягають { $count } заряди
       *[many] лягає { $count } зарядів
    } (тепер { $loads }).
bang-event-loads_removed = { $card_id ->
        [none] { $seat_is ->
            [you] З вашого персонажа
           *[other] З персонажа гравця { $seat }
        }
       *[other] { $seat_is ->
            [you] З вашої карти «{ $card }»
           *[other] З карти «{ $card }» гравця { $seat }
        }
    } знято { $count ->
        [one] { $count } заряд
        [few] { $count } заряди
       *[many] { $count } зарядів
    } (лишилося { $loads }).
bang-event-loads_moved = { $count ->
        [one] { $count } заряд переходить
        [few] { $count } заряди переходять
       *[many] { $count } зарядів переходять
    } { $source_id ->
        [none] { $owner_is ->
            [you] з вашого персонажа
           *[other] з персонажа гравця { $owner }
        }
       *[other] з карти «{ $source }»
    } { $card_id ->
        [none] { $seat_is ->
            [you] на вашого персонажа.
           *[other] на персонажа гравця { $seat }.
        }
       *[other] на карту «{ $card }».
    }
bang-event-bell_rung = { $seat_is ->
        [you] Ви дзвоните на «Дзвіниці»: для вашої наступної карти всі на відстані 1.
       *[other] { $seat } дзвонить на «Дзвіниці»: для наступної карти цього гравця всі на відстані 1.
    }
bang-event-bomb_exploded = { $seat_is ->
        [you] «Бомба» перед вами вибухає!
       *[other] «Бомба» перед гравцем { $seat } вибухає!
    }

## Питання

bang-ask-gain_load = { $card_id ->
        [none] За зайву карту ви отримуєте заряд.
       *[other] Карта «{ $card }» дає вам заряд.
    } Куди його покладете?
    .other = { $player } може покласти кудись заряд{ $card_id ->
        [none] .
       *[other] { " " }(«{ $card }»).
    }
bang-ask-place_load = { $by }: куди покладете { $left ->
        [one] { $left } заряд?
       *[other] заряди? Лишилося: { $left }.
    }
    .other = { $player } розкладає заряди ({ $by }).
bang-ask-pay_load = { $by }: звідки сплатите заряд? Лишилося сплатити: { $left }.
    .other = { $player } платить зарядами ({ $by }).
bang-ask-choose_load = { $by }: який заряд { $owner_is ->
        [you] зі своїх заберете?
       *[other] гравця { $owner } заберете?
    }
    .other = { $player } обирає заряд { $owner_is ->
        [you] із ваших
       *[other] гравця { $owner }
    } ({ $by }).
bang-ask-strengthen_card = Поліпшите карту «{ $by }»? Щоразу це коштує { $cost ->
        [one] { $cost } заряд.
        [few] { $cost } заряди.
       *[many] { $cost } зарядів.
    }
    .other = { $player } може поліпшити карту «{ $by }».
bang-ask-further_target = «{ $by }»: сплатите { $cost ->
        [one] { $cost } заряд
        [few] { $cost } заряди
       *[many] { $cost } зарядів
    } за ще одну ціль?
    .other = { $player } може обрати ще цілі («{ $by }»).
bang-ask-strengthen_shot = «{ $by }»: сплатите { $cost ->
        [one] { $cost } заряд
        [few] { $cost } заряди
       *[many] { $cost } зарядів
    } за свій постріл у { $target_is ->
        [you] себе?
       *[other] гравця { $target }?
    }
    .other = { $player } може підсилити постріл у { $target_is ->
        [you] вас
       *[other] гравця { $target }
    } («{ $by }»).
bang-ask-take_back_card = Сплатите { $cost ->
        [one] { $cost } заряд,
        [few] { $cost } заряди,
       *[many] { $cost } зарядів,
    } щоб повернути карту «{ $by }» на руку?
    .other = { $player } може повернути карту «{ $by }».
bang-ask-repeat_check = { $target_is ->
        [you] Ви відкриваєте карту «{ $card }»
       *[other] { $target } відкриває карту «{ $card }»
    } ({ $by }). Зробити перевірку знову?
    .other = { $player } може змусити повторити { $target_is ->
        [you] вашу перевірку
       *[other] перевірку гравця { $target }
    } ({ $by }: «{ $card }»).
bang-ask-hand_on = Кому передасте карту «{ $card }»?
    .other = { $player } передає комусь карту «{ $card }».

## Варіанти відповіді

bang-option-on_card = { $card }
    .hint = { $question ->
        [pay_load] Ви сплатите заряд із цієї карти; без зарядів її скидають.
        [choose_load] Ви заберете заряд із цієї карти; без зарядів її скидають.
       *[other] Заряд ляже на цю карту.
    }
bang-option-on_character = { $seat_is ->
        [you] Ваш персонаж
       *[other] Персонаж гравця { $seat }
    }
    .hint = { $question ->
        [pay_load] Ви сплатите заряд звідти.
        [choose_load] Ви заберете заряд звідти.
       *[other] Заряд ляже туди.
    }
bang-option-pay_loads = { $count ->
        [one] Сплатити { $count } заряд
        [few] Сплатити { $count } заряди
       *[many] Сплатити { $count } зарядів
    }
    .hint = { $times ->
        [one] Поліпшення подіє { $times } раз.
        [few] Поліпшення подіє { $times } рази.
       *[many] Поліпшення подіє { $times } разів.
    }
bang-option-also_at = { $seat_is ->
        [you] І на себе
       *[other] І на гравця { $seat }
    }
    .hint = Цей гравець теж буде ціллю; платите, коли названо всіх.
bang-option-hand_to = { $seat_is ->
        [you] Собі
       *[other] Гравцеві { $seat }
    }
    .hint = Карта лежатиме перед цим гравцем з усіма зарядами.
bang-option-enough = { $question ->
        [gain_load] Без заряду
        [place_load] Лишити як є
        [further_target] Більше нікого
        [strengthen_card] Зіграти без поліпшення
        [strengthen_shot] Стріляти без цього
       *[other] Нічого не платити
    }
    .hint = { $question ->
        [gain_load] Заряд лишається в запасі.
        [place_load] Решта лишається на місці.
       *[other] Заряди лишаються у вас.
    }

## Чому не можна

bang-why-no-loads = У запасі не вистачає зарядів.
bang-why-no-room-for-loads = На вашому персонажі й на всіх ваших небезпечних картах уже повно зарядів.
bang-why-no-cards-in-play = У грі немає жодної карти.
bang-why-too-few-loads = На ній замало зарядів, щоб її використати.
