### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-wild_west_show = { bang-expansion-wild_west_show }
    .text = Představení, které do města přiveze Dostavník.
bang-lesson-wild_west_show-intro = Divoký západ má deset čísel, všechna lícem dolů. Další přiveze Dostavník nebo Wells Fargo: bez kola, bez varování.
bang-lesson-wild_west_show-stagecoach = Zahraj Dostavník: dvě karty pro tebe a překvapení pro všechny.
    .why = Nejdřív Dostavník: představení musí začít.
bang-lesson-wild_west_show-open = Sacagaway! Všichni hrají s odkrytou rukou. Podívej: { $seat1 } i { $seat2 } mají Vedle!, { $seat3 } žádné nemá.
bang-lesson-wild_west_show-shot = Takže víš, na koho vystřelit.
    .why = Vedle! nemá { $seat3 }.
bang-lesson-wild_west_show-rest = Číslo platí až do dalšího. Poslední je sám Divoký západ: pak hraje každý za sebe a vyhraje, kdo zbude. Přibývá osm postav. Hraj dál!
