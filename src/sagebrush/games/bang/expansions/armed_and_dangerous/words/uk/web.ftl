### Вебклієнт: заряди на столі.

web-tokens-loads = { $count ->
        [one] { $count } заряд
        [few] { $count } заряди
       *[many] { $count } зарядів
    }
