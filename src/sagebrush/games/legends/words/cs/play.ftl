### Legendy Západu: co se děje, na co se ptáme a co lze odpovědět.
### `$x_is` říká, zda je hráč čtenářem (you), znovu podmětem (self), nikým (none), nebo někým jiným (other).

## Události: průběh hry

legends-event-character_taken = { $seat_is ->
        [you] Tvoje postava je { $character }.
       *[other] { $seat } hraje za postavu { $character }.
    }
legends-event-first_player = { $seat_is ->
        [you] Začínáš ty.
       *[other] Začíná { $seat }.
    }
legends-event-figure_placed = { $seat_is ->
        [you] Tvůj začátek: { $space }.
       *[other] { $seat } začíná zde: { $space }.
    }
legends-event-turn_started = { $seat_is ->
        [you] Jsi na tahu ({ $round }. kolo).
       *[other] Na tahu je { $seat } ({ $round }. kolo).
    }
legends-event-income_taken = { $seat_is ->
        [you] Bereš si příjem: { $income }.
       *[other] { $seat } si bere příjem: { $income }.
    }
legends-event-equipped = { $seat_is ->
        [you] Připravuješ si: { $item }.
       *[other] { $seat } si připravuje: { $item }.
    }
legends-event-actions_gained = { $seat_is ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $amount ->
        [one] akci
        [few] { $amount } akce
       *[other] { $amount } akcí
    } ({ $by }; celkem { $actions }).
legends-event-ability_gained = { $seat_is ->
        [you] Tohle jméno si Západ pamatuje! Odteď máš schopnost postavy { $character }.
       *[other] Tohle jméno si Západ pamatuje! { $seat } má odteď schopnost postavy { $character }.
    }
legends-event-end_triggered = { $seat_is ->
        [none] Muž v černém má { $lp } BV.
        [you] Máš { $lp } BV.
       *[other] { $seat } má { $lp } BV.
    } Začíná závěrečná fáze: dohraje se toto kolo a pak má každý ještě jeden tah.
legends-event-final_score = { $part ->
        [upgrades] Vylepšené vybavení
        [money] Peníze
        [wanted] Tabulka psanců
        [marshal] Tabulka strážců zákona
        [tokens] Žetony věhlasu
        [gambler] Tabulka hazardérů
       *[wounds] Zranění
    }: { $amount } BV pro { $seat_is ->
        [you] tebe
       *[other] hráče { $seat }
    } (celkem { $lp }).
legends-event-game_won = { $outcome } { $winners_is ->
        [none] Žádný hráč nevyhrává.
        [you] Vítězství je tvoje! Vyhrávají: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }

## Události: figurky

legends-event-moved = { $by_id ->
        [arrest] { $seat_is ->
            [you] Odvádějí tě: { $to }.
           *[other] { $seat } jde do vazby: { $to }.
        }
        [move] { $seat_is ->
            [you] Pohyb o { $way_count ->
                [one] 1 pole
                [few] { $way_count } pole
               *[other] { $way_count } polí
            } a jsi zde: { $to }.
           *[other] { $seat } se pohybuje o { $way_count ->
                [one] 1 pole
                [few] { $way_count } pole
               *[other] { $way_count } polí
            }: { $to }.
        }
       *[other] { $seat_is ->
            [you] Pohyb o { $way_count ->
                [one] 1 pole
                [few] { $way_count } pole
               *[other] { $way_count } polí
            } ({ $by }) a jsi zde: { $to }.
           *[other] { $seat } se pohybuje o { $way_count ->
                [one] 1 pole
                [few] { $way_count } pole
               *[other] { $way_count } polí
            } ({ $by }): { $to }.
        }
    }
legends-event-sheriff_moved = { $seat_is ->
        [none] Šerif je teď zde: { $to } ({ $by }).
        [you] Posíláš šerifa o { $way_count ->
            [one] 1 pole
            [few] { $way_count } pole
           *[other] { $way_count } polí
        } dál: { $to } ({ $by }).
       *[other] { $seat } posílá šerifa o { $way_count ->
            [one] 1 pole
            [few] { $way_count } pole
           *[other] { $way_count } polí
        } dál: { $to } ({ $by }).
    }
legends-event-bandit_placed = Bandita číhá v úkrytu: { $space }.
legends-event-bandit_gone = Bandita je pryč: { $space }.
legends-event-cache_placed = Něco tu čeká na prvního, kdo projede: { $space } ({ $story }).
legends-event-cache_taken = { $seat_is ->
        [you] Nacházíš, co tu zůstalo: { $space } ({ $story }).
       *[other] { $seat } nachází, co tu zůstalo: { $space } ({ $story }).
    }

## Události: co kdo má

legends-event-money_gained = { $seat_is ->
        [you] Získáváš { $amount } $ ({ $by }; celkem { $money } $).
       *[other] { $seat } získává { $amount } $ ({ $by }; celkem { $money } $).
    }
legends-event-money_lost = { $by_id ->
        [shop] { $seat_is ->
            [you] Platíš
           *[other] { $seat } platí
        }
        [doctor] { $seat_is ->
            [you] Platíš
           *[other] { $seat } platí
        }
        [revel] { $seat_is ->
            [you] Utrácíš
           *[other] { $seat } utrácí
        }
        [poker] { $seat_is ->
            [you] Sázíš
           *[other] { $seat } sází
        }
       *[other] { $seat_is ->
            [you] Ztrácíš
           *[other] { $seat } ztrácí
        }
    } { $amount } $ ({ $by }; zbývá { $money } $).
legends-event-nuggets_gained = { $seat_is ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $amount ->
        [one] nugget
        [few] { $amount } nuggety
       *[other] { $amount } nuggetů
    } ({ $by }; celkem { $nuggets }).
legends-event-nuggets_lost = { $by_id ->
        [deposit] { $seat_is ->
            [you] Prodáváš
           *[other] { $seat } prodává
        }
       *[other] { $seat_is ->
            [you] Ztrácíš
           *[other] { $seat } ztrácí
        }
    } { $amount ->
        [one] nugget
        [few] { $amount } nuggety
       *[other] { $amount } nuggetů
    } ({ $by }; zbývá { $nuggets }).
legends-event-legend_gained = { $seat_is ->
        [you] Získáváš { $amount } BV ({ $by }; celkem { $lp }).
       *[other] { $seat } získává { $amount } BV ({ $by }; celkem { $lp }).
    }
legends-event-legend_lost = { $seat_is ->
        [you] Ztrácíš { $amount } BV ({ $by }; zbývá { $lp }).
       *[other] { $seat } ztrácí { $amount } BV ({ $by }; zbývá { $lp }).
    }
legends-event-points_gained = { $seat_is ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $track_id ->
        [marshal] { $amount } BSZ
        [gambler] { $amount } BH
       *[wanted] { $amount } BP
    } ({ $by }; celkem { $points }).
legends-event-track_left = { $track_id ->
        [marshal] { $seat_is ->
            [you] Přicházíš o odznak a všechny BSZ
           *[other] { $seat } přichází o odznak a všechny BSZ
        }
       *[wanted] { $seat_is ->
            [you] Už nejsi psanec: tvé BP jsou pryč
           *[other] { $seat } už není psanec: všechny BP jsou pryč
        }
    } ({ $by }).
legends-event-wounds_taken = { $seat_is ->
        [you] Utrpíš
       *[other] { $seat } utrpí
    } { $amount ->
        [one] zranění
       *[other] { $amount } zranění
    } ({ $by }; celkem { $wounds }).
legends-event-wounds_healed = { $seat_is ->
        [you] Hojíš si
       *[other] { $seat } si hojí
    } { $amount ->
        [one] zranění
       *[other] { $amount } zranění
    } ({ $by }; zbývá { $wounds }).
legends-event-cards_drawn = { $seat_is ->
        [you] Dobíráš si
       *[other] { $seat } si dobírá
    } { $cards_count ->
        [0] { $count ->
            [one] kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
        [one] kartu { $cards }
       *[other] karty { $cards }
    } ({ $by }).
legends-event-cards_discarded = { $seat_is ->
        [you] Odhazuješ
       *[other] { $seat } odhazuje
    } { $cards_count ->
        [one] kartu { $cards }
       *[other] karty { $cards }
    } ({ $by }).
legends-event-card_given = { $seat_is ->
        [you] Dáváš
       *[other] { $seat } dává
    } { $target_is ->
        [you] tobě
       *[other] hráči { $target }
    } { $card_id ->
        [none] kartu
       *[other] kartu { $card }
    } ({ $by }).
legends-event-pile_shuffled = Z odhazovací hromádky je zamíchán nový balíček ({ $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }).
legends-event-dice_rolled = { $seat_is ->
        [none] Muž v černém hází: { $faces } ({ $by }).
        [you] Házíš: { $faces } ({ $by }).
       *[other] { $seat } hází: { $faces } ({ $by }).
    }

## Události: karty, vybavení, dobytek

legends-event-card_played = { $seat_is ->
        [you] Hraješ kartu { $card }.
       *[other] { $seat } hraje kartu { $card }.
    }
legends-event-ability_used = { $seat_is ->
        [you] Působí tvá schopnost ({ $character }).
       *[other] Působí schopnost hráče { $seat } ({ $character }).
    }
legends-event-item_used = { $seat_is ->
        [you] Používáš vybavení: { $item }.
       *[other] { $seat } používá vybavení: { $item }.
    }
legends-event-item_gained = { $seat_is ->
        [you] Dostáváš vybavení: { $item } ({ $by }).
       *[other] { $seat } dostává vybavení: { $item } ({ $by }).
    }
legends-event-item_upgraded = { $seat_is ->
        [you] Teď máš: { $item } ({ $by }).
       *[other] { $seat } teď má: { $item } ({ $by }).
    }
legends-event-item_gone = { $seat_is ->
        [you] Odkládáš vybavení: { $item }.
       *[other] { $seat } odkládá vybavení: { $item }.
    }
legends-event-cattle_taken = { $target_is ->
        [none] { $seat_is ->
            [you] Pořizuješ si { $cattle } dobytek
           *[other] { $seat } si pořizuje { $cattle } dobytek
        }
        [you] { $seat } ti odhání { $cattle } dobytek
       *[other] { $seat_is ->
            [you] Odháníš { $cattle } dobytek hráče { $target }
           *[other] { $seat } odhání { $cattle } dobytek hráče { $target }
        }
    }{ $token_id ->
        [none] .
       *[other] : { $token }.
    }
legends-event-cattle_delivered = { $how ->
        [drive] { $seat_is ->
            [you] Odvážíš z nádraží { $cattle } dobytek
           *[other] { $seat } odváží z nádraží { $cattle } dobytek
        }
       *[rustle] { $seat_is ->
            [you] Prodáváš kradený { $cattle } dobytek
           *[other] { $seat } prodává kradený { $cattle } dobytek
        }
    }: { $token }.
legends-event-cattle_lost = { $seat_is ->
        [you] Tvůj { $cattle } dobytek se vrací na svůj ranč ({ $by }).
       *[other] { $seat } přichází o { $cattle } dobytek, vrací se na svůj ranč ({ $by }).
    }

## Události: boje

legends-event-fight_announced = { $foe_id ->
        [player] { $fight_id ->
            [duel] { $seat_is ->
                [you] Vyzýváš na souboj hráče { $target }!
               *[other] { $target_is ->
                    [you] { $seat } tě vyzývá na souboj!
                   *[other] { $seat } vyzývá na souboj hráče { $target }!
                }
            }
            [arrest] { $seat_is ->
                [you] Jménem zákona: jdeš zatknout hráče { $target }!
               *[other] { $target_is ->
                    [you] Jménem zákona: { $seat } tě jde zatknout!
                   *[other] Jménem zákona: { $seat } jde zatknout hráče { $target }!
                }
            }
           *[robbery] { $seat_is ->
                [you] Přepadáš hráče { $target }!
               *[other] { $target_is ->
                    [you] { $seat } tě přepadá!
                   *[other] { $seat } přepadá hráče { $target }!
                }
            }
        }
        [man_in_black] { $fight_id ->
            [duel] { $seat_is ->
                [you] Vyzýváš na souboj Muže v černém!
               *[other] { $seat } vyzývá na souboj Muže v černém!
            }
           *[robbery] { $seat_is ->
                [you] Přepadáš Muže v černém!
               *[other] { $seat } přepadá Muže v černém!
            }
        }
        [bandit] { $seat_is ->
            [you] V cestě ti stojí bandita: do zbraně!
           *[other] { $seat } naráží na banditu: do zbraně!
        }
        [guard] { $seat_is ->
            [you] Tasíš na stráž banky!
           *[other] { $seat } tasí na stráž banky!
        }
        [sheriff] { $seat_is ->
            [you] Šerif tě našel!
           *[other] Šerif našel hráče { $seat }!
        }
       *[other] { $seat_is ->
            [you] Čeká tě boj: { $foe }!
           *[other] { $seat } musí do boje: { $foe }!
        }
    }
legends-event-attacked_by_black = { $fight_id ->
        [duel] { $seat_is ->
            [you] Muž v černém tě vyzývá na souboj!
           *[other] Muž v černém vyzývá na souboj hráče { $seat }!
        }
       *[robbery] { $seat_is ->
            [you] Muž v černém tě přepadá!
           *[other] Muž v černém přepadá hráče { $seat }!
        }
    }
legends-event-card_laid = { $card_id ->
        [none] { $seat_is ->
            [you] Pokládáš kartu lícem dolů.
           *[other] { $seat } pokládá kartu lícem dolů.
        }
       *[other] { $seat_is ->
            [you] Pokládáš lícem dolů kartu { $card }.
           *[other] { $seat } pokládá lícem dolů kartu { $card }.
        }
    }
legends-event-surrendered = { $seat_is ->
        [you] Vzdáváš se.
       *[other] { $seat } se vzdává.
    }
legends-event-nothing_to_lay = { $seat_is ->
        [you] Nemáš co položit a prohráváš.
       *[other] { $seat } nemá co položit a prohrává.
    }
legends-event-fight_cards_drawn = { $seat_is ->
        [you] Hraješ za protivníka ({ $foe }) a dobíráš bojové karty { $fight_cards }.
       *[other] { $seat } hraje za protivníka ({ $foe }) a dobírá { $count ->
            [one] bojovou kartu.
            [few] { $count } bojové karty.
           *[other] { $count } bojových karet.
        }
    }
legends-event-hand_looked_at = { $seat_is ->
        [you] Prohlížíš si karty hráče { $target }
       *[other] { $target_is ->
            [you] { $seat } si prohlíží tvé karty
           *[other] { $seat } si prohlíží karty hráče { $target }
        }
    } ({ $by }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
legends-event-fight_cards_looked_at = { $seat_is ->
        [you] Prohlížíš si bojové karty
       *[other] { $seat } si prohlíží bojové karty
    }, { $keeper_is ->
        [you] které držíš
       *[other] které drží { $keeper }
    } ({ $by }){ $fight_cards_count ->
        [0] .
       *[other] : { $fight_cards }.
    }
legends-event-cards_revealed = { $seat_is ->
        [you] Tvoje karta: { $card }. { $target } ukazuje: { $other }.
       *[other] { $target_is ->
            [you] { $seat } ukazuje: { $card }. Tvoje karta: { $other }.
           *[other] { $seat } ukazuje: { $card }. { $target } ukazuje: { $other }.
        }
    }
legends-event-foe_revealed = { $seat_is ->
        [you] Tvoje karta: { $card }. Proti ní bojová karta { $fight_card } ({ $foe }).
       *[other] { $seat } ukazuje: { $card }. Proti ní bojová karta { $fight_card } ({ $foe }).
    }
legends-event-value_changed = { $seat_is ->
        [none] Karta protivníka teď platí jako { $value } ({ $by }).
        [you] Tvoje karta teď platí jako { $value } ({ $by }).
       *[other] Karta hráče { $seat } teď platí jako { $value } ({ $by }).
    }
legends-event-fight_text = { $seat_is ->
        [you] Bojová karta { $fight_card } působí na tebe: { $fight_card_text }
       *[other] Bojová karta { $fight_card } působí na hráče { $seat }: { $fight_card_text }
    }
legends-event-fight_text_cancelled = { $seat_is ->
        [you] Text bojové karty { $fight_card } na tebe nepůsobí ({ $by }).
       *[other] Text bojové karty { $fight_card } na hráče { $seat } nepůsobí ({ $by }).
    }
legends-event-fight_restarted = Boj začíná znovu ({ $by }).
legends-event-fight_won = { $seat_is ->
        [you] Porážíš hráče { $target }.
       *[other] { $target_is ->
            [you] { $seat } tě poráží.
           *[other] { $seat } poráží hráče { $target }.
        }
    }
legends-event-foe_beaten = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Porážíš banditu.
           *[other] { $seat } poráží banditu.
        }
        [guard] { $seat_is ->
            [you] Porážíš stráž: trezor je tvůj!
           *[other] { $seat } poráží stráž a vybírá trezor!
        }
        [sheriff] { $seat_is ->
            [you] Porážíš šerifa.
           *[other] { $seat } poráží šerifa.
        }
        [man_in_black] { $seat_is ->
            [you] Porážíš Muže v černém.
           *[other] { $seat } poráží Muže v černém.
        }
       *[other] { $seat_is ->
            [you] Vyhráváš boj ({ $foe }).
           *[other] { $seat } vyhrává boj ({ $foe }).
        }
    }
legends-event-foe_won = { $foe_id ->
        [bandit] { $seat_is ->
            [you] Bandita tě poráží.
           *[other] Bandita poráží hráče { $seat }.
        }
        [guard] { $seat_is ->
            [you] Stráž tě poráží: peníze zůstávají v bance.
           *[other] Stráž poráží hráče { $seat }: peníze zůstávají v bance.
        }
        [sheriff] { $seat_is ->
            [you] Šerif tě poráží.
           *[other] Šerif poráží hráče { $seat }.
        }
        [man_in_black] { $seat_is ->
            [you] Muž v černém tě poráží.
           *[other] Muž v černém poráží hráče { $seat }.
        }
       *[other] { $seat_is ->
            [you] Prohráváš boj ({ $foe }).
           *[other] { $seat } prohrává boj ({ $foe }).
        }
    }
legends-event-arrested = { $cause_is ->
        [none] { $seat_is ->
            [you] Šerif tě zatýká.
           *[other] Šerif zatýká hráče { $seat }.
        }
        [you] Zatýkáš hráče { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } tě zatýká.
           *[other] { $cause } zatýká hráče { $seat }.
        }
    }
legends-event-robbed = { $seat_is ->
        [you] Okrádáš { $target_is ->
            [none] Muže v černém
           *[other] hráče { $target }
        }
       *[other] { $target_is ->
            [none] { $seat } okrádá Muže v černém
            [you] { $seat } tě okrádá
           *[other] { $seat } okrádá hráče { $target }
        }
    }: { $what ->
        [money] { $amount } $.
        [nuggets] { $amount ->
            [one] nugget.
            [few] { $amount } nuggety.
           *[other] { $amount } nuggetů.
        }
       *[nothing] žádné peníze ani zlato.
    }

## Události: poker

legends-event-poker_opened = { $seat_is ->
        [none] Muž v černém usedá k pokeru: { $space }.
        [you] Otvíráš partii pokeru: { $space }.
       *[other] { $seat } otvírá partii pokeru: { $space }.
    }
legends-event-poker_joined = { $seat_is ->
        [you] Přisedáš ke stolu.
       *[other] { $seat } přisedá ke stolu.
    }
legends-event-dealer_drew = { $seat_is ->
        [you] Hraješ za bankéře a dobíráš karty { $cards }.
       *[other] { $seat } hraje za bankéře a dobírá { $count ->
            [one] kartu.
            [few] { $count } karty.
           *[other] { $count } karet.
        }
    }
legends-event-flop_shown = Flop: { $cards }. V talónu je { $pot } $.
legends-event-hand_shown = { $seat_is ->
        [none] Na druhé straně stolu leží
        [you] Ukazuješ
       *[other] { $seat } ukazuje
    } { $cards_count ->
        [0] jen flop
        [one] kartu { $cards }
       *[other] karty { $cards }
    }: { $hand }.
legends-event-pot_won = { $seat_is ->
        [none] Talón { $amount } $ nevyhrává žádný hráč: jde do banku.
        [you] { $shared ->
            [yes] O talón se dělíš: { $amount } $ pro tebe.
           *[no] Vyhráváš talón { $amount } $!
        }
       *[other] { $shared ->
            [yes] { $seat } se dělí o talón: { $amount } $.
           *[no] { $seat } vyhrává talón { $amount } $.
        }
    }{ legends-decided }
legends-decided = { $decided ->
        [rank] {" "}Stejná kombinace: { $high } je víc než { $low }.
        [kicker] {" "}Stejná kombinace: z karet vedle ní je { $high } víc než { $low }.
        [more] {" "}Jinak je to stejné: vyhrává víc karet.
        [host] {" "}Stejně silné karty: remízu vyhrává, kdo partii otvírá.
        [dealer] {" "}Stejně silné karty: remízu vyhrává bankéř.
       *[none] {""}
    }
legends-event-card_kept = { $seat_is ->
        [you] Bereš si zpět kartu { $card } ({ $by }).
       *[other] { $seat } si bere zpět kartu { $card } ({ $by }).
    }

## Události: příběhy a úkoly

legends-event-story_marked = { $seat_is ->
        [you] { $shifted ->
            [yes] Přesouváš váleček na { $deck }. příběh
           *[no] Přispíváš k { $deck }. příběhu
        }
       *[other] { $shifted ->
            [yes] { $seat } přesouvá váleček na { $deck }. příběh
           *[no] { $seat } přispívá k { $deck }. příběhu
        }
    } ({ $markers ->
        [one] 1 váleček
        [few] { $markers } válečky
       *[other] { $markers } válečků
    }).
legends-event-story_resolved = { $deck }. příběh: { $story }. { $story_text } Kdo přispěl: { $contributors }.
legends-event-story_opened = { $condition_id ->
        [none] { $deck }. příběh: v tomto balíčku už žádný není.
       *[other] { $deck }. příběh žádá: { $condition }.
    }
legends-event-goals_dealt = { $seat_is ->
        [you] { $goals_count ->
            [0] Nemáš žádné úkoly.
           *[other] Tvoje úkoly: { $goals }.
        }
       *[other] { $seat } dostává { $count ->
            [one] úkol.
            [few] { $count } úkoly.
           *[other] { $count } úkolů.
        }
    }
legends-event-goal_claimed = { $seat_is ->
        [you] Plníš úkol: { $goal }.
       *[other] { $seat } plní úkol: { $goal }.
    } { $goal_text }
legends-event-tokens_drawn = { $seat_is ->
        [you] { $values_count ->
            [0] Žádné žetony věhlasu už nezbývají.
           *[other] Losuješ si žetony věhlasu: { $values } BV.
        }
       *[other] { $seat } si losuje { $count ->
            [one] žeton věhlasu.
            [few] { $count } žetony věhlasu.
           *[other] { $count } žetonů věhlasu.
        }
    }
legends-event-token_returned = { $seat_is ->
        [you] Vracíš žeton věhlasu za { $value } BV.
       *[other] { $seat } vrací žeton věhlasu.
    }

## Události: Muž v černém

legends-event-black_played = Muž v černém: { $black_card }. { $black_card_text }
legends-event-black_drew = Muž v černém dobírá bojové karty { $fight_cards }.
legends-event-black_moved = Muž v černém jede o { $way_count ->
        [one] 1 pole
        [few] { $way_count } pole
       *[other] { $way_count } polí
    }: { $to }.
legends-event-black_gained = Muž v černém získává { $amount } BV (celkem { $lp }).

## Konce hry

legends-outcome-won = Západ má svou největší legendu.
legends-outcome-shared = Více jmen, jedna legenda: vítězství je společné.
legends-outcome-man_in_black = Jeho jméno nikdo nezná, a přece všichni mluví o Muži v černém: vítězí.

## Otázky

legends-ask-choose_character = Za kterou postavu budeš hrát?
    .other = { $player } si vybírá postavu.
legends-ask-choose_start = Kde začneš?
    .other = { $player } si vybírá, kde začne.
legends-ask-take_income = Jaký příjem si vezmeš?
    .other = { $player } si bere příjem.
legends-ask-choose_gear = { $gear ->
        [mount] Na kterém zvířeti pojedeš?
       *[weapon] Kterou zbraň poneseš?
    }
    .other = { $gear ->
        [mount] { $player } si vybírá jízdní zvíře.
       *[weapon] { $player } si vybírá zbraň.
    }
legends-ask-take_action = { $actions ->
        [0] Nezbývá ti žádná akce. Uděláš ještě něco?
        [one] Co uděláš? Zbývá ti 1 akce.
        [few] Co uděláš? Zbývají ti { $actions } akce.
       *[other] Co uděláš? Zbývá ti { $actions } akcí.
    }
    .other = { $player } jedná (zbývá akcí: { $actions }).
legends-ask-may_use = { $thing_id ->
        [shootout] Začneš boj znovu díky své Přestřelce?
        [fight_10] Desítka protivníka může boj začít znovu. Stane se to?
        [wild_bill_hickok] Vezmeš si zpět jednu náhodnou ze zahraných karet?
        [yb_rowdy] Odhodíš pokerovou kartu a pohneš se až o 3 pole?
       *[other] Využiješ to ({ $thing })?
    }
    .other = { $player } může něco využít ({ $thing }).
legends-ask-choose_way = Kam se pohneš? Až o { $points ->
        [one] 1 pole
        [few] { $points } pole
       *[other] { $points } polí
    } ({ $thing }).
    .other = { $player } se pohybuje až o { $points ->
        [one] 1 pole
        [few] { $points } pole
       *[other] { $points } polí
    } ({ $thing }).
legends-ask-choose_effect = Co si vybereš ({ $thing })?
    .other = { $player } si vybírá ({ $thing }).
legends-ask-choose_player = Koho se to týká ({ $thing })?
    .other = { $player } vybírá hráče ({ $thing }).
legends-ask-lay_card = Kterou kartu položíš lícem dolů?
    .other = { $player } pokládá kartu.
legends-ask-may_react = Karty jsou odkryté. Zahraješ reakci?
    .other = { $player } může zahrát reakci.
legends-ask-take_spoils = { $target_is ->
        [none] Co vezmeš Muži v černém?
       *[other] Co vezmeš hráči { $target }?
    }
    .other = { $player } vybírá kořist{ $target_is ->
        [none] { " " }od Muže v černém.
        [you] { " " }od tebe.
       *[other] { " " }od hráče { $target }.
    }
legends-ask-discard_card = Kterou kartu odhodíš ({ $thing })? { $left ->
        [one] Jedna musí pryč.
        [few] { $left } musí pryč.
       *[other] { $left } musí pryč.
    }
    .other = { $player } odhazuje { $left ->
        [one] kartu
        [few] { $left } karty
       *[other] { $left } karet
    } ({ $thing }).
legends-ask-give_card = Kterou kartu dáš hráči { $target } ({ $thing })?
    .other = { $player } dává kartu { $target_is ->
        [you] tobě
       *[other] hráči { $target }
    } ({ $thing }).
legends-ask-walk_sheriff = Kam půjde šerif? Až o { $spaces ->
        [one] 1 pole.
        [few] { $spaces } pole.
       *[other] { $spaces } polí.
    }
    .other = { $player } přemísťuje šerifa až o { $spaces ->
        [one] 1 pole.
        [few] { $spaces } pole.
       *[other] { $spaces } polí.
    }
legends-ask-visit_shop = Co koupíš nebo vylepšíš?
    .other = { $player } se rozhlíží v obchodě.
legends-ask-may_reroll = Kterou kostkou hodíš znovu, pokud nějakou ({ $thing })?
    .other = { $player } může jednou kostkou hodit znovu ({ $thing }).
legends-ask-join_poker = Poker! Přidáš se za 10 $?
    .other = { $player } se může přidat k pokeru.
legends-ask-play_hand = { $dealer_is ->
        [you] Hraješ za bankéře: které dvě karty přijdou k flopu?
       *[other] Které dvě karty přidáš k flopu?
    }
    .other = { $player } vybírá karty k flopu{ $dealer_is ->
        [none] .
       *[other] { " " }(partie proti bankéři).
    }
legends-ask-choose_story = Připraveny jsou dva příběhy. Který se vyhodnotí první?
    .other = { $player } vybírá, který příběh se vyhodnotí první.
legends-ask-return_token = Který žeton věhlasu vrátíš? { $left ->
        [one] Jeden musí zpět.
       *[other] { $left } musí zpět.
    }
    .other = { $player } vrací { $left ->
        [one] žeton věhlasu.
        [few] { $left } žetony věhlasu.
       *[other] { $left } žetonů věhlasu.
    }
legends-ask-choose_space = Které pole ({ $thing })?
    .other = { $player } vybírá pole ({ $thing }).
legends-ask-choose_item = Které vybavení ({ $thing })?
    .other = { $player } vybírá vybavení ({ $thing }).

## Možnosti: příprava a zahájení tahu

legends-option-become = { $character }
    .hint = { $character_text }
legends-option-start_at = Začít zde: { $space }
    .hint = Tvoje figurka tu začne hru.
legends-option-income = Vzít si příjem: { $income }
    .hint = { $income_id ->
        [cash] Za peníze je vybavení a v kabaretu i body věhlasu.
        [cards] Kartami se vyhrávají boje i poker a mnohé mají vlastní akci.
       *[both] Od každého trochu.
    }
legends-option-wear = Zvolit: { $item }
    .hint = { $item_text } Slouží ti do tvého příštího tahu, i v bojích v tazích ostatních.

## Možnosti: akce

legends-option-move = { $distance ->
        [0] Zůstat na místě
       *[other] { $via ->
            [back] Tam a zpět: { $to }
           *[other] Pohyb: { $to }
        }
    }
    .hint = { $via ->
        [back] Opustíš pole a vrátíš se na ně, za 2 pole.
       *[other] { $distance ->
            [0] Nepohneš se.
            [one] Je to 1 pole daleko.
            [few] Jsou to { $distance } pole daleko.
           *[other] Je to { $distance } polí daleko.
        }
    }{ $via ->
        [mesa] { " " }Cesta vede přes stolovou horu a zahojí ti zranění.
       *[other] { "" }
    }
legends-option-play_action = Zahrát kartu { $card }
    .hint = { $card_text }
legends-option-play_reaction = Reagovat kartou { $card }
    .hint = { $card_text } Nestojí to akci.
legends-option-use_item = Použít vybavení: { $item }
    .hint = { $item_text }
legends-option-use_ability = Použít schopnost ({ $character })
    .hint = { $character_text }
legends-option-fight = { $fight_id ->
        [duel] Vyzvat na souboj hráče { $target }
        [arrest] Zatknout hráče { $target }
       *[robbery] Okrást hráče { $target }
    }
    .hint = { $cards ->
        [0] { $target } nemá žádnou kartu a musí se vzdát.
        [one] { $target } má 1 kartu.
        [few] { $target } má { $cards } karty.
       *[other] { $target } má { $cards } karet.
    } { $fight_id ->
        [duel] Vítězství přinese 2 BV.
        [arrest] Vítězství přinese 1 BSZ; { $target } ztratí všechny BP a polovinu peněz i nuggetů.
       *[robbery] Vítězství přinese 1 BP, polovinu peněz nebo nuggetů a dobytek.
    } Při shodě vítězíš ty; kdo prohraje, utrpí zranění a dobere si kartu.
legends-option-fight_black = { $fight_id ->
        [duel] Vyzvat na souboj Muže v černém
       *[robbery] Okrást Muže v černém
    }
    .hint = Dobere si 3 bojové karty a použije nejvyšší, tvoje karta má hodnotu o 1 nižší a při shodě vítězí on. { $fight_id ->
        [duel] Vítězství přinese 2 BV.
       *[robbery] Vítězství přinese 1 BP a 60 $, nebo 2 nuggety.
    }
legends-option-work = Pracovat
    .hint = Poctivých 10 $.
legends-option-prospect = Hledat zlato
    .hint = Hodíš dvěma kostkami: polovina stran jsou nuggety, dvě další dávají 10 $ a jedna je štěrk.
legends-option-deposit = Prodat: { $nuggets ->
        [0] { $fools ->
            [one] Zlatý valoun
            [few] { $fools } Zlaté valouny
           *[other] { $fools } Zlatých valounů
        }
        [one] { $fools ->
            [0] nugget
            [one] nugget a Zlatý valoun
            [few] nugget a { $fools } Zlaté valouny
           *[other] nugget a { $fools } Zlatých valounů
        }
        [few] { $fools ->
            [0] { $nuggets } nuggety
            [one] { $nuggets } nuggety a Zlatý valoun
            [few] { $nuggets } nuggety a { $fools } Zlaté valouny
           *[other] { $nuggets } nuggety a { $fools } Zlatých valounů
        }
       *[other] { $fools ->
            [0] { $nuggets } nuggetů
            [one] { $nuggets } nuggetů a Zlatý valoun
            [few] { $nuggets } nuggetů a { $fools } Zlaté valouny
           *[other] { $nuggets } nuggetů a { $fools } Zlatých valounů
        }
    }
    .hint = { $fools ->
        [0] Za každý 20 $ a 1 BV.
       *[other] Za každý 20 $ a 1 BV. Zlatý valoun se počítá jako nugget a odhodí se.
    }
legends-option-rob_bank = Vyloupit banku
    .hint = Bojuješ se stráží, která má 3 bojové karty. Vítězství přinese 80 $ a 3 BP, porážka 1 BP. Jednou za tah.
legends-option-heal = Zajít k lékaři
    .hint = Za 10 $ se ti { $wounds ->
        [one] zahojí zranění a dobereš si pokerovou kartu.
        [few] zahojí { $wounds } zranění a dobereš si { $wounds } pokerové karty.
       *[other] zahojí { $wounds } zranění a dobereš si { $wounds } pokerových karet.
    }
legends-option-revel = Utratit v kabaretu { $money } $
    .hint = Bude o tom mluvit celé město: { $lp } BV.
legends-option-shop = Zajít do obchodu
    .hint = Nakoupíš a vylepšíš, na co máš peníze, všechno za jednu akci.
legends-option-acquire = Pořídit si { $cattle } dobytek
    .hint = Skrytý žeton: odvezený z nádraží dá 1 BSZ, prodaný jako kradený na druhém ranči 1 BP, a k tomu svůj bonus.
legends-option-play_poker = Hrát poker
    .hint = Sázka 10 $ a dobereš si kartu. Saloon přidá 50 $ a výhra ti dá i bod.
legends-option-drive = Odvézt dobytek z nádraží
    .hint = Získáš 1 BSZ a bonus žetonu: { $token }. Nestojí to akci.
legends-option-rustle = Prodat tu kradený dobytek
    .hint = Získáš 1 BP a bonus žetonu: { $token }. Nestojí to akci. Strážce zákona přijde o všechny BSZ.
legends-option-contribute = Přispět k { $deck }. příběhu{ $pay_count ->
        [0] { "" }
       *[other] : { $pay }
    }
    .hint = Položíš na něj váleček, a až se příběh vyhodnotí, dostaneš odměnu. Jednou za tah, bez akce.
legends-option-shift = Přesunout váleček na { $deck }. příběh{ $pay_count ->
        [0] { "" }
       *[other] : { $pay }
    }
    .hint = Oba válečky už leží venku: jeden přejde z druhého příběhu. Jednou za tah, bez akce.
legends-option-claim = Splnit úkol: { $goal }{ $pay_count ->
        [0] { "" }
       *[other] ; { $pay }
    }
    .hint = { $goal_text } Ukážeš ho a vylosuješ si žetony věhlasu. Bez akce.
legends-option-end_turn = Ukončit tah
    .hint = Zbylé akce propadnou. Vyhodnotí se připravené příběhy a odhodíš karty nad limit.

## Možnosti: uvnitř pravidla

legends-option-use = Ano
    .hint = { $question ->
        [may_use] { $asked_thing_id ->
            [fight_10] Boj začne znovu a ten, kdo s protivníkem bojuje, si dobere pokerovou kartu.
           *[other] { $asked_thing_text ->
                [none] Využiješ to.
               *[other] { $asked_thing_text }
            }
        }
       *[other] Uděláš to.
    }
legends-option-pass = { $question ->
        [may_react] Bez reakce
        [join_faro] Nehrát
        [place_marker] Už nesázet
        [join_poker] Nehrát
        [may_reroll] Ponechat kostky
       *[other] Ne
    }
    .hint = { $question ->
        [may_react] Karty zůstanou, jak jsou.
        [join_faro] Jen přihlížíš.
        [place_marker] Jedna sázka ti stačí.
        [join_poker] Necháš si svých 10 $.
        [may_reroll] Vezmeš si, co kostky ukazují.
       *[other] Nic se nestane.
    }
legends-option-lay = Položit kartu { $card }
    .hint = { $card_text }
legends-option-surrender = Vzdát se
    .hint = Útočník ihned vítězí. Karty si necháš, utrpíš zranění za porážku a dobereš si kartu.
legends-option-lay_foe = Zahrát bojovou kartu { $fight_card }
    .hint = { $fight_card_text }
legends-option-spoils = { $what ->
        [money] { $cattle ->
            [yes] { $amount } $ a dobytek
           *[no] { $amount } $
        }
        [nuggets] { $amount ->
            [one] { $cattle ->
                [yes] Nugget a dobytek
               *[no] Nugget
            }
            [few] { $cattle ->
                [yes] { $amount } nuggety a dobytek
               *[no] { $amount } nuggety
            }
           *[other] { $cattle ->
                [yes] { $amount } nuggetů a dobytek
               *[no] { $amount } nuggetů
            }
        }
       *[nothing] { $cattle ->
            [yes] Jen dobytek
           *[no] Nic
        }
    }
    .hint = { $what ->
        [nothing] Peníze i zlato necháš být.
       *[other] Rival o to přijde celé, i o to, na co nemáš místo.
    }
legends-option-discard = Odhodit kartu { $card }
    .hint = { $card_text }
legends-option-give = Dát kartu { $card }
    .hint = { $card_text }
legends-option-alternative = { $effects_count ->
        [0] Možnost { $number }
       *[other] Volba: { $effects }
    }
    .hint = Stane se jen to, co si vybereš.
legends-option-pick_player = { $target_is ->
        [you] Ty
       *[other] { $target }
    }
    .hint = { $target_is ->
        [you] Týká se to tebe.
       *[other] Týká se to hráče { $target }.
    }
legends-option-pick_black = Muž v černém
    .hint = Týká se to jeho.
legends-option-sheriff_to = { $distance ->
        [0] Zůstane: { $space }
       *[other] Půjde sem: { $space }
    }
    .hint = { $distance ->
        [0] Šerif se nepohne.
        [one] 1 pole. Psanec na tom poli s ním musí bojovat.
        [few] { $distance } pole. Psanec na tom poli s ním musí bojovat.
       *[other] { $distance } polí. Psanec na tom poli s ním musí bojovat.
    }
legends-option-pick_space = { $space }
    .hint = Vybereš toto pole.
legends-option-pick_item = { $price ->
        [0] Vybrat: { $item }
       *[other] Vybrat za { $price } $: { $item }
    }
    .hint = { $item_text }
legends-option-buy = Koupit za { $price } $: { $item }{ $wear ->
        [yes] { " " }(hned k použití)
       *[no] { "" }
    }
    .hint = { $item_text }
legends-option-upgrade = Vylepšit za { $price } $: { $item }
    .hint = Lepší strana karty, která na konci hry přinese body věhlasu.
legends-option-leave = Odejít z obchodu
    .hint = Máš, co chceš.
legends-option-reroll_die = Hodit znovu: { $face }
    .hint = Kostkou { $die } hodíš znovu; co ukazuje teď, neplatí.
legends-option-join = { $question ->
        [join_faro] Hrát také
       *[other] Přidat se za 10 $
    }
    .hint = { $question ->
        [join_faro] Vsadíš 10 $ nebo 20 $ na jednu či dvě hodnoty, pokud ti peníze stačí.
       *[other] Dobereš si kartu a hraješ o celý talón.
    }
legends-option-play_cards = { $cards_count ->
        [0] Žádná karta: { $hand }
       *[other] { $cards }: { $hand }
    }
    .hint = Společně s flopem to dá: { $hand }.
legends-option-tell_story = { $deck }. příběh
    .hint = Vyhodnotí se první, druhý až po něm.
legends-option-put_back = Žeton za { $value } BV
    .hint = Vrátí se do zásoby.

## Volby před hrou

legends-variant-length = Délka
    .text = Kolik BV zahájí závěrečnou fázi: 15, 20, nebo 25.
legends-variant-goals = Úkoly
    .text = Každá postava má tři skryté úkoly, které přinášejí žetony věhlasu.
legends-variant-first_game = První partie
    .text = Jednodušší: krátká, bez úkolů a dobytka, s jedním balíčkem 20 příběhů a čtyřmi danými postavami.
legends-variant-deal = Postavy
    .text = Dvě se rozdají a jedna zůstane, jedna se rozdá náhodně, nebo si každý po řadě vybere.
legends-variant-difficulty = Muž v černém
    .text = Ve hře pro dva: s kolika BV začíná, 0, 2, nebo 4.
legends-variant-rules = Pravidla
    .text = V čem se vydání liší: vlastní výklad tohoto stolu, nebo české, ukrajinské či ruské vydání.
legends-variant-legend_tokens = Žetony věhlasu
    .text = Kolik je jich za 1, 2 a 3 BV: 9, 6 a 3 (česká), nebo 6, 9 a 3 (ukrajinská).
legends-variant-must_use_all_actions = Všechny akce
    .text = Akce se musí využít všechny, dokud je nějaká možná.
legends-variant-surrender_wound = Zranění za vzdání
    .text = Kdo se vzdá, utrpí zranění jako poražený a dobere si kartu.
legends-variant-before_fight_timing = Před začátkem boje
    .text = Tyto efekty přijdou dřív, než někdo položí kartu, nebo až leží obě.
legends-variant-arrest_moves_sheriff = Šerif při zatčení
    .text = Po zatčení hráčem jde do své stanice i šerif.
legends-variant-hands_up = Ruce vzhůru!
    .text = O kolik tato karta snižuje rivalovu kartu.
legends-variant-hands_up_per_fight = Ruce vzhůru! v boji
    .text = Kolik jich smí hráč v jednom boji zahrát; 0 je libovolně mnoho.
legends-variant-sheriff_discard = Karta kvůli šerifovi
    .text = Když přijde, kdo odhodí kartu: každý psanec na poli, nebo ten, kdo má být zatčen.
legends-variant-sheriff_player = Karty šerifa
    .text = Kdo hraje jeho bojové karty.
legends-variant-dealer_tie = Shoda s bankéřem
    .text = Kdo ji v pokeru vyhrává.
legends-variant-outlaw_cattle_drive = Psanec odváží dobytek
    .text = Psanec smí dobytek z nádraží odvézt a dostane bonus, ale ne bod.
legends-variant-top_poker_hand = Nejvyšší kombinace
    .text = Která z těch dvou v pokeru poráží druhou.
legends-variant-kickers = Karty mimo kombinaci
    .text = V pokeru rozhodují shodu i karty mimo kombinaci.
legends-variant-low_ace = Nízké eso
    .text = Eso smí být ve straightu nejnižší kartou.
legends-variant-living_legend = Živoucí legenda
    .text = Co dává eso jako akce.
legends-variant-strict_supply = Omezená zásoba
    .text = Peněz a nuggetů je jen tolik, kolik jich je v krabici.
legends-variant-black_fight_text = Jeho bojové karty
    .text = Text bojové karty Muže v černém působí.

## Why a hint says so

legends-hint-points = Přinese víc bodů věhlasu.
legends-hint-money = Přinese víc peněz.
legends-hint-wounds = Utržíš méně zranění.
legends-hint-cards = Budeš potom mít víc pokerových karet.
legends-hint-goods = Budeš potom mít víc nuggetů a dobytka.
