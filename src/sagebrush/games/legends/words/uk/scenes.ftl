### Вебклієнт: сцени над мапою, кінець гри, огляд ходу.

## Сцени

web-legends-scene-duel = Дуель опівдні
web-legends-scene-robbery = Руки вгору!
web-legends-scene-arrest = Іменем закону
web-legends-scene-npc = Сутичка
web-legends-scene-heist = Пограбування банку
web-legends-scene-poker = Покер
web-legends-scene-pan = Кубики в лотку старателя
web-legends-scene-ride = Шериф у дорозі
web-legends-scene-tale = Розігрують сюжет
web-legends-scene-caught = Арешт!
web-legends-scene-goal = Ціль виконано
web-legends-scene-black = Людина в чорному
web-legends-fight-card = Карта сутички { $rank }
web-legends-face-down = карта долілиць
web-legends-no-card = карти ще немає
web-legends-gave-in = поступається
web-legends-counts = рахується як { $rank }
web-legends-winner = перемога
web-legends-loser = поразка
web-legends-thinking = ще думає
web-legends-decided = уже вибір зроблено
web-legends-played-by = грає { $player }
web-legends-hide = Подивитися на мапу
web-legends-show = Назад до сцени
web-legends-skip = Пропустити
web-legends-contributed = Учасники
web-legends-everybody-gets = Кожен учасник
web-legends-behind-bars = за ґратами

## Покер

web-legends-pot = Покерний банк: { $pot } $
web-legends-flop = Флоп
web-legends-dealer = Дилер
web-legends-hand-high_card = комбінації немає, вирішує найстарша карта
web-legends-hand-pair = дві карти одного номіналу
web-legends-hand-two_pair = дві карти одного номіналу й дві іншого
web-legends-hand-three_of_a_kind = три карти одного номіналу
web-legends-hand-straight = п’ять карт поспіль
web-legends-hand-flush = п’ять карт однієї масті
web-legends-hand-full_house = три карти одного номіналу й дві іншого
web-legends-hand-four_of_a_kind = чотири карти одного номіналу
web-legends-hand-straight_flush = п’ять карт поспіль однієї масті
web-legends-hand-royal_flush = від десятки до туза однієї масті
web-legends-hand-five_of_a_kind = п’ять карт одного номіналу, з «Джокером»
web-legends-wins-with = { $players }, комбінація «{ $hand }»: { $text }.
web-legends-bank-wins = Дилер не поступається: покерний банк не дістається нікому.

## Шанси

web-legends-odds = Шанси
web-legends-odds-any = проти будь-якої карти суперника
web-legends-odds-best = проти найкращої карти суперника
web-legends-odds-higher = { $share } % вища
web-legends-odds-equal = { $share } % рівна
web-legends-odds-how = Лише за номіналами: ваші карти проти всього, що може мати інша сторона, зважаючи на вашу руку, відкритий скид і карти, які ви в неї бачили. Колода карт сутички вважається щойно перетасованою. Здібностей, зброї та реакцій не враховано.

## Після гри

web-legends-final = Завершальний підрахунок
web-legends-part-game = Під час гри
web-legends-part-upgrades = Покращені предмети
web-legends-part-money = Гроші
web-legends-part-marshal = Шкала маршала
web-legends-part-wanted = Шкала розшуку
web-legends-part-tokens = Жетони легендарності
web-legends-part-wounds = Рани
web-legends-total = Разом
web-legends-unit = ОЛ
web-legends-chart = Очки легендарності в часі
web-legends-chart-turn = Хід { $turn }
web-legends-rides = Хто куди їздив
web-legends-ride-of = { $player }: { $spaces ->
        [one] { $spaces } територія
        [few] { $spaces } території
       *[other] { $spaces } територій
    }
web-legends-all-rides = Усі
web-legends-made = Звідки взялися очки
web-legends-source = { $lp } ОЛ: { $name }
web-legends-source-other = решта
web-legends-count-up = Порахувати знову

## Огляд ходу

web-legends-summary = Огляд ходу
web-legends-summary-start = 1. Початок ходу
web-legends-summary-income = Візьміть дохід: 20 $, або 2 покерні карти, або 10 $ і покерну карту. Потім виберіть зброю й тварину на цей хід.
web-legends-summary-actions = 2. Три дії в будь-якому порядку
web-legends-summary-move = Переміщення: пішки 2 території, верхи більше. Чужі фігурки вас не зупиняють.
web-legends-summary-fight = Сутичка: на території з іншим гравцем дуель, грабіж або арешт. Там, де стоїть бандит, ваш рух завершується сутичкою.
web-legends-summary-card = Карта: дія покерної карти. Реакції та бонуси дій не коштують.
web-legends-summary-place = Локація: шукайте золото в шахті, продавайте його в банку або грабуйте банк, купуйте в крамниці, грайте в покер у салуні, лікуйтеся, гуляйте в кабаре, переганяйте худобу.
web-legends-summary-work = Робота: 10 $ у будь-якій локації.
web-legends-summary-stories = 3. Кінець ходу
web-legends-summary-markers = Будь-коли у свій хід покладіть диск на сюжет, умову якого виконуєте. Коли лежать усі диски, наприкінці ходу сюжет розігрують.
web-legends-summary-discard = Скиньте карти понад ліміт руки. Він дорівнює 5, а за кожну рану на 1 менший.
web-legends-summary-end = Хтось досяг мети гри: раунд дограють, потім кожен робить ще один хід, і настає завершальний підрахунок.
web-legends-summary-sides = Очки маршала й очки розшуку несумісні: перше очко розшуку коштує маршалові всіх його очок.
web-legends-ability-from = діє від 5 ОЛ
web-legends-self-goal = Станьте найбільшою легендою Заходу: майте наприкінці гри найбільше очок легендарності (ОЛ). Кінець уже близько, коли хтось набере { $lp } ОЛ.
web-learn-legends-1 = Кожен із вас — герой старого Заходу. Їдьте куди хочете й робіть що хочете; усе, що вас уславлює, приносить очки легендарності (ОЛ).
web-learn-legends-2 = У свій хід ви берете дохід, а потім маєте три дії: їхати, битися, зіграти карту або робити те, що є в локації: шукати золото, грабувати банк, грати в покер, купити коня.
web-learn-legends-3 = Допомагайте закону й просувайтеся шкалою маршала або живіть поза ним і просувайтеся шкалою розшуку: винагороди більшають, а шериф не відстає.
web-learn-legends-4 = Сюжети пишете всі разом: хто виконав умову, кладе диск, і винагороду дістають усі учасники. Від 15, 20 або 25 ОЛ починається кінець.
