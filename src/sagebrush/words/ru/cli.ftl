### Что выводят команды.

cli-players = Игроки
cli-player = Игрок
cli-bots = Боты
cli-games = Игры
cli-played = Сыграно
cli-won = Победы
cli-share = Доля
cli-interval = 95 % интервал
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-by-bot = По боту
cli-by-role = По роли
cli-by-character = По персонажу
cli-by-bot_and_role = По боту и роли
cli-label-role = Роль
cli-label-character = Персонаж
cli-ruling = Правило
cli-text = Текст
cli-tests = Тесты
cli-no-test = без теста
cli-simulated = { $game }, игроков: { $players }, игр: { $games } за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с ({ $rate } игр/с, { $decisions } решений/с).
cli-interrupted = Прервано, сыграно игр: { $games }.
cli-digest = Отпечаток: { $digest }
cli-verified = OK: { $game }, игроков: { $players }, ответов: { $answers }, seed { $seed }: { $outcome }
cli-verified-open = OK: { $game }, игроков: { $players }, ответов: { $answers }, seed { $seed }: не завершено.
cli-promise-kept = OK: seed получен из секрета, обещанного как { $commitment }, и соли игроков.
cli-seed = Seed: { $seed } (та же раздача ещё раз: --seed)
