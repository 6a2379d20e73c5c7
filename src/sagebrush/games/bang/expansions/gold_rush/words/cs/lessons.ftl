### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-gold_rush = { bang-expansion-gold_rush }
    .text = Valouny za zásahy a obchod, kde je utratit.
bang-lesson-gold_rush-intro = Na stole je obchod a v něm tři kusy vybavení na prodej. Platí se valouny. Zatím žádný nemáš.
bang-lesson-gold_rush-shot = Za každý život, který vezmeš jinému hráči, dostaneš valoun. Vystřel na hráče { $seat1 }.
    .why = První valoun přinese BANG! na hráče { $seat1 }.
bang-lesson-gold_rush-beer = Pivo nemusíš pít, můžeš ho prodat: také za valoun. Klepni na něj a vyber zlato.
    .why = Prodej Pivo za valoun.
bang-lesson-gold_rush-buy = Dva valouny: to stačí na Nábojový pás, s nímž si smíš nechat osm karet. Klepni na něj v obchodě.
    .why = Kup za oba valouny Nábojový pás.
bang-lesson-gold_rush-rest = Černé vybavení ti zůstane; nikdo ho nesebere, ale kdo zaplatí jeho cenu a jeden valoun navíc, donutí tě ho odhodit. Hnědé působí hned. Hraj dál!
