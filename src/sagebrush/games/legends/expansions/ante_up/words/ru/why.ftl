### Ante Up: почему что-то из того, что видно, сейчас нельзя выбрать.

legends-why-train-no-card = Чтобы грабить поезд, нужна покерная карта для схватки.
legends-why-faro-played-already = Партию в фаро можно начать лишь раз за ход.
legends-why-train-robbed-already = Поезд можно попытаться ограбить один раз за ход.
legends-why-frontier-dear = Нужны карты стоимостью { $price }, а ваши стоят { $worth }.
legends-why-longhorn-held = Вы уже гоните лонгхорна.
legends-why-sold-elsewhere = Здесь это не продаётся.
legends-why-foe-between = На пути кто-то ждёт, и перемещение закончилось бы там.
