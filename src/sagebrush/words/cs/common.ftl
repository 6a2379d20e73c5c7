### Slova společná všem hrám a obrazovkám.

common-list = { $head } a { $last }
common-nobody = nikdo

# Co může nabídnout každá hra.

common-option-pass_for = { $until ->
        [turn] Vynechávat do konce tahu
       *[my_turn] Vynechávat až do mého tahu
    }
    .hint = { $until ->
        [turn] Do konce tahu se tě na to hra už nezeptá.
       *[my_turn] Než budeš na tahu, hra se tě na to už nezeptá.
    }

## Looking into a game

analysis-title = Jak hra probíhala
analysis-course = Šance na výhru
analysis-believed = Prohlédnuto, než se to ukázalo
analysis-turning = Odpověď { $answer }, na tahu { $active }: { $player } – z { NUMBER($before, style: "percent", maximumFractionDigits: 0) } na { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-turning-before = Odpověď { $answer }, před prvním tahem: { $player } – z { NUMBER($before, style: "percent", maximumFractionDigits: 0) } na { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysis-choice = Odpověď { $answer }, { $player }. { $question } { $chosen }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; lepší: { $best }: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }.
analysis-flawless = Nic, co by bylo jistě lepší, nikomu neuniklo.
analysis-working = Přemýšlím nad hrou. Trvá to několik sekund.
analysis-pausing = Server potřebuje chvíli. Potom to půjde samo dál.
analysis-turnings = Kde se hra zlomila
analysis-turn = Na tahu { $active }: { $player } – šance na výhru z { $before } na { $after }.
analysis-turn-before = Před prvním tahem: { $player } – šance na výhru z { $before } na { $after }.
analysis-side = { $side ->
        [law] zákon
       *[outlaw] Bandité
    } ({ $players })
analysis-choices = Co bylo zvoleno
analysis-of = Rozhodnutí hráče
analysis-better = { $chosen }: { $chance }; lepší: { $best }: { $better }.
analysis-plain = { $chosen }: { $chance }.
analysis-every = Všechna rozhodnutí ({ $count })
analysis-known = Co se tehdy dalo vědět
analysis-thought = Co si mohli myslet ostatní
analysis-seen = { $player } – { $role }; než se to ukázalo, dalo se to vědět s jistotou { $share }.
analysis-glimpse = Na tahu { $active }: jistota předtím { $before }, potom { $after }.
analysis-from-to = z { $before } na { $after }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-turn-mark = Tah
analysis-open = Kde se rozhodlo?
# Boti: krátká jména z Divokého západu, žádné nepatří postavě.
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
