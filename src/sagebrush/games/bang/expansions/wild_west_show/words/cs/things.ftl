### Divoký západ: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-wild_west_show = Divoký západ
    .text = Deset karet show, z nichž každá na čas všem obrátí pravidla vzhůru nohama, a osm postav. Další přiveze Dostavník nebo Wells Fargo.

## Karty show

bang-event_card-gag = Roubík
    .text = Nikdo nesmí mluvit: dokud karta platí, hráči nic nepíšou do chatu. Signály jsou dovoleny.
    .short = Nikdo nesmí mluvit
bang-event_card-bone_orchard = Hřbitov
    .text = Kdo je vyřazen, vrátí se na začátku svého tahu do hry, a to natrvalo: s 1 životem, bez karet a s rolí vylosovanou z rolí vyřazených.
    .short = Vyřazení se vracejí s 1 životem
bang-event_card-darling_valentine = Miláček Valentýna
    .text = Na začátku svého tahu odhodíš karty z ruky a dobereš si stejný počet; pak tah pokračuje jako obvykle.
    .short = Začátek tahu: vyměň karty v ruce
bang-event_card-dorothy_rage = Zuřivá Dorothy
    .text = Jednou za svůj tah můžeš určit hráče a kartu: má-li ji, musí ji zahrát jako ve vlastním tahu a cíle vybíráš ty. Nemá-li ji, ukáže karty v ruce.
    .short = Přinuť někoho zahrát určenou kartu
bang-event_card-helena_zontero = Helena Zontero
    .text = Když začne platit, provede se sejmutí: při srdcích nebo kárách se role všech hráčů ve hře kromě Šerifa zamíchají a tajně znovu rozdají.
    .short = Červená karta: nové role (bez Šerifa)
bang-event_card-lady_rosa_of_texas = Lady Rosa z Texasu
    .text = Jednou za svůj tah si můžeš vyměnit místo s hráčem po své pravici, který pak přijde o svůj příští tah. Každý si s sebou bere všechno, co má.
    .short = Vyměň si místo s hráčem vpravo
bang-event_card-miss_susanna = Slečna Zuzana
    .text = Kdo ve svém tahu zahraje méně než tři karty, ztratí na jeho konci 1 život. Tah ztracený ve Vězení se nepočítá.
    .short = Zahraj 3 karty, nebo ztratíš život
bang-event_card-showdown = Zúčtování
    .text = Každou kartu lze zahrát jako BANG!, ale karty BANG! lze hrát jen jako Vedle!.
    .short = Vše je BANG!, ale BANG! je Vedle!
bang-event_card-sacagaway = Sacagaway
    .text = Všichni hrají s odkrytými kartami v ruce. Role zůstávají skryté.
    .short = Všichni hrají s odkrytými kartami
bang-event_card-wild_west_show = Divoký západ
    .text = Až do konce hry hraje každý sám za sebe: vítězí ten, kdo zůstane ve hře poslední, a smrtí Šerifa hra nekončí. Ostatní pravidla o rolích platí dál.
    .short = Vítězí poslední ve hře

## Postavy

bang-character-big_spencer = Big Spencer
    .text = Máš 9 životů, ale začínáš jen s 5 kartami a nikdy nesmíš hrát karty Vedle!.
    .short = 9 životů, 5 karet, žádné Vedle!
bang-character-flint_westwood = Flint Westwood
    .text = Jednou za svůj tah můžeš vyměnit kartu z ruky podle své volby za dvě náhodné karty z ruky jiného hráče.
    .short = Vyměň 1 kartu za 2 z cizí ruky
bang-character-gary_looter = Gary Looter
    .text = Bereš si všechny karty, které ostatní hráči na konci svého tahu odhazují, protože jich mají v ruce příliš.
    .short = Ber si, čeho mají ostatní příliš
bang-character-greygory_deck = Gregory Deck
    .text = Máš schopnosti dvou náhodných postav základní hry, které nikdo nepoužívá. Na začátku každého tahu můžeš obě vyměnit.
    .short = Dvě schopnosti z krabice
bang-character-john_pain = John Pain
    .text = Dokud máš v ruce méně než šest karet, bereš si kartu z každého sejmutí, ať ho provede kdokoli. Použít ji smíš, až když je věc vyřízena.
    .short = Ber si kartu z každého sejmutí
bang-character-lee_van_kliff = Lee Van Kliff
    .text = Ve svém tahu můžeš odhodit kartu BANG! a zopakovat efekt hnědé karty zahrané těsně předtím; každý efekt jen jednou.
    .short = Odhoď BANG!: zopakuj hnědou kartu
bang-character-teren_kill = Teren Kill
    .text = Kdykoli by pro tebe hra měla skončit, provedeš sejmutí: nejsou-li to piky, zůstáváš s 1 životem a dobereš si kartu. Při pikách tě nezachrání ani Pivo.
    .short = Nejsou-li to piky, zůstáváš ve hře
bang-character-youl_grinner = Youl Grinner
    .text = Než si v 1. fázi dobereš, dá ti každý, kdo má v ruce víc karet než ty, jednu podle své volby.
    .short = Kdo má víc karet, dá ti jednu
