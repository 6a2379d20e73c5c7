### Вебклієнт.

## Усюди

web-tagline = Таємні ролі, заряджені кубики й колода халеп: сідайте до столу.
web-skip = Перейти до вмісту
web-language = Мова
web-theme = Вигляд
web-theme-light = Рівно опівдні
web-theme-dark = Нічний салун
web-theme-system = Як на пристрої
web-close = Закрити
web-loading = Сідлаємо коней …
web-again = Спробувати ще раз
web-to-front = На головну
web-missing-page = Ця стежка нікуди не веде
web-missing-page-text = Такої сторінки немає або вже немає.
web-nicknames = Перекотиполе, Щасливчик, Койот, Кактус, Мустанг, Підкова, Ялівець, Стетсон, Рудий, Шпора
web-credits = Фанатський стіл, незалежний від видавців ігор. Назви й числа — це факти, а кожен текст і малюнок наш власний; символи з game-icons.net (CC BY 3.0).

## Головна сторінка

web-play-bots = Грати з ботами
web-play-friends = Грати з друзями
web-learn = Навчитися грати
web-rules = Правила
web-your-games = Ваші ігри
web-open-tables = Відкриті столи
web-past-games = Зіграні ігри
web-no-open-tables = Зараз ніхто не чекає. Відкрийте стіл і запросіть когось.
web-no-past-games = Тут будуть ваші завершені ігри, їх можна переглянути знову.
web-upload = Відкрити збережену гру
web-howdy = Вітаємо, { $name }
web-status-waiting = { $open ->
        [one] { $open } вільний стілець
        [few] { $open } вільні стільці
        [many] { $open } вільних стільців
       *[other] { $open } вільного стільця
    }
web-status-playing = триває гра
web-status-finished = завершено
web-watch-replay = Переглянути
web-resume = Назад до столу
web-join = Приєднатися
web-watch = Дивитися
web-of-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }

## Хто ви

web-your-name = Ваше ім’я
web-rename = Змінити ім’я
web-saved = Збережено.
web-sign-in = Увійти
web-sign-in-text = Лише для тих, хто дав своєму імені пароль. Усі інші просто обирають ім’я і грають.
web-signed-in = З поверненням.
web-signed-out = До зустрічі.
web-sign-out = Вийти
web-passphrase = Пароль
web-passphrase-text = З паролем ваше ім’я та ваші ігри належать вам на кожному пристрої. Щонайменше 8 символів.
web-keep-account = Залишити ім’я за собою

## Новий стіл

web-players = Гравці
web-more-players = З доповненням «{ $box }» також: { $counts }
web-characters = Персонажі
web-expansions = Доповнення
web-expansion-options = Налаштування цих доповнень
web-surprise = Здивуйте мене
web-surprised = { $count ->
        [0] Буде лише базова гра.
       *[other] Буде: { $boxes }.
    }
web-variants = Інші правила та варіанти
web-own-cards = Власні карти
web-own-cards-text = Грайте картами зі своєї коробки: перепишіть їх і виберіть файли або теку, де вони лежать. Вони стануть частиною запису гри, і кожен за столом зможе їх прочитати. Така гра не враховується в рейтингу.
web-own-cards-files = Вибрати файли
web-own-cards-folder = Вибрати теку
web-own-cards-remove = Прибрати
web-own-cards-size = { $size } кБ
web-own-cards-known = Гра читає: { $files }.
web-own-cards-here = Власні карти: { $files }
web-own-cards-misfit = Цими картами грати не можна: { $why }
web-own-cards-none = Тут немає жодного файлу із розширенням .toml.
web-own-cards-unknown = Файлу { $file } гра не читає. Вона читає { $files }.
web-own-cards-large = Це забагато: усі файли разом можуть займати щонайбільше 256 кБ.
web-own-cards-not-text = { $file } — не текст у UTF-8.
web-bots = Боти
web-choice-random = Вирішить випадок
web-bot-random = Перекотиполе
    .text = Робить будь-що дозволене: куди вітер віє.
web-bot-greenhorn = Новачок
    .text = Новий у місті: явних дурниць не робить і нікого не добиває, доки має інше діло.
web-bot-tenderfoot = Добряк
    .text = Для дітей: грає разом, не поспішає й не чіпає того, хто ледве стоїть.
web-bot-simple = Стрілець
    .text = Знає, чого хоче, і йде до цього: у добрий день рівний суперник.
web-bot-marshal = Маршал
    .text = Мить думає наперед. Одурити його непросто.
web-bot-legend = Легенда
    .text = Думає наперед цілу секунду й пам’ятає, хто кому що зробив. Бійтеся.
web-deal-me-in = Роздавайте
web-open-table = Відкрити стіл
web-chairs = Стільці
web-chair = Стілець { $number }
web-chair-friend = Друг
web-chair-bot = Бот: { $level }
web-pace = Час на рішення
web-pace-none = Без обмеження часу
web-pace-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
web-pace-days = { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
web-pace-text = Коли час спливає, за гравця грає бот, доки той не повернеться.
web-listed = Відкритий для всіх
web-listed-text = Сісти може будь-хто. Інакше лише той, хто має посилання.
web-rated = рейтингова гра
web-unrated = гра без рейтингу
web-account-mark = Обліковий запис: більше ніхто не може мати цього імені
web-private = за запрошенням
web-against-bots = проти ботів

## Кімната очікування

web-invite = Запросіть друзів
web-invite-link = Хто відкриє це посилання, зможе сісти за стіл
web-watch-link = Хто відкриє це посилання, зможе дивитися
web-copy = Скопіювати посилання
web-copied = Посилання скопійовано.
web-qr = Код для сканування
web-open-chair = Вільний стілець
web-sit-here = Сісти тут
web-sit-down = Сідайте
web-join-table = Приєднатися до гри
web-take-bot-chair = Сісти замість бота
web-table-full = Усі стільці зайняті
web-you = ви
web-here = тут
web-away = не на місці
web-program = тут грає програма
web-start = Почати гру
web-start-with-bots = { $count ->
        [one] Почати з ботом на вільному стільці
       *[other] Почати з ботами на вільних стільцях ({ $count })
    }
web-waiting = Ще трохи
web-waiting-for = Коли всі зберуться, гру почне { $host }.
web-leave = Встати з-за столу
web-closed-table = Цей стіл закрито

## Стіл

web-your-move = Ваш хід
web-a-moment = Хвилинку …
web-several-asked = Вирішують: { $players }.
web-choose-target = { $what }: оберіть гравця.
web-choose-more = { $what }: що далі?
web-choosable = можна обрати
web-back = Назад
web-harms-yourself = Так ви влучите в себе. Ви справді цього хочете?
web-yourself = Це ви!
web-role-hidden = прихована роль
web-who-you-are = Хто ви
web-your-role = Ваша роль
web-your-goal = Ваша мета:
web-your-character = Ваш персонаж
web-let-us-play = До гри
web-opening-told = На початку гри казати мені, хто я
web-lives = життя: { $life } із { $max }
web-indians = Індіанці нападають!
web-boom = Бабах!
web-ratatat = Гатлінг!
web-seconds-left = { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунди
    }
web-rulings = { $count ->
        [one] { $count } роз’яснення
        [few] { $count } роз’яснення
        [many] { $count } роз’яснень
       *[other] { $count } роз’яснення
    }

## Довкола столу

web-log = Що сталося
web-log-short = Журнал
web-since-your-turn = Від вашого останнього ходу
web-chat = Розмова
web-no-chat = Ще ніхто нічого не сказав.
web-say = Ваше слово
web-send = Надіслати
web-menu = Меню
web-signals = Швидкі сигнали
web-signal-howdy = Вітаю!
web-signal-thanks = Дякую!
web-signal-nice = Гарний хід!
web-signal-oops = Ой!
web-signal-hurry = Чекаємо до заходу сонця?
web-signal-wait = Хвилинку!
web-signal-laugh = Ха-ха!
web-signal-angry = Я це запам’ятаю!
web-skip-show = Пропустити
web-hint = Підказка
web-hint-thinking = Обмірковую…
web-hint-title = Підказка
web-hint-do = { $option }: шанс на перемогу { $chance }. Друге за силою: { $other }, { $less }.
web-hint-lost = { $option }. Хай що ви зробите, шансу на перемогу майже не лишилося.
web-hint-won = { $option }. Перемога майже певна, навіть із другим за силою: { $other }.
web-hint-give = Зробити так
web-hint-same = Різниці майже немає.
web-hint-whole = У пробних іграх із цієї позиції це частіше веде до перемоги.
web-hints = Підказки
web-hints-text = Поки ви граєте лише проти ботів, кнопка скаже, що на вашому місці зробила б Легенда і чому.
web-take-back = Узяти назад
web-take-back-asked = Ви просите взяти назад останній хід. Ще мають погодитися: { $players }.
web-take-back-wish = { $player } просить узяти назад останній хід.
web-take-back-refused = { $player } не погоджується: хід лишається.
web-take-back-granted = Останній хід узято назад. Грає: { $player }.
web-take-back-lapsed = Хід лишається: гра пішла далі.
web-agree = Погоджуюся
web-refuse = Відмовляю
web-bot-plays = За вас грає бот.
web-take-seat-back = Грати далі без бота
web-hand-over = Хай за мене грає бот
web-rated-leave = Ця гра рейтингова: хто лишає її ботові й не повертається, той програв.
web-leave-game = Піти; далі гратиме бот
web-line-lost = З’єднання втрачено, пробуємо знову …
web-line-offline = Пристрій без мережі.
web-line-kept = Вашу відповідь збережено, її буде надіслано.
web-line-connecting = З’єднуємося …
web-catching-up = Надолужуємо пропущене …
web-watching = Ви дивитеся
web-watchers = { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
web-tempo = Темп показу
web-tempo-calm = Спокійний
web-tempo-normal = Звичайний
web-tempo-quick = Швидкий
web-faster = Швидше
web-tempo-instant = Миттєвий
web-sounds = Звуки
web-keys = Клавіші
web-key-choose = обрати карту, кубик або гравця
web-key-confirm = підтвердити
web-key-back = на крок назад
web-key-pass = пропустити, залишити кубики або завершити хід
web-key-roll = перекинути
web-key-undo = узяти назад
web-key-skip = пропустити показ
web-key-pause = зупинити показ або продовжити
web-key-step = показати наступне
web-key-log = гортати журнал
web-fair = Чи чесно тасують?
web-fair-text = Перед грою сервер загадав секрет і показав усім його відбиток. Гравці додали до нього власний випадковий текст. Після гри секрет відкривають, і кожен може перевірити, що з нього взялися кожна карта й кожен кидок.
web-fair-promise = Відбиток:
web-fair-secret = Секрет:
web-fair-seed = Зерно:
web-out = Ви вибули з гри. Лишайтеся дивитися: хто переможе?
web-watch-open = Показати приховане
web-may-return = Ви ще можете повернутися до гри, тож карти інших лишаються прихованими.
web-guess-right = Ви вгадали!
web-guess-wrong = Ви не вгадали.

## Рейтинг

web-ratings = Рейтинг
web-ratings-of = Рейтинг: { $game }
web-ratings-text = Рейтинг — це обережна оцінка: ми майже певні, що гравець грає принаймні так добре. Він починається з 0 і зростає з перемогами, надто над сильними, та з кожною грою, що уточнює оцінку. Рахуються ігри щонайменше двох облікових записів, кожен на одному стільці.
web-ratings-guest = Ви граєте як гість: дайте своєму імені пароль на головній сторінці, і ваші ігри з іншими обліковими записами рахуватимуться.
web-ratings-not-yet = Вас у списку ще немає.
web-ratings-none = Рейтингу ще ніхто не має
web-ratings-none-text = Це змінить перша дограна гра двох облікових записів.
web-place = Місце
web-player = Гравець
web-rating = Рейтинг
web-strength = Імовірна сила
web-strength-span = від { $low } до { $high }
web-games = Ігри
web-bot = бот
web-sure-not = перша оцінка
web-sure-little = ще непевно
web-sure-fairly = доволі певно
web-sure-very = дуже певно

## Після гри

web-result = Підсумок
web-you-win = Ви перемогли!
web-you-lose = Не цього разу
web-game-over = Гру завершено
web-won = перемога
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-in-place = місце { $place }
web-on-the-table = На столі
web-has-turn = ходить
web-is-out = поза грою
web-chart = Життя впродовж гри
web-rematch = Зіграти ще
web-join-rematch = До наступної гри
web-share-replay = Скопіювати посилання на запис
web-download = Завантажити запис

## Записи

web-replay = Запис
web-replay-of = Запис: { $game }
web-eyes = Чиїми очима
web-eyes-all = усіх (видно все)
web-eyes-all-short = видно все
web-eyes-table = глядача
web-step = Крок { $step } із { $total }
web-step-back = На крок назад
web-step-on = На крок далі
web-to-start = На початок
web-to-end = У кінець
web-play = Відтворити
web-pause = Зупинити
web-speed = Швидкість
web-what-if = А якби … грати звідси
web-what-if-short = А якби …
web-what-if-seat = За кого гратимете?
web-what-if-text = Із цієї позиції почнеться новий стіл. Ви граєте за одне місце, за решту — боти; результат нікуди не рахується.
web-opening = Гра починається.

## Правила й навчання

web-rules-of = Правила: { $game }
web-search = Шукати в правилах
web-search-hint = Карта, персонаж, слово, номер …
web-found = { $count ->
        [0] Нічого не знайдено.
        [one] { $count } роз’яснення
        [few] { $count } роз’яснення
        [many] { $count } роз’яснень
       *[other] { $count } роз’яснення
    }
web-faces = Кубики
web-all-cards = Карти
web-event-cards = Карти подій
web-roles = Ролі
web-equipment = Спорядження
web-stations = Станції
web-locomotive = Локомотив
web-learn-of = Навчитися грати: { $game }
web-learn-start = Почати перший урок
web-learn-text = Справжня гра за справжнім столом, лише карти підготовлено: одна річ за раз, і все ви робите самі. Нічого не зіпсуєте й завжди можете повернутися на крок. Потім граєте далі вільно.
web-learn-roles = Хто є хто
web-learn-more = Усі правила
web-learn-further = Уроки до доповнень
web-learn-further-text = Базову гру знаєте? До кожної коробки є короткий урок: що вона змінює, і одна-дві дії, щоб спробувати.
web-learn-short = Коротко
web-lesson-minutes = близько { $minutes } хв
web-lesson-done = пройдено
web-lesson-progress = { $step } з { $count }
web-lesson-watch = Дивіться, що відбувається …
web-lesson-not-yet = Не зараз: спершу те, що світиться.
web-lesson-back = Назад
web-lesson-next = Далі
web-lesson-skip = Зробити за мене
web-lesson-free = Грати далі
web-lesson-more = Інші уроки
web-lesson-leave = Закінчити урок і грати далі
web-coach-hide = Сховати провідника
web-lesson-ability = Це здібність вашого персонажа. Торкніться свого портрета, щоб прочитати її; використовувати чи ні, вирішуєте ви.
web-lesson-character = Кожен персонаж має свою здібність і свою кількість життів. Наведіть курсор або притримайте, щоб прочитати більше.

## Що пішло не так

web-trouble-offline = Сервер не відповідає.
web-trouble-too-fast = Забагато за раз. Зачекайте хвилинку.
web-trouble-already-decided = Це вже вирішено.
web-trouble-not-asked = Зараз вирішуєте не ви.
web-trouble-unknown-option = Це вже неможливо.
web-trouble-not-playing = За цим столом не грають.
web-trouble-not-seated = У вас немає місця за цим столом.
web-trouble-game-over = Гру завершено.
web-trouble-nothing-to-take-back = Зараз нема чого брати назад.
web-trouble-not-host = Це може лише господар столу.
web-trouble-not-invited = Цей стіл лише за запрошенням. Попросіть посилання.
web-trouble-no-such-table = Такого столу немає, або він лише за запрошенням: тоді попросіть посилання.
web-trouble-seat-taken = Цей стілець зайнятий.
web-trouble-not-signed-in = Спершу оберіть ім’я.
web-trouble-name-taken = Це ім’я або дуже схоже вже хтось має.
web-trouble-dead-men-tell-no-tales = Хто вибув, може бачити всі карти, тому знову говорить лише після кінця гри.
web-trouble-hushed = Поки діє ця карта, за столом мовчать. Сигнали дозволено.
web-trouble-seen-all-cards = Це повернуло б у гру когось, хто вже бачив усі карти.
web-trouble-bad-name = Таке ім’я не годиться. Від 1 до 24 літер.
web-trouble-wrong-passphrase = Неправильне ім’я або пароль.
web-trouble-failed = Не вдалося. Спробуйте ще раз.
web-trouble-table-full = Усі стільці зайняті.
web-trouble-already-started = Гра за цим столом уже почалася.
web-trouble-bad-record = Цей файл не є грою, яку можна тут відтворити.
web-trouble-held = Хтось просить узяти хід назад; спершу це.
web-trouble-no-request = Це прохання вже вирішено.
web-trouble-not-finished = Це буде видно, коли гра скінчиться.
web-trouble-not-out = Усі карти може бачити лише той, хто вибув.
web-trouble-not-yours = Це не ваше місце.
web-trouble-seats-open = Ще не всі стільці зайняті.
web-trouble-too-many-tables = У вас забагато відкритих столів. Спершу завершіть або покиньте один із них.
web-trouble-too-dear = Це було забагато роботи для сервера. Зачекайте хвилину, будь ласка.
web-trouble-rated = У рейтинговій грі господар не віддає чужих місць. За того, кого довго немає, сяде бот.
web-trouble-rated-take-back = Ця гра рейтингова: дещо вже відкрилося, і більше нікому погодитися.
web-trouble-no-hints = Цей стіл відкрито без підказок.
web-trouble-hints-among-people = Підказки є лише там, де всі інші — боти.
web-trouble-storage = Сервер зараз не може нічого зберегти. Прийняте не втрачено; спробуйте ще раз за мить.

## People at the table

web-push-body = { $game }: гра чекає на вас.
# Власні нотатки, перемотування, запис, галерея
web-notes = Мої нотатки
web-notes-text = Що ви думаєте про інших. Нотатки лишаються на цьому пристрої, їх більше ніхто не бачить.
web-note-on = { $player }, на мою думку, це:
web-note-words = Нотатка: { $player }
web-note-hint = Нотатка для себе
web-only-bots = Далі грають лише боти.
web-rush = Перемотати до кінця
web-to-moment = До цієї миті
web-gallery = Галерея
web-gallery-of = Галерея: { $game }
web-in-gallery = У галереї
web-search-short = Пошук
web-box = Коробка
web-kind = Вид
web-everything = Усе
web-things-found = { $count ->
    [0] Нічого не знайдено.
    [one] { $count } предмет.
    [few] { $count } предмети.
   *[other] { $count } предметів.
}
web-contents = Зміст
web-kind-fight-cards = Карти сутички
web-kind-items = Предмети
web-kind-stories = Сюжети
web-kind-goals = Цілі
web-kind-black-cards = Чорні карти
web-kind-foes = Супротивники
web-kind-locations = Локації
web-trouble-people-play = У грі ще лишилися люди.
web-waits-for-you = чекає на вас уже { $time }
web-watch-games = Ігри, які можна дивитися
web-no-watch-games = Зараз не йде жодна відкрита гра.
web-quick = Швидка гра
web-quick-hint = Найближчий вільний стілець за відкритим столом. Якщо ніхто не прийде, за хвилину сядуть боти.
web-starts-in = Початок за { $time }. Вільні стільці займуть боти.
web-remove = Відіслати
web-removed = Господар столу відіслав вас.
web-in-play = У грі
web-seat-away = немає { $time }
web-away-for = { $name }: немає вже { $time }.
web-let-bot-play = Хай поки грає бот
web-bot-votes = { $count ->
        [one] Поки { $count } голос за бота; потрібно більше половини присутніх.
        [few] Поки { $count } голоси за бота; потрібно більше половини присутніх.
       *[other] Поки { $count } голосів за бота; потрібно більше половини присутніх.
    }
web-bot-may-in = За { $time } можна буде покликати бота.
web-bot-plays-time = Ваш час вийшов: за вас грає бот.
web-bot-plays-gone = Вас не було: за вас грає бот.
web-bot-plays-host = Господар столу посадив за вас бота.
web-bot-took-time = { $name }: час вийшов, далі грає бот.
web-bot-took-gone = { $name }: немає на місці, далі грає бот.
web-seat-given-back = { $name } знову за столом.
web-new-version = Є нова версія цієї сторінки.
web-push-on = Сповіщати, коли мій хід
web-push-off = Більше не сповіщати
web-push-text = Сповіщенням на цьому пристрої, навіть якщо сторінку закрито.
web-push-denied = Ваш браузер не дозволяє сповіщень із цієї сторінки.
web-push-saved = Ми сповістимо, коли настане ваш хід.
web-your-page = Мої ігри та перемоги
web-all-past = Усі зіграні ігри
web-past-of = Ігри та перемоги: { $name }
web-member-since = Тут від { $date }
web-won-of = перемог: { $won } із { $played }
web-by-role = За ролями
web-by-character = За персонажами
web-rating-course = Рейтинг із часом
web-history = Зіграні ігри
web-no-history = Ще жодної зіграної гри.
web-no-public-history = Ще жодної зіграної гри за відкритим столом.
web-no-public-history-text = Те, що ви граєте проти ботів або за запрошенням, зберігається серед ваших ігор.
web-all-games = Усі ігри
web-more = Показати ще
web-no-such-player = Такого імені немає в жодного облікового запису.
web-head-table = { $game }: є вільний стілець, господар { $host }
web-head-watch = { $game }: дивіться гру
web-head-replay = { $game }: запис гри
web-head-player = Ігри, перемоги та рейтинг: { $player }
web-trouble-removed = Господар цього столу відіслав вас.
web-trouble-link-needed = Новим гравцям для цього столу потрібне посилання від господаря.
web-trouble-not-away = На цього гравця ніхто не чекає.
web-trouble-not-away-yet = Цього гравця немає не так уже й довго.
web-trouble-has-clock = Коли за цим столом сяде бот, вирішує годинник.
web-trouble-bad-endpoint = До цього браузера сповіщення звідси не надіслати.
