### Вебклієнт: крамниця та що в ній куплено.

web-tokens-gold = { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
       *[many] { $count } самородків
    }
web-shop = Крамниця; карт у колоді спорядження: { $count }
web-offer = { $equipment } ({ $short }), { $price ->
        [one] { $price } самородок
        [few] { $price } самородки
       *[many] { $price } самородків
    }{ $can ->
        [yes] { ", " }можна купити
       *[no] { "" }
    }
web-force-out = { $equipment }: скинути за { $price ->
        [one] { $price } самородок
        [few] { $price } самородки
       *[many] { $price } самородків
    }
