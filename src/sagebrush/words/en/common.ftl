### Words that every game and every screen shares.

common-list = { $head } and { $last }
common-nobody = nobody

# What every game may offer.

common-option-pass_for = { $until ->
        [turn] Pass until the turn ends
       *[my_turn] Pass until my turn
    }
    .hint = { $until ->
        [turn] You are not asked this again until the turn ends.
       *[my_turn] You are not asked this again until your turn begins.
    }

## Looking into a game

analysis-title = How the game went
analysis-course = Chances to win
analysis-believed = Seen through before it was known
analysis-turning = Answer { $answer }, the turn of { $active }: { $player } went from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-turning-before = Answer { $answer }, before the first turn: { $player } went from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Answer { $answer }, { $player }. { $question } { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; better: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Nothing that was surely better was left undone.
analysis-working = Thinking the game over. This takes some seconds.
analysis-pausing = The server needs a moment. It will go on by itself.
analysis-turnings = Where it turned
analysis-turn = { $active }’s turn: the chance of { $player } to win went from { $before } to { $after }.
analysis-turn-before = Before the first turn: the chance of { $player } to win went from { $before } to { $after }.
analysis-side = { $side ->
        [law] the law
       *[outlaw] the Outlaws
    } ({ $players })
analysis-choices = What was chosen
analysis-of = The decisions of
analysis-better = { $chosen }: { $chance }; better: { $best }: { $better }.
analysis-plain = { $chosen }: { $chance }.
analysis-every = All { $count } decisions
analysis-known = Who could be known then
analysis-thought = What the others could think
analysis-seen = { $player }’s role: { $role }; before it was known, one could be { $share } sure of that.
analysis-glimpse = { $active }’s turn: { $before } sure before, { $after } after.
analysis-from-to = from { $before } to { $after }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-turn-mark = Turn
analysis-open = Where was it won?
# Bots: short Western names, none of a character.
common-bot-buck = Buck
common-bot-dusty = Dusty
common-bot-hank = Hank
common-bot-sadie = Sadie
common-bot-clem = Clem
common-bot-virgil = Virgil
common-bot-pearl = Pearl
common-bot-wade = Wade
common-bot-cole = Cole
common-bot-hattie = Hattie
common-bot-amos = Amos
common-bot-zeke = Zeke
common-bot-mabel = Mabel
common-bot-jeb = Jeb
common-bot-silas = Silas
common-bot-nell = Nell
common-bot-otis = Otis
common-bot-ezra = Ezra
common-bot-ruby = Ruby
common-bot-rusty = Rusty
common-bot-tex = Tex
common-bot-opal = Opal
common-bot-slim = Slim
common-bot-abner = Abner
common-bot-josie = Josie
common-bot-shorty = Shorty
common-bot-tess = Tess
common-bot-dolly = Dolly
common-bot-etta = Etta
common-bot-flora = Flora
common-bot-ginny = Ginny
common-bot-ida = Ida
