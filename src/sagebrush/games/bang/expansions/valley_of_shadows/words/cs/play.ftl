### Údolí stínů: na co se ptá a co lze odpovědět.

## Otázky

bang-ask-pay_bandidos = Divoká banda od hráče { $opponent }: odhodíš { $count ->
        [one] svou kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, nebo ztratíš život?{ $count ->
        [one] { "" }
       *[other] { " " }Kterou kartu jako první?
    }
    .other = { $player } odhodí { $count ->
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, nebo ztratí život (Divoká banda { $opponent_is ->
        [you] od tebe
       *[other] od hráče { $opponent }
    }).
bang-ask-save_life = { $target } přichází o { $amount ->
        [one] život
        [few] { $amount } životy
       *[other] { $amount } životů
    } ({ $by }{ $cause_is ->
        [none] { "" }
        [you] { " " }od tebe
       *[other] { " " }od hráče { $cause }
    }). Zasáhneš?
    .other = { $player } může zasáhnout: { $target_is ->
        [you] přicházíš
       *[other] { $target } přichází
    } o { $amount ->
        [one] život
        [few] { $amount } životy
       *[other] { $amount } životů
    } ({ $by }{ $cause_is ->
        [none] { "" }
        [you] { " " }od tebe
       *[other] { " " }od hráče { $cause }
    }).
bang-ask-take_thanks = Život hráče { $owner } je zachráněn: dvě náhodné karty z jeho ruky, nebo dvě z balíčku?
    .other = { $player } vybírá, odkud budou dvě karty: { $owner_is ->
        [you] z tvé ruky, nebo z balíčku.
       *[other] z ruky hráče { $owner }, nebo z balíčku.
    }
bang-ask-put_down = Poker hráče { $user }: kterou kartu položíš lícem dolů?
    .other = { $player } vybírá kartu do { $user_is ->
        [you] tvého Pokeru.
       *[other] Pokeru hráče { $user }.
    }
bang-ask-pass_left = Tornádo: kterou kartu předáš doleva? Karty k předání: { $left }.
    .other = { $player } vybírá karty, které předá doleva (Tornádo).
bang-ask-second_target = Roztříštěná kulka: na koho míříš vedle { $target_is ->
        [you] sebe?
       *[other] hráče { $target }?
    }
    .other = { $player } vybírá, na koho míří vedle { $target_is ->
        [you] tebe
       *[other] hráče { $target }
    } (Roztříštěná kulka).
bang-ask-choose_bang = Dvojitá rána: kterou kartu zahraješ jako BANG! na { $target_is ->
        [you] sebe?
       *[other] hráče { $target }?
    }
    .other = { $player } vybírá kartu BANG! na { $target_is ->
        [you] tebe
       *[other] hráče { $target }
    } (Dvojitá rána).
bang-ask-may_shoot = { $ability }: dobereš si o kartu méně a vystřelíš na někoho?
    .other = { $player } si může dobrat o kartu méně a vystřelit ({ $ability }).

## Možnosti

bang-option-lose_life = Ztratit život
    .hint = Karty ti zůstanou a ztratíš život.
bang-option-shoot_at = { $seat_is ->
        [you] Vystřelit na sebe
       *[other] Vystřelit na hráče { $seat }
    }
    .hint = Na toho hráče míří efekt BANG!
bang-option-their_cards = { $seat_is ->
        [you] Dvě náhodné karty z tvé ruky
       *[other] Dvě náhodné karty z ruky hráče { $seat }
    }
    .hint = Které to budou, rozhodne náhoda; je-li tam jediná, vezmeš si jen tu.
bang-option-deck_cards = Dvě karty z balíčku
    .hint = Dobereš si dvě karty.

## Proč ne

bang-why-nobody-is-out = Ze hry zatím nikdo vyřazen není.
bang-why-no-bang-with-it = Hraje se jen spolu s kartou BANG!, a tu nemáš.
bang-why-only-to-save = Používá se, jen když má jiný hráč přijít o život.
bang-why-only-when-aimed-at = Používá se, jen když jiný hráč zahraje kartu jen na tebe.
