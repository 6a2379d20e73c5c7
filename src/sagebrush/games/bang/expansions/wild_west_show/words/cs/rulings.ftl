# Výklad pravidel rozšíření Divoký západ.

## Sections

bang-section-show_deck = Divoký západ: balíček karet show
bang-section-show_characters = Divoký západ: postavy
bang-section-show_cards = Divoký západ: karty show

## Rulings

BANG-705 = Divoký západ má 10 karet show a 8 postav; postavy se přidají k těm ze základní hry.
BANG-706 = Karta Divoký západ se odloží, ostatních devět se zamíchá lícem dolů a ona přijde dospod jejich balíčku.
BANG-707 = Kdo zahraje Dostavník nebo Wells Fargo, otočí vrchní kartu balíčku show, aby si ji všichni přečetli.
BANG-708 = Karta show platí do dalšího Dostavníku nebo Wells Farga; pak ji nahradí další a ona opustí hru.
BANG-709 = Jakmile se objeví karta Divoký západ, zůstává do konce hry a nic ji nenahradí.
BANG-710 = Nevyjde-li Terenu Killovi sejmutí, Pivo ho nezachrání.
BANG-711 = Kartu z ruky, kterou Flint Westwood dává, si vybírá sám.
BANG-712 = Má-li druhý hráč v ruce jedinou kartu, dostane Flint Westwood jen tu.
BANG-713 = Kartu získanou svou schopností smí John Pain použít, až když je efekt, který si sejmutí vyžádal, vyhodnocen.
BANG-714 = Ukáže-li se při sejmutí Pivo a John Pain tím přijde o poslední život, toto Pivo mu nepomůže.
BANG-715 = Odkryje-li se při sejmutí více karet (Lucky Duke), dostane John Pain jen tu, která platí.
BANG-716 = Hnědá karta, jejíž efekt Lee Van Kliff opakuje, může být i BANG!.
BANG-717 = Každý efekt smí Lee Van Kliff zopakovat jen jednou.
BANG-718 = Zopakovaný Dostavník nebo Wells Fargo žádnou další kartu show neotočí.
BANG-719 = Při Slečně Zuzaně se zopakování efektu postavou Lee Van Kliff počítá jako jedna zahraná karta.
BANG-720 = Gregory Deck používá jen postavy základní hry.
BANG-721 = Na začátku každého svého tahu si Gregory Deck obě postavy nechá, nebo obě vymění, nikdy ne jen jednu.
BANG-722 = Gregory Deck má své dvě postavy od samého začátku hry, ještě před svým prvním tahem.
BANG-736 = Flint Westwood použije svou schopnost nejvýš jednou za tah.
BANG-723 = Zúčtování: Big Spencer smí karty BANG! používat jako Vedle!.
BANG-724 = Zúčtování: Lee Van Kliff smí pro svou schopnost odhodit kteroukoli kartu.
BANG-725 = Hřbitov: hráči se vracejí natrvalo; kdo je při odchodu karty ve hře, ten v ní zůstává.
BANG-726 = Slečna Zuzana se netýká hráčů, kteří o tah přijdou ve Vězení.
BANG-727 = Lady Rosa z Texasu: karty, životy a všechno ostatní se stěhují s hráčem.
BANG-728 = Miláček Valentýna: po výměně si hráč dobere z balíčku obvyklé dvě karty.
BANG-729 = Zuřivá Dorothy: hráč, který určenou kartu nemá, to dokáže tím, že ukáže karty v ruce.
BANG-730 = Zuřivá Dorothy: hráč, který kartu má, ji musí zahrát, jako by byl na tahu on, včetně vzdáleností; cíle vybírá hráč na tahu.
BANG-731 = Divoký západ: cíl všech je jako cíl Odpadlíka; smrtí Šerifa hra nekončí a pokračuje, dokud nezůstane jediný hráč.
BANG-732 = Divoký západ: pravidla o rolích platí dál (na Šerifa nelze hrát Vězení, za zabití Bandity jsou 3 karty a podobně).
BANG-748 = Je-li Šerif mrtev a hra pokračuje, nebo přijde-li o tah, začíná kolo stále na jeho místě, a to dalším hráčem ve hře.
BANG-X44 = Když v téže chvíli tahu působí událost kola i karta show, přijde dřív ta, která platí déle: Fistful a Miláček Valentýna, Vendeta a Slečna Zuzana.
BANG-X70 = Roubík: dokud platí, sedící hráči nic nepíšou do chatu, takže nikdo nemluví a nikdo za to neztrácí život; rychlé signály jsou gesta a zůstávají dovoleny.
BANG-X71 = Hřbitov: kdo se vrací, losuje si roli z rolí všech, kdo jsou v tu chvíli vyřazeni, včetně své vlastní; ostatní dostanou zbylé a všechny tyto role jsou zase lícem dolů. Kdo je vyřazen sám, nechá si roli, kterou všichni viděli. Hráč, který je ve hře bez životů, vyřazen není.
BANG-X72 = Miláček Valentýna přichází na řadu před sejmutími tahu, i když se tah pak ztratí ve Vězení; prázdná ruka se nemění. V Opuštěném dole jde stará ruka na odhazovací hromádku a nová se bere z balíčku.
BANG-X73 = Zuřivá Dorothy: použít ji lze jednou za tah na jiného hráče, který má v ruce kartu. Určit lze kteroukoli kartu ve hře; má-li jich hráč víc, zahraje tu, kterou drží nejdéle.
BANG-X74 = Zuřivá Dorothy: karta, kterou by ani ve vlastním tahu nešlo zahrát (Vedle!, druhý Barel, karta bez cíle), se jen ukáže. Co se za kartu odhodí, vybírá ten, kdo ji hraje. Karta se hraje jako to, čím je, ne jako jiná (Calamity Janet, Zúčtování).
BANG-X75 = Zuřivá Dorothy: všechno, co karta způsobí, způsobil ten, kdo ji hraje: zabití, odměna i trest jsou jeho. BANG! zahraný takto se nepočítá do limitu nikomu a Molly Stark si za kartu nedobere nic.
BANG-X76 = Helena Zontero: sejmutí provádí ten, kdo kartu otočil. Ve třech, kdy jsou role odkryté, jsou odkryté i ty nové.
BANG-X77 = Lady Rosa z Texasu: jednou za tah. Hra pokračuje od nového místa hráče na tahu a za každou výměnu přijde ten druhý o jeden tah; kdo je předtím vyřazen, už o žádný nepřijde. Zbývají-li dva hráči, nikdo si místo nevymění: nic by se nezměnilo a ten druhý by se už nikdy nedostal na tah; nemění si ho ani ten, kdo je ve hře bez životů: kdo se vrací jen na tah, mohl by živým brát tahy donekonečna. Jdou-li tahy opačným směrem (Zlatá horečka), přeskočí toho druhého už sama výměna: to je ten ztracený tah.
BANG-X78 = Slečna Zuzana: počítá se každá karta zahraná v tahu z ruky, i před jejím otočením a včetně Dostavníku, který ji přivezl; ne karty použité ze hry ani odhozené. O život se přichází po 3. fázi a nikdo za to nemůže.
BANG-X79 = Zúčtování: každá karta kromě BANG! platí za kartu BANG!, i v Duelu a proti Indiánům!, v rámci limitu tahu; karta BANG! poslouží jako Vedle! a tam, kde lze odhodit libovolnou kartu, ale jako nic jiného se nehraje (Uncle Will).
BANG-X80 = Sacagaway: všichni, i diváci, vidí všechny karty v rukou; náhodné karty se dál berou náhodně. Když odejde, zůstává známo, co bylo vidět, dokud se to skrytě nepohne.
BANG-X81 = Big Spencer nesmí kartu Vedle! zahrát nijak, ani jako jinou kartu, odhodit ji ale smí; jiné karty s efektem Vedle! používat smí.
BANG-X82 = Flint Westwood bere karty dřív, než dá svou, takže ji nemůže dostat zpět; co mění majitele, vidí jen ti dva. Není-li už co vzít, nedá nic.
BANG-X83 = Gary Looter bere přebytečné karty lícem nahoru, dřív než se dostanou na odhazovací hromádku; vlastní odhazuje. Je-li takových hráčů víc, bere ten nejbližší po směru hodinových ručiček.
BANG-X84 = Gregory Deck mění obě postavy za dvě jiné; ty vrácené mohou přijít později znovu. Vera Custer, která ho napodobí, má to, co on v tu chvíli. Mají-li obě postavy vlastní způsob dobírání v 1. fázi, řekne na začátku tahu, která má přednost.
BANG-X85 = John Pain má kartu ze sejmutí v ruce hned, při šesti a více kartách ji však nebere. Výstřel, proti němuž byl zkoušen Barel, je vyhodnocen, když mine nebo zasáhne.
BANG-X86 = Lee Van Kliff opakuje poslední kartu, kterou v tomto tahu zahrál z ruky, a to jako to, čím byla (Pivo zahrané za zlato je opět valoun), s nově zvolenými cíli a barvou té karty; cena se znovu neplatí a zopakovaný BANG! se do limitu nepočítá. U Dvojité rány opakuje kartu BANG!, a to bez Dvojité rány; karta, kterou lze jen na něco odpovědět, jako Vedle!, se nepočítá.
BANG-X87 = Teren Kill provádí sejmutí dřív, než ho může zachránit Pivo nebo schopnost; nevyjde-li nebo není-li co sejmout, nepomůže mu nic z toho.
BANG-X88 = Youl Grinner: kdo má víc karet, se spočítá jednou, před prvním darem; od jeho levice po směru hodinových ručiček dá každý jednu a vidí ji jen ti dva.
BANG-X89 = Divoký západ: vítěz vítězí sám, bez mrtvých kterékoli strany; ve třech už na ničím vlastním cíli nezáleží. Kdo je ve hře bez životů, je ve hře.
