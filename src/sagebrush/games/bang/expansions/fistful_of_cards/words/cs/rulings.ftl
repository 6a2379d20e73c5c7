# Výklad pravidel rozšíření Fistful.

## Sections

bang-section-fistful_events = Fistful: události

## Rulings

BANG-690 = Fistful: proti jejím efektům BANG! pomáhají všechny druhy efektů Vedle! (karta Vedle!, Barel, Jourdonnais a podobně).
BANG-691 = Odstřelovač se nepočítá do limitu karet BANG! a lze ho použít tolikrát, na kolik stačí karty BANG!.
BANG-692 = Odstřelovače lze zrušit jakýmikoli efekty Vedle!, vždy však jen dvěma.
BANG-693 = Mrtvý muž platí celé kolo: vrátit se může i ten, kdo byl vyřazen až v tomto kole, pokud jeho tah teprve přijde.
BANG-694 = Opuštěný důl: je-li odhazovací hromádka prázdná, je tah obyčejný.
BANG-695 = Opuštěný důl: lze-li z odhazovací hromádky dobrat aspoň jednu kartu, jdou všechny karty, které hráč v tomto tahu odhodí, lícem dolů na balíček.
BANG-696 = Opuštěný důl se netýká zahraných karet (Hokynářství), ale karet BANG! odhozených ve vlastním Duelu a přebytku ve 3. fázi.
BANG-697 = Opuštěný důl: karty odhozené kvůli schopnosti, třeba Sida Ketchuma, nebo v tahu jiného hráče jdou na odhazovací hromádku jako vždy.
BANG-698 = Právo Západu: počítá se jen zahrání karty; odhodit ji při Duelu nebo kvůli schopnosti, třeba Sida Ketchuma, zahráním není.
BANG-699 = Laso: karty, které zůstávají ve hře, lze vykládat, ale nemají žádný účinek.
BANG-700 = Léčka: karty ve hře (Mustang, Hledí) a schopnosti (Rose Doolan, Paul Regret) vzdálenosti mění dál.
BANG-701 = Odraženou střelu lze v tahu použít vícekrát, na jakoukoli vzdálenost, a do limitu karet BANG! se nepočítá.
BANG-702 = Pokrevní bratry nelze použít pro hráče, kteří jsou mimo hru.
BANG-703 = Na Ruskou ruletu lze odpovědět jakýmikoli efekty Vedle! (karta Vedle!, Barel, Jourdonnais a podobně).
BANG-704 = Soudce: karty vyložené dříve fungují dál.
BANG-749 = Opuštěný důl: schopnosti 1. fáze se vztahují na odhazovací hromádku místo balíčku (Kit Carlson si prohlíží její tři vrchní karty); snímá se z balíčku; kdo bere přebytečné karty jiných, bere je dřív, než přijdou na balíček.
BANG-X60 = Mrtvý muž vrací za kolo jediného hráče: toho, kdo byl z vyřazených vyřazen jako první. Další zabití už nikoho jiného nevrací.
BANG-X61 = Vendeta: snímá se po 3. fázi a se schopnostmi hráče; ztracený tah takové sejmutí nemá a tah takto získaný také ne. Nové kolo tímto tahem nezačíná.
BANG-X62 = Pokrevní bratři přicházejí před snímáním na začátku tahu. Život dostane někdo, komu chybí; počítá se jako ztracený (Bart Cassidy si dobere kartu) a nikdo ho nevzal.
BANG-X63 = Pálenka: kdo se napije, nedobírá si v 1. fázi vůbec nic a vynechá všechno, co k této fázi patří: schopnosti (Vera Custer, Youl Grinner) i Mapu. Se všemi životy není proč pít. Není to Pivo.
BANG-X64 = Peyote nahrazuje v 1. fázi veškeré dobírání, i schopnosti s ním spojené. Karty se otáčejí přede všemi; není to sejmutí. Co předchází dobírání (Vera Custer, Youl Grinner, Mapa), proběhne jako jindy.
BANG-X65 = Právo Západu: ukazuje se druhá karta dobraná v 1. fázi, ať je odkudkoli, a to hned: dřív, než Dutch Will odhodí nebo Claus, the Saint rozdá; i z více karet je to stále ona, a kdo už ji nemá, není k ničemu vázán. Tah nelze ukončit, dokud ji lze zahrát, jako to, čím je, nebo jako jinou kartu; nikdo ji ale nemusí hrát na sebe. Schopnost, kterou by k tomu musel použít (Uncle Will), nikoho nezavazuje.
BANG-X66 = Ranč: nejprve se odhodí všechny karty a pak se dobere stejný počet, je to jediný krok: ruka mezitím prázdná Suzy Lafayette nic nepřinese.
BANG-X67 = Odstřelovač a Odražená střela: karty BANG! se odhazují, nehrají; stačí, co se hráči za kartu BANG! počítá (Calamity Janet). Schopnost Slaba the Killera nic nepřidává. Na Apache Kida neúčinkují, jsou-li všechny použité karty kárové. Odražená střela smí mířit i na vlastní karty, Vězení a Dynamit nevyjímaje.
BANG-X68 = Fistful: karty se spočítají na začátku tahu a ty, které padnou na obranu, se neodečítají. Ruská ruleta obíhá dokola, dokud někdo nezůstane bez efektu Vedle!. Za těmito výstřely nikdo nestojí: žádná odměna, trest ani zásluha.
BANG-X43 = Opuštěný důl: z odhazovací hromádky si dobírá jen hráč na tahu, a to jen to, co si dobírá v 1. fázi; co v ní přinese výstřel (Evelyn Shebang), a všechny karty ostatních jsou z balíčku. Zbraň, která ustoupí jiné, jde všem na očích na balíček, pokud nepřišla do hry v témže tahu (Suzy Lafayette by mohla dvě zbraně vyměňovat donekonečna); taková zbraň, použitá zelená karta a to, oč hráč přijde zabitím nebo trestem, jde na odhazovací hromádku.
