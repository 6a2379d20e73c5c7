### Що виводять команди.

cli-players = Гравці
cli-player = Гравець
cli-bots = Боти
cli-games = Ігри
cli-played = Зіграно
cli-won = Перемоги
cli-share = Частка
cli-interval = 95 % інтервал
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-by-bot = За ботом
cli-by-role = За роллю
cli-by-character = За персонажем
cli-by-bot_and_role = За ботом і роллю
cli-label-role = Роль
cli-label-character = Персонаж
cli-ruling = Правило
cli-text = Текст
cli-tests = Тести
cli-no-test = без тесту
cli-simulated = { $game }, гравців: { $players }, ігор: { $games } за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с ({ $rate } ігор/с, { $decisions } рішень/с).
cli-interrupted = Перервано, зіграно ігор: { $games }.
cli-digest = Відбиток: { $digest }
cli-verified = OK: { $game }, гравців: { $players }, відповідей: { $answers }, seed { $seed }: { $outcome }
cli-verified-open = OK: { $game }, гравців: { $players }, відповідей: { $answers }, seed { $seed }: не завершено.
cli-promise-kept = OK: seed отримано із секрету, обіцяного як { $commitment }, та солі гравців.
cli-seed = Seed: { $seed } (та сама роздача ще раз: --seed)
