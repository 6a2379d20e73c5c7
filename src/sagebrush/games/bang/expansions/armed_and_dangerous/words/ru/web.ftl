### Веб-клиент: заряды на столе.

web-tokens-loads = { $count ->
        [one] { $count } заряд
        [few] { $count } заряда
       *[many] { $count } зарядов
    }
