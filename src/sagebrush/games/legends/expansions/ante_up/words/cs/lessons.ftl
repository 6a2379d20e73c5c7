### Co se říká ve hře s průvodcem po Ante Up. `.why` se řekne tomu, kdo v tom kroku zvolí něco jiného.

legends-lesson-ante_up = Za horami
    .text = Pro ty, kdo znají základní hru: vylup vlak, prozkoumej hraniční území, zahraj si faro.
legends-lesson-ante_up-intro = Ante Up přidává druhý plán s vlastním městem Buzzard Gulch, vlak, hraniční území, události a hazard. Vše, co znáš ze základní hry, zůstává.
legends-lesson-ante_up-become = V krabici je dalších osm postav. Dnes jsi Sundance Kid, psanec, který má slabost pro vlaky.
    .why = Tentokrát si vezmi Sundance Kida.
legends-lesson-ante_up-board = Sundance Kid začíná v horském průsmyku A. Akce pohyb, která v průsmyku začne, vede na jeho druhý konec a tam končí. Dvě události už přivedly boháče do saloonu a vlak blíž k tobě.
legends-lesson-ante_up-income = Vlak popojede na začátku každého tahu, ještě před příjmem; teď stojí na nádraží v Buzzard Gulch. Vezmi si 2 karty.
    .why = Vezmi si 2 karty: budou se hodit.
legends-lesson-ante_up-ride = První akce: jeď o 2 pole k nádraží. Pole s číslem je hraniční území; k němu se vrátíme.
    .why = Jeď na hraniční území vedle nádraží.
legends-lesson-ante_up-train = Druhá akce: o 1 pole dál k vlaku. Kde vlak stojí, tam je i lokace.
    .why = Jeď na nádraží, kde stojí vlak.
legends-lesson-ante_up-rob = Vyloupit vlak je akce, jednou za tah. Otočíš kartu vlaku: některé mají hlídku, jako má banka stráž, jiné ne. Vezmi si, co karta slibuje!
    .why = Vylup vlak.
legends-lesson-ante_up-end = Přátelský brzdař: žádná hlídka, 30 $ a bod psanců! Akce máš vyčerpané. Ukonči tah.
legends-lesson-ante_up-income_again = Než ostatní odehráli, vlak odjel: popojíždí s tahem každého hráče. Vezmi si 20 $.
    .why = Tentokrát si vezmi 20 $.
legends-lesson-ante_up-back = Z nádraží můžeš v rámci pohybu jet i po kolejích: za 10 $ pokračuješ z druhého nádraží. Dnes ne: zpět na hraniční území.
    .why = Zpět na hraniční území, o 1 pole.
legends-lesson-ante_up-frontier = Hraniční území prozkoumáš za pokerové karty v hodnotě čísla pole a čísla žetonu, tady 6 a 7. Obrázky platí 10, eso 11. Prozkoumej ho!
    .why = Prozkoumej hraniční území.
legends-lesson-ante_up-pay = Odhoď karty v hodnotě aspoň 13. Začni Výplatou, to je pětka.
    .why = Začni Výplatou.
legends-lesson-ante_up-pay_more = Ještě 8: stačí kterákoli z ostatních karet. Co přeplatíš, propadne.
    .why = Odhoď jednu z ostatních.
legends-lesson-ante_up-to_saloon = Žeton se otočí: 2 BV a 20 $, a nic ho nenahradí. Třetí akce: do saloonu v Buzzard Gulch, hned vedle.
    .why = Jdi do saloonu v Buzzard Gulch.
legends-lesson-ante_up-end_again = Boháče v saloonu můžeš vyzvat na poker o 20 $, bez společnosti. Poker vyhraný ve vlastním tahu dává 1 BV, nebo bod hazardérů. Ukonči tah.
legends-lesson-ante_up-income_cards = Hazardéři mají vlastní tabulku: peníze, karty, BV a dál žetony věhlasu, které se počítají na konci. Vezmi si 2 karty.
    .why = Tentokrát si vezmi 2 karty.
legends-lesson-ante_up-faro = Nejrychleji se po ní postupuje ve faru, jednou hrou za tah. Přidat se může, kdo je ve městě, a pak dostaneš 10 $. Hraj!
    .why = Zahraj si faro.
legends-lesson-ante_up-bet = Dobraly se čtyři bojové karty, tři jsou vidět: 9, 5 a král. { $seat1 } sází na devítku. Vsaď na ni 20 $ i ty; zatím se nic neplatí.
    .why = Vsaď 20 $ na devítku.
legends-lesson-ante_up-second_bet = Smíš vsadit i na druhou hodnotu: 10 $ na pětku. Pak se čtyři karty zamíchají. První otočená prohrává, druhá zaplatí sázku, třetí trojnásobek.
    .why = Vsaď 10 $ na pětku.
legends-lesson-ante_up-track = Nejdřív přišla dvojka, na tu nikdo nesázel, a pak devítka: 20 $ a bod hazardérů pro tebe. První pole tabulky dává 10 $, nebo kartu, jak chceš.
legends-lesson-ante_up-leave = Tvých 10 $ na pětce ještě leží. Vezmi je beze ztráty zpět, nebo je nech pro třetí kartu: zbývá pětka a král. Odvahu, nech je!
    .why = Tentokrát je tam nech.
legends-lesson-ante_up-event = Pětka! Třikrát 10 $ a další bod hazardérů, který přinesl 1 BV, tvůj pátý. Kdo první dojde k ukazateli v tabulce, vyvolá událost: proběhla hned.
legends-lesson-ante_up-ability = A s 5 BV funguje tvá schopnost: jednou za tah, za akci, naskočíš na vlak, ať je kdekoli.
legends-lesson-ante_up-roads = Jsou tu i longhorni, které můžeš hnát, odpadlíci a volní prospektoři, se kterými se bojuje, obchodní stanice a úřad maršála: zatčený končí tam, kam to má blíž.
legends-lesson-ante_up-free = Kdo je na konci na tabulce hazardérů nejdál, má o 1 BV víc. Zbývají ti 2 akce: hraj dál, jak chceš!

## Co průvodce říká potom, když hráč hraje dál sám

web-lesson-legends-faro = Ze čtyř karet jsou tři vidět, než se vsadí. První otočená prohrává, druhá vyplácí vsazenou částku, třetí trojnásobek.
web-lesson-legends-markers = Třetí karta vyplácí trojnásobek sázky; žetony, které netrefí, propadnou. Co si vezmeš zpět, nestojí nic.
web-lesson-legends-frontier = Hraniční území se platí hodnotami karet. I nízké se sčítají: vysoké si nech na boje.
