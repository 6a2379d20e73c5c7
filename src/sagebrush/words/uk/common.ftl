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
analysis-believed = Розгадано наприкінці
analysis-turning = Відповідь { $answer }, хід: { $active }. { $player }: з { NUMBER($before, style: "percent", maximumFractionDigits: 0) } до { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Відповідь { $answer }, { $player }: { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; краще: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Нічого, що було б напевно кращим, не пропущено.
analysis-working = Обмірковую гру. Це триває кілька секунд.
analysis-turnings = Де гра переломилася
analysis-turn = Хід: { $active }. { $player }: з { $before } до { $after }.
analysis-choices = Що було обрано
analysis-of = Рішення гравця
analysis-better = { $chosen }: { $chance }; краще: { $best }: { $better }.
analysis-known = Що тоді можна було знати
analysis-thought = Що могли думати інші
analysis-seen = { $player }, { $role }: наприкінці певність { $share }.
analysis-from-to = з { $before } до { $after }
analysis-open = Де все вирішилося?
