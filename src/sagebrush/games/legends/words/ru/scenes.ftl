### Веб-клиент: сцены над картой, конец игры, обзор хода.

## Сцены

web-legends-scene-duel = Дуэль в полдень
web-legends-scene-robbery = Руки вверх!
web-legends-scene-arrest = Именем закона
web-legends-scene-npc = Схватка
web-legends-scene-heist = Налёт на банк
web-legends-scene-poker = Покер
web-legends-scene-pan = Кубики в лотке старателя
web-legends-scene-ride = Шериф в пути
web-legends-scene-tale = Разыгрывают сюжет
web-legends-scene-caught = Арест!
web-legends-scene-goal = Цель выполнена
web-legends-scene-black = Человек в чёрном
web-legends-fight-card = Боевая карта { $rank }
web-legends-face-down = карта лицом вниз
web-legends-no-card = карты пока нет
web-legends-gave-in = уступает
web-legends-counts = считается как { $rank }
web-legends-winner = победа
web-legends-loser = поражение
web-legends-thinking = ещё думает
web-legends-decided = выбор сделан
web-legends-played-by = играет { $player }
web-legends-hide = Посмотреть на карту
web-legends-show = Назад к сцене
web-legends-skip = Пропустить
web-legends-contributed = Участники
web-legends-everybody-gets = Каждый участник
web-legends-behind-bars = за решёткой

## Покер

web-legends-pot = Банк: ${ $pot }
web-legends-flop = Флоп
web-legends-dealer = Дилер
web-legends-hand-high_card = комбинации нет, решает старшая карта
web-legends-hand-pair = две карты одного достоинства
web-legends-hand-two_pair = две карты одного достоинства и две другого
web-legends-hand-three_of_a_kind = три карты одного достоинства
web-legends-hand-straight = пять карт подряд
web-legends-hand-flush = пять карт одной масти
web-legends-hand-full_house = три карты одного достоинства и две другого
web-legends-hand-four_of_a_kind = четыре карты одного достоинства
web-legends-hand-straight_flush = пять карт подряд одной масти
web-legends-hand-royal_flush = от десятки до туза одной масти
web-legends-hand-five_of_a_kind = пять карт одного достоинства, с «Тузом в рукаве»
web-legends-wins-with = { $players }, комбинация «{ $hand }»: { $text }.
web-legends-bank-wins = Дилер не уступает: банк не достаётся никому.

## Шансы

web-legends-odds = Шансы
web-legends-odds-any = против любой карты соперника
web-legends-odds-best = против лучшей карты соперника
web-legends-odds-higher = { $share } % выше
web-legends-odds-equal = { $share } % равна
web-legends-odds-how = Только по достоинству карт: ваши карты против всего, что может быть у другой стороны, с учётом вашей руки, открытого сброса и карт, которые вы у неё видели. Колода боевых карт считается только что перетасованной. Способности, оружие и реакции не учтены.

## После игры

web-legends-final = Завершающий подсчёт
web-legends-part-game = Во время игры
web-legends-part-upgrades = Улучшенное снаряжение
web-legends-part-money = Деньги
web-legends-part-marshal = Трек маршала
web-legends-part-wanted = Трек преступника
web-legends-part-tokens = Жетоны легенды
web-legends-part-wounds = Ранения
web-legends-total = Всего
web-legends-unit = ОЛ
web-legends-chart = Очки легенды во времени
web-legends-chart-turn = Ход { $turn }
web-legends-rides = Кто куда ездил
web-legends-ride-of = { $player }: { $spaces ->
        [one] { $spaces } территория
        [few] { $spaces } территории
       *[other] { $spaces } территорий
    }
web-legends-all-rides = Все
web-legends-made = Откуда взялись очки
web-legends-source = { $lp } ОЛ: { $name }
web-legends-source-other = остальное
web-legends-count-up = Посчитать снова

## Обзор хода

web-legends-summary = Обзор хода
web-legends-summary-start = 1. Начало хода
web-legends-summary-income = Возьмите доход: $20, или 2 покерные карты, или $10 и покерную карту. Затем выберите оружие и скакуна на этот ход.
web-legends-summary-actions = 2. Три действия в любом порядке
web-legends-summary-move = Перемещение: пешком 2 территории, верхом больше. Чужие фигурки вас не останавливают.
web-legends-summary-fight = Схватка: на территории с другим игроком дуэль, ограбление или арест. Там, где стоит бандит, ваше движение заканчивается схваткой.
web-legends-summary-card = Карта: действие покерной карты. Реакции и бонусы действий не стоят.
web-legends-summary-place = Локация: ищите золото в шахте, вносите его в банк или грабьте банк, покупайте в магазине, играйте в покер в салуне, лечитесь, гуляйте в кабаре, перегоняйте скот.
web-legends-summary-work = Подработка: $10 в любой локации.
web-legends-summary-stories = 3. Конец хода
web-legends-summary-markers = В любой момент своего хода положите маркер на сюжет, условие которого выполняете. Когда лежат все маркеры, в конце хода сюжет разыгрывают.
web-legends-summary-discard = Сбросьте карты сверх лимита руки. Он равен 5, а за каждое ранение на 1 меньше.
web-legends-summary-end = Кто-то достиг цели игры: раунд доигрывают, затем каждый делает ещё один ход, и наступает завершающий подсчёт.
web-legends-summary-sides = Очки маршала и очки преступника несовместимы: первое очко преступника стоит маршалу всех его очков.
web-legends-ability-from = действует с 5 ОЛ
web-legends-self-goal = Станьте величайшей легендой Запада: наберите к концу игры больше всех очков легенды (ОЛ). Конец близок, когда у кого-то { $lp } ОЛ.
web-learn-legends-1 = Каждый из вас — герой старого Запада. Езжайте куда хотите и делайте что хотите; всё, что вас прославит, приносит очки легенды (ОЛ).
web-learn-legends-2 = В свой ход вы берёте доход, а потом у вас три действия: ехать, драться, сыграть карту или делать то, что есть в локации: искать золото, грабить банк, играть в покер, купить коня.
web-learn-legends-3 = Помогайте закону и поднимайтесь по треку маршала или живите вне его и поднимайтесь по треку преступника: награды растут, а шериф не отстаёт.
web-learn-legends-4 = Сюжеты пишете все вместе: кто выполнил условие, кладёт маркер, и награду получают все участники. С 15, 20 или 25 ОЛ начинается конец.
