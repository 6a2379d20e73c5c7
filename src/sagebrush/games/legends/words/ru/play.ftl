### Легенды Дикого Запада: что происходит, о чём спрашиваем и что можно ответить.
### `$x_is` говорит, является ли игрок читателем (you), снова подлежащим (self), никем (none) или кем-то другим (other).

## События: ход игры

legends-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }.
       *[other] { $seat } играет за персонажа { $character }.
    }
legends-event-first_player = { $seat_is ->
        [you] Вы первый игрок.
       *[other] Первый игрок: { $seat }.
    }
legends-event-figure_placed = { $seat_is ->
        [you] Вы начинаете здесь: { $space }.
       *[other] { $seat } начинает здесь: { $space }.
    }
legends-event-turn_started = { $seat_is ->
        [you] Ваш ход (раунд { $round }).
       *[other] Ходит { $seat } (раунд { $round }).
    }
legends-event-income_taken = { $seat_is ->
        [you] Вы берёте доход: { $income }.
       *[other] { $seat } берёт доход: { $income }.
    }
legends-event-equipped = { $seat_is ->
        [you] Вы снаряжаетесь: { $item }.
       *[other] { $seat } снаряжается: { $item }.
    }
legends-event-actions_gained = { $seat_is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } действие
        [few] { $amount } действия
       *[many] { $amount } действий
    } ({ $by }; всего { $actions }).
legends-event-ability_gained = { $seat_is ->
        [you] Это имя Запад запомнит! Отныне у вас есть способность персонажа { $character }.
       *[other] Это имя Запад запомнит! Отныне у игрока { $seat } есть способность персонажа { $character }.
    }
legends-event-end_triggered = { $seat_is ->
        [none] У Человека в чёрном { $lp } ОЛ.
        [you] У вас { $lp } ОЛ.
       *[other] У игрока { $seat } { $lp } ОЛ.
    } Начинается завершающая фаза: этот раунд доигрывают, а затем каждый делает ещё один ход.
legends-event-final_score = { $part ->
        [upgrades] Улучшенное снаряжение
        [money] Деньги
        [wanted] Трек преступника
        [marshal] Трек маршала
        [tokens] Жетоны легенды
        [gambler] Трек картёжника
       *[wounds] Ранения
    }: { $amount } ОЛ { $seat_is ->
        [you] вам
       *[other] игроку { $seat }
    } (всего { $lp }).
legends-event-game_won = { $outcome } { $winners_is ->
        [none] Никто из игроков не выигрывает.
        [you] Победа ваша! Победители: { $winners }.
       *[other] Победители: { $winners }.
    }

## События: фигурки

legends-event-moved = { $by_id ->
        [arrest] { $seat_is ->
            [you] Вас уводят: { $to }.
           *[other] { $seat } отправляется под стражу: { $to }.
        }
        [move] { $seat_is ->
            [you] Вы проходите { $way_count ->
                [one] { $way_count } территорию
                [few] { $way_count } территории
               *[many] { $way_count } территорий
            }: { $to }.
           *[other] { $seat } проходит { $way_count ->
                [one] { $way_count } территорию
                [few] { $way_count } территории
               *[many] { $way_count } территорий
            }: { $to }.
        }
       *[other] { $seat_is ->
            [you] Вы проходите { $way_count ->
                [one] { $way_count } территорию
                [few] { $way_count } территории
               *[many] { $way_count } территорий
            } ({ $by }): { $to }.
           *[other] { $seat } проходит { $way_count ->
                [one] { $way_count } территорию
                [few] { $way_count } территории
               *[many] { $way_count } территорий
            } ({ $by }): { $to }.
        }
    }
legends-event-sheriff_moved = { $seat_is ->
        [none] Шериф теперь здесь: { $to } ({ $by }).
        [you] Вы посылаете шерифа на { $way_count ->
            [one] { $way_count } территорию
            [few] { $way_count } территории
           *[many] { $way_count } территорий
        } дальше: { $to } ({ $by }).
       *[other] { $seat } посылает шерифа на { $way_count ->
            [one] { $way_count } территорию
            [few] { $way_count } территории
           *[many] { $way_count } территорий
        } дальше: { $to } ({ $by }).
    }
legends-event-bandit_placed = Бандит затаился: { $space }.
legends-event-bandit_gone = Бандита здесь больше нет: { $space }.
legends-event-cache_placed = Что-то ждёт первого, кто заглянет: { $space } ({ $story }).
legends-event-cache_taken = { $seat_is ->
        [you] Вы находите то, что здесь осталось: { $space } ({ $story }).
       *[other] { $seat } находит то, что здесь осталось: { $space } ({ $story }).
    }

## События: что у кого есть

legends-event-money_gained = { $seat_is ->
        [you] Вы получаете ${ $amount } ({ $by }; всего ${ $money }).
       *[other] { $seat } получает ${ $amount } ({ $by }; всего ${ $money }).
    }
legends-event-money_lost = { $by_id ->
        [shop] { $seat_is ->
            [you] Вы платите
           *[other] { $seat } платит
        }
        [doctor] { $seat_is ->
            [you] Вы платите
           *[other] { $seat } платит
        }
        [revel] { $seat_is ->
            [you] Вы тратите
           *[other] { $seat } тратит
        }
        [poker] { $seat_is ->
            [you] Вы ставите
           *[other] { $seat } ставит
        }
       *[other] { $seat_is ->
            [you] Вы теряете
           *[other] { $seat } теряет
        }
    } ${ $amount } ({ $by }; остаётся ${ $money }).
legends-event-nuggets_gained = { $seat_is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
       *[many] { $amount } самородков
    } ({ $by }; всего { $nuggets }).
legends-event-nuggets_lost = { $by_id ->
        [deposit] { $seat_is ->
            [you] Вы вносите
           *[other] { $seat } вносит
        }
       *[other] { $seat_is ->
            [you] Вы теряете
           *[other] { $seat } теряет
        }
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
       *[many] { $amount } самородков
    } ({ $by }; остаётся { $nuggets }).
legends-event-legend_gained = { $seat_is ->
        [you] Вы получаете { $amount } ОЛ ({ $by }; всего { $lp }).
       *[other] { $seat } получает { $amount } ОЛ ({ $by }; всего { $lp }).
    }
legends-event-legend_lost = { $seat_is ->
        [you] Вы теряете { $amount } ОЛ ({ $by }; остаётся { $lp }).
       *[other] { $seat } теряет { $amount } ОЛ ({ $by }; остаётся { $lp }).
    }
legends-event-points_gained = { $seat_is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $track_id ->
        [marshal] { $amount ->
            [one] { $amount } очко маршала
            [few] { $amount } очка маршала
           *[many] { $amount } очков маршала
        }
        [gambler] { $amount ->
            [one] { $amount } очко картёжника
            [few] { $amount } очка картёжника
           *[many] { $amount } очков картёжника
        }
       *[wanted] { $amount ->
            [one] { $amount } очко преступника
            [few] { $amount } очка преступника
           *[many] { $amount } очков преступника
        }
    } ({ $by }; всего { $points }).
legends-event-track_left = { $track_id ->
        [marshal] { $seat_is ->
            [you] Вы теряете звезду и все очки маршала
           *[other] { $seat } теряет звезду и все очки маршала
        }
       *[wanted] { $seat_is ->
            [you] Вы больше не преступник: все очки преступника потеряны
           *[other] { $seat } больше не преступник: все очки преступника потеряны
        }
    } ({ $by }).
legends-event-wounds_taken = { $seat_is ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } ранение
        [few] { $amount } ранения
       *[many] { $amount } ранений
    } ({ $by }; всего { $wounds }).
legends-event-wounds_healed = { $seat_is ->
        [you] Вы лечите
       *[other] { $seat } лечит
    } { $amount ->
        [one] { $amount } ранение
        [few] { $amount } ранения
       *[many] { $amount } ранений
    } ({ $by }; остаётся { $wounds }).
legends-event-cards_drawn = { $seat_is ->
        [you] Вы добираете
       *[other] { $seat } добирает
    } { $cards_count ->
        [0] { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
        [one] карту «{ $cards }»
       *[other] карты: { $cards }
    } ({ $by }).
legends-event-cards_discarded = { $seat_is ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $cards_count ->
        [one] карту «{ $cards }»
       *[other] карты: { $cards }
    } ({ $by }).
legends-event-card_given = { $seat_is ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $target_is ->
        [you] вам
       *[other] игроку { $target }
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } ({ $by }).
legends-event-pile_shuffled = Из стопки сброса замешана новая колода ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }).
legends-event-dice_rolled = { $seat_is ->
        [none] Человек в чёрном бросает: { $faces } ({ $by }).
        [you] Вы бросаете: { $faces } ({ $by }).
       *[other] { $seat } бросает: { $faces } ({ $by }).
    }

## События: карты, снаряжение, скот

legends-event-card_played = { $seat_is ->
        [you] Вы играете карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }».
    }
legends-event-ability_used = { $seat_is ->
        [you] Срабатывает ваша способность ({ $character }).
       *[other] Срабатывает способность игрока { $seat } ({ $character }).
    }
legends-event-item_used = { $seat_is ->
        [you] Вы используете снаряжение: { $item }.
       *[other] { $seat } использует снаряжение: { $item }.
    }
legends-event-item_gained = { $seat_is ->
        [you] Вы получаете снаряжение: { $item } ({ $by }).
       *[other] { $seat } получает снаряжение: { $item } ({ $by }).
    }
legends-event-item_upgraded = { $seat_is ->
        [you] Теперь у вас: { $item } ({ $by }).
       *[other] Теперь у игрока { $seat }: { $item } ({ $by }).
    }
legends-event-item_gone = { $seat_is ->
        [you] Вы отдаёте снаряжение: { $item }.
       *[other] { $seat } отдаёт снаряжение: { $item }.
    }
legends-event-cattle_taken = { $target_is ->
        [none] { $seat_is ->
            [you] Вы приобретаете { $cattle } скот
           *[other] { $seat } приобретает { $cattle } скот
        }
        [you] { $seat } забирает ваш { $cattle } скот
       *[other] { $seat_is ->
            [you] Вы забираете { $cattle } скот у игрока { $target }
           *[other] { $seat } забирает { $cattle } скот у игрока { $target }
        }
    }{ $token_id ->
        [none] .
       *[other] : { $token }.
    }
legends-event-cattle_delivered = { $how ->
        [drive] { $seat_is ->
            [you] Вы сдаёте на станции { $cattle } скот
           *[other] { $seat } сдаёт на станции { $cattle } скот
        }
       *[rustle] { $seat_is ->
            [you] Вы сдаёте угнанный { $cattle } скот
           *[other] { $seat } сдаёт угнанный { $cattle } скот
        }
    }: { $token }.
legends-event-cattle_lost = { $seat_is ->
        [you] Ваш { $cattle } скот возвращается на своё ранчо ({ $by }).
       *[other] { $seat } теряет { $cattle } скот, он возвращается на своё ранчо ({ $by }).
    }

## События: схватки

legends-event-fight_announced = { $foe_id ->
        [player] { $fight_id ->
            [duel] { $seat_is ->
                [you] Вы вызываете на дуэль игрока { $target }!
               *[other] { $target_is ->
                    [you] { $seat } вызывает вас на дуэль!
                   *[other] { $seat } вызывает на дуэль игрока { $target }!
                }
            }
            [arrest] { $seat_is ->
                [you] Именем закона: вы идёте арестовать игрока { $target }!
               *[other] { $target_is ->
                    [you] Именем закона: { $seat } идёт вас арестовать!
                   *[other] Именем закона: { $seat } идёт арестовать игрока { $target }!
                }
            }
           *[robbery] { $seat_is ->
                [you] Вы грабите игрока { $target }!
               *[other] { $target_is ->
                    [you] { $seat } грабит вас!
                   *[other] { $seat } грабит игрока { $target }!
                }
            }
        }
        [man_in_black] { $fight_id ->
            [duel] { $seat_is ->
                [you] Вы вызываете на дуэль Человека в чёрном!
               *[other] { $seat } вызывает на дуэль Человека в чёрном!
            }
           *[robbery] { $seat_is ->
                [you] Вы грабите Человека в чёрном!
               *[other] { $seat } грабит Человека в чёрном!
            }
        }
        [bandit] { $seat_is ->
            [you] Перед вами бандит: к оружию!
           *[other] { $seat } натыкается на бандита: к оружию!
        }
        [guard] { $seat_is ->
            [you] Вы направляете оружие на охрану банка!
           *[other] { $seat } направляет оружие на охрану банка!
        }
        [sheriff] { $seat_is ->
            [you] Вас нашёл шериф!
           *[other] Шериф нашёл игрока { $seat }!
        }
       *[other] { $seat_is ->
            [you] Вас ждёт схватка: { $foe }!
           *[other] Игрока { $seat } ждёт схватка: { $foe }!
        }
    }
legends-event-attacked_by_black = { $fight_id ->
        [duel] { $seat_is ->
            [you] Человек в чёрном вызывает вас на дуэль!
           *[other] Человек в чёрном вызывает на дуэль игрока { $seat }!
        }
       *[robbery] { $seat_is ->
            [you] Человек в чёрном грабит вас!
           *[other] Человек в чёрном грабит игрока { $seat }!
        }
    }
legends-event-card_laid = { $card_id ->
        [none] { $seat_is ->
            [you] Вы кладёте карту лицом вниз.
           *[other] { $seat } кладёт карту лицом вниз.
        }
       *[other] { $seat_is ->
            [you] Вы кладёте лицом вниз карту «{ $card }».
           *[other] { $seat } кладёт лицом вниз карту «{ $card }».
        }
    }
legends-event-surrendered = { $seat_is ->
        [you] Вы отказываетесь от схватки.
       *[other] { $seat } отказывается от схватки.
    }
legends-event-nothing_to_lay = { $seat_is ->
        [you] Вам нечего положить, и вы проигрываете.
       *[other] Игроку { $seat } нечего положить, и схватка проиграна.
    }
legends-event-fight_cards_drawn = { $seat_is ->
        [you] Вы играете за противника ({ $foe }) и берёте боевые карты: { $fight_cards }.
       *[other] { $seat } играет за противника ({ $foe }) и берёт { $count ->
            [one] { $count } боевую карту.
            [few] { $count } боевые карты.
           *[many] { $count } боевых карт.
        }
    }
legends-event-hand_looked_at = { $seat_is ->
        [you] Вы смотрите карты игрока { $target }
       *[other] { $target_is ->
            [you] { $seat } смотрит ваши карты
           *[other] { $seat } смотрит карты игрока { $target }
        }
    } ({ $by }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
legends-event-fight_cards_looked_at = { $seat_is ->
        [you] Вы смотрите боевые карты
       *[other] { $seat } смотрит боевые карты
    }, { $keeper_is ->
        [you] которые держите вы
       *[other] которые держит { $keeper }
    } ({ $by }){ $fight_cards_count ->
        [0] .
       *[other] : { $fight_cards }.
    }
legends-event-cards_revealed = { $seat_is ->
        [you] Ваша карта: { $card }. { $target } открывает: { $other }.
       *[other] { $target_is ->
            [you] { $seat } открывает: { $card }. Ваша карта: { $other }.
           *[other] { $seat } открывает: { $card }. { $target } открывает: { $other }.
        }
    }
legends-event-foe_revealed = { $seat_is ->
        [you] Ваша карта: { $card }. Против неё боевая карта { $fight_card } ({ $foe }).
       *[other] { $seat } открывает: { $card }. Против неё боевая карта { $fight_card } ({ $foe }).
    }
legends-event-value_changed = { $seat_is ->
        [none] Карта противника теперь считается за { $value } ({ $by }).
        [you] Ваша карта теперь считается за { $value } ({ $by }).
       *[other] Карта игрока { $seat } теперь считается за { $value } ({ $by }).
    }
legends-event-fight_text = { $seat_is ->
        [you] Боевая карта { $fight_card } действует на вас: { $fight_card_text }
       *[other] Боевая карта { $fight_card } действует на игрока { $seat }: { $fight_card_text }
    }
legends-event-fight_text_cancelled = { $seat_is ->
        [you] Текст боевой карты { $fight_card } на вас не действует ({ $by }).
       *[other] Текст боевой карты { $fight_card } на игрока { $seat } не действует ({ $by }).
    }
legends-event-fight_restarted = Схватка начинается сначала ({ $by }).
legends-event-fight_won = { $seat_is ->
        [you] Вы побеждаете игрока { $target }.
       *[other] { $target_is ->
            [you] { $seat } побеждает вас.
           *[other] { $seat } побеждает игрока { $target }.
        }
    }
legends-event-foe_beaten = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Вы побеждаете бандита.
           *[other] { $seat } побеждает бандита.
        }
        [guard] { $seat_is ->
            [you] Вы побеждаете охрану: сейф ваш!
           *[other] { $seat } побеждает охрану и опустошает сейф!
        }
        [sheriff] { $seat_is ->
            [you] Вы побеждаете шерифа.
           *[other] { $seat } побеждает шерифа.
        }
        [man_in_black] { $seat_is ->
            [you] Вы побеждаете Человека в чёрном.
           *[other] { $seat } побеждает Человека в чёрном.
        }
       *[other] { $seat_is ->
            [you] Вы выигрываете схватку ({ $foe }).
           *[other] { $seat } выигрывает схватку ({ $foe }).
        }
    }
legends-event-foe_won = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Бандит побеждает вас.
           *[other] Бандит побеждает игрока { $seat }.
        }
        [guard] { $seat_is ->
            [you] Охрана побеждает вас: деньги остаются в банке.
           *[other] Охрана побеждает игрока { $seat }: деньги остаются в банке.
        }
        [sheriff] { $seat_is ->
            [you] Шериф побеждает вас.
           *[other] Шериф побеждает игрока { $seat }.
        }
        [man_in_black] { $seat_is ->
            [you] Человек в чёрном побеждает вас.
           *[other] Человек в чёрном побеждает игрока { $seat }.
        }
       *[other] { $seat_is ->
            [you] Вы проигрываете схватку ({ $foe }).
           *[other] { $seat } проигрывает схватку ({ $foe }).
        }
    }
legends-event-arrested = { $cause_is ->
        [none] { $seat_is ->
            [you] Шериф арестовывает вас.
           *[other] Шериф арестовывает игрока { $seat }.
        }
        [you] Вы арестовываете игрока { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } арестовывает вас.
           *[other] { $cause } арестовывает игрока { $seat }.
        }
    }
legends-event-robbed = { $seat_is ->
        [you] Ваша добыча { $target_is ->
            [none] от Человека в чёрном
           *[other] от игрока { $target }
        }
       *[other] { $target_is ->
            [none] { $seat } забирает у Человека в чёрном
            [you] { $seat } забирает у вас
           *[other] { $seat } забирает у игрока { $target }
        }
    }: { $what ->
        [money] ${ $amount }.
        [nuggets] { $amount ->
            [one] { $amount } самородок.
            [few] { $amount } самородка.
           *[many] { $amount } самородков.
        }
       *[nothing] ни денег, ни золота.
    }

## События: покер

legends-event-poker_opened = { $seat_is ->
        [none] Человек в чёрном садится за покер: { $space }.
        [you] Вы начинаете игру в покер: { $space }.
       *[other] { $seat } начинает игру в покер: { $space }.
    }
legends-event-poker_joined = { $seat_is ->
        [you] Вы садитесь за стол.
       *[other] { $seat } садится за стол.
    }
legends-event-dealer_drew = { $seat_is ->
        [you] Вы играете за дилера и берёте карты: { $cards }.
       *[other] { $seat } играет за дилера и берёт { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
           *[many] { $count } карт.
        }
    }
legends-event-flop_shown = Флоп: { $cards }. В покерном банке ${ $pot }.
legends-event-hand_shown = { $seat_is ->
        [none] По ту сторону стола
        [you] Вы открываете
       *[other] { $seat } открывает
    } { $cards_count ->
        [0] только флоп
        [one] карту «{ $cards }»
       *[other] карты: { $cards }
    } — { $hand }.
legends-event-pot_won = { $seat_is ->
        [none] Банк ${ $amount } не выигрывает никто из игроков: он уходит в общий запас.
        [you] { $shared ->
            [yes] Вы делите покерный банк: вам ${ $amount }.
           *[no] Вы выигрываете покерный банк: ${ $amount }!
        }
       *[other] { $shared ->
            [yes] { $seat } делит покерный банк: ${ $amount }.
           *[no] { $seat } выигрывает покерный банк: ${ $amount }.
        }
    }{ legends-decided }
legends-decided = { $decided ->
        [rank] {" "}Комбинация та же: { $high } старше, чем { $low }.
        [kicker] {" "}Комбинация та же, решает карта вне её: { $high } старше, чем { $low }.
        [more] {" "}В остальном поровну: выигрывает тот, у кого карт больше.
        [host] {" "}Равные комбинации: ничья в пользу того, кто начинает игру.
        [dealer] {" "}Равные комбинации: ничья в пользу дилера.
       *[none] {""}
    }
legends-event-card_kept = { $seat_is ->
        [you] Вы забираете назад карту «{ $card }» ({ $by }).
       *[other] { $seat } забирает назад карту «{ $card }» ({ $by }).
    }

## События: сюжеты и цели

legends-event-story_marked = { $seat_is ->
        [you] { $shifted ->
            [yes] Вы перекладываете маркер на сюжет { $deck }
           *[no] Вы принимаете участие в сюжете { $deck }
        }
       *[other] { $shifted ->
            [yes] { $seat } перекладывает маркер на сюжет { $deck }
           *[no] { $seat } принимает участие в сюжете { $deck }
        }
    } ({ $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }).
legends-event-story_resolved = Сюжет { $deck }: «{ $story }». { $story_text } Участники: { $contributors }.
legends-event-story_opened = { $condition_id ->
        [none] Сюжет { $deck }: в этой колоде карт больше нет.
       *[other] Сюжет { $deck }, условие: { $condition }.
    }
legends-event-goals_dealt = { $seat_is ->
        [you] { $goals_count ->
            [0] У вас нет целей.
           *[other] Ваши цели: { $goals }.
        }
       *[other] { $seat } получает { $count ->
            [one] { $count } цель.
            [few] { $count } цели.
           *[many] { $count } целей.
        }
    }
legends-event-goal_claimed = { $seat_is ->
        [you] Вы выполняете цель «{ $goal }».
       *[other] { $seat } выполняет цель «{ $goal }».
    } { $goal_text }
legends-event-tokens_drawn = { $seat_is ->
        [you] { $values_count ->
            [0] Жетонов легенды больше нет.
           *[other] Вы вытягиваете жетоны легенды: { $values } ОЛ.
        }
       *[other] { $seat } вытягивает { $count ->
            [one] { $count } жетон легенды.
            [few] { $count } жетона легенды.
           *[many] { $count } жетонов легенды.
        }
    }
legends-event-token_returned = { $seat_is ->
        [you] Вы возвращаете жетон легенды на { $value } ОЛ.
       *[other] { $seat } возвращает жетон легенды.
    }

## События: Человек в чёрном

legends-event-black_played = Человек в чёрном: «{ $black_card }». { $black_card_text }
legends-event-black_drew = Человек в чёрном берёт боевые карты: { $fight_cards }.
legends-event-black_moved = Человек в чёрном едет на { $way_count ->
        [one] { $way_count } территорию
        [few] { $way_count } территории
       *[many] { $way_count } территорий
    }: { $to }.
legends-event-black_gained = Человек в чёрном получает { $amount } ОЛ (всего { $lp }).

## Конец игры

legends-outcome-won = У Запада есть величайшая легенда.
legends-outcome-shared = Несколько имён, одна легенда: победа общая.
legends-outcome-man_in_black = Имени никто не знает, но все говорят о Человеке в чёрном: победа за ним.

## Вопросы

legends-ask-choose_character = За какого персонажа будете играть?
    .other = { $player } выбирает персонажа.
legends-ask-choose_start = Где вы начинаете?
    .other = { $player } выбирает, где начать.
legends-ask-take_income = Какой доход берёте?
    .other = { $player } берёт доход.
legends-ask-choose_gear = { $gear ->
        [mount] На каком скакуне едете?
       *[weapon] Какое оружие берёте?
    }
    .other = { $gear ->
        [mount] { $player } выбирает скакуна.
       *[weapon] { $player } выбирает оружие.
    }
legends-ask-take_action = { $actions ->
        [0] Действий не осталось. Сделаете ещё что-нибудь?
        [one] Что делаете? Осталось { $actions } действие.
        [few] Что делаете? Осталось { $actions } действия.
       *[many] Что делаете? Осталось { $actions } действий.
    }
    .other = { $player } действует (осталось действий: { $actions }).
legends-ask-may_use = { $thing_id ->
        [shootout] Начать схватку сначала благодаря вашей «Перестрелке»?
        [fight_10] Десятка противника может начать схватку сначала. Начать?
        [wild_bill_hickok] Забрать назад одну случайную из сыгранных карт?
        [yb_rowdy] Сбросить покерную карту, чтобы пройти до 3 территорий?
       *[other] Воспользуетесь ({ $thing })?
    }
    .other = { $player } может кое-чем воспользоваться ({ $thing }).
legends-ask-choose_way = Куда перемещаетесь? Можно на расстояние до { $points ->
        [one] { $points } территории
       *[other] { $points } территорий
    } ({ $thing }).
    .other = { $player } перемещается на расстояние до { $points ->
        [one] { $points } территории
       *[other] { $points } территорий
    } ({ $thing }).
legends-ask-choose_effect = Что выбираете ({ $thing })?
    .other = { $player } выбирает ({ $thing }).
legends-ask-choose_player = Кого это касается ({ $thing })?
    .other = { $player } выбирает игрока ({ $thing }).
legends-ask-lay_card = Какую карту кладёте лицом вниз?
    .other = { $player } кладёт карту.
legends-ask-may_react = Карты вскрыты. Сыграете реакцию?
    .other = { $player } может сыграть реакцию.
legends-ask-take_spoils = { $target_is ->
        [none] Что забираете у Человека в чёрном?
       *[other] Что забираете у игрока { $target }?
    }
    .other = { $player } выбирает добычу{ $target_is ->
        [none] { " " }от Человека в чёрном.
        [you] { " " }от вас.
       *[other] { " " }от игрока { $target }.
    }
legends-ask-discard_card = Какую карту сбрасываете ({ $thing })? Надо сбросить: { $left }.
    .other = { $player } сбрасывает { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[many] { $left } карт
    } ({ $thing }).
legends-ask-give_card = Какую карту отдаёте игроку { $target } ({ $thing })?
    .other = { $player } отдаёт карту { $target_is ->
        [you] вам
       *[other] игроку { $target }
    } ({ $thing }).
legends-ask-walk_sheriff = Куда идёт шериф? Можно на расстояние до { $spaces ->
        [one] { $spaces } территории.
       *[other] { $spaces } территорий.
    }
    .other = { $player } перемещает шерифа на расстояние до { $spaces ->
        [one] { $spaces } территории.
       *[other] { $spaces } территорий.
    }
legends-ask-visit_shop = Что покупаете или улучшаете?
    .other = { $player } осматривается в магазине.
legends-ask-may_reroll = Какой кубик перебросить, если перебрасываете ({ $thing })?
    .other = { $player } может перебросить кубик ({ $thing }).
legends-ask-join_poker = Покер! Присоединитесь за $10?
    .other = { $player } может присоединиться к игре в покер.
legends-ask-play_hand = { $dealer_is ->
        [you] Вы играете за дилера: какие две карты добавить к флопу?
       *[other] Какие две карты добавляете к флопу?
    }
    .other = { $player } выбирает карты к флопу{ $dealer_is ->
        [none] .
       *[other] { " " }(игра против дилера).
    }
legends-ask-choose_story = Готовы два сюжета. Какой разыграть первым?
    .other = { $player } выбирает, какой сюжет разыграть первым.
legends-ask-return_token = Какой жетон легенды возвращаете? Надо вернуть: { $left }.
    .other = { $player } возвращает { $left ->
        [one] { $left } жетон легенды.
        [few] { $left } жетона легенды.
       *[many] { $left } жетонов легенды.
    }
legends-ask-choose_space = Какая территория ({ $thing })?
    .other = { $player } выбирает территорию ({ $thing }).
legends-ask-choose_item = Какое снаряжение ({ $thing })?
    .other = { $player } выбирает снаряжение ({ $thing }).

## Варианты: подготовка и начало хода

legends-option-become = { $character }
    .hint = { $character_text }
legends-option-start_at = Начать здесь: { $space }
    .hint = Ваша фигурка начнёт игру здесь.
legends-option-income = Взять доход: { $income }
    .hint = { $income_id ->
        [cash] За деньги покупают снаряжение, а в кабаре и очки легенды.
        [cards] Карты выигрывают схватки и покер, и у многих есть свои действия.
       *[both] Всего понемногу.
    }
legends-option-wear = Выбрать: { $item }
    .hint = { $item_text } Служит вам до вашего следующего хода, в том числе в схватках в чужие ходы.

## Варианты: действия

legends-option-move = { $distance ->
        [0] Остаться на месте
       *[other] { $via ->
            [back] Туда и обратно: { $to }
           *[other] Перемещение: { $to }
        }
    }
    .hint = { $via ->
        [back] Вы покидаете территорию и возвращаетесь на неё, за 2 территории.
       *[other] { $distance ->
            [0] Вы не двигаетесь.
            [one] Это в { $distance } территории отсюда.
           *[other] Это в { $distance } территориях отсюда.
        }
    }{ $via ->
        [mesa] { " " }Путь ведёт через столовую гору и лечит ранение.
       *[other] { "" }
    }
legends-option-play_action = Сыграть карту «{ $card }»
    .hint = { $card_text }
legends-option-play_reaction = Реакция: карта «{ $card }»
    .hint = { $card_text } Действия это не стоит.
legends-option-use_item = Использовать снаряжение: { $item }
    .hint = { $item_text }
legends-option-use_ability = Использовать способность ({ $character })
    .hint = { $character_text }
legends-option-fight = { $fight_id ->
        [duel] Вызвать на дуэль игрока { $target }
        [arrest] Арестовать игрока { $target }
       *[robbery] Ограбить игрока { $target }
    }
    .hint = { $cards ->
        [0] У игрока { $target } нет карт: придётся отказаться от схватки.
        [one] У игрока { $target } { $cards } карта.
        [few] У игрока { $target } { $cards } карты.
       *[many] У игрока { $target } { $cards } карт.
    } { $fight_id ->
        [duel] Победа даёт 2 ОЛ.
        [arrest] Победа даёт очко маршала; { $target } теряет все очки преступника и половину денег и самородков.
       *[robbery] Победа даёт очко преступника, половину денег или самородков и скот.
    } При ничьей побеждаете вы; проигравший получает ранение и добирает карту.
legends-option-fight_black = { $fight_id ->
        [duel] Вызвать на дуэль Человека в чёрном
       *[robbery] Ограбить Человека в чёрном
    }
    .hint = Он берёт 3 боевые карты и играет высшую, ваша карта считается на 1 меньше, а при ничьей побеждает он. { $fight_id ->
        [duel] Победа даёт 2 ОЛ.
       *[robbery] Победа даёт очко преступника и $60 или 2 самородка.
    }
legends-option-work = Подработать
    .hint = Честные $10.
legends-option-prospect = Добывать золото
    .hint = Вы бросаете два кубика: половина граней — самородки, ещё две дают $10, одна — галька.
legends-option-deposit = Внести в банк: { $nuggets ->
        [0] «Золото дураков» × { $fools }
        [one] { $fools ->
            [0] { $nuggets } самородок
           *[other] { $nuggets } самородок и «Золото дураков» × { $fools }
        }
        [few] { $fools ->
            [0] { $nuggets } самородка
           *[other] { $nuggets } самородка и «Золото дураков» × { $fools }
        }
       *[many] { $fools ->
            [0] { $nuggets } самородков
           *[other] { $nuggets } самородков и «Золото дураков» × { $fools }
        }
    }
    .hint = { $fools ->
        [0] За каждый $20 и 1 ОЛ.
       *[other] За каждый $20 и 1 ОЛ. «Золото дураков» считается самородком, и его сбрасывают.
    }
legends-option-rob_bank = Совершить налёт на банк
    .hint = Вы сражаетесь с охраной, у которой 3 боевые карты. Победа даёт $80 и 3 очка преступника, поражение — 1 очко преступника. Раз за ход.
legends-option-heal = Пойти к доктору
    .hint = За $10 { $wounds ->
        [one] вылечите ранение и доберёте покерную карту.
        [few] вылечите { $wounds } ранения и доберёте { $wounds } покерные карты.
       *[many] вылечите { $wounds } ранений и доберёте { $wounds } покерных карт.
    }
legends-option-revel = Потратить в кабаре ${ $money }
    .hint = Об этом будет говорить весь город: { $lp } ОЛ.
legends-option-shop = Зайти в магазин
    .hint = Купите и улучшите всё, на что хватит денег, за одно действие.
legends-option-acquire = Приобрести { $cattle } скот
    .hint = Скрытый жетон: перегнанный на станцию, даёт очко маршала, угнанный на другое ранчо — очко преступника, и ещё свою награду.
legends-option-play_poker = Сыграть в покер
    .hint = Ставка $10, и вы добираете карту. Салун добавляет $50, а выигрыш даёт вам ещё и очко.
legends-option-drive = Сдать скот на станции
    .hint = Очко маршала и награда жетона: { $token }. Действия это не стоит.
legends-option-rustle = Сдать здесь угнанный скот
    .hint = Очко преступника и награда жетона: { $token }. Действия это не стоит. Маршал теряет все очки маршала.
legends-option-contribute = Принять участие в сюжете { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : вы { $pay }
    }
    .hint = Вы кладёте на него маркер и получите награду, когда сюжет разыграют. Раз за ход, без действия.
legends-option-shift = Переложить маркер на сюжет { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : вы { $pay }
    }
    .hint = Оба ваших маркера уже на картах: один переходит с другого сюжета. Раз за ход, без действия.
legends-option-claim = Выполнить цель «{ $goal }»{ $pay_count ->
        [0] { "" }
       *[other] ; вы { $pay }
    }
    .hint = { $goal_text } Вы показываете цель и вытягиваете жетоны легенды. Без действия.
legends-option-end_turn = Закончить ход
    .hint = Оставшиеся действия пропадают. Разыграют готовые сюжеты, а вы сбросите карты сверх лимита.

## Варианты: внутри правила

legends-option-use = Да
    .hint = { $question ->
        [may_use] { $asked_thing_id ->
            [fight_10] Схватка начинается сначала, а тот, кто сражается с противником, добирает покерную карту.
           *[other] { $asked_thing_text ->
                [none] Вы этим пользуетесь.
               *[other] { $asked_thing_text }
            }
        }
       *[other] Вы это делаете.
    }
legends-option-pass = { $question ->
        [may_react] Без реакции
        [join_faro] Не играть
        [place_marker] Больше не ставить
        [join_poker] Не играть
        [may_reroll] Оставить кубики
       *[other] Нет
    }
    .hint = { $question ->
        [may_react] Карты остаются как есть.
        [join_faro] Вы только смотрите.
        [place_marker] Одной ставки хватит.
        [join_poker] Ваши $10 остаются при вас.
        [may_reroll] Вы берёте то, что выпало.
       *[other] Ничего не произойдёт.
    }
legends-option-lay = Положить карту «{ $card }»
    .hint = { $card_text }
legends-option-surrender = Отказаться от схватки
    .hint = Нападающий сразу побеждает. Карты остаются у вас, вы получаете ранение за поражение и добираете карту.
legends-option-lay_foe = Сыграть боевую карту { $fight_card }
    .hint = { $fight_card_text }
legends-option-spoils = { $what ->
        [money] { $cattle ->
            [yes] ${ $amount } и скот
           *[no] ${ $amount }
        }
        [nuggets] { $cattle ->
            [yes] { $amount ->
                [one] { $amount } самородок и скот
                [few] { $amount } самородка и скот
               *[many] { $amount } самородков и скот
            }
           *[no] { $amount ->
                [one] { $amount } самородок
                [few] { $amount } самородка
               *[many] { $amount } самородков
            }
        }
       *[nothing] { $cattle ->
            [yes] Только скот
           *[no] Ничего
        }
    }
    .hint = { $what ->
        [nothing] Денег и золота вы не трогаете.
       *[other] Соперник теряет всё это, даже то, для чего у вас нет места.
    }
legends-option-discard = Сбросить карту «{ $card }»
    .hint = { $card_text }
legends-option-give = Отдать карту «{ $card }»
    .hint = { $card_text }
legends-option-alternative = { $effects_count ->
        [0] Вариант { $number }
       *[other] Вы { $effects }
    }
    .hint = Произойдёт только то, что вы выберете.
legends-option-pick_player = { $target_is ->
        [you] Вы
       *[other] { $target }
    }
    .hint = { $target_is ->
        [you] Это касается вас.
       *[other] Это касается игрока { $target }.
    }
legends-option-pick_black = Человек в чёрном
    .hint = Это касается его.
legends-option-sheriff_to = { $distance ->
        [0] Остаётся: { $space }
       *[other] Сюда: { $space }
    }
    .hint = { $distance ->
        [0] Шериф не двигается.
        [one] { $distance } территория. Преступник там должен с ним сразиться.
        [few] { $distance } территории. Преступник там должен с ним сразиться.
       *[many] { $distance } территорий. Преступник там должен с ним сразиться.
    }
legends-option-pick_space = { $space }
    .hint = Вы выбираете эту территорию.
legends-option-pick_item = { $price ->
        [0] Выбрать: { $item }
       *[other] Выбрать за ${ $price }: { $item }
    }
    .hint = { $item_text }
legends-option-buy = Купить за ${ $price }: { $item }{ $wear ->
        [yes] { " " }(сразу в дело)
       *[no] { "" }
    }
    .hint = { $item_text }
legends-option-upgrade = Улучшить за ${ $price }: { $item }
    .hint = Лучшая сторона карты, которая в конце игры даёт очки легенды.
legends-option-leave = Выйти из магазина
    .hint = У вас есть всё, что нужно.
legends-option-reroll_die = Перебросить: { $face }
    .hint = Кубик { $die } бросают снова вместо того, что на нём выпало.
legends-option-join = { $question ->
        [join_faro] Тоже сыграть
       *[other] Присоединиться за $10
    }
    .hint = { $question ->
        [join_faro] Вы ставите $10 или $20 на одно или два достоинства, насколько хватает денег.
       *[other] Вы добираете карту и играете на весь банк.
    }
legends-option-play_cards = { $cards_count ->
        [0] Без карт: { $hand }
       *[other] { $cards }: { $hand }
    }
    .hint = Вместе с флопом это даёт: { $hand }.
legends-option-tell_story = Сюжет { $deck }
    .hint = Его разыграют первым, другой — после него.
legends-option-put_back = Жетон на { $value } ОЛ
    .hint = Он возвращается в запас.

## Настройки перед игрой

legends-variant-length = Продолжительность
    .text = Сколько ОЛ начинают завершающую фазу: 15, 20 или 25.
legends-variant-goals = Цели
    .text = У каждого персонажа три скрытые цели, которые дают жетоны легенды.
legends-variant-first_game = Первая игра
    .text = Проще: короткая, без целей и скота, с одной колодой из 20 сюжетов и четырьмя заданными персонажами.
legends-variant-deal = Персонажи
    .text = Двух раздают и одного оставляют, одного раздают случайно, или каждый по очереди выбирает.
legends-variant-difficulty = Человек в чёрном
    .text = В игре вдвоём: сколько у него ОЛ в начале, 0, 2 или 4.
legends-variant-rules = Правила
    .text = В чём издания различаются: собственное толкование этого стола или чешское, украинское либо русское издание.
legends-variant-legend_tokens = Жетоны легенды
    .text = Сколько их на 1, 2 и 3 ОЛ: 9, 6 и 3 (чешские) или 6, 9 и 3 (украинские).
legends-variant-must_use_all_actions = Все действия
    .text = Действия надо использовать все, пока какое-либо возможно.
legends-variant-surrender_wound = Ранение за отказ
    .text = Кто отказывается от схватки, получает ранение, как за поражение, и добирает карту.
legends-variant-before_fight_timing = В начале схватки
    .text = Эти эффекты наступают до того, как кто-либо положит карту, или когда лежат обе.
legends-variant-arrest_moves_sheriff = Шериф при аресте
    .text = После ареста, совершённого игроком, в офис идёт и шериф.
legends-variant-hands_up = «Руки вверх»
    .text = На сколько эта карта уменьшает карту соперника.
legends-variant-hands_up_per_fight = «Руки вверх» в схватке
    .text = Сколько их может сыграть игрок за одну схватку; 0 — сколько угодно.
legends-variant-sheriff_discard = Карта из-за шерифа
    .text = Кто сбрасывает карту, когда он приходит: каждый преступник там или тот, кого арестовывают.
legends-variant-sheriff_player = Карты шерифа
    .text = Кто играет его боевые карты.
legends-variant-dealer_tie = Ничья с дилером
    .text = Кто выигрывает её в покере.
legends-variant-outlaw_cattle_drive = Преступник перегоняет скот
    .text = Преступник может сдать скот на станции за награду, но без очка.
legends-variant-top_poker_hand = Высшая комбинация
    .text = Какая из двух побеждает другую в покере.
legends-variant-kickers = Карты вне комбинации
    .text = В покере ничью решают и карты вне комбинации.
legends-variant-low_ace = Младший туз
    .text = Туз может быть низшей картой стрита.
legends-variant-living_legend = «Живая легенда»
    .text = Что даёт туз как действие.
legends-variant-strict_supply = Ограниченный запас
    .text = Денег и самородков только столько, сколько в коробке.
legends-variant-black_fight_text = Боевые карты Человека в чёрном
    .text = Текст боевой карты Человека в чёрном действует.

## Why a hint says so

legends-hint-points = Это даёт больше очков легенды.
legends-hint-money = Это даёт больше денег.
legends-hint-wounds = У вас будет меньше ранений.
legends-hint-cards = Потом у вас будет больше покерных карт.
legends-hint-goods = Потом у вас будет больше самородков и скота.
