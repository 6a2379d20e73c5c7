### Шоу Дикого Заходу: що відбувається, про що питають і що можна відповісти.

## Події

bang-event-card_named = { $seat_is ->
        [you] Ви вимагаєте карту «{ $name }» від гравця { $owner }.
       *[other] { $owner_is ->
            [you] { $seat } вимагає від вас карту «{ $name }».
           *[other] { $seat } вимагає карту «{ $name }» від гравця { $owner }.
        }
    }

## Завершення

bang-outcome-last_one = Перемагає останній гравець у грі.

## Питання

bang-ask-name_card = Яку карту мусить зіграти { $owner }?
    .other = { $player } називає карту, яку { $owner_is ->
        [you] мусите зіграти ви.
       *[other] мусить зіграти { $owner }.
    }
bang-ask-play_for = { $owner } мусить зіграти карту «{ $card }». Хто буде ціллю?
    .other = { $owner_is ->
        [you] Ви мусите зіграти карту «{ $card }»; ціль обирає { $player }.
       *[other] { $owner } мусить зіграти карту «{ $card }»; ціль обирає { $player }.
    }
bang-ask-exchange_abilities = Ви маєте здібності персонажів: { $abilities }. Залишите їх?
    .other = { $player } залишає або замінює здібності: { $abilities }.
bang-ask-draw_with = Яка здібність визначить, як ви добираєте?
    .other = { $player } обирає, як добирати карти.

## Варіанти

bang-option-call_on = Вимагати карту від гравця { $target }
    .hint = Ви називаєте карту. Якщо вона в того гравця є, він мусить її зіграти, а цілі обираєте ви; якщо немає, він показує карти на руці.
bang-option-name = { $name }
    .hint = { $name_text }
bang-option-change_places = Помінятися місцями з гравцем { $target }
    .hint = Обидва забираєте з собою все, і той гравець пропускає наступний хід.
bang-option-keep = Залишити обидві
    .hint = Ваші здібності лишаються ті самі.
bang-option-exchange = Замінити обидві
    .hint = Отримаєте здібності двох інших випадкових персонажів.
bang-option-draw_as = { $character }
    .hint = { $character_text }

## Чому не можна

bang-why-big-spencer = Біг Спенсер не може грати карти «Повз!».
bang-why-held-back = Ця карта з перевірки, яку ще не завершено.
bang-why-only-as-missed = За «Розплати» карту «Бенг!» можна зіграти лише як «Повз!».
