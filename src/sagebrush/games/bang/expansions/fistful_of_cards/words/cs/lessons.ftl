### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-fistful_of_cards = { bang-expansion-fistful_of_cards }
    .text = Události, které každému dovolí něco nového.
bang-lesson-fistful_of_cards-intro = Zase balíček událostí a další z nich je odkrytá. Tyto mění hlavně to, co smíš ve svém tahu. Začínají druhým tahem Šerifa.
bang-lesson-fistful_of_cards-weapon = Nejdřív obyčejný tah. Vylož před sebe Schofield.
    .why = Nejdřív Schofield.
bang-lesson-fistful_of_cards-end = Ukonči tah. Až přijde znovu řada na Šerifa, otočí se první událost.
    .why = Karty BANG! si nech na příští tah a tento ukonči.
bang-lesson-fistful_of_cards-event = Platí Odstřelovač: dvě karty BANG! odhozené najednou dají výstřel, který zruší jen dvě Vedle!.
bang-lesson-fistful_of_cards-sniper = Co událost dovoluje, je tlačítko vedle otázky. Zamiř jako odstřelovač, a to na hráče { $seat3 }.
    .why = Použij výstřel odstřelovače na hráče { $seat3 }.
bang-lesson-fistful_of_cards-pay = Stojí to dvě karty BANG!. Vyber první …
bang-lesson-fistful_of_cards-pay_again = … a druhou.
bang-lesson-fistful_of_cards-rest = Hráči { $seat3 } jedno Vedle! nestačí. Poslední událost už zůstane: na začátku tahu na tebe míří tolik výstřelů, kolik máš karet v ruce. Hraj dál!
