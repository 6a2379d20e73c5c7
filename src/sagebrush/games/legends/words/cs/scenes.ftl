### Webový klient: výjevy nad mapou, konec hry, přehled tahu.

## Výjevy

web-legends-scene-duel = Souboj v pravé poledne
web-legends-scene-robbery = Ruce vzhůru!
web-legends-scene-arrest = Jménem zákona
web-legends-scene-npc = Boj
web-legends-scene-heist = Bankovní loupež
web-legends-scene-poker = Poker
web-legends-scene-pan = Kostky na rýžovací pánvi
web-legends-scene-ride = Šerif vyjíždí
web-legends-scene-tale = Vypráví se příběh
web-legends-scene-caught = Zatčení!
web-legends-scene-goal = Splněný úkol
web-legends-scene-black = Muž v černém
web-legends-fight-card = Bojová karta { $rank }
web-legends-face-down = karta lícem dolů
web-legends-no-card = zatím bez karty
web-legends-gave-in = vzdává se
web-legends-counts = platí jako { $rank }
web-legends-winner = vyhrává
web-legends-loser = prohrává
web-legends-thinking = ještě přemýšlí
web-legends-decided = už ví
web-legends-played-by = hraje { $player }
web-legends-hide = Podívat se na mapu
web-legends-show = Zpět k výjevu
web-legends-skip = Přeskočit
web-legends-contributed = Vyprávějí
web-legends-everybody-gets = Každý, kdo přispěl
web-legends-behind-bars = za mřížemi

## Poker

web-legends-pot = Talón: { $pot } $
web-legends-flop = Flop
web-legends-dealer = Bankéř
web-legends-hand-high_card = žádná kombinace, rozhoduje nejvyšší karta
web-legends-hand-pair = dvě karty stejné hodnoty
web-legends-hand-two_pair = dvě karty jedné hodnoty a dvě jiné
web-legends-hand-three_of_a_kind = tři karty stejné hodnoty
web-legends-hand-straight = pět hodnot po sobě
web-legends-hand-flush = pět karet jedné barvy
web-legends-hand-full_house = tři karty jedné hodnoty a dvě jiné
web-legends-hand-four_of_a_kind = čtyři karty stejné hodnoty
web-legends-hand-straight_flush = pět hodnot po sobě v jedné barvě
web-legends-hand-royal_flush = desítka až eso v jedné barvě
web-legends-hand-five_of_a_kind = pět karet stejné hodnoty, se Švindlem
web-legends-wins-with = { $players }, kombinace { $hand }: { $text }.
web-legends-bank-wins = Bankéř má navrch: talón nezíská nikdo.

## Vyhlídky

web-legends-odds = Vyhlídky
web-legends-odds-any = proti kterékoli soupeřově kartě
web-legends-odds-best = proti soupeřově nejlepší kartě
web-legends-odds-higher = { $share } % vyšší
web-legends-odds-equal = { $share } % stejná
web-legends-odds-how = Jen podle hodnot: tvoje karty proti všemu, co může druhá strana mít, podle tvé ruky, odhazovací hromádky a karet, které u ní znáš. Balíček bojových karet se bere jako čerstvě zamíchaný. Schopnosti, zbraně a reakce se nepočítají.

## Po hře

web-legends-final = Závěrečné vyhodnocení
web-legends-part-game = Během hry
web-legends-part-upgrades = Vylepšené vybavení
web-legends-part-money = Peníze
web-legends-part-marshal = Tabulka strážců zákona
web-legends-part-wanted = Tabulka psanců
web-legends-part-tokens = Žetony věhlasu
web-legends-part-wounds = Zranění
web-legends-total = Celkem
web-legends-unit = BV
web-legends-chart = Body věhlasu v čase
web-legends-chart-turn = Tah { $turn }
web-legends-rides = Kudy kdo jezdil
web-legends-ride-of = { $player }: { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }
web-legends-all-rides = Všichni
web-legends-made = Odkud body přišly
web-legends-source = { $lp } BV: { $name }
web-legends-source-other = ostatní
web-legends-count-up = Spočítat znovu

## Přehled tahu

web-legends-summary = Tah v kostce
web-legends-summary-start = 1. Zahájení tahu
web-legends-summary-income = Vezmi si příjem: 20 $, nebo 2 pokerové karty, nebo 10 $ a pokerovou kartu. Pak zvol zbraň a zvíře pro tento tah.
web-legends-summary-actions = 2. Tři akce v libovolném pořadí
web-legends-summary-move = Pohyb: pěšky 2 pole, na zvířeti víc. Cizí figurky tě nezastaví.
web-legends-summary-fight = Boj: na poli s jiným hráčem souboj, okradení nebo zatčení. Kde stojí bandita, končí tvůj pohyb bojem.
web-legends-summary-card = Zahrání karty: akce pokerové karty. Reakce a efekty žádnou akci nestojí.
web-legends-summary-place = Využití lokace: hledání zlata v dole, prodej nuggetů v bance nebo její vyloupení, nákup v obchodě, poker v saloonu, léčení u lékaře, zábava v kabaretu, dobytek.
web-legends-summary-work = Práce: 10 $ v kterékoli lokaci.
web-legends-summary-stories = 3. Závěr tahu
web-legends-summary-markers = Kdykoli během tahu polož váleček na příběh, jehož podmínku splňuješ. Až na něm budou všechny, na konci tahu se vyhodnotí.
web-legends-summary-discard = Odhoď karty nad limit ruky. Je 5 a za každé zranění o 1 nižší.
web-legends-summary-end = Někdo dosáhne cíle hry: dohraje se kolo, pak má každý ještě jeden tah a následuje závěrečné vyhodnocení.
web-legends-summary-sides = Body strážců zákona a psanců se vylučují: první bod psanců stojí strážce zákona všechny jeho body.
web-legends-ability-from = platí od 5 BV
web-legends-self-goal = Staň se největší legendou Západu: měj na konci hry nejvíc bodů věhlasu (BV). Konec se blíží, jakmile má někdo { $lp } BV.
web-learn-legends-1 = Každý z vás je někým ze starého Západu. Jezdíš, kam chceš, a děláš, co chceš; co tě proslaví, to přináší body věhlasu (BV).
web-learn-legends-2 = Ve svém tahu si vezmeš příjem a pak máš tři akce: jeď, bojuj, zahraj kartu, nebo dělej, co nabízí lokace: kopej zlato, přepadni banku, hraj poker, kup koně.
web-learn-legends-3 = Pomáhej zákonu a stoupej po tabulce strážců zákona, nebo žij mimo něj a stoupej po tabulce psanců: s čím dál větší odměnou a se šerifem v patách.
web-learn-legends-4 = Příběhy píšete společně: kdo splní podmínku, položí váleček, a odměnu dostanou všichni, kdo přispěli. S 15, 20 nebo 25 BV začíná konec.
