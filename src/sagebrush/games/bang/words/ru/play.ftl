### BANG!: что происходит, о чём спрашиваем и что можно ответить.
### `$x_is` говорит, является ли игрок читателем (you), снова подлежащим (self), никем (none) или кем-то другим (other).

## События

bang-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }
       *[other] { $seat } играет за персонажа { $character }
    } ({ $life ->
        [one] { $life } жизнь
        [few] { $life } жизни
       *[many] { $life } жизней
    }).
bang-event-turn_started = { $seat_is ->
        [you] Ваш ход.
       *[other] Ходит { $seat }.
    }
bang-event-turn_ended = { $seat_is ->
        [you] Вы заканчиваете ход.
       *[other] { $seat } заканчивает ход.
    }
bang-event-cards_drawn = { $seat_is ->
        [you] Вы добираете
       *[other] { $seat } добирает
    } { $cards_count ->
        [0] { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
           *[many] { $count } карт.
        }
       *[other] { $cards }.
    }
bang-event-card_moved = Карта «{ $card }» переходит от { $seat_is ->
        [you] вас
       *[other] игрока { $seat }
    } к { $to_is ->
        [you] вам
       *[other] игроку { $to }
    } ({ $by }).
bang-event-card_shown = { $seat_is ->
        [you] Вы показываете карту «{ $card }».
       *[other] { $seat } показывает карту «{ $card }».
    }
bang-event-cards_looked_at = { $seat_is ->
        [you] Вы смотрите верхние карты
       *[other] { $seat } смотрит верхние карты
    } ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
bang-event-card_returned = { $seat_is ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } наверх.
bang-event-card_taken = { $seat_is ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } { $owner_is ->
        [you] у вас
        [self] из собственных карт в игре
       *[other] у игрока { $owner }
    } ({ $by }).
bang-event-cards_inherited = { $seat_is ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $count ->
        [one] { $count } карту
        [few] все { $count } карты
       *[many] все { $count } карт
    } { $dead_is ->
        [you] после вас
       *[other] после игрока { $dead }
    }{ $in_play_count ->
        [0] { "" }
       *[other] ; из игры: { $in_play }
    }{ $cards_count ->
        [0] .
       *[other] ; с руки: { $cards }.
    }
bang-event-card_from_pile = { $seat_is ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } из стопки сброса карту «{ $card }».
bang-event-card_played = { $seat_is ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $card }»{ $name_is ->
        [other] { " " }как «{ $name }»
       *[self] { "" }
    }{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { $seat_is ->
            [you] { " " }на себя.
           *[other] { " " }на себя.
        }
       *[other] { " " }на игрока { $target }.
    }
bang-event-effect_repeated = { $seat_is ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $card }», чтобы повторить эффект карты «{ $name }»{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { $seat_is ->
            [you] { " " }на себя.
           *[other] { " " }на себя.
        }
       *[other] { " " }на игрока { $target }.
    }
bang-event-card_used = { $seat_is ->
        [you] Вы используете
       *[other] { $seat } использует
    } карту «{ $card }»{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { " " }на себя.
       *[other] { " " }на игрока { $target }.
    }
bang-event-card_placed = { $owner_is ->
        [you] «{ $card }» теперь лежит перед вами.
        [self] { $seat_is ->
            [you] «{ $card }» теперь лежит перед вами.
           *[other] «{ $card }» теперь лежит перед игроком { $seat }.
        }
       *[other] «{ $card }» теперь лежит перед игроком { $owner }.
    }
bang-event-card_discarded = { $seat_is ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту «{ $card }»{ $by_id ->
        [phase_3] { " " }в конце хода.
        [elimination] .
        [penalty] { " " }в наказание.
       *[other] { $by_is ->
            [self] .
           *[other] { " " }({ $by }).
        }
    }
bang-event-check_made = { $seat_is ->
        [you] Вы делаете проверку
       *[other] { $seat } делает проверку
    } ({ $by }): { $cards_count ->
        [one] { $card }.
       *[other] { $cards }; считается { $card }.
    }
bang-event-check_voided = { $cards }: это не считается; { $seat_is ->
        [you] вы делаете проверку снова ({ $by }).
       *[other] { $seat } делает проверку снова ({ $by }).
    }
bang-event-deck_shuffled = Стопка сброса перемешана, теперь это новая колода ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }).
bang-event-store_opened = { $seat_is ->
        [you] Вы открываете Магазин
       *[other] { $seat } открывает Магазин
    }: { $cards }.
bang-event-store_picked = { $seat_is ->
        [you] Вы берёте карту «{ $card }».
       *[other] { $seat } берёт карту «{ $card }».
    }
bang-event-card_put_down = { $seat_is ->
        [you] Вы выкладываете карту «{ $card }».
       *[other] { $seat } выкладывает карту «{ $card }».
    }
bang-event-card_given = { $seat_is ->
        [you] Вы даёте
       *[other] { $seat } даёт
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } { $to_is ->
        [you] вам.
       *[other] игроку { $to }.
    }
bang-event-card_buried = { $seat_is ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } лицом вниз на колоду.
bang-event-hand_opened = { $seat_is ->
        [you] Все видят ваши карты на руке
       *[other] Все видят карты на руке игрока { $seat }
    }: { $cards_count ->
        [0] там пусто.
       *[other] { $cards }.
    }
bang-event-card_cancelled = { $seat_is ->
        [you] Вы ускользаете: «{ $name }» на вас не действует.
       *[other] { $seat } ускользает: «{ $name }» не действует.
    }
bang-event-shot_fired = { $seat_is ->
        [none] Звучит выстрел
        [you] Вы стреляете
       *[other] { $seat } стреляет
    } { $target_is ->
        [you] в вас
        [self] в себя
       *[other] в игрока { $target }
    } ({ $by }).
bang-event-shot_cancelled = { $target_is ->
        [you] Выстрел вас не задевает.
       *[other] Выстрел не задевает игрока { $target }.
    }
bang-event-shot_diverted = { $target_is ->
        [you] Вы отводите выстрел
       *[other] { $target } отводит выстрел
    }; теперь он летит { $to_is ->
        [you] в вас.
       *[other] в игрока { $to }.
    }
bang-event-unaffected = { $seat_is ->
        [you] «{ $by }» на вас не действует.
       *[other] «{ $by }» не действует на игрока { $seat }.
    }
bang-event-ability_used = { $seat_is ->
        [you] Вы используете способность персонажа { $ability }.
       *[other] { $seat } использует способность персонажа { $ability }.
    }
bang-event-ability_copied = { $seat_is ->
        [you] Теперь у вас есть
       *[other] У игрока { $seat } теперь есть
    } способность персонажа { $owner_is ->
        [you] { $ability }, вашего.
       *[other] { $ability } (игрок { $owner }).
    }
bang-event-abilities_dealt = { $seat_is ->
        [you] Теперь у вас есть ещё и способности персонажей
       *[other] У игрока { $seat } теперь есть ещё и способности персонажей
    }: { $abilities }.
bang-event-life_lost = { $seat_is ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[many] { $amount } жизней
    } ({ $by }; жизней: { $life }).
bang-event-life_gained = { $amount ->
        [0] { $seat_is ->
            [you] У вас уже все жизни
           *[other] У игрока { $seat } уже все жизни
        }
       *[other] { $seat_is ->
            [you] Вы восстанавливаете
           *[other] { $seat } восстанавливает
        } { $amount ->
            [one] { $amount } жизнь
            [few] { $amount } жизни
           *[many] { $amount } жизней
        }
    } ({ $by }; жизней: { $life }).
bang-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Вы погибаете.
           *[other] { $seat } погибает.
        }
        [self] { $seat_is ->
            [you] Вы погибаете.
           *[other] { $seat } погибает.
        }
        [you] От вашей руки погибает { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } вас убивает.
           *[other] { $cause } убивает игрока { $seat }.
        }
    } Роль: { $role }.
bang-event-player_spared = { $seat_is ->
        [you] Вы щадите
       *[other] { $seat } щадит
    } { $other_is ->
        [you] вас
        [self] { $seat_is ->
            [you] себя
           *[other] себя
        }
       *[other] игрока { $other }
    }: там эффекта нет ({ $by }).
bang-event-player_returned = { $seat_is ->
        [you] Вы возвращаетесь в игру
       *[other] { $seat } возвращается в игру
    } { $life ->
        [0] { $by_id ->
            [shadow_gunslingers] тенью, без жизней
           *[other] призраком, без жизней
        }
       *[other] (жизни: { $life })
    }.
bang-event-ghost_stayed = { $seat_is ->
        [you] У вас не осталось жизней, но вы остаётесь в игре
       *[other] У игрока { $seat } не осталось жизней, но игра для него продолжается
    } ({ $by }).
bang-event-next_turn_lost = { $seat_is ->
        [you] Вы пропустите свой следующий ход.
       *[other] { $seat } пропустит свой следующий ход.
    }
bang-event-turn_skipped = { $seat_is ->
        [you] Вы пропускаете свой ход.
       *[other] { $seat } пропускает свой ход.
    }
bang-event-places_changed = { $seat_is ->
        [you] Вы меняетесь местами с игроком { $other }.
       *[other] { $other_is ->
            [you] { $seat } меняется местами с вами.
           *[other] { $seat } меняется местами с игроком { $other }.
        }
    }
bang-event-roles_dealt = Роли перемешаны и розданы заново: { $seats }.
bang-event-role_turned = { $seat_is ->
        [you] Ваша роль лежит лицом вверх: { $role }.
       *[other] Роль игрока { $seat } лежит лицом вверх: { $role }.
    }
bang-event-player_left = { $seat_is ->
        [you] Вы снова вне игры.
       *[other] { $seat } снова вне игры.
    }
bang-event-reward_paid = { $seat_is ->
        [you] Ваша награда за игрока { $dead }
       *[other] { $dead_is ->
            [you] { $seat } получает за вас награду
           *[other] { $seat } получает за игрока { $dead } награду
        }
    }: { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
bang-event-penalty_paid = { $seat_is ->
        [you] От вашей руки погибает Помощник шерифа { $dead }: вы теряете все карты.
       *[other] { $dead_is ->
            [you] От руки Шерифа погибаете вы, Помощник шерифа: { $seat } теряет все карты.
           *[other] От руки Шерифа погибает Помощник шерифа { $dead }: { $seat } теряет все карты.
        }
    }
bang-event-dynamite_exploded = { $seat_is ->
        [you] Динамит перед вами взрывается!
       *[other] Динамит перед игроком { $seat } взрывается!
    }
bang-event-dynamite_passed = «{ $card }» переходит { $seat_is ->
        [you] от вас
       *[other] от игрока { $seat }
    } { $to_is ->
        [you] к вам.
       *[other] к игроку { $to }.
    }
bang-event-jail_checked = { $escaped ->
        [yes] { $seat_is ->
            [you] Вы бежите из Тюрьмы.
           *[other] { $seat } бежит из Тюрьмы.
        }
       *[no] { $seat_is ->
            [you] Вы остаётесь в Тюрьме и теряете ход.
           *[other] { $seat } остаётся в Тюрьме и теряет ход.
        }
    }
bang-event-stick_moved = { $seat_is ->
        [you] Динамитная шашка теперь у вас.
       *[other] Динамитную шашку теперь держит { $seat }.
    }
bang-event-event_turned = В силу вступает «{ $occasion }»: { $occasion_text }
bang-event-event_used = { $seat_is ->
        [you] Вы пользуетесь картой «{ $occasion }».
       *[other] { $seat } пользуется картой «{ $occasion }».
    }
bang-event-goal_changed = Отныне побеждает лишь тот, кто останется в живых последним.
bang-event-game_won = { $outcome } { $winners_is ->
        [you] Победа и ваша! Побеждают: { $winners }.
       *[other] Побеждают: { $winners }.
    }

## Концовки

bang-outcome-law = Побеждает закон.
bang-outcome-outlaws = Побеждают Бандиты.
bang-outcome-renegade = Побеждает Ренегат.
bang-outcome-deputy = Побеждает Помощник шерифа.
bang-outcome-outlaw = Побеждает Бандит.

## Вопросы

bang-ask-choose_character = Кем из двух персонажей вы будете?
    .other = { $player } выбирает персонажа.
bang-ask-play_cards = Что сыграете?
    .other = { $player } играет.
bang-ask-discard_excess = У вас слишком много карт на руке: сбросьте { $left ->
        [one] { $left } карту.
        [few] { $left } карты. Какую первой?
       *[many] { $left } карт. Какую первой?
    }
    .other = { $player } сбрасывает карты сверх лимита.
bang-ask-choose_source = { $ability }: откуда возьмёте карту?
    .other = { $player } выбирает, как добрать ({ $ability }).
bang-ask-return_card = Какая карта вернётся наверх? { $left ->
        [one] Вы возвращаете { $left } карту.
        [few] Вы возвращаете { $left } карты.
       *[many] Вы возвращаете { $left } карт.
    }
    .other = { $player } выбирает, какие карты оставить.
bang-ask-give_card = { $to_is ->
        [you] { $ability }: какую карту возьмёте?
       *[other] { $ability }: какую карту получит { $to }?
    }
    .other = { $player } выбирает карту, которую { $to_is ->
        [you] получите вы
       *[other] получит { $to }
    } ({ $ability }).
bang-ask-defend = { $shooter_is ->
        [none] В вас стреляют
        [you] Вы стреляете в себя
       *[other] { $shooter } стреляет в вас
    } ({ $by }). { $needed ->
        [0] Как ответите? Отменить выстрел нельзя.
        [one] Как ответите?
       *[many] Как ответите? Нужно эффектов «Мимо!»: { $needed }.
    }
    .other = { $player } может ответить на выстрел { $shooter_is ->
        [none] ({ $by }).
        [you] от вас ({ $by }).
       *[other] игрока { $shooter } ({ $by }).
    }{ $needed ->
        [0] { " " }Отменить его нельзя.
        [one] { "" }
       *[many] { " " }Нужно эффектов «Мимо!»: { $needed }.
    }
bang-ask-discard_bang = «{ $by }» от игрока { $opponent }: сбросите карту «Бэнг!»?
    .other = { $player } может сбросить карту «Бэнг!» («{ $by }» { $opponent_is ->
        [you] от вас
       *[other] от игрока { $opponent }
    }).
bang-ask-last_chance = «{ $by }»{ $cause_is ->
        [none] { "" }
       *[other] { " " }от игрока { $cause }
    }: вы теряете последнюю жизнь. Спасётесь? Нужно жизней: { $needed }.
    .other = { $player } теряет последнюю жизнь ({ $by }{ $cause_is ->
        [none] { "" }
       *[other] , { $cause }
    }). Нужно жизней: { $needed }.
bang-ask-choose_their_card = «{ $by }»: какую карту { $owner_is ->
        [you] из своих?
       *[other] игрока { $owner }?
    }
    .other = { $player } выбирает карту { $owner_is ->
        [you] из ваших
       *[other] игрока { $owner }
    } ({ $by }).
bang-ask-pick_from_store = Какую из карт возьмёте?
    .other = { $player } берёт одну из открытых карт.
bang-ask-choose_checked = Проверка ({ $by }): какая карта считается?
    .other = { $player } выбирает карту, которая считается ({ $by }).
bang-ask-pay_card = «{ $by }»: сбросьте { $left ->
        [one] { $left } карту.
        [few] { $left } карты. Какую первой?
       *[many] { $left } карт. Какую первой?
    }
    .other = { $player } выбирает, что сбросить ({ $by }).
bang-ask-aimed = { $user } играет на вас карту «{ $name }». Сделаете что-нибудь против неё?
    .other = { $player } может сделать что-нибудь против карты «{ $name }», которую { $user_is ->
        [you] играете вы.
       *[other] играет { $user }.
    }
bang-ask-any_time = Прежде чем сработает «{ $by }»: используете свою способность?
    .other = { $player } может действовать, прежде чем сработает «{ $by }».
bang-ask-may_use = Используете способность персонажа { $ability }?
    .other = { $player } может использовать способность персонажа { $ability }.
bang-ask-choose_copied = Чья способность будет у вас до вашего следующего хода?
    .other = { $player } выбирает, чью способность перенять.
bang-ask-choose_top = Какая карта ляжет сверху стопки сброса?
    .other = { $player } выбирает верхнюю карту стопки сброса.
bang-ask-share_cards = Какую карту после игрока { $dead } возьмёте?
    .other = { $player } берёт карту { $dead_is ->
        [you] после вас.
       *[other] после игрока { $dead }.
    }

## Варианты ответа

bang-option-play = { $target_is ->
        [none] Сыграть «{ $card }»
        [you] Сыграть «{ $card }» на себя
       *[other] Сыграть «{ $card }» на игрока { $target }
    }
    .hint = { $card_text }
bang-option-play_as = { $target_is ->
        [none] Сыграть «{ $card }» как «{ $name }»
        [you] Сыграть «{ $card }» как «{ $name }» на себя
       *[other] Сыграть «{ $card }» как «{ $name }» на игрока { $target }
    }
    .hint = { $name_text }
bang-option-use_card = { $target_is ->
        [none] Использовать «{ $card }»
        [you] Использовать «{ $card }» на себя
       *[other] Использовать «{ $card }» на игрока { $target }
    }
    .hint = { $card_text }
bang-option-use_ability = Использовать способность персонажа { $ability }{ $card_id ->
        [none] { "" }
       *[other] { " " }с картой «{ $card }»
    }{ $target_is ->
        [none] { "" }
        [you] { " " }на себя
       *[other] { " " }на игрока { $target }
    }
    .hint = { $ability_text }
bang-option-end_turn = Закончить ход
    .hint = Больше ничего не играете. Карты сверх лимита потом сбросите.
bang-option-answer = { $question ->
        [discard_bang] Сбросить «{ $card }»
       *[other] Использовать «{ $card }»
    }
    .hint = { $question ->
        [defend] Считается эффектом «Мимо!».
        [save_card] Считается эффектом «Мимо!».
        [discard_bang] Сбросите её вместо потери жизни.
        [aimed] Тогда карта на вас не подействует.
        [last_chance] Восстановите жизнь, пока не поздно.
       *[other] { $card_text }
    }
bang-option-answer_in_play = Использовать «{ $card }» перед вами
    .hint = { $card_text }
bang-option-answer_by_ability = Использовать способность персонажа { $ability }
    .hint = { $ability_text }
bang-option-decline = { $question ->
        [defend] Принять пулю
        [discard_bang] Потерять жизнь
        [last_chance] Смириться с судьбой
        [aimed] Пусть действует
        [save_life] Не вмешиваться
        [be_a_blood_brother] Оставить жизни себе
        [may_shoot] Добрать как обычно
       *[other] Не использовать
    }
    .hint = { $question ->
        [defend] Больше ничего не делаете против этого выстрела, и он попадает в вас.
        [discard_bang] Карты остаются у вас, но вы теряете жизнь.
        [last_chance] Вы выбываете из игры.
        [aimed] Карта сработает.
        [save_life] Потеря засчитывается, если не вмешается кто-то другой.
        [may_shoot] Вы ни в кого не стреляете.
       *[other] Ничего не происходит.
    }
bang-option-accept = Использовать способность
    .hint = Ваша способность сработает сейчас.
bang-option-become = { $character }
    .hint = { $character_text }
bang-option-pick = { $question ->
        [discard_excess] Сбросить «{ $card }»
       *[other] { $card }
    }
    .hint = { $question ->
        [discard_excess] Вы её сбросите.
        [discard_in_play] Вы её сбросите.
        [trade_cards] Вы её сбросите.
        [pay_station] Вы её сбросите.
        [trade_at_station] Вы её сбросите.
        [give_up_card] Вы её сбросите.
        [give_up_in_play] Вы её сбросите.
        [discard_railcar] Вы её сбросите.
        [discard_by_map] Вы её сбросите.
        [pay_bandidos] Вы её сбросите.
        [put_down] Вы положите её лицом вниз.
        [pass_left] Её получит игрок слева от вас.
        [pay_card] Вы сбросите её как цену.
        [return_card] Она вернётся наверх, откуда взята.
        [give_card] Её получит тот игрок.
        [choose_checked] Она считается для проверки; все открытые карты сбрасываются.
        [choose_top] Все будут видеть её сверху стопки сброса.
        [choose_their_card] Она лежит в игре перед своим владельцем.
        [choose_source] Вы возьмёте её на руку.
        [pick_from_store] Вы возьмёте её на руку.
        [share_cards] Вы возьмёте её на руку.
       *[other] { $card_text }
    }
bang-option-from_hand = { $seat_is ->
        [you] Случайная карта с вашей руки
       *[other] Случайная карта с руки игрока { $seat }
    }
    .hint = Какая именно, решит случай.
bang-option-from_deck = Добрать как обычно
    .hint = Карты вы берёте из колоды или откуда велит событие.
bang-option-from_discard_pile = Взять верхнюю карту стопки сброса
    .hint = Вы возьмёте её вместо первой карты из колоды.
bang-option-copy = Способность игрока { $seat }
    .hint = Кроме собственной способности, до вашего следующего хода у вас будет и способность персонажа того игрока.

## Почему нельзя

bang-why-bang-limit = В этот ход больше нельзя играть карты «Бэнг!».
bang-why-beer-too-few = «Пиво» играют, только если оно поднимет вас выше нуля, а его у вас слишком мало.
bang-why-beer-two-left = Когда остаются только два игрока, «Пиво» никого не лечит.
bang-why-belle-star = В ход Белль Стар карты перед другими игроками не имеют эффекта.
bang-why-immune = Ни на кого в пределах досягаемости эта карта не действует.
bang-why-just-played = Она выложена в этом ходу, поэтому использовать её можно только в одном из следующих.
bang-why-no-cards-there = Ни у кого нет карты, которую можно забрать или сбросить.
bang-why-no-target = Не на кого её сыграть.
bang-why-nobody-to-jail = Никого нельзя посадить в Тюрьму: Шерифа никогда, и никого дважды.
bang-why-not-a-bang = Здесь поможет только карта «Бэнг!».
bang-why-not-a-beer = От последнего попадания спасает только «Пиво».
bang-why-not-a-missed = У этой карты нет эффекта «Мимо!».
bang-why-nothing-cancels = Этот выстрел ничем не отменить.
bang-why-nothing-to-discard = Для неё нужно сбросить с руки ещё одну карту.
bang-why-only-from-play = Зелёная карта помогает, только когда уже лежит перед вами.
bang-why-only-when-shot-at = Её используют, только когда в вас стреляют.
bang-why-same-name = Карта с таким названием у вас уже в игре.
bang-why-same-weapon = Именно это оружие у вас уже в игре.
bang-why-too-far = Никто не сидит достаточно близко.

## Выбор перед игрой

bang-variant-characters = Персонажи по местам
    .text = Называет персонажа для каждого места по порядку; «random» или ничего оставляет выбор случаю.
bang-variant-keep_characters = Сохранённые персонажи
    .text = По местам называет персонажа, которого сохраняет переживший прошлую игру; для остальных «random».
bang-variant-sheriff = Место Шерифа
    .text = Какое место в этот раз является Шерифом, считая от 1; 0 раздаёт эту роль, как остальные.
bang-variant-two_characters = Выбор из двух персонажей
    .text = Каждый получает двух персонажей и оставляет одного.
bang-variant-no_book_cards = Без карт с книгой
    .text = Убирает карты, текст которых надо искать в правилах; для первой игры.

## Why a hint says so

bang-hint-alive = Больше шансов остаться в игре.
bang-hint-life = У вас останется больше жизней.
bang-hint-friends = Вашей стороне останется больше жизней.
bang-hint-foes = Ваши противники потеряют больше жизней.
bang-hint-assets = Потом у вас будет больше карт.
