### BANG! Игра на кубиках: что происходит, о чём спрашиваем и что можно ответить.
### `$x_is` говорит, является ли игрок читателем (you), снова подлежащим (self), никем (none) или кем-то другим (other).

## События

dice-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }.
       *[other] { $seat } играет за персонажа { $character }.
    }
dice-event-turn_started = { $seat_is ->
        [you] Ваш ход.
       *[other] Ходит { $seat }.
    }
dice-event-dice_rolled = { $seat_is ->
        [you] { $roll ->
            [1] Вы бросаете
           *[other] Вы перебрасываете
        }
       *[other] { $roll ->
            [1] { $seat } бросает
           *[other] { $seat } перебрасывает
        }
    } { $rolled_count ->
        [one] { $rolled_count } кубик
        [few] { $rolled_count } кубика
       *[many] { $rolled_count } кубиков
    }{ $roll ->
        [1] { "" }
       *[other] ; теперь на кубиках
    }: { $dice }.
dice-event-arrow_taken = { $seat_is ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $by ->
        [bart_cassidy] стрелу вместо потери очка жизни
        [el_gringo] стрелу за ранение персонажа Эль Гринго
       *[arrow] стрелу
    } (в запасе { $supply }).
dice-event-arrows_returned = { $seat_is ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } { $count ->
        [one] { $count } стрелу
        [few] { $count } стрелы
       *[many] { $count } стрел
    } (в запасе { $supply }).
dice-event-indians_attacked = Последняя стрела взята: нападают индейцы!
dice-event-dynamite_exploded = { $seat_is ->
        [you] Ваш Динамит взрывается!
       *[other] { $seat }: Динамит взрывается!
    }
dice-event-shot_fired = { $seat_is ->
        [you] Вы стреляете
       *[other] { $seat } стреляет
    } { $target_is ->
        [you] в вас
       *[other] в игрока { $target }
    } ({ $face }{ $doubled ->
        [yes] , удвоено Пивом).
       *[no] ).
    }
dice-event-gatling_fired = { $seat_is ->
        [you] Вы стреляете из Гатлинга!
       *[other] { $seat } стреляет из Гатлинга!
    }
dice-event-life_lost = { $seat_is ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $amount ->
        [one] { $amount } очко жизни
        [few] { $amount } очка жизни
       *[many] { $amount } очков жизни
    } ({ $by ->
        [indians] индейцы
        [dynamite] Динамит
        [gatling] Гатлинг
       *[bullseye] Мишень
    }, остаётся { $life }).
dice-event-life_gained = { $by ->
        [beer] { $cause_is ->
            [you] Ваше Пиво
            [self] Пиво
           *[other] Пиво от игрока { $cause }
        }
        [sid_ketchum] Подарок персонажа Сид Кетчум
        [suzy_lafayette] Способность персонажа Сьюзи Лафайет
       *[vulture_sam] Способность персонажа Стервятник Сэм
    }: { $amount ->
        [0] { $seat_is ->
            [you] у вас уже все очки жизни.
           *[other] у игрока { $seat } уже все очки жизни.
        }
       *[other] { $seat_is ->
            [you] вы получаете
           *[other] { $seat } получает
        } { $amount ->
            [one] { $amount } очко жизни
            [few] { $amount } очка жизни
           *[many] { $amount } очков жизни
        } (всего { $life }).
    }
dice-event-ability_used = { $seat_is ->
        [you] Вы используете способность персонажа { $character }.
       *[other] { $seat } использует способность персонажа { $character }.
    }
dice-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Вы выбываете из игры.
           *[other] { $seat } выбывает из игры.
        }
        [you] Из-за вас выбывает из игры { $seat }.
       *[other] { $seat_is ->
            [you] Вы выбываете из игры из-за игрока { $cause }.
           *[other] { $seat } выбывает из игры из-за игрока { $cause }.
        }
    } Роль: { $role }.
dice-event-goal_changed = Никто не устранил собственную цель, и теперь побеждает тот, кто останется в живых последним.
dice-event-game_won = { $outcome } { $winners_is ->
        [you] Победа и ваша! Побеждают: { $winners }.
       *[other] Побеждают: { $winners }.
    }

## Окончания игры

dice-outcome-law = Побеждает закон.
dice-outcome-outlaws = Побеждают Бандиты.
dice-outcome-renegade = Побеждает Ренегат.
dice-outcome-deputy = Побеждает Помощник шерифа.
dice-outcome-outlaw = Побеждает Бандит.

## Вопросы

dice-ask-choose_character = Выберите персонажа.
    .other = { $player } выбирает персонажа.
dice-ask-roll_again = Выберите кубики, которые оставляете; остальные перебросите. { $rolls_left ->
        [one] У вас ещё { $rolls_left } бросок.
        [few] У вас ещё { $rolls_left } броска.
       *[many] У вас ещё { $rolls_left } бросков.
    }
    .other = { $player } решает, какие кубики перебросить.
    .seen = Кубики: { $dice }.
dice-ask-choose_target = { $face }: в кого стреляете? { $left ->
        [one] Остаётся { $left } выстрел.
        [few] Остаётся { $left } выстрела.
       *[many] Остаётся { $left } выстрелов.
    }
    .other = { $player } выбирает цель ({ $face }).
dice-ask-give_beer = Кто выпьет это Пиво? { $left ->
        [one] Оно у вас последнее.
       *[many] У вас их ещё { $left }.
    }
    .other = { $player } выбирает, кто выпьет Пиво.
dice-ask-give_life = Кто получит очко жизни в начале вашего хода?
    .other = { $player } выбирает, кто получит очко жизни.
dice-ask-may_take_arrow = { $by ->
        [gatling] В вас попадает Гатлинг. Взять стрелу вместо потери очка жизни?
       *[bullseye] В вас попадает Мишень. Взять стрелу вместо потери очка жизни?
    }
    .other = { $player } может взять стрелу вместо потери очка жизни.
dice-ask-may_return_arrow = Вернуть одну свою стрелу за потерянное очко жизни?
    .other = { $player } может вернуть стрелу.
dice-ask-may_remove_arrow = Чья стрела вернётся в запас? { $left ->
        [one] Можете вернуть { $left } стрелу.
        [few] Можете вернуть { $left } стрелы.
       *[many] Можете вернуть { $left } стрел.
    }
    .other = { $player } может вернуть стрелу любого игрока.

## Варианты ответа

dice-option-become = { $character }
    .hint = { $character_text }
dice-option-reroll = { $dice_count ->
        [one] Перебросить кубик «{ $dice }»
        [5] Перебросить все кубики
       *[many] Перебросить { $dice_count } кубика ({ $dice })
    }
    .hint = Остальные кубики остаются как есть. За каждую выпавшую Стрелу вы сразу берёте жетон.
dice-option-stop = Оставить все кубики
    .hint = Закончить броски и применить то, что на кубиках.
dice-option-shoot = { $doubled ->
        [yes] Стрелять с удвоением в игрока { $target }
       *[no] Стрелять в игрока { $target }
    }
    .hint = { $doubled ->
        [yes] { $target } потеряет 2 очка жизни, а одно ваше Пиво будет потрачено.
       *[no] { $target } потеряет 1 очко жизни.
    }
dice-option-choose = { $seat_is ->
        [you] Вы
       *[other] { $seat }
    }
    .hint = { $question ->
        [may_remove_arrow] { $seat_is ->
            [you] Вы вернёте одну свою стрелу в запас.
           *[other] { $seat } вернёт одну стрелу в запас.
        }
       *[other] { $seat_is ->
            [you] Вы получите очко жизни, но не больше, чем было в начале.
           *[other] { $seat } получит очко жизни, но не больше, чем было в начале.
        }
    }
dice-option-accept = { $question ->
        [may_take_arrow] Взять стрелу
       *[may_return_arrow] Вернуть стрелу
    }
    .hint = { $question ->
        [may_take_arrow] Вы сохраняете очко жизни и берёте стрелу из запаса.
       *[may_return_arrow] Одна ваша стрела возвращается в запас.
    }
dice-option-decline = { $question ->
        [may_take_arrow] Потерять очко жизни
       *[other] Не трогать стрелы
    }
    .hint = { $question ->
        [may_take_arrow] Вы теряете это очко жизни и не берёте стрелу.
       *[other] Все стрелы остаются на местах.
    }

## Почему нельзя

dice-why-dynamite = Кубик с Динамитом остаётся: перебрасывать его нельзя.

## Выбор перед игрой

dice-variant-characters = Персонажи по местам
    .text = Называет персонажа для каждого места по порядку; «random» или ничего оставляет выбор случаю.
dice-variant-choose_characters = Выбор персонажей
    .text = Вместо случайной раздачи каждый, начиная с первого игрока, выбирает одного из оставшихся персонажей.

## Why a hint says so

dice-hint-alive = Больше шансов остаться в игре.
dice-hint-life = У вас останется больше очков жизни.
dice-hint-friends = Вашей стороне останется больше очков жизни.
dice-hint-foes = Ваши противники потеряют больше очков жизни.
dice-hint-assets = Потом у вас будет меньше стрел.
