### Панель в терминале.

tui-legends-keys = Легенды Дикого Запада: ▰▰▱ очки легенды на пути к концу; М3 три очка маршала, П3 три очка преступника; ◆ самородки, ✚ ранения, ▯ карты на руке; →4 четыре территории от вас. На карте @ — вы, буква — другой игрок, ✪ шериф, ☠ бандит, ■ Человек в чёрном, ◇ что-то оставленное сюжетом; – значит, пути туда сейчас нет. M показывает всю карту. 0 заканчивает ход или оставляет всё как есть; . говорит, чего нельзя сделать и почему.
tui-legends-map = карта
tui-legends-map-hint = яркое: за одно перемещение
tui-legends-you = вы
tui-legends-cache = здесь что-то лежит
tui-legends-round = раунд { $round }
tui-legends-last-round = последний раунд: { $round }
tui-legends-end-at = конец начнут { $lp } ОЛ
tui-legends-deck = колода: { $deck }
tui-legends-mp = М{ $points }
tui-legends-wp = П{ $points }
tui-legends-no-cards = карт на руке нет
tui-legends-story = Сюжет { $deck }
tui-legends-open-story = открытый сюжет
tui-legends-story-page = Маркеры: { $markers } из { $needed } ({ $names }). Когда лягут все, в конце хода карту разыграют, и каждый участник получит награду. Карт в этой колоде: { $cards }.
tui-legends-goals = Цели:
tui-legends-goal = Цель:
tui-legends-done = цели { $done }/{ $goals }
tui-legends-tokens = жетоны легенды: { $count } ({ $values })
tui-legends-cattle = скот: { $cattle }
tui-legends-not-yet = (с 5 ОЛ)
tui-legends-drawn = { $keeper ->
        [none] боевые карты
       *[other] за противника играет { $keeper }
    }: { $seen ->
        [none] ▮{ $count }
       *[other] { $seen }
    }
tui-legends-pot = Покер: в банке ${ $pot }
tui-legends-dealer = дилер { $cards }
tui-legends-why-not = Чего нельзя сделать и почему
tui-legends-other-amount = { $label }: другое количество
tui-legends-other-cards = { $hand } из других карт
tui-legends-fight = Схватка: { $name }
tui-legends-region = { $question ->
        [walk_sheriff] Шериф сюда: { $region }
        [choose_start] Начать здесь: { $region }
       *[other] Ехать сюда: { $region }
    }
tui-legends-actions = Любое действие
tui-legends-page-work = Подработка за $10 есть в каждой локации.
tui-legends-page-distance = От вас: { $distance ->
        [one] { $distance } территория
        [few] { $distance } территории
       *[other] { $distance } территорий
    }.
tui-legends-page-no-way = Сейчас пути туда для вас нет.
tui-legends-page-here = Здесь: { $names }.
tui-legends-page-near = Рядом: { $spaces }.
