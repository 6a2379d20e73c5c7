### What is said in the first lesson. `.why` is told to whoever chooses something else at that step.

dice-lesson-basics = První kroky
    .text = Všechny strany kostek, jedna po druhé.
dice-lesson-basics-role = Jsi Šerif a všichni to vědí. Vyhraješ, až zmizí všichni Bandité i Odpadlík. Ostatní své role tají. Přijdeš-li o poslední náboj, končíš.
dice-lesson-basics-roll = V tahu házíš pěti kostkami, nejvýš třikrát. Po každém hodu si necháš, co chceš, a zbytkem hodíš znovu. Tvůj první hod leží na podnosu.
dice-lesson-basics-arrow = Padl ti šíp: šípy se berou ze zásoby hned, ať s kostkou později uděláš cokoli.
dice-lesson-basics-dynamite = Dynamitem se znovu házet nedá. Se třemi tvoje házení končí a ztrácíš život.
dice-lesson-basics-keep = Terče se hodí: klepni na oba a nech si je. Zbylými dvěma kostkami hoď znovu.
    .why = Nech si jen oba terče a hoď znovu šípem a kulometem.
dice-lesson-basics-stop = Terč 2: zasáhne toho, kdo sedí o dvě místa dál. Kulometem můžeš hodit ještě jednou, ale tohle je dobrý výsledek. Ponech všechny kostky.
    .why = Tentokrát si ponech všechny kostky.
dice-lesson-basics-target = Terč 1 zasáhne jednoho ze sousedů. Klepni na jednoho z hráčů { $seat1 } a { $seat3 }: o život méně.
dice-lesson-basics-target_again = A druhý výstřel: na stejného souseda, nebo na toho druhého?
dice-lesson-basics-blown_up = Co se dělo mezitím: tři dynamity najednou stály hráče { $seat2 } život. { $seat1 } a { $seat3 } střílejí po tobě; oba jsou podezřelí.
dice-lesson-basics-indians = Pozor na šípy: v zásobě zbývá jediný. Až si někdo vezme poslední, zaútočí indiáni a každý ztratí za každý svůj šíp život. Ty máš dva!
dice-lesson-basics-gatling = Máš dva kulomety. Se třemi zasáhneš všechny ostatní a zbavíš se všech šípů. Nech si kulomety a pivo a hoď znovu šípem.
    .why = Hoď znovu jen šípem.
dice-lesson-basics-gatling_stop = Třetí kulomet! Ponech všechny kostky.
    .why = Lepší už to nebude: ponech všechny kostky.
dice-lesson-basics-beer = Pivo dá jeden život komukoli a tobě už dva chybí. Vypij ho.
    .why = Teď ho potřebuješ ty.
dice-lesson-basics-attack = Tvůj kulomet zasáhl všechny tři a šípů tě zbavil právě včas: { $seat1 } bere poslední a přicházejí indiáni. Ty žádný šíp nemáš, takže nic neztrácíš.
dice-lesson-basics-win = To je celá hra: nechávat, házet, střílet, pít. Zjisti, kdo je Bandita a kdo Odpadlík, a přežij je. Padneš-li, vyhrají Bandité; zůstane-li pak jen Odpadlík, vyhraje on. Teď je to tvoje hra.
