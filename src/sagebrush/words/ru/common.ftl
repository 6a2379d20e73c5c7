### Слова, общие для всех игр и экранов.

common-list = { $head } и { $last }
common-nobody = никто

# Что может предложить каждая игра.

common-option-pass_for = { $until ->
        [turn] Пропускать до конца хода
       *[my_turn] Пропускать до моего хода
    }
    .hint = { $until ->
        [turn] До конца хода вас об этом больше не спросят.
       *[my_turn] До начала вашего хода вас об этом больше не спросят.
    }

## Looking into a game

analysis-title = Как шла игра
analysis-course = Шансы на победу
analysis-believed = Разгадано, прежде чем стало известно
analysis-turning = Ответ { $answer }, ход: { $active }. { $player }: с { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-turning-before = Ответ { $answer }, до первого хода. { $player }: с { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Ответ { $answer }, { $player }. { $question } { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; лучше: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Ничего, что было бы заведомо лучше, не упущено.
analysis-working = Обдумываю игру. Это займёт несколько секунд.
analysis-pausing = Серверу нужно немного времени. Дальше всё пойдёт само собой.
analysis-turnings = Где игра переломилась
analysis-turn = Ход: { $active }. { $player }: шанс на победу с { $before } до { $after }.
analysis-turn-before = До первого хода. { $player }: шанс на победу с { $before } до { $after }.
analysis-side = { $side ->
        [law] Закон
       *[outlaw] Бандиты
    } ({ $players })
analysis-choices = Что было выбрано
analysis-of = Решения игрока
analysis-better = { $chosen }: { $chance }; лучше: { $best }: { $better }.
analysis-plain = { $chosen }: { $chance }.
analysis-every = Все решения ({ $count })
analysis-known = Что тогда можно было знать
analysis-thought = Что могли думать другие
analysis-seen = { $player } – { $role }; прежде чем это стало известно, в этом можно было быть уверенным на { $share }.
analysis-glimpse = Ход: { $active }. Уверенность до него { $before }, после него { $after }.
analysis-from-to = с { $before } до { $after }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-turn-mark = Ход
analysis-open = Где всё решилось?
# Боты: короткие имена с Дикого Запада, ни одно не принадлежит персонажу.
common-bot-buck = Бак
common-bot-dusty = Дасти
common-bot-hank = Хэнк
common-bot-sadie = Сэйди
common-bot-clem = Клем
common-bot-virgil = Вирджил
common-bot-pearl = Пёрл
common-bot-wade = Уэйд
common-bot-cole = Коул
common-bot-hattie = Хэтти
common-bot-amos = Эймос
common-bot-zeke = Зик
common-bot-mabel = Мэйбл
common-bot-jeb = Джеб
common-bot-silas = Сайлас
common-bot-nell = Нелл
common-bot-otis = Отис
common-bot-ezra = Эзра
common-bot-ruby = Руби
common-bot-rusty = Расти
common-bot-tex = Текс
common-bot-opal = Опал
common-bot-slim = Слим
common-bot-abner = Эбнер
common-bot-josie = Джози
common-bot-shorty = Шорти
common-bot-tess = Тесс
common-bot-dolly = Долли
common-bot-etta = Этта
common-bot-flora = Флора
common-bot-ginny = Джинни
common-bot-ida = Айда
