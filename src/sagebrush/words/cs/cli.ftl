### Co vypisují příkazy.

cli-players = Hráči
cli-player = Hráč
cli-bots = Boti
cli-games = Hry
cli-played = Odehráno
cli-won = Výhry
cli-share = Podíl
cli-interval = 95% interval
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-by-bot = Podle bota
cli-by-role = Podle role
cli-by-character = Podle postavy
cli-by-bot_and_role = Podle bota a role
cli-label-role = Role
cli-label-character = Postava
cli-ruling = Pravidlo
cli-text = Text
cli-tests = Testy
cli-no-test = bez testu
cli-simulated = { $game }, hráčů: { $players }, her: { $games } za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ $rate } her/s, { $decisions } rozhodnutí/s).
cli-interrupted = Přerušeno, odehraných her: { $games }.
cli-digest = Otisk: { $digest }
cli-verified = OK: { $game }, hráčů: { $players }, odpovědí: { $answers }, seed { $seed }: { $outcome }
cli-verified-open = OK: { $game }, hráčů: { $players }, odpovědí: { $answers }, seed { $seed }: nedohráno.
cli-promise-kept = OK: seed vznikl z tajemství slíbeného jako { $commitment } a ze soli hráčů.
cli-seed = Seed: { $seed } (stejné rozdání znovu: --seed)
