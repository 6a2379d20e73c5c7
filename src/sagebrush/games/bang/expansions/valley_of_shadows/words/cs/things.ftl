### Údolí stínů: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-valley_of_shadows = Údolí stínů
    .text = Duchové a chřestýši, výstřely, které se vracejí, karty, jež zachrání přítele, a osm nových postav.

## Karty: Údolí stínů, modré

bang-card-ghost = Duch
    .text = Vylož ho před hráče vyřazeného ze hry: vrací se se svou postavou a rolí, ale bez životů, a nemůže je získat ani ztratit. Jakmile je Duch odstraněn, hráč ze hry zase odchází.
    .short = Vyřazený hráč je zpátky
bang-card-lemat = LeMat
    .text = Zbraň s dostřelem 1. Ve svém tahu můžeš jakoukoli kartu z ruky použít jako kartu BANG! Zahraješ-li ji takto, počítá se jako tvá jediná karta BANG! v tahu.
    .short = Dostřel 1, BANG! je každá karta
bang-card-rattlesnake = Chřestýš
    .text = Vylož ho před kohokoli. Na začátku každého svého tahu ten hráč sejme: je-li karta piková, ztrácí 1 život. Chřestýš zůstává ve hře, dokud ho někdo neodstraní.
    .short = Sejmeš-li piky, ztrácíš 1 život
bang-card-shotgun = Brokovnice
    .text = Zbraň s dostřelem 1. Komu tvá karta BANG! vezme život, ten navíc odhodí z ruky kartu podle své volby.
    .short = Dostřel 1, zásah stojí i kartu
bang-card-bounty = Odměna
    .text = Vylož ji před kohokoli. Kdo toho hráče zasáhne kartou BANG!, dobere si kartu. Jiné efekty BANG! se nepočítají.
    .short = Za zásah kartou BANG! je 1 karta

## Karty: Údolí stínů, hnědé

bang-card-bandidos = Divoká banda
    .text = Každý jiný hráč si vybere: odhodí z ruky dvě karty (má-li jedinou, tak tu), nebo ztratí 1 život. Kdo žádnou kartu nemá, ztrácí život.
    .short = Ostatní: 2 karty pryč, nebo 1 život
bang-card-escape = Útěk
    .text = Zahraj ho, když jiný hráč zahraje jen na tebe hnědou nebo modrou kartu jinou než BANG!: ta karta nezapůsobí.
    .short = Zruš kartu zahranou jen na tebe
bang-card-aim = Dvojitá rána
    .text = Zahraj ji spolu s kartou BANG!: nebude-li zrušena, ztrácí její cíl 2 životy. Ke zrušení stále stačí jeden efekt Vedle!
    .short = Tvůj BANG! bere 2 životy
bang-card-poker = Poker
    .text = Každý jiný hráč položí lícem dolů kartu z ruky a všechny se naráz otočí. Není-li mezi nimi eso, dvě z nich si vezmeš; ostatní se odhodí.
    .short = Bez esa od ostatních: vezmi 2 karty
bang-card-backfire = Opětovaná palba
    .text = Zahraj ji, když na tebe míří efekt BANG!: platí jako efekt Vedle!, a jakmile je výstřel zrušen, míří efekt BANG! na střelce.
    .short = Vedle! a BANG! na střelce
bang-card-saved = Obětavý skok
    .text = Zahraj ho i mimo svůj tah, když má jiný hráč přijít o život: ztratí o 1 život méně. Je-li pak ve hře, vezmeš si dvě náhodné karty z jeho ruky, nebo si dvě dobereš.
    .short = Zachraň cizí život, získej 2 karty
bang-card-fanning = Roztříštěná kulka
    .text = Efekt BANG! na hráče v dostřelu tvé zbraně a na dalšího hráče ve vzdálenosti 1 od něj, ne však na tebe. Smíš ji zahrát jen místo své jediné karty BANG! v tahu.
    .short = BANG! v dostřelu a na souseda
bang-card-tomahawk = Tomahavk
    .text = Efekt BANG! na hráče ve vzdálenosti nejvýše 2; zbraně ji nemění. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = BANG! na vzdálenost 2
bang-card-tornado = Tornádo
    .text = Všichni hráči naráz předají dvě karty z ruky sousedovi po levici. Kdo má méně, předá, co má.
    .short = Všichni předají 2 karty doleva
bang-card-last_call = Poslední pivo
    .text = Vyléč si 1 život, i když zbývají jen dva hráči. Není to karta Pivo a mimo svůj tah ji zahrát nelze.
    .short = Vyléč si 1 život

## Postavy: Údolí stínů

bang-character-henry_block = Henry Block
    .text = Kdykoli ti jiný hráč vezme nebo odhodí kartu z ruky či ze hry, míří na něj efekt BANG!, za každou kartu jeden. Schopnosti, které se prostě spustí, ani karty, o které přijít nemusíš, se nepočítají.
    .short = Kdo ti bere karty, toho střelíš
bang-character-colorado_bill = Colorado Bill
    .text = Kdykoli zahraješ kartu BANG!, sejmi: je-li karta piková, nelze výstřel zrušit.
    .short = Sejmeš-li piky, tvůj BANG! nejde zrušit
bang-character-evelyn_shebang = Evelyn Shebang
    .text = V 1. fázi si můžeš dobrat o kartu méně a použít efekt BANG! na hráče ve vzdálenosti 1.
    .short = O kartu méně: BANG! na vzdálenost 1
bang-character-lemonade_jim = Limonádový Jim
    .text = Kdykoli jiný hráč zahraje kartu Pivo, můžeš odhodit kartu z ruky a vyléčit si 1 život.
    .short = Cizí Pivo: odhoď kartu, vyléč se
bang-character-mick_defender = Mick Defender
    .text = Když jiný hráč zahraje jen na tebe hnědou nebo modrou kartu, můžeš ji zrušit kartou Vedle! Výstřelům se bráníš jako obvykle.
    .short = Vedle! zruší i kartu zahranou na tebe
bang-character-black_flower = Black Flower
    .text = Jednou za svůj tah můžeš zahrát libovolnou křížovou kartu jako kartu BANG! Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = Jednou za tah jsou kříže BANG! navíc
bang-character-spot_burst_ringer = Spot-Burst Ringer
    .text = Jednou za svůj tah můžeš zahrát kartu BANG! jako Kulomet. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = Jednou za tah je BANG! Kulomet
bang-character-tuco_franziskaner = Tuco the Franciscan
    .text = Neleží-li před tebou v 1. fázi žádná modrá karta, dobereš si o dvě karty více.
    .short = Bez modrých karet: o 2 karty více
