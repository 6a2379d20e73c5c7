### The web client: the shop, and what was bought there.

web-tokens-gold = { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
web-shop = The shop; cards in the equipment deck: { $count }
web-offer = { $equipment } ({ $short }), { $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }{ $can ->
        [yes] { ", " }you can buy it
       *[no] { "" }
    }
web-force-out = { $equipment }, discarded for { $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }
