### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-high_noon = { bang-expansion-high_noon }
    .text = Každé kolo nová událost a ta nejhorší přijde nakonec.
bang-lesson-high_noon-intro = Vedle balíčku leží balíček událostí. Vrchní je vždy odkrytá: všichni vidí, co přijde. Začne platit na začátku tahu Šerifa, počínaje jeho druhým tahem.
bang-lesson-high_noon-weapon = Nejdřív obyčejný tah. Vylož před sebe Schofield.
    .why = Nejdřív Schofield.
bang-lesson-high_noon-end = Ukonči tah. Až přijde znovu řada na Šerifa, otočí se první událost.
    .why = Karty BANG! si nech na příští tah a tento ukonči.
bang-lesson-high_noon-event = Platí Přestřelka, a to pro všechny, dokud ji nepřekryje další událost: za tah lze zahrát dvě karty BANG!.
bang-lesson-high_noon-first_shot = Vystřel na hráče { $seat3 }.
    .why = Vystřel na hráče { $seat3 }.
bang-lesson-high_noon-second_shot = A ještě jednou, což jde jen dnes.
    .why = Druhý BANG! na hráče { $seat3 }: Přestřelka to dovoluje.
bang-lesson-high_noon-rest = Další je Doktor: nejslabší dostanou život. Poslední kartou je Pravé poledne: pak každý na začátku svého tahu ztrácí život. Hraj dál!
