### Velká vlaková loupež: vlak ve webovém klientovi.

web-train-at = Vlak: lokomotiva stojí ve stanici { $station }
web-train-at-end = Vlak je na konečné
web-train-end = Konečná
web-train-left = { $count ->
        [one] 1 vagon v balíčku
        [few] { $count } vagony v balíčku
       *[other] { $count } vagonů v balíčku
    }
web-train-move = Popojet vlakem
web-train-under = Pod ní stojí: { $card }.
