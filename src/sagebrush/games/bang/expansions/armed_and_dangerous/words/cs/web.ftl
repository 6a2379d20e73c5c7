### Webový klient: žetony nabití na stole.

web-tokens-loads = { $count ->
        [one] 1 žeton nabití
        [few] { $count } žetony nabití
       *[other] { $count } žetonů nabití
    }
