### Webový klient: stůl hry BANG! a její lekce.

## Stůl

web-cards = { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
web-your-hand = { $count ->
        [one] Tvoje ruka: 1 karta
        [few] Tvoje ruka: { $count } karty
       *[other] Tvoje ruka: { $count } karet
    }
web-hand-limit = Tvoje ruka: { $count }, smíš si nechat { $limit }
web-distance-reach = vzdálenost { $distance }, na dostřel
web-distance-far = vzdálenost { $distance }, mimo dostřel
web-deck = { $count ->
        [one] Balíček: 1 karta
        [few] Balíček: { $count } karty
       *[other] Balíček: { $count } karet
    }
web-discard-top = Odhazovací hromádka, nahoře { $card }
web-discard-empty = Odhazovací hromádka je prázdná
web-middle = Uprostřed stolu
web-choices = Vyber jednu možnost
web-from-hand = Karta z ruky: { $player }
web-from-deck = Z balíčku
web-from-discard = Z odhazovací hromádky
web-use-ability = Schopnost: { $ability }
web-play-as = Zahrát jako kartu { $card }
web-play-plain = Zahrát, jak je
web-nothing-to-use = Teď nemáš nic, co by šlo použít.
web-heals-nobody = To by teď nikoho nevyléčilo.
web-only-yourself = Nikdo jiný není na dostřel: zasáhlo by to jen tebe.
web-your-cards = Tvoje karty
web-event-deck = Karty událostí, které teprve přijdou: { $count }
web-event-present = Platí: { $event }. { $short }
web-event-none = { $deck ->
        [show] Show ještě nezačala
       *[other] Zatím neplatí žádná událost
    }
web-event-next = Příště:
web-ghost = { $by ->
        [shadow_gunslingers] Stín
       *[other] Duch
    }
web-ghost-by = { $id ->
        [shadow_gunslingers] stín bez životů
       *[other] duch bez životů ({ $by })
    }

## Pravidla a výuka

web-learn-bang-1 = Každý dostane tajnou roli; jen Šerif svou ukáže. Bandité chtějí Šerifovu smrt, Pomocníci šerifa ho chrání a Odpadlík chce zůstat poslední naživu.
web-learn-bang-2 = Ve svém tahu si dobereš dvě karty, zahraješ, co chceš, a na konci ti smí zůstat nejvýš tolik karet, kolik máš životů. Jen jedna karta BANG! za tah.
web-learn-bang-3 = Číslo u portrétu je tvoje vzdálenost k hráči. Červené je na dostřel tvé zbraně; lepší zbraň dostřelí dál.
web-learn-bang-4 = Hnědé karty působí jednou, modré zůstávají před tebou, zelené fungují až od tvého dalšího tahu. Před výstřelem tě zachrání Vedle!, poslední život zachrání Pivo.
web-lesson-bang-play = Zvednuté karty můžeš zahrát. Dotkni se karty a pak hráče, který se rozsvítí. Karta, která leží, ti řekne, proč ji zahrát nejde. Nejdřív zbraně a další modré karty, pak střílej, pak ukonči tah.
web-lesson-bang-defend = Jsi terčem. Zvednutá karta výstřel zruší. Když žádnou nemáš nebo si ji chceš šetřit, nech se zasáhnout.
web-lesson-bang-discard-bang = Tady pomůže jen karta BANG!: odhoď ji, nebo ztratíš život.
web-lesson-bang-last-chance = Tento zásah ti bere poslední život. Pivo zahrané teď ti jeden vrátí a zůstaneš ve hře.
web-lesson-bang-excess = Na konci tahu si smíš nechat tolik karet, kolik máš životů. Vyber, co budeš nejmíň postrádat.
web-lesson-bang-their-card = Vezmi, co bolí nejvíc: zbraň nebo Barel na stole, nebo kartu, kterou nevidíš.
web-lesson-bang-store = Každý si vezme jednu z vyložených karet, po řadě od toho, kdo obchod otevřel.
web-lesson-bang-pay = Karta, kterou hraješ, stojí ještě jednu: vyber, co budeš nejmíň postrádat.
web-lesson-bang-top = Jsi ze hry venku a tvé karty jdou na odhazovací hromádku. Na té vrchní může záležet tomu, kdo si odtud bere.
web-lesson-bang-check = Kvůli sejmutí se otočily dvě karty. Platí ta, kterou vybereš.
