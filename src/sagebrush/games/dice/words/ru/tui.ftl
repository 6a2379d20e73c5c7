### The panel in the terminal.

tui-dice-yours = Ваши кубики
tui-dice-theirs = Кубики: { $player }
tui-dice-roll = бросок { $roll }
tui-dice-roll-of = бросок { $roll } из { $rolls }
tui-dice-picked = перебросить
tui-dice-locked = остаётся
tui-dice-pick = Выберите кубики для переброса клавишами 1–5 или A для всех.
tui-dice-supply = { $count ->
        [one] в запасе { $count } стрела
        [few] в запасе { $count } стрелы
       *[many] в запасе { $count } стрел
    }
tui-dice-keys = Кубики: 1–5 выбирают, A выбирает все, Enter бросает, S останавливает. ↑2 две стрелы.
