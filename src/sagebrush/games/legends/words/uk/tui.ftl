### Панель у терміналі.

tui-legends-keys = Легенди Дикого Заходу: ▰▰▱ очки легендарності на шляху до кінця; М3 три очки маршала, Р3 три очки розшуку; ◆ самородки, ✚ рани, ▯ карти на руці; →4 чотири території від вас. На мапі @ — ви, літера — інший гравець, ✪ шериф, ☠ бандит, ■ Людина в чорному, ◇ щось залишене сюжетом; – означає, що шляху туди зараз немає. M показує всю мапу. 0 закінчує хід або лишає все як є; . каже, чого не можна зробити й чому.
tui-legends-map = мапа
tui-legends-map-hint = яскраве: за одне переміщення
tui-legends-you = ви
tui-legends-cache = тут щось лежить
tui-legends-round = раунд { $round }
tui-legends-last-round = останній раунд: { $round }
tui-legends-end-at = кінець почнуть { $lp } ОЛ
tui-legends-deck = колода: { $deck }
tui-legends-mp = М{ $points }
tui-legends-wp = Р{ $points }
tui-legends-no-cards = карт на руці немає
tui-legends-story = Сюжет { $deck }
tui-legends-open-story = відкритий сюжет
tui-legends-story-page = Диски: { $markers } із { $needed } ({ $names }). Коли лежатимуть усі, наприкінці ходу карту розіграють, і кожен учасник отримає винагороду. Карт у цій колоді: { $cards }.
tui-legends-goals = Цілі:
tui-legends-goal = Ціль:
tui-legends-done = цілі { $done }/{ $goals }
tui-legends-tokens = жетони легендарності: { $count } ({ $values })
tui-legends-cattle = худоба: { $cattle }
tui-legends-not-yet = (від 5 ОЛ)
tui-legends-drawn = { $keeper ->
        [none] карти сутички
       *[other] за противника грає { $keeper }
    }: { $seen ->
        [none] ▮{ $count }
       *[other] { $seen }
    }
tui-legends-pot = Покер: у банку { $pot } $
tui-legends-dealer = дилер { $cards }
tui-legends-why-not = Чого не можна зробити й чому
tui-legends-other-amount = { $label }: інша кількість
tui-legends-other-cards = { $hand } з інших карт
tui-legends-fight = Сутичка: { $name }
tui-legends-region = { $question ->
        [walk_sheriff] Шериф сюди: { $region }
        [choose_start] Почати тут: { $region }
       *[other] Їхати сюди: { $region }
    }
tui-legends-actions = Будь-яка дія
tui-legends-page-work = Робота за 10 $ є в кожній локації.
tui-legends-page-distance = Від вас: { $distance ->
        [one] { $distance } територія
        [few] { $distance } території
       *[other] { $distance } територій
    }.
tui-legends-page-no-way = Зараз шляху туди для вас немає.
tui-legends-page-here = Тут: { $names }.
tui-legends-page-near = Поруч: { $spaces }.
