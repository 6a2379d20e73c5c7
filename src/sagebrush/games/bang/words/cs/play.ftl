### BANG!: co se děje, na co se ptáme a co lze odpovědět.
### `$x_is` říká, zda je hráč čtenářem (you), znovu podmětem (self), nikým (none), nebo někým jiným (other).

## Události

bang-event-character_taken = { $seat_is ->
        [you] Tvoje postava je { $character }
       *[other] { $seat } hraje za postavu { $character }
    } ({ $life ->
        [one] 1 život
        [few] { $life } životy
       *[other] { $life } životů
    }).
bang-event-turn_started = { $seat_is ->
        [you] Jsi na tahu.
       *[other] Na tahu je { $seat }.
    }
bang-event-turn_ended = { $seat_is ->
        [you] Končíš svůj tah.
       *[other] { $seat } končí tah.
    }
bang-event-cards_drawn = { $seat_is ->
        [you] Dobíráš si
       *[other] { $seat } si dobírá
    } { $cards_count ->
        [0] { $count ->
            [one] kartu.
            [few] { $count } karty.
           *[other] { $count } karet.
        }
       *[other] { $cards }.
    }
bang-event-card_moved = Karta { $card } přechází od { $seat_is ->
        [you] tebe
       *[other] hráče { $seat }
    } k { $to_is ->
        [you] tobě
       *[other] hráči { $to }
    } ({ $by }).
bang-event-card_shown = { $seat_is ->
        [you] Ukazuješ kartu { $card }.
       *[other] { $seat } ukazuje kartu { $card }.
    }
bang-event-cards_looked_at = { $seat_is ->
        [you] Prohlížíš si vrchní karty
       *[other] { $seat } si prohlíží vrchní karty
    } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
bang-event-card_returned = { $seat_is ->
        [you] Vracíš
       *[other] { $seat } vrací
    } { $card_id ->
        [none] kartu
       *[other] kartu { $card }
    } zpátky navrch.
bang-event-card_taken = { $seat_is ->
        [you] Bereš si
       *[other] { $seat } si bere
    } { $card_id ->
        [none] kartu
       *[other] kartu { $card }
    } { $owner_is ->
        [you] od tebe
        [self] z vlastních vyložených karet
       *[other] od hráče { $owner }
    } ({ $by }).
bang-event-cards_inherited = { $seat_is ->
        [you] Přebíráš
       *[other] { $seat } přebírá
    } { $count ->
        [one] jedinou kartu
        [few] všechny { $count } karty
       *[other] všech { $count } karet
    } { $dead_is ->
        [you] po tobě
       *[other] po hráči { $dead }
    }{ $in_play_count ->
        [0] { "" }
       *[other] ; vyložené: { $in_play }
    }{ $cards_count ->
        [0] .
       *[other] ; z ruky: { $cards }.
    }
bang-event-card_from_pile = { $seat_is ->
        [you] Bereš si
       *[other] { $seat } si bere
    } z odhazovací hromádky kartu { $card }.
bang-event-card_played = { $seat_is ->
        [you] Hraješ
       *[other] { $seat } hraje
    } kartu { $card }{ $name_is ->
        [other] { " " }jako kartu { $name }
       *[self] { "" }
    }{ $target_is ->
        [none] .
        [you] { " " }na tebe.
        [self] { $seat_is ->
            [you] { " " }na sebe.
           *[other] { " " }na sebe.
        }
       *[other] { " " }na hráče { $target }.
    }
bang-event-effect_repeated = { $seat_is ->
        [you] Odhazuješ kartu { $card } a opakuješ
       *[other] { $seat } odhazuje kartu { $card } a opakuje
    } efekt karty { $name }{ $target_is ->
        [none] .
        [you] { " " }na tebe.
        [self] { $seat_is ->
            [you] { " " }na sebe.
           *[other] { " " }na sebe.
        }
       *[other] { " " }na hráče { $target }.
    }
bang-event-card_used = { $seat_is ->
        [you] Používáš
       *[other] { $seat } používá
    } kartu { $card }{ $target_is ->
        [none] .
        [you] { " " }na tebe.
        [self] { " " }na sebe.
       *[other] { " " }na hráče { $target }.
    }
bang-event-card_placed = { $owner_is ->
        [you] { $card } teď leží před tebou.
        [self] { $seat_is ->
            [you] { $card } teď leží před tebou.
           *[other] { $card } teď leží před hráčem { $seat }.
        }
       *[other] { $card } teď leží před hráčem { $owner }.
    }
bang-event-card_discarded = { $seat_is ->
        [you] Odhazuješ
       *[other] { $seat } odhazuje
    } kartu { $card }{ $by_id ->
        [phase_3] { " " }na konci tahu.
        [elimination] .
        [penalty] { " " }za trest.
       *[other] { $by_is ->
            [self] .
           *[other] { " " }({ $by }).
        }
    }
bang-event-check_made = { $seat_is ->
        [you] Snímáš kartu
       *[other] { $seat } snímá kartu
    } ({ $by }): { $cards_count ->
        [one] { $card }.
       *[other] { $cards }; platí { $card }.
    }
bang-event-check_voided = { $cards }: tohle neplatí; { $seat_is ->
        [you] snímáš znovu ({ $by }).
       *[other] { $seat } snímá znovu ({ $by }).
    }
bang-event-deck_shuffled = Odhazovací hromádka se míchá a je z ní nový balíček ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }).
bang-event-store_opened = { $seat_is ->
        [you] Otevíráš Hokynářství
       *[other] { $seat } otevírá Hokynářství
    }: { $cards }.
bang-event-store_picked = { $seat_is ->
        [you] Bereš si kartu { $card }.
       *[other] { $seat } si bere kartu { $card }.
    }
bang-event-card_put_down = { $seat_is ->
        [you] Vykládáš kartu { $card }.
       *[other] { $seat } vykládá kartu { $card }.
    }
bang-event-card_given = { $seat_is ->
        [you] Dáváš
       *[other] { $seat } dává
    } { $card_id ->
        [none] kartu
       *[other] kartu { $card }
    } { $to_is ->
        [you] tobě.
       *[other] hráči { $to }.
    }
bang-event-card_buried = { $seat_is ->
        [you] Dáváš
       *[other] { $seat } dává
    } { $card_id ->
        [none] kartu
       *[other] kartu { $card }
    } lícem dolů na balíček.
bang-event-hand_opened = { $seat_is ->
        [you] Všichni vidí tvé karty v ruce
       *[other] Všichni vidí karty v ruce hráče { $seat }
    }: { $cards_count ->
        [0] žádná tam není.
       *[other] { $cards }.
    }
bang-event-card_cancelled = { $seat_is ->
        [you] Unikáš: { $name } na tebe neúčinkuje.
       *[other] { $seat } uniká: { $name } nemá žádný účinek.
    }
bang-event-shot_fired = { $seat_is ->
        [none] Padá výstřel
        [you] Střílíš
       *[other] { $seat } střílí
    } { $target_is ->
        [you] na tebe
        [self] na sebe
       *[other] na hráče { $target }
    } ({ $by }).
bang-event-shot_cancelled = { $target_is ->
        [you] Výstřel tě míjí.
       *[other] Výstřel míjí hráče { $target }.
    }
bang-event-shot_diverted = { $target_is ->
        [you] Odkláníš výstřel
       *[other] { $target } odklání výstřel
    }; teď míří { $to_is ->
        [you] na tebe.
       *[other] na hráče { $to }.
    }
bang-event-unaffected = { $seat_is ->
        [you] { $by } na tebe neúčinkuje.
       *[other] { $by } na hráče { $seat } neúčinkuje.
    }
bang-event-ability_used = { $seat_is ->
        [you] Používáš schopnost postavy { $ability }.
       *[other] { $seat } používá schopnost postavy { $ability }.
    }
bang-event-ability_copied = { $seat_is ->
        [you] Máš teď schopnost, kterou má
       *[other] { $seat } má teď schopnost, kterou má
    } { $owner_is ->
        [you] tvoje postava { $ability }.
       *[other] { $ability }, postava hráče { $owner }.
    }
bang-event-abilities_dealt = { $seat_is ->
        [you] Navíc teď máš schopnosti těchto postav
       *[other] { $seat } má teď navíc schopnosti těchto postav
    }: { $abilities }.
bang-event-life_lost = { $seat_is ->
        [you] Ztrácíš
       *[other] { $seat } ztrácí
    } { $amount ->
        [one] život
        [few] { $amount } životy
       *[other] { $amount } životů
    } ({ $by }; životy: { $life }).
bang-event-life_gained = { $amount ->
        [0] { $seat_is ->
            [you] Všechny životy už máš
           *[other] { $seat } už má všechny životy
        }
       *[other] { $seat_is ->
            [you] Léčíš si
           *[other] { $seat } si léčí
        } { $amount ->
            [one] život
            [few] { $amount } životy
           *[other] { $amount } životů
        }
    } ({ $by }; životy: { $life }).
bang-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] Umíráš.
           *[other] { $seat } umírá.
        }
        [self] { $seat_is ->
            [you] Umíráš.
           *[other] { $seat } umírá.
        }
        [you] Zabíjíš hráče { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } tě zabíjí.
           *[other] { $cause } zabíjí hráče { $seat }.
        }
    } Role: { $role }.
bang-event-player_spared = { $seat_is ->
        [you] Ušetříš
       *[other] { $seat } ušetří
    } { $other_is ->
        [you] tebe
        [self] { $seat_is ->
            [you] sebe
           *[other] sebe
        }
       *[other] hráče { $other }
    }: tam to nemá žádný účinek ({ $by }).
bang-event-player_returned = { $seat_is ->
        [you] Vracíš se do hry
       *[other] { $seat } se vrací do hry
    } { $life ->
        [0] { $by_id ->
            [shadow_gunslingers] jako stín, bez životů
           *[other] jako duch, bez životů
        }
       *[other] (životy: { $life })
    }.
bang-event-ghost_stayed = { $seat_is ->
        [you] Nemáš už žádný život, a přesto zůstáváš ve hře
       *[other] { $seat } už nemá žádný život, a přesto zůstává ve hře
    } ({ $by }).
bang-event-next_turn_lost = { $seat_is ->
        [you] O svůj příští tah přijdeš.
       *[other] { $seat } přijde o svůj příští tah.
    }
bang-event-turn_skipped = { $seat_is ->
        [you] O svůj tah přicházíš.
       *[other] { $seat } přichází o svůj tah.
    }
bang-event-places_changed = { $seat_is ->
        [you] Měníš si místo s hráčem { $other }.
       *[other] { $other_is ->
            [you] { $seat } si s tebou mění místo.
           *[other] { $seat } si mění místo s hráčem { $other }.
        }
    }
bang-event-roles_dealt = Role se míchají a znovu rozdávají: { $seats }.
bang-event-role_turned = { $seat_is ->
        [you] Tvoje role leží lícem nahoru: { $role }.
       *[other] { $seat } má roli lícem nahoru: { $role }.
    }
bang-event-player_left = { $seat_is ->
        [you] Jsi opět mimo hru.
       *[other] { $seat } je opět mimo hru.
    }
bang-event-reward_paid = { $seat_is ->
        [you] Tvoje odměna za hráče { $dead }
       *[other] { $dead_is ->
            [you] { $seat } má za tebe odměnu
           *[other] { $seat } má za hráče { $dead } odměnu
        }
    }: { $count ->
        [one] 1 karta.
        [few] { $count } karty.
       *[other] { $count } karet.
    }
bang-event-penalty_paid = { $seat_is ->
        [you] Tvou rukou umírá Pomocník šerifa { $dead }: přicházíš o všechny karty.
       *[other] { $dead_is ->
            [you] Rukou Šerifa umíráš ty, Pomocník šerifa: { $seat } přichází o všechny karty.
           *[other] Rukou Šerifa umírá Pomocník šerifa { $dead }: { $seat } přichází o všechny karty.
        }
    }
bang-event-dynamite_exploded = { $seat_is ->
        [you] Dynamit před tebou vybuchuje!
       *[other] Dynamit před hráčem { $seat } vybuchuje!
    }
bang-event-dynamite_passed = { $card } putuje { $seat_is ->
        [you] od tebe
       *[other] od hráče { $seat }
    } { $to_is ->
        [you] k tobě.
       *[other] k hráči { $to }.
    }
bang-event-jail_checked = { $escaped ->
        [yes] { $seat_is ->
            [you] Utíkáš z Vězení.
           *[other] { $seat } utíká z Vězení.
        }
       *[no] { $seat_is ->
            [you] Zůstáváš ve Vězení a přicházíš o tah.
           *[other] { $seat } zůstává ve Vězení a přichází o tah.
        }
    }
bang-event-stick_moved = { $seat_is ->
        [you] Dynamitovou patronu teď držíš ty.
       *[other] Dynamitovou patronu teď drží { $seat }.
    }
bang-event-event_turned = Začíná platit { $occasion }: { $occasion_text }
bang-event-event_used = { $seat_is ->
        [you] Využíváš kartu { $occasion }.
       *[other] { $seat } využívá kartu { $occasion }.
    }
bang-event-goal_changed = Od této chvíle vyhraje jen ten, kdo zůstane naživu poslední.
bang-event-game_won = { $outcome } { $winners_is ->
        [you] Vítězství je i tvoje! Vyhrávají: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }

## Konce hry

bang-outcome-law = Vítězí zákon.
bang-outcome-outlaws = Vítězí Bandité.
bang-outcome-renegade = Vítězí Odpadlík.
bang-outcome-deputy = Vítězí Pomocník šerifa.
bang-outcome-outlaw = Vítězí Bandita.

## Otázky

bang-ask-choose_character = Kterou ze svých postav si necháš?
    .other = { $player } si vybírá postavu.
bang-ask-play_cards = Co zahraješ?
    .other = { $player } hraje.
bang-ask-discard_excess = Máš v ruce moc karet: odhoď { $left ->
        [one] jednu kartu.
        [few] { $left } karty. Kterou jako první?
       *[other] { $left } karet. Kterou jako první?
    }
    .other = { $player } odhazuje karty nad limit.
bang-ask-choose_source = { $ability }: odkud si vezmeš kartu?
    .other = { $player } vybírá, jak si dobere ({ $ability }).
bang-ask-return_card = Která karta se vrátí navrch? { $left ->
        [one] Vracíš jednu kartu.
        [few] Vracíš { $left } karty.
       *[other] Vracíš { $left } karet.
    }
    .other = { $player } vybírá, které karty si nechá.
bang-ask-give_card = { $to_is ->
        [you] { $ability }: kterou kartu si vezmeš?
       *[other] { $ability }: kterou kartu dostane { $to }?
    }
    .other = { $player } vybírá kartu, kterou { $to_is ->
        [you] dostaneš
       *[other] dostane { $to }
    } ({ $ability }).
bang-ask-defend = { $shooter_is ->
        [none] Letí na tebe střela
        [you] Střílíš na sebe
       *[other] { $shooter } na tebe střílí
    } ({ $by }). { $needed ->
        [0] Jak odpovíš? Zrušit výstřel nejde.
        [one] Jak odpovíš?
       *[other] Jak odpovíš? Potřebných efektů Vedle!: { $needed }.
    }
    .other = { $player } může odpovědět na výstřel { $shooter_is ->
        [none] ({ $by }).
        [you] od tebe ({ $by }).
       *[other] hráče { $shooter } ({ $by }).
    }{ $needed ->
        [0] { " " }Zrušit ho nejde.
        [one] { "" }
       *[other] { " " }Potřebných efektů Vedle!: { $needed }.
    }
bang-ask-discard_bang = { $by } od hráče { $opponent }: odhodíš kartu BANG!?
    .other = { $player } může odhodit kartu BANG! ({ $by } { $opponent_is ->
        [you] od tebe
       *[other] od hráče { $opponent }
    }).
bang-ask-last_chance = { $by }{ $cause_is ->
        [none] { "" }
       *[other] { " " }od hráče { $cause }
    }: přicházíš o poslední život. Zachráníš se? Potřebné životy: { $needed }.
    .other = { $player } přichází o poslední život ({ $by }{ $cause_is ->
        [none] { "" }
       *[other] , { $cause }
    }). Potřebné životy: { $needed }.
bang-ask-choose_their_card = { $by }: kterou kartu { $owner_is ->
        [you] ze svých?
       *[other] hráče { $owner }?
    }
    .other = { $player } vybírá kartu { $owner_is ->
        [you] z tvých
       *[other] hráče { $owner }
    } ({ $by }).
bang-ask-pick_from_store = Kterou z karet si vezmeš?
    .other = { $player } si bere jednu z vyložených karet.
bang-ask-choose_checked = Sejmutí ({ $by }): která karta platí?
    .other = { $player } vybírá kartu, která platí ({ $by }).
bang-ask-pay_card = { $by }: odhoď { $left ->
        [one] jednu kartu.
        [few] { $left } karty. Kterou jako první?
       *[other] { $left } karet. Kterou jako první?
    }
    .other = { $player } vybírá, co odhodí ({ $by }).
bang-ask-aimed = { $user } na tebe hraje kartu { $name }. Uděláš proti tomu něco?
    .other = { $player } může něco udělat proti kartě { $name }, kterou { $user_is ->
        [you] hraješ.
       *[other] hraje { $user }.
    }
bang-ask-any_time = Než přijde na řadu { $by }: použiješ svou schopnost?
    .other = { $player } může jednat dřív, než přijde na řadu { $by }.
bang-ask-may_use = Použiješ schopnost postavy { $ability }?
    .other = { $player } může použít schopnost postavy { $ability }.
bang-ask-choose_copied = Čí schopnost budeš mít do svého příštího tahu?
    .other = { $player } vybírá, čí schopnost napodobí.
bang-ask-choose_top = Která karta skončí na odhazovací hromádce navrchu?
    .other = { $player } vybírá vrchní kartu odhazovací hromádky.
bang-ask-share_cards = Kterou kartu si vezmeš po hráči { $dead }?
    .other = { $player } si bere kartu { $dead_is ->
        [you] po tobě.
       *[other] po hráči { $dead }.
    }

## Možnosti

bang-option-play = { $target_is ->
        [none] Zahrát kartu { $card }
        [you] Zahrát kartu { $card } na sebe
       *[other] Zahrát kartu { $card } na hráče { $target }
    }
    .hint = { $card_text }
bang-option-play_as = { $target_is ->
        [none] Zahrát kartu { $card } jako kartu { $name }
        [you] Zahrát kartu { $card } jako kartu { $name } na sebe
       *[other] Zahrát kartu { $card } jako kartu { $name } na hráče { $target }
    }
    .hint = { $name_text }
bang-option-use_card = { $target_is ->
        [none] Použít kartu { $card }
        [you] Použít kartu { $card } na sebe
       *[other] Použít kartu { $card } na hráče { $target }
    }
    .hint = { $card_text }
bang-option-use_ability = Použít schopnost postavy { $ability }{ $card_id ->
        [none] { "" }
       *[other] { " " }s kartou { $card }
    }{ $target_is ->
        [none] { "" }
        [you] { " " }na sebe
       *[other] { " " }na hráče { $target }
    }
    .hint = { $ability_text }
bang-option-end_turn = Ukončit tah
    .hint = Nic dalšího nezahraješ. Karty nad limit pak odhodíš.
bang-option-answer = { $question ->
        [discard_bang] Odhodit kartu { $card }
       *[other] Použít kartu { $card }
    }
    .hint = { $question ->
        [defend] Platí jako efekt Vedle!.
        [save_card] Platí jako efekt Vedle!.
        [discard_bang] Odhodíš ji místo ztráty života.
        [aimed] Karta na tebe pak nezapůsobí.
        [last_chance] Vyléčíš se, než bude pozdě.
       *[other] { $card_text }
    }
bang-option-answer_in_play = Použít vyloženou kartu { $card }
    .hint = { $card_text }
bang-option-answer_by_ability = Použít schopnost postavy { $ability }
    .hint = { $ability_text }
bang-option-decline = { $question ->
        [defend] Nechat se zasáhnout
        [discard_bang] Ztratit život
        [last_chance] Smířit se s osudem
        [aimed] Nechat být
        [save_life] Nezasahovat
        [be_a_blood_brother] Nechat si životy
        [may_shoot] Dobrat si jako obvykle
       *[other] Nepoužít
    }
    .hint = { $question ->
        [defend] Proti tomuto výstřelu už nic neuděláš a zasáhne tě.
        [discard_bang] Karty ti zůstanou a ztratíš život.
        [last_chance] Hra pro tebe skončí.
        [aimed] Karta bude mít svůj účinek.
        [save_life] Ztráta platí, pokud se do toho nevloží někdo jiný.
        [may_shoot] Na nikoho nestřílíš.
       *[other] Nic se nestane.
    }
bang-option-accept = Použít schopnost
    .hint = Tvoje schopnost se hned projeví.
bang-option-become = { $character }
    .hint = { $character_text }
bang-option-pick = { $question ->
        [discard_excess] Odhodit kartu { $card }
       *[other] { $card }
    }
    .hint = { $question ->
        [discard_excess] Odhodíš ji.
        [discard_in_play] Odhodíš ji.
        [trade_cards] Odhodíš ji.
        [pay_station] Odhodíš ji.
        [trade_at_station] Odhodíš ji.
        [give_up_card] Odhodíš ji.
        [give_up_in_play] Odhodíš ji.
        [discard_railcar] Odhodíš ji.
        [discard_by_map] Odhodíš ji.
        [pay_bandidos] Odhodíš ji.
        [put_down] Položíš ji lícem dolů.
        [pass_left] Dostane ji hráč po tvé levici.
        [pay_card] Odhodíš ji jako cenu.
        [return_card] Vrátí se navrch, odkud je.
        [give_card] Dostane ji ten hráč.
        [choose_checked] Platí pro sejmutí; všechny sejmuté karty se odhodí.
        [choose_top] Na odhazovací hromádce ji všichni uvidí navrchu.
        [choose_their_card] Leží vyložená před svým majitelem.
        [choose_source] Vezmeš si ji do ruky.
        [pick_from_store] Vezmeš si ji do ruky.
        [share_cards] Vezmeš si ji do ruky.
       *[other] { $card_text }
    }
bang-option-from_hand = { $seat_is ->
        [you] Náhodná karta z tvé ruky
       *[other] Náhodná karta z ruky hráče { $seat }
    }
    .hint = Která to bude, rozhodne náhoda.
bang-option-from_deck = Dobrat si jako obvykle
    .hint = Karty si bereš z balíčku, nebo odkud určí událost.
bang-option-from_discard_pile = Vzít vrchní kartu odhazovací hromádky
    .hint = Vezmeš si ji místo první karty z balíčku.
bang-option-copy = Schopnost, kterou má { $seat }
    .hint = Vedle vlastní schopnosti budeš mít do svého příštího tahu i schopnost postavy toho hráče.

## Proč ne

bang-why-bang-limit = V tomto tahu už žádnou další kartu BANG! zahrát nesmíš.
bang-why-beer-too-few = Piva se hrají, jen když tě dostanou nad nulu, a tolik jich nemáš.
bang-why-beer-two-left = Když zbývají jen dva hráči, Pivo nikoho neléčí.
bang-why-belle-star = V tahu Belle Star nemají karty před ostatními hráči žádný efekt.
bang-why-immune = Na nikoho v dosahu tato karta neúčinkuje.
bang-why-just-played = Byla vyložena v tomto tahu; použít ji lze až v některém z dalších.
bang-why-no-cards-there = Nikdo nemá kartu, kterou by šlo vzít nebo odhodit.
bang-why-no-target = Není na koho ji zahrát.
bang-why-nobody-to-jail = Do Vězení nemůže nikdo: Šerif nikdy a nikdo dvakrát.
bang-why-not-a-bang = Tady pomůže jen karta BANG!.
bang-why-not-a-beer = Proti poslednímu zásahu pomůže jen Pivo.
bang-why-not-a-missed = Tato karta nemá efekt Vedle!.
bang-why-nothing-cancels = Tento výstřel nejde ničím zrušit.
bang-why-nothing-to-discard = Je k ní potřeba odhodit z ruky další kartu.
bang-why-only-from-play = Zelená karta pomůže, až když ji máš vyloženou před sebou.
bang-why-only-when-shot-at = Používá se, jen když na tebe někdo střílí.
bang-why-same-name = Kartu tohoto jména už máš vyloženou.
bang-why-same-weapon = Právě tuto zbraň už máš vyloženou.
bang-why-too-far = Nikdo není dost blízko.

## Volby před hrou

bang-variant-characters = Postavy podle míst
    .text = Postupně jmenuje postavu pro každé místo; „random“ nebo nic ji nechává na náhodě.
bang-variant-keep_characters = Ponechané postavy
    .text = Podle míst jmenuje postavu, kterou si nechává ten, kdo minulou hru přežil; pro ostatní „random“.
bang-variant-sheriff = Místo Šerifa
    .text = Které místo je tentokrát Šerif, počítáno od 1; 0 rozdá tuto roli jako ostatní.
bang-variant-two_characters = Výběr ze dvou postav
    .text = Každý dostane dvě postavy a jednu si nechá.
bang-variant-no_book_cards = Bez karet s knihou
    .text = Vynechá karty, jejichž text se musí hledat v pravidlech; hodí se pro první hru.

## Why a hint says so

bang-hint-alive = Spíš zůstaneš ve hře.
bang-hint-life = Zůstane ti víc životů.
bang-hint-friends = Tvojí straně zůstane víc životů.
bang-hint-foes = Tvoji protivníci přijdou o víc životů.
bang-hint-assets = Budeš potom mít víc karet.
