### Веб-клиент: лавка и то, что в ней куплено.

web-tokens-gold = { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
web-shop = Лавка; карт в колоде снаряжения: { $count }
web-offer = { $equipment } ({ $short }), { $price ->
        [one] { $price } самородок
        [few] { $price } самородка
       *[many] { $price } самородков
    }{ $can ->
        [yes] { ", " }можно купить
       *[no] { "" }
    }
web-force-out = { $equipment }: сбросить за { $price ->
        [one] { $price } самородок
        [few] { $price } самородка
       *[many] { $price } самородков
    }
