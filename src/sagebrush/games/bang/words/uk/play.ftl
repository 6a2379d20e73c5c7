### BANG!: що відбувається, про що питаємо і що можна відповісти.
### `$x_is` каже, чи гравець є читачем (you), знову підметом (self), ніким (none) чи кимось іншим (other).

## Події

bang-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }
       *[other] { $seat } грає за персонажа { $character }
    } ({ $life ->
        [one] { $life } життя
        [few] { $life } життя
       *[many] { $life } життів
    }).
bang-event-turn_started = { $seat_is ->
        [you] Ваш хід.
       *[other] Ходить { $seat }.
    }
bang-event-turn_ended = { $seat_is ->
        [you] Ви закінчуєте хід.
       *[other] { $seat } закінчує хід.
    }
bang-event-cards_drawn = { $seat_is ->
        [you] Ви добираєте
       *[other] { $seat } добирає
    } { $cards_count ->
        [0] { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] { $cards }.
    }
bang-event-card_moved = Карта «{ $card }» переходить від { $seat_is ->
        [you] вас
       *[other] гравця { $seat }
    } до { $to_is ->
        [you] вас
       *[other] гравця { $to }
    } ({ $by }).
bang-event-card_shown = { $seat_is ->
        [you] Ви показуєте карту «{ $card }».
       *[other] { $seat } показує карту «{ $card }».
    }
bang-event-cards_looked_at = { $seat_is ->
        [you] Ви переглядаєте верхні карти
       *[other] { $seat } переглядає верхні карти
    } ({ $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
bang-event-card_returned = { $seat_is ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } наверх.
bang-event-card_taken = { $seat_is ->
        [you] Ви забираєте
       *[other] { $seat } забирає
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } { $owner_is ->
        [you] у вас
        [self] з власних карт у грі
       *[other] у гравця { $owner }
    } ({ $by }).
bang-event-cards_inherited = { $seat_is ->
        [you] Ви забираєте
       *[other] { $seat } забирає
    } { $count ->
        [one] { $count } карту
        [few] усі { $count } карти
       *[many] усі { $count } карт
    } { $dead_is ->
        [you] після вас
       *[other] після гравця { $dead }
    }{ $in_play_count ->
        [0] { "" }
       *[other] ; із гри: { $in_play }
    }{ $cards_count ->
        [0] .
       *[other] ; з руки: { $cards }.
    }
bang-event-card_from_pile = { $seat_is ->
        [you] Ви берете
       *[other] { $seat } бере
    } зі стосу скиду карту «{ $card }».
bang-event-card_played = { $seat_is ->
        [you] Ви граєте
       *[other] { $seat } грає
    } карту «{ $card }»{ $name_is ->
        [other] { " " }як «{ $name }»
       *[self] { "" }
    }{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { $seat_is ->
            [you] { " " }на себе.
           *[other] { " " }на себе.
        }
       *[other] { " " }на гравця { $target }.
    }
bang-event-effect_repeated = { $seat_is ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } карту «{ $card }», щоб повторити ефект карти «{ $name }»{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { $seat_is ->
            [you] { " " }на себе.
           *[other] { " " }на себе.
        }
       *[other] { " " }на гравця { $target }.
    }
bang-event-card_used = { $seat_is ->
        [you] Ви використовуєте
       *[other] { $seat } використовує
    } карту «{ $card }»{ $target_is ->
        [none] .
        [you] { " " }на вас.
        [self] { " " }на себе.
       *[other] { " " }на гравця { $target }.
    }
bang-event-card_placed = { $owner_is ->
        [you] «{ $card }» тепер лежить перед вами.
        [self] { $seat_is ->
            [you] «{ $card }» тепер лежить перед вами.
           *[other] «{ $card }» тепер лежить перед гравцем { $seat }.
        }
       *[other] «{ $card }» тепер лежить перед гравцем { $owner }.
    }
bang-event-card_discarded = { $seat_is ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } карту «{ $card }»{ $by_id ->
        [phase_3] { " " }наприкінці ходу.
        [elimination] .
        [penalty] { " " }як покарання.
       *[other] { $by_is ->
            [self] .
           *[other] { " " }({ $by }).
        }
    }
bang-event-check_made = { $seat_is ->
        [you] Ви робите перевірку
       *[other] { $seat } робить перевірку
    } ({ $by }): { $cards_count ->
        [one] { $card }.
       *[other] { $cards }; рахується { $card }.
    }
bang-event-check_voided = { $cards }: це не рахується; { $seat_is ->
        [you] ви робите перевірку знову ({ $by }).
       *[other] { $seat } робить перевірку знову ({ $by }).
    }
bang-event-deck_shuffled = Стос скиду перемішано, тепер це нова колода ({ $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }).
bang-event-store_opened = { $seat_is ->
        [you] Ви відчиняєте Крамницю
       *[other] { $seat } відчиняє Крамницю
    }: { $cards }.
bang-event-store_picked = { $seat_is ->
        [you] Ви берете карту «{ $card }».
       *[other] { $seat } бере карту «{ $card }».
    }
bang-event-card_put_down = { $seat_is ->
        [you] Ви викладаєте карту «{ $card }».
       *[other] { $seat } викладає карту «{ $card }».
    }
bang-event-card_given = { $seat_is ->
        [you] Ви даєте
       *[other] { $seat } дає
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } { $to_is ->
        [you] вам.
       *[other] гравцеві { $to }.
    }
bang-event-card_buried = { $seat_is ->
        [you] Ви кладете
       *[other] { $seat } кладе
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } долілиць на колоду.
bang-event-hand_opened = { $seat_is ->
        [you] Усі бачать ваші карти на руці
       *[other] Усі бачать карти на руці гравця { $seat }
    }: { $cards_count ->
        [0] там порожньо.
       *[other] { $cards }.
    }
bang-event-card_cancelled = { $seat_is ->
        [you] Ви ухиляєтеся: «{ $name }» на вас не діє.
       *[other] { $seat } ухиляється: «{ $name }» не діє.
    }
bang-event-shot_fired = { $seat_is ->
        [none] Лунає постріл
        [you] Ви стріляєте
       *[other] { $seat } стріляє
    } { $target_is ->
        [you] у вас
        [self] у себе
       *[other] у гравця { $target }
    } ({ $by }).
bang-event-shot_cancelled = { $target_is ->
        [you] Постріл вас не зачіпає.
       *[other] Постріл не зачіпає гравця { $target }.
    }
bang-event-shot_diverted = { $target_is ->
        [you] Ви відводите постріл
       *[other] { $target } відводить постріл
    }; тепер він летить { $to_is ->
        [you] у вас.
       *[other] у гравця { $to }.
    }
bang-event-unaffected = { $seat_is ->
        [you] «{ $by }» на вас не діє.
       *[other] «{ $by }» не діє на гравця { $seat }.
    }
bang-event-ability_used = { $seat_is ->
        [you] Ви використовуєте здібність персонажа { $ability }.
       *[other] { $seat } використовує здібність персонажа { $ability }.
    }
bang-event-ability_copied = { $seat_is ->
        [you] Тепер ви маєте
       *[other] { $seat } тепер має
    } здібність персонажа { $owner_is ->
        [you] { $ability }, вашого.
       *[other] { $ability } (гравець { $owner }).
    }
bang-event-abilities_dealt = { $seat_is ->
        [you] Тепер ви маєте ще й здібності персонажів
       *[other] { $seat } тепер має ще й здібності персонажів
    }: { $abilities }.
bang-event-life_lost = { $seat_is ->
        [you] Ви втрачаєте
       *[other] { $seat } втрачає
    } { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[many] { $amount } життів
    } ({ $by }; життів: { $life }).
bang-event-life_gained = { $amount ->
        [0] { $seat_is ->
            [you] У вас уже всі життя
           *[other] { $seat } уже має всі життя
        }
       *[other] { $seat_is ->
            [you] Ви відновлюєте
           *[other] { $seat } відновлює
        } { $amount ->
            [one] { $amount } життя
            [few] { $amount } життя
           *[many] { $amount } життів
        }
    } ({ $by }; життів: { $life }).
bang-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Ви гинете.
           *[other] { $seat } гине.
        }
        [self] { $seat_is ->
            [you] Ви гинете.
           *[other] { $seat } гине.
        }
        [you] Від вашої руки гине { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } вас убиває.
           *[other] { $cause } убиває гравця { $seat }.
        }
    } Роль: { $role }.
bang-event-player_spared = { $seat_is ->
        [you] Ви щадите
       *[other] { $seat } щадить
    } { $other_is ->
        [you] вас
        [self] { $seat_is ->
            [you] себе
           *[other] себе
        }
       *[other] гравця { $other }
    }: там ефекту немає ({ $by }).
bang-event-player_returned = { $seat_is ->
        [you] Ви повертаєтеся до гри
       *[other] { $seat } повертається до гри
    } { $life ->
        [0] { $by_id ->
            [shadow_gunslingers] тінню, без життів
           *[other] привидом, без життів
        }
       *[other] (життя: { $life })
    }.
bang-event-ghost_stayed = { $seat_is ->
        [you] У вас не лишилося життів, але ви лишаєтеся в грі
       *[other] У гравця { $seat } не лишилося життів, але гра для нього триває
    } ({ $by }).
bang-event-next_turn_lost = { $seat_is ->
        [you] Ви пропустите свій наступний хід.
       *[other] { $seat } пропустить свій наступний хід.
    }
bang-event-turn_skipped = { $seat_is ->
        [you] Ви пропускаєте свій хід.
       *[other] { $seat } пропускає свій хід.
    }
bang-event-places_changed = { $seat_is ->
        [you] Ви міняєтеся місцями з гравцем { $other }.
       *[other] { $other_is ->
            [you] { $seat } міняється місцями з вами.
           *[other] { $seat } міняється місцями з гравцем { $other }.
        }
    }
bang-event-roles_dealt = Ролі перемішано й роздано знову: { $seats }.
bang-event-role_turned = { $seat_is ->
        [you] Ваша роль лежить горілиць: { $role }.
       *[other] Роль гравця { $seat } лежить горілиць: { $role }.
    }
bang-event-player_left = { $seat_is ->
        [you] Ви знову поза грою.
       *[other] { $seat } знову поза грою.
    }
bang-event-reward_paid = { $seat_is ->
        [you] Ваша винагорода за гравця { $dead }
       *[other] { $dead_is ->
            [you] { $seat } отримує за вас винагороду
           *[other] { $seat } отримує за гравця { $dead } винагороду
        }
    }: { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[many] { $count } карт.
    }
bang-event-penalty_paid = { $seat_is ->
        [you] Від вашої руки гине Помічник шерифа { $dead }: ви втрачаєте всі карти.
       *[other] { $dead_is ->
            [you] Від руки Шерифа гинете ви, Помічник шерифа: { $seat } втрачає всі карти.
           *[other] Від руки Шерифа гине Помічник шерифа { $dead }: { $seat } втрачає всі карти.
        }
    }
bang-event-dynamite_exploded = { $seat_is ->
        [you] Динаміт перед вами вибухає!
       *[other] Динаміт перед гравцем { $seat } вибухає!
    }
bang-event-dynamite_passed = «{ $card }» переходить { $seat_is ->
        [you] від вас
       *[other] від гравця { $seat }
    } { $to_is ->
        [you] до вас.
       *[other] до гравця { $to }.
    }
bang-event-jail_checked = { $escaped ->
        [yes] { $seat_is ->
            [you] Ви тікаєте з В’язниці.
           *[other] { $seat } тікає з В’язниці.
        }
       *[no] { $seat_is ->
            [you] Ви лишаєтеся у В’язниці й втрачаєте хід.
           *[other] { $seat } лишається у В’язниці й втрачає хід.
        }
    }
bang-event-stick_moved = { $seat_is ->
        [you] Динамітна шашка тепер у вас.
       *[other] Динамітну шашку тепер тримає { $seat }.
    }
bang-event-event_turned = Набирає чинності «{ $occasion }»: { $occasion_text }
bang-event-event_used = { $seat_is ->
        [you] Ви користуєтеся картою «{ $occasion }».
       *[other] { $seat } користується картою «{ $occasion }».
    }
bang-event-goal_changed = Відтепер перемагає лише той, хто лишиться живим останнім.
bang-event-game_won = { $outcome } { $winners_is ->
        [you] Перемога і ваша! Перемагають: { $winners }.
       *[other] Перемагають: { $winners }.
    }

## Завершення гри

bang-outcome-law = Перемагає закон.
bang-outcome-outlaws = Перемагають Бандити.
bang-outcome-renegade = Перемагає Ренегат.
bang-outcome-deputy = Перемагає Помічник шерифа.
bang-outcome-outlaw = Перемагає Бандит.

## Питання

bang-ask-choose_character = Ким із двох персонажів ви будете?
    .other = { $player } обирає персонажа.
bang-ask-play_cards = Що зіграєте?
    .other = { $player } грає.
bang-ask-discard_excess = У вас забагато карт на руці: скиньте { $left ->
        [one] { $left } карту.
        [few] { $left } карти. Яку першою?
       *[many] { $left } карт. Яку першою?
    }
    .other = { $player } скидає карти понад ліміт.
bang-ask-choose_source = { $ability }: звідки візьмете карту?
    .other = { $player } обирає, як добрати ({ $ability }).
bang-ask-return_card = Яка карта повернеться наверх? { $left ->
        [one] Ви повертаєте { $left } карту.
        [few] Ви повертаєте { $left } карти.
       *[many] Ви повертаєте { $left } карт.
    }
    .other = { $player } обирає, які карти залишити.
bang-ask-give_card = { $to_is ->
        [you] { $ability }: яку карту візьмете?
       *[other] { $ability }: яку карту отримає { $to }?
    }
    .other = { $player } обирає карту, яку { $to_is ->
        [you] отримаєте ви
       *[other] отримає { $to }
    } ({ $ability }).
bang-ask-defend = { $shooter_is ->
        [none] У вас стріляють
        [you] Ви стріляєте в себе
       *[other] { $shooter } стріляє у вас
    } ({ $by }). { $needed ->
        [0] Як відповісте? Скасувати постріл не можна.
        [one] Як відповісте?
       *[many] Як відповісте? Потрібно ефектів «Повз!»: { $needed }.
    }
    .other = { $player } може відповісти на постріл { $shooter_is ->
        [none] ({ $by }).
        [you] від вас ({ $by }).
       *[other] гравця { $shooter } ({ $by }).
    }{ $needed ->
        [0] { " " }Скасувати його не можна.
        [one] { "" }
       *[many] { " " }Потрібно ефектів «Повз!»: { $needed }.
    }
bang-ask-discard_bang = «{ $by }» від гравця { $opponent }: скинете карту «Бенг!»?
    .other = { $player } може скинути карту «Бенг!» («{ $by }» { $opponent_is ->
        [you] від вас
       *[other] від гравця { $opponent }
    }).
bang-ask-last_chance = «{ $by }»{ $cause_is ->
        [none] { "" }
       *[other] { " " }від гравця { $cause }
    }: ви втрачаєте останнє життя. Врятуєтеся? Потрібно життів: { $needed }.
    .other = { $player } втрачає останнє життя ({ $by }{ $cause_is ->
        [none] { "" }
       *[other] , { $cause }
    }). Потрібно життів: { $needed }.
bang-ask-choose_their_card = «{ $by }»: яку карту { $owner_is ->
        [you] зі своїх?
       *[other] гравця { $owner }?
    }
    .other = { $player } обирає карту { $owner_is ->
        [you] з ваших
       *[other] гравця { $owner }
    } ({ $by }).
bang-ask-pick_from_store = Яку з карт візьмете?
    .other = { $player } бере одну з відкритих карт.
bang-ask-choose_checked = Перевірка ({ $by }): яка карта рахується?
    .other = { $player } обирає карту, що рахується ({ $by }).
bang-ask-pay_card = «{ $by }»: скиньте { $left ->
        [one] { $left } карту.
        [few] { $left } карти. Яку першою?
       *[many] { $left } карт. Яку першою?
    }
    .other = { $player } обирає, що скинути ({ $by }).
bang-ask-aimed = { $user } грає на вас карту «{ $name }». Зробите щось проти неї?
    .other = { $player } може щось зробити проти карти «{ $name }», яку { $user_is ->
        [you] граєте ви.
       *[other] грає { $user }.
    }
bang-ask-any_time = Перш ніж спрацює «{ $by }»: використаєте свою здібність?
    .other = { $player } може діяти, перш ніж спрацює «{ $by }».
bang-ask-may_use = Використаєте здібність персонажа { $ability }?
    .other = { $player } може використати здібність персонажа { $ability }.
bang-ask-choose_copied = Чию здібність ви матимете до свого наступного ходу?
    .other = { $player } обирає, чию здібність перейняти.
bang-ask-choose_top = Яка карта ляже зверху стосу скиду?
    .other = { $player } обирає верхню карту стосу скиду.
bang-ask-share_cards = Яку карту після гравця { $dead } візьмете?
    .other = { $player } бере карту { $dead_is ->
        [you] після вас.
       *[other] після гравця { $dead }.
    }

## Варіанти відповіді

bang-option-play = { $target_is ->
        [none] Зіграти «{ $card }»
        [you] Зіграти «{ $card }» на себе
       *[other] Зіграти «{ $card }» на гравця { $target }
    }
    .hint = { $card_text }
bang-option-play_as = { $target_is ->
        [none] Зіграти «{ $card }» як «{ $name }»
        [you] Зіграти «{ $card }» як «{ $name }» на себе
       *[other] Зіграти «{ $card }» як «{ $name }» на гравця { $target }
    }
    .hint = { $name_text }
bang-option-use_card = { $target_is ->
        [none] Використати «{ $card }»
        [you] Використати «{ $card }» на себе
       *[other] Використати «{ $card }» на гравця { $target }
    }
    .hint = { $card_text }
bang-option-use_ability = Використати здібність персонажа { $ability }{ $card_id ->
        [none] { "" }
       *[other] { " " }з картою «{ $card }»
    }{ $target_is ->
        [none] { "" }
        [you] { " " }на себе
       *[other] { " " }на гравця { $target }
    }
    .hint = { $ability_text }
bang-option-end_turn = Закінчити хід
    .hint = Більше нічого не граєте. Карти понад ліміт потім скинете.
bang-option-answer = { $question ->
        [discard_bang] Скинути «{ $card }»
       *[other] Використати «{ $card }»
    }
    .hint = { $question ->
        [defend] Рахується як ефект «Повз!».
        [save_card] Рахується як ефект «Повз!».
        [discard_bang] Скинете її замість втрати життя.
        [aimed] Тоді карта на вас не подіє.
        [last_chance] Відновите життя, поки не пізно.
       *[other] { $card_text }
    }
bang-option-answer_in_play = Використати «{ $card }» перед вами
    .hint = { $card_text }
bang-option-answer_by_ability = Використати здібність персонажа { $ability }
    .hint = { $ability_text }
bang-option-decline = { $question ->
        [defend] Прийняти кулю
        [discard_bang] Втратити життя
        [last_chance] Змиритися з долею
        [aimed] Нехай діє
        [save_life] Не втручатися
        [be_a_blood_brother] Залишити життя собі
        [may_shoot] Добрати як завжди
       *[other] Не використовувати
    }
    .hint = { $question ->
        [defend] Більше нічого не робите проти цього пострілу, і він влучає у вас.
        [discard_bang] Карти лишаються у вас, але ви втрачаєте життя.
        [last_chance] Ви вибуваєте з гри.
        [aimed] Карта спрацює.
        [save_life] Втрата зараховується, якщо не втрутиться хтось інший.
        [may_shoot] Ви ні в кого не стріляєте.
       *[other] Нічого не стається.
    }
bang-option-accept = Використати здібність
    .hint = Ваша здібність спрацює зараз.
bang-option-become = { $character }
    .hint = { $character_text }
bang-option-pick = { $question ->
        [discard_excess] Скинути «{ $card }»
       *[other] { $card }
    }
    .hint = { $question ->
        [discard_excess] Ви її скинете.
        [discard_in_play] Ви її скинете.
        [trade_cards] Ви її скинете.
        [pay_station] Ви її скинете.
        [trade_at_station] Ви її скинете.
        [give_up_card] Ви її скинете.
        [give_up_in_play] Ви її скинете.
        [discard_railcar] Ви її скинете.
        [discard_by_map] Ви її скинете.
        [pay_bandidos] Ви її скинете.
        [put_down] Ви покладете її долілиць.
        [pass_left] Її отримає гравець ліворуч від вас.
        [pay_card] Ви скинете її як ціну.
        [return_card] Вона повернеться наверх, звідки взята.
        [give_card] Її отримає той гравець.
        [choose_checked] Вона рахується для перевірки; усі відкриті карти скидають.
        [choose_top] Усі бачитимуть її зверху стосу скиду.
        [choose_their_card] Вона лежить у грі перед своїм власником.
        [choose_source] Ви візьмете її на руку.
        [pick_from_store] Ви візьмете її на руку.
        [share_cards] Ви візьмете її на руку.
       *[other] { $card_text }
    }
bang-option-from_hand = { $seat_is ->
        [you] Випадкова карта з вашої руки
       *[other] Випадкова карта з руки гравця { $seat }
    }
    .hint = Яка саме, вирішить випадок.
bang-option-from_deck = Добрати як завжди
    .hint = Карти ви берете з колоди або звідки велить подія.
bang-option-from_discard_pile = Взяти верхню карту стосу скиду
    .hint = Ви візьмете її замість першої карти з колоди.
bang-option-copy = Здібність, яку має { $seat }
    .hint = Крім власної здібності, до свого наступного ходу ви матимете й здібність персонажа того гравця.

## Чому не можна

bang-why-bang-limit = У цей хід більше не можна грати карт «Бенг!».
bang-why-beer-too-few = «Пиво» грають, лише якщо воно підніме вас вище нуля, а його у вас замало.
bang-why-beer-two-left = Коли лишаються тільки два гравці, «Пиво» нікого не лікує.
bang-why-belle-star = У хід Белль Стар карти перед іншими гравцями не мають ефекту.
bang-why-immune = Ні на кого в межах досяжності ця карта не діє.
bang-why-just-played = Її викладено в цьому ході, тож використати її можна лише в одному з наступних.
bang-why-no-cards-there = Ніхто не має карти, яку можна забрати чи скинути.
bang-why-no-target = Немає на кого її зіграти.
bang-why-nobody-to-jail = Нікого не можна посадити до В’язниці: Шерифа ніколи, і нікого двічі.
bang-why-not-a-bang = Тут допоможе лише карта «Бенг!».
bang-why-not-a-beer = Від останнього влучання рятує лише «Пиво».
bang-why-not-a-missed = Ця карта не має ефекту «Повз!».
bang-why-nothing-cancels = Цей постріл нічим не скасувати.
bang-why-nothing-to-discard = Для неї треба скинути з руки ще одну карту.
bang-why-only-from-play = Зелена карта допомагає, лише коли вже лежить перед вами.
bang-why-only-when-shot-at = Її використовують, лише коли у вас стріляють.
bang-why-same-name = Карта з такою назвою у вас уже у грі.
bang-why-same-weapon = Саме ця зброя у вас уже у грі.
bang-why-too-far = Ніхто не сидить досить близько.

## Вибір перед грою

bang-variant-characters = Персонажі за місцями
    .text = Називає персонажа для кожного місця по черзі; «random» або нічого лишає вибір випадкові.
bang-variant-keep_characters = Збережені персонажі
    .text = За місцями називає персонажа, якого зберігає той, хто вижив у минулій грі; для решти «random».
bang-variant-sheriff = Місце Шерифа
    .text = Яке місце цього разу є Шерифом, рахуючи від 1; 0 роздає цю роль, як інші.
bang-variant-two_characters = Вибір із двох персонажів
    .text = Кожен отримує двох персонажів і залишає одного.
bang-variant-no_book_cards = Без карт із книгою
    .text = Прибирає карти, текст яких треба шукати у правилах; для першої гри.

## Why a hint says so

bang-hint-alive = Більше шансів лишитися у грі.
bang-hint-life = У вас лишиться більше життів.
bang-hint-friends = Вашій стороні лишиться більше життів.
bang-hint-foes = Ваші супротивники втратять більше життів.
bang-hint-assets = Потім у вас буде більше карт.
