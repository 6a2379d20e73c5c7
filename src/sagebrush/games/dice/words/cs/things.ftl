### BANG! Kostková hra: jména a krátké texty všeho, s čím se hráč potká.

## Role
## .text = cíl, .text3 = cíl ve hře tří hráčů.

dice-role-sheriff = Šerif
    .text = Zbav se všech Banditů a všech Odpadlíků. Každý ví, kdo jsi, zato máš dva body života navíc a hraješ jako první.
    .text3 = Ve třech hráčích Šerif nehraje.
dice-role-deputy = Pomocník šerifa
    .text = Pomáhej Šerifovi a chraň ho: vyhraje-li Šerif, vyhráváš také, i když už nejsi ve hře.
    .text3 = Vyřaď vlastní rukou Odpadlíka. Přijde-li Odpadlík o poslední bod života jinak, musíš přežít Banditu.
dice-role-outlaw = Bandita
    .text = Ať je Šerif vyřazen ze hry. Bandité vyhrávají společně, i ti už vyřazení, pokud v tu chvíli nezbývá naživu jen samotný Odpadlík.
    .text3 = Vyřaď vlastní rukou Pomocníka šerifa. Přijde-li Pomocník šerifa o poslední bod života jinak, musíš přežít Odpadlíka.
dice-role-renegade = Odpadlík
    .text = Zůstaň naživu jako poslední. Padne-li Šerif a kromě tebe žije ještě někdo další, vyhrávají Bandité.
    .text3 = Vyřaď vlastní rukou Banditu. Přijde-li Bandita o poslední bod života jinak, musíš přežít Pomocníka šerifa.

## Strany kostky

dice-face-arrow = Šíp
    .text = Hned si vezmi žeton šípu; kostkou smíš hodit znovu. Kdo vezme poslední šíp, spustí útok indiánů: kolik kdo má šípů, tolik bodů života ztrácí, a všechny šípy se vracejí do zásoby.
dice-face-dynamite = Dynamit
    .text = Touto kostkou už znovu neházíš. Máš-li tři nebo víc, házení ihned končí a ztrácíš 1 bod života; ostatní kostky ještě vyhodnotíš.
dice-face-bullseye_1 = Terč 1
    .text = Soused po tvé levici nebo pravici, kterého si vybereš, ztrácí 1 bod života.
dice-face-bullseye_2 = Terč 2
    .text = Druhý hráč po tvé levici nebo pravici, kterého si vybereš, ztrácí 1 bod života. Zbývají-li jen dva nebo tři hráči, platí jako Terč 1.
dice-face-beer = Pivo
    .text = Hráč podle tvé volby (třeba i ty) získává 1 bod života. Nikdo nemůže mít víc bodů života než na začátku.
dice-face-gatling = Kulomet
    .text = Máš-li tři nebo víc, každý kromě tebe ztrácí 1 bod života a ty vracíš všechny své šípy.

## Postavy

dice-character-bart_cassidy = Bart Cassidy
    .text = Když máš ztratit bod života kvůli Terči nebo Kulometu, můžeš si místo toho vzít šíp, jen ne poslední ze zásoby. Na indiány a Dynamit to neplatí.
    .short = Místo zásahu si můžeš vzít šíp
dice-character-black_jack = Black Jack
    .text = Dynamitem smíš házet znovu, dokud nemáš tři nebo víc.
    .short = Dynamitem smíš házet znovu
dice-character-calamity_janet = Calamity Janet
    .text = Terč 1 můžeš použít jako Terč 2 a Terč 2 jako Terč 1.
    .short = Terč 1 platí i jako Terč 2 a naopak
dice-character-el_gringo = El Gringo
    .text = Kdo tě připraví o jeden nebo víc bodů života, bere si šíp. Indiáni a Dynamit se nepočítají.
    .short = Kdo tě zasáhne, bere si šíp
dice-character-jesse_jones = Jesse Jones
    .text = Máš-li před použitím svých Piv nejvýše čtyři body života, každé Pivo, které použiješ na sebe, ti dá 2 body života.
    .short = Do 4 bodů života ti Pivo dává 2
dice-character-jourdonnais = Jourdonnais
    .text = Útok indiánů tě nikdy nestojí víc než 1 bod života.
    .short = Indiáni ti vezmou jen 1 bod života
dice-character-kit_karlson = Kit Karlson
    .text = Každý tvůj Kulomet může vrátit do zásoby jeden šíp kteréhokoli hráče, i tvůj. Tři a víc Kulometů navíc střílí jako obvykle.
    .short = Každý Kulomet vrátí jeden šíp
dice-character-lucky_duke = Lucky Duke
    .text = Máš jeden hod navíc: za tah smíš házet až čtyřikrát.
    .short = Smíš házet až čtyřikrát
dice-character-paul_regret = Paul Regret
    .text = Střelba z kulometu ti nikdy nevezme bod života.
    .short = Kulomet ti neublíží
dice-character-pedro_ramirez = Pedro Ramirez
    .text = Za každý ztracený bod života můžeš vrátit jeden ze svých šípů do zásoby. O bod života přesto přijdeš.
    .short = Za ztracený život můžeš vrátit šíp
dice-character-rose_doolan = Rose Doolan
    .text = Tvé Terče mohou zasáhnout o místo dál: Terč 1 na jedno nebo dvě místa, Terč 2 na dvě nebo tři.
    .short = Terče dosáhnou o místo dál
dice-character-sid_ketchum = Sid Ketchum
    .text = Tvůj tah začíná tím, že hráč podle tvé volby (třeba i ty) získá 1 bod života.
    .short = Na začátku tahu někomu 1 bod života
dice-character-slab_the_killer = Slab the Killer
    .text = Jednou za tah můžeš obětovat Pivo a zdvojit jeden Terč: zasažený hráč ztrácí 2 body života. Takové Pivo už nikomu nic nepřidá.
    .short = Pivo zdvojí jeden Terč
dice-character-suzy_lafayette = Suzy Lafayette
    .text = Není-li ve tvém konečném hodu žádný Terč 1 ani Terč 2, získáváš na konci tahu 2 body života.
    .short = Bez Terčů získáváš 2 body života
dice-character-vulture_sam = Vulture Sam
    .text = Za každého jiného hráče vyřazeného ze hry získáváš 2 body života.
    .short = Za vyřazeného hráče 2 body života
dice-character-willy_the_kid = Willy the Kid
    .text = Ke střelbě z kulometu ti stačí dva Kulomety. Střílíš ale nejvýš jednou za tah, ať jich padne kolik chce.
    .short = Ke střelbě ti stačí dva Kulomety
