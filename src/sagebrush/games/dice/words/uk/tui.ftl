### The panel in the terminal.

tui-dice-yours = Ваші кубики
tui-dice-theirs = Кубики: { $player }
tui-dice-roll = кидок { $roll }
tui-dice-roll-of = кидок { $roll } з { $rolls }
tui-dice-picked = перекинути
tui-dice-locked = лишається
tui-dice-pick = Виберіть кубики для перекидання клавішами 1–5 або A для всіх.
tui-dice-supply = { $count ->
        [one] у запасі { $count } стріла
        [few] у запасі { $count } стріли
       *[many] у запасі { $count } стріл
    }
tui-dice-keys = Кубики: 1–5 вибирають, A вибирає всі, Enter кидає, S зупиняє. ↑2 дві стріли.
