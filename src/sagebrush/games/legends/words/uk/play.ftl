### Легенди Дикого Заходу: що відбувається, про що питаємо і що можна відповісти.
### `$x_is` каже, чи гравець є читачем (you), знову підметом (self), ніким (none) або кимось іншим (other).

## Події: перебіг гри

legends-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }.
       *[other] { $seat } грає за персонажа { $character }.
    }
legends-event-first_player = { $seat_is ->
        [you] Ви перший гравець.
       *[other] Перший гравець: { $seat }.
    }
legends-event-figure_placed = { $seat_is ->
        [you] Ви починаєте тут: { $space }.
       *[other] { $seat } починає тут: { $space }.
    }
legends-event-turn_started = { $seat_is ->
        [you] Ваш хід (раунд { $round }).
       *[other] Ходить { $seat } (раунд { $round }).
    }
legends-event-income_taken = { $seat_is ->
        [you] Ви берете дохід: { $income }.
       *[other] { $seat } бере дохід: { $income }.
    }
legends-event-equipped = { $seat_is ->
        [you] Ви споряджаєтеся: { $item }.
       *[other] { $seat } споряджається: { $item }.
    }
legends-event-actions_gained = { $seat_is ->
        [you] Ви здобуваєте
       *[other] { $seat } здобуває
    } { $amount ->
        [one] { $amount } дію
        [few] { $amount } дії
       *[many] { $amount } дій
    } ({ $by }; усього { $actions }).
legends-event-ability_gained = { $seat_is ->
        [you] Це ім’я Захід запам’ятає! Віднині у вас є здібність персонажа { $character }.
       *[other] Це ім’я Захід запам’ятає! Віднині { $seat } має здібність персонажа { $character }.
    }
legends-event-end_triggered = { $seat_is ->
        [none] Людина в чорному має { $lp } ОЛ.
        [you] У вас { $lp } ОЛ.
       *[other] { $seat } має { $lp } ОЛ.
    } Починається завершальна фаза: цей раунд дограють, а потім кожен робить ще один хід.
legends-event-final_score = { $part ->
        [upgrades] Покращені предмети
        [money] Гроші
        [wanted] Шкала розшуку
        [marshal] Шкала маршала
        [tokens] Жетони легендарності
        [gambler] Шкала картяра
       *[wounds] Рани
    }: { $amount } ОЛ { $seat_is ->
        [you] вам
       *[other] гравцеві { $seat }
    } (усього { $lp }).
legends-event-game_won = { $outcome } { $winners_is ->
        [none] Ніхто з гравців не виграє.
        [you] Перемога ваша! Переможці: { $winners }.
       *[other] Переможці: { $winners }.
    }

## Події: фігурки

legends-event-moved = { $by_id ->
        [arrest] { $seat_is ->
            [you] Вас забирають: { $to }.
           *[other] { $seat } потрапляє під варту: { $to }.
        }
        [move] { $seat_is ->
            [you] Ви проходите { $way_count ->
                [one] { $way_count } територію
                [few] { $way_count } території
               *[many] { $way_count } територій
            }: { $to }.
           *[other] { $seat } проходить { $way_count ->
                [one] { $way_count } територію
                [few] { $way_count } території
               *[many] { $way_count } територій
            }: { $to }.
        }
       *[other] { $seat_is ->
            [you] Ви проходите { $way_count ->
                [one] { $way_count } територію
                [few] { $way_count } території
               *[many] { $way_count } територій
            } ({ $by }): { $to }.
           *[other] { $seat } проходить { $way_count ->
                [one] { $way_count } територію
                [few] { $way_count } території
               *[many] { $way_count } територій
            } ({ $by }): { $to }.
        }
    }
legends-event-sheriff_moved = { $seat_is ->
        [none] Шериф тепер тут: { $to } ({ $by }).
        [you] Ви посилаєте шерифа на { $way_count ->
            [one] { $way_count } територію
            [few] { $way_count } території
           *[many] { $way_count } територій
        } далі: { $to } ({ $by }).
       *[other] { $seat } посилає шерифа на { $way_count ->
            [one] { $way_count } територію
            [few] { $way_count } території
           *[many] { $way_count } територій
        } далі: { $to } ({ $by }).
    }
legends-event-bandit_placed = Бандит чатує у схованці: { $space }.
legends-event-bandit_gone = Бандита тут більше немає: { $space }.
legends-event-cache_placed = Щось чекає на першого, хто завітає: { $space } ({ $story }).
legends-event-cache_taken = { $seat_is ->
        [you] Ви знаходите те, що тут лишилося: { $space } ({ $story }).
       *[other] { $seat } знаходить те, що тут лишилося: { $space } ({ $story }).
    }

## Події: що в кого є

legends-event-money_gained = { $seat_is ->
        [you] Ви здобуваєте { $amount } $ ({ $by }; усього { $money } $).
       *[other] { $seat } здобуває { $amount } $ ({ $by }; усього { $money } $).
    }
legends-event-money_lost = { $by_id ->
        [shop] { $seat_is ->
            [you] Ви платите
           *[other] { $seat } платить
        }
        [doctor] { $seat_is ->
            [you] Ви платите
           *[other] { $seat } платить
        }
        [revel] { $seat_is ->
            [you] Ви витрачаєте
           *[other] { $seat } витрачає
        }
        [poker] { $seat_is ->
            [you] Ви ставите
           *[other] { $seat } ставить
        }
       *[other] { $seat_is ->
            [you] Ви втрачаєте
           *[other] { $seat } втрачає
        }
    } { $amount } $ ({ $by }; лишається { $money } $).
legends-event-nuggets_gained = { $seat_is ->
        [you] Ви здобуваєте
       *[other] { $seat } здобуває
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
       *[many] { $amount } самородків
    } ({ $by }; усього { $nuggets }).
legends-event-nuggets_lost = { $by_id ->
        [deposit] { $seat_is ->
            [you] Ви продаєте
           *[other] { $seat } продає
        }
       *[other] { $seat_is ->
            [you] Ви втрачаєте
           *[other] { $seat } втрачає
        }
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
       *[many] { $amount } самородків
    } ({ $by }; лишається { $nuggets }).
legends-event-legend_gained = { $seat_is ->
        [you] Ви здобуваєте { $amount } ОЛ ({ $by }; усього { $lp }).
       *[other] { $seat } здобуває { $amount } ОЛ ({ $by }; усього { $lp }).
    }
legends-event-legend_lost = { $seat_is ->
        [you] Ви втрачаєте { $amount } ОЛ ({ $by }; лишається { $lp }).
       *[other] { $seat } втрачає { $amount } ОЛ ({ $by }; лишається { $lp }).
    }
legends-event-points_gained = { $seat_is ->
        [you] Ви здобуваєте
       *[other] { $seat } здобуває
    } { $track_id ->
        [marshal] { $amount ->
            [one] { $amount } очко маршала
            [few] { $amount } очки маршала
           *[many] { $amount } очок маршала
        }
        [gambler] { $amount ->
            [one] { $amount } очко картяра
            [few] { $amount } очки картяра
           *[many] { $amount } очок картяра
        }
       *[wanted] { $amount ->
            [one] { $amount } очко розшуку
            [few] { $amount } очки розшуку
           *[many] { $amount } очок розшуку
        }
    } ({ $by }; усього { $points }).
legends-event-track_left = { $track_id ->
        [marshal] { $seat_is ->
            [you] Ви втрачаєте зірку й усі очки маршала
           *[other] { $seat } втрачає зірку й усі очки маршала
        }
       *[wanted] { $seat_is ->
            [you] Вас більше не розшукують: усі очки розшуку втрачено
           *[other] { $seat } більше не в розшуку: усі очки розшуку втрачено
        }
    } ({ $by }).
legends-event-wounds_taken = { $seat_is ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } { $amount ->
        [one] { $amount } рану
        [few] { $amount } рани
       *[many] { $amount } ран
    } ({ $by }; усього { $wounds }).
legends-event-wounds_healed = { $seat_is ->
        [you] Ви лікуєте
       *[other] { $seat } лікує
    } { $amount ->
        [one] { $amount } рану
        [few] { $amount } рани
       *[many] { $amount } ран
    } ({ $by }; лишається { $wounds }).
legends-event-cards_drawn = { $seat_is ->
        [you] Ви добираєте
       *[other] { $seat } добирає
    } { $cards_count ->
        [0] { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }
        [one] карту «{ $cards }»
       *[other] карти: { $cards }
    } ({ $by }).
legends-event-cards_discarded = { $seat_is ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } { $cards_count ->
        [one] карту «{ $cards }»
       *[other] карти: { $cards }
    } ({ $by }).
legends-event-card_given = { $seat_is ->
        [you] Ви віддаєте
       *[other] { $seat } віддає
    } { $target_is ->
        [you] вам
       *[other] гравцеві { $target }
    } { $card_id ->
        [none] карту
       *[other] карту «{ $card }»
    } ({ $by }).
legends-event-pile_shuffled = Зі стосу скиду замішано нову колоду ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }).
legends-event-dice_rolled = { $seat_is ->
        [none] Людина в чорному кидає: { $faces } ({ $by }).
        [you] Ви кидаєте: { $faces } ({ $by }).
       *[other] { $seat } кидає: { $faces } ({ $by }).
    }

## Події: карти, предмети, худоба

legends-event-card_played = { $seat_is ->
        [you] Ви граєте карту «{ $card }».
       *[other] { $seat } грає карту «{ $card }».
    }
legends-event-ability_used = { $seat_is ->
        [you] Діє ваша здібність ({ $character }).
       *[other] Діє здібність гравця { $seat } ({ $character }).
    }
legends-event-item_used = { $seat_is ->
        [you] Ви використовуєте предмет: { $item }.
       *[other] { $seat } використовує предмет: { $item }.
    }
legends-event-item_gained = { $seat_is ->
        [you] Ви отримуєте предмет: { $item } ({ $by }).
       *[other] { $seat } отримує предмет: { $item } ({ $by }).
    }
legends-event-item_upgraded = { $seat_is ->
        [you] Тепер у вас: { $item } ({ $by }).
       *[other] { $seat } тепер має: { $item } ({ $by }).
    }
legends-event-item_gone = { $seat_is ->
        [you] Ви віддаєте предмет: { $item }.
       *[other] { $seat } віддає предмет: { $item }.
    }
legends-event-cattle_taken = { $target_is ->
        [none] { $seat_is ->
            [you] Ви отримуєте худобу ({ $cattle })
           *[other] { $seat } отримує худобу ({ $cattle })
        }
        [you] { $seat } забирає вашу худобу ({ $cattle })
       *[other] { $seat_is ->
            [you] Ви забираєте худобу ({ $cattle }) у гравця { $target }
           *[other] { $seat } забирає худобу ({ $cattle }) у гравця { $target }
        }
    }{ $token_id ->
        [none] .
       *[other] : { $token }.
    }
legends-event-cattle_delivered = { $how ->
        [drive] { $seat_is ->
            [you] Ви здаєте на станції худобу ({ $cattle })
           *[other] { $seat } здає на станції худобу ({ $cattle })
        }
       *[rustle] { $seat_is ->
            [you] Ви здаєте викрадену худобу ({ $cattle })
           *[other] { $seat } здає викрадену худобу ({ $cattle })
        }
    }: { $token }.
legends-event-cattle_lost = { $seat_is ->
        [you] Ваша худоба ({ $cattle }) повертається на своє ранчо ({ $by }).
       *[other] Худоба гравця { $seat } ({ $cattle }) повертається на своє ранчо ({ $by }).
    }

## Події: сутички

legends-event-fight_announced = { $foe_id ->
        [player] { $fight_id ->
            [duel] { $seat_is ->
                [you] Ви викликаєте на дуель гравця { $target }!
               *[other] { $target_is ->
                    [you] { $seat } викликає вас на дуель!
                   *[other] { $seat } викликає на дуель гравця { $target }!
                }
            }
            [arrest] { $seat_is ->
                [you] Іменем закону: ви арештовуєте гравця { $target }!
               *[other] { $target_is ->
                    [you] Іменем закону: { $seat } іде вас арештувати!
                   *[other] Іменем закону: { $seat } іде арештувати гравця { $target }!
                }
            }
           *[robbery] { $seat_is ->
                [you] Ви грабуєте гравця { $target }!
               *[other] { $target_is ->
                    [you] { $seat } грабує вас!
                   *[other] { $seat } грабує гравця { $target }!
                }
            }
        }
        [man_in_black] { $fight_id ->
            [duel] { $seat_is ->
                [you] Ви викликаєте на дуель Людину в чорному!
               *[other] { $seat } викликає на дуель Людину в чорному!
            }
           *[robbery] { $seat_is ->
                [you] Ви грабуєте Людину в чорному!
               *[other] { $seat } грабує Людину в чорному!
            }
        }
        [bandit] { $seat_is ->
            [you] Перед вами бандит: до зброї!
           *[other] { $seat } натрапляє на бандита: до зброї!
        }
        [guard] { $seat_is ->
            [you] Ви наставляєте зброю на охорону банку!
           *[other] { $seat } наставляє зброю на охорону банку!
        }
        [sheriff] { $seat_is ->
            [you] Вас знайшов шериф!
           *[other] Шериф знайшов гравця { $seat }!
        }
       *[other] { $seat_is ->
            [you] На вас чекає сутичка: { $foe }!
           *[other] { $seat } мусить битися: { $foe }!
        }
    }
legends-event-attacked_by_black = { $fight_id ->
        [duel] { $seat_is ->
            [you] Людина в чорному викликає вас на дуель!
           *[other] Людина в чорному викликає на дуель гравця { $seat }!
        }
       *[robbery] { $seat_is ->
            [you] Людина в чорному грабує вас!
           *[other] Людина в чорному грабує гравця { $seat }!
        }
    }
legends-event-card_laid = { $card_id ->
        [none] { $seat_is ->
            [you] Ви кладете карту долілиць.
           *[other] { $seat } кладе карту долілиць.
        }
       *[other] { $seat_is ->
            [you] Ви кладете долілиць карту «{ $card }».
           *[other] { $seat } кладе долілиць карту «{ $card }».
        }
    }
legends-event-surrendered = { $seat_is ->
        [you] Ви відмовляєтеся від сутички.
       *[other] { $seat } відмовляється від сутички.
    }
legends-event-nothing_to_lay = { $seat_is ->
        [you] Ви не маєте чого покласти й програєте.
       *[other] { $seat } не має чого покласти й програє.
    }
legends-event-fight_cards_drawn = { $seat_is ->
        [you] Ви граєте за противника ({ $foe }) і берете карти сутички: { $fight_cards }.
       *[other] { $seat } грає за противника ({ $foe }) і бере { $count ->
            [one] { $count } карту сутички.
            [few] { $count } карти сутички.
           *[many] { $count } карт сутички.
        }
    }
legends-event-hand_looked_at = { $seat_is ->
        [you] Ви дивитеся карти гравця { $target }
       *[other] { $target_is ->
            [you] { $seat } дивиться ваші карти
           *[other] { $seat } дивиться карти гравця { $target }
        }
    } ({ $by }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
legends-event-fight_cards_looked_at = { $seat_is ->
        [you] Ви дивитеся карти сутички
       *[other] { $seat } дивиться карти сутички
    }, { $keeper_is ->
        [you] які тримаєте ви
       *[other] які тримає { $keeper }
    } ({ $by }){ $fight_cards_count ->
        [0] .
       *[other] : { $fight_cards }.
    }
legends-event-cards_revealed = { $seat_is ->
        [you] Ваша карта: { $card }. { $target } відкриває: { $other }.
       *[other] { $target_is ->
            [you] { $seat } відкриває: { $card }. Ваша карта: { $other }.
           *[other] { $seat } відкриває: { $card }. { $target } відкриває: { $other }.
        }
    }
legends-event-foe_revealed = { $seat_is ->
        [you] Ваша карта: { $card }. Проти неї карта сутички { $fight_card } ({ $foe }).
       *[other] { $seat } відкриває: { $card }. Проти неї карта сутички { $fight_card } ({ $foe }).
    }
legends-event-value_changed = { $seat_is ->
        [none] Карта противника тепер рахується як { $value } ({ $by }).
        [you] Ваша карта тепер рахується як { $value } ({ $by }).
       *[other] Карта гравця { $seat } тепер рахується як { $value } ({ $by }).
    }
legends-event-fight_text = { $seat_is ->
        [you] Карта сутички { $fight_card } діє на вас: { $fight_card_text }
       *[other] Карта сутички { $fight_card } діє на гравця { $seat }: { $fight_card_text }
    }
legends-event-fight_text_cancelled = { $seat_is ->
        [you] Текст карти сутички { $fight_card } на вас не діє ({ $by }).
       *[other] Текст карти сутички { $fight_card } на гравця { $seat } не діє ({ $by }).
    }
legends-event-fight_restarted = Сутичка починається спочатку ({ $by }).
legends-event-fight_won = { $seat_is ->
        [you] Ви перемагаєте гравця { $target }.
       *[other] { $target_is ->
            [you] { $seat } перемагає вас.
           *[other] { $seat } перемагає гравця { $target }.
        }
    }
legends-event-foe_beaten = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Ви перемагаєте бандита.
           *[other] { $seat } перемагає бандита.
        }
        [guard] { $seat_is ->
            [you] Ви перемагаєте охорону: сейф ваш!
           *[other] { $seat } перемагає охорону й спорожнює сейф!
        }
        [sheriff] { $seat_is ->
            [you] Ви перемагаєте шерифа.
           *[other] { $seat } перемагає шерифа.
        }
        [man_in_black] { $seat_is ->
            [you] Ви перемагаєте Людину в чорному.
           *[other] { $seat } перемагає Людину в чорному.
        }
       *[other] { $seat_is ->
            [you] Ви виграєте сутичку ({ $foe }).
           *[other] { $seat } виграє сутичку ({ $foe }).
        }
    }
legends-event-foe_won = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Бандит перемагає вас.
           *[other] Бандит перемагає гравця { $seat }.
        }
        [guard] { $seat_is ->
            [you] Охорона перемагає вас: гроші лишаються в банку.
           *[other] Охорона перемагає гравця { $seat }: гроші лишаються в банку.
        }
        [sheriff] { $seat_is ->
            [you] Шериф перемагає вас.
           *[other] Шериф перемагає гравця { $seat }.
        }
        [man_in_black] { $seat_is ->
            [you] Людина в чорному перемагає вас.
           *[other] Людина в чорному перемагає гравця { $seat }.
        }
       *[other] { $seat_is ->
            [you] Ви програєте сутичку ({ $foe }).
           *[other] { $seat } програє сутичку ({ $foe }).
        }
    }
legends-event-arrested = { $cause_is ->
        [none] { $seat_is ->
            [you] Шериф арештовує вас.
           *[other] Шериф арештовує гравця { $seat }.
        }
        [you] Ви арештовуєте гравця { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } арештовує вас.
           *[other] { $cause } арештовує гравця { $seat }.
        }
    }
legends-event-robbed = { $seat_is ->
        [you] Ваша здобич { $target_is ->
            [none] від Людини в чорному
           *[other] від гравця { $target }
        }
       *[other] { $target_is ->
            [none] { $seat } забирає в Людини в чорному
            [you] { $seat } забирає у вас
           *[other] { $seat } забирає у гравця { $target }
        }
    }: { $what ->
        [money] { $amount } $.
        [nuggets] { $amount ->
            [one] { $amount } самородок.
            [few] { $amount } самородки.
           *[many] { $amount } самородків.
        }
       *[nothing] ні грошей, ні золота.
    }

## Події: покер

legends-event-poker_opened = { $seat_is ->
        [none] Людина в чорному сідає за покер: { $space }.
        [you] Ви починаєте гру в покер: { $space }.
       *[other] { $seat } починає гру в покер: { $space }.
    }
legends-event-poker_joined = { $seat_is ->
        [you] Ви сідаєте до столу.
       *[other] { $seat } сідає до столу.
    }
legends-event-dealer_drew = { $seat_is ->
        [you] Ви граєте за дилера й берете карти: { $cards }.
       *[other] { $seat } грає за дилера й бере { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
    }
legends-event-flop_shown = Флоп: { $cards }. У покерному банку { $pot } $.
legends-event-hand_shown = { $seat_is ->
        [none] По той бік столу
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } { $cards_count ->
        [0] лише флоп
        [one] карту «{ $cards }»
       *[other] карти: { $cards }
    } — { $hand }.
legends-event-pot_won = { $seat_is ->
        [none] Банк { $amount } $ не виграє ніхто з гравців: він іде до загального запасу.
        [you] { $shared ->
            [yes] Ви ділите покерний банк: вам { $amount } $.
           *[no] Ви виграєте покерний банк: { $amount } $!
        }
       *[other] { $shared ->
            [yes] { $seat } ділить покерний банк: { $amount } $.
           *[no] { $seat } виграє покерний банк: { $amount } $.
        }
    }{ legends-decided }
legends-decided = { $decided ->
        [rank] {" "}Комбінація та сама: { $high } старше за { $low }.
        [kicker] {" "}Комбінація та сама, вирішує карта поза нею: { $high } старше за { $low }.
        [more] {" "}Решта однакова: виграє той, у кого карт більше.
        [host] {" "}Рівні комбінації: нічия на користь того, хто починає гру.
        [dealer] {" "}Рівні комбінації: нічия на користь дилера.
       *[none] {""}
    }
legends-event-card_kept = { $seat_is ->
        [you] Ви забираєте назад карту «{ $card }» ({ $by }).
       *[other] { $seat } забирає назад карту «{ $card }» ({ $by }).
    }

## Події: сюжети й цілі

legends-event-story_marked = { $seat_is ->
        [you] { $shifted ->
            [yes] Ви перекладаєте диск на сюжет { $deck }
           *[no] Ви берете участь у сюжеті { $deck }
        }
       *[other] { $shifted ->
            [yes] { $seat } перекладає диск на сюжет { $deck }
           *[no] { $seat } бере участь у сюжеті { $deck }
        }
    } ({ $markers ->
        [one] { $markers } диск
        [few] { $markers } диски
       *[many] { $markers } дисків
    }).
legends-event-story_resolved = Сюжет { $deck }: «{ $story }». { $story_text } Учасники: { $contributors }.
legends-event-story_opened = { $condition_id ->
        [none] Сюжет { $deck }: у цій колоді карт більше немає.
       *[other] Сюжет { $deck }, умова: { $condition }.
    }
legends-event-goals_dealt = { $seat_is ->
        [you] { $goals_count ->
            [0] У вас немає цілей.
           *[other] Ваші цілі: { $goals }.
        }
       *[other] { $seat } отримує { $count ->
            [one] { $count } ціль.
            [few] { $count } цілі.
           *[many] { $count } цілей.
        }
    }
legends-event-goal_claimed = { $seat_is ->
        [you] Ви виконуєте ціль «{ $goal }».
       *[other] { $seat } виконує ціль «{ $goal }».
    } { $goal_text }
legends-event-tokens_drawn = { $seat_is ->
        [you] { $values_count ->
            [0] Жетонів легендарності більше немає.
           *[other] Ви витягуєте жетони легендарності: { $values } ОЛ.
        }
       *[other] { $seat } витягує { $count ->
            [one] { $count } жетон легендарності.
            [few] { $count } жетони легендарності.
           *[many] { $count } жетонів легендарності.
        }
    }
legends-event-token_returned = { $seat_is ->
        [you] Ви повертаєте жетон легендарності на { $value } ОЛ.
       *[other] { $seat } повертає жетон легендарності.
    }

## Події: Людина в чорному

legends-event-black_played = Людина в чорному: «{ $black_card }». { $black_card_text }
legends-event-black_drew = Людина в чорному бере карти сутички: { $fight_cards }.
legends-event-black_moved = Людина в чорному їде на { $way_count ->
        [one] { $way_count } територію
        [few] { $way_count } території
       *[many] { $way_count } територій
    }: { $to }.
legends-event-black_gained = Людина в чорному здобуває { $amount } ОЛ (усього { $lp }).

## Кінець гри

legends-outcome-won = Захід має свою найбільшу легенду.
legends-outcome-shared = Кілька імен, одна легенда: перемога спільна.
legends-outcome-man_in_black = Імені ніхто не знає, та всі говорять про Людину в чорному: перемога за нею.

## Запитання

legends-ask-choose_character = За якого персонажа гратимете?
    .other = { $player } обирає персонажа.
legends-ask-choose_start = Де ви починаєте?
    .other = { $player } обирає, де почати.
legends-ask-take_income = Який дохід берете?
    .other = { $player } бере дохід.
legends-ask-choose_gear = { $gear ->
        [mount] На якій тварині їдете?
       *[weapon] Яку зброю берете?
    }
    .other = { $gear ->
        [mount] { $player } обирає їздову тварину.
       *[weapon] { $player } обирає зброю.
    }
legends-ask-take_action = { $actions ->
        [0] Дій не лишилося. Зробите ще щось?
        [one] Що робите? Лишилася { $actions } дія.
        [few] Що робите? Лишилося { $actions } дії.
       *[many] Що робите? Лишилося { $actions } дій.
    }
    .other = { $player } діє (лишилося дій: { $actions }).
legends-ask-may_use = { $thing_id ->
        [shootout] Почати сутичку спочатку завдяки вашій «Перестрілці»?
        [fight_10] Десятка противника може почати сутичку спочатку. Почати?
        [wild_bill_hickok] Забрати назад одну випадкову зі зіграних карт?
        [yb_rowdy] Скинути покерну карту, щоб пройти до 3 територій?
       *[other] Скористаєтеся ({ $thing })?
    }
    .other = { $player } може дечим скористатися ({ $thing }).
legends-ask-choose_way = Куди переміщуєтеся? Можна на відстань до { $points ->
        [one] { $points } території
       *[other] { $points } територій
    } ({ $thing }).
    .other = { $player } переміщується на відстань до { $points ->
        [one] { $points } території
       *[other] { $points } територій
    } ({ $thing }).
legends-ask-choose_effect = Що обираєте ({ $thing })?
    .other = { $player } обирає ({ $thing }).
legends-ask-choose_player = Кого це стосується ({ $thing })?
    .other = { $player } обирає гравця ({ $thing }).
legends-ask-lay_card = Яку карту кладете долілиць?
    .other = { $player } кладе карту.
legends-ask-may_react = Карти розкрито. Зіграєте реакцію?
    .other = { $player } може зіграти реакцію.
legends-ask-take_spoils = { $target_is ->
        [none] Що забираєте в Людини в чорному?
       *[other] Що забираєте у гравця { $target }?
    }
    .other = { $player } обирає здобич{ $target_is ->
        [none] { " " }від Людини в чорному.
        [you] { " " }від вас.
       *[other] { " " }від гравця { $target }.
    }
legends-ask-discard_card = Яку карту скидаєте ({ $thing })? Треба скинути: { $left }.
    .other = { $player } скидає { $left ->
        [one] { $left } карту
        [few] { $left } карти
       *[many] { $left } карт
    } ({ $thing }).
legends-ask-give_card = Яку карту віддаєте гравцеві { $target } ({ $thing })?
    .other = { $player } віддає карту { $target_is ->
        [you] вам
       *[other] гравцеві { $target }
    } ({ $thing }).
legends-ask-walk_sheriff = Куди йде шериф? Можна на відстань до { $spaces ->
        [one] { $spaces } території
       *[other] { $spaces } територій
    }.
    .other = { $player } переміщує шерифа на відстань до { $spaces ->
        [one] { $spaces } території
       *[other] { $spaces } територій
    }.
legends-ask-visit_shop = Що купуєте чи покращуєте?
    .other = { $player } роздивляється крамницю.
legends-ask-may_reroll = Який кубик перекинути, якщо перекидаєте ({ $thing })?
    .other = { $player } може перекинути кубик ({ $thing }).
legends-ask-join_poker = Покер! Приєднаєтеся за 10 $?
    .other = { $player } може приєднатися до гри в покер.
legends-ask-play_hand = { $dealer_is ->
        [you] Ви граєте за дилера: які дві карти додати до флопа?
       *[other] Які дві карти додаєте до флопа?
    }
    .other = { $player } обирає карти до флопа{ $dealer_is ->
        [none] .
       *[other] { " " }(гра проти дилера).
    }
legends-ask-choose_story = Готові два сюжети. Який розіграти першим?
    .other = { $player } обирає, який сюжет розіграти першим.
legends-ask-return_token = Який жетон легендарності повертаєте? Треба повернути: { $left }.
    .other = { $player } повертає { $left ->
        [one] { $left } жетон легендарності.
        [few] { $left } жетони легендарності.
       *[many] { $left } жетонів легендарності.
    }
legends-ask-choose_space = Яка територія ({ $thing })?
    .other = { $player } обирає територію ({ $thing }).
legends-ask-choose_item = Який предмет ({ $thing })?
    .other = { $player } обирає предмет ({ $thing }).

## Варіанти: підготовка й початок ходу

legends-option-become = { $character }
    .hint = { $character_text }
legends-option-start_at = Почати тут: { $space }
    .hint = Ваша фігурка почне гру тут.
legends-option-income = Узяти дохід: { $income }
    .hint = { $income_id ->
        [cash] За гроші купують предмети, а в кабаре й очки легендарності.
        [cards] Карти виграють сутички й покер, і багато з них мають власні дії.
       *[both] Усього потроху.
    }
legends-option-wear = Обрати: { $item }
    .hint = { $item_text } Служить вам до вашого наступного ходу, зокрема й у сутичках у чужі ходи.

## Варіанти: дії

legends-option-move = { $distance ->
        [0] Лишитися на місці
       *[other] { $via ->
            [back] Туди й назад: { $to }
           *[other] Переміщення: { $to }
        }
    }
    .hint = { $via ->
        [back] Ви покидаєте територію й повертаєтеся на неї, за 2 території.
       *[other] { $distance ->
            [0] Ви не рухаєтеся.
            [one] Це за { $distance } територію.
            [few] Це за { $distance } території.
           *[many] Це за { $distance } територій.
        }
    }{ $via ->
        [mesa] { " " }Шлях веде через столову гору й лікує рану.
       *[other] { "" }
    }
legends-option-play_action = Зіграти карту «{ $card }»
    .hint = { $card_text }
legends-option-play_reaction = Реакція: карта «{ $card }»
    .hint = { $card_text } Дії це не коштує.
legends-option-use_item = Використати предмет: { $item }
    .hint = { $item_text }
legends-option-use_ability = Використати здібність ({ $character })
    .hint = { $character_text }
legends-option-fight = { $fight_id ->
        [duel] Викликати на дуель гравця { $target }
        [arrest] Арештувати гравця { $target }
       *[robbery] Пограбувати гравця { $target }
    }
    .hint = { $cards ->
        [0] { $target } не має карт і мусить відмовитися від сутички.
        [one] { $target } має { $cards } карту.
        [few] { $target } має { $cards } карти.
       *[many] { $target } має { $cards } карт.
    } { $fight_id ->
        [duel] Перемога дає 2 ОЛ.
        [arrest] Перемога дає очко маршала; { $target } втрачає всі очки розшуку й половину грошей і самородків.
       *[robbery] Перемога дає очко розшуку, половину грошей або самородків і худобу.
    } За нічиєї перемагаєте ви; хто програв, отримує рану й добирає карту.
legends-option-fight_black = { $fight_id ->
        [duel] Викликати на дуель Людину в чорному
       *[robbery] Пограбувати Людину в чорному
    }
    .hint = Людина в чорному бере 3 карти сутички й грає найвищу, ваша карта рахується на 1 менше, а за нічиєї ви програєте. { $fight_id ->
        [duel] Перемога дає 2 ОЛ.
       *[robbery] Перемога дає очко розшуку і 60 $ або 2 самородки.
    }
legends-option-work = Працювати
    .hint = Чесні 10 $.
legends-option-prospect = Шукати золото
    .hint = Ви кидаєте два кубики: половина граней — самородки, ще дві дають 10 $, одна — галька.
legends-option-deposit = Продати: { $nuggets ->
        [0] «Золото дурнів» × { $fools }
        [one] { $fools ->
            [0] { $nuggets } самородок
           *[other] { $nuggets } самородок і «Золото дурнів» × { $fools }
        }
        [few] { $fools ->
            [0] { $nuggets } самородки
           *[other] { $nuggets } самородки й «Золото дурнів» × { $fools }
        }
       *[many] { $fools ->
            [0] { $nuggets } самородків
           *[other] { $nuggets } самородків і «Золото дурнів» × { $fools }
        }
    }
    .hint = { $fools ->
        [0] За кожен 20 $ і 1 ОЛ.
       *[other] За кожен 20 $ і 1 ОЛ. «Золото дурнів» рахується як самородок, і його скидають.
    }
legends-option-rob_bank = Пограбувати банк
    .hint = Ви б’єтеся з охороною, яка має 3 карти сутички. Перемога дає 80 $ і 3 очки розшуку, поразка — 1 очко розшуку. Раз за хід.
legends-option-heal = Піти до лікаря
    .hint = За 10 $ { $wounds ->
        [one] вилікуєте рану й доберете покерну карту.
        [few] вилікуєте { $wounds } рани й доберете { $wounds } покерні карти.
       *[many] вилікуєте { $wounds } ран і доберете { $wounds } покерних карт.
    }
legends-option-revel = Витратити в кабаре { $money } $
    .hint = Про це говоритиме все місто: { $lp } ОЛ.
legends-option-shop = Зайти до крамниці
    .hint = Купіть і покращте все, на що вистачить грошей, за одну дію.
legends-option-acquire = Отримати худобу ({ $cattle })
    .hint = Прихований жетон: перегнаний на станцію, дає очко маршала, викрадений на інше ранчо — очко розшуку, і ще свій бонус.
legends-option-play_poker = Зіграти в покер
    .hint = Анте 10 $, і ви добираєте карту. Салун додає 50 $, а виграш дає вам ще й очко.
legends-option-drive = Здати худобу на станції
    .hint = Очко маршала й бонус жетона: { $token }. Дії це не коштує.
legends-option-rustle = Здати тут викрадену худобу
    .hint = Очко розшуку й бонус жетона: { $token }. Дії це не коштує. Маршал втрачає всі очки маршала.
legends-option-contribute = Узяти участь у сюжеті { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : ви { $pay }
    }
    .hint = Ви кладете на нього диск і отримаєте винагороду, коли сюжет розіграють. Раз за хід, без дії.
legends-option-shift = Перекласти диск на сюжет { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : ви { $pay }
    }
    .hint = Обидва ваші диски вже на картах: один переходить з іншого сюжету. Раз за хід, без дії.
legends-option-claim = Виконати ціль «{ $goal }»{ $pay_count ->
        [0] { "" }
       *[other] ; ви { $pay }
    }
    .hint = { $goal_text } Ви показуєте ціль і витягуєте жетони легендарності. Без дії.
legends-option-end_turn = Закінчити хід
    .hint = Решта дій пропадає. Розіграють готові сюжети, а ви скинете карти понад ліміт.

## Варіанти: усередині правила

legends-option-use = Так
    .hint = { $question ->
        [may_use] { $asked_thing_id ->
            [fight_10] Сутичка починається спочатку, а той, хто б’ється з противником, добирає покерну карту.
           *[other] { $asked_thing_text ->
                [none] Ви цим користуєтеся.
               *[other] { $asked_thing_text }
            }
        }
       *[other] Ви це робите.
    }
legends-option-pass = { $question ->
        [may_react] Без реакції
        [join_faro] Не грати
        [place_marker] Більше не ставити
        [join_poker] Не грати
        [may_reroll] Лишити кубики
       *[other] Ні
    }
    .hint = { $question ->
        [may_react] Карти лишаються, як є.
        [join_faro] Ви лише дивитеся.
        [place_marker] Однієї ставки досить.
        [join_poker] Ваші 10 $ лишаються при вас.
        [may_reroll] Ви берете те, що випало.
       *[other] Нічого не станеться.
    }
legends-option-lay = Покласти карту «{ $card }»
    .hint = { $card_text }
legends-option-surrender = Відмовитися від сутички
    .hint = Ініціатор одразу перемагає. Карти лишаються у вас, ви отримуєте рану за поразку й добираєте карту.
legends-option-lay_foe = Зіграти карту сутички { $fight_card }
    .hint = { $fight_card_text }
legends-option-spoils = { $what ->
        [money] { $cattle ->
            [yes] { $amount } $ і худоба
           *[no] { $amount } $
        }
        [nuggets] { $cattle ->
            [yes] { $amount ->
                [one] { $amount } самородок і худоба
                [few] { $amount } самородки й худоба
               *[many] { $amount } самородків і худоба
            }
           *[no] { $amount ->
                [one] { $amount } самородок
                [few] { $amount } самородки
               *[many] { $amount } самородків
            }
        }
       *[nothing] { $cattle ->
            [yes] Лише худоба
           *[no] Нічого
        }
    }
    .hint = { $what ->
        [nothing] Грошей і золота ви не чіпаєте.
       *[other] Суперник втрачає все це, навіть те, для чого у вас немає місця.
    }
legends-option-discard = Скинути карту «{ $card }»
    .hint = { $card_text }
legends-option-give = Віддати карту «{ $card }»
    .hint = { $card_text }
legends-option-alternative = { $effects_count ->
        [0] Варіант { $number }
       *[other] Ви { $effects }
    }
    .hint = Станеться лише те, що ви оберете.
legends-option-pick_player = { $target_is ->
        [you] Ви
       *[other] { $target }
    }
    .hint = { $target_is ->
        [you] Це стосується вас.
       *[other] Це стосується гравця { $target }.
    }
legends-option-pick_black = Людина в чорному
    .hint = Це стосується Людини в чорному.
legends-option-sheriff_to = { $distance ->
        [0] Лишається: { $space }
       *[other] Сюди: { $space }
    }
    .hint = { $distance ->
        [0] Шериф не рухається.
        [one] { $distance } територія. Розшукуваний там мусить із ним битися.
        [few] { $distance } території. Розшукуваний там мусить із ним битися.
       *[many] { $distance } територій. Розшукуваний там мусить із ним битися.
    }
legends-option-pick_space = { $space }
    .hint = Ви обираєте цю територію.
legends-option-pick_item = { $price ->
        [0] Обрати: { $item }
       *[other] Обрати за { $price } $: { $item }
    }
    .hint = { $item_text }
legends-option-buy = Купити за { $price } $: { $item }{ $wear ->
        [yes] { " " }(одразу до вжитку)
       *[no] { "" }
    }
    .hint = { $item_text }
legends-option-upgrade = Покращити за { $price } $: { $item }
    .hint = Кращий бік карти, який наприкінці гри дає очки легендарності.
legends-option-leave = Вийти з крамниці
    .hint = У вас є все, що треба.
legends-option-reroll_die = Перекинути: { $face }
    .hint = Кубик { $die } кидають знову замість того, що на ньому випало.
legends-option-join = { $question ->
        [join_faro] Теж зіграти
       *[other] Приєднатися за 10 $
    }
    .hint = { $question ->
        [join_faro] Ви ставите 10 $ або 20 $ на один чи два номінали, доки вистачає грошей.
       *[other] Ви добираєте карту й граєте на весь банк.
    }
legends-option-play_cards = { $cards_count ->
        [0] Без карт: { $hand }
       *[other] { $cards }: { $hand }
    }
    .hint = Разом із флопом це дає: { $hand }.
legends-option-tell_story = Сюжет { $deck }
    .hint = Його розіграють першим, інший — після нього.
legends-option-put_back = Жетон на { $value } ОЛ
    .hint = Він повертається до запасу.

## Налаштування перед грою

legends-variant-length = Тривалість
    .text = Скільки ОЛ починають завершальну фазу: 15, 20 чи 25.
legends-variant-goals = Цілі
    .text = Кожен персонаж має три приховані цілі, що дають жетони легендарності.
legends-variant-first_game = Перша гра
    .text = Простіша: коротка, без цілей і худоби, з однією колодою з 20 сюжетів і чотирма визначеними персонажами.
legends-variant-deal = Персонажі
    .text = Двох роздають і одного лишають, одного роздають навмання, або кожен по черзі обирає.
legends-variant-difficulty = Людина в чорному
    .text = У грі вдвох: скільки ОЛ на початку, 0, 2 чи 4.
legends-variant-rules = Правила
    .text = У чому видання різняться: власне тлумачення цього столу або чеське, українське чи російське видання.
legends-variant-legend_tokens = Жетони легендарності
    .text = Скільки їх на 1, 2 і 3 ОЛ: 9, 6 і 3 (чеські) або 6, 9 і 3 (українські).
legends-variant-must_use_all_actions = Усі дії
    .text = Дії треба використати всі, доки якась можлива.
legends-variant-surrender_wound = Рана за відмову
    .text = Хто відмовляється від сутички, отримує рану, як за поразку, й добирає карту.
legends-variant-before_fight_timing = На початку сутички
    .text = Ці ефекти настають до того, як хтось покладе карту, або коли лежать обидві.
legends-variant-arrest_moves_sheriff = Шериф при арешті
    .text = Після арешту, який учинив гравець, до офісу йде й шериф.
legends-variant-hands_up = «Руки вгору»
    .text = На скільки ця карта зменшує карту суперника.
legends-variant-hands_up_per_fight = «Руки вгору» в сутичці
    .text = Скільки їх може зіграти гравець за одну сутичку; 0 — скільки завгодно.
legends-variant-sheriff_discard = Карта через шерифа
    .text = Хто скидає карту, коли він приходить: кожен розшукуваний там чи той, кого арештовують.
legends-variant-sheriff_player = Карти шерифа
    .text = Хто грає його карти сутичок.
legends-variant-dealer_tie = Нічия з дилером
    .text = Хто виграє її в покері.
legends-variant-outlaw_cattle_drive = Розшукуваний переганяє худобу
    .text = Розшукуваний може здати худобу на станції за бонус, але без очка.
legends-variant-top_poker_hand = Найвища комбінація
    .text = Яка з двох перемагає другу в покері.
legends-variant-kickers = Карти поза комбінацією
    .text = У покері нічию вирішують і карти поза комбінацією.
legends-variant-low_ace = Молодший туз
    .text = Туз може бути найнижчою картою стріту.
legends-variant-living_legend = «Жива легенда»
    .text = Що дає туз як дія.
legends-variant-strict_supply = Обмежений запас
    .text = Грошей і самородків лише стільки, скільки в коробці.
legends-variant-black_fight_text = Карти Людини в чорному
    .text = Текст карти сутички Людини в чорному діє.

## Why a hint says so

legends-hint-points = Це дає більше очок легендарності.
legends-hint-money = Це дає більше грошей.
legends-hint-wounds = У вас буде менше ран.
legends-hint-cards = Потім у вас буде більше покерних карт.
legends-hint-goods = Потім у вас буде більше самородків і худоби.
