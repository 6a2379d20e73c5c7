### The web client: what Ante Up adds to the table.

web-legends-beyond = За перевалами
web-legends-train = поезд
web-legends-train-at = Поезд стоит здесь: { $space }. Следующая остановка: { $next }.
web-legends-frontier = фронтир, который можно освоить за { $price }
web-legends-marker-lp = { $lp } ОЛ
web-legends-events-at = Событие ждёт здесь: { $markers }.
web-legends-events-none = На треках больше не ждёт ни одно событие.
web-legends-longhorn-own = Вы гоните лонгхорна: { $token }
web-legends-longhorn-of = { $player } гонит лонгхорна.

web-legends-event-at = Событие ждёт на делении { $spaces }.
web-legends-scene-event = Событие
web-legends-scene-train = В поезде
web-legends-scene-robbed-train = Ограбление поезда
web-legends-scene-frontier = Фронтир освоен
web-legends-scene-longhorn = Лонгхорн сдан
web-legends-danger-renegade = Там ждёт отступник: поездка закончится схваткой.
web-legends-danger-claim_jumper = Там ждёт вольный старатель: поездка закончится схваткой.
web-legends-part-gambler = Трек картёжника
web-legends-change-gp = очки картёжника: { $amount }

## Faro

web-legends-scene-faro = Фаро
web-legends-faro-shown = Среди четырёх карт
web-legends-faro-hidden = карта лицом вниз
web-legends-faro-turned = Открытые
web-legends-faro-board = Значения, на которые ставят
web-legends-faro-first = проигрывает
web-legends-faro-second = выигрывает
web-legends-faro-third = выигрывает втройне
web-legends-faro-bet = { $player } ${ $money }
web-legends-faro-host = открывает игру
