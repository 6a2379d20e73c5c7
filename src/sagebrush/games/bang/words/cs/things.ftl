### BANG!: jména a krátké texty všeho, s čím se hráč potká v základní hře.

## Rozšíření

bang-expansion-base = BANG!
    .text = Základní hra: Šerif s Pomocníky proti Banditům a Odpadlík proti všem, pro 4 až 7 hráčů.

## Barvy

bang-suit-spades = Piky
bang-suit-hearts = Srdce
bang-suit-diamonds = Káry
bang-suit-clubs = Kříže

## Okraje

bang-border-brown = Hnědá
    .text = Zahraj ji, proveď její efekt a dej ji na odhazovací hromádku.
bang-border-blue = Modrá
    .text = Vylož ji před sebe (Vězení před toho, koho zavíráš). Působí, dokud ji něco neodstraní.
bang-border-green = Zelená
    .text = Vylož ji před sebe a později ji odtud odhoď, aby zapůsobila. Karty s efektem Vedle! slouží od tahu dalšího hráče, ostatní v tvých pozdějších tazích.
bang-border-orange = Oranžová
    .text = Vylož ji před sebe a polož na ni 3 žetony nabití; jimi platíš za její použití, a když dojdou, odhazuje se. Jinak je to modrá karta.

## Role
## .text = cíl, .text3 = cíl ve hře tří hráčů.

bang-role-sheriff = Šerif
    .text = Zbav se všech Banditů a každého Odpadlíka. Všichni vědí, kdo jsi, zato máš jeden život navíc a hraješ jako první.
    .text3 = Ve třech hráčích Šerif nehraje.
bang-role-deputy = Pomocník šerifa
    .text = Pomáhej Šerifovi a chraň ho: vyhraje-li Šerif, vyhráváš také, i když už nejsi ve hře.
    .text3 = Zabij vlastní rukou Odpadlíka. Zemře-li Odpadlík jinak, musíš přežít Banditu.
bang-role-outlaw = Bandita
    .text = Ať Šerif zemře. Bandité vyhrávají společně, i ti už vyřazení, pokud v tu chvíli nezbývá naživu jen samotný Odpadlík.
    .text3 = Zabij vlastní rukou Pomocníka šerifa. Zemře-li Pomocník šerifa jinak, musíš přežít Odpadlíka.
bang-role-renegade = Odpadlík
    .text = Zůstaň naživu jako poslední. Zemře-li Šerif a kromě tebe žije ještě někdo další, vyhrávají Bandité.
    .text3 = Zabij vlastní rukou Banditu. Zemře-li Bandita jinak, musíš přežít Pomocníka šerifa.

## Zbraň, kterou má každý

bang-weapon-colt_45 = Colt .45
    .text = Zbraň, se kterou každý začíná, dostřel 1. Střílíš z ní, kdykoli nemáš ve hře jinou; není to karta a nikdo ti ji nevezme.
    .short = Dostřel 1

## Karty: základní hra, hnědé

bang-card-bang = BANG!
    .text = Hráč v dostřelu tvé zbraně ztrácí 1 život, pokud výstřel nezruší. Ve svém tahu smíš zahrát jen jednu kartu BANG!
    .short = Hráč v dostřelu ztrácí 1 život
bang-card-missed = Vedle!
    .text = Zahraj ji, když na tebe míří efekt BANG!, a tím ho zrušíš. Nepomáhá proti kartám Indiáni! a Duel.
    .short = Zruš výstřel, který míří na tebe
bang-card-beer = Pivo
    .text = Vyléč si 1 život, nejvýš do počátečního počtu. Mimo svůj tah ho smíš zahrát jen proti zásahu, který by ti vzal poslední život. Zbývají-li ve hře dva hráči, neléčí.
    .short = Vyléč si 1 život
bang-card-general_store = Hokynářství
    .text = Otoč z balíčku tolik karet, kolik hráčů je ve hře. Od tebe po směru hodinových ručiček si každý vezme jednu do ruky.
    .short = Každý si vezme jednu z otočených karet
bang-card-panic = Panika!
    .text = Vezmi si do ruky kartu hráče ve vzdálenosti 1: náhodnou z jeho ruky, nebo jednu podle své volby ze hry. Zbraně tuto vzdálenost nemění.
    .short = Vezmi kartu hráči ve vzdálenosti 1
bang-card-cat_balou = Cat Balou
    .text = Libovolný hráč v jakékoli vzdálenosti přijde o kartu: náhodnou z ruky, nebo jednu podle tvé volby ze hry.
    .short = Libovolný hráč odhodí kartu
bang-card-stagecoach = Dostavník
    .text = Dober si dvě karty.
    .short = Dober si 2 karty
bang-card-wells_fargo = Wells Fargo
    .text = Dober si tři karty.
    .short = Dober si 3 karty
bang-card-saloon = Saloon
    .text = Všichni hráči ve hře včetně tebe si vyléčí 1 život. Před ztrátou posledního života tě nezachrání.
    .short = Všichni si vyléčí 1 život
bang-card-gatling = Kulomet
    .text = Efekt BANG! zasáhne každého kromě tebe, na vzdálenosti nezáleží. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = BANG! na všechny ostatní
bang-card-duel = Duel
    .text = Vyzvi jiného hráče v jakékoli vzdálenosti. Počínaje jím střídavě odhazujete karty BANG!; kdo první neodhodí, ztrácí 1 život. Vedle! ani Barel nepomáhají.
    .short = Kdo první nedá BANG!, ztrácí 1 život
bang-card-indians = Indiáni!
    .text = Ostatní hráči po jednom odhazují kartu BANG!; kdo neodhodí, ztrácí 1 život. Vedle! ani Barel nepomáhají.
    .short = Ostatní odhodí BANG! nebo ztratí život

## Karty: základní hra, modré

bang-card-barrel = Barel
    .text = Když na tebe míří efekt BANG!, můžeš sejmout: srdcová karta platí jako efekt Vedle! Při jiné barvě se ještě smíš bránit jinak.
    .short = Výstřel na tebe? Srdce znamená Vedle!
bang-card-mustang = Mustang
    .text = Všichni ostatní tě vidí ve vzdálenosti o 1 větší.
    .short = Ostatní tě vidí o 1 dál
bang-card-scope = Hledí
    .text = Všechny ostatní vidíš ve vzdálenosti o 1 menší, nikdy však pod 1.
    .short = Ostatní vidíš o 1 blíž
bang-card-jail = Vězení
    .text = Vylož ho před kohokoli kromě Šerifa. Uvězněný hráč na začátku svého tahu sejme: je-li karta srdcová, hraje jako obvykle, jinak o tah přijde. Vězení se v obou případech odhodí.
    .short = Sejmi srdce, nebo přijdeš o tah
bang-card-dynamite = Dynamit
    .text = Vylož ho před sebe. Na začátku příštího tahu sejmi: vyjde-li piková karta od 2 do 9, vybuchne a ztrácíš 3 životy, jinak putuje doleva k nejbližšímu hráči bez Dynamitu, který bude snímat stejně.
    .short = Při pikách 2–9 ztrácíš 3 životy
bang-card-volcanic = Volcanic
    .text = Zbraň s dostřelem 1. Máš-li ji ve hře, můžeš ve svém tahu zahrát libovolně mnoho karet BANG!
    .short = Dostřel 1, BANG! bez omezení
bang-card-schofield = Schofield
    .text = Zbraň s dostřelem 2. Nahradí zbraň, kterou už máš ve hře.
    .short = Dostřel 2
bang-card-remington = Remington
    .text = Zbraň s dostřelem 3. Nahradí zbraň, kterou už máš ve hře.
    .short = Dostřel 3
bang-card-rev_carabine = Rev. Carabine
    .text = Zbraň s dostřelem 4. Nahradí zbraň, kterou už máš ve hře.
    .short = Dostřel 4
bang-card-winchester = Winchester
    .text = Zbraň s dostřelem 5. Nahradí zbraň, kterou už máš ve hře.
    .short = Dostřel 5

## Postavy: základní hra

bang-character-bart_cassidy = Bart Cassidy
    .text = Za každý ztracený život kromě posledního si hned dobereš kartu.
    .short = Za ztracený život si dober kartu
bang-character-black_jack = Black Jack
    .text = V 1. fázi ukazuješ druhou dobranou kartu: má-li srdce nebo káry, dobereš si ještě jednu, a tu už neukazuješ.
    .short = Druhá karta červená? Dober si další
bang-character-calamity_janet = Calamity Janet
    .text = Karty BANG! můžeš použít jako Vedle! a naopak. Vedle! zahrané jako BANG! se počítá jako tvá jediná karta BANG! v tahu.
    .short = BANG! jako Vedle! a naopak
bang-character-el_gringo = El Gringo
    .text = Za každý život, o který tě připraví jiný hráč, si vezmeš náhodnou kartu z jeho ruky; za poslední život ne.
    .short = Kdo tě zraní, tomu vezmi kartu z ruky
bang-character-jesse_jones = Jesse Jones
    .text = V 1. fázi si můžeš první kartu místo z balíčku vzít náhodně z ruky jiného hráče.
    .short = První karta může být z cizí ruky
bang-character-jourdonnais = Jourdonnais
    .text = Jeden Barel máš stále, i bez karty: když na tebe míří efekt BANG!, můžeš sejmout a srdcová karta platí jako efekt Vedle! Se skutečným Barelem to smíš zkusit dvakrát.
    .short = Jako s Barelem, stále ve hře
bang-character-kit_carlson = Kit Carlson
    .text = V 1. fázi si můžeš prohlédnout tři vrchní karty balíčku, dvě si vzít a třetí vrátit navrch.
    .short = Vidíš 3 karty a 2 z nich si vezmeš
bang-character-lucky_duke = Lucky Duke
    .text = Kdykoli snímáš, otočíš dvě karty a vybereš, která platí. Obě se pak odhodí.
    .short = Snímáš 2 karty a jednu si vybereš
bang-character-paul_regret = Paul Regret
    .text = Všichni ostatní tě vidí ve vzdálenosti o 1 větší. Skutečný Mustang přidá další 1.
    .short = Jako s Mustangem, stále ve hře
bang-character-pedro_ramirez = Pedro Ramirez
    .text = V 1. fázi si můžeš první kartu místo z balíčku vzít z vrchu odhazovací hromádky.
    .short = První karta může být z odhozených
bang-character-rose_doolan = Rose Doolan
    .text = Všechny ostatní vidíš ve vzdálenosti o 1 menší, nikdy však pod 1. Skutečné Hledí ubere další 1.
    .short = Jako s Hledím, stále ve hře
bang-character-sid_ketchum = Sid Ketchum
    .text = Kdykoli můžeš za dvě karty odhozené z ruky vyléčit 1 život, třeba i proti ztrátě posledního.
    .short = Odhoď 2 karty a vyléč si 1 život
bang-character-slab_the_killer = Slab the Killer
    .text = Kartu BANG!, kterou zahraješ, zruší až dva efekty Vedle! Na tvé ostatní karty s efektem BANG! stačí jeden.
    .short = Na tvůj BANG! je třeba dvojí Vedle!
bang-character-suzy_lafayette = Suzy Lafayette
    .text = Jakmile nemáš v ruce žádnou kartu, můžeš si jednu dobrat. Během Duelu počkáš, až skončí.
    .short = Prázdná ruka? Dober si kartu
bang-character-vulture_sam = Vulture Sam
    .text = Když je zabita jiná postava, vezmeš si do ruky všechny karty jejího hráče, z ruky i ze hry.
    .short = Vezmi si všechny karty zabitého
bang-character-willy_the_kid = Willy the Kid
    .text = Ve svém tahu smíš karet BANG! zahrát, kolik chceš.
    .short = Karet BANG! hraješ, kolik chceš
bang-character-johnny_kisch = Johnny Kisch
    .text = Kdykoli vyložíš kartu do hry, všechny ostatní karty téhož jména ve hře se odhodí.
    .short = Tvá karta odstraní stejné karty jiných
bang-character-uncle_will = Uncle Will
    .text = Jednou za svůj tah můžeš zahrát libovolnou kartu z ruky jako Hokynářství.
    .short = Jednou za tah karta jako Hokynářství
bang-character-claus_the_saint = Claus, the Saint
    .text = V 1. fázi si dobereš o kartu víc, než kolik je ve hře hráčů, každému jinému jednu z nich dáš a dvě si necháš.
    .short = Každému dej kartu, 2 si nech
bang-character-annie_versary = Annie Versary
    .text = Libovolnou kartu z ruky můžeš použít jako kartu BANG! Omezení na jednu kartu BANG! za tah platí dál.
    .short = Každá karta může být BANG!
bang-character-emiliano = Emiliano
    .text = Když tvou kartu BANG! zruší karta Vedle!, vezmeš si toto Vedle! do ruky. Když ty zrušíš kartu BANG! kartou Vedle!, vezmeš si tento BANG!
    .short = Soupeřův BANG! či Vedle! si vezmeš

## Varianta

bang-variant-stick_of_dynamite = Dynamitová varianta
    .text = Dynamitovou patronu má na začátku Šerif; kdo ve svém tahu zraní jiného hráče kartou BANG!, bere si ji. Dobraný nebo sejmutý Dynamit jde rovnou před toho, kdo má patronu.
bang-variant-bonus_characters = Bonusové postavy
    .text = Mezi postavami jsou i Annie Versary a Emiliano.
bang-variant-event_cards = Počet událostí
    .text = S oběma rozšířeními událostí: kolik karet přijde před poslední, 12 až 15.
bang-variant-last_event = Poslední událost
    .text = S oběma rozšířeními událostí: která ze dvou posledních karet balíček uzavírá.
