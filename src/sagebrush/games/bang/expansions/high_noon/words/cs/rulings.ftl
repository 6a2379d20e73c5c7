# Výklad pravidel rozšíření High Noon.

## Sections

bang-section-high_noon_cards = High Noon: karty
bang-section-high_noon_events = High Noon: události

## Rulings

BANG-659 = High Noon má 13 karet událostí a Fistful 15; liší se rubem a barvou okraje.
BANG-667 = Událost působí po celé kolo (Zlatá horečka, Požehnání, Prokletí), na začátku tahu každého hráče (Pravé poledne), nebo jednou, když přijde do hry (Daltonové, Doktor).
BANG-671 = Kdo se vrátí díky Městu duchů, odehraje svůj tah, jako by žil, s dále uvedenými změnami.
BANG-672 = Za Města duchů si taková postava v 1. fázi dobírá 3 karty a smí použít každou schopnost, která k této fázi patří.
BANG-673 = Jako duch si Jesse Jones smí první kartu vzít z ruky jiného hráče a Pedro Ramirez z odhazovací hromádky.
BANG-674 = Jako duch se Kit Carlson podívá na tři karty a nechá si všechny.
BANG-675 = Jako duch si Pat Brennan dobere 3 karty z balíčku, nebo si vezme 1 kartu ze hry.
BANG-676 = Jako duch Black Jack ukáže druhou dobranou kartu: je-li červená, má celkem 4 karty, jinak 3.
BANG-677 = Jako duch si Pixie Pete dobírá 3 karty, jako vždy.
BANG-678 = Duch nemá žádné životy, a tak si Bill Noface jako duch dobírá 5 karet.
BANG-679 = Duch ve svém tahu nemůže získat životy, takže Pivo ani schopnost Chucka Wengama mu k ničemu nejsou.
BANG-680 = Během svého tahu se duch počítá za postavu ve hře a může splnit svůj cíl a vyhrát.
BANG-681 = Bandita jako duch zabije Šerifa: Bandité vyhrávají, i kdyby všichni ostatní byli mrtví, což se může stát jen, dokud je ve hře Odpadlík.
BANG-682 = Pokaždé, když duch po svém tahu opět vypadne, získá Gregg Digger 2 životy a Herb Hunter si dobere 2 karty.
BANG-683 = Kazatel: kdo ve svém tahu zahraje Duel, nemůže na soupeřovu kartu BANG! odpovědět vlastní a ztrácí 1 život.
BANG-684 = Příjezd vlaku: každý si dobírá o 1 kartu víc než obvykle.
BANG-685 = Příjezd vlaku: Black Jack ukáže druhou dobranou kartu; je-li červená, má celkem 4 karty, jinak 3.
BANG-686 = Příjezd vlaku: Pat Brennan si dobere 3 karty z balíčku, nebo si vezme 1 kartu ze hry.
BANG-687 = Žízeň: každý si dobírá o 1 kartu méně než obvykle.
BANG-688 = Žízeň: schopnosti, které se týkají první karty (Jesse Jones, Pedro Ramirez), lze použít dál.
BANG-689 = Žízeň: Pat Brennan si dobere 1 kartu z balíčku, nebo si vezme 1 kartu ze hry.
BANG-751 = Konec hry se ověřuje i tehdy, když hráč, který byl ve hře bez životů, opět vypadne: po odchodu posledního nepřítele už nikdo nehraje.
BANG-X50 = Reverend: karta Pivo se nehraje vůbec, ani ve vlastním tahu, ani proti smrtelnému zásahu, ani jako jiná karta. Jiné nápoje se hrát smějí a Pivo lze odhodit.
BANG-X51 = Kocovina bere i napodobené schopnosti; co má Vera Custer napodobeno, končí, když přijde její tah. Životy zůstávají. Když Kocovinu zakryje další karta, Suzy Lafayette s prázdnou rukou si smí dobrat.
BANG-X52 = Kdo po tahu v Městě duchů opět vypadne, odchází, jako by ho nikdo nezabil: Vulture Sam si bere karty, které mu zůstaly vyložené, a odměna ani trest nejsou.
BANG-X53 = Přestřelka: dvě karty BANG! za tah; kdo jich smí hrát víc (Volcanic, Willy the Kid), smí dál.
BANG-X54 = Želízka: v tomto tahu se z ruky hrají jen karty ohlášené barvy, ať už jako cokoli. Odhazovat jiné karty (při Duelu, kvůli schopnosti) a používat karty ve hře lze volně.
BANG-X55 = Nová identita: postavu vidí jen dotyčný hráč. Kdo ji přijme, začíná se 2 životy a později jich smí mít tolik, kolik postava ukazuje, Šerif o jeden víc; o ztrátu životů nejde. Stará postava přibude k nepoužitým. Kdo je ve hře bez životů, ten se nerozhoduje.
BANG-X58 = Daltonové a Doktor jdou od Šerifa po směru hodinových ručiček. Vězení nebo Dynamit před hráčem je také jeho modrá karta. Kdo je ve hře bez životů, toho Doktor nepočítá.
BANG-X59 = Požehnání a Prokletí platí pro každou otázku po barvě: pro sejmutí, druhou kartu Black Jacka i káry Apache Kida. Hodnoty karet se nemění.
