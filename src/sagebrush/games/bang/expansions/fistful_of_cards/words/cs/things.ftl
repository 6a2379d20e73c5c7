### A Fistful of Cards: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-fistful_of_cards = Fistful
    .text = Na každé kolo jedna událost, od léčky po ruletu, a nakonec je každá karta v ruce výstřelem na tebe.

## Události

bang-event_card-ambush = Léčka
    .text = Vzdálenost mezi každými dvěma hráči je 1. Mění ji jen karty ve hře a schopnosti.
    .short = Všechny vzdálenosti jsou 1
bang-event_card-sniper = Odstřelovač
    .text = Ve svém tahu smíš odhodit dvě karty BANG! najednou: dají efekt BANG! v dostřelu, který zruší jen dva efekty Vedle!. Nepočítá se jako tvá jediná karta BANG! v tahu.
    .short = 2× BANG!: výstřel na dvě Vedle!
bang-event_card-dead_man = Mrtvý muž
    .text = Kdo byl vyřazen jako první, vrací se na začátku svého tahu do hry se 2 životy a 2 kartami.
    .short = První vyřazený se vrací se 2 životy
bang-event_card-blood_brothers = Pokrevní bratři
    .text = Na začátku svého tahu smíš ztratit 1 život, ale ne poslední, aby si jiný hráč 1 život vyléčil.
    .short = Daruj 1 život někomu jinému
bang-event_card-the_judge = Soudce
    .text = Karty, které zůstávají ve hře, se nesmějí hrát, před sebe ani před nikoho jiného. Už vyložené fungují dál.
    .short = Nikdo nevykládá nové karty
bang-event_card-lasso = Laso
    .text = Karty ve hře nemají žádný účinek. Vykládat se ale smějí.
    .short = Karty ve hře neúčinkují
bang-event_card-law_of_the_west = Právo Západu
    .text = Ukaž druhou kartu, kterou si v 1. fázi dobereš. Lze-li ji ve 2. fázi zahrát, musíš ji zahrát.
    .short = Druhou dobranou kartu musíš zahrát
bang-event_card-hard_liquor = Pálenka
    .text = Smíš vynechat 1. fázi a vyléčit si za to 1 život.
    .short = Místo 1. fáze si vyléč 1 život
bang-event_card-abandoned_mine = Opuštěný důl
    .text = V 1. fázi si dobíráš z odhazovací hromádky, dokud stačí. Leží-li v ní karta, jde vše, co v tomto tahu odhodíš, lícem dolů na balíček.
    .short = Ber z hromádky, odhazuj na balíček
bang-event_card-peyote = Peyote
    .text = Místo dobírání v 1. fázi hádej, zda je vrchní karta balíčku červená, nebo černá, a otoč ji. Když uhodneš, vezmi si ji a hádej znovu; když ne, odhodí se a 1. fáze končí.
    .short = Hádej barvu karet a ber si je
bang-event_card-ranch = Ranč
    .text = Na konci 1. fáze smíš jednou odhodit libovolný počet karet z ruky a dobrat si stejný počet.
    .short = Vyměň jednou karty z ruky
bang-event_card-ricochet = Odražená střela
    .text = Ve svém tahu smíš použít kartu BANG! proti kterékoli kartě ve hře: odhodí se, pokud to její majitel nezruší efektem Vedle!. Kolikrát chceš, na jakoukoli vzdálenost a mimo limit karet BANG!.
    .short = Kartou BANG! sestřel kartu ze hry
bang-event_card-russian_roulette = Ruská ruleta
    .text = Když karta přijde do hry, musí každý po řadě, od Šerifa po směru hodinových ručiček, použít efekt Vedle!. Kdo ho jako první nepoužije, ztrácí 2 životy a ruleta končí.
    .short = Po řadě Vedle!, nebo ztrať 2 životy
bang-event_card-vendetta = Vendeta
    .text = Na konci svého tahu sejmi kartu: je-li srdcová, máš hned další tah, po kterém už nesnímáš.
    .short = Na konci sejmi srdce: další tah
bang-event_card-a_fistful_of_cards = Fistful
    .text = Na začátku svého tahu jsi cílem tolika efektů BANG!, kolik máš karet v ruce. Tato karta je poslední a platí až do konce hry.
    .short = Za každou kartu v ruce výstřel na tebe
