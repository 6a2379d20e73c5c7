### High Noon: jména a krátké texty všeho, s čím se v něm hráč potká.

bang-expansion-high_noon = High Noon
    .text = Na každé kolo jedna událost: další je vidět předem a poslední dopadne na všechny.

## Události

bang-event_card-blessing = Požehnání
    .text = Všechny karty se počítají jako srdcové, při sejmutí i jinak.
    .short = Všechny karty jsou srdcové
bang-event_card-curse = Prokletí
    .text = Všechny karty se počítají jako pikové, při sejmutí i jinak.
    .short = Všechny karty jsou pikové
bang-event_card-gold_rush = Zlatá horečka
    .text = Začíná Šerif jako vždy, ale v tomto kole se tahy střídají proti směru hodinových ručiček. Účinky karet jdou dál po směru.
    .short = Tahy jdou v opačném směru
bang-event_card-the_daltons = Daltonové
    .text = Když karta přijde do hry, každý, kdo má před sebou modré karty, si jednu z nich vybere a odhodí ji.
    .short = Každý odhodí modrou kartu ze hry
bang-event_card-the_doctor = Doktor
    .text = Když karta přijde do hry, vyléčí si 1 život ten, kdo má životů nejméně; je-li takových hráčů víc, vyléčí se všichni.
    .short = Nejslabší si vyléčí 1 život
bang-event_card-the_reverend = Reverend
    .text = Nikdo nesmí hrát kartu Pivo, ani proti zásahu, který bere poslední život.
    .short = Nikdo nesmí hrát Pivo
bang-event_card-train_arrival = Příjezd vlaku
    .text = V 1. fázi si každý dobírá o 1 kartu víc než obvykle.
    .short = V 1. fázi dober o 1 kartu víc
bang-event_card-thirst = Žízeň
    .text = V 1. fázi si každý dobírá o 1 kartu méně než obvykle.
    .short = V 1. fázi dober o 1 kartu méně
bang-event_card-hangover = Kocovina
    .text = Žádná postava nemá svou schopnost. Životy zůstávají, i ten navíc u Šerifa.
    .short = Postavy nemají schopnosti
bang-event_card-sermon = Kazatel
    .text = Ve svém tahu nesmíš použít karty BANG!, ani je odhodit při Duelu.
    .short = Ve svém tahu žádné karty BANG!
bang-event_card-shootout = Přestřelka
    .text = Ve svém tahu smíš zahrát dvě karty BANG!.
    .short = Dvě karty BANG! za tah
bang-event_card-ghost_town = Město duchů
    .text = Kdo je vyřazen ze hry, vrací se na svůj tah: bez životů, které nelze získat ani ztratit, a se 3 kartami v 1. fázi. Na konci tahu opět vypadne.
    .short = Mrtví se vracejí na svůj tah
bang-event_card-high_noon = Pravé poledne
    .text = Na začátku svého tahu ztrácíš 1 život. Tato karta je poslední a platí až do konce hry.
    .short = Na začátku tahu ztrať 1 život

## Dvě přidané události ze základní krabice

bang-event_card-handcuffs = Želízka
    .text = Po dobrání v 1. fázi ohlas barvu: v tomto tahu smíš hrát jen karty této barvy.
    .short = Hraj jen karty jedné barvy
bang-event_card-new_identity = Nová identita
    .text = Na začátku svého tahu si prohlédneš náhodnou nepoužitou postavu. Můžeš se jí do konce hry stát, začínáš s ní ale se 2 životy.
    .short = Změň postavu, začneš se 2 životy

## Volba před hrou

bang-variant-extra_events = Přidané události
    .text = K událostem přibudou Želízka a Nová identita ze základní krabice.
