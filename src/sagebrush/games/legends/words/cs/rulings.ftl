# Pravidla hry Legendy Západu.

## Oddíly

legends-section-terms_and_components = Pojmy a herní materiál
legends-section-setup = Příprava hry
legends-section-turn_start = Pořadí a zahájení tahu
legends-section-action_phase = Fáze akcí
legends-section-movement = Pohyb
legends-section-card_actions = Akce karet a balíček pokerových karet
legends-section-player_fights = Boje mezi hráči: zatčení, souboj, okradení
legends-section-npc_fights = Boje s virtuálními postavami
legends-section-bank_guard = Stráž banky
legends-section-bandit = Bandita
legends-section-sheriff_movement = Přemístění šerifa
legends-section-sheriff_fight = Boj se šerifem
legends-section-dealer_and_story_opponents = Bankéř a protivníci z příběhů
legends-section-store_doctor_cabaret_work = Obchod, lékař, kabaret a práce
legends-section-mine_and_deposit = Důl a prodej nuggetů
legends-section-ranch_and_station = Ranč, dobytek a nádraží
legends-section-poker_game = Partie pokeru
legends-section-items = Vybavení
legends-section-wounds = Zranění
legends-section-marshal_and_wanted_points = Body strážců zákona a body psanců
legends-section-marshal_track = Tabulka strážců zákona
legends-section-wanted_track = Tabulka psanců
legends-section-story_cards = Příběhové karty
legends-section-end_of_turn = Závěr tahu
legends-section-end_of_game = Konec hry a vyhodnocení
legends-section-tie_breaks = Rozhodování shody na konci
legends-section-two_players = Hra ve dvou
legends-section-goals = Úkoly
legends-section-first_game = První partie
legends-section-poker_cards = Pokerové karty
legends-section-fight_cards = Bojové karty, ztráty a limity
legends-section-characters = Postavy
legends-section-own = Pravidla tohoto stolu

## Pojmy a herní materiál

LEG-001 = Hráč s alespoň 1 bodem strážců zákona (BSZ) je strážce zákona, s alespoň 1 bodem psanců (BP) psanec a bez obojího je neutrální. Mluví-li pravidlo o straně, myslí se ta, na které hráč v tu chvíli je.
LEG-002 = Body věhlasu (BV), BSZ a BP se počítají každé zvlášť. O vítězství rozhodují jen BV; ostatní body se na ně mění pouze podle pravidel svých tabulek.
LEG-003 = Základní hra je pro 2 až 6 hráčů.
LEG-004 = Ve hře je 6 oboustranných desek hráčů; jejich strany se liší jen poli pro žetony věhlasu.
LEG-005 = Každá ze 6 barev má 2 označovací kostičky a 2 válečky.
LEG-006 = Zlatokopecké kostky jsou 2.
LEG-007 = Nuggetů zlata je 36.
LEG-008 = Žetonů zranění je 6, jeden pro každého hráče, a každý počítá 0 až 3 zranění.
LEG-009 = Ve hře je 1 žeton konce hry a 1 žeton začínajícího hráče.
LEG-010 = Žetonů dobytka je 16, 8 modrých a 8 zelených, každý s bonusem na skryté straně.
LEG-011 = Z 18 žetonů věhlasu má šest hodnotu 1 BV, devět 2 BV a tři 3 BV. S volbou legend_tokens = cz jich má devět hodnotu 1 BV, šest 2 BV a tři 3 BV.
LEG-012 = Figurek je 13: 6 pro postavy, 6 pro bandity a 1 pro šerifa.
LEG-013 = Která soška koho představuje, nemá pro pravidla význam; hráče, bandity (šedá) a šerifa (hnědá) odlišuje barva kroužku.
LEG-014 = Karet postav je 12.
LEG-015 = Příběhových karet je 40.
LEG-016 = Pokerových karet je 52: čtyři barvy po třinácti hodnotách od 2 po eso.
LEG-017 = Pokerové karty mají 16 různých působení. Karty stejné hodnoty působí stejně, jen u hodnot 2, 8 a 10 se černé karty liší od červených.
LEG-018 = Pokerová karta působí jako efekt (sám od sebe, když se karta použije běžným způsobem), jako akce (stojí jednu akci), nebo jako reakce (nestojí nic a hraje se, když je splněna její podmínka).
LEG-019 = Karty hodnoty 9, Instinkt stopaře, mají efekt i akci.
LEG-020 = Obě červené dvojky jsou Švindl, obě černé jsou Sprint.
LEG-021 = Karet Muže v černém je 11: 10 hracích a 1 s pokyny.
LEG-022 = Karet úkolů je 48, po 4 pro každou postavu.
LEG-023 = Peníze tvoří 36 bankovek po 10 $ a 18 po 20 $, celkem 720 $; každá částka je proto násobkem 10 $.
LEG-024 = Bojových karet je 13.
LEG-025 = Karet vybavení je 54, po 6 od každého z 9 druhů: 12 jízdních zvířat (mustang, mula), 18 zbraní (revolver, brokovnice, karabina) a 24 předmětů (whiskey, širák, zásoby, mapa).
LEG-026 = Všechny karty vybavení téhož druhu fungují stejně, i když na nich pro dokreslení stojí různá jména.
LEG-027 = Vylepšenou stranu mají jen zbraně a jízdní zvířata; předměty mají stranu jedinou a vylepšit se nedají.
LEG-028 = Vybavení má stejné druhy působení jako pokerové karty: efekt, akci a reakci.
LEG-029 = Efekt bojové karty působí sám od sebe, jakmile je karta zahrána.
LEG-030 = Životopis na kartě postavy ani vyprávění na příběhové kartě nemají na pravidla vliv.
LEG-031 = Každá lokace zabírá jedno pole plánu, jen obchod a saloon zabírají každý tři.
LEG-032 = Obchody i saloony jsou dva.
LEG-033 = Ve hře jsou tři bandy, A, B a C; každá má dvě skrýše a všechny skrýše leží mimo města.
LEG-034 = Skrýš je lokace jako každé jiné vyznačené místo.

## Příprava hry

LEG-035 = Všechny karty vybavení jsou na začátku v obchodě a lze je koupit.
LEG-036 = Všechny bankovky, všechny nuggety a obě zlatokopecké kostky jsou na začátku ve společné zásobě.
LEG-037 = Balíček pokerových karet se zamíchá a leží lícem dolů; vedle něj je lícem nahoru odhazovací hromádka.
LEG-038 = Žetony dobytka leží na začátku lícem dolů na ranči své barvy.
LEG-039 = Šerif začíná ve stanici šerifa v Darkrocku.
LEG-040 = Každý hráč dostane jednu desku, obě kostičky a oba válečky jedné barvy, jeden žeton zranění a jednu figurku.
LEG-041 = Používá se strana desky bez polí pro žetony věhlasu, ledaže se hraje s úkoly.
LEG-042 = Nedohodnou-li se hráči na barvách nebo figurkách, vybírá jako první začínající hráč a ostatní po něm po směru hodinových ručiček.
LEG-043 = Každý hráč začíná bez zranění.
LEG-044 = Každý hráč dostane 2 postavy, jednu si nechá a druhou vyřadí ze hry.
LEG-045 = Začíná hráč, jehož postava má na začátku nejvíc BP.
LEG-046 = Má-li nejvíc počátečních BP víc postav, nebo je nemá žádná, určí začínajícího hráče mezi rovnými náhoda.
LEG-047 = Hrají Annie Oakleyová, Bass Reeves, Billy Kid a Y. B. Rowdy: začíná hráč za Billyho Kida, protože ten má na začátku 2 BP.
LEG-048 = Žeton začínajícího hráče zůstává celou hru u téhož hráče.
LEG-049 = Posadit psance vedle sebe po směru hodinových ručiček je jen doporučení.
LEG-050 = Každý hráč dostane počáteční vybavení, peníze, pokerové karty a BSZ nebo BP podle své postavy.
LEG-051 = Figurka začíná na lokaci, kterou udává její postava; u obchodu a saloonu si hráč vybere jedno ze tří polí.
LEG-052 = Annie Oakleyová začíná v obchodě v Darkrocku s 1 pokerovou kartou a karabinou.
LEG-053 = Billy Kid začíná v jedné ze dvou skrýší A, kterou si jeho hráč vybere.
LEG-054 = Počáteční BSZ a BP nepřinášejí žádnou z odměn na polích tabulky.
LEG-055 = Postava bez BSZ a BP nemá kostičku v žádné z obou tabulek.
LEG-056 = Všichni začínají s 0 BV.
LEG-057 = Na začátku nikdo nemá na příběhové kartě váleček.
LEG-058 = Příběhové karty tvoří dva balíčky po 20 a z každého je vidět jen podmínka vrchní karty.
LEG-059 = Do každé skrýše, kde nestojí žádná postava, se postaví jeden bandita.
LEG-060 = Balíček bojových karet se zamíchá a leží lícem dolů.
LEG-061 = Každý hráč dostane přehledový list.
LEG-062 = Před hrou si hráči zvolí její délku: krátká do 15 BV, střední do 20 BV, dlouhá do 25 BV.
LEG-505 = Stupnice BV vede od 1 do 30, u 5 je značka schopností a u 15, 20 a 25 značky konce hry.
LEG-063 = V základní hře začíná každá postava právě s jednou zbraní a žádná nemá jízdní zvíře.

## Pořadí a zahájení tahu

LEG-064 = Hráči se střídají po směru hodinových ručiček od začínajícího hráče.
LEG-065 = Tah má tři fáze: zahájení tahu, fázi akcí a závěr tahu.
LEG-066 = Při zahájení tahu přijdou na řadu postupně efekty „na začátku tahu“, příjem a volba zbraně a jízdního zvířete.
LEG-067 = Příjem je jedno z tohoto: 20 $, nebo 2 pokerové karty, nebo 10 $ a 1 pokerová karta.
LEG-068 = Po celý tah je aktivní právě jedna zbraň a jedno jízdní zvíře.
LEG-069 = Aktivní zbraň nebo zvíře lze změnit jen při zahájení tahu; jen nově koupené smí hráč začít používat hned.
LEG-488 = Zbraň a zvíře zvolené při zahájení posledního vlastního tahu, nebo od té doby koupené a aktivované, zůstávají aktivní až do příštího; slouží tedy i v bojích v tazích ostatních.
LEG-070 = V základní hře hráč o zbraň ani zvíře nikdy nepřijde, takže nikdo není beze zbraně.
LEG-071 = Schopnost své postavy získá hráč, jakmile má poprvé alespoň 5 BV; pozdější ztráta BV mu ji nevezme.

## Fáze akcí

LEG-072 = Hráč může provést až tři akce a zbylých se smí vzdát. S volbou must_use_all_actions je musí využít všechny, dokud je nějaká možná.
LEG-073 = Tutéž akci lze v jednom tahu opakovat, pokud to některé pravidlo nezakazuje.
LEG-074 = Akce jsou: pohyb, akce karty, boj proti jinému hráči a akce lokace.
LEG-075 = Přispění ke splnění podmínky příběhové karty ani splnění úkolu nestojí akci.
LEG-076 = Hráč může během hry změnit stranu i vícekrát.

## Pohyb

LEG-077 = Pěší postava má na akci pohyb 2 body pohybu.
LEG-078 = Postava v sedle má místo nich rychlost svého aktivního zvířete.
LEG-079 = Vstup na sousední pole stojí 1 bod pohybu.
LEG-080 = Sousedí i pole, která se dotýkají jen rohem.
LEG-081 = Na dvě nepřístupné oblasti uprostřed plánu (stolové hory obtažené červenou čárkovanou čarou) nelze vstoupit ani přes ně přejít, pokud pravidlo neříká jinak.
LEG-082 = Na jednom poli smí stát libovolný počet figurek.
LEG-083 = Hráč nemusí využít všechny body pohybu; zbylé propadnou.
LEG-084 = Jakmile hráč začne jinou akci nebo činnost zdarma, pohyb končí a zbylé body propadnou.
LEG-085 = Psanec nesmí na pole šerifa vstoupit ani přes ně přejít.
LEG-086 = Strážci zákona a neutrální hráči smějí na pole šerifa vstupovat volně.
LEG-087 = Vstup na pole s banditou pohyb ihned ukončí a začne boj.
LEG-088 = Po pohybu, který skončil u bandity, nelze využít nic, co na pohyb navazuje, a to ani po boji: ani reakci (Sprint, Rána pěstí, whiskey), ani schopnost (Billy Kid, Kit Carson).
LEG-089 = Pole uvnitř tlustého hnědého obrysu jsou ve městě, všechna ostatní mimo město.
LEG-090 = Města jsou dvě, Darkrock a Red Falls.

## Akce karet a balíček pokerových karet

LEG-091 = Akce karty se provede tak, že hráč kartu ukáže a vykoná, co na ní stojí; stojí to jednu akci.
LEG-092 = Pokerová karta využitá k akci pak jde na odhazovací hromádku.
LEG-093 = Zásoby využité k akci se vracejí do obchodu.
LEG-094 = Kromě pokerových karet a zásob může akci nabízet i postava, říká-li to její text.
LEG-095 = Efekt ani reakce nestojí akci a lze je využít i v tahu jiného hráče, když je splněna jejich podmínka.
LEG-096 = Efekt působí, když je jeho karta zahrána a jeho podmínka splněna.
LEG-097 = Po akci se bez dalšího odhazují jen pokerové karty; u postavy nebo vybavení rozhoduje jejich text.
LEG-487 = Reakce pokerové karty se využije odhozením karty, reakce vybavení podle jeho textu (odhozený předmět se vrací do obchodu). Účinek nastane hned.
LEG-098 = Má-li se dobrat pokerová karta a balíček je prázdný, odhazovací hromádka se zamíchá do nového balíčku a dobírá se dál.
LEG-099 = Během tahu smí hráč držet víc než 5 pokerových karet; limit se kontroluje jen v závěru tahu.

## Boje mezi hráči

LEG-100 = Boj lze vyhlásit jen postavě na témže poli.
LEG-101 = Vyhlášení boje jinému hráči stojí jednu akci.
LEG-102 = Téže postavě smí hráč v jednom tahu vyhlásit boj jen jednou, ať je jakéhokoli typu.
LEG-103 = Různým postavám smí hráč v jednom tahu vyhlašovat boje, dokud má akce.
LEG-104 = Útočník oznámí typ boje: zatčení, souboj, nebo okradení.
LEG-105 = Zatčení může vyhlásit jen strážce zákona, a to jen psanci.
LEG-106 = Neutrální hráč nemůže zatýkat ani být zatčen, strážce zákona nemůže být zatčen a psanec nemůže zatýkat.
LEG-107 = Souboj a okradení smějí vyhlašovat strážci zákona, psanci i neutrální hráči a všichni se mohou stát jejich terčem.
LEG-108 = Hráč bez pokerové karty v ruce nemůže boj vyhlásit.
LEG-109 = Nejdřív útočník položí lícem dolů 1 pokerovou kartu; napadený pak buď boj přijme a rovněž položí 1 pokerovou kartu lícem dolů, nebo se vzdá.
LEG-110 = Napadený bez pokerové karty se musí vzdát.
LEG-111 = Vzdá-li se napadený, útočníkova karta se odhodí a útočník ihned vítězí.
LEG-112 = Kdo se vzdá, utrpí 1 zranění a dobere si 1 pokerovou kartu jako každý poražený. Při vypnuté volbě surrender_wound vzdání nepřináší ani jedno.
LEG-113 = Efekty „před začátkem boje“ mezi hráči přijdou hned po vyhlášení, dřív než kdo položí kartu. S volbou before_fight_timing = after přijdou, až když leží obě karty nebo se napadený vzdal.
LEG-114 = Je-li efektů „před začátkem boje“ víc, vyhodnocují se po jednom střídavě a začíná efekt hráče na tahu.
LEG-115 = Obě karty se ukážou najednou a uplatní se všechny použitelné efekty: pokerových karet, zbraní, předmětů i postav.
LEG-116 = Reakce se hrají po jedné kartě na střídačku, první útočník, dokud oba nevynechají.
LEG-117 = V základní hře je jedinou reakcí uvnitř boje Ruce vzhůru! (hodnota 6).
LEG-118 = Vítězí karta, která má po všech úpravách vyšší hodnotu, v pořadí 2, 3, … 10, J, Q, K, A; na barvě nezáleží.
LEG-119 = Hodnota karty nikdy neklesne pod 2.
LEG-120 = Hodnota karty nikdy nestoupne nad eso.
LEG-121 = Úpravy hodnoty karty se sčítají.
LEG-122 = Při shodě v boji mezi hráči vítězí útočník.
LEG-123 = Poražený, ať útočník nebo napadený, v každém typu boje utrpí 1 zranění, je-li to možné, a dobere si 1 pokerovou kartu.
LEG-124 = Odměnu za vítězství dostává jen útočník; napadený, který zvítězí, nedostane nic.
LEG-125 = Souboj: vítězný útočník získá 2 BV a poraženému se nic dalšího nestane.
LEG-126 = Zatčení: vítězný útočník získá 1 BSZ.
LEG-127 = Zatčený psanec ztratí všechny BP.
LEG-128 = Zatčený psanec ztratí všechny žetony dobytka; vracejí se do své zásoby.
LEG-129 = Zatčený psanec ztratí polovinu peněz a polovinu nuggetů, obojí zaokrouhleno nahoru.
LEG-130 = O co zatčený přijde, to jde do banku a zásoby, ne tomu, kdo ho zatkl.
LEG-131 = Po zatčení hráčem se do stanice šerifa přemístí zatčená figurka i šerif. Při vypnuté volbě arrest_moves_sheriff zůstane šerif, kde je.
LEG-132 = Okradení: vítězný útočník získá 1 BP.
LEG-133 = Lupič může navíc vzít buď polovinu peněz oběti, nebo polovinu jejích nuggetů, zaokrouhleno nahoru, ne však obojí.
LEG-134 = Lupič může navíc vzít 1 žeton dobytka oběti; s Ante Up se za něj počítá i longhorn.
LEG-135 = Ukradený žeton dobytka, který si lupič nemůže nechat, se vrací na ranč své barvy.
LEG-136 = Strážce zákona, který zvítězí v okradení, nejdřív ztratí všechny BSZ a pak získá 1 BP.
LEG-137 = Strážce zákona, který v okradení prohraje, si všechny BSZ ponechá.
LEG-138 = Všechny pokerové karty použité v boji, i ty s reakcí, se odhodí.
LEG-139 = Annie Oakleyová (má aspoň 5 BV) vyzve Basse Reevese na souboj: kvůli její schopnosti odhodí 1 kartu, ona zahraje K, on Q a jeho brokovnice změní její K na Q. Při shodě vítězí útočník: Bass utrpí 1 zranění a dobere si 1 kartu, Annie získá 2 BV a v tomto tahu už s ním bojovat nesmí.
LEG-140 = V tomto souboji nemá K ani Q efekt, který by působil proti hráči.
LEG-141 = Brokovnice z tohoto souboje je vylepšená; obyčejná dává svému majiteli jen 1 kartu po vyhraném boji.

## Boje s virtuálními postavami

LEG-142 = Bandité, stráž banky a šerif jsou virtuální postavy.
LEG-143 = Boj s virtuální postavou má toto pořadí: efekty „před začátkem boje“, položení karet, ukázání, efekty, reakce hráče, efekt bojové karty, porovnání, výsledek.
LEG-144 = V boji s virtuální postavou platí jen zbraň, předměty a schopnost bojujícího hráče, ne toho, kdo za virtuální postavu hraje.
LEG-145 = Kdo hraje za virtuální postavu, nesmí pro ni použít své karty ani předměty a nesmí za ni zahrát reakci.
LEG-146 = V boji s virtuální postavou smí hráč zahrát libovolný počet reakcí, jen pro kartu Ruce vzhůru! platí limit (LEG-147).
LEG-147 = V jednom boji smí hráč zahrát Ruce vzhůru! nejvýš jednou. S volbou hands_up_per_fight = 0 tento limit neplatí.
LEG-148 = Efekt bojové karty přijde po reakcích hráče, pokud nebyl zrušen.
LEG-149 = Text zahrané bojové karty se vždy uplatní.
LEG-150 = V bojích vítězí při shodě vždy virtuální postava.
LEG-151 = Hráč, který s virtuální postavou prohraje, utrpí 1 zranění, je-li to možné, a dobere si 1 pokerovou kartu.
LEG-152 = Hráč, který nemá pro boj žádnou pokerovou kartu, ihned prohrává.
LEG-153 = Po boji s virtuální postavou se zahrané pokerové karty odhodí a všechny k němu dobrané bojové karty jdou v náhodném pořadí dospod svého balíčku.
LEG-154 = Za banditu se doberou 2 bojové karty, za stráž 3 a za šerifa 4; jedna z nich se zahraje.
LEG-155 = Hráč i strana virtuální postavy volí své karty tajně a současně, až po efektech „před začátkem boje“.
LEG-156 = V boji s virtuální postavou přijdou efekty „před začátkem boje“ dřív, než se položí karty; v základní hře takový efekt má jen karabina.
LEG-157 = Bojové karty mají hodnoty od 2 po eso, přesně jako pokerové.
LEG-494 = Ani hodnota bojové karty nikdy neklesne pod 2.

## Stráž banky

LEG-158 = Bankovní loupež stojí jednu akci v bance.
LEG-159 = O loupež se hráč smí v jednom tahu pokusit jen jednou, ať dopadne jakkoli.
LEG-160 = Hráč bez pokerové karty v ruce se o loupež pokusit nesmí.
LEG-161 = Za stráž hraje soused hráče na tahu po pravici.
LEG-162 = Vítězství nad stráží dává 80 $ a 3 BP.
LEG-163 = Porážka od stráže dává 1 BP, 1 zranění a 1 pokerovou kartu.
LEG-164 = Strážce zákona, který se o loupež pokusí, ztratí všechny BSZ a stane se psancem, i když neuspěje, protože i neúspěch dává BP.
LEG-165 = Peníze z loupeže nad limit 120 $ propadnou.
LEG-166 = Stráž si dobere 3, 7 a J a zahraje trojku (2 zranění). Billy Kid zahraje J♥ Neprůstřelná kazajka, která tento efekt zruší a zahojí mu 1 zranění; J poráží 3, Billy získá 80 $ a 3 BP a bojové karty jdou v náhodném pořadí dospod balíčku.

## Bandita

LEG-167 = Boj s banditou nestojí akci.
LEG-168 = Ve skrýši bez bandity k boji nedojde.
LEG-169 = Za banditu hraje soused hráče na tahu po pravici.
LEG-170 = Vítězství nad banditou dává podle volby vítěze 1 BV, nebo 1 BSZ.
LEG-171 = Psanec dostane za vítězství nad banditou 1 BV, volbu nemá.
LEG-172 = Porážka od bandity dává 1 zranění a 1 pokerovou kartu.
LEG-173 = Po boji bandita z plánu zmizí, ať vyhrál kdokoli.
LEG-174 = Bandité přicházejí na plán jen při přípravě hry a tehdy, když to určí příběhová karta.
LEG-175 = Annie zahraje 10♣ proti Q bandity; její Ruce vzhůru! by stačilo jen na shodu, a ta znamená porážku, takže si ho nechá. Q jí dá 1 kartu; prohraje, utrpí 1 zranění, dobere si další kartu a bandita zmizí. S volbou hands_up = 1 platí totéž proti J, jehož efektem je místo karty 10 $.
LEG-176 = Ruce vzhůru! snižuje kartu rivala o 2. S volbou hands_up = 1 ji snižuje o 1.
LEG-177 = Kdyby Annie nad banditou zvítězila, vybrala by si 1 BV, nebo 1 BSZ; jako psanec by dostala 1 BV.

## Přemístění šerifa

LEG-178 = V základní hře se šerif přemísťuje jen díky vyhodnocené příběhové kartě nebo Štvanici (hodnota 4), nepočítáme-li návraty do stanice.
LEG-179 = Šerif se přemísťuje, jen když je ve hře nějaký psanec; jinak se krok vynechá.
LEG-180 = Kdo šerifa přemísťuje, zvolí libovolnou vzdálenost od 0 do uvedeného počtu polí.
LEG-181 = Vzdálenost se na příběhových kartách liší; největší je 6 polí.
LEG-182 = Vstupem na pole s psancem pohyb šerifa ihned končí.
LEG-183 = Vstoupí-li šerif na pole s psancem, vždy následuje pokus o zatčení.
LEG-184 = Je-li na poli psanců víc, vybere jednoho ten, kdo šerifa přemístil.
LEG-185 = Při příchodu šerifa odhodí každý psanec na tom poli 1 pokerovou kartu. S volbou sheriff_discard = target ji odhodí jen ten, kdo má být zatčen.
LEG-186 = Odhození při příchodu se provede před bojem se šerifem.
LEG-187 = Hráč smí šerifa přemístit i na vlastní postavu a nechat ji zatknout.
LEG-188 = Kdo se stane psancem na poli šerifa, toho šerif proto nezatýká; k zatčení vede jen přemístění šerifa.
LEG-189 = Dva způsoby, jak šerifa přemístit o 0 až 3 pole: poslední řádek příběhové karty Krvavý prachy a pokerová karta Štvanice.

## Boj se šerifem

LEG-190 = Bojové karty šerifa hraje ten, kdo ho přemístil, a je-li terčem jeho vlastní postava, jeho soused po pravici. Volba sheriff_player je může svěřit sousedovi po pravici psance (right_of_outlaw) nebo hráče na tahu (right_of_active).
LEG-191 = Psanec nejdřív vyhodnotí efekty „před začátkem boje“, například karabiny, a pak položí 1 pokerovou kartu.
LEG-192 = Psanec, kterému po odhození při příchodu nezbyla pokerová karta, ihned prohrává a je zatčen.
LEG-193 = Strana šerifa si dobere 4 bojové karty a 1 z nich zahraje.
LEG-194 = Při shodě psanec se šerifem prohrává.
LEG-195 = Zvítězí-li šerif, psanec utrpí 1 zranění, dobere si 1 pokerovou kartu a ztratí všechny BP, všechny žetony dobytka, polovinu peněz a polovinu nuggetů, obojí zaokrouhleno nahoru.
LEG-196 = Po zatčení šerifem se do stanice šerifa přemístí obě figurky.
LEG-197 = Zvítězí-li psanec, nic dalšího nezíská ani neztratí a do své stanice v Darkrocku se vrátí jen šerif.
LEG-198 = Když psanec unikne, nikdo odměnu nedostane; a kdo šerifa přemístil, nemá nic ani ze zatčení, které šerif provede.

## Bankéř a protivníci z příběhů

LEG-199 = Bankéř je virtuální postava, která hraje, když se k partii pokeru nikdo nepřidá.
LEG-200 = Za bankéře hraje soused hráče na tahu po pravici a své karty přitom odloží stranou.
LEG-201 = Bankéř si dobere 4 pokerové karty a 2 z nich zahraje tak, aby měl co nejsilnější kombinaci.
LEG-202 = Bankéř za vítězství nedostane nic, ani pro sebe, ani pro hráče, který za něj hraje.
LEG-203 = Při shodě s bankéřem vítězí v základní hře hráč na tahu. S Ante Up nebo s volbou dealer_tie = dealer vítězí bankéř.
LEG-204 = Příběhové karty 4, 15, 24, 26, 29 a 38 znamenají, že každý, kdo přispěl, bojuje s další virtuální postavou, jeden po druhém.
LEG-496 = Boje těchto šesti příběhových karet jsou pro každého, kdo přispěl, povinné.
LEG-205 = V takovém boji hraje za virtuální postavu soused bojujícího hráče po pravici.
LEG-206 = Protivníci z příběhů jsou ve všem virtuální postavy, třeba pro vylepšenou karabinu, nejsou to však bandité.
LEG-207 = Prohraný boj z příběhu dává 1 zranění, je-li to možné, a 1 pokerovou kartu; odměnu za vítězství určuje příběhová karta.

## Obchod, lékař, kabaret a práce

LEG-208 = K akci lokace musí figurka stát na poli této lokace.
LEG-209 = U obchodu a saloonu stačí kterékoli z jejich tří polí.
LEG-210 = Jednou akcí v obchodě lze koupit a vylepšit libovolně mnoho vybavení, na které má hráč peníze.
LEG-489 = V rámci jedné akce v obchodě lze vybavení koupit a hned vylepšit, tedy zaplatit cenu dvakrát.
LEG-211 = Lékař: za jednu akci a 10 $ se zahojí všechna zranění.
LEG-212 = Lékař: za každé zranění, které se tu zahojí, si hráč dobere 1 pokerovou kartu.
LEG-213 = Kabaret: jedna akce mění peníze na BV, za každých utracených 30 $ je 1 BV.
LEG-214 = Za 30, 60, 90 nebo 120 $ dá kabaret 1, 2, 3 nebo 4 BV; víc než 4 za jednu akci nelze kvůli limitu 120 $.
LEG-215 = Práce: jedna akce na kterékoli lokaci vynese 10 $.
LEG-216 = Pracovat lze i na rančích, na nádraží, ve stanici šerifa a ve skrýších.

## Důl a prodej nuggetů

LEG-217 = Hledání zlata: jednou akcí v dole se hodí oběma zlatokopeckými kostkami a uplatní se oba výsledky.
LEG-218 = Strana s nuggetem dává 1 nugget ze zásoby.
LEG-219 = Strana se zbytky ložiska dává 10 $.
LEG-220 = Strana se zlatým prachem dává 10 $ a nový hod touto kostkou, jehož výsledek se uplatní také.
LEG-221 = Nový hod po zlatém prachu se provede vždy.
LEG-222 = Strana se štěrkem nedává nic.
LEG-506 = Zlatokopecká kostka má 3 strany s nuggetem a po jedné s 10 $, s 10 $ a novým hodem a se štěrkem.
LEG-223 = Hráč smí mít nejvýš 4 nuggety, pokud limit něco nezvýší, například vhodné jízdní zvíře.
LEG-224 = Nuggety získané nad limit propadnou.
LEG-500 = Nikdo nesmí mít v žádné chvíli víc nuggetů, než je dovoleno: přijde-li o zvíře, které limit zvyšovalo, nebo zvolí-li jiné, přebytek se ihned vrací do zásoby.
LEG-225 = Prodej nuggetů: jednou akcí v bance hráč prodá libovolný počet svých nuggetů, každý za 20 $ a 1 BV.
LEG-226 = Prodané nuggety se vracejí do zásoby.
LEG-227 = Jedním prodejem lze prodat nejvýš tolik skutečných nuggetů, kolik jich hráč smí mít (obvykle 4), a k tomu odhozené Zlaté valouny.
LEG-228 = Při prodeji lze odhodit libovolný počet Zlatých valounů; každý se ve všem počítá jako další prodaný nugget.
LEG-229 = Hráč smí mít nejvýš 120 $; co získá navíc, propadne.

## Ranč, dobytek a nádraží

LEG-230 = Pořízení dobytka: jednou akcí na ranči si hráč vylosuje žeton barvy tohoto ranče a nechá si ho lícem dolů.
LEG-231 = Jednou akcí se pořídí 1 žeton dobytka.
LEG-232 = V základní hře smí mít hráč nejvýš 1 žeton dobytka, a dokud ho má, další si nepořídí.
LEG-233 = Na skrytou stranu svého žetonu dobytka se hráč smí podívat, ostatním ji neukazuje.
LEG-234 = Odvoz dobytka: žeton odevzdaný na nádraží dává 1 BSZ a svůj bonus.
LEG-235 = Prodej kradeného dobytka: žeton odevzdaný na ranči druhé barvy dává 1 BP a svůj bonus.
LEG-236 = Na ranči své vlastní barvy žeton jako kradený prodat nelze.
LEG-237 = Odevzdání dobytka nestojí akci, ať jde o odvoz, nebo o prodej.
LEG-238 = Dobytek lze odevzdat kdykoli ve vlastním tahu, když figurka na daném místě stojí; pohyb tím končí.
LEG-239 = Prodej kradeného dobytka dává BP, ne BV.
LEG-240 = Strážce zákona, který prodá kradený dobytek, ztratí všechny BSZ a stane se psancem.
LEG-495 = Při odevzdání dobytka přijde nejdřív bod a pak bonus: strážce zákona, který prodá jako kradený žeton „BSZ, nebo BP“, je v tu chvíli už psanec a může vzít jen BP.
LEG-241 = Psanec nesmí na nádraží dobytek odvézt. S volbou outlaw_cattle_drive smí a dostane bonus, ale ne BSZ.
LEG-242 = Odevzdaný žeton se zamíchá zpět do zásoby své barvy.
LEG-243 = Bonus dobytka: 40 $.
LEG-244 = Bonus dobytka: 1 nugget.
LEG-245 = Bonus dobytka: 10 $ a jedna akce navíc.
LEG-246 = Bonus dobytka: 30 $ a zahojí se 1 zranění.
LEG-247 = Bonus dobytka: 30 $ a 1 pokerová karta.
LEG-248 = Bonus dobytka: 1 BV.
LEG-249 = Bonus dobytka: podle volby hráče 1 BSZ, nebo 1 BP.
LEG-250 = Bonus dobytka: hod 1 zlatokopeckou kostkou s jejím výsledkem; padne-li štěrk, dobere se 1 pokerová karta.

## Partie pokeru

LEG-251 = Poker: jedna akce v saloonu a sázka 10 $, načež si hráč na tahu dobere 1 pokerovou kartu.
LEG-252 = Kdo má figurku v témže městě, třeba i mimo saloon, může se za sázku 10 $ přidat a dobere si 1 pokerovou kartu.
LEG-490 = Bez 10 $ nelze partii pokeru zahájit ani se k ní přidat.
LEG-253 = Saloon přidá do talónu vždy 50 $, bez ohledu na počet hráčů.
LEG-254 = Bankéř hraje jen tehdy, když se nikdo jiný nepřidá.
LEG-255 = Ve dvou hráčích je v talónu alespoň 70 $; hráč na tahu sám proti bankéři hraje o 60 $.
LEG-256 = Po sázkách a dobrání se odkryjí 3 vrchní karty balíčku jako flop.
LEG-257 = Každý hráč sestaví kombinaci ze 3 karet flopu a 2 karet z ruky.
LEG-258 = Kdo před partií neměl žádnou pokerovou kartu, přiloží jen tu 1, kterou si k ní dobral, takže jeho kombinace má čtyři karty.
LEG-259 = Karty z ruky se položí lícem dolů a odkryjí najednou.
LEG-491 = Pořadí partie: sázka a karta hráče na tahu, pak postupně všech, kdo se přidají, po směru hodinových ručiček; 50 $ saloonu; 4 karty bankéře, jestliže se nikdo nepřidal; flop; volba karet; odkrytí.
LEG-260 = Nejsilnější kombinace bere celý talón.
LEG-261 = Hráč na tahu vítězí při každé shodě, které se účastní; o shodě s bankéřem viz LEG-203.
LEG-262 = Vyhraje-li hráč na tahu, získá kromě talónu 1 BV.
LEG-263 = Jiný vítěz v základní hře BV nezíská.
LEG-264 = Dva vítězové se shodnou kombinací, z nichž žádný není na tahu, si talón rozdělí rovným dílem, zaokrouhleno dolů; zbytek jde do banku.
LEG-265 = Každý poražený včetně hráče na tahu si dobere 1 pokerovou kartu.
LEG-266 = Vyhraje-li bankéř, jde talón do banku.
LEG-267 = Po partii se zahrané karty, flop a nepoužité karty bankéře odhodí.
LEG-268 = Hráč, který hrál za bankéře, si pak vezme své karty zpět.
LEG-269 = Nejvyšší kombinací je pětice, teprve pod ní je royal flush. S volbou top_poker_hand = royal_flush je to naopak.
LEG-270 = Pod nimi následují straight flush, čtveřice, full house, flush, straight, trojice, dva páry, pár a nejvyšší karta.
LEG-493 = Straight, flush, full house, straight flush, royal flush a pětice potřebují pět karet; čtyři karty mohou dát nejvýš čtveřici.
LEG-271 = Stejné kombinace se porovnávají podle hodnoty karet, které je tvoří.
LEG-272 = U dvou full house rozhoduje nejdřív trojice a pak pár.
LEG-273 = U dvou párů rozhoduje nejdřív vyšší pár a pak nižší.
LEG-274 = Dva flushe i dva straighty se porovnávají kartu po kartě od nejvyšší.
LEG-275 = Karty mimo kombinaci, například pátá karta u čtveřice, shodu nerozhodují. S volbou kickers ji rozhodují.
LEG-492 = Dvě ruce bez kombinace porovnávají jen nejvyšší kartu; je-li stejná, jsou rovné. S volbou kickers rozhodují i další karty.
LEG-276 = Barva karet shodu nikdy nerozhodne.
LEG-277 = Eso nikdy neplatí jako 1, takže A-2-3-4-5 není straight. S volbou low_ace je.
LEG-278 = Červená dvojka zahraná z ruky platí jako karta libovolné hodnoty a barvy.
LEG-279 = Červená dvojka ve flopu je obyčejná dvojka.
LEG-280 = Červenou dvojku smějí za libovolnou kartu použít hráči i bankéř.
LEG-281 = K♠ K♣ K♦ K♥ s červenou dvojkou je pětice.
LEG-282 = A♠ K♠ Q♠ J♠ 10♠ je royal flush.
LEG-283 = 8♠ 7♠ 6♠ 5♠ 4♠ je straight flush.
LEG-284 = J♠ J♣ J♦ J♥ s kteroukoli kartou kromě Švindlu, například 7♠, je čtveřice.
LEG-285 = 10♠ 10♣ 10♦ 9♠ 9♣ je full house.
LEG-286 = J♠ 8♠ 7♠ 4♠ 2♠ je flush, protože černá dvojka není Švindl.
LEG-287 = 9♠ 8♦ 7♥ 6♣ 5♣ je straight.
LEG-288 = 7♠ 7♦ 7♣ Q♥ 2♣ je trojice.
LEG-289 = 7♥ 7♠ 4♠ 4♣ K♦ jsou dva páry.
LEG-290 = K♠ K♥ 8♣ 3♦ 10♠ je pár; s 2♦ místo 3♦ je to pár, jen když 2♦ leží ve flopu.
LEG-291 = 8♠ Q♦ 10♣ 3♥ 5♣ je jen nejvyšší karta, dáma.
LEG-292 = K hráči na tahu se v saloonu v Darkrocku nikdo nepřidá, v talónu je tedy 60 $. Bankéř si dobere 2♦, 4♥, 9♠ a J♣, flop je J♦, 3♣ a 10♠ a 2♦ s J♣ dají tři kluky. Hráč má s 10♥ a 10♣ tři desítky a prohraje: dobere si 1 kartu za porážku, Madam Štístko mu dá ještě 1 kartu a 30 $ a talón jde do banku.

## Vybavení

LEG-293 = Vybavení je trojí: jízdní zvířata, zbraně a předměty.
LEG-294 = Hráč smí mít od každého druhu vybavení nejvýš jednu kartu.
LEG-295 = Hráč smí mít víc zvířat i zbraní, aktivní je však od obojího jen jedna karta.
LEG-296 = Nově koupená zbraň nebo zvíře smí aktivní kartu hned nahradit.
LEG-297 = Vylepšení zbraně nebo zvířete stojí znovu tolik co jejich koupě.
LEG-516 = Ceny: mustang 50 $, mula 30 $, revolver 20 $, brokovnice 30 $, karabina 40 $, whiskey 10 $, širák 20 $, zásoby 20 $, mapa 10 $.
LEG-298 = Hráč smí mít nejvýš 3 předměty, každý jiného druhu.
LEG-299 = Kdo má 3 předměty, další si koupit nesmí.
LEG-300 = Předmětu se hráč zbaví jen jeho vlastním působením nebo pro úkol, který to žádá; jen tak ho zahodit nelze.
LEG-301 = Odhozené předměty se vracejí do obchodu a lze je koupit znovu.
LEG-302 = Vylepšená zbraň nebo zvíře mají na konci hry hodnotu BV, která je na nich uvedena.
LEG-303 = Karabina ukazuje v boji s hráčem pokerové karty, v boji s virtuální postavou karty bojové.
LEG-304 = Karabina působí „před začátkem boje“ a vylepšená účinkuje i proti šerifovi.
LEG-305 = Vylepšená karabina účinkuje proti každé virtuální postavě včetně protivníků z příběhů.
LEG-518 = Obyčejný revolver nemá žádný efekt; obyčejná brokovnice dává po vyhraném boji 1 pokerovou kartu; obyčejná karabina ukáže na začátku boje 2 náhodné karty z ruky druhého hráče a proti virtuálním postavám nedělá nic.
LEG-306 = Vhodné jízdní zvíře, například mula, zvyšuje limit nuggetů nad 4.
LEG-517 = Mustang: rychlost 4. Mula: rychlost 3 a místo na 2 nuggety navíc.
LEG-307 = Kdo získá whiskey, ať jakkoli, tomu se zahojí 1 zranění. Po akci pohyb, která skončila u jiného hráče, ji smí majitel odhodit a jednomu hráči na tom poli tím způsobit 1 zranění, nikdy však po pohybu díky reakci.
LEG-308 = Kdo získá zásoby, dobere si 1 pokerovou kartu. Jejich akcí je hráč odhodí do obchodu, dobere si 1 pokerovou kartu a zahojí se mu 1 zranění.
LEG-519 = Širák: 1 BV po vyhrané partii pokeru, 10 $ po prohrané. Mapa: po hledání zlata lze jednou z obou kostek hodit znovu.

## Zranění

LEG-309 = Každé zranění posune žeton zranění o jeden krok.
LEG-310 = Hráč může mít nejvýš 3 zranění; další se nepočítají.
LEG-311 = Každé zranění snižuje limit karet v závěru tahu o 1: pro 0, 1, 2 a 3 zranění je to 5, 4, 3 a 2 karty.
LEG-312 = Každé zranění, které zůstane do konce hry, stojí 1 BV.
LEG-313 = Zranění hojí lékař, Neprůstřelná kazajka v boji, whiskey a akce zásob.

## Body strážců zákona a body psanců

LEG-314 = Nikdo nemůže mít BSZ a BP současně.
LEG-315 = Získané body posunou kostičku o tolik polí a hráč dostane odměnu každého pole, které přešel nebo na které došel.
LEG-316 = Strážce zákona, který má získat BP, nejdřív bez náhrady ztratí všechny BSZ.
LEG-317 = Strážce zákona, který se stal psancem, počítá BP od začátku tabulky psanců i s jejími odměnami: 1 BP končí na poli 1, úspěšná loupež na poli 3.
LEG-318 = Psanec nemůže nikdy získat BSZ.
LEG-319 = Psanec nesmí provést akci, která by mu dala BSZ; jen vyhraný boj s banditou mu místo nich dá 1 BV. Prakticky jde o odvoz dobytka, který dovoluje volba outlaw_cattle_drive.
LEG-320 = V základní hře zbaví psance BP jedině zatčení; potom je neutrální a může se dát kteroukoli cestou.
LEG-321 = Strážce zákona se může kdykoli stát psancem, když udělá něco, co přináší BP.
LEG-322 = Každý BSZ nebo BP nad 9 dá 1 BV a kostička zůstává na 9. I tak platí za získaný bod, třeba pro Pověst nebo příběh.
LEG-323 = Tři řádky obou tabulek mají hodnotu 1, 2 a 3 BV pro 1–3, 4–6 a 7–9 bodů.
LEG-324 = Živoucí legenda (eso) dává jako akce 1 BSZ, nebo 1 BP. S volbou living_legend = lp_or_wp dává 1 BV, nebo 1 BP.

## Tabulka strážců zákona

LEG-325 = Každé pole tabulky strážců zákona má odměnu.
LEG-326 = BSZ přináší vítězství nad banditou, odvoz dobytka, zatčení psance a Živoucí legenda (po 1) a také příběhové karty.
LEG-327 = BSZ dávají i některé žetony dobytka.
LEG-328 = Pole 2 tabulky strážců zákona dává 20 $ a pole 3 dává 2 BV.
LEG-329 = BV v tabulce strážců zákona jsou 2, 4 a 6, na polích 3, 6 a 9.
LEG-504 = Pole 1 až 9 tabulky strážců zákona dávají 20 $, 20 $, 2 BV, 30 $, 30 $, 4 BV, 40 $, 40 $ a 6 BV.
LEG-330 = BV za svůj řádek dostanou strážci zákona až na konci hry.
LEG-331 = Kdo z pole 1 získá 2 BSZ, posune kostičku na 3 a dostane 20 $ (pole 2) a 2 BV (pole 3); hodnota řádku se tehdy nevyplácí.

## Tabulka psanců

LEG-332 = Odměnu mají jen některá pole tabulky psanců.
LEG-333 = BP přináší bankovní loupež (3 při úspěchu, 1 při neúspěchu), okradení, prodej kradeného dobytka a Živoucí legenda (po 1) a také příběhové karty.
LEG-334 = BP dávají i některé žetony dobytka.
LEG-335 = Pole 4, 6 a 8 tabulky psanců dávají po 1 pokerové kartě, pole 3, 5 a 7 nic.
LEG-336 = Pole 1 tabulky psanců nedává nic, jen probouzí šerifa; pole 2 dává 1 pokerovou kartu.
LEG-337 = Od pole 9 tabulky psanců dává každý další BP 1 BV.
LEG-338 = Psanec dostane 1, 2 nebo 3 BV za svůj řádek na konci každého vlastního tahu.
LEG-339 = BV za řádek tabulky psanců dostává jen ten psanec, jehož tah končí.
LEG-340 = Kdo z pole 5 získá 1 BP, posune kostičku na 6, hned si dobere 1 pokerovou kartu a na konci tahu dostane 2 BV.
LEG-341 = Billy Kid skončí tah na poli 2 tabulky psanců a získá 1 BV.

## Příběhové karty

LEG-342 = Ke splnění podmínky příběhové karty smí hráč přispět jen ve vlastním tahu a jen jednou za tah.
LEG-343 = Přispět znamená položit jeden svůj váleček na volné pole otevřené příběhové karty, jejíž podmínku hráč splňuje. Povinné to není.
LEG-344 = Kdo splňuje obě otevřené podmínky, vybere si jednu kartu.
LEG-345 = Hráč smí obsadit i dvě pole téže karty, ale v různých tazích.
LEG-346 = Kdo má na kartách oba válečky a znovu splní podmínku, smí na tuto kartu přemístit váleček z druhé karty.
LEG-497 = Přemístění válečku z jedné příběhové karty na druhou se počítá jako přispění v tomto tahu.
LEG-347 = Příběhová karta se vyhodnotí se 2 válečky při 2 až 4 hráčích a se 3 při 5 nebo 6 hráčích.
LEG-348 = Zda je příběhová karta připravena, se kontroluje na konci tahu každého hráče.
LEG-349 = Příběhová karta se vyhodnotí v tomto pořadí: odebrat válečky, kartu otočit a přečíst, rozdat odměny, nasadit bandity, přemístit šerifa.
LEG-350 = Každý, kdo přispěl, dostane odměnu jen jednou, i když má na kartě válečků víc.
LEG-351 = Text karty se týká jen těch, kdo přispěli, pokud neříká jinak.
LEG-352 = Odměna, kterou nelze přijmout, třeba vybavení, které hráč už má, nebo nuggety a peníze nad limit, propadne, pokud karta nenabízí náhradu.
LEG-353 = Bandité přijdou do skrýší uvedených na kartě kromě těch, kde stojí hráč, bandita nebo šerif.
LEG-354 = Šerifa přemísťuje hráč, jehož tah končí.
LEG-355 = Slova příběhu o tom, kdo „zde ukončí pohyb“, platí pro pohyb všeho druhu: díky akci, reakci, schopnosti a tak dále.
LEG-356 = Krvavý prachy: podmínkou je získat jednou akcí alespoň 2 BV; odměnou je 30 $, nebo 50 $, když k nim hráč utrpí 1 zranění; pak přijdou bandité a šerif se přemístí až o 3 pole.
LEG-357 = Pět hráčů; na konci tahu červeného jsou na jedné kartě 3 válečky a na druhé 2: vyhodnotí se jen první a žlutý, modrý i červený dostanou 30 $, nebo 50 $ a 1 zranění.
LEG-358 = Při tomto vyhodnocení přijde bandita do jedné skrýše B a jedné skrýše C; v druhé B už jeden je a v druhé C stojí figurka červeného.
LEG-359 = Červený pak smí přemístit šerifa až o 3 pole, protože je ve hře psanec, a využije všechna tři, aby ho poslal pryč.

## Závěr tahu

LEG-360 = Závěr tahu má toto pořadí: vyhodnotit připravené příběhové karty, odhodit karty nad limit, jako psanec získat BV za řádek, zkontrolovat konec hry, předat tah doleva.
LEG-361 = Všechny připravené příběhové karty se vyhodnotí v témže kroku.
LEG-362 = Se 2 zraněními si Billy Kid smí nechat 3 pokerové karty; má-li jich 6, odhodí 3.

## Konec hry a vyhodnocení

LEG-363 = Závěrečná fáze začíná, když BV některého hráče dosáhnou zvolených 15, 20 nebo 25 nebo je překročí.
LEG-364 = Na konci každého tahu se kontrolují BV všech hráčů.
LEG-365 = Potom se dohraje kolo a po něm má každý hráč, od začínajícího hráče, ještě právě jeden tah.
LEG-366 = Když začne vyhodnocení, měli všichni hráči stejný počet tahů.
LEG-367 = V krátké hře dosáhne modrý 15 BV; fialový, který sedí po pravici začínajícího červeného, odehraje poslední tah kola. Pak má červený a všichni další po směru hodinových ručiček ještě po jednom tahu a hra končí po tahu fialového.
LEG-368 = Vyhodnocení přičte BV uvedené na každé vylepšené zbrani a zvířeti.
LEG-369 = Vyhodnocení přičte 1 BV za každých celých 60 $, nejvýš 2, i postavě, která smí mít víc než 120 $.
LEG-370 = Vyhodnocení dá 3 BV psanci s nejvíce BP a 1 BV každému dalšímu psanci.
LEG-371 = Je-li psanců s nejvíce BP víc, nedostane 3 BV nikdo a každý psanec dostane 1 BV.
LEG-372 = Vyhodnocení dá strážcům zákona 1, 2 nebo 3 BV podle řádku jejich kostičky.
LEG-373 = Při hře s úkoly se přičtou BV ponechaných žetonů věhlasu.
LEG-374 = Vyhodnocení odečte 1 BV za každé zranění.
LEG-375 = Vítězí nejvyšší součet BV.

## Rozhodování shody na konci

LEG-376 = Při shodě rozhoduje nejdřív vyšší počet BSZ nebo BP.
LEG-377 = Druhým kritériem je vyšší počet nuggetů.
LEG-378 = Třetím kritériem je nižší počet zranění.
LEG-379 = Trvá-li shoda i pak, hráči se o vítězství dělí.

## Hra ve dvou

LEG-380 = Hra ve dvou má obvyklá pravidla a navíc třetího účastníka, Muže v černém, který může také zvítězit.
LEG-381 = Muž v černém se řídí balíčkem 10 karet; jeho pravidla jsou na kartě s pokyny.
LEG-382 = Bleskurychlá ruka proti Muži v černém neúčinkuje.
LEG-383 = Bere-li si Billy Kid pokerovou kartu od Muže v černém, dobere si ji z balíčku.
LEG-384 = Na své kartě 10 hraje Muž v černém poker v kabaretu, ne v saloonu.

## Úkoly

LEG-385 = Při hře s úkoly se používá strana desky s poli pro žetony věhlasu.
LEG-386 = Každý hráč zamíchá 4 úkoly své postavy a jeden náhodný bez prohlížení vyřadí.
LEG-387 = Zbylé 3 úkoly jsou ostatním skryté, dokud nejsou splněny.
LEG-388 = Všechny žetony věhlasu leží na začátku lícem dolů ve společné zásobě.
LEG-389 = Úkoly lze plnit jen ve vlastním tahu, v libovolném počtu a bez akce.
LEG-390 = Splněný úkol se všem ukáže, aby ho mohli ověřit.
LEG-391 = Za první, druhý a třetí splněný úkol se losuje 1, 2 a 3 žetony věhlasu.
LEG-392 = Po každém úkolu si hráč nechá tolik žetonů, starých či nových, kolik úkolů už splnil, a ostatní vrátí.
LEG-393 = Po druhém úkolu se vybírá ze 3 žetonů: 2 se nechají a 1 vrátí. Po třetím jich je 5: 3 se nechají a 2 vrátí.
LEG-394 = Vrácené žetony věhlasu se zamíchají lícem dolů do zásoby.
LEG-395 = Hodnoty žetonů věhlasu jsou ostatním hráčům skryté.
LEG-396 = Nikdo nesplní víc než 3 úkoly ani nedostane nové.
LEG-397 = Vybavení odhozené pro úkol se vrací do obchodu a jeho vlastní působení se nevyužije.
LEG-398 = Nesplněné úkoly na konci nic nestojí.
LEG-399 = Pro úkoly se počítá vítězství v boji nad kýmkoli (hráčem, virtuální postavou, Mužem v černém), v každém typu boje, útočníkovi i napadenému.

## První partie

LEG-400 = První partie se hraje bez úkolů.
LEG-401 = Ve čtyřech hráčích jsou postavami první partie Annie Oakleyová, Bass Reeves, Billy Kid a Krvavý nůž.
LEG-402 = Ve třech hráčích se první partie hraje bez Krvavého nože.
LEG-403 = V první partii začíná Billy Kid, protože má nejvíc BP.
LEG-404 = Z předmětů jsou v první partii jen zásoby; whiskey, širák a mapa se nepoužijí.
LEG-405 = První partie se hraje bez žetonů dobytka, takže dobytek nelze pořídit.
LEG-406 = První partie používá jen 20 příběhových karet v jediném balíčku: 2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39 a 40.
LEG-498 = S jediným balíčkem první partie je otevřena vždy jen jedna příběhová karta.
LEG-407 = Ať se vyjmenují čísly nebo názvy, příběhové karty první partie jsou týchž 20.
LEG-408 = První partie je krátká: konec přinese 15 BV, kolo se dohraje a každý má jako obvykle ještě jeden tah.
LEG-409 = Vyhodnocení první partie počítá i vylepšená zvířata a zbraně a obě tabulky.

## Pokerové karty

LEG-410 = Sprint (černá dvojka): reakce po vlastní akci pohyb, pohyb až o 2 další pole, jednou za akci.
LEG-411 = Sprint a Rána pěstí mohou následovat jen po akci pohyb, ne po pohybu díky jiné reakci.
LEG-412 = Po jedné akci pohyb smí následovat dohromady nejvýš jeden Sprint nebo jedna Rána pěstí.
LEG-413 = Štvanice (hodnota 4): akce, přemístění šerifa o 0 až 3 pole; strážce zákona nebo psanec, který ji zahraje, získá 1 BV.
LEG-414 = Štvanici lze zahrát i bez psance ve hře, jen kvůli 1 BV.
LEG-499 = Neutrálnímu hráči Štvanice BV nedává.
LEG-415 = Zlatý valoun (černá desítka) se počítá jako nugget, jen když se k použití odhodí, sám nebo se skutečnými nuggety.
LEG-416 = Zlatý valoun v ruce se nepočítá do ztrát při okradení a zatčení ani do limitu nuggetů.
LEG-417 = Prodej nuggetů se může skládat z jediného Zlatého valounu a žádného skutečného nuggetu.
LEG-418 = Madam Štístko (červená desítka) zahraná v partii pokeru dává 30 $ a 1 pokerovou kartu, i při prohře.
LEG-419 = Neprůstřelná kazajka (J) položená v kterémkoli boji zahojí 1 vlastní zranění; proti virtuální postavě také zruší efekt bojové karty kromě bojové karty 6.
LEG-420 = Bleskurychlá ruka účinkuje jen proti virtuálním postavám, nikdy proti postavě jiného hráče.
LEG-421 = Houževnatost dává obvykle tah s 5 akcemi, z nichž jedna padne na ni, takže k využití zbývají 4.
LEG-422 = Ve vlastním tahu lze zahrát nejvýš jednu Pověst, ať hráč získal jakkoli mnoho bodů.
LEG-423 = Zruší-li boj Přestřelka, všechny zahrané pokerové karty se odhodí a bojové karty jdou v náhodném pořadí dospod balíčku.
LEG-424 = Boj zrušený Přestřelkou nebo bojovou kartou 10 se hraje znovu od začátku s nově dobranými bojovými kartami.
LEG-542 = S volbou jokers jsou v pokerovém balíčku dva žolíci. Žolík nemá hodnotu: položený v boji nebo v pokeru zastupuje jinou kartu z ruky, která se ukáže a zůstává; ve flopu nebo zahraný bankéřem platí za libovolnou kartu.

## Bojové karty, ztráty a limity

LEG-425 = Efekty použité v boji platí jen pro tento boj.
LEG-426 = „Rival“ na kartě znamená živého soupeře v právě probíhajícím boji.
LEG-507 = Bojová karta 2: bojující hráč utrpí 1 zranění a ztratí 1 BV.
LEG-427 = Bojová karta 3: bojující hráč utrpí 2 zranění.
LEG-508 = Bojová karta 4: bojující hráč utrpí 1 zranění a odhodí 1 pokerovou kartu.
LEG-509 = Bojové karty 5 a 9: kdo v tomto boji porazí banditu, nesmí vzít BSZ, jen BV; karta 5 dává i 1 zranění.
LEG-428 = Efekt bojové karty 6 nelze zrušit kartami Neprůstřelná kazajka a Bleskurychlá ruka.
LEG-510 = Bojová karta 6: bojující hráč utrpí 1 zranění, které nic nezruší.
LEG-511 = Bojová karta 7: bojující hráč podle své volby utrpí 1 zranění, nebo odhodí 1 náhodnou pokerovou kartu.
LEG-512 = Bojová karta 8: bojující hráč utrpí 1 zranění.
LEG-429 = Kdo má při bojové kartě 9 jen peníze, nebo jen karty, přijde o to, co má; kdo nemá ani jedno, nepřijde o nic.
LEG-513 = Bojová karta 9: bojující hráč podle své volby odhodí 1 pokerovou kartu, nebo ztratí 10 $.
LEG-514 = Bojová karta 10: kdo hraje za virtuální postavu, smí boj zrušit; bojující hráč si pak dobere 1 pokerovou kartu a začne nový boj. Jinak se nestane nic.
LEG-515 = Bojové karty J, Q, K a A dávají bojujícímu hráči 10 $; 1 pokerovou kartu; 1 BV; a podle volby 1 BV, 1 BSZ, nebo 1 BP.
LEG-430 = Dává-li bojová karta, příběhová karta nebo karta Muže v černém vybrat, o co hráč přijde, lze vybrat jen to, co hráč má; kdo nemá nic z toho, nepřijde o nic.
LEG-431 = Kdo má přijít o nugget, nebo o peníze a má jen jedno z toho, přijde o to, co má.
LEG-432 = Kdo má odhodit pokerovou kartu nebo jiný zdroj a žádný nemá, nepřijde o nic.
LEG-433 = Nuggety, peníze a zranění nad limit hráč prostě nedostane.

## Postavy

LEG-434 = Annie Oakleyová: před začátkem boje s postavou jiného hráče rival podle své volby odhodí 1 pokerovou kartu, nebo utrpí 1 zranění.
LEG-435 = Bass Reeves si na začátku svého tahu dobere 1 pokerovou kartu.
LEG-436 = Billy Kid: když ukončí pohyb na poli s dalšími hráči, vybere si jednoho a ten mu dá 10 $, nebo 1 pokerovou kartu.
LEG-437 = Y. B. Rowdy: když začíná tah mimo město, smí odhodit 1 pokerovou kartu a pohnout se o 1 až 3 pole.
LEG-438 = Doc Holiday si za svá zranění dobere v jedné akci celkem jen 1 pokerovou kartu, i když jich utrpí víc.
LEG-439 = Schopnosti Billyho Kida a Kita Carsona navazují jen na akci pohyb, nikdy na reakci.
LEG-520 = Krvavý nůž začíná v dole Spike's View s 20 $, 2 pokerovými kartami a revolverem; nepřístupnou oblast přejde, jako by byla jedním polem, nesmí v ní zastavit a po přejití se mu zahojí 1 zranění.
LEG-521 = Calamity Jane začíná v obchodě v Red Falls s 20 $, revolverem a zásobami (díky nim má 1 pokerovou kartu); limit karet má o 1 vyšší a po každém přispění si dobere 1 kartu.
LEG-522 = Doc Holiday začíná u lékaře se 40 $, 2 pokerovými kartami, revolverem a 1 zraněním; když utrpí zranění, dobere si 1 kartu a zranění mu nesnižují limit karet.
LEG-523 = Jesse James začíná v kterékoli skrýši B s 10 $, 1 pokerovou kartou, vylepšeným revolverem a 1 BP; mimo města má karta proti němu hodnotu o 1 nižší a nad hráči vítězí při každé shodě, i jako napadený.
LEG-524 = Kit Carson začíná v dole Sunny Hills se 2 pokerovými kartami, vylepšeným revolverem a mapou; po akci pohyb se smí pohnout o 1 pole navíc a mimo města má karta proti němu hodnotu o 1 nižší.
LEG-525 = Mary Fieldsová začíná v saloonu v Darkrocku s 10 $, 1 pokerovou kartou a brokovnicí; na začátku svého tahu a po každém přispění dostane 10 $.
LEG-526 = Divoký Bill Hickok začíná v kabaretu s 10 $, 3 pokerovými kartami a revolverem; po vyhrané partii pokeru dostane 20 $ a po prohrané si smí nechat 1 náhodnou kartu z těch, které zahrál.
LEG-527 = Wyatt Earp začíná v kterékoli volné skrýši s 10 $, 2 pokerovými kartami, revolverem a 1 BSZ; za prvního banditu, kterého v tahu porazí, má 1 akci navíc.
LEG-528 = Bass Reeves začíná ve stanici šerifa s 10 $, 1 pokerovou kartou, vylepšeným revolverem a 1 BSZ, Billy Kid se 2 pokerovými kartami, revolverem a 2 BP, Y. B. Rowdy v dole Cliff Junction se 3 pokerovými kartami a vylepšeným revolverem.

## Pravidla tohoto stolu

LEG-X01 = Připraví-li efekty „před začátkem boje“ útočníka o poslední kartu, ihned prohrává; připraví-li o ni napadeného, musí se vzdát. Vzdání je neruší.
LEG-X02 = K boji prohranému proto, že hráč nemá kartu, se nedobírají bojové karty a žádný jejich efekt se neuplatní.
LEG-X03 = Boj začatý znovu (Přestřelka, bojová karta 10) má týž typ, místo i strany a nestojí akci ani další pokus; efekty „před začátkem boje“ přijdou znovu a napadený se teď smí vzdát.
LEG-X04 = Kdo položil Přestřelku, rozhodne po ukázání a před reakcemi, zda začít znovu; položili-li ji oba, rozhoduje jako první hráč na tahu.
LEG-X05 = Karabina slouží útočníkovi i napadenému a ukazuje karty z ruky druhého bojujícího.
LEG-X06 = S vylepšenou karabinou proti virtuální postavě se nejdřív doberou bojové karty, majitel se na ně podívá a pak oba položí.
LEG-X07 = Polovina peněz se počítá v bankovkách po 10 $ a zaokrouhluje nahoru: z 10, 30, 50, 70 a 110 $ oběť ztratí 10, 20, 30, 40 a 60 $.
LEG-X08 = Co lupič vezme a nesmí mít, jde do banku nebo zásoby; oběť o to přesto přijde.
LEG-X09 = Se 3 zraněními nelze další zranění zvolit jako alternativu ani jím zaplatit.
LEG-X10 = Boj končí v tomto pořadí: zranění poraženého, karta poraženého, ztráty při zatčení nebo okradení, odměna vítěze, efekty „po boji“, nejdřív útočníkovy, pak napadeného.
LEG-X11 = Boj s banditou začne, ať hráč na jeho pole vstoupí jakkoli (reakcí, schopností, kartou).
LEG-X12 = Figurka přemístěná zatčením ve stanici nezačíná boj a nic nespouští.
LEG-X13 = Šerif smí v jednom přemístění pole opustit a vrátit se na ně; návrat k psanci se počítá jako vstup, stání na místě ne.
LEG-X14 = Šerif nesmí přes nepřístupné oblasti a bandité ho nezastaví.
LEG-X16 = BV během hry nikdy neklesnou pod 0; součet při vyhodnocení může.
LEG-X17 = Podmínky o vzdálenosti počítají nejkratší cestu, která byla každému pohybu otevřena, takže se nikdo nemusí potulovat; přejitá nepřístupná oblast je jedno pole.
LEG-X18 = Akce, která by nemohla mít žádný účinek, se nenabízí: lékař bez zranění, Štvanice neutrálního hráče bez psance ve hře, prodej ničeho.
LEG-X19 = Bank ani zásoba se nevyčerpají. S volbou strict_supply je jen 54 bankovek a 36 nuggetů.
LEG-X20 = Jsou-li balíček pokerových karet i odhazovací hromádka prázdné, nedobírá se nic. Zahrané karty a flop přijdou na odhazovací hromádku dřív, než poražení dobírají.
LEG-X21 = Švindl smí v pokeru zastoupit kteroukoli z 52 karet, i takovou, která je vidět; tři stejné karty ve flopu a dva Švindly jsou pětice.
LEG-X22 = Tři a více vítězů se shodnou kombinací si talón dělí jako dva. Dělí se po bankovkách 10 $.
LEG-X23 = Kdo hraje za bankéře nebo virtuální postavu, volí svobodně a smí hrát i špatně.
LEG-X24 = Co přinese boj nebo odevzdání dobytka zdarma, počítá se jako zisk akce pohyb, která k nim vedla. Odevzdání dobytka po jiné akci ani přispění k příběhu k žádné akci nepatří.
LEG-X25 = Je-li podmínkou příběhu čin, musí být vykonán v témže tahu, u úkolu v době, kterou úkol udává; co se má stát jednou akcí, mohlo se stát kteroukoli akcí tahu; je-li podmínkou stav, musí platit při položení válečku nebo ohlášení úkolu. Obojí je možné jen do konce fáze akcí.
LEG-X26 = Která ze dvou připravených příběhových karet přijde první, určí hráč na tahu; kdo přispěl, jedná po směru hodinových ručiček od něj. Další karta se otevře, až je vyhodnocená hotova, a prázdný balíček se nedoplňuje.
LEG-X27 = Zbraň nebo zvíře získané jinak než koupí lze ve vlastním tahu hned začít používat; v cizím tahu zůstanou zatím neaktivní.
LEG-X28 = Činy v tahu jiného hráče, například boj vyhraný jako napadený, se pro úkoly pamatují a lze je ohlásit v příštím vlastním tahu.
LEG-X29 = Při rozhodování shody se porovnávají prostě čísla, BSZ s BP.
LEG-X30 = Figurky se staví od začínajícího hráče po směru hodinových ručiček; postava, která začíná „u jiného hráče“ nebo „na volném místě“, až naposled.
LEG-X31 = Muž v černém je na řadě po posledním hráči každého kola, i toho závěrečného.
LEG-X32 = Nejvyšší ze 3 bojových karet Muže v černém platí svou hodnotou. Její text se uplatní jen s volbou black_fight_text.
LEG-X33 = Muž v černém nikomu nestojí v cestě, nepokládá válečky na příběhové karty, nelze ho zatknout a nikdy se nevzdává.
LEG-X44 = Při hře s úkoly se rozdávají jen postavy, které úkoly mají.
LEG-X52 = S volbou guests se rozdává i šest postav z jiných krabic, tři z nich jen s Ante Up: Joaquin Murrieta, Buffalo Bill, Bat Masterson, Ada Curnuttová, Johnny Ringo a Aaron Ross. Obchod pak prodává tažné koně a peacekeepery, obchodní stanice přikrývky a sedlové brašny. Z několika žetonů dobytka jde první ten naposledy získaný, lupiči nebo, unese-li jiné zvíře méně, zpět na svůj ranč. Ne v první partii.
LEG-X54 = Žolík zastupuje kartu, která se s ním nehraje, a nikdy druhého žolíka; dva žolíci zahraní spolu mohou zastupovat tutéž kartu. Kdo drží jen žolíky, nemá co položit: nemůže útočit ani loupit, musí se vzdát a v pokeru hraje jen s flopem. Opustí-li zastupovaná karta ruku dřív, než se karty otočí, platí žolík jako nejnižší karta. Hraniční území žolíkem zaplatit nelze. Ne v první partii. Volba nevyžaduje hosty.
LEG-X55 = Žolík je kartou, kterou zastupuje, ve všem, co ta karta v daném boji či hře dělá: hodnotou, barvou, efektem, a červená dvojka platí za cokoli. Zastupovaná karta se volí při položení a ukazuje při otočení karet; po vzdání se neukazuje. Od té chvíle všichni vědí, že je v ruce. Odhazuje se žolík.
LEG-X56 = Figurka může v jednom pohybu pole opustit a vrátit se na ně, což se počítá jako 2 pole: návratem na pole vstupuje a pohyb tam končí. Psanec se na pole se šerifem nevrátí.
