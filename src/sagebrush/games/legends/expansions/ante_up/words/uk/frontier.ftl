### The web client: what Ante Up adds to the table.

web-legends-beyond = За перевалами
web-legends-train = потяг
web-legends-train-at = Потяг стоїть тут: { $space }. Наступна зупинка: { $next }.
web-legends-frontier = фронтир, який можна освоїти за { $price }
web-legends-marker-lp = { $lp } ОЛ
web-legends-events-at = Подія чекає тут: { $markers }.
web-legends-events-none = На шкалах більше не чекає жодна подія.
web-legends-longhorn-own = Ви женете лонгхорна: { $token }
web-legends-longhorn-of = { $player } жене лонгхорна.

web-legends-event-at = Подія чекає на поділці { $spaces }.
web-legends-scene-event = Подія
web-legends-scene-train = У потязі
web-legends-scene-robbed-train = Пограбування потяга
web-legends-scene-frontier = Фронтир освоєно
web-legends-scene-longhorn = Лонгхорна здано
web-legends-danger-renegade = Там чекає відступник: поїздка закінчиться сутичкою.
web-legends-danger-claim_jumper = Там чекає вільний старатель: поїздка закінчиться сутичкою.
web-legends-part-gambler = Шкала картяра
web-legends-change-gp = очки картяра: { $amount }

## Faro

web-legends-scene-faro = Фаро
web-legends-faro-shown = Серед чотирьох карт
web-legends-faro-hidden = карта долілиць
web-legends-faro-turned = Відкриті
web-legends-faro-board = Номінали, на які ставлять
web-legends-faro-first = програє
web-legends-faro-second = виграє
web-legends-faro-third = виграє втричі
web-legends-faro-bet = { $player } { $money } $
web-legends-faro-host = відкриває гру
