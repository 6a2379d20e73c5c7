### Веб-клиент.

## Везде

web-tagline = Тайные роли, заряженные кубики и колода неприятностей: садитесь к столу.
web-skip = Перейти к содержанию
web-language = Язык
web-theme = Вид
web-theme-light = Ровно в полдень
web-theme-dark = Полночный салун
web-theme-system = Как на устройстве
web-close = Закрыть
web-loading = Седлаем лошадей …
web-again = Попробовать ещё раз
web-to-front = На главную
web-missing-page = Эта тропа никуда не ведёт
web-missing-page-text = Такой страницы нет или уже нет.
web-nicknames = Перекати-поле, Счастливчик, Койот, Кактус, Мустанг, Подкова, Можжевельник, Стетсон, Рыжий, Шпора
web-credits = Фанатский стол, независимый от издателей игр. Названия и числа — это факты, а каждый текст и рисунок наш собственный; символы с game-icons.net (CC BY 3.0).

## Главная страница

web-play-bots = Играть с ботами
web-play-friends = Играть с друзьями
web-learn = Научиться играть
web-rules = Правила
web-your-games = Ваши игры
web-open-tables = Открытые столы
web-past-games = Сыгранные игры
web-no-open-tables = Сейчас никто не ждёт. Откройте стол и пригласите кого-нибудь.
web-no-past-games = Здесь будут ваши законченные игры, их можно посмотреть снова.
web-upload = Открыть сохранённую игру
web-howdy = Приветствуем, { $name }
web-status-waiting = { $open ->
        [one] { $open } свободный стул
        [few] { $open } свободных стула
        [many] { $open } свободных стульев
       *[other] { $open } свободного стула
    }
web-status-playing = идёт игра
web-status-finished = закончено
web-watch-replay = Посмотреть
web-resume = Назад к столу
web-join = Присоединиться
web-watch = Смотреть
web-of-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }

## Кто вы

web-your-name = Ваше имя
web-rename = Сменить имя
web-saved = Сохранено.
web-sign-in = Войти
web-sign-in-text = Только для тех, у кого для имени есть пароль. Все остальные просто выбирают имя и играют.
web-signed-in = С возвращением.
web-signed-out = До встречи.
web-sign-out = Выйти
web-passphrase = Пароль
web-passphrase-text = С паролем ваше имя и ваши игры принадлежат вам на любом устройстве. Не меньше 8 символов.
web-keep-account = Оставить имя за собой

## Новый стол

web-players = Игроки
web-more-players = С дополнением «{ $box }» также: { $counts }
web-characters = Персонажи
web-expansions = Дополнения
web-expansion-options = Настройки этих дополнений
web-surprise = Удивите меня
web-surprised = { $count ->
        [0] Будет только базовая игра.
       *[other] Будет: { $boxes }.
    }
web-variants = Другие правила и варианты
web-own-cards = Свои карты
web-own-cards-text = Играйте картами из своей коробки: перепишите их и выберите файлы или папку, где они лежат. Они станут частью записи игры, и каждый за столом сможет их прочитать. Такая игра не идёт в рейтинг.
web-own-cards-files = Выбрать файлы
web-own-cards-folder = Выбрать папку
web-own-cards-remove = Убрать
web-own-cards-size = { $size } кБ
web-own-cards-known = Игра читает: { $files }.
web-own-cards-here = Свои карты: { $files }
web-own-cards-misfit = Этими картами играть нельзя: { $why }
web-own-cards-none = Здесь нет ни одного файла с расширением .toml.
web-own-cards-unknown = Файл { $file } игра не читает. Она читает { $files }.
web-own-cards-large = Это слишком много: все файлы вместе могут занимать не больше 256 кБ.
web-own-cards-not-text = { $file } — не текст в UTF-8.
web-bots = Боты
web-choice-random = Решит случай
web-bot-random = Перекати-поле
    .text = Делает что угодно из дозволенного: куда ветер дует.
web-bot-greenhorn = Новичок
    .text = Новенький в городе: явных глупостей не делает и никого не добивает, пока есть другое дело.
web-bot-tenderfoot = Добряк
    .text = Для детей: играет вместе, не торопится и не трогает того, кто еле стоит.
web-bot-simple = Стрелок
    .text = Знает, чего хочет, и идёт к этому: в удачный день равный соперник.
web-bot-marshal = Маршал
    .text = Мгновение думает наперёд. Обмануть его непросто.
web-bot-legend = Легенда
    .text = Думает наперёд целую секунду и помнит, кто кому что сделал. Бойтесь.
web-deal-me-in = Сдавайте
web-open-table = Открыть стол
web-chairs = Стулья
web-chair = Стул { $number }
web-chair-friend = Друг
web-chair-bot = Бот: { $level }
web-pace = Время на решение
web-pace-none = Без ограничения времени
web-pace-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
web-pace-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
web-pace-text = Когда время выходит, за игрока играет бот, пока тот не вернётся.
web-listed = Открыт для всех
web-listed-text = Сесть может кто угодно. Иначе только тот, у кого есть ссылка.
web-rated = рейтинговая игра
web-unrated = игра без рейтинга
web-account-mark = Учётная запись: больше никто не может носить это имя
web-private = по приглашению
web-against-bots = против ботов

## Комната ожидания

web-invite = Пригласите друзей
web-invite-link = Кто откроет эту ссылку, сможет сесть за стол
web-watch-link = Кто откроет эту ссылку, сможет смотреть
web-copy = Скопировать ссылку
web-copied = Ссылка скопирована.
web-qr = Код для сканирования
web-open-chair = Свободный стул
web-sit-here = Сесть здесь
web-sit-down = Садитесь
web-join-table = Присоединиться к игре
web-take-bot-chair = Сесть вместо бота
web-table-full = Все стулья заняты
web-you = вы
web-here = здесь
web-away = не на месте
web-program = здесь играет программа
web-start = Начать игру
web-start-with-bots = { $count ->
        [one] Начать с ботом на свободном стуле
       *[other] Начать с ботами на свободных стульях ({ $count })
    }
web-waiting = Ещё немного
web-waiting-for = Когда все соберутся, игру начнёт { $host }.
web-leave = Встать из-за стола
web-closed-table = Этот стол закрыт

## Стол

web-your-move = Ваш ход
web-a-moment = Минутку …
web-several-asked = Решают: { $players }.
web-choose-target = { $what }: выберите игрока.
web-choose-more = { $what }: что дальше?
web-choosable = можно выбрать
web-back = Назад
web-harms-yourself = Так вы попадёте в себя. Вы правда этого хотите?
web-yourself = Это вы!
web-role-hidden = скрытая роль
web-who-you-are = Кто вы
web-your-role = Ваша роль
web-your-goal = Ваша цель:
web-your-character = Ваш персонаж
web-let-us-play = Играем
web-opening-told = В начале игры говорить мне, кто я
web-lives = жизни: { $life } из { $max }
web-indians = Индейцы нападают!
web-boom = Бабах!
web-ratatat = Гатлинг!
web-seconds-left = { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
        [many] осталось { $seconds } секунд
       *[other] осталось { $seconds } секунды
    }
web-rulings = { $count ->
        [one] { $count } разъяснение
        [few] { $count } разъяснения
        [many] { $count } разъяснений
       *[other] { $count } разъяснения
    }

## Вокруг стола

web-log = Что произошло
web-log-short = Журнал
web-since-your-turn = С вашего последнего хода
web-chat = Беседа
web-no-chat = Пока никто ничего не сказал.
web-say = Ваше слово
web-send = Отправить
web-menu = Меню
web-signals = Быстрые сигналы
web-signal-howdy = Приветствую!
web-signal-thanks = Спасибо!
web-signal-nice = Хороший ход!
web-signal-oops = Ой!
web-signal-hurry = Ждём до заката?
web-signal-wait = Минутку!
web-signal-laugh = Ха-ха!
web-signal-angry = Я это запомню!
web-skip-show = Пропустить
web-hint = Подсказка
web-hint-thinking = Обдумываю…
web-hint-title = Подсказка
web-hint-do = { $option }: шанс на победу { $chance }. Второе по силе: { $other }, { $less }.
web-hint-lost = { $option }. Что бы вы ни сделали, шанса на победу почти не осталось.
web-hint-won = { $option }. Победа почти обеспечена, даже со вторым по силе: { $other }.
web-hint-give = Сделать так
web-hint-same = Разницы почти нет.
web-hint-whole = В пробных играх с этой позиции это чаще ведёт к победе.
web-hints = Подсказки
web-hints-text = Пока вы играете только против ботов, кнопка скажет, что на вашем месте сделала бы Легенда и почему.
web-take-back = Взять назад
web-take-back-asked = Вы просите взять назад последний ход. Ещё должны согласиться: { $players }.
web-take-back-wish = { $player } просит взять назад последний ход.
web-take-back-refused = { $player } не соглашается: ход остаётся.
web-take-back-granted = Последний ход взят назад. Играет: { $player }.
web-take-back-lapsed = Ход остаётся: игра пошла дальше.
web-agree = Согласиться
web-refuse = Отказать
web-bot-plays = За вас играет бот.
web-take-seat-back = Играть дальше без бота
web-hand-over = Пусть за меня играет бот
web-rated-leave = Эта игра рейтинговая: кто оставляет её боту и не возвращается, тот проиграл.
web-leave-game = Уйти; дальше играет бот
web-line-lost = Связь потеряна, пробуем снова …
web-line-offline = Устройство без сети.
web-line-kept = Ваш ответ сохранён и уйдёт сам.
web-line-connecting = Соединяемся …
web-catching-up = Навёрстываем пропущенное …
web-watching = Вы смотрите
web-watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-tempo = Темп показа
web-tempo-calm = Спокойный
web-tempo-normal = Обычный
web-tempo-quick = Быстрый
web-faster = Быстрее
web-tempo-instant = Мгновенный
web-sounds = Звуки
web-keys = Клавиши
web-key-choose = выбрать карту, кубик или игрока
web-key-confirm = подтвердить
web-key-back = на шаг назад
web-key-pass = пропустить, оставить кубики или закончить ход
web-key-roll = перебросить
web-key-undo = взять назад
web-key-skip = пропустить показ
web-key-pause = остановить показ или продолжить
web-key-step = показать следующее
web-key-log = листать журнал
web-fair = Честно ли тасуют?
web-fair-text = Перед игрой сервер загадал секрет и показал всем его отпечаток. Игроки добавили к нему свой случайный текст. После игры секрет открывают, и каждый может проверить, что из него взялись каждая карта и каждый бросок.
web-fair-promise = Отпечаток:
web-fair-secret = Секрет:
web-fair-seed = Зерно:
web-out = Вы выбыли из игры. Оставайтесь смотреть: кто победит?
web-watch-open = Показать скрытое
web-may-return = Вы ещё можете вернуться в игру, поэтому карты других остаются скрытыми.
web-guess-right = Вы угадали!
web-guess-wrong = Вы не угадали.

## Рейтинг

web-ratings = Рейтинг
web-ratings-of = Рейтинг: { $game }
web-ratings-text = Рейтинг — это осторожная оценка: мы почти уверены, что игрок играет по крайней мере так хорошо. Он начинается с 0 и растёт с победами, особенно над сильными, и с каждой игрой, которая уточняет оценку. Засчитываются игры хотя бы двух учётных записей, каждая на одном стуле.
web-ratings-guest = Вы играете как гость: задайте для имени пароль на главной странице, и ваши игры с другими учётными записями будут засчитываться.
web-ratings-not-yet = Вас в списке пока нет.
web-ratings-none = Рейтинга пока ни у кого нет
web-ratings-none-text = Это изменит первая доигранная игра двух учётных записей.
web-place = Место
web-player = Игрок
web-rating = Рейтинг
web-strength = Вероятная сила
web-strength-span = от { $low } до { $high }
web-games = Игры
web-bot = бот
web-sure-not = первая оценка
web-sure-little = пока неточно
web-sure-fairly = довольно точно
web-sure-very = очень точно

## После игры

web-result = Итог
web-you-win = Вы победили!
web-you-lose = Не в этот раз
web-game-over = Игра окончена
web-won = победа
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-in-place = место { $place }
web-on-the-table = На столе
web-has-turn = делает ход
web-is-out = вне игры
web-chart = Жизни в ходе игры
web-rematch = Сыграть ещё
web-join-rematch = К следующей игре
web-share-replay = Скопировать ссылку на запись
web-download = Скачать запись

## Записи

web-replay = Запись
web-replay-of = Запись: { $game }
web-eyes = Чьими глазами
web-eyes-all = всех (видно всё)
web-eyes-all-short = видно всё
web-eyes-table = зрителя
web-step = Шаг { $step } из { $total }
web-step-back = На шаг назад
web-step-on = На шаг дальше
web-to-start = В начало
web-to-end = В конец
web-play = Воспроизвести
web-pause = Остановить
web-speed = Скорость
web-what-if = А если бы … играть отсюда
web-what-if-short = А если бы …
web-what-if-seat = За кого будете играть?
web-what-if-text = С этой позиции начнётся новый стол. Вы играете за одно место, за остальные — боты; результат никуда не засчитывается.
web-opening = Игра начинается.

## Правила и обучение

web-rules-of = Правила: { $game }
web-search = Искать в правилах
web-search-hint = Карта, персонаж, слово, номер …
web-found = { $count ->
        [0] Ничего не найдено.
        [one] { $count } разъяснение
        [few] { $count } разъяснения
        [many] { $count } разъяснений
       *[other] { $count } разъяснения
    }
web-faces = Кубики
web-all-cards = Карты
web-event-cards = Карты событий
web-roles = Роли
web-equipment = Снаряжение
web-stations = Станции
web-locomotive = Локомотив
web-learn-of = Научиться играть: { $game }
web-learn-start = Начать первый урок
web-learn-text = Настоящая игра за настоящим столом, только карты подготовлены: по одной вещи за раз, и всё вы делаете сами. Испортить ничего нельзя, и всегда можно вернуться на шаг. Потом играете дальше свободно.
web-learn-roles = Кто есть кто
web-learn-more = Все правила
web-learn-further = Уроки к дополнениям
web-learn-further-text = Базовую игру знаете? К каждой коробке есть короткий урок: что она меняет и одно-два действия, чтобы попробовать.
web-learn-short = Коротко
web-lesson-minutes = около { $minutes } мин
web-lesson-done = пройдено
web-lesson-progress = { $step } из { $count }
web-lesson-watch = Смотрите, что происходит …
web-lesson-not-yet = Не сейчас: сначала то, что светится.
web-lesson-back = Назад
web-lesson-next = Дальше
web-lesson-skip = Сделать за меня
web-lesson-free = Играть дальше
web-lesson-more = Другие уроки
web-lesson-leave = Закончить урок и играть дальше
web-coach-hide = Скрыть проводника
web-lesson-ability = Это способность вашего персонажа. Коснитесь своего портрета, чтобы прочитать её; применять её или нет, решаете вы.
web-lesson-character = У каждого персонажа своя способность и своё число жизней. Наведите курсор или подержите палец, чтобы прочитать больше.

## Что пошло не так

web-trouble-offline = Сервер не отвечает.
web-trouble-too-fast = Слишком много сразу. Подождите минутку.
web-trouble-already-decided = Это уже решено.
web-trouble-not-asked = Сейчас решаете не вы.
web-trouble-unknown-option = Это уже невозможно.
web-trouble-not-playing = За этим столом не играют.
web-trouble-not-seated = У вас нет места за этим столом.
web-trouble-game-over = Игра окончена.
web-trouble-nothing-to-take-back = Сейчас нечего брать назад.
web-trouble-not-host = Это может только хозяин стола.
web-trouble-not-invited = Этот стол только по приглашению. Попросите ссылку.
web-trouble-no-such-table = Такого стола нет, или он только по приглашению: тогда попросите ссылку.
web-trouble-seat-taken = Этот стул занят.
web-trouble-not-signed-in = Сначала выберите имя.
web-trouble-name-taken = Это имя или очень похожее уже кто-то носит.
web-trouble-dead-men-tell-no-tales = Кто выбыл, может видеть все карты, поэтому снова говорит только после конца игры.
web-trouble-hushed = Пока действует эта карта, за столом молчат. Сигналы разрешены.
web-trouble-seen-all-cards = Это вернуло бы в игру того, кто уже видел все карты.
web-trouble-bad-name = Такое имя не годится. От 1 до 24 букв.
web-trouble-wrong-passphrase = Неверное имя или пароль.
web-trouble-failed = Не получилось. Попробуйте ещё раз.
web-trouble-table-full = Все стулья заняты.
web-trouble-already-started = Игра за этим столом уже началась.
web-trouble-bad-record = Этот файл — не игра, которую можно здесь воспроизвести.
web-trouble-held = Кто-то просит взять ход назад; сначала это.
web-trouble-no-request = Эта просьба уже решена.
web-trouble-not-finished = Это будет видно, когда игра закончится.
web-trouble-not-out = Все карты может видеть только тот, кто выбыл.
web-trouble-not-yours = Это не ваше место.
web-trouble-seats-open = Ещё не все стулья заняты.
web-trouble-too-many-tables = У вас слишком много открытых столов. Сначала закончите или покиньте один из них.
web-trouble-too-dear = Это было слишком много работы для сервера. Подождите, пожалуйста, минуту.
web-trouble-rated = В рейтинговой игре хозяин не отдаёт чужих мест. За того, кого долго нет, сядет бот.
web-trouble-rated-take-back = Эта игра рейтинговая: что-то уже открылось, и больше некому согласиться.
web-trouble-no-hints = Этот стол открыт без подсказок.
web-trouble-hints-among-people = Подсказки есть только там, где все остальные — боты.
web-trouble-storage = Сервер сейчас не может ничего сохранить. Принятое не потеряно; попробуйте ещё раз через минуту.

## People at the table

web-push-body = { $game }: игра ждёт вас.
# Собственные заметки, перемотка, запись, галерея
web-notes = Мои заметки
web-notes-text = Что вы думаете об остальных. Заметки остаются на этом устройстве, больше их никто не видит.
web-note-on = { $player }, по-моему, это:
web-note-words = Заметка: { $player }
web-note-hint = Заметка для себя
web-only-bots = Дальше играют только боты.
web-rush = Перемотать до конца
web-to-moment = К этому моменту
web-gallery = Галерея
web-gallery-of = Галерея: { $game }
web-in-gallery = В галерее
web-search-short = Поиск
web-box = Коробка
web-kind = Вид
web-everything = Всё
web-things-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } предмет.
    [few] { $count } предмета.
   *[other] { $count } предметов.
}
web-contents = Содержание
web-kind-fight-cards = Боевые карты
web-kind-items = Снаряжение
web-kind-stories = Сюжеты
web-kind-goals = Цели
web-kind-black-cards = Чёрные карты
web-kind-foes = Противники
web-kind-locations = Локации
web-trouble-people-play = В игре ещё остались люди.
web-waits-for-you = ждёт вас уже { $time }
web-watch-games = Игры, которые можно посмотреть
web-no-watch-games = Сейчас не идёт ни одна открытая игра.
web-quick = Быстрая игра
web-quick-hint = Ближайший свободный стул за открытым столом. Если никто не придёт, через минуту сядут боты.
web-starts-in = Начало через { $time }. Свободные стулья займут боты.
web-remove = Отослать
web-removed = Хозяин стола отослал вас.
web-in-play = В игре
web-seat-away = нет { $time }
web-away-for = { $name }: нет уже { $time }.
web-let-bot-play = Пусть пока играет бот
web-bot-votes = { $count ->
        [one] Пока { $count } голос за бота; нужно больше половины присутствующих.
        [few] Пока { $count } голоса за бота; нужно больше половины присутствующих.
       *[other] Пока { $count } голосов за бота; нужно больше половины присутствующих.
    }
web-bot-may-in = Через { $time } можно будет позвать бота.
web-bot-plays-time = Ваше время вышло: за вас играет бот.
web-bot-plays-gone = Вас не было: за вас играет бот.
web-bot-plays-host = Хозяин стола посадил за вас бота.
web-bot-took-time = { $name }: время вышло, дальше играет бот.
web-bot-took-gone = { $name }: нет на месте, дальше играет бот.
web-seat-given-back = { $name } снова за столом.
web-new-version = Есть новая версия этой страницы.
web-push-on = Сообщать, когда мой ход
web-push-off = Больше не сообщать
web-push-text = Уведомлением на этом устройстве, даже если страница закрыта.
web-push-denied = Ваш браузер не разрешает уведомления с этой страницы.
web-push-saved = Мы сообщим, когда будет ваш ход.
web-your-page = Мои игры и победы
web-all-past = Все сыгранные игры
web-past-of = Игры и победы: { $name }
web-member-since = Здесь с { $date }
web-won-of = побед: { $won } из { $played }
web-by-role = По ролям
web-by-character = По персонажам
web-rating-course = Рейтинг со временем
web-history = Сыгранные игры
web-no-history = Пока ни одной сыгранной игры.
web-no-public-history = Пока ни одной сыгранной игры за открытым столом.
web-no-public-history-text = То, что вы играете против ботов или по приглашению, хранится среди ваших игр.
web-all-games = Все игры
web-more = Показать ещё
web-no-such-player = Такого имени нет ни у одной учётной записи.
web-head-table = { $game }: есть свободный стул, хозяин { $host }
web-head-watch = { $game }: посмотрите игру
web-head-replay = { $game }: запись игры
web-head-player = Игры, победы и рейтинг: { $player }
web-trouble-removed = Хозяин этого стола отослал вас.
web-trouble-link-needed = Новым игрокам для этого стола нужна ссылка от хозяина.
web-trouble-not-away = Этого игрока никто не ждёт.
web-trouble-not-away-yet = Этого игрока нет не так уж долго.
web-trouble-has-clock = Когда за этот стол сядет бот, решают часы.
web-trouble-bad-endpoint = В этот браузер уведомления отсюда не отправить.
