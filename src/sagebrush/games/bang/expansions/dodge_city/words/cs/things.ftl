### Dodge City: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-dodge_city = Dodge City
    .text = Zelené karty, které teď vyložíš a později použiješ, patnáct nových postav a stůl pro 3 až 8 hráčů.

## Karty: Dodge City, hnědé

bang-card-punch = Úder
    .text = Efekt BANG! na hráče ve vzdálenosti 1; zbraně ji nemění. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = BANG! na vzdálenost 1
bang-card-rag_time = Ragtime
    .text = Odhoď zároveň další kartu z ruky: vezmi si do ruky kartu libovolného hráče, náhodnou z jeho ruky, nebo jednu podle své volby ze hry.
    .short = +1 karta: vezmi kartu komukoli
bang-card-brawl = Rvačka
    .text = Odhoď zároveň další kartu z ruky: každý jiný hráč přijde o kartu. U každého zvlášť určíš, zda o náhodnou z ruky, nebo o kterou ze hry.
    .short = +1 karta: ostatní odhodí po kartě
bang-card-dodge = Úhyb
    .text = Zahraj ho, když na tebe míří efekt BANG!: výstřel zrušíš a pak si dobereš kartu.
    .short = Vedle! a dober si kartu
bang-card-springfield = Springfield
    .text = Odhoď zároveň další kartu z ruky: efekt BANG! na libovolného hráče v jakékoli vzdálenosti. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = +1 karta: BANG! na kohokoli
bang-card-tequila = Tequila
    .text = Odhoď zároveň další kartu z ruky: hráč podle tvé volby (třeba i ty) si vyléčí 1 život.
    .short = +1 karta: kdokoli si vyléčí 1 život
bang-card-whisky = Whisky
    .text = Odhoď zároveň další kartu z ruky: vyléč si 2 životy.
    .short = +1 karta: vyléč si 2 životy

## Karty: Dodge City, modré

bang-card-binocular = Dalekohled
    .text = Všechny ostatní vidíš ve vzdálenosti o 1 menší, nikdy však pod 1. Sčítá se s kartou Hledí.
    .short = Ostatní vidíš o 1 blíž
bang-card-hideout = Skrýš
    .text = Všichni ostatní tě vidí ve vzdálenosti o 1 větší. Sčítá se s kartou Mustang.
    .short = Ostatní tě vidí o 1 dál

## Karty: Dodge City, zelené

bang-card-bible = Bible
    .text = Od tahu dalšího hráče ji můžeš ze hry odhodit a zrušit efekt BANG!, který míří na tebe; pak si dober kartu.
    .short = Vedle! a dober si kartu
bang-card-canteen = Čutora
    .text = V některém z pozdějších tahů ji odhoď ze hry a vyléč si 1 život.
    .short = Vyléč si 1 život
bang-card-can_can = Kankán
    .text = V některém z pozdějších tahů ho odhoď ze hry: libovolný hráč v jakékoli vzdálenosti přijde o kartu, náhodnou z ruky, nebo jednu podle tvé volby ze hry.
    .short = Libovolný hráč odhodí kartu
bang-card-ten_gallon_hat = Stetson
    .text = Od tahu dalšího hráče ho můžeš ze hry odhodit a zrušit efekt BANG!, který míří na tebe.
    .short = Zruš výstřel, který míří na tebe
bang-card-conestoga = Krytý vůz
    .text = V některém z pozdějších tahů ho odhoď ze hry a vezmi si do ruky kartu libovolného hráče: náhodnou z jeho ruky, nebo jednu podle své volby ze hry.
    .short = Vezmi kartu libovolnému hráči
bang-card-derringer = Derringer
    .text = V některém z pozdějších tahů ho odhoď ze hry: efekt BANG! na hráče ve vzdálenosti 1 a dober si kartu. Zbraně tuto vzdálenost nemění.
    .short = BANG! na vzdálenost 1 a dober si kartu
bang-card-buffalo_rifle = Puška na bizony
    .text = V některém z pozdějších tahů ji odhoď ze hry: efekt BANG! na libovolného hráče v jakékoli vzdálenosti.
    .short = BANG! na kohokoli
bang-card-howitzer = Houfnice
    .text = V některém z pozdějších tahů ji odhoď ze hry: efekt BANG! zasáhne každého kromě tebe, na vzdálenosti nezáleží.
    .short = BANG! na všechny ostatní
bang-card-pepperbox = Pepperbox
    .text = V některém z pozdějších tahů ho odhoď ze hry: efekt BANG! na někoho v dostřelu tvé zbraně. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = BANG! na hráče v dostřelu
bang-card-iron_plate = Železný plát
    .text = Od tahu dalšího hráče ho můžeš ze hry odhodit a zrušit efekt BANG!, který míří na tebe.
    .short = Zruš výstřel, který míří na tebe
bang-card-pony_express = Pony Express
    .text = V některém z pozdějších tahů ho odhoď ze hry a dober si tři karty.
    .short = Dober si 3 karty
bang-card-knife = Nůž
    .text = V některém z pozdějších tahů ho odhoď ze hry: efekt BANG! na hráče ve vzdálenosti 1. Zbraně tuto vzdálenost nemění.
    .short = BANG! na vzdálenost 1
bang-card-sombrero = Sombrero
    .text = Od tahu dalšího hráče ho můžeš ze hry odhodit a zrušit efekt BANG!, který míří na tebe.
    .short = Zruš výstřel, který míří na tebe

## Postavy: Dodge City

bang-character-tequila_joe = Tequila Joe
    .text = Karta Pivo ti vyléčí 2 životy místo 1. Saloon, Tequila, Čutora a podobné karty stále jen 1.
    .short = Pivo ti vyléčí 2 životy
bang-character-vera_custer = Vera Custer
    .text = Na začátku 1. fáze, ještě před dobíráním, si vyber postavu, která je ve hře: její schopnost máš až do začátku svého dalšího tahu.
    .short = Půjč si schopnost jiné postavy
bang-character-belle_star = Belle Star
    .text = Karty vyložené před ostatními hráči během tvého tahu nefungují.
    .short = V tvém tahu cizí karty nefungují
bang-character-pat_brennan = Pat Brennan
    .text = V 1. fázi si místo dobrání dvou karet můžeš vzít do ruky právě jednu kartu vyloženou před kterýmkoli hráčem.
    .short = Dober 2, nebo vezmi 1 vyloženou kartu
bang-character-molly_stark = Molly Stark
    .text = Za každou kartu, kterou mimo svůj tah zahraješ nebo dobrovolně odhodíš z ruky, si jednu dobereš. Za Duel až po jeho skončení a jen když tě nestojí poslední život.
    .short = Karty použité mimo tah si doplníš
bang-character-greg_digger = Gregg Digger
    .text = Za každou jinou zabitou postavu si vyléčíš 2 životy.
    .short = Za každou zabitou postavu 2 životy
bang-character-jose_delgado = José Delgado
    .text = Až dvakrát za svůj tah můžeš odhodit z ruky modrou kartu a dobrat si dvě karty.
    .short = Odhoď modrou kartu a dober si 2
bang-character-bill_noface = Bill Noface
    .text = V 1. fázi si dobereš jednu kartu a za každý život, který ti chybí, jednu navíc.
    .short = Dober 1 + 1 za každý chybějící život
bang-character-herb_hunter = Herb Hunter
    .text = Za každou jinou zabitou postavu si dobereš dvě karty.
    .short = Za každou zabitou postavu 2 karty
bang-character-pixie_pete = Pixie Pete
    .text = V 1. fázi si místo dvou karet dobereš tři.
    .short = Dober si 3 karty místo 2
bang-character-sean_mallory = Sean Mallory
    .text = Ve 3. fázi si v ruce můžeš nechat až deset karet bez ohledu na počet životů.
    .short = Nech si v ruce až 10 karet
bang-character-apache_kid = Apache Kid
    .text = Kárové karty ostatních hráčů na tebe nepůsobí. Kárové karty BANG!, které proti tobě soupeř odhodí v Duelu, však platí.
    .short = Cizí kárové karty na tebe nepůsobí
bang-character-chuck_wengam = Chuck Wengam
    .text = Ve svém tahu můžeš obětovat 1 život a dobrat si dvě karty, i opakovaně, nikdy však svůj poslední život.
    .short = Obětuj 1 život a dober si 2 karty
bang-character-elena_fuente = Elena Fuente
    .text = Libovolnou kartu z ruky můžeš použít jako kartu Vedle!
    .short = Každá karta může být Vedle!
bang-character-doc_holyday = Doc Holyday
    .text = Jednou za svůj tah můžeš odhodit dvě karty z ruky: efekt BANG! na někoho v dostřelu tvé zbraně. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = Odhoď 2 karty: BANG! v dostřelu
