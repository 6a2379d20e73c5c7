### Слова, спільні для всіх ігор та екранів.

common-list = { $head } і { $last }
common-nobody = ніхто

# Що може запропонувати кожна гра.

common-option-pass_for = { $until ->
        [turn] Пропускати до кінця ходу
       *[my_turn] Пропускати до мого ходу
    }
    .hint = { $until ->
        [turn] До кінця ходу вас про це більше не питатимуть.
       *[my_turn] До початку вашого ходу вас про це більше не питатимуть.
    }

## Looking into a game

analysis-title = Як ішла гра
analysis-course = Шанси на перемогу
analysis-believed = Розгадано, перш ніж стало відомо
analysis-turning = Відповідь { $answer }, хід: { $active }. { $player }: з { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-turning-before = Відповідь { $answer }, до першого ходу. { $player }: з { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Відповідь { $answer }, { $player }. { $question } { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; краще: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Нічого, що було б напевно кращим, не пропущено.
analysis-working = Обмірковую гру. Це триває кілька секунд.
analysis-pausing = Серверу потрібно трохи часу. Далі все піде само собою.
analysis-turnings = Де гра переломилася
analysis-turn = Хід: { $active }. { $player }: шанс на перемогу з { $before } до { $after }.
analysis-turn-before = До першого ходу. { $player }: шанс на перемогу з { $before } до { $after }.
analysis-side = { $side ->
        [law] Закон
       *[outlaw] Бандити
    } ({ $players })
analysis-choices = Що було обрано
analysis-of = Рішення гравця
analysis-better = { $chosen }: { $chance }; краще: { $best }: { $better }.
analysis-plain = { $chosen }: { $chance }.
analysis-every = Усі рішення ({ $count })
analysis-known = Що тоді можна було знати
analysis-thought = Що могли думати інші
analysis-seen = { $player } – { $role }; перш ніж це стало відомо, у цьому можна було бути певним на { $share }.
analysis-glimpse = Хід: { $active }. Певність до нього { $before }, після нього { $after }.
analysis-from-to = з { $before } до { $after }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-turn-mark = Хід
analysis-open = Де все вирішилося?
# Боти: короткі імена з Дикого Заходу, жодне не належить персонажеві.
common-bot-buck = Бак
common-bot-dusty = Дасті
common-bot-hank = Генк
common-bot-sadie = Сейді
common-bot-clem = Клем
common-bot-virgil = Вірджил
common-bot-pearl = Перл
common-bot-wade = Вейд
common-bot-cole = Коул
common-bot-hattie = Гетті
common-bot-amos = Еймос
common-bot-zeke = Зік
common-bot-mabel = Мейбл
common-bot-jeb = Джеб
common-bot-silas = Сайлас
common-bot-nell = Нелл
common-bot-otis = Отіс
common-bot-ezra = Езра
common-bot-ruby = Рубі
common-bot-rusty = Расті
common-bot-tex = Текс
common-bot-opal = Опал
common-bot-slim = Слім
common-bot-abner = Ебнер
common-bot-josie = Джозі
common-bot-shorty = Шорті
common-bot-tess = Тесс
common-bot-dolly = Доллі
common-bot-etta = Етта
common-bot-flora = Флора
common-bot-ginny = Джинні
common-bot-ida = Айда
