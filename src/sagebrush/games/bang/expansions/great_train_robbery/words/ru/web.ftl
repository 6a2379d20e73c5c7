### «Большое ограбление поезда»: поезд в веб-клиенте.

web-train-at = Поезд: локомотив стоит на станции «{ $station }»
web-train-at-end = Поезд на конечной
web-train-end = Конечная
web-train-left = { $count ->
        [one] { $count } вагон в колоде
        [few] { $count } вагона в колоде
       *[other] { $count } вагонов в колоде
    }
web-train-move = Сдвинуть поезд
web-train-under = Под ней: { $card }.
