### Ozbrojení a nebezpeční: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-armed_and_dangerous = Ozbrojení a nebezpeční
    .text = Zbraně a vybavení, které spotřebovávají žetony nabití, karty, jež jimi zesílí, tikající Bomba a osm nových postav.

## Karty: Ozbrojení a nebezpeční, hnědé

bang-card-caravan = Kolona
    .text = Dobereš si 2 karty. Vylepšení: za každé 2 zaplacené žetony nabití si dobereš o 1 kartu více.
    .short = Dober si 2 karty, za 2 žetony o 1 víc
bang-card-a_little_nip = Malý doušek
    .text = Vyléčíš si 1 život. Nelze ho zahrát mimo tvůj tah. Vylepšení: za každé 3 zaplacené žetony nabití ještě 1 život.
    .short = Vyléč 1 život, za 3 žetony ještě 1
bang-card-quick_shot = Rychlopalba
    .text = Efekt BANG! na hráče v dostřelu tvé zbraně. Nepočítá se jako tvá jediná karta BANG! v tahu. Vylepšení: za každý zaplacený žeton nabití další hráč v dostřelu.
    .short = BANG! na dostřel, za žeton další cíl
bang-card-flintlock = Křesadlovka
    .text = Efekt BANG! na hráče v dostřelu tvé zbraně. Nepočítá se jako tvá jediná karta BANG! v tahu. Vylepšení: je-li zrušena, můžeš si ji za 2 žetony nabití vzít zpátky do ruky.
    .short = BANG! na dostřel, za 2 žetony se vrací
bang-card-arrow = Šíp
    .text = Jiný hráč v jakékoli vzdálenosti odhodí kartu BANG!, nebo ztratí 1 život. Vylepšení: za každý zaplacený žeton nabití další cíl.
    .short = Odhodit BANG!, nebo ztratit život
bang-card-duck = Skrč se!
    .text = Zahraj ji, když na tebe míří efekt BANG!: má efekt Vedle! Vylepšení: za 2 žetony nabití si ji můžeš vzít zpátky do ruky.
    .short = Vedle!, za 2 žetony se vrací do ruky
bang-card-reloading = Nabíjení
    .text = Vezmi si ze zásoby 3 žetony nabití a rozmísti je podle libosti na své nebezpečné karty a postavu, nejvýš 4 na jedno místo.
    .short = Rozmísti 3 žetony nabití
bang-card-rust = Rez
    .text = Každý jiný hráč přijde o 1 žeton nabití z každé své nebezpečné karty a z postavy. Tyto žetony jdou na tvou postavu, nejvýš do 4; zbytek se vrací do zásoby.
    .short = Žetony nabití ostatních jdou k tobě
bang-card-squaw = Squaw
    .text = Odhoď kteroukoli kartu ve hře, ať leží před kýmkoli. Vylepšení: za 2 žetony nabití si ji místo toho vezmeš do ruky.
    .short = Odhoď kartu ve hře, nebo si ji vezmi

## Karty: Ozbrojení a nebezpeční, oranžové

bang-card-ace_up_the_sleeve = Eso v rukávu
    .text = Kdykoli ve svém tahu zaplatíš 2 žetony nabití z této karty, dobereš si 1 kartu.
    .short = Za 2 žetony: dober si 1 kartu
bang-card-bandolier = Bandalír
    .text = Jednou ve svém tahu zaplať 1 žeton nabití z této karty: můžeš v tomto tahu zahrát o jednu kartu BANG! více.
    .short = Za 1 žeton: o jednu kartu BANG! víc
bang-card-whip = Bič
    .text = Ve svém tahu zaplať 3 žetony nabití z této karty: odhoď kteroukoli kartu ve hře, ať leží před kýmkoli. Na karty v ruce nedosáhne.
    .short = Za 3 žetony: odhoď kartu ve hře
bang-card-beer_keg = Bečka piva
    .text = Ve svém tahu zaplať 3 žetony nabití z této karty: vyléčíš si 1 život. Není to karta Pivo a při ztrátě posledního života nepomůže.
    .short = Za 3 žetony: vyléč si 1 život
bang-card-crate = Bedna
    .text = Když na tebe míří efekt BANG!, zaplať 2 žetony nabití z této karty: má to efekt Vedle!
    .short = Za 2 žetony: efekt Vedle!
bang-card-bell_tower = Zvonice
    .text = Ve svém tahu zaplať 1 žeton nabití z této karty: pro příští kartu, kterou zahraješ, vidíš všechny hráče ve vzdálenosti 1.
    .short = Za 1 žeton: příští karta na vzdálenost 1
bang-card-bomb = Bomba
    .text = Vylož ji se 3 žetony nabití před kohokoli. Na začátku každého svého tahu ten hráč sejme: při srdcích nebo kárách ji předá jinému hráči, při křížích nebo pikách z ní ubudou 2 žetony. Bez žetonů vybuchne a hráč, který ji má, ztrácí 2 životy.
    .short = Sejmeš-li černou, dohořívá
bang-card-lockpick = Paklíč
    .text = Ve svém tahu zaplať 3 žetony nabití z této karty: vezmi si náhodnou kartu z ruky kteréhokoli hráče. Na karty ve hře nedosáhne.
    .short = Za 3 žetony: vezmi kartu z ruky
bang-card-tumbleweed = Stepní běžec
    .text = Když někdo (i ty) sejme, v kterémkoli tahu, zaplať 1 žeton nabití z této karty: to sejmutí neplatí a opakuje se.
    .short = Za 1 žeton: sejmutí se opakuje
bang-card-big_fifty = Big Fifty
    .text = Zbraň s dostřelem 6. Když zahraješ kartu BANG!, můžeš zaplatit 1 žeton nabití z této karty: proti tomu výstřelu nepůsobí schopnost cíle ani karty vyložené před ním.
    .short = Dostřel 6, za žeton karty ve hře nekryjí
bang-card-buntline_special = Buntline Special
    .text = Zbraň s dostřelem 2. Když zahraješ kartu BANG!, můžeš zaplatit 1 žeton nabití z této karty: je-li výstřel jakkoli zrušen, cíl odhodí z ruky kartu podle své volby.
    .short = Dostřel 2, za žeton zrušení stojí kartu
bang-card-double_barrel = Dvouhlavňovka
    .text = Zbraň s dostřelem 1. Když zahraješ károvou kartu BANG!, můžeš zaplatit 1 žeton nabití z této karty: ten výstřel nelze ničím zrušit.
    .short = Dostřel 1, za žeton kárový BANG! zasáhne
bang-card-thunderer = Thunderer
    .text = Zbraň s dostřelem 3. Když zahraješ kartu BANG!, můžeš zaplatit 1 žeton nabití z této karty: vezmeš si tu kartu zpátky do ruky dřív, než cíl zareaguje.
    .short = Dostřel 3, za žeton se BANG! vrací

## Postavy: Ozbrojení a nebezpeční

bang-character-al_preacher = Al Preacher
    .text = Kdykoli jiný hráč zahraje modrou nebo oranžovou kartu, můžeš zaplatit 2 žetony nabití a dobrat si 1 kartu.
    .short = Cizí modrá karta: za 2 žetony karta
bang-character-bass_greeves = Bass Greeves
    .text = Jednou ve svém tahu můžeš odhodit kartu z ruky a položit 2 žetony nabití na jednu svou nebezpečnou kartu nebo na svou postavu.
    .short = Jednou za tah: karta za 2 žetony
bang-character-bloody_mary = Bloody Mary
    .text = Kdykoli je tvá karta BANG! zrušena, dobereš si 1 kartu. Jiné efekty BANG! se nepočítají.
    .short = Zrušený BANG!: dober si 1 kartu
bang-character-frankie_canton = Frankie Canton
    .text = Jednou ve svém tahu můžeš vzít 1 žeton nabití z kterékoli nebezpečné karty ve hře nebo z postavy jiného hráče a položit ho na svou postavu.
    .short = Jednou za tah: vezmi odkudkoli žeton
bang-character-julie_cutter = Julie Cutter
    .text = Kdykoli tě nějaký hráč připraví o životy, sejmeš: při srdcích nebo kárách na toho hráče míří efekt BANG!, v jakékoli vzdálenosti.
    .short = Po zranění sejmi: červená vrací výstřel
bang-character-mexicali_kid = Mexicali Kid
    .text = Jednou ve svém tahu můžeš za 2 žetony nabití namířit efekt BANG! na hráče v dostřelu své zbraně. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = Jednou za tah: BANG! za 2 žetony
bang-character-ms_abigail = Ms. Abigail
    .text = Můžeš ignorovat hnědou kartu s hodnotou J, Q, K nebo A, jejímž cílem jsi jen ty.
    .short = Hnědé karty od J do A tě nezajímají
bang-character-red_ringo = Red Ringo
    .text = Začínáš se 4 žetony nabití na své postavě. Jednou ve svém tahu můžeš až 2 z nich přemístit na své nebezpečné karty.
    .short = Začíná se 4 žetony, 2 za tah přesune
