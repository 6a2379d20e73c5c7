### Velká vlaková loupež: co se děje, na co se ptá a co lze odpovědět.

## Události

bang-event-locomotive_turned = Lokomotiva je { $locomotive }: { $locomotive_text }
bang-event-train_moved = { $station_id ->
        [none] Vlak je na konečné
       *[other] Lokomotiva přijíždí do stanice { $station }
    } ({ $seat_is ->
        [you] tvůj tah
       *[other] tah hráče { $seat }
    }).
bang-event-locomotive_worked = Konečná { $seat_is ->
        [you] ve tvém tahu
       *[other] v tahu hráče { $seat }
    }: { $locomotive }. { $locomotive_text }
bang-event-locomotive_held = { $seat_is ->
        [you] Zadržíš lokomotivu { $locomotive }
       *[other] { $seat } zadrží lokomotivu { $locomotive }
    }: nic se nestane.
bang-event-line_laid = Nová trať: { $stations }. Lokomotiva je teď { $locomotive }{ $cards_count ->
        [0] , bez vagonů.
       *[other] , za ní { $cards }.
    }
bang-event-railcar_taken = { $seat_is ->
        [you] Bereš si
       *[other] { $seat } si bere
    } z vlaku vagon { $card }{ $station_id ->
        [none] .
       *[other] { " " }ve stanici { $station }.
    }
bang-event-railcar_attached = K vlaku se připojuje vagon { $card }.
bang-event-railcars_drawn = { $seat_is ->
        [you] Dobíráš z vagonů
       *[other] { $seat } dobírá z vagonů
    }: { $cards_count ->
        [0] žádné nejsou.
       *[other] { $cards }.
    }

## Otázky

bang-ask-take_railcar = Který vagon si vezmeš?{ $must ->
        [yes] { " " }Jeden si vzít musíš.
       *[no] { "" }
    }
    .other = { $player } si { $must ->
        [yes] bere vagon.
       *[no] může vzít vagon.
    }
bang-ask-pay_station = { $station }: odhoď { $left ->
        [one] jednu kartu.
        [few] { $left } karty. Kterou jako první?
       *[other] { $left } karet. Kterou jako první?
    }
    .other = { $player } vybírá, čím zaplatí stanici { $station } (karty: { $left }).
bang-ask-lay_railcar = Před koho vyložíš vagon { $card }?
    .other = { $player } vybírá, kdo dostane vagon { $card }.
bang-ask-run_locomotive = Plnou parou vpřed: neudělá { $locomotive } nic, nebo všechno dvakrát?
    .other = { $player } rozhoduje, co udělá { $locomotive }.
bang-ask-trade_at_station = Vlak se posouvá: odhodíš kartu a dobereš si jinou?
    .other = { $player } může vyměnit kartu.
bang-ask-give_up_card = Vlaková loupež od hráče { $user }: odhodíš kartu { $card }, nebo budeš terčem výstřelu?
    .other = { $player } odhodí kartu { $card }, nebo bude terčem výstřelu (Vlaková loupež { $user_is ->
        [you] od tebe
       *[other] od hráče { $user }
    }).
bang-ask-give_up_in_play = { $by }: kterou ze svých karet ve hře odhodíš?
    .other = { $player } vybírá kartu ve hře, kterou odhodí ({ $by }).
bang-ask-discard_railcar = Vagon s uhlím: který vagon ve hře se odhodí?
    .other = { $player } vybírá vagon k odhození (Vagon s uhlím).
bang-ask-mail_to = Poštovní vagon: kdo dostane jednu z tvých nových karet?
    .other = { $player } vybírá, kdo dostane kartu (Poštovní vagon).
bang-ask-mail_card = Poštovní vagon: kterou kartu dostane { $to }?
    .other = { $player } vybírá kartu { $to_is ->
        [you] pro tebe
       *[other] pro hráče { $to }
    } (Poštovní vagon).
bang-ask-keep_railcar = Salonní vůz: { $cards }. Který vyložíš před sebe?
    .other = { $player } vybírá z vagonů { $cards } (Salonní vůz).
bang-ask-switch_for = Výhybka: kterou kartu hráče { $owner } chceš?
    .other = { $player } vybírá kartu { $owner_is ->
        [you] před tebou
       *[other] před hráčem { $owner }
    } (Výhybka).
bang-ask-switch_away = Výhybka: kterou ze svých karet dáš hráči { $owner } za kartu { $card }?
    .other = { $player } vybírá, co { $owner_is ->
        [you] dostaneš
       *[other] dostane { $owner }
    } za kartu { $card } (Výhybka).
bang-ask-discard_by_map = Mapa: toto jsou vrchní karty balíčku. Odhodíš jednu?
    .other = { $player } hledí do Mapy.
bang-ask-spare_one = { $by } působí na více hráčů: ušetříš jednoho z nich?
    .other = { $player } může někoho ušetřit ({ $by }).

## Možnosti

bang-option-pay_for = { $station }: vzít kartu { $card }
    .hint = { $station_text } { $card_text }
bang-option-take_freely = Vzít zdarma kartu { $card }
    .hint = { $card_text }
bang-option-move_train = Posunout vlak a pak si vzít vagon
    .hint = Vlak se zdarma posune o stanici; pak musíš za některý vagon zaplatit.
bang-option-use_as = { $target_is ->
        [you] Použít kartu { $card } jako kartu { $name } na sebe
       *[other] Použít kartu { $card } jako kartu { $name } na hráče { $target }
    }
    .hint = { $name_text }
bang-option-sacrifice = { $by }: odhodit kartu { $card }{ $target_is ->
        [none] { "" }
        [you] { " " }a vystřelit na sebe
       *[other] { " " }a vystřelit na hráče { $target }
    }
    .hint = { $by_text }
bang-option-sacrifice_in_answer = { $by }: odhodit kartu { $card }
    .hint = { $by_text }
bang-option-divert = Odhodit kartu { $card } a předat výstřel hráči { $target }
    .hint = Cílem karty BANG! se stane ten hráč.
bang-option-be_shot = Nechat si ji a čelit výstřelu
    .hint = Míří na tebe efekt BANG!; bráníš se jako obvykle.
bang-option-lay_before = { $seat_is ->
        [you] Před sebe
       *[other] Před hráče { $seat }
    }
    .hint = Vagon se vyloží tam.
bang-option-give_to = { $seat }
    .hint = Ten hráč dostane jednu ze tří karet.
bang-option-exempt = { $seat_is ->
        [you] Ušetřit sebe
       *[other] Ušetřit hráče { $seat }
    }
    .hint = Na toho hráče to nepůsobí.
bang-option-hold_locomotive = Neudělá nic
    .hint = Nikdo nic nepocítí.
bang-option-run_twice = Zapůsobí dvakrát
    .hint = Její efekt se u všech provede dvakrát po sobě.

## Proč ne

bang-why-no-life-to-pay = Nemáš život nazbyt: tím posledním se platit nedá.
bang-why-no-railcar = Vlak nemá žádný vagon.
bang-why-no-railcar-here = Pod touto stanicí nestojí žádný vagon.
bang-why-nothing-in-play = Nikdo nemá ve hře žádnou kartu.
bang-why-nothing-to-copy = Vrchní karta odhazovací hromádky není hnědá karta, kterou by teď šlo zahrát.
bang-why-nothing-to-switch = Ve hře nejsou dvě karty, které by si mohly vyměnit místo.
bang-why-price-too-high = Nic z toho, co smíš odhodit, tuhle cenu nezaplatí.
bang-why-railcar-taken = Svůj vagon v tomto tahu už máš.
