### What the commands print.

cli-players = Players
cli-player = Player
cli-bots = Bots
cli-games = Games
cli-played = Played
cli-won = Won
cli-points = Points
cli-place = Place
cli-share = Share
cli-interval = 95 % interval
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-gain = Gain in points
cli-all-roles = All roles
cli-by-bot = By bot
cli-by-role = By role
cli-by-character = By character
cli-by-bot_and_role = By bot and role
cli-label-role = Role
cli-label-character = Character
cli-label-side = Side
cli-ruling = Ruling
cli-text = Text
cli-tests = Tests
cli-no-test = no test
cli-simulated = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ $rate } games/s, { $decisions } decisions/s).
cli-interrupted = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
cli-digest = Digest: { $digest }
cli-verified = OK: { $game }, { $players } players, { $answers } answers, seed { $seed }: { $outcome }
cli-verified-open = OK: { $game }, { $players } players, { $answers } answers, seed { $seed }: not finished.
cli-promise-kept = OK: the seed was made from the secret promised as { $commitment } and the players' salts.
cli-content-fits = OK: { $folder } fits { $game } ({ $files }).
cli-content-files = { $game } reads { $files }, at most { $kib } KiB in all. Ours are in { $home }.
cli-seed = Seed: { $seed } (the same deal again with --seed)

# Tournaments
cli-rating = Rating
cli-ahead = Ahead
cli-behind = Behind
cli-level = Level
cli-difference = Wins more by
cli-verdict = Verdict
cli-verdict-settled = settled
cli-verdict-open = open
cli-bot = Bot
cli-versus = Against
cli-ranking = Ranking
cli-meetings = Who beats whom
cli-tournament = { $game } – players: { $players }, games: { $games }, deals: { $rounds } (each played once from every seat)
cli-tournament-settled = Settled: every difference is larger than luck, or smaller than { $margin }.
cli-tournament-open = Not settled yet: more games will tell.
cli-tournament-note = A bot wins so often per seat it played; the intervals are over the deals. Ratings are openskill's (Plackett–Luce).
