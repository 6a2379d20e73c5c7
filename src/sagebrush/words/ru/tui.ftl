### Игра в терминале.

## Стол

tui-log = Журнал
tui-seat-you = { $name } (вы)
tui-seat-hidden = ?
tui-seat-secret = { $role }*
tui-seat-out = вне игры
tui-seat-place = { $place }.
tui-seat-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
tui-status-pace = боты: { $pace }
tui-pace-slow = медленно
tui-pace-normal = обычно
tui-pace-fast = быстро
tui-pace-instant = мгновенно

## Клавиши

tui-key-enter = Enter
tui-key-space = Пробел
tui-keys-pick = выбрать кубики
tui-keys-all = все
tui-keys-roll = бросить
tui-keys-stop = хватит
tui-keys-choose = выбрать
tui-keys-back = назад
tui-keys-hurry = не ждать
tui-keys-help = справка
tui-keys-undo = взять назад
tui-keys-table = кто есть кто
tui-keys-pace = темп
tui-keys-language = язык
tui-keys-quit = выход

## Заметки

tui-note-resumed = Отсюда игра продолжается.
tui-note-only = Единственная возможность: { $option }.
tui-note-taken-back = Вы берёте назад свой последний ответ.
tui-no-take-back = Этого уже не взять назад.

## Конец

tui-end-won = Вы побеждаете!
tui-end-lost = Вы проигрываете.
tui-end-rematch = Реванш
tui-end-rematch-hint = Те же игроки и правила, новая раздача.
tui-end-new = Новая игра
tui-end-new-hint = Выбор игры, числа игроков и ботов.
tui-end-quit = Выход
tui-new-game = Игра
tui-new-players = Игроки
tui-new-bots = Боты
tui-new-foot = ↑↓ выбор · ←→ изменить · Enter начать · Esc назад
tui-choice-random = решит случай
tui-yes = да
tui-no = нет
tui-bye-open = Игра сохранена в файле { $path }. Чтобы продолжить: sagebrush play { $game } --record { $path }
tui-bye-over = Запись игры лежит в файле { $path }.

## Справка

tui-help-title = Справка
tui-help-search = Пишите, что ищете: персонажа, символ, карту, правило
tui-help-foot = ↑↓ выбор · PgUp PgDn читать дальше · Esc назад к столу
tui-help-nothing = Ничего не найдено.
tui-help-table = Стол: кто есть кто
tui-help-keys = Клавиши и знаки
    .text = ▶ делает ход, ? решает, ★ побеждает. ● это жизнь, ○ потерянная жизнь, ✗ вне игры. Роль со звёздочкой знаете только вы. Ответы: цифра или буква строки либо стрелки и Enter; Esc возвращает на шаг. U берёт назад ваш последний ответ, если им ничего не открыто. Пробел пропускает ожидание до вашей очереди. T показывает всех за столом подробно. P меняет темп ботов, L язык. PgUp и PgDn листают журнал. Q или Ctrl-C завершает программу; игра сохраняется после каждого ответа.
tui-kind-face = грань кубика
tui-kind-character = персонаж
tui-kind-role = роль
tui-kind-card = карта
tui-kind-weapon = оружие
tui-kind-section = правила
tui-kind-border = рамка
tui-kind-event_card = карта события
tui-kind-equipment = снаряжение
tui-kind-station = станция
tui-kind-locomotive = локомотив
tui-kind-item = снаряжение
tui-kind-place = локация
tui-kind-space = территория
tui-kind-fight_card = боевая карта
tui-kind-side = сторона
tui-kind-goal = цель
tui-kind-story = сюжет
tui-kind-black_card = карта Человека в чёрном
tui-board-foot = ↑↓ читать дальше · Esc назад к столу
