### Webový klient: stůl kostkové hry a její lekce.

## Stůl

web-arrows = { $count ->
        [one] 1 šíp
        [few] { $count } šípy
       *[other] { $count } šípů
    }
web-arrows-left = { $count ->
        [one] V zásobě zbývá 1 šíp
        [few] V zásobě zbývají { $count } šípy
       *[other] V zásobě zbývá { $count } šípů
    }
web-supply = zásoba
web-dice = Kostky
web-kept = Odloženo
web-die = Kostka { $number }: { $face }
web-roll-again = { $count ->
        [one] Hodit 1 kostkou znovu
        [5] Hodit všemi znovu
       *[other] Hodit { $count } kostkami znovu
    }
web-doubled = Zdvojit zásah pivem

## Pravidla a výuka

web-learn-dice-1 = Každý dostane tajnou roli; jen Šerif svou ukáže. Bandité chtějí Šerifa odstranit, Pomocník šerifa ho chrání a Odpadlík chce zůstat poslední naživu.
web-learn-dice-2 = Ve svém tahu házíš pěti kostkami, nejvýš třikrát. Odlož, co si chceš nechat, a zbytkem hoď znovu. Dynamit musí zůstat a tři dynamity tvé házení s rámusem ukončí.
web-learn-dice-3 = Pak mluví kostky: terče zasáhnou souseda nebo hráče za ním, pivo vrací život, tři kulomety zasáhnou všechny ostatní a zaženou tvé šípy.
web-learn-dice-4 = Šíp si bereš hned. Když zmizí poslední ze zásoby, zaútočí indiáni: každý ztratí tolik životů, kolik má šípů.
web-lesson-dice-roll = Klepni na kostky, které si chceš nechat: odloží se stranou. Ostatními hoď znovu, nebo si nech všechny. Pozor na šípy, když v zásobě docházejí, a na třetí dynamit.
web-lesson-dice-target = Jeden z tvých terčů čeká na cíl. Místa, která svítí, jsou ve správné vzdálenosti. Přemýšlej, kdo by mohl být na tvé straně.
web-lesson-dice-beer = Pivo vrací jeden život, tobě nebo komukoli. Komu pomůžeš, to stolu něco napoví o tvé roli.
