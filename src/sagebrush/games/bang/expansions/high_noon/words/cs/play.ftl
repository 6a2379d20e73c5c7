### High Noon: co se děje, na co se ptáme a co lze odpovědět.

## Události

bang-event-suit_named = { $seat_is ->
        [you] Ohlašuješ barvu: { $suit }. Jinou v tomto tahu nehraješ.
       *[other] { $seat } ohlašuje barvu a jinou v tomto tahu nehraje: { $suit }.
    }
bang-event-character_looked_at = { $seat_is ->
        [you] Prohlížíš si postavu, kterou nikdo nemá: { $character }.
       *[other] { $seat } si prohlíží postavu, kterou nikdo nemá.
    }

## Otázky

bang-ask-discard_in_play = { $by }: kterou ze svých vyložených modrých karet odhodíš?
    .other = { $player } odhazuje modrou kartu ze hry ({ $by }).
bang-ask-name_suit = Jakou barvu budeš v tomto tahu hrát?
    .other = { $player } ohlašuje barvu.
bang-ask-change_identity = Staneš se touto postavou, se 2 životy?
    .other = { $player } se může stát někým jiným.

## Možnosti

bang-option-this_suit = { $suit }
    .hint = V tomto tahu smíš hrát jen karty této barvy.
bang-option-stay_oneself = Zůstat tím, kým jsi
    .hint = Postava i životy ti zůstanou.

## Proč ne

bang-why-the-reverend = Reverend v tomto kole žádné Pivo nedovolí.
bang-why-sermon = Při Kazateli nikdo nesmí ve svém tahu použít karty BANG!.
bang-why-handcuffs = V Želízkách hraješ jen karty barvy, kterou máš ohlášenou.
