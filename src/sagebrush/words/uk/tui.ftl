### Гра в терміналі.

## Стіл

tui-log = Журнал
tui-seat-you = { $name } (ви)
tui-seat-hidden = ?
tui-seat-secret = { $role }*
tui-seat-out = поза грою
tui-seat-place = { $place }.
tui-seat-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
tui-status-pace = боти: { $pace }
tui-pace-slow = повільно
tui-pace-normal = звичайно
tui-pace-fast = швидко
tui-pace-instant = миттєво

## Клавіші

tui-key-enter = Enter
tui-key-space = Пробіл
tui-keys-pick = вибрати кубики
tui-keys-all = усі
tui-keys-roll = кинути
tui-keys-stop = досить
tui-keys-choose = вибрати
tui-keys-back = назад
tui-keys-hurry = не чекати
tui-keys-help = довідка
tui-keys-undo = взяти назад
tui-keys-table = хто є хто
tui-keys-pace = темп
tui-keys-language = мова
tui-keys-quit = вихід

## Нотатки

tui-note-resumed = Звідси гра триває далі.
tui-note-only = Єдина можливість: { $option }.
tui-note-taken-back = Ви берете назад свою останню відповідь.
tui-no-take-back = Цього вже не взяти назад.

## Кінець

tui-end-won = Ви перемагаєте!
tui-end-lost = Ви програєте.
tui-end-rematch = Реванш
tui-end-rematch-hint = Ті самі гравці та правила, нова роздача.
tui-end-new = Нова гра
tui-end-new-hint = Вибір гри, кількості гравців і ботів.
tui-end-quit = Вихід
tui-new-game = Гра
tui-new-players = Гравці
tui-new-bots = Боти
tui-new-foot = ↑↓ вибір · ←→ зміна · Enter почати · Esc назад
tui-choice-random = вирішить випадок
tui-yes = так
tui-no = ні
tui-bye-open = Гру збережено у файлі { $path }. Щоб продовжити: sagebrush play { $game } --record { $path }
tui-bye-over = Запис гри лежить у файлі { $path }.

## Довідка

tui-help-title = Довідка
tui-help-search = Пишіть, що шукаєте: персонажа, символ, карту, правило
tui-help-foot = ↑↓ вибір · PgUp PgDn читати далі · Esc назад до столу
tui-help-nothing = Нічого не знайдено.
tui-help-table = Стіл: хто є хто
tui-help-keys = Клавіші та знаки
    .text = ▶ ходить, ? вирішує, ★ перемагає. ● це життя, ○ втрачене життя, ✗ поза грою. Роль із зірочкою знаєте лише ви. Відповіді: цифра чи літера рядка або стрілки й Enter; Esc повертає на крок. U бере назад вашу останню відповідь, якщо нею нічого не відкрито. Пробіл пропускає очікування до вашої черги. T показує всіх за столом докладно. P змінює темп ботів, L мову. PgUp і PgDn гортають журнал. Q або Ctrl-C завершує програму; гра зберігається після кожної відповіді.
tui-kind-face = грань кубика
tui-kind-character = персонаж
tui-kind-role = роль
tui-kind-card = карта
tui-kind-weapon = зброя
tui-kind-section = правила
tui-kind-border = рамка
tui-kind-event_card = карта події
tui-kind-equipment = спорядження
tui-kind-station = станція
tui-kind-locomotive = локомотив
tui-kind-item = предмет
tui-kind-place = локація
tui-kind-space = територія
tui-kind-fight_card = карта сутички
tui-kind-side = сторона
tui-kind-goal = ціль
tui-kind-story = сюжет
tui-kind-black_card = карта Людини в чорному
tui-board-foot = ↑↓ читати далі · Esc назад до столу
