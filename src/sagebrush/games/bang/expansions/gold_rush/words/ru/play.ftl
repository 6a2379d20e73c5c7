### «Золотая лихорадка»: что происходит, о чём спрашивают и что можно ответить.

## События

bang-event-nuggets_gained = { $seat_is ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
       *[many] { $amount } самородков
    } («{ $by }»; самородков: { $nuggets }).
bang-event-nuggets_paid = { $seat_is ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
       *[many] { $amount } самородков
    } («{ $by }»; самородков: { $nuggets }).
bang-event-nuggets_lost = В запас возвращается { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
       *[many] { $amount } самородков
    }: { $seat_is ->
        [you] всё ваше золото.
       *[other] всё золото игрока { $seat }.
    }
bang-event-equipment_bought = { $seat_is ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } «{ $equipment }» { $price ->
        [0] даром.
        [one] за { $price } самородок.
        [few] за { $price } самородка.
       *[many] за { $price } самородков.
    }
bang-event-equipment_drawn = { $seat_is ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } «{ $equipment }» из колоды снаряжения.
bang-event-equipment_offered = Новое на продажу: «{ $equipment }».
bang-event-equipment_shuffled = Колода снаряжения перемешана ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }).
bang-event-equipment_placed = «{ $equipment }» теперь лежит перед { $owner_is ->
        [you] вами.
        [self] { $seat_is ->
            [you] вами.
           *[other] игроком { $seat }.
        }
       *[other] игроком { $owner }.
    }
bang-event-equipment_used = { $seat_is ->
        [you] Вы используете «{ $equipment }».
       *[other] { $seat } использует «{ $equipment }».
    }
bang-event-equipment_discarded = { $cause_is ->
        [none] { $seat_is ->
            [you] Вы сбрасываете «{ $equipment }».
           *[other] { $seat } сбрасывает «{ $equipment }».
        }
        [you] За ваши самородки { $seat } сбрасывает «{ $equipment }».
       *[other] { $seat_is ->
            [you] За самородки игрока { $cause } вы сбрасываете «{ $equipment }».
           *[other] За самородки игрока { $cause } { $seat } сбрасывает «{ $equipment }».
        }
    }

## Вопросы

bang-ask-choose_effect = «{ $equipment }»: какой эффект выберете?
    .other = { $player } выбирает эффект снаряжения «{ $equipment }».
bang-ask-for_whom = «{ $equipment }»: для какого игрока?
    .other = { $player } выбирает игрока для снаряжения «{ $equipment }».
bang-ask-leave_out = «Ром»: какая карта не засчитывается? Осталось исключить: { $left }. Открыто: { $cards }.
    .other = { $player } выбирает, какие из этих карт не засчитываются для «Рома»: { $cards }.

## Варианты ответа

bang-option-buy = Купить «{ $equipment }» { $price ->
        [0] даром
        [one] за { $price } самородок
        [few] за { $price } самородка
       *[many] за { $price } самородков
    }
    .hint = { $equipment_text }
bang-option-force_out = За { $price ->
        [one] { $price } самородок
        [few] { $price } самородка
       *[many] { $price } самородков
    }: { $target } сбрасывает «{ $equipment }»
    .hint = Никто не может этому помешать.
bang-option-play_for_gold = { $card } за самородок
    .hint = Вы берёте самородок из запаса и не восстанавливаете жизнь.
bang-option-use_equipment = Использовать «{ $equipment }»
    .hint = { $equipment_text }
bang-option-answer_by_equipment = Использовать «{ $equipment }»
    .hint = { $equipment_text }
bang-option-as_card = { $target_is ->
        [none] Эффект «{ $name }»
        [you] Эффект «{ $name }» на себя
       *[other] Эффект «{ $name }» на игрока { $target }
    }
    .hint = { $name_text }
bang-option-for_player = { $seat_is ->
        [you] Для себя
       *[other] Для игрока { $seat }
    }
    .hint = Снаряжение предназначено этому игроку.

## Почему нельзя

bang-why-same-equipment = Его не перед кем выложить: двух одинаковых перед одним игроком не бывает.
bang-why-too-few-nuggets = На него у вас не хватает самородков.

## На столе

bang-gold-offer = На продажу
bang-gold-piece = { $equipment } { $price }✦
bang-gold-rest = запас: { $nuggets }✦, колода снаряжения: { $count }
bang-gold-nuggets = { $nuggets }✦
bang-gold-owned = { $equipment }
