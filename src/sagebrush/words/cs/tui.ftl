### Hra v terminálu.

## Stůl

tui-log = Záznam
tui-seat-you = { $name } (ty)
tui-seat-hidden = ?
tui-seat-secret = { $role }*
tui-seat-out = mimo hru
tui-seat-place = { $place }.
tui-seat-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
tui-status-pace = boti: { $pace }
tui-pace-slow = pomalu
tui-pace-normal = normálně
tui-pace-fast = rychle
tui-pace-instant = okamžitě

## Klávesy

tui-key-enter = Enter
tui-key-space = Mezerník
tui-keys-pick = vybrat kostky
tui-keys-all = všechny
tui-keys-roll = hodit
tui-keys-stop = stačí
tui-keys-choose = vybrat
tui-keys-back = zpět
tui-keys-hurry = nečekat
tui-keys-help = nápověda
tui-keys-undo = vzít zpět
tui-keys-table = kdo je kdo
tui-keys-pace = tempo
tui-keys-language = jazyk
tui-keys-quit = konec

## Poznámky

tui-note-resumed = Odtud hra pokračuje.
tui-note-only = Jediná možnost: { $option }.
tui-note-taken-back = Bereš zpět svou poslední odpověď.
tui-no-take-back = To už nejde vzít zpět.

## Konec

tui-end-won = Vítězíš!
tui-end-lost = Prohráváš.
tui-end-rematch = Odveta
tui-end-rematch-hint = Stejní hráči a pravidla, nové rozdání.
tui-end-new = Nová hra
tui-end-new-hint = Výběr hry, počtu hráčů a botů.
tui-end-quit = Konec
tui-new-game = Hra
tui-new-players = Hráči
tui-new-bots = Boti
tui-new-foot = ↑↓ výběr · ←→ změna · Enter začít · Esc zpět
tui-choice-random = rozhodne náhoda
tui-yes = ano
tui-no = ne
tui-bye-open = Hra je uložena v souboru { $path }. Pokračování: sagebrush play { $game } --record { $path }
tui-bye-over = Záznam hry je v souboru { $path }.

## Nápověda

tui-help-title = Nápověda
tui-help-search = Piš, co hledáš: postavu, symbol, kartu, pravidlo
tui-help-foot = ↑↓ výběr · PgUp PgDn číst dál · Esc zpět ke stolu
tui-help-nothing = Nic takového tu není.
tui-help-table = Stůl: kdo je kdo
tui-help-keys = Klávesy a značky
    .text = ▶ je na tahu, ? se rozhoduje, ★ vítězí. ● je bod života, ○ ztracený bod, ✗ mimo hru. Roli s hvězdičkou znáš jen ty. Odpovědi: číslo nebo písmeno řádku, nebo šipky a Enter; Esc jde o krok zpět. U vezme zpět tvou poslední odpověď, pokud se jí nic neodhalilo. Mezerník přeskočí čekání, než budeš na řadě. T ukáže celý stůl podrobně. P mění tempo botů, L jazyk. PgUp a PgDn posouvají záznam. Q nebo Ctrl-C ukončí program; hra se ukládá po každé odpovědi.
tui-kind-face = strana kostky
tui-kind-character = postava
tui-kind-role = role
tui-kind-card = karta
tui-kind-weapon = zbraň
tui-kind-section = pravidla
tui-kind-border = okraj
tui-kind-event_card = karta události
tui-kind-equipment = vybavení
tui-kind-station = stanice
tui-kind-locomotive = lokomotiva
tui-kind-item = vybavení
tui-kind-place = lokace
tui-kind-space = pole
tui-kind-fight_card = bojová karta
tui-kind-side = strana
tui-kind-goal = úkol
tui-kind-story = příběh
tui-kind-black_card = karta Muže v černém
tui-board-foot = ↑↓ číst dál · Esc zpět ke stolu
