### Webový klient: obchod a co se v něm koupilo.

web-tokens-gold = { $count ->
        [one] 1 valoun
        [few] { $count } valouny
       *[other] { $count } valounů
    }
web-shop = Obchod; karet v balíčku vybavení: { $count }
web-offer = { $equipment } ({ $short }), { $price ->
        [one] 1 valoun
        [few] { $price } valouny
       *[other] { $price } valounů
    }{ $can ->
        [yes] { ", " }můžeš koupit
       *[no] { "" }
    }
web-force-out = { $equipment }: odhození za { $price ->
        [one] 1 valoun
        [few] { $price } valouny
       *[other] { $price } valounů
    }
