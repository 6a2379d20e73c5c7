### Webový klient.

## Všude

web-tagline = Tajné role, nabité kostky a balíček plný potíží: přisedni si.
web-skip = Přejít na obsah
web-language = Jazyk
web-theme = Vzhled
web-theme-light = Pravé poledne
web-theme-dark = Půlnoční saloon
web-theme-system = Podle zařízení
web-close = Zavřít
web-loading = Sedláme koně …
web-again = Zkusit znovu
web-to-front = Na úvodní stránku
web-missing-page = Tahle stezka nikam nevede
web-missing-page-text = Stránka neexistuje, nebo už ne.
web-nicknames = Poutník, Štístko, Tulák, Kojot, Kaktus, Bizon, Podkova, Mustang, Jalovec, Stetson
web-credits = Fanouškovský stůl, nezávislý na vydavatelích her. Jména a čísla jsou fakta, každý text a obrázek je náš vlastní; symboly z game-icons.net (CC BY 3.0).

## Úvodní stránka

web-play-bots = Hrát proti botům
web-play-friends = Hrát s přáteli
web-learn = Naučit se hrát
web-rules = Pravidla
web-your-games = Tvoje hry
web-open-tables = Volné stoly
web-past-games = Odehrané hry
web-no-open-tables = Právě nikdo nečeká. Otevři stůl a někoho pozvi.
web-no-past-games = Tady najdeš své dohrané hry a můžeš se na ně podívat znovu.
web-upload = Otevřít uloženou hru
web-howdy = Zdravíčko, { $name }
web-status-waiting = { $open ->
        [one] 1 volná židle
        [few] { $open } volné židle
       *[other] { $open } volných židlí
    }
web-status-playing = hraje se
web-status-finished = dohráno
web-watch-replay = Pustit záznam
web-resume = Zpět ke stolu
web-join = Přisednout
web-watch = Dívat se
web-of-players = { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }

## Kdo jsi

web-your-name = Tvoje jméno
web-rename = Změnit jméno
web-saved = Uloženo.
web-sign-in = Přihlásit se
web-sign-in-text = Jen pro ty, kdo mají ke svému jménu heslo. Všichni ostatní si prostě zvolí jméno a hrají.
web-signed-in = Vítej zpátky.
web-signed-out = Zase někdy.
web-sign-out = Odhlásit se
web-passphrase = Heslo
web-passphrase-text = S heslem ti jméno i hry patří na každém zařízení. Aspoň 8 znaků.
web-keep-account = Nechat si jméno

## Nový stůl

web-players = Hráči
web-more-players = S rozšířením { $box } také: { $counts }
web-characters = Postavy
web-expansions = Rozšíření
web-expansion-options = Volby k těmto rozšířením
web-surprise = Překvap mě
web-surprised = { $count ->
        [0] Bude to jen základní hra.
       *[other] Bude to: { $boxes }.
    }
web-variants = Další pravidla a varianty
web-own-cards = Vlastní karty
web-own-cards-text = Hraj s kartami ze své krabice: opiš je a vyber soubory, nebo složku, ve které leží. Stanou se součástí záznamu hry a přečte si je každý u stolu. Taková hra není hodnocená.
web-own-cards-files = Vybrat soubory
web-own-cards-folder = Vybrat složku
web-own-cards-remove = Vynechat
web-own-cards-size = { $size } kB
web-own-cards-known = Hra čte: { $files }.
web-own-cards-here = Vlastní karty: { $files }
web-own-cards-misfit = S těmito kartami se hrát nedá: { $why }
web-own-cards-none = Není tu žádný soubor s příponou .toml.
web-own-cards-unknown = Soubor { $file } hra nečte. Čte { $files }.
web-own-cards-large = To je moc: všechny soubory dohromady smějí mít 256 kB.
web-own-cards-not-text = { $file } není text v UTF-8.
web-bots = Boti
web-choice-random = Rozhodne náhoda
web-bot-random = Stepní běžec
    .text = Dělá cokoli, co je dovoleno: kam vítr, tam on.
web-bot-greenhorn = Zelenáč
    .text = Ve městě nový: nic vyloženě hloupého neudělá a nikoho nedorazí, dokud má co jiného na práci.
web-bot-tenderfoot = Dobrák
    .text = Pro děti: hraje s vámi, nikam se nežene a toho, kdo sotva stojí, nechá na pokoji.
web-bot-simple = Pistolník
    .text = Ví, co chce, a jde za tím: v dobrý den rovný soupeř.
web-bot-marshal = Maršál
    .text = Chvilku přemýšlí dopředu. Jen tak ho nepřelstíte.
web-bot-legend = Legenda
    .text = Přemýšlí dopředu celou vteřinu a pamatuje si, kdo komu co udělal. Mějte strach.
web-deal-me-in = Rozdat
web-open-table = Otevřít stůl
web-chairs = Židle
web-chair = Židle { $number }
web-chair-friend = Přítel
web-chair-bot = Bot: { $level }
web-pace = Čas na rozhodnutí
web-pace-none = Bez časového limitu
web-pace-seconds = { $seconds ->
        [one] 1 sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-pace-days = { $days ->
        [one] 1 den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-pace-text = Když čas vyprší, hraje za hráče bot, dokud se hráč nevrátí.
web-listed = Veřejný stůl
web-listed-text = Přisednout si může kdokoli. Jinak jen ten, kdo má odkaz.
web-rated = hodnocená hra
web-unrated = nehodnocená hra
web-account-mark = Účet: tohle jméno nemůže mít nikdo jiný
web-private = jen na pozvání
web-against-bots = proti botům

## Čekárna

web-invite = Pozvi přátele
web-invite-link = Kdo otevře tento odkaz, může si přisednout
web-watch-link = Kdo otevře tento odkaz, může se dívat
web-copy = Zkopírovat odkaz
web-copied = Odkaz je zkopírovaný.
web-qr = Kód k naskenování
web-open-chair = Volná židle
web-sit-here = Sednout sem
web-sit-down = Přisedni si
web-join-table = Přidat se ke hře
web-take-bot-chair = Sednout si místo bota
web-table-full = Všechny židle jsou obsazené
web-you = ty
web-here = je tu
web-away = je pryč
web-program = hraje tu program
web-start = Začít hru
web-start-with-bots = { $count ->
        [one] Začít s botem na volné židli
        [few] Začít s boty na { $count } volných židlích
       *[other] Začít s boty na { $count } volných židlích
    }
web-waiting = Už jen chvilku
web-waiting-for = Až tu budou všichni, hru začne { $host }.
web-leave = Vstát od stolu
web-closed-table = Tento stůl je zavřený

## Stůl

web-your-move = Jsi na řadě
web-a-moment = Okamžik …
web-several-asked = Rozhodují se: { $players }.
web-choose-target = { $what }: vyber hráče.
web-choose-more = { $what }: a co dál?
web-choosable = lze vybrat
web-back = Zpět
web-harms-yourself = Tím zasáhneš sebe. Opravdu to chceš?
web-yourself = To jsi ty!
web-role-hidden = skrytá role
web-who-you-are = Kdo jsi
web-your-role = Tvoje role
web-your-goal = Tvůj cíl:
web-your-character = Tvoje postava
web-let-us-play = Jdeme hrát
web-opening-told = Na začátku hry mi říct, kdo jsem
web-lives = životy: { $life } z { $max }
web-indians = Indiáni útočí!
web-boom = Prásk!
web-ratatat = Kulomet!
web-seconds-left = { $seconds ->
        [one] zbývá 1 sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
web-rulings = { $count ->
        [one] 1 výklad pravidel
        [few] { $count } výklady pravidel
       *[other] { $count } výkladů pravidel
    }

## Kolem stolu

web-log = Co se stalo
web-log-short = Průběh
web-since-your-turn = Od tvého posledního tahu
web-chat = Povídání
web-no-chat = Zatím nikdo nic neřekl.
web-say = Řekni něco
web-send = Poslat
web-menu = Nabídka
web-signals = Rychlé signály
web-signal-howdy = Zdravíčko!
web-signal-thanks = Díky!
web-signal-nice = Pěkný tah!
web-signal-oops = Jejda!
web-signal-hurry = Bude to dneska?
web-signal-wait = Chvilku strpení!
web-signal-laugh = Ha ha!
web-signal-angry = Za tohle zaplatíš!
web-skip-show = Přeskočit
web-hint = Poradit
web-hint-thinking = Přemýšlím …
web-hint-title = Rada
web-hint-do = { $option }: šance na výhru { $chance }. Druhé nejlepší: { $other }, { $less }.
web-hint-lost = { $option }. Ať uděláš cokoli, šance na výhru už skoro není.
web-hint-won = { $option }. Výhra je skoro jistá, i s druhým nejlepším: { $other }.
web-hint-give = Udělat to
web-hint-same = Rozdíl je nepatrný.
web-hint-whole = Ve hrách domyšlených odsud to vyhrává častěji.
web-hints = Rady
web-hints-text = Dokud hraješ jen proti botům, tlačítko ti řekne, co by na tvém místě udělala Legenda a proč.
web-take-back = Vzít zpět
web-take-back-asked = Prosíš o vrácení posledního tahu. Ještě musí souhlasit: { $players }.
web-take-back-wish = { $player } prosí o vrácení posledního tahu.
web-take-back-refused = { $player } nesouhlasí: tah platí.
web-take-back-granted = Poslední tah se bere zpět. Hraje: { $player }.
web-take-back-lapsed = Tah platí: hra už pokračovala.
web-agree = Souhlasím
web-refuse = Nesouhlasím
web-bot-plays = Hraje za tebe bot.
web-take-seat-back = Hrát zase bez bota
web-hand-over = Ať za mě hraje bot
web-rated-leave = Tahle hra se hodnotí: kdo ji přenechá botovi a nevrátí se, ten ji prohrál.
web-leave-game = Odejít; dohraje bot
web-line-lost = Spojení se ztratilo, zkouším znovu …
web-line-offline = Zařízení je offline.
web-line-kept = Tvoje odpověď je uložená a odešle se sama.
web-line-connecting = Připojuji …
web-catching-up = Doháním, co bylo …
web-watching = Díváš se
web-watchers = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-tempo = Tempo ukázek
web-tempo-calm = Klidné
web-tempo-normal = Obvyklé
web-tempo-quick = Svižné
web-faster = Rychleji
web-tempo-instant = Okamžité
web-sounds = Zvuky
web-keys = Klávesy
web-key-choose = vybrat kartu, kostku nebo hráče
web-key-confirm = potvrdit
web-key-back = o krok zpět
web-key-pass = vynechat, nechat kostky nebo ukončit tah
web-key-roll = hodit znovu
web-key-undo = vzít zpět
web-key-skip = přeskočit ukázku
web-key-pause = zastavit ukázku, nebo pokračovat
web-key-step = ukázat další krok
web-key-log = procházet průběh
web-fair = Je míchání poctivé?
web-fair-text = Před hrou si server zvolil tajemství a všem ukázal jeho otisk. Hráči k němu přidali vlastní náhodný text. Po hře se tajemství odhalí a každý si může ověřit, že z něj vzešla každá karta a každý hod.
web-fair-promise = Otisk:
web-fair-secret = Tajemství:
web-fair-seed = Semínko:
web-out = Jsi ze hry venku. Zůstaň a dívej se: kdo vyhraje?
web-watch-open = Ukázat, co je skryté
web-may-return = Ještě se můžeš vrátit do hry, a tak karty ostatních zůstávají skryté.
web-guess-right = Tvůj tip vyšel!
web-guess-wrong = Tvůj tip nevyšel.

## Žebříček

web-ratings = Žebříček
web-ratings-of = Žebříček: { $game }
web-ratings-text = Body jsou opatrný odhad: máme skoro jistotu, že hráč hraje aspoň takhle dobře. Začíná se na 0; body přibývají za výhry, nejvíc nad silnými, a za každou hru, která odhad zpřesní. Počítají se hry aspoň dvou účtů, každý na jedné židli.
web-ratings-guest = Hraješ jako host: dej si na úvodní stránce ke jménu heslo a tvé hry s ostatními účty se budou počítat.
web-ratings-not-yet = V žebříčku zatím nejsi.
web-ratings-none = Zatím nikdo nemá body
web-ratings-none-text = Změní to první dohraná hra dvou účtů.
web-place = Pořadí
web-player = Hráč
web-rating = Body
web-strength = Pravděpodobná síla
web-strength-span = mezi { $low } a { $high }
web-games = Hry
web-bot = bot
web-sure-not = první odhad
web-sure-little = zatím nejisté
web-sure-fairly = docela jisté
web-sure-very = velmi jisté

## Po hře

web-result = Výsledek
web-you-win = Vyhráváš!
web-you-lose = Tentokrát ne
web-game-over = Konec hry
web-won = výhra
web-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-in-place = { $place }. místo
web-on-the-table = Na stole
web-has-turn = je na tahu
web-is-out = je mimo hru
web-chart = Životy v průběhu hry
web-rematch = Hrát znovu
web-join-rematch = K další hře
web-share-replay = Zkopírovat odkaz na záznam
web-download = Stáhnout záznam

## Záznamy

web-replay = Záznam
web-replay-of = Záznam: { $game }
web-eyes = Číma očima
web-eyes-all = všech (vidět všechno)
web-eyes-all-short = vidět vše
web-eyes-table = diváka
web-step = Krok { $step } z { $total }
web-step-back = O krok zpět
web-step-on = O krok dál
web-to-start = Na začátek
web-to-end = Na konec
web-play = Přehrát
web-pause = Zastavit
web-speed = Rychlost
web-what-if = Co kdyby … hrát odsud
web-what-if-short = Co kdyby …
web-what-if-seat = Za koho budeš hrát?
web-what-if-text = Od této pozice začne nový stůl. Ty hraješ za jedno místo, za ostatní boti; nikam se to nepočítá.
web-opening = Hra začíná.

## Pravidla a výuka

web-rules-of = Pravidla: { $game }
web-search = Hledat v pravidlech
web-search-hint = Karta, postava, slovo, číslo …
web-found = { $count ->
        [0] Nic se nenašlo.
        [one] 1 výklad
        [few] { $count } výklady
       *[other] { $count } výkladů
    }
web-faces = Kostky
web-all-cards = Karty
web-event-cards = Karty událostí
web-roles = Role
web-equipment = Vybavení
web-stations = Stanice
web-locomotive = Lokomotiva
web-learn-of = Naučit se hrát: { $game }
web-learn-start = Začít první lekci
web-learn-text = Skutečná hra u skutečného stolu, jen karty jsou připravené: jedna věc po druhé a všechno si vyzkoušíš. Nic se nemůže pokazit a vždycky se můžeš vrátit o krok zpět. Potom hraješ volně dál.
web-learn-roles = Kdo je kdo
web-learn-more = Všechna pravidla
web-learn-further = Lekce k rozšířením
web-learn-further-text = Základní hru znáš? Ke každé krabičce je krátká lekce: co mění a jedna dvě věci k vyzkoušení.
web-learn-short = Ve zkratce
web-lesson-minutes = asi { $minutes } min
web-lesson-done = hotovo
web-lesson-progress = { $step } z { $count }
web-lesson-watch = Sleduj, co se děje …
web-lesson-not-yet = Teď ne: nejdřív to, co svítí.
web-lesson-back = Zpět
web-lesson-next = Dál
web-lesson-skip = Udělej to za mě
web-lesson-free = Hrát volně dál
web-lesson-more = Další lekce
web-lesson-leave = Ukončit lekci a hrát dál
web-coach-hide = Skrýt průvodce
web-lesson-ability = Tohle je schopnost tvé postavy. Klepni na svůj portrét a přečteš si ji; použít ji nemusíš.
web-lesson-character = Každá postava má schopnost a počet životů. Najeď na ni nebo ji podrž a dočteš se víc.

## Co se nepovedlo

web-trouble-offline = Server neodpovídá.
web-trouble-too-fast = To bylo moc najednou. Chvilku počkej.
web-trouble-already-decided = O tom už je rozhodnuto.
web-trouble-not-asked = Teď nejsi na řadě.
web-trouble-unknown-option = To už není možné.
web-trouble-not-playing = U tohoto stolu se nehraje.
web-trouble-not-seated = U tohoto stolu nemáš místo.
web-trouble-game-over = Hra skončila.
web-trouble-nothing-to-take-back = Teď není co vzít zpět.
web-trouble-not-host = To může jen hostitel stolu.
web-trouble-not-invited = Tento stůl je jen na pozvání. Řekni si o odkaz.
web-trouble-no-such-table = Takový stůl tu není, nebo je jen na pozvání: pak si řekni o odkaz.
web-trouble-seat-taken = Ta židle je obsazená.
web-trouble-not-signed-in = Nejdřív si zvol jméno.
web-trouble-name-taken = Tohle jméno, nebo jméno k nerozeznání, už někdo má.
web-trouble-dead-men-tell-no-tales = Kdo je ze hry venku, smí vidět všechny karty, a proto mluví zase až po konci hry.
web-trouble-hushed = Dokud karta platí, nesmí se u stolu mluvit. Signály jsou dovolené.
web-trouble-seen-all-cards = To by vrátilo do hry někoho, kdo už viděl všechny karty.
web-trouble-bad-name = To jméno nejde použít. Stačí 1 až 24 písmen.
web-trouble-wrong-passphrase = Jméno a heslo k sobě nepatří.
web-trouble-failed = To se nepovedlo. Zkus to znovu.
web-trouble-table-full = Všechny židle jsou obsazené.
web-trouble-already-started = Hra u tohoto stolu už začala.
web-trouble-bad-record = Tento soubor není hra, která by se tu dala přehrát.
web-trouble-held = Někdo prosí o vrácení tahu; to má přednost.
web-trouble-no-request = O té prosbě už je rozhodnuto.
web-trouble-not-finished = To bude vidět, až hra skončí.
web-trouble-not-out = Všechny karty smí vidět jen ten, kdo je ze hry venku.
web-trouble-not-yours = To není tvoje místo.
web-trouble-seats-open = Ještě nejsou obsazené všechny židle.
web-trouble-too-many-tables = Máš otevřených moc stolů. Nejdřív některý dohraj nebo opusť.
web-trouble-too-dear = Tohle dalo serveru hodně práce. Počkej prosím minutu.
web-trouble-rated = V hodnocené hře hostitel cizí místa nerozdává. Za toho, kdo je dlouho pryč, nastoupí bot.
web-trouble-rated-take-back = Tahle hra se hodnotí: něco už vyšlo najevo a není tu nikdo další, kdo by mohl souhlasit.
web-trouble-no-hints = Tenhle stůl byl otevřen bez rad.
web-trouble-hints-among-people = Rady jsou jen tam, kde všichni ostatní jsou boti.
web-trouble-storage = Server teď nemůže nic uložit. Nic z toho, co přijal, se neztratilo; zkus to za chvíli znovu.

## People at the table

web-push-body = { $game }: hra čeká na tebe.
# Vlastní poznámky, rychlý posun, záznam, galerie
web-notes = Moje poznámky
web-notes-text = Co si myslíš o ostatních. Poznámky zůstávají v tomto zařízení, nikdo jiný je nevidí.
web-note-on = { $player } je podle mě:
web-note-words = Poznámka – { $player }
web-note-hint = Poznámka pro sebe
web-only-bots = Dál hrají už jen boti.
web-rush = Rychle na konec
web-to-moment = Do této chvíle
web-gallery = Galerie
web-gallery-of = Galerie: { $game }
web-in-gallery = V galerii
web-search-short = Hledat
web-box = Krabice
web-kind = Druh
web-everything = Vše
web-things-found = { $count ->
    [0] Nic se nenašlo.
    [one] Jedna věc.
    [few] { $count } věci.
   *[other] { $count } věcí.
}
web-contents = Obsah
web-kind-fight-cards = Bojové karty
web-kind-items = Vybavení
web-kind-stories = Příběhy
web-kind-goals = Úkoly
web-kind-black-cards = Černé karty
web-kind-foes = Protivníci
web-kind-locations = Lokace
web-trouble-people-play = Ve hře jsou ještě lidé.
web-waits-for-you = čeká na tebe už { $time }
web-watch-games = Hry ke sledování
web-no-watch-games = Teď se žádná veřejná hra nehraje.
web-quick = Rychlá hra
web-quick-hint = Nejbližší volná židle u veřejného stolu. Když nikdo nepřijde, po minutě se přidají boti.
web-starts-in = Začíná za { $time }. Volné židle obsadí boti.
web-remove = Poslat pryč
web-removed = Hostitel tě od tohoto stolu poslal pryč.
web-in-play = Ve hře
web-seat-away = pryč { $time }
web-away-for = { $name }: pryč už { $time }.
web-let-bot-play = Ať zatím hraje bot
web-bot-votes = { $count ->
        [one] Zatím 1 hlas pro bota; je třeba víc než polovina přítomných.
        [few] Zatím { $count } hlasy pro bota; je třeba víc než polovina přítomných.
       *[other] Zatím { $count } hlasů pro bota; je třeba víc než polovina přítomných.
    }
web-bot-may-in = Za { $time } můžeš nechat hrát bota.
web-bot-plays-time = Vypršel ti čas: hraje za tebe bot.
web-bot-plays-gone = V tvé nepřítomnosti za tebe hraje bot.
web-bot-plays-host = Hostitel za tebe nechal hrát bota.
web-bot-took-time = { $name }: čas vypršel, dál hraje bot.
web-bot-took-gone = { $name }: pryč, a tak dál hraje bot.
web-seat-given-back = { $name } hraje zase osobně.
web-new-version = Je tu nová verze této stránky.
web-push-on = Upozornit mě, až budu na tahu
web-push-off = Už mě neupozorňovat
web-push-text = Oznámením na tomto zařízení, i když je stránka zavřená.
web-push-denied = Tvůj prohlížeč této stránce oznámení nedovoluje.
web-push-saved = Až budeš na tahu, dáme ti vědět.
web-your-page = Moje hry a výhry
web-all-past = Všechny dohrané hry
web-past-of = Hry a výhry: { $name }
web-member-since = Od { $date }
web-won-of = vyhráno { $won } z { $played }
web-by-role = Podle role
web-by-character = Podle postavy
web-rating-course = Hodnocení v čase
web-history = Dohrané hry
web-no-history = Zatím žádná dohraná hra.
web-no-public-history = Zatím žádná dohraná hra u veřejného stolu.
web-no-public-history-text = Co hraješ proti botům nebo na pozvání, najdeš u svých her.
web-all-games = Všechny hry
web-more = Ukázat další
web-no-such-player = Takové jméno žádný účet nemá.
web-head-table = { $game }: volná židle, hostitel { $host }
web-head-watch = { $game }: podívej se na hru
web-head-replay = { $game }: záznam hry
web-head-player = Hry, výhry a hodnocení: { $player }
web-trouble-removed = Hostitel tě od tohoto stolu poslal pryč.
web-trouble-link-needed = Noví hráči potřebují k tomuto stolu odkaz od hostitele.
web-trouble-not-away = Na tohoto hráče nikdo nečeká.
web-trouble-not-away-yet = Tento hráč ještě není pryč dost dlouho.
web-trouble-has-clock = U tohoto stolu rozhodují o botech hodiny.
web-trouble-bad-endpoint = Do tohoto prohlížeče odtud oznámení posílat nelze.
