### «Золота лихоманка»: що відбувається, про що питають і що можна відповісти.

## Події

bang-event-nuggets_gained = { $seat_is ->
        [you] Ви берете
       *[other] { $seat } бере
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
       *[many] { $amount } самородків
    } («{ $by }»; самородків: { $nuggets }).
bang-event-nuggets_paid = { $seat_is ->
        [you] Ви платите
       *[other] { $seat } платить
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
       *[many] { $amount } самородків
    } («{ $by }»; самородків: { $nuggets }).
bang-event-nuggets_lost = До запасу повертається { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
       *[many] { $amount } самородків
    }: { $seat_is ->
        [you] усе ваше золото.
       *[other] усе золото гравця { $seat }.
    }
bang-event-equipment_bought = { $seat_is ->
        [you] Ви купуєте
       *[other] { $seat } купує
    } «{ $equipment }» { $price ->
        [0] задарма.
        [one] за { $price } самородок.
        [few] за { $price } самородки.
       *[many] за { $price } самородків.
    }
bang-event-equipment_drawn = { $seat_is ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } «{ $equipment }» з колоди спорядження.
bang-event-equipment_offered = Нове на продаж: «{ $equipment }».
bang-event-equipment_shuffled = Колоду спорядження перемішано ({ $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }).
bang-event-equipment_placed = «{ $equipment }» тепер лежить перед { $owner_is ->
        [you] вами.
        [self] { $seat_is ->
            [you] вами.
           *[other] гравцем { $seat }.
        }
       *[other] гравцем { $owner }.
    }
bang-event-equipment_used = { $seat_is ->
        [you] Ви використовуєте «{ $equipment }».
       *[other] { $seat } використовує «{ $equipment }».
    }
bang-event-equipment_discarded = { $cause_is ->
        [none] { $seat_is ->
            [you] Ви скидаєте «{ $equipment }».
           *[other] { $seat } скидає «{ $equipment }».
        }
        [you] За ваші самородки { $seat } скидає «{ $equipment }».
       *[other] { $seat_is ->
            [you] За самородки гравця { $cause } ви скидаєте «{ $equipment }».
           *[other] За самородки гравця { $cause } { $seat } скидає «{ $equipment }».
        }
    }

## Питання

bang-ask-choose_effect = «{ $equipment }»: який ефект оберете?
    .other = { $player } обирає ефект спорядження «{ $equipment }».
bang-ask-for_whom = «{ $equipment }»: для якого гравця?
    .other = { $player } обирає гравця для спорядження «{ $equipment }».
bang-ask-leave_out = «Ром»: яка карта не рахується? Лишилося вилучити: { $left }. Відкрито: { $cards }.
    .other = { $player } обирає, які з цих карт не рахуються для «Рому»: { $cards }.

## Варіанти відповіді

bang-option-buy = Купити «{ $equipment }» { $price ->
        [0] задарма
        [one] за { $price } самородок
        [few] за { $price } самородки
       *[many] за { $price } самородків
    }
    .hint = { $equipment_text }
bang-option-force_out = За { $price ->
        [one] { $price } самородок
        [few] { $price } самородки
       *[many] { $price } самородків
    }: { $target } скидає «{ $equipment }»
    .hint = Ніхто не може цьому завадити.
bang-option-play_for_gold = { $card } за самородок
    .hint = Ви берете самородок із запасу й не відновлюєте життя.
bang-option-use_equipment = Використати «{ $equipment }»
    .hint = { $equipment_text }
bang-option-answer_by_equipment = Використати «{ $equipment }»
    .hint = { $equipment_text }
bang-option-as_card = { $target_is ->
        [none] Ефект «{ $name }»
        [you] Ефект «{ $name }» на себе
       *[other] Ефект «{ $name }» на гравця { $target }
    }
    .hint = { $name_text }
bang-option-for_player = { $seat_is ->
        [you] Для себе
       *[other] Для гравця { $seat }
    }
    .hint = Спорядження призначено цьому гравцеві.

## Чому не можна

bang-why-same-equipment = Його нема перед ким викласти: двох однакових перед одним гравцем не буває.
bang-why-too-few-nuggets = На нього у вас бракує самородків.

## На столі

bang-gold-offer = На продаж
bang-gold-piece = { $equipment } { $price }✦
bang-gold-rest = запас: { $nuggets }✦, колода спорядження: { $count }
bang-gold-nuggets = { $nuggets }✦
bang-gold-owned = { $equipment }
