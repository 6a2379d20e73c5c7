### Hra v terminálu.

## Stůl

tui-log = Záznam
tui-seat-you = { $name } (ty)
tui-seat-hidden = ?
tui-seat-secret = { $role }*
tui-seat-out = mimo hru
tui-status-pace = boti: { $pace }
tui-pace-slow = pomalu
tui-pace-normal = normálně
tui-pace-fast = rychle
tui-pace-instant = okamžitě

## Kostky

tui-dice-yours = Tvoje kostky
tui-dice-theirs = Kostky: { $player }
tui-dice-roll = { $roll }. hod
tui-dice-roll-of = { $roll }. hod z { $rolls }
tui-dice-picked = hodit znovu
tui-dice-locked = zůstává
tui-dice-pick = Klávesami 1 až 5 vyber kostky, kterými hodíš znovu, nebo A pro všechny.
tui-dice-supply = { $count ->
        [one] v zásobě 1 šíp
        [few] v zásobě { $count } šípy
       *[other] v zásobě { $count } šípů
    }

## BANG!

tui-bang-hand = Karty v ruce: { $count } (limit { $limit })
tui-bang-empty = žádné karty
tui-bang-middle = Uprostřed:
tui-bang-in-play = { $card } (vyložená)
tui-bang-reach = tvůj dostřel: { $reach }
tui-bang-piles = balíček: { $deck } · odhozená: { $top }

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
    .text = ▶ je na tahu, ? se rozhoduje, ★ vítězí. ● je bod života, ○ ztracený bod, ↑2 dva šípy, ✗ mimo hru. Roli s hvězdičkou znáš jen ty. Odpovědi: číslo nebo písmeno řádku, nebo šipky a Enter; Esc jde o krok zpět. Kostky: 1 až 5 vybírá, A vybere všechny, Enter hází, S končí. U vezme zpět tvou poslední odpověď, pokud se jí nic neodhalilo. Mezerník přeskočí čekání, než budeš na řadě. T ukáže celý stůl podrobně. P mění tempo botů, L jazyk. PgUp a PgDn posouvají záznam. Q nebo Ctrl-C ukončí program; hra se ukládá po každé odpovědi. BANG!: ▯3 tři karty v ruce; →2 jak daleko vidíš hráče, ◎ je v tvém dostřelu; ←1 jak daleko vidí on tebe, ! jsi v jeho dostřelu. 0 končí tah nebo to nechává být.
tui-kind-face = strana kostky
tui-kind-character = postava
tui-kind-role = role
tui-kind-card = karta
tui-kind-weapon = zbraň
tui-kind-section = pravidla
tui-kind-border = okraj
