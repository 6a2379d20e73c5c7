### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-great_train_robbery = { bang-expansion-great_train_robbery }
    .text = Vlak, stanice a vagony za svou cenu.
bang-lesson-great_train_robbery-intro = Nad stolem jede vlak, v každém tahu Šerifa o stanici dál. Vagon, který stojí pod stanicí, lze získat za cenu na její tabuli.
bang-lesson-great_train_robbery-pay = Boom Town chce kartu BANG! a stojí v něm Vyhlídkový vůz. Klepni na něj a zaplať.
    .why = Nejdřív zaplať v Boom Townu.
bang-lesson-great_train_robbery-price = Zaplať kteroukoli kartou BANG!. Odhodí se, nestřílí.
bang-lesson-great_train_robbery-railcar = Vyhlídkový vůz je tvůj: ostatní vidíš blíž a oni tebe dál. Za tah lze zaplatit jeden vagon.
bang-lesson-great_train_robbery-next_stop = Některé karty vlak popohánějí. Zahraj Příští stanici: karta pro tebe a vlak o stanici dál.
    .why = Zahraj Příští stanici.
bang-lesson-great_train_robbery-rest = Na konečné lokomotiva ukáže, co umí: Ironhorse střílí po všech, Leland otevře Hokynářství. Pak se položí nová trať. Hraj dál!
