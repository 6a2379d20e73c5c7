### The web client: the table of Western Legends.

## The map

web-legends-map = Мапа Заходу
web-legends-map-keys = Території: стрілки ведуть до сусідніх, Enter вибирає, I розповідає більше
web-legends-find = Знайти територію (F)
web-legends-closer = Ближче
web-legends-whole = Уся мапа
web-legends-cache = тут щось лежить
web-legends-spaces = { $count ->
        [one] { $count } територія
        [few] { $count } території
       *[many] { $count } територій
    }
web-legends-here = Тут: { $names }
web-legends-next-to = Поруч
web-legends-work = Робота за 10 $ є в кожній локації.
web-legends-cattle-left = { $count ->
        [0] Худоби тут не лишилося.
        [one] Тут лишилося { $count } стадо.
        [few] Тут лишилося { $count } стада.
       *[many] Тут лишилося { $count } стад.
    }
web-legends-touch-map = Торкніться на мапі однієї з територій, що світяться.
web-legends-danger-bandit = Там чатує бандит: поїздка закінчиться сутичкою.
web-legends-danger-cache = Там щось лежить: бере той, хто прийде першим.
web-legends-danger-sheriff = Шериф зовсім поруч, а вас розшукують.
web-legends-recap = Від вашого останнього ходу (R)
web-legends-nothing-new = Нічого не змінилося.
web-legends-change-lp = очки легендарності: { $amount }
web-legends-change-mp = очки маршала: { $amount }
web-legends-change-wp = очки розшуку: { $amount }
web-legends-change-wound = рани: { $amount }
web-legends-change-money = гроші: { $amount }
web-legends-change-nugget = самородки: { $amount }

## What one has

web-legends-your-things = Ваші речі
web-legends-your-hand = Ваша рука
web-legends-no-cards = Карт на руці немає.
web-legends-fame = очки легендарності: { $lp }
web-legends-has-lp = { $name } { $lp }
web-legends-trail = Очки легендарності на шляху до { $end }
web-legends-ability-at = Від { $lp } ОЛ.
web-legends-actions = { $count ->
        [one] лишилася { $count } дія
        [few] лишилося { $count } дії
       *[many] лишилося { $count } дій
    }
web-legends-money = { $money } $, щонайбільше { $limit } $
web-legends-nuggets = { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
       *[many] { $count } самородків
    }, щонайбільше { $limit }
web-legends-wounds = { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
web-legends-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-legends-hand = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }; ліміт руки { $limit }
web-legends-speed = { $count ->
        [one] рух на { $count } територію
        [few] рух на { $count } території
       *[many] рух на { $count } територій
    }
web-legends-tokens = { $count ->
        [one] { $count } жетон легендарності
        [few] { $count } жетони легендарності
       *[many] { $count } жетонів легендарності
    }
web-legends-gear = Зброя, тварини та пожитки
web-legends-ready = у вжитку
web-legends-no-gear = нічого, крім доброго імені
web-legends-goals = Цілі: виконано { $done }, лишилося { $left }
web-legends-seen = Карти, які ви там бачили:
web-legends-next-step = Наступний крок: { $gain }.
web-legends-thinks = думає

## Stories and what cannot be done

web-legends-stories = Відкриті сюжети
web-legends-story = Сюжет { $number }
web-legends-no-story = Усі сюжети вже розіграно.
web-legends-markers = { $count ->
        [one] { $count } диск
        [few] { $count } диски
       *[many] { $count } дисків
    }: { $names }
web-legends-why-not = { $count ->
        [one] Зараз не можна: { $count } річ, і чому
        [few] Зараз не можна: { $count } речі, і чому
       *[many] Зараз не можна: { $count } речей, і чому
    }
