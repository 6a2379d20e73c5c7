# Výklad pravidel varianty se stínovými pistolníky.

## Oddíly

bang-section-shadow_gunslingers = Stínoví pistolníci
bang-section-shadow_renegade = Stínoví pistolníci: Stínový odpadlík

## Výklad

BANG-347 = Se stínovými pistolníky nikdo nevypadne ze hry natrvalo.
BANG-348 = Variantu lze hrát i bez Zlaté horečky, i když její postavy jsou pro ni navrženy.
BANG-349 = Kdo nemá žádný život, je mimo hru jen dočasně a platí všechna pravidla vyřazení: odhodí ruku, vyložené karty i vybavení a odhalí roli.
BANG-350 = Platí i obvyklé následky role, například 3 karty pro toho, kdo zabil Banditu.
BANG-351 = Kdo je vyřazen, nechává si všechny valouny.
BANG-352 = Kdykoli by byl vyřazený hráč na tahu, vrací se na něj jako Stínový pomocník, Stínový bandita nebo Stínový odpadlík.
BANG-353 = V tom tahu dobírá, hraje karty a používá schopnosti jako obvykle.
BANG-354 = Stínový pistolník nemá životy a nemůže žádné získat ani ztratit; schopnosti a efekty o získání nebo ztrátě životů se ignorují.
BANG-355 = Na konci tahu stínový pistolník opět odchází a odhazuje ruku i vyložené karty včetně vybavení koupeného v tom tahu.
BANG-356 = Odchod stínového pistolníka není zabití, takže se nestane nic, co se k zabití váže.
BANG-357 = Vulture Sam nedostane karty, které stínový pistolník na konci tahu odhazuje.
BANG-358 = Herb Hunter a Gregg Digger z odchodu stínového pistolníka nic nemají.
BANG-359 = Mimo vlastní tah nejsou stínoví pistolníci ve hře: jejich schopnosti neplatí a nepočítají se pro vzdálenost, Dynamit ani Hokynářství.
BANG-360 = Stínoví pistolníci smějí ve svých tazích získávat valouny a nechávají si je do dalších.
BANG-361 = Stínoví pistolníci smějí valouny běžně utrácet za vybavení, za vybavení ostatních i za své schopnosti.
BANG-362 = Vybavení s černým okrajem, které stínový pistolník koupí, se na konci tahu odhazuje se vším ostatním.
BANG-372 = Dynamit jde vždy po směru hodinových ručiček k dalšímu hráči, který je opravdu ve hře, stínové pistolníky vynechává.
BANG-373 = Vypadne-li někdo jako stínový pistolník, jeho karty se odhodí a Vulture Sam je nedostane.
BANG-374 = Na konci tahu stínového pistolníka nedostane Vulture Sam žádnou kartu a Gregg Digger a Herb Hunter své schopnosti nepoužijí.
BANG-747 = Město duchů a Mrtvý muž mají u toho, koho vracejí, přednost: 3 karty a žádný odchod stínu. Kdo se vrátí se životy (Mrtvý muž, Hřbitov), už stínem není.
BANG-363 = Na začátku každého svého tahu Stínový odpadlík spočítá role ležící lícem nahoru (Šerifa a vyřazených, ne však svou) a přidá se ke straně, která jich má víc.
BANG-364 = Při shodě podporuje Stínový odpadlík Bandity.
BANG-365 = Zabitý Odpadlík si bere kartu role Stínový odpadlík a na začátku každého svého tahu ji otáčí lícem k té straně, k níž se přidává.
BANG-366 = Strana platí do začátku dalšího tahu Stínového odpadlíka, i kdyby se poměr mezitím změnil.
BANG-367 = Stínový odpadlík hraje za stranu, na které právě je, a s ní i vyhrává.
BANG-368 = Stínový odpadlík se už nikdy nestane Odpadlíkem a nikdy se nepočítá mezi odkryté role.
BANG-369 = Odpadlík Bart Cassidy je jediný vyřazený: lícem nahoru leží jen Šerif, takže je Stínový pomocník.
BANG-370 = Pak je vyřazen Bandita: jeden strážce zákona proti jednomu Banditovi je shoda, takže v dalším tahu je Stínový bandita.
BANG-371 = Pak je vyřazen i Pomocník šerifa: 2 ku 1 pro zákon a zase je Stínový pomocník.
BANG-X131 = Cokoli jiného, co někoho vrací, má před variantou přednost. Kdo má před sebou Ducha, je ve hře stále a stínem není; po odstranění Ducha jím je zase.
BANG-X132 = Zabitý Odpadlík, který ještě neměl tah jako stín, nepatří k žádné straně a s žádnou nevyhrává.
BANG-X133 = Ve třech hráčích strany nejsou: stín si nechává svou roli, a kdo po jeho odchodu zbude, je poslední ve hře.
BANG-X134 = Kdo se vrátí jako stín s rolí lícem dolů, protože se role rozdávaly znovu, otočí ji. Při novém rozdávání rolí platí karta Stínového odpadlíka jako Odpadlíkova.
BANG-X135 = Stín, který má další tah (Zlatá horečka, Vendeta), na konci prvního odchází a na ten další se hned vrací. Vybavení Zlatá horečka mu životy nedá.
BANG-X136 = Vyhrává-li poslední ve hře, vyhrál stín, který ve svém tahu nenechal ve hře nikoho jiného.
BANG-X231 = Stínový odpadlík, kterého ve hře drží něco jiného (Duch, Vagon duchů, Město duchů), otáčí svou kartu na začátku každého svého tahu také.
