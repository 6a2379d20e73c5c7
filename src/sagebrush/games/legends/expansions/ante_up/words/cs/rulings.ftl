# Výklad pravidel Ante Up.

## Oddíly

legends-section-ante_up_turn = Ante Up: příprava, tah a zatčení
legends-section-ante_up_places = Ante Up: místa, cestování a vlak
legends-section-ante_up_events = Ante Up: události a kdo čeká na plánech

## Pravidla

LEG-529 = Příprava v tomto pořadí: jedna událost na každé dva hráče, zaokrouhleno nahoru, bez pohybu šerifa; žetony hraničních území; postavy a figurky; šerif; bandité. Žeton události na poli, kde začíná figurka, se odstraní.
LEG-440 = Tah začíná efekty začátku tahu, pak vlak popojede k další zastávce a následuje příjem a volba zvířete a zbraně.
LEG-536 = Vlak se na začátku tahu každého hráče posune o jednu zastávku; osm zastávek tvoří okruh.
LEG-441 = Zatčení hráčem i šerifem bere také longhorna.
LEG-442 = Zatčený končí v úřadu maršála, je-li blíž než stanice šerifa.
LEG-443 = Z vyhraných bojů proti hráčům přináší 2 BV jen souboj.
LEG-444 = Hraniční území: jednou akcí odhodíš pokerové karty v hodnotě aspoň čísla na poli plus čísla na jeho žetonu.
LEG-445 = Pak se žeton hraničního území otočí a vezmeš si jeho odměnu.
LEG-530 = Na každé z 9 hraničních území přijde náhodný žeton číslem nahoru; 3 žetony zůstanou stranou. Žeton, jehož odměna byla vzata, opustí plán a nedoplňuje se.
LEG-531 = Na hraničním území mají J, Q a K hodnotu 10 a eso 11.
LEG-446 = Obchodní stanice: jednou akcí nakoupíš a vylepšíš jako v obchodě. Prodává, co má ve vlastním stojanu; zbraně a zvířata lze vylepšit na obou místech.
LEG-447 = Tábor odpadlíků: dobytek jakékoli barvy tu lze bez akce odevzdat za 1 BP a jeho bonus.
LEG-541 = Oranžový ranč je třetí barva: dobytek jiné barvy se tam smí prodat jako kradený a oranžový na obou ostatních.
LEG-448 = Longhorn se odevzdává v táboře odpadlíků, na ranči nebo na nádraží za odměnu na žetonu.
LEG-449 = Každý longhorn přináší 1 BV a k tomu, co říká jeho žeton.
LEG-537 = Vzít longhorna z pole stojí akci, držet lze jen jednoho a s ním máš rychlost o 1 nižší.
LEG-538 = Odevzdání longhorna nestojí akci a nedává BSZ ani BP.
LEG-450 = Jízda vlakem je součástí akce pohyb: stojíš-li během ní na nádraží, zaplať 10 $, přesuň se na druhé nádraží a pokračuj se zbylým pohybem.
LEG-535 = Horský průsmyk se přechází akcí pohyb, která na něm začíná: figurka se postaví na odpovídající průsmyk druhého plánu a akce končí.
LEG-451 = Vlak je samostatná lokace na poli, kde právě stojí.
LEG-501 = Dokud tam vlak stojí, je jeho pole lokací, takže se tam dá i pracovat.
LEG-452 = Vyloupení vlaku: otoč kartu vlaku a s hlídkou bojuj, jen když to říká.
LEG-453 = O vyloupení vlaku se smíš pokusit jednou za tah.
LEG-454 = Soused vpravo dobere za hlídku vlaku tolik bojových karet, kolik říká karta vlaku, a jednu zahraje.
LEG-502 = Hlídka vlaku, odpadlíci a volní prospektoři jsou nehráčské postavy: vyhrávají remízy a text jejich bojové karty platí. Hlídka vlaku se počítá jako stráž.
LEG-455 = Vyhrané vyloupení vlaku dává, co říká karta. Prohrané dává obvyklé zranění a pokerovou kartu a navíc postih z karty.
LEG-456 = Vyloupení vlaku dává 0 až 3 BP.
LEG-532 = Ukazatele událostí leží na pátém poli tabulek hazardérů, strážců zákona a psanců a na každém pátém poli BV pod značkou konce; první kostka, která k některému dojde nebo ho přejde, vyvolá událost.
LEG-472 = Vstup na pole s odpadlíkem vyvolá boj s ním.
LEG-473 = Vstup na pole s volným prospektorem vyvolá boj s ním.
LEG-539 = Vstup na pole s odpadlíkem či volným prospektorem pohyb ihned ukončí, jako u bandity.
LEG-474 = Soused vpravo dobere za odpadlíka či volného prospektora tolik bojových karet, kolik je na žetonu, a jednu zahraje.
LEG-475 = Vítězství nad odpadlíkem či volným prospektorem dává odměnu na žetonu.
LEG-476 = Prohra s odpadlíkem či volným prospektorem dává 1 zranění a 1 pokerovou kartu.
LEG-477 = Odpadlík i volný prospektor opustí plán, ať boj dopadne jakkoli.
LEG-478 = Někteří volní prospektoři a některá hraniční území dávají BV.
LEG-485 = Legendární vybavení může dávat BV, BSZ a BP.
LEG-486 = Získáním legendárního vybavení se lze zbavit předmětu.
LEG-X15 = Bližší je ta kancelář, ke které má zatčená figurka kratší cestu; průsmyk je jedno pole a železnice se nepočítá. Při shodě vybírá, kdo zatýkal nebo pohnul šerifem.
LEG-X34 = Při události během přípravy, včetně té z Věstníku na začátku, se jen pokládají žetony a posouvá vlak.
LEG-X35 = Událost počká, až skončí akce nebo krok konce tahu, který ji vyvolal; více jich přijde v pořadí, v jakém vznikly. Aktivní je ten, čí kostka došla k ukazateli nebo kdo získal Věstník.
LEG-X36 = Vlak začíná na nádraží Spike's View a poprvé se pohne na začátku prvního tahu. Figurkám tam, kam dojede, nic nedělá. Jeho lokace se přidává k lokaci pole.
LEG-X37 = V sáčku je 18 a 9 žetonů věhlasu, s úkoly i bez nich.
LEG-X38 = Žeton položený k figurce nevyvolá boj. Odpadlíci, volní prospektoři a boháči, kteří opustí plán, jsou ze hry; odevzdaný či ztracený longhorn se vrací zamíchaný do zásoby.
LEG-X39 = Figurka přemístěná železnicí, průsmykem, vlakem či kartou na pole vstupuje: psanec nesmí k šerifovi a bandita nebo žeton tam vyvolá boj.
LEG-X40 = Po odhození kapesní pistole může být hráč beze zbraně a bojuje bez ní.
LEG-X43 = Pro Muže v černém je průsmyk jedno pole; žetonů a hraničních území si nevšímá, kvůli jeho kartě se vlak nehýbe, a dojde-li jeho BV k ukazateli události, je aktivní první hráč.
LEG-X45 = Kdo nemá pokerovou kartu, nesmí vlak vyloupit.
LEG-X46 = Žeton se nepokládá na pole, kde už leží odpadlík, volný prospektor či boháč, ani longhorn k longhornovi; došly-li žetony, krok se vynechá.
LEG-X47 = Dobytek z karty vlaku má barvu, kterou si majitel vybere z rančů, kde nějaký je; kdo pro něj nemá místo, nedostane žádný.
LEG-X48 = Přesun na pole vlaku se počítá jako jedno pole a nevede nikam, stojí-li tam figurka už.
