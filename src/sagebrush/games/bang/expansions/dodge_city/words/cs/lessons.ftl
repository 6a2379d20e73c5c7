### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-dodge_city = { bang-expansion-dodge_city }
    .text = Zelené karty, karty s cenou a až osm hráčů.
bang-lesson-dodge_city-intro = Dodge City přináší dva nové druhy karet: zelené, které musí nejdřív ležet před tebou, a hnědé, které stojí další kartu.
bang-lesson-dodge_city-green = Čutora je zelená. Vylož ji před sebe: použít ji můžeš od svého příštího tahu.
    .why = Nejdřív Čutora, ať je příští tah připravená.
bang-lesson-dodge_city-springfield = Springfield zasáhne kohokoli na jakoukoli vzdálenost a nepočítá se jako tvůj BANG! v tahu. Použij ho na hráče { $seat2 }.
    .why = Zahraj Springfield na hráče { $seat2 }.
bang-lesson-dodge_city-price = Malá karta mezi symboly je cena: odhoď z ruky libovolnou další kartu.
bang-lesson-dodge_city-end = Ukonči tah. Čutora zůstává ležet; kdokoli ji mezitím může vzít nebo odhodit.
    .why = Ukonči tah: Čutora musí počkat na příští.
bang-lesson-dodge_city-hit = { $seat1 } střílí a ty se nemáš čím bránit. Přijmi zásah.
bang-lesson-dodge_city-canteen = Teď je Čutora připravená: klepni na ni před sebou a napij se. Použité zelené karty se odhazují.
    .why = Nejdřív Čutora: vrátí ti život.
bang-lesson-dodge_city-rest = Některé zelené karty zruší výstřel jako Vedle!, kdykoli kromě tahu, kdy byly vyloženy. Přibývá 15 postav a hrát může až osm hráčů. Hraj dál!
