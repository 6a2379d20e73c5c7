### The web client: the table of Western Legends.

## The map

web-legends-map = Карта Запада
web-legends-map-keys = Территории: стрелки ведут к соседним, Enter выбирает, I рассказывает больше
web-legends-find = Найти территорию (F)
web-legends-closer = Ближе
web-legends-whole = Вся карта
web-legends-cache = здесь что-то лежит
web-legends-spaces = { $count ->
        [one] { $count } территория
        [few] { $count } территории
       *[many] { $count } территорий
    }
web-legends-here = Здесь: { $names }
web-legends-next-to = Рядом
web-legends-work = Подработка за $10 есть в каждой локации.
web-legends-cattle-left = { $count ->
        [0] Скота здесь не осталось.
        [one] Здесь осталось { $count } стадо.
        [few] Здесь осталось { $count } стада.
       *[many] Здесь осталось { $count } стад.
    }
web-legends-touch-map = Коснитесь на карте одной из территорий, которые светятся.
web-legends-danger-bandit = Там подстерегает бандит: поездка закончится схваткой.
web-legends-danger-cache = Там что-то лежит: берёт тот, кто придёт первым.
web-legends-danger-sheriff = Шериф совсем рядом, а вас разыскивают.
web-legends-recap = С вашего последнего хода (R)
web-legends-nothing-new = Ничего не изменилось.
web-legends-change-lp = очки легенды: { $amount }
web-legends-change-mp = очки маршала: { $amount }
web-legends-change-wp = очки преступника: { $amount }
web-legends-change-wound = ранения: { $amount }
web-legends-change-money = деньги: { $amount }
web-legends-change-nugget = самородки: { $amount }

## What one has

web-legends-your-things = Ваши вещи
web-legends-your-hand = Ваша рука
web-legends-no-cards = Карт на руке нет.
web-legends-fame = очки легенды: { $lp }
web-legends-has-lp = { $name } { $lp }
web-legends-trail = Очки легенды на пути к { $end }
web-legends-ability-at = С { $lp } ОЛ.
web-legends-actions = { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[many] осталось { $count } действий
    }
web-legends-money = ${ $money }, не больше ${ $limit }
web-legends-nuggets = { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }, не больше { $limit }
web-legends-wounds = { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[many] { $count } ранений
    }
web-legends-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-legends-hand = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }; лимит руки { $limit }
web-legends-speed = { $count ->
        [one] ход на { $count } территорию
        [few] ход на { $count } территории
       *[many] ход на { $count } территорий
    }
web-legends-tokens = { $count ->
        [one] { $count } жетон легенды
        [few] { $count } жетона легенды
       *[many] { $count } жетонов легенды
    }
web-legends-gear = Оружие, скакуны и предметы
web-legends-ready = в деле
web-legends-no-gear = ничего, кроме доброго имени
web-legends-goals = Цели: выполнено { $done }, осталось { $left }
web-legends-seen = Карты, которые вы там видели:
web-legends-next-step = Следующий шаг: { $gain }.
web-legends-thinks = думает

## Stories and what cannot be done

web-legends-stories = Открытые сюжеты
web-legends-story = Сюжет { $number }
web-legends-no-story = Все сюжеты уже разыграны.
web-legends-markers = { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }: { $names }
web-legends-why-not = { $count ->
        [one] Сейчас нельзя: { $count } вещь, и почему
        [few] Сейчас нельзя: { $count } вещи, и почему
       *[many] Сейчас нельзя: { $count } вещей, и почему
    }
