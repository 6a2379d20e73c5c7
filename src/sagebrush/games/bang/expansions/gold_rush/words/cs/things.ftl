### Zlatá horečka: názvy a krátké texty všeho, co v ní hráč potká.

bang-expansion-gold_rush = Zlatá horečka
    .text = Za každý odebraný život valoun a k tomu obchod, kde ho utratíš: 24 karet vybavení, které nikdo neukradne, a osm postav.

## Vybavení, které působí hned

bang-equipment-shot = Panák
    .text = Když ho koupíš, jeden hráč podle tvé volby, třeba ty, si vyléčí 1 život.
    .short = 1 život pro kohokoli
bang-equipment-bottle = Láhev
    .text = Když ji koupíš, zvol si efekt karty Panika!, Pivo nebo BANG!. Není to žádná z těchto karet, takže se výstřel nepočítá do limitu.
    .short = Jako Panika!, Pivo nebo BANG!
bang-equipment-pardner = Komplic
    .text = Když ho koupíš, zvol si efekt karty Hokynářství, Duel nebo Cat Balou. Není to žádná z těchto karet.
    .short = Hokynářství, Duel nebo Cat Balou
bang-equipment-rhum = Rum
    .text = Když ho koupíš, sejmi 4 karty: za každou různou barvu mezi nimi si vyléčíš 1 život.
    .short = 4 karty: život za každou barvu
bang-equipment-union_pacific = Union Pacific
    .text = Když ji koupíš, dober si 4 karty.
    .short = Dober si 4 karty
bang-equipment-gold_rush = Zlatá horečka
    .text = Když ji koupíš, tvůj tah končí. Vyléčíš si všechny životy a hraješ další tah.
    .short = Všechny životy a další tah

## Vybavení, které zůstává

bang-equipment-horseshoe = Podkova
    .text = Při každém svém snímání otočíš o kartu víc a vybereš tu, která platí.
    .short = Při snímání o kartu víc
bang-equipment-gun_belt = Nábojový pás
    .text = Na konci tahu si můžeš nechat v ruce 8 karet bez ohledu na životy.
    .short = Nech si 8 karet
bang-equipment-wanted = Wanted
    .text = Vykládá se před kteréhokoli hráče: kdo ho zabije, dobere si navíc ke všemu ostatnímu 2 karty a vezme si 1 valoun.
    .short = Za jeho zabití 2 karty a valoun
bang-equipment-calumet = Kalumet
    .text = Kárové karty, které použijí ostatní, na tebe nemají účinek.
    .short = Nepůsobí na tebe kárové karty
bang-equipment-gold_pan = Rýžovací mísa
    .text = Až dvakrát za svůj tah můžeš zaplatit 1 valoun a dobrat si kartu.
    .short = 2× za tah: karta za valoun
bang-equipment-boots = Boty
    .text = Za každý ztracený život si dobereš kartu, ne však za poslední.
    .short = Karta za každý ztracený život
bang-equipment-lucky_charm = Talisman
    .text = Za každý ztracený život si vezmeš valoun ze zásoby, ne však za poslední.
    .short = Valoun za každý ztracený život
bang-equipment-rucksack = Batoh
    .text = Ve svém tahu si můžeš za 2 valouny vyléčit 1 život, i vícekrát; mimo svůj tah jen tehdy, když máš ztratit poslední život.
    .short = Život za 2 valouny
bang-equipment-pickaxe = Krumpáč
    .text = V 1. fázi si dobíráš o kartu víc.
    .short = V 1. fázi o kartu víc

## Postavy

bang-character-don_bell = Dom Bell
    .text = Na konci svého tahu snímáš: na srdce nebo káry hraješ další tah, třetí už ale ne.
    .short = Červená na konci: další tah
bang-character-dutch_will = Dutch Will
    .text = Z karet, které si dobereš v 1. fázi, jednu podle své volby odhodíš a vezmeš si 1 valoun.
    .short = Odhoď dobranou kartu: valoun
bang-character-jacky_murieta = Jacky Murieta
    .text = Ve svém tahu můžeš za 2 valouny použít efekt BANG! na hráče v dostřelu, a to tolikrát, kolikrát zaplatíš. Do limitu se to nepočítá.
    .short = Výstřel za 2 valouny
bang-character-josh_mccloud = Josh McCloud
    .text = Ve svém tahu si můžeš za 2 valouny vzít vrchní kartu z balíčku vybavení. Černou, kterou už máš, odhodíš.
    .short = Neznámé vybavení za 2 valouny
bang-character-madam_yto = Madam Yto
    .text = Kdykoli kdokoli, i ty, zahraje kartu Pivo, ať pro život, nebo pro valoun, dobereš si kartu.
    .short = Karta za každé Pivo
bang-character-pretty_luzena = Pretty Luzena
    .text = Jednou za svůj tah koupíš vybavení o 1 valoun levněji.
    .short = Jeden nákup o valoun levnější
bang-character-raddie_snake = Raddie Snake
    .text = Až dvakrát za svůj tah můžeš zaplatit 1 valoun a dobrat si kartu.
    .short = 2× za tah: karta za valoun
bang-character-simeon_picos = Simeon Picos
    .text = Za každý ztracený život si vezmeš valoun ze zásoby, ne však za poslední.
    .short = Valoun za každý ztracený život
