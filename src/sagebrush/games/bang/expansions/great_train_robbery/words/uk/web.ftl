### «Велике пограбування поїзда»: поїзд у вебклієнті.

web-train-at = Поїзд: локомотив стоїть на станції «{ $station }»
web-train-at-end = Поїзд на кінцевій
web-train-end = Кінцева
web-train-left = { $count ->
        [one] { $count } вагон у колоді
        [few] { $count } вагони в колоді
       *[other] { $count } вагонів у колоді
    }
web-train-move = Зрушити поїзд
web-train-under = Під нею: { $card }.
