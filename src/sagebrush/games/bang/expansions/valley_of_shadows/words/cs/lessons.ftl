### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-valley_of_shadows = { bang-expansion-valley_of_shadows }
    .text = Překvapivé karty, ve tvém tahu i mimo něj.
bang-lesson-valley_of_shadows-intro = Údolí stínů přimíchá do balíčku 16 karet: Odměnu, Chřestýše, výstřely, které se vracejí, i karty, které působí v tahu ostatních.
bang-lesson-valley_of_shadows-bounty = Vypiš Odměnu na hráče { $seat1 }: kdo ho zasáhne kartou BANG!, dobere si kartu.
    .why = Nejdřív Odměna, a to na hráče { $seat1 }.
bang-lesson-valley_of_shadows-shot = A teď si ji vysluž.
    .why = Vystřel na hráče { $seat1 }.
bang-lesson-valley_of_shadows-saved = Než někdo ztratí život, hra se zeptá ostatních: někdo může zahrát Obětavý skok a získat za to dvě karty. Ty ho nemáš, nech to být.
bang-lesson-valley_of_shadows-rest = Odměna je tvoje. Když se hra ptá příliš často, odpověz tlačítkem dole jednou za celý tah. Hraj dál!
