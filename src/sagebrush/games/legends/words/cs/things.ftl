### Legendy Západu: názvy a krátké texty všeho, s čím se hráč setká.
### Postavy, pokerové karty a příběhy jsou jména; vybavení, místa a protivníci jsou obecná slova s malým písmenem.

## Postavy
## .text = schopnost, získaná s 5 BV, .bio = kdo to byl.

legends-character-annie_oakley = Annie Oakleyová
    .text = Před začátkem boje s jiným hráčem tento hráč odhodí pokerovou kartu, nebo utrpí zranění.
    .short = Rival odhodí kartu, nebo má zranění
    .bio = Ostrostřelkyně z Ohia (1860–1926), která přestřelila hrací kartu z hrany a naučila střílet tisíce žen.
legends-character-bass_reeves = Bass Reeves
    .text = Na začátku svého tahu si dobereš pokerovou kartu.
    .short = Tah začínáš kartou navíc
    .bio = Narozen v otroctví (1838–1910), třicet let zástupce maršála v Indiánském teritoriu; prý tři tisíce zatčení.
legends-character-billy_the_kid = Billy Kid
    .text = Po akci pohyb, která skončí u jiných hráčů, ti jeden z nich podle tvé volby dá 10 $, nebo pokerovou kartu.
    .short = Příjezd k hráčům: 10 $, nebo karta
    .bio = Henry McCarty (1859–1881), pistolník z války v okrese Lincoln, který odešel z nejednoho vězení.
legends-character-bloody_knife = Krvavý nůž
    .text = Nepřístupnou oblast smíš přejít, jako by byla jediným polem, ale ne v ní zastavit. Po přejití se ti zahojí zranění.
    .short = Přejdeš stolovou horu a zahojíš se
    .bio = Zvěd, syn Hunkpapy a Arikary (asi 1840–1876); vozil poštu přes Dakotu a padl u Little Bighornu.
legends-character-calamity_jane = Calamity Jane
    .text = Tvůj limit karet v ruce je o 1 vyšší. Po každém přispění k příběhu si dobereš pokerovou kartu.
    .short = Limit karet +1; za příběh karta
    .bio = Martha Canaryová (1852–1903): vozka volských spřežení, ošetřovatelka při neštovicích a nejlepší vypravěčka vlastního života.
legends-character-doc_holliday = Doc Holiday
    .text = Utrpíš-li zranění, ať jich je kolik chce, dobereš si pokerovou kartu, jednou za akci. Zranění ti nesnižují limit karet.
    .short = Za zranění karta, limit neklesá
    .bio = Zubař z Georgie (1851–1887), který odjel na západ se souchotinami, balíčkem karet a skoro beze strachu.
legends-character-jesse_james = Jesse James
    .text = V boji mimo města má karta proti tobě hodnotu o 1 nižší. Při shodě s hráčem vždy vítězíš.
    .short = Mimo města rival −1; shody jsou tvé
    .bio = Partyzán z Missouri, pak lupič bank a vlaků (1847–1882); zlomil ho Northfield a doma ho zastřelil přítel.
legends-character-kit_carson = Kit Carson
    .text = Po akci pohyb se smíš pohnout o 1 pole navíc. V boji mimo města má karta proti tobě hodnotu o 1 nižší.
    .short = O pole dál; mimo města rival −1
    .bio = Lovec a průvodce (1809–1868), který vedl výpravy mapující cesty k Pacifiku.
legends-character-mary_fields = „Dostavníková“ Mary Fieldsová
    .text = Na začátku svého tahu a po každém přispění k příběhu získáš 10 $.
    .short = 10 $ každý tah a za každý příběh
    .bio = Narozena v otroctví v Tennessee (asi 1832–1914); po šedesátce vozila poštu v Montaně a nevynechala ani den.
legends-character-wild_bill_hickok = Divoký Bill Hickok
    .text = Po vyhraném pokeru získáš 20 $. Po prohraném si smíš vzít zpět náhodně jednu ze zahraných karet.
    .short = Poker: 20 $ navíc, nebo karta zpět
    .bio = Zvěd, městský maršál a hráč (1837–1876), zastřelený v Deadwoodu u karet, zády ke dveřím.
legends-character-wyatt_earp = Wyatt Earp
    .text = Za prvního banditu, kterého v tahu porazíš, máš 1 akci navíc.
    .short = Za banditu akce navíc
    .bio = Muž zákona, bankéř fara a horník (1848–1929), jehož třicet vteřin u ohrady v Tombstone přežilo všechno ostatní.
legends-character-yb_rowdy = Y. B. Rowdy
    .text = Začíná-li tvůj tah mimo města, smíš odhodit pokerovou kartu a pohnout se až o 3 pole.
    .short = Mimo města: karta za 3 pole
    .bio = Yavapajský seržant zvědů († 1893), vyznamenaný Medailí cti za tažení u Cherry Creek v Arizoně.

## Pokerové karty: co umějí kromě toho, že jsou kartou
## .text = i s druhem: efekt působí při použití karty, akce stojí akci, reakce je ve své chvíli zdarma.

legends-card-cheat = Švindl
    .text = Efekt: zahraný z ruky v pokeru platí jako karta libovolné hodnoty a barvy. Ve flopu je to obyčejná dvojka.
    .short = Poker: libovolná karta
legends-card-sprint = Sprint
    .text = Reakce: po své akci pohyb se pohneš až o 2 další pole. Po každém pohybu jen jeden Sprint nebo jedna Rána pěstí.
    .short = Po pohybu: 2 pole navíc
legends-card-shootout = Přestřelka
    .text = Efekt: kdo ji v boji položí, smí boj začít znovu. Všechny položené karty se odhodí.
    .short = Boj: začni znovu
legends-card-manhunt = Štvanice
    .text = Akce: je-li ve hře psanec, přemístíš šerifa až o 3 pole. Jako strážce zákona nebo psanec získáš i 1 BV.
    .short = Šerif o 3 pole; straně 1 BV
legends-card-payday = Výplata
    .text = Akce: získáš 30 $, ve městě 40 $.
    .short = 30 $, ve městě 40 $
legends-card-stick_em_up = Ruce vzhůru!
    .text = Reakce, jednou za boj: po odkrytí karet klesne hodnota rivalovy karty o 2 (v některých vydáních o 1, kolikrát chceš).
    .short = Boj: rivalova karta −2
legends-card-reputation = Pověst
    .text = Reakce: hned po zisku BSZ nebo BP mezi akcemi svého tahu získáš i 1 BV. Nejvýš jedna Pověst za tah.
    .short = Po BSZ nebo BP: 1 BV
legends-card-saddle_up = Do sedel!
    .text = Akce: akce pohyb s rychlostí o 3 pole vyšší.
    .short = Pohyb s rychlostí +3
legends-card-wallop = Rána pěstí
    .text = Reakce: po tvé akci pohyb utrpí hráč na tvém poli zranění a dá ti 10 $. Po každém pohybu jen jeden Sprint nebo jedna Rána pěstí.
    .short = Po pohybu: zranění a 10 $ pro tebe
legends-card-instinct = Instinkt stopaře
    .text = Efekt: v boji mimo města platí jako J. Akce: dobereš si 3 pokerové karty a 1 odhodíš.
    .short = Mimo města +2, nebo 3 karty a 1 pryč
legends-card-lady_luck = Madam Štístko
    .text = Efekt: zahraná v pokeru přinese 30 $ a pokerovou kartu, při výhře i prohře.
    .short = Poker: 30 $ a karta
legends-card-fools_gold = Zlatý valoun
    .text = Efekt: při prodeji nuggetů ho odhoď jako další nugget. V ruce nuggetem není.
    .short = Prodej ho jako nugget
legends-card-bulletproof = Neprůstřelná kazajka
    .text = Efekt: položená v boji ti zahojí zranění. Proti virtuální postavě také zruší efekt bojové karty, kromě šestky.
    .short = Boj: zahoj 1, zruš bojovou kartu
legends-card-grit = Houževnatost
    .text = Akce: v tomto tahu získáš 2 akce.
    .short = 2 akce navíc
legends-card-quickdraw = Bleskurychlá ruka
    .text = Efekt: položená proti virtuální postavě zruší efekt bojové karty, kromě šestky, a vítězí při shodě. Na hráče ani na Muže v černém neúčinkuje.
    .short = Virtuální: zruš kartu, shody jsou tvé
legends-card-living_legend = Živoucí legenda
    .text = Akce: získáš 1 BSZ, nebo 1 BP. Psanec si může vzít jen BP.
    .short = 1 BSZ, nebo 1 BP

## Vybavení; `_plus` je vylepšená strana

legends-item-mustang = mustang
    .text = Jízdní zvíře: pohyb o 4 pole.
legends-item-mustang_plus = vylepšený mustang
    .text = Jízdní zvíře: pohyb o 5 polí. Na konci hry 2 BV.
legends-item-mule = mula
    .text = Jízdní zvíře: pohyb o 3 pole a místo na 2 nuggety navíc.
legends-item-mule_plus = vylepšená mula
    .text = Jízdní zvíře: pohyb o 3 pole a místo na 4 nuggety navíc. Na konci hry 1 BV.
legends-item-revolver = revolver
    .text = Zbraň bez efektu.
legends-item-revolver_plus = vylepšený revolver
    .text = Zbraň: v boji má tvá karta hodnotu o 1 vyšší, je-li to desítka nebo nižší. Na konci hry 1 BV.
legends-item-shotgun = brokovnice
    .text = Zbraň: po vyhraném boji si dobereš pokerovou kartu.
legends-item-shotgun_plus = vylepšená brokovnice
    .text = Zbraň: v boji má rivalova karta hodnotu o 1 nižší; po vyhraném boji si dobereš pokerovou kartu. Na konci hry 1 BV.
legends-item-rifle = karabina
    .text = Zbraň: před začátkem boje s hráčem si prohlédneš 2 náhodné karty z jeho ruky.
legends-item-rifle_plus = vylepšená karabina
    .text = Zbraň: před začátkem boje si prohlédneš 3 náhodné karty z rivalovy ruky, nebo 3 bojové karty virtuální postavy. Na konci hry 2 BV.
legends-item-whiskey = whiskey
    .text = Když ji dostaneš, zahojí se ti zranění. Po akci pohyb, která skončí u jiného hráče, ji smíš odhodit: hráč na tom poli utrpí zranění.
legends-item-ten_gallon = širák
    .text = Po vyhraném pokeru získáš 1 BV, po prohraném 10 $.
legends-item-provisions = zásoby
    .text = Když je dostaneš, dobereš si pokerovou kartu. Akce: odhodíš je, dobereš si pokerovou kartu a zahojí se ti zranění.
legends-item-miners_map = mapa
    .text = Po hledání zlata smíš jednou z kostek hodit znovu.

## Bojové karty

legends-fight_card-fight_2 = 2
    .text = Utrpíš zranění a ztratíš 1 BV.
legends-fight_card-fight_3 = 3
    .text = Utrpíš 2 zranění.
legends-fight_card-fight_4 = 4
    .text = Utrpíš zranění a odhodíš pokerovou kartu.
legends-fight_card-fight_5 = 5
    .text = Utrpíš zranění. Vítězství nad banditou v tomto boji nepřinese BSZ.
legends-fight_card-fight_6 = 6
    .text = Utrpíš zranění. Nic to nezruší.
legends-fight_card-fight_7 = 7
    .text = Utrpíš zranění, nebo odhodíš náhodnou pokerovou kartu.
legends-fight_card-fight_8 = 8
    .text = Utrpíš zranění.
legends-fight_card-fight_9 = 9
    .text = Odhodíš pokerovou kartu, nebo ztratíš 10 $. Vítězství nad banditou v tomto boji nepřinese BSZ.
legends-fight_card-fight_10 = 10
    .text = Protivník smí boj začít znovu; pak si dobereš pokerovou kartu.
legends-fight_card-fight_j = J
    .text = Získáš 10 $.
legends-fight_card-fight_q = Q
    .text = Dobereš si pokerovou kartu.
legends-fight_card-fight_k = K
    .text = Získáš 1 BV.
legends-fight_card-fight_a = A
    .text = Získáš 1 BV, 1 BSZ, nebo 1 BP.

## Příběhy
## .text = odměna každého, kdo přispěl, a co následuje, .flavour = čte se nahlas.

legends-story-the_iron_road = Železná dráha
    .text = Získáš 40 $, nebo 1 BSZ.
    .flavour = Dráha vyplácí v sobotu: mincemi těm, kdo ji stavějí, odznaky těm, kdo ji hlídají.
legends-story-wild_wild_west = Divoký, divoký západ
    .text = Získáš 30 $, nebo si dobereš 2 pokerové karty.
    .flavour = Tři muži přísahali, že viděli, kdo tasil první, a ani dva se neshodli.
legends-story-dead_or_alive = Živého, nebo mrtvého
    .text = Psanci získají 1 BP. Všichni ostatní získají 1 BSZ, nebo 1 BV.
    .flavour = Odměnu vysázel tiskař větším písmem než jméno.
legends-story-the_regulators = Regulátoři
    .text = Dobereš si pokerovou kartu a pak bojuješ s válečnou tlupou (3 bojové karty). Výhra: 2 BV a 20 $.
    .flavour = Dva obchody v jednom okrese, to je o jeden víc, než je zdrávo, a obě strany najímaly na týden.
legends-story-pinkertons = Pinkertoni
    .text = Získáš 40 $, nebo 1 BV a pokerovou kartu. Pak každý psanec, který nepřispěl, odhodí kartu.
    .flavour = Namalované oko nad dveřmi agentury se nikdy nezavírá, a její kniha výdajů také ne.
legends-story-stampede = Splašené stádo
    .text = Získáš 30 $. Pak každý mimo města, kdo nepřispěl, odhodí kartu, nebo utrpí zranění.
    .flavour = Jediné zahřmění, a dva tisíce kopyt zapomnělo cestu na sever.
legends-story-the_long_drive = Dlouhý hon
    .text = Získáš 1 BV a 30 $.
    .flavour = Deset mil denně, jedenáct týdnů prachu a na konci se nikdo neptá, čí to byl cejch.
legends-story-snake_oil_salesman = Prodavač hadího oleje
    .text = Hoď zlatokopeckou kostkou. Nugget: zahojí se všechna zranění a dobereš si kartu. Zbytky ložiska: 20 $. Zlatý prach: 40 $. Štěrk: utrpíš zranění a dobereš si 2 karty.
    .flavour = Jedna lahvička vyléčí člověka, mulu i revma; vezměte dvě, nechcete-li vědět, co z toho vlastně.
legends-story-fortune_favours_the_brave = Odvážnému štěstí přeje
    .text = Získáš 10 $ a dobereš si 2 pokerové karty.
    .flavour = Na toho, kdo stál ve dveřích druhý, si nikdo nevzpomene.
legends-story-the_assay_office = Prubířna
    .text = Získáš 20 $ a nugget.
    .flavour = Váhy jsou poctivé. Hlídat je třeba palec.
legends-story-claim_dispute = Spor o zábor
    .text = Získáš nugget, nebo 20 $ a pokerovou kartu. Pak každý v dole, kdo nepřispěl, ztratí nugget, nebo 10 $.
    .flavour = Dva kolíky, jeden potok a písař, který zapíše toho, kdo je ve městě dřív.
legends-story-scoundrels = Darebáci
    .text = Získáš 20 $. Vyber hráče, který nepřispěl: podle své volby ti dá 10 $, nebo pokerovou kartu.
    .flavour = Všichni si potřásli rukama a potom si každý přepočítal prsteny.
legends-story-dead_mans_hand = Ruka mrtvého muže
    .text = Dobereš si 2 pokerové karty. Máš-li pak v ruce eso nebo osmičku, získáš 20 $.
    .flavour = Černá esa, černé osmičky a pátá karta, na které se nikdo neshodne.
legends-story-blood_money = Krvavý prachy
    .text = Získáš 30 $, nebo utrpíš zranění a získáš 50 $.
    .flavour = Každá zášť má svou cenu a dnes v noci někdo platí hotově.
legends-story-ambush_at_the_ford = Přepadení u brodu
    .text = Dobereš si pokerovou kartu a pak bojuješ s muži v záloze (2 bojové karty). Výhra: 1 BV a 20 $.
    .flavour = Vody bylo koním po břicho, zrovna pili a ve vrbách byly pušky.
legends-story-the_travelling_show = Kočovní komedianti
    .text = Získáš 2 BV, nebo 1 BV a širák.
    .flavour = Krasojezdci, dechovka a bizon s trémou, jen jediný večer.
legends-story-high_noon = V pravé poledne
    .text = Získáš 1 BV a dobereš si pokerovou kartu.
    .flavour = Okenice se podél ulice zavíraly jedna po druhé a hodiny na bance kráčely dál.
legends-story-plantain_poultice = Jitrocelový obklad
    .text = Zahojí se ti až 2 zranění a dobereš si pokerovou kartu.
    .flavour = Babiččin lék na škrábnutí od kulky: rozžvýkaný list, čistý hadr a žádné naříkání.
legends-story-the_law = Zákon
    .text = Psanci si doberou 2 pokerové karty. Všichni ostatní získají 1 BSZ, nebo 30 $.
    .flavour = Federální soudce, stoh prázdných zatykačů a čerstvá lahvička inkoustu.
legends-story-the_telegraph = Telegraf
    .text = Dobereš si 3 pokerové karty a 1 odhodíš.
    .flavour = Zprávy dřív jezdily. Teď bzučí po drátě, a když dorazíš, už na tebe čekají.
legends-story-tribes_of_the_mesas = Kmeny stolových hor
    .text = Zahojí se ti zranění a dobereš si pokerovou kartu, nebo zaplatíš 10 $ za zásoby, nebo si dobereš 2 pokerové karty.
    .flavour = Jejich terasy a obchodní stezky byly staré, dřív než kdo zatloukl první kolík. Hosty, kteří přijdou v míru, nasytí.
legends-story-a_cheap_horse = Levný kůň
    .text = Zaplatíš 20 $ za mustanga, nebo 10 $ za mulu, nebo získáš 20 $.
    .flavour = Na tři nohy zdravý a na čtvrtou ochotný.
legends-story-ghost_mine = Důl duchů
    .text = Hoď zlatokopeckou kostkou a vezmi si, co padne; za štěrk si dobereš pokerovou kartu. Pak v každém dole zůstane nugget pro prvního, kdo tam ukončí pohyb.
    .flavour = Společnost zkrachovala a město odvál vítr, ale dole v šachtě se něco pořád ohání krumpáčem.
legends-story-vigilance_committee = Výbor bdělosti
    .text = Dobereš si pokerovou kartu a pak bojuješ s domobranou (proti psanci 3 bojové karty, jinak 2). Výhra: psanci 2 BV; všichni ostatní 1 BSZ, nebo 1 BV, a 10 $.
    .flavour = Na hlavách pytle od mouky, přes trám provaz a zápis z jednání veden pečlivě.
legends-story-dust_storm = Prachová bouře
    .text = Dobereš si 2 pokerové karty, nebo se ti zahojí zranění a dobereš si 1.
    .flavour = V poledne rozsvítili lampy. K večeru byla cesta jinde.
legends-story-barbed_wire_war = Válka o ostnatý drát
    .text = Dobereš si pokerovou kartu a pak bojuješ s ničiteli plotů (2 bojové karty). Výhra: 1 BV a 30 $.
    .flavour = Na jaře vyrostlo čtyřicet mil drátu. V létě byla na každém sloupku křídou rakev.
legends-story-the_frontier_surgeon = Ranhojič z pohraničí
    .text = Získáš 1 BV a dobereš si pokerovou kartu.
    .flavour = Od pacienta žádá dvojí: aby držel a aby držel lampu.
legends-story-opening_night = Premiéra
    .text = Získáš 1 BV a k tomu whiskey, nebo 10 $.
    .flavour = Zpívala prý vévodovi, nebo někomu, komu tak říkali. V Red Falls se neptali.
legends-story-local_villains = Místní lotři
    .text = Dobereš si pokerovou kartu a pak bojuješ s lotry (2 bojové karty). Výhra: 1 BV a 30 $.
    .flavour = Jejich matky zná každý. Svědčit nebude nikdo.
legends-story-the_widow = Vdova
    .text = Získáš 1 BV a dobereš si 2 pokerové karty.
    .flavour = Zůstaly po něm dvě košile a dluh, a tak saloonem koloval klobouk.
legends-story-slick_and_polished = Jako ze škatulky
    .text = Zdarma vylepšíš svou zbraň nebo jízdní zvíře, nebo získáš 30 $.
    .flavour = Perleťová pažba nestřílí rovněji, ale lidé ustoupí, aby si ji prohlédli.
legends-story-stagecoach_down = Převržený dostavník
    .text = Získáš 20 $ a dobereš si pokerovou kartu. Pak zůstane na Cliff Junction, severozápadně od skrýše, pokladna: kdo tam první ukončí pohyb, získá 1 BV a 40 $.
    .flavour = Kočí přišel za svítání pěšky, opratě pořád v ruce.
legends-story-the_preacher = Kazatel
    .text = Získáš 1 BV, zahojí se ti zranění a dobereš si pokerovou kartu.
    .flavour = Nejdřív chtěl jejich karty a teprve potom jejich hříchy.
legends-story-homesteaders = Osadníci
    .text = Získáš zásoby a 10 $, nebo získáš 30 $.
    .flavour = Sto šedesát akrů za deset dolarů a pět let, když vítr dovolí.
legends-story-tools_of_the_trade = Nástroje řemesla
    .text = Získáš brokovnici, nebo zásoby, nebo zaplatíš 10 $ za karabinu, nebo získáš 20 $.
    .flavour = Vůz obchodního cestujícího: pilníky, úderníky a náboje po stovkách.
legends-story-a_marked_deck = Cinknuté karty
    .text = Získáš 30 $ a dobereš si pokerovou kartu.
    .flavour = Podrž křížovou desítku proti lampě. Ne, nakloň ji. Tamhle.
legends-story-jailbreak = Útěk z vězení
    .text = Psanci získají 1 BP, nebo si doberou 2 pokerové karty. Všichni ostatní získají 40 $. Pak se šerif vrátí do své stanice.
    .flavour = Koláč byl těžký, pilník byl uvnitř a zástupce měl mlsný jazyk.
legends-story-the_water_tower_gang = Gang od vodárny
    .text = Dobereš si pokerovou kartu a pak bojuješ s gangem (3 bojové karty). Výhra: 1 BV a 50 $.
    .flavour = Každá mašina se musí napít a oni znali jízdní řád nazpaměť.
legends-story-sheriff_of_darkrock = Šerif z Darkrocku
    .text = Získáš 1 BSZ, nebo 30 $.
    .flavour = Každému z vás po řadě pokyne kloboukem a počítá pistole.
legends-story-hard_times = Těžké časy
    .text = Získáš 20 $ a dobereš si pokerovou kartu. Pak každý, kdo nepřispěl a má 80 $ nebo víc, ztratí 20 $.
    .flavour = Kus dobytka klesl na tři dolary a banka si vzala i ten kus.

## Podmínky příběhů: jediné, co je z otevřené karty vidět

legends-condition-acquire_cattle = Pořiď si na ranči dobytek
legends-condition-beat_npc = Vyhraj boj s virtuální postavou
legends-condition-buy_or_upgrade = Kup nebo vylepši vybavení
legends-condition-card_action = Využij akci pokerové karty
legends-condition-company_or_poker = Ukonči pohyb na poli s jiným hráčem, nebo se zúčastni partie pokeru
legends-condition-deliver_cattle = Odevzdej dobytek, odvezený, nebo kradený
legends-condition-deposit_two = Prodej jednou akcí alespoň 2 nuggety
legends-condition-discard_two = Odhoď 2 pokerové karty
legends-condition-end_alone = Ukonči pohyb mimo města tak, aby do 2 polí nebyl žádný jiný hráč
legends-condition-end_at_hideout = Ukonči pohyb ve skrýši
legends-condition-end_at_ranch = Ukonči pohyb na ranči
legends-condition-end_at_station = Ukonči pohyb na nádraží
legends-condition-end_by_mesa = Ukonči pohyb mimo města na okraji nepřístupné oblasti
legends-condition-end_near_sheriff = Ukonči pohyb nejvýš 2 pole od šerifa
legends-condition-fight_bandit = Bojuj s banditou, ať vyhraješ, nebo ne
legends-condition-gain_nugget = Získej jednou akcí alespoň 1 nugget
legends-condition-gain_points = Získej BSZ nebo BP
legends-condition-gain_two_lp = Získej jednou akcí alespoň 2 BV
legends-condition-heal_wound = Zahoj si zranění
legends-condition-lose_at_cards_or_guns = Prohraj partii pokeru nebo boj
legends-condition-no_money = Neměj vůbec žádné peníze
legends-condition-pay_twenty = Zaplať ve městě 20 $
legends-condition-play_poker = Zúčastni se partie pokeru
legends-condition-prospect = Hledej v dole zlato
legends-condition-spend_at_cabaret = Utrať v kabaretu jednou akcí alespoň 30 $
legends-condition-spend_eighty = Utrať ve městě jednou akcí alespoň 80 $
legends-condition-start_fight = Vyhlas boj jinému hráči
legends-condition-take_wound = Utrp zranění
legends-condition-travel_six = Ujeď v jednom tahu alespoň 6 polí
legends-condition-use_action = Využij akci pokerové karty nebo vybavení
legends-condition-win_fight = Vyhraj boj
legends-condition-work_outside = Pracuj mimo města
legends-condition-wounded_in_town = Buď ve městě a měj alespoň 1 zranění

## Úkoly

legends-goal-annie_oakley_1 = Hvězda večera
    .text = Utrať v kabaretu jednou akcí alespoň 60 $.
legends-goal-annie_oakley_2 = Hrana hrací karty
    .text = Vyhraj boj se sedmičkou nebo nižší kartou.
legends-goal-annie_oakley_3 = Klobouk pro publikum
    .text = Odhoď v kabaretu širák.
legends-goal-annie_oakley_4 = Patnáct tisíc žákyň
    .text = Měj vylepšenou karabinu a stůj na poli s jiným hráčem.
legends-goal-bass_reeves_1 = Zatykač doručen
    .text = Zatkni hráče, nebo během hry poraz 2 bandity.
legends-goal-bass_reeves_2 = V převleku tuláka
    .text = Odhoď ve skrýši whiskey.
legends-goal-bass_reeves_3 = Tři tisíce zatčení
    .text = Měj alespoň 5 BSZ.
legends-goal-bass_reeves_4 = Dlouhá obchůzka
    .text = Ujeď v jednom tahu alespoň 10 polí.
legends-goal-billy_the_kid_1 = Jméno na každém plakátu
    .text = Měj alespoň 6 BP.
legends-goal-billy_the_kid_2 = Předními dveřmi
    .text = Stůj jako psanec ve stanici šerifa, nebo vyhraj boj se šerifem.
legends-goal-billy_the_kid_3 = Půlnoční večeře
    .text = Odhoď v saloonu v Red Falls zásoby.
legends-goal-billy_the_kid_4 = Regulátor
    .text = Vyhraj během hry 2 boje s hráči.
legends-goal-bloody_knife_1 = Dakotská pošta
    .text = Ukonči v jednom tahu pohyb v Darkrocku i v Red Falls.
legends-goal-bloody_knife_2 = Oči výpravy
    .text = Ukonči během hry pohyb ve 4 různých skrýších.
legends-goal-bloody_knife_3 = Hlášení zvěda
    .text = Odhoď ve stanici šerifa mapu.
legends-goal-bloody_knife_4 = Starý účet
    .text = Vyhraj boj mimo města a měj přitom zranění.
legends-goal-calamity_jane_1 = Neuvěřitelné historky
    .text = Přispěj během hry čtyřikrát k příběhu.
legends-goal-calamity_jane_2 = Ošetřovatelka v horečném táboře
    .text = Zahoj si jednou akcí alespoň 2 zranění.
legends-goal-calamity_jane_3 = Rundu pro všechny
    .text = Odhoď v saloonu v Darkrocku whiskey.
legends-goal-calamity_jane_4 = Se spřežením volů
    .text = Odevzdej dobytek, odvezený, nebo kradený.
legends-goal-doc_holliday_1 = Není co ztratit
    .text = Vyhraj boj a měj přitom alespoň 2 zranění.
legends-goal-doc_holliday_2 = Lepší partie
    .text = Vyhraj během hry 2 partie pokeru.
legends-goal-doc_holliday_3 = Lék proti kašli
    .text = Odhoď u lékaře whiskey.
legends-goal-doc_holliday_4 = Třicet vteřin u ohrady
    .text = Vyhlas a vyhraj souboj.
legends-goal-jesse_james_1 = Už žádný Northfield
    .text = Vyhraj boj se stráží banky.
legends-goal-jesse_james_2 = Klobouk pana Howarda
    .text = Odhoď v saloonu v Darkrocku širák.
legends-goal-jesse_james_3 = Slušný nájemník
    .text = Buď jako psanec ve městě a měj alespoň 80 $.
legends-goal-jesse_james_4 = Na domácí půdě
    .text = Vyhraj během hry 2 boje mimo města.
legends-goal-kit_carson_1 = Každý potok v kopcích
    .text = Hledej během hry zlato ve 2 různých dolech.
legends-goal-kit_carson_2 = Mapa stopaře
    .text = Odhoď na nádraží mapu.
legends-goal-kit_carson_3 = Spěšný posel
    .text = Ujeď v jednom tahu alespoň 12 polí.
legends-goal-kit_carson_4 = Plně naložená karavana
    .text = Měj alespoň 5 nuggetů.
legends-goal-mary_fields_1 = Poštovní trasa
    .text = Ukonči v jednom tahu pohyb na nádraží i v obchodě.
legends-goal-mary_fields_2 = Ani den vynechaný
    .text = Pracuj během hry ve 3 různých lokacích.
legends-goal-mary_fields_3 = Zásoby pro misii
    .text = Odhoď na ranči Sunny Hills zásoby.
legends-goal-mary_fields_4 = Vlci na cestě
    .text = Vyhraj boj mimo města s brokovnicí jako aktivní zbraní.
legends-goal-wild_bill_hickok_1 = Zády ke zdi
    .text = Vyhraj partii pokeru, které se účastní i jiný hráč.
legends-goal-wild_bill_hickok_2 = Princ pistolníků
    .text = Vyhraj boj s vylepšeným revolverem jako aktivní zbraní.
legends-goal-wild_bill_hickok_3 = Esa a osmičky
    .text = Zahraj v partii pokeru černé eso nebo černou osmičku.
legends-goal-wild_bill_hickok_4 = Na věšáku u dveří
    .text = Odhoď v saloonu v Red Falls širák.
legends-goal-wyatt_earp_1 = Jízda pomsty
    .text = Poraz během hry 3 bandity.
legends-goal-wyatt_earp_2 = Děkuji, raději kávu
    .text = Odhoď ve stanici šerifa whiskey.
legends-goal-wyatt_earp_3 = Parcely a stříbrné akcie
    .text = Buď ve městě a měj alespoň 100 $.
legends-goal-wyatt_earp_4 = Přísaha a odznak
    .text = Zatkni hráče, nebo měj alespoň 4 BSZ.
legends-goal-yb_rowdy_1 = Cherry Creek
    .text = Vyhraj během hry boje ve 2 různých skrýších.
legends-goal-yb_rowdy_2 = Seržant zvědů
    .text = Ukonči během hry pohyb ve 4 různých oblastech mimo města.
legends-goal-yb_rowdy_3 = Příděly pro výpravu
    .text = Odhoď v dole Cliff Junction zásoby.
legends-goal-yb_rowdy_4 = Medaile cti
    .text = Vyhraj boj se stráží banky, se šerifem, nebo s hráčem.

## Karty Muže v černém

legends-black_card-the_duelist = Duelant
    .text = Získá 1 BV a jede až o 5 polí k hráči s nejvíce BV. Dojede-li k němu, vyzve ho na souboj; vítězství mu přinese 2 BV.
    .flavour = Na jméno se neptá. Někde ho četl.
legends-black_card-toll_on_the_road = Mýto na cestě
    .text = Každý hráč ztratí nugget, nebo 20 $. On získá 2 BV.
    .flavour = Řetěz přes cestu, zdvořilý hlas a nastavený klobouk.
legends-black_card-hired_guns = Najatí střelci
    .text = Každý hráč bojuje s najatým střelcem (2 bojové karty). Výhra: 20 $. On získá 2 BV.
    .flavour = Platí předem, a to jim mělo být divné.
legends-black_card-salted_claim = Nastražené zlato
    .text = Jede do nejbližšího dolu. Každý hráč se 2 nebo více nuggety jeden ztratí. On získá 2 BV.
    .flavour = Jedna patrona zlatého prachu do brokovnice, a celý svah stojí za koupi.
legends-black_card-whispers = Šeptanda
    .text = Každý strážce zákona odhodí pokerovou kartu, nebo ztratí 20 $. Každý psanec odhodí pokerovou kartu. On získá 2 BV.
    .flavour = Do večeře to slyšeli všichni a neřekl to nikdo.
legends-black_card-the_highwayman = Loupežník
    .text = Získá 1 BV a jede až o 5 polí k hráči s nejvíce penězi. Dojede-li k němu, okrade ho; vítězství vezme polovinu peněz a jemu přinese 2 BV.
    .flavour = Na cestu domů ti vždycky nechá.
legends-black_card-bad_water = Zkažená voda
    .text = Každý hráč mimo města utrpí zranění, nebo odhodí pokerovou kartu. On získá 2 BV.
    .flavour = Studna byla včera ještě dobrá. A pes taky.
legends-black_card-after_closing_time = Po zavírací hodině
    .text = Jede do banky a hodí zlatokopeckou kostkou. Nugget: 3 BV. Zbytky ložiska nebo zlatý prach: 2 BV. Štěrk: 1 BV a šerif se vrátí do své stanice.
    .flavour = Zámek nebyl vypáčen. Dostalo se mu poděkování.
legends-black_card-somebody_elses_bounty = Cizí odměna
    .text = Jede až o 6 polí k nejbližšímu banditovi. Dojede-li k němu, bandita zmizí a on získá 2 BV, jinak 1 BV.
    .flavour = Ohniště je ještě teplé a odměna už vyzvednutá.
legends-black_card-cards_at_the_cabaret = Karty v kabaretu
    .text = Hraje poker v kabaretu; hráči v Red Falls se mohou za obvyklou sázku přidat. Hraje nejlepší 2 ze 4 karet a při shodě vítězí. Vyhraje-li, nebo nepřidá-li se nikdo, získá 2 BV.
    .flavour = Klavír utichl. Řekl mu, ať hraje dál.

## Mapa

legends-region-mesitos_point = Mesito's Point
legends-region-darkrock = Darkrock
legends-region-dixon_creek = Dixon Creek
legends-region-red_falls = Red Falls
legends-region-sunny_hills = Sunny Hills
legends-region-cliff_junction = Cliff Junction
legends-region-spikes_view = Spike's View

legends-kind-store = obchod
    .text = Jednou akcí nakoupíš a vylepšíš tolik vybavení, na kolik máš peníze.
legends-kind-saloon = saloon
    .text = Zahraješ si poker o sázku 10 $; hráči v témže městě se mohou přidat.
legends-kind-bank = banka
    .text = Prodáš nuggety, každý za 20 $ a 1 BV, nebo jednou za tah zkusíš banku vyloupit.
legends-kind-doctor = lékař
    .text = Za 10 $ se ti zahojí všechna zranění a za každé si dobereš pokerovou kartu.
legends-kind-cabaret = kabaret
    .text = Utratíš peníze: 1 BV za každých 30 $.
legends-kind-mine = důl
    .text = Hledáš zlato: hodíš oběma kostkami a vezmeš si, co padne.
legends-kind-ranch = ranč
    .text = Vezmeš si žeton dobytka jeho barvy, nebo tu prodáš kradený dobytek druhé barvy.
legends-kind-station = nádraží
    .text = Odvezeš dobytek: 1 BSZ a bonus žetonu. Psanci nesmějí.
legends-kind-hideout = skrýš
    .text = Usazují se tu bandité. Kdo sem vjede, musí s nimi bojovat.
legends-kind-sheriff_office = stanice šerifa
    .text = Odtud šerif začíná a tady končí zatčení psanci.

legends-location-mesitos_point_hideout_a = skrýš A na Mesito's Point
legends-location-mesitos_point_ranch = ranč na Mesito's Point
legends-location-darkrock_sheriff_office = stanice šerifa v Darkrocku
legends-location-darkrock_store = obchod v Darkrocku
legends-location-darkrock_saloon = saloon v Darkrocku
legends-location-darkrock_bank = banka v Darkrocku
legends-location-dixon_creek_hideout_b = skrýš B na Dixon Creek
legends-location-red_falls_doctor = lékař v Red Falls
legends-location-red_falls_saloon = saloon v Red Falls
legends-location-red_falls_cabaret = kabaret v Red Falls
legends-location-red_falls_store = obchod v Red Falls
legends-location-sunny_hills_mine = důl na Sunny Hills
legends-location-sunny_hills_hideout_b = skrýš B na Sunny Hills
legends-location-sunny_hills_ranch = ranč na Sunny Hills
legends-location-sunny_hills_hideout_a = skrýš A na Sunny Hills
legends-location-cliff_junction_mine = důl na Cliff Junction
legends-location-cliff_junction_hideout_c = skrýš C na Cliff Junction
legends-location-spikes_view_hideout_c = skrýš C na Spike's View
legends-location-spikes_view_mine = důl na Spike's View
legends-location-spikes_view_station = nádraží na Spike's View

legends-space-M1 = skrýš A na Mesito's Point
legends-space-M2 = ranč na Mesito's Point
legends-space-M3 = Mesito's Point, východně od ranče
legends-space-M4 = Mesito's Point, mezi rančem a Darkrockem
legends-space-M5 = Mesito's Point, u stanice šerifa
legends-space-M6 = Mesito's Point, západní okraj
legends-space-M7 = Mesito's Point, západně od Darkrocku
legends-space-M8 = Mesito's Point, jižní cíp
legends-space-M9 = Mesito's Point, u dolu na Sunny Hills
legends-space-M10 = Mesito's Point, severovýchodně od Darkrocku
legends-space-D1 = stanice šerifa v Darkrocku
legends-space-D2 = obchod v Darkrocku, jihozápadní strana
legends-space-D3 = obchod v Darkrocku, severní strana
legends-space-D4 = obchod v Darkrocku, východní strana
legends-space-D5 = saloon v Darkrocku, severní strana
legends-space-D6 = saloon v Darkrocku, jihozápadní strana
legends-space-D7 = saloon v Darkrocku, východní strana
legends-space-D8 = banka v Darkrocku
legends-space-D9 = Darkrock, náměstí
legends-space-D10 = Darkrock, východní brána
legends-space-X1 = skrýš B na Dixon Creek
legends-space-R1 = lékař v Red Falls
legends-space-R2 = saloon v Red Falls, severní strana
legends-space-R3 = kabaret v Red Falls
legends-space-R4 = saloon v Red Falls, západní strana
legends-space-R5 = saloon v Red Falls, východní strana
legends-space-R6 = obchod v Red Falls, severní strana
legends-space-R7 = obchod v Red Falls, jihozápadní strana
legends-space-R8 = obchod v Red Falls, jihovýchodní strana
legends-space-S1 = důl na Sunny Hills
legends-space-S2 = Sunny Hills, pod dolem
legends-space-S3 = skrýš B na Sunny Hills
legends-space-S4 = Sunny Hills, východně od skrýše B
legends-space-S5 = Sunny Hills, severně od Red Falls
legends-space-S6 = Sunny Hills, daleký sever
legends-space-S7 = ranč na Sunny Hills
legends-space-S8 = skrýš A na Sunny Hills
legends-space-S9 = Sunny Hills, jižně od ranče
legends-space-S10 = Sunny Hills, východně od Red Falls
legends-space-S11 = Sunny Hills, jižní cíp
legends-space-C1 = Cliff Junction, u Dixon Creek
legends-space-C2 = Cliff Junction, jihozápadně od Red Falls
legends-space-C3 = Cliff Junction, jižní brána Red Falls
legends-space-C4 = Cliff Junction, jihovýchodně od Red Falls
legends-space-C5 = Cliff Junction, východní okraj
legends-space-C6 = Cliff Junction, západní okraj
legends-space-C7 = důl na Cliff Junction
legends-space-C8 = Cliff Junction, severně od dolu
legends-space-C9 = Cliff Junction, severozápadně od skrýše
legends-space-C10 = skrýš C na Cliff Junction
legends-space-C11 = Cliff Junction, východně od dolu
legends-space-C12 = Cliff Junction, jihozápadně od skrýše
legends-space-V1 = Spike's View, severozápadní kout
legends-space-V2 = Spike's View, mezi saloonem a skrýší
legends-space-V3 = Spike's View, jižně od saloonu
legends-space-V4 = Spike's View, jižně od Darkrocku
legends-space-V5 = Spike's View, mezi bankou a nádražím
legends-space-V6 = Spike's View, severně od nádraží
legends-space-V7 = skrýš C na Spike's View
legends-space-V8 = důl na Spike's View
legends-space-V9 = Spike's View, východně od dolu
legends-space-V10 = Spike's View, mezi dolem a nádražím
legends-space-V11 = Spike's View, západně od nádraží
legends-space-V12 = nádraží na Spike's View
legends-space-V13 = Spike's View, východně od nádraží

## Strany, tabulky a fáze

legends-side-marshal = strážce zákona
    .text = Má BSZ: smí zatýkat psance a na konci hry získá BV za svůj řádek tabulky.
legends-side-outlaw = psanec
    .text = Má BP: na konci každého svého tahu získá BV za svůj řádek tabulky a jde po něm šerif.
legends-side-neutral = neutrální
    .text = Nemá BSZ ani BP a obě cesty má otevřené.
legends-track-marshal = tabulka strážců zákona
legends-track-wanted = tabulka psanců
legends-phase-setup = příprava hry
legends-phase-start = zahájení tahu
legends-phase-income = příjem
legends-phase-gear = zbraň a zvíře
legends-phase-act = fáze akcí
legends-phase-stories = příběhy
legends-phase-discard = závěr tahu
legends-phase-over = závěrečné vyhodnocení
legends-income-cash = 20 $
legends-income-cards = 2 pokerové karty
legends-income-both = 10 $ a pokerová karta

## Pokerové kombinace

legends-hand-five_of_a_kind = pětice
legends-hand-royal_flush = royal flush
legends-hand-straight_flush = straight flush
legends-hand-four_of_a_kind = čtveřice
legends-hand-full_house = full house
legends-hand-flush = flush
legends-hand-straight = straight
legends-hand-three_of_a_kind = trojice
legends-hand-two_pair = dva páry
legends-hand-pair = pár
legends-hand-high_card = nejvyšší karta

## Zlatokopecké kostky

legends-face-nugget = nugget
    .text = Získáš nugget.
legends-face-cash = zbytky ložiska
    .text = Získáš 10 $.
legends-face-dust = zlatý prach
    .text = Získáš 10 $ a touto kostkou hodíš znovu.
legends-face-gravel = štěrk
    .text = Nic.

## Dobytek

legends-cattle-blue = modrý
legends-cattle-green = zelený
legends-token-blue_forty = 40 $
legends-token-blue_nugget = nugget
legends-token-blue_action = 10 $ a akce navíc
legends-token-blue_heal = 30 $ a zahojené zranění
legends-token-blue_card = 30 $ a pokerová karta
legends-token-blue_legend = 1 BV
legends-token-blue_side = BSZ, nebo BP
legends-token-blue_die = hod zlatokopeckou kostkou, za štěrk pokerová karta
legends-token-green_forty = 40 $
legends-token-green_nugget = nugget
legends-token-green_action = 10 $ a akce navíc
legends-token-green_heal = 30 $ a zahojené zranění
legends-token-green_card = 30 $ a pokerová karta
legends-token-green_legend = 1 BV
legends-token-green_side = BSZ, nebo BP
legends-token-green_die = hod zlatokopeckou kostkou, za štěrk pokerová karta

## Protivníci a boje

legends-foe-player = hráč
legends-foe-man_in_black = Muž v černém
legends-foe-bandit = bandita
legends-foe-guard = stráž banky
legends-foe-sheriff = šerif
legends-foe-ambushers = muži v záloze
legends-foe-fence_cutters = ničitelé plotů
legends-foe-gang = gang
legends-foe-vigilantes = domobrana
legends-foe-villains = lotři
legends-foe-war_party = válečná tlupa
legends-foe-hired_gun = najatý střelec
legends-fight-duel = souboj
legends-fight-robbery = okradení
legends-fight-arrest = zatčení
legends-fight-npc = boj

## Proč se něco děje, kromě karet, vybavení, postav a protivníků

legends-cause-contribute = příběh
legends-cause-cross_mesa = přechod stolové hory
legends-cause-deposit = prodej nuggetů
legends-cause-doctor = lékař
legends-cause-drive = odvoz dobytka
legends-cause-fight_2 = bojová karta 2
legends-cause-fight_3 = bojová karta 3
legends-cause-fight_4 = bojová karta 4
legends-cause-fight_5 = bojová karta 5
legends-cause-fight_6 = bojová karta 6
legends-cause-fight_7 = bojová karta 7
legends-cause-fight_8 = bojová karta 8
legends-cause-fight_9 = bojová karta 9
legends-cause-fight_10 = bojová karta 10
legends-cause-fight_j = bojová karta J
legends-cause-fight_q = bojová karta Q
legends-cause-fight_k = bojová karta K
legends-cause-fight_a = bojová karta A
legends-cause-hand_limit = limit karet v ruce
legends-cause-income = příjem
legends-cause-limit = limit
legends-cause-marshal = tabulka strážců zákona
legends-cause-move = pohyb
legends-cause-poker = poker
legends-cause-prospect = hledání zlata
legends-cause-revel = pitka
legends-cause-rustle = prodej kradeného dobytka
legends-cause-shop = obchod
legends-cause-start = začátek hry
legends-cause-wanted = tabulka psanců
legends-cause-work = práce

## Co volba přinese nebo stojí, řečeno hráči

legends-amount-gain_lp = získáš { $n } BV
legends-amount-gain_mp = získáš { $n } BSZ
legends-amount-gain_wp = získáš { $n } BP
legends-amount-gain_money = získáš { $n } $
legends-amount-gain_nugget = získáš { $n ->
        [one] nugget
        [few] { $n } nuggety
       *[other] { $n } nuggetů
    }
legends-amount-gain_card = dobereš si { $n ->
        [one] pokerovou kartu
        [few] { $n } pokerové karty
       *[other] { $n } pokerových karet
    }
legends-amount-gain_action = získáš { $n ->
        [one] 1 akci
        [few] { $n } akce
       *[other] { $n } akcí
    }
legends-amount-gain_legend_token = vylosuješ si { $n ->
        [one] žeton věhlasu
        [few] { $n } žetony věhlasu
       *[other] { $n } žetonů věhlasu
    }
legends-amount-take_wound = utrpíš { $n ->
        [one] zranění
       *[other] { $n } zranění
    }
legends-amount-heal = zahojíš si { $n ->
        [one] zranění
       *[other] { $n } zranění
    }
legends-amount-lose_lp = ztratíš { $n } BV
legends-amount-lose_money = ztratíš { $n } $
legends-amount-lose_nugget = ztratíš { $n ->
        [one] nugget
        [few] { $n } nuggety
       *[other] { $n } nuggetů
    }
legends-amount-lose_card = odhodíš { $n ->
        [one] pokerovou kartu
        [few] { $n } pokerové karty
       *[other] { $n } pokerových karet
    }
legends-amount-lose_cattle = ztratíš dobytek
legends-amount-give_money = předáš { $n } $
legends-amount-give_nugget = předáš { $n ->
        [one] nugget
        [few] { $n } nuggety
       *[other] { $n } nuggetů
    }
legends-amount-give_card = předáš { $n ->
        [one] pokerovou kartu
        [few] { $n } pokerové karty
       *[other] { $n } pokerových karet
    }
legends-amount-gain_item_mustang = dostaneš mustanga
legends-amount-gain_item_mule = dostaneš mulu
legends-amount-gain_item_revolver = dostaneš revolver
legends-amount-gain_item_shotgun = dostaneš brokovnici
legends-amount-gain_item_rifle = dostaneš karabinu
legends-amount-gain_item_whiskey = dostaneš whiskey
legends-amount-gain_item_ten_gallon = dostaneš širák
legends-amount-gain_item_provisions = dostaneš zásoby
legends-amount-gain_item_miners_map = dostaneš mapu
legends-amount-gain_item_weapon = dostaneš zbraň
legends-amount-gain_item_weapon_or_mount = dostaneš zbraň nebo jízdní zvíře
legends-amount-gain_item_any = dostaneš vybavení
legends-amount-upgrade_item_weapon = vylepšíš zbraň
legends-amount-upgrade_item_weapon_or_mount = vylepšíš zbraň nebo jízdní zvíře
legends-amount-upgrade_item_any = vylepšíš vybavení
legends-amount-discard_item_whiskey = odhodíš whiskey
legends-amount-discard_item_ten_gallon = odhodíš širák
legends-amount-discard_item_provisions = odhodíš zásoby
legends-amount-discard_item_miners_map = odhodíš mapu
legends-amount-move = pohneš se až o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }
legends-amount-sheriff = { $n ->
        [0] přemístíš šerifa
        [one] přemístíš šerifa o 1 pole
        [few] přemístíš šerifa až o { $n } pole
       *[other] přemístíš šerifa až o { $n } polí
    }
legends-amount-roll = hodíš { $n ->
        [one] zlatokopeckou kostkou
       *[other] { $n } zlatokopeckými kostkami
    }
legends-amount-fight_ambushers = bojuješ s muži v záloze
legends-amount-fight_fence_cutters = bojuješ s ničiteli plotů
legends-amount-fight_gang = bojuješ s gangem
legends-amount-fight_vigilantes = bojuješ s domobranou
legends-amount-fight_villains = bojuješ s lotry
legends-amount-fight_war_party = bojuješ s válečnou tlupou
legends-amount-fight_hired_gun = bojuješ s najatým střelcem

## Hodnoty voleb před hrou

legends-choice-preset = podle zvolených pravidel
legends-choice-yes = ano
legends-choice-no = ne
legends-choice-short = krátká: 15 BV
legends-choice-medium = střední: 20 BV
legends-choice-long = dlouhá: 25 BV
legends-choice-two = ze dvou jednu
legends-choice-one = jedna náhodná
legends-choice-choose = volný výběr
legends-choice-standard = běžná
legends-choice-hard = těžká
legends-choice-legend = legenda
legends-choice-house = tohoto stolu
legends-choice-cz = česká
legends-choice-ua = ukrajinská
legends-choice-ru = ruská
legends-choice-before = před položením karet
legends-choice-after = po položení karet
legends-choice-all = každý psanec na poli
legends-choice-target = ten, kdo má být zatčen
legends-choice-mover = kdo ho přemístil
legends-choice-right_of_outlaw = soused psance po pravici
legends-choice-right_of_active = soused hráče na tahu po pravici
legends-choice-by_set = podle krabice
legends-choice-active = hráč na tahu
legends-choice-dealer = bankéř
legends-choice-five_of_a_kind = pětice
legends-choice-royal_flush = royal flush
legends-choice-mp_or_wp = BSZ, nebo BP
legends-choice-lp_or_wp = BV, nebo BP

# Co komu přineslo nejvíc bodů.
legends-plan-outlaw = psanec
legends-plan-lawman = strážce zákona
legends-plan-duellist = pistolník
legends-plan-prospector = zlatokop
legends-plan-drover = honák
legends-plan-gambler = hráč pokeru
legends-plan-spender = velký utráceč
