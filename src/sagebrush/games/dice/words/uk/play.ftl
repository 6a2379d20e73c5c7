### BANG! Гра на кубиках: що відбувається, про що питаємо і що можна відповісти.
### `$x_is` каже, чи гравець є читачем (you), знову підметом (self), ніким (none) чи кимось іншим (other).

## Події

dice-event-character_taken = { $seat_is ->
        [you] Ваш персонаж: { $character }.
       *[other] { $seat } грає за персонажа { $character }.
    }
dice-event-turn_started = { $seat_is ->
        [you] Ваш хід.
       *[other] Ходить { $seat }.
    }
dice-event-dice_rolled = { $seat_is ->
        [you] { $roll ->
            [1] Ви кидаєте
           *[other] Ви перекидаєте
        }
       *[other] { $roll ->
            [1] { $seat } кидає
           *[other] { $seat } перекидає
        }
    } { $rolled_count ->
        [one] { $rolled_count } кубик
        [few] { $rolled_count } кубики
       *[many] { $rolled_count } кубиків
    }{ $roll ->
        [1] { "" }
       *[other] ; тепер на кубиках
    }: { $dice }.
dice-event-arrow_taken = { $seat_is ->
        [you] Ви берете
       *[other] { $seat } бере
    } { $by ->
        [bart_cassidy] стрілу замість втрати очка життя
        [el_gringo] стрілу за поранення персонажа Ель Грінго
       *[arrow] стрілу
    } (у запасі { $supply }).
dice-event-arrows_returned = { $seat_is ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } { $count ->
        [one] { $count } стрілу
        [few] { $count } стріли
       *[many] { $count } стріл
    } (у запасі { $supply }).
dice-event-indians_attacked = Остання стріла взята: нападають індіанці!
dice-event-dynamite_exploded = { $seat_is ->
        [you] Ваш Динаміт вибухає!
       *[other] { $seat }: Динаміт вибухає!
    }
dice-event-shot_fired = { $seat_is ->
        [you] Ви стріляєте
       *[other] { $seat } стріляє
    } { $target_is ->
        [you] у вас
       *[other] у гравця { $target }
    } ({ $face }{ $doubled ->
        [yes] , подвоєно Пивом).
       *[no] ).
    }
dice-event-gatling_fired = { $seat_is ->
        [you] Ви стріляєте з Гатлінга!
       *[other] { $seat } стріляє з Гатлінга!
    }
dice-event-life_lost = { $seat_is ->
        [you] Ви втрачаєте
       *[other] { $seat } втрачає
    } { $amount ->
        [one] { $amount } очко життя
        [few] { $amount } очки життя
       *[many] { $amount } очок життя
    } ({ $by ->
        [indians] індіанці
        [dynamite] Динаміт
        [gatling] Гатлінг
       *[bullseye] Мішень
    }, лишається { $life }).
dice-event-life_gained = { $by ->
        [beer] { $cause_is ->
            [you] Ваше Пиво
            [self] Пиво
           *[other] Пиво від гравця { $cause }
        }
        [sid_ketchum] Дарунок персонажа Сід Кетчум
        [suzy_lafayette] Здібність персонажа Сюзі Лафаєт
       *[vulture_sam] Здібність персонажа Стерв’ятник Сем
    }: { $amount ->
        [0] { $seat_is ->
            [you] у вас уже всі очки життя.
           *[other] { $seat } уже має всі очки життя.
        }
       *[other] { $seat_is ->
            [you] ви отримуєте
           *[other] { $seat } отримує
        } { $amount ->
            [one] { $amount } очко життя
            [few] { $amount } очки життя
           *[many] { $amount } очок життя
        } (усього { $life }).
    }
dice-event-ability_used = { $seat_is ->
        [you] Ви використовуєте здібність персонажа { $character }.
       *[other] { $seat } використовує здібність персонажа { $character }.
    }
dice-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Ви вибуваєте з гри.
           *[other] { $seat } вибуває з гри.
        }
        [you] Через вас вибуває з гри { $seat }.
       *[other] { $seat_is ->
            [you] Ви вибуваєте з гри через гравця { $cause }.
           *[other] { $seat } вибуває з гри через гравця { $cause }.
        }
    } Роль: { $role }.
dice-event-goal_changed = Ніхто не усунув власної цілі, тож тепер перемагає той, хто лишиться живим останнім.
dice-event-game_won = { $outcome } { $winners_is ->
        [you] Перемога і ваша! Перемагають: { $winners }.
       *[other] Перемагають: { $winners }.
    }

## Завершення гри

dice-outcome-law = Перемагає закон.
dice-outcome-outlaws = Перемагають Бандити.
dice-outcome-renegade = Перемагає Ренегат.
dice-outcome-deputy = Перемагає Помічник шерифа.
dice-outcome-outlaw = Перемагає Бандит.

## Питання

dice-ask-choose_character = Оберіть персонажа.
    .other = { $player } обирає персонажа.
dice-ask-roll_again = Оберіть кубики, які лишаєте; решту перекинете. { $rolls_left ->
        [one] У вас ще { $rolls_left } кидок.
        [few] У вас ще { $rolls_left } кидки.
       *[many] У вас ще { $rolls_left } кидків.
    }
    .other = { $player } вирішує, які кубики перекинути.
    .seen = Кубики: { $dice }.
dice-ask-choose_target = { $face }: у кого стріляєте? { $left ->
        [one] Лишається { $left } постріл.
        [few] Лишаються { $left } постріли.
       *[many] Лишається { $left } пострілів.
    }
    .other = { $player } обирає ціль ({ $face }).
dice-ask-give_beer = Хто вип’є це Пиво? { $left ->
        [one] Воно у вас останнє.
       *[many] У вас їх іще { $left }.
    }
    .other = { $player } обирає, хто вип’є Пиво.
dice-ask-give_life = Хто отримає очко життя на початку вашого ходу?
    .other = { $player } обирає, хто отримає очко життя.
dice-ask-may_take_arrow = { $by ->
        [gatling] У вас влучає Гатлінг. Взяти стрілу замість втрати очка життя?
       *[bullseye] У вас влучає Мішень. Взяти стрілу замість втрати очка життя?
    }
    .other = { $player } може взяти стрілу замість втрати очка життя.
dice-ask-may_return_arrow = Повернути одну свою стрілу за втрачене очко життя?
    .other = { $player } може повернути стрілу.
dice-ask-may_remove_arrow = Чия стріла повернеться до запасу? { $left ->
        [one] Можете повернути { $left } стрілу.
        [few] Можете повернути { $left } стріли.
       *[many] Можете повернути { $left } стріл.
    }
    .other = { $player } може повернути стрілу будь-якого гравця.

## Варіанти відповіді

dice-option-become = { $character }
    .hint = { $character_text }
dice-option-reroll = { $dice_count ->
        [one] Перекинути кубик «{ $dice }»
        [5] Перекинути всі кубики
       *[many] Перекинути { $dice_count } кубики ({ $dice })
    }
    .hint = Решта кубиків лишається як є. За кожну Стрілу, що випаде, ви відразу берете жетон.
dice-option-stop = Залишити всі кубики
    .hint = Закінчити кидки й застосувати те, що на кубиках.
dice-option-shoot = { $doubled ->
        [yes] Стріляти з подвоєнням у гравця { $target }
       *[no] Стріляти в гравця { $target }
    }
    .hint = { $doubled ->
        [yes] { $target } втратить 2 очки життя, а одне ваше Пиво буде витрачено.
       *[no] { $target } втратить 1 очко життя.
    }
dice-option-choose = { $seat_is ->
        [you] Ви
       *[other] { $seat }
    }
    .hint = { $question ->
        [may_remove_arrow] { $seat_is ->
            [you] Ви повернете одну свою стрілу до запасу.
           *[other] { $seat } поверне одну стрілу до запасу.
        }
       *[other] { $seat_is ->
            [you] Ви отримаєте очко життя, але не більше, ніж було на початку.
           *[other] { $seat } отримає очко життя, але не більше, ніж було на початку.
        }
    }
dice-option-accept = { $question ->
        [may_take_arrow] Взяти стрілу
       *[may_return_arrow] Повернути стрілу
    }
    .hint = { $question ->
        [may_take_arrow] Ви зберігаєте очко життя й берете стрілу із запасу.
       *[may_return_arrow] Одна ваша стріла повертається до запасу.
    }
dice-option-decline = { $question ->
        [may_take_arrow] Втратити очко життя
       *[other] Не чіпати стріл
    }
    .hint = { $question ->
        [may_take_arrow] Ви втрачаєте це очко життя й не берете стріли.
       *[other] Усі стріли лишаються на місцях.
    }

## Чому не можна

dice-why-dynamite = Кубик із Динамітом лишається: його не можна перекидати.

## Вибір перед грою

dice-variant-characters = Персонажі за місцями
    .text = Називає персонажа для кожного місця по черзі; «random» або нічого лишає вибір випадку.
dice-variant-choose_characters = Вибір персонажів
    .text = Замість випадкової роздачі кожен, починаючи з першого гравця, обирає одного з персонажів, що лишилися.

## Why a hint says so

dice-hint-alive = Більше шансів лишитися у грі.
dice-hint-life = У вас лишиться більше очок життя.
dice-hint-friends = Вашій стороні лишиться більше очок життя.
dice-hint-foes = Ваші супротивники втратять більше очок життя.
dice-hint-assets = Потім у вас буде менше стріл.
