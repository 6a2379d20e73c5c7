### Western Legends: what happens, what is asked and what can be answered.
### `$x_is` tells whether a player is the reader (you), the subject again (self), nobody (none) or somebody else (other).

## Events: the course of the game

legends-event-character_taken = { $seat_is ->
        [you] You are { $character }.
       *[other] { $seat } is { $character }.
    }
legends-event-first_player = { $seat_is ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
legends-event-figure_placed = { $seat_is ->
        [you] You start here: { $space }.
       *[other] { $seat } starts here: { $space }.
    }
legends-event-turn_started = { $seat_is ->
        [you] Your turn (round { $round }).
       *[other] { $seat } has the turn (round { $round }).
    }
legends-event-income_taken = { $seat_is ->
        [you] You take your income: { $income }.
       *[other] { $seat } takes the income: { $income }.
    }
legends-event-equipped = { $seat_is ->
        [you] You make ready: { $item }.
       *[other] { $seat } makes ready: { $item }.
    }
legends-event-actions_gained = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] an action
       *[other] { $amount } actions
    } ({ $by }; now { $actions }).
legends-event-ability_gained = { $seat_is ->
        [you] A name the West remembers! From now on you have the ability of { $character }.
       *[other] A name the West remembers! From now on { $seat } has the ability of { $character }.
    }
legends-event-end_triggered = { $seat_is ->
        [none] The Man in Black has { $lp } LP.
        [you] You have { $lp } LP.
       *[other] { $seat } has { $lp } LP.
    } The final phase begins: this round is played out, then everybody has one more turn.
legends-event-final_score = { $part ->
        [upgrades] Upgraded items
        [money] Money
        [wanted] Wanted track
        [marshal] Marshal track
        [tokens] Legend tokens
        [gambler] Gambler track
       *[wounds] Wounds
    }: { $amount } LP for { $seat_is ->
        [you] you
       *[other] { $seat }
    } ({ $lp } in all).
legends-event-game_won = { $outcome } { $winners_is ->
        [none] No player wins.
        [you] Victory is yours! Winners: { $winners }.
       *[other] Winners: { $winners }.
    }

## Events: figures

legends-event-moved = { $by_id ->
        [arrest] { $seat_is ->
            [you] You are taken away: { $to }.
           *[other] { $seat } is taken away: { $to }.
        }
        [move] { $seat_is ->
            [you] You move { $way_count ->
                [one] 1 space
               *[other] { $way_count } spaces
            }: { $to }.
           *[other] { $seat } moves { $way_count ->
                [one] 1 space
               *[other] { $way_count } spaces
            }: { $to }.
        }
       *[other] { $seat_is ->
            [you] You move { $way_count ->
                [one] 1 space
               *[other] { $way_count } spaces
            } ({ $by }): { $to }.
           *[other] { $seat } moves { $way_count ->
                [one] 1 space
               *[other] { $way_count } spaces
            } ({ $by }): { $to }.
        }
    }
legends-event-sheriff_moved = { $seat_is ->
        [none] The sheriff is now here: { $to } ({ $by }).
        [you] You send the sheriff { $way_count ->
            [one] 1 space
           *[other] { $way_count } spaces
        } on: { $to } ({ $by }).
       *[other] { $seat } sends the sheriff { $way_count ->
            [one] 1 space
           *[other] { $way_count } spaces
        } on: { $to } ({ $by }).
    }
legends-event-bandit_placed = A bandit lies in wait: { $space }.
legends-event-bandit_gone = The bandit is gone: { $space }.
legends-event-cache_placed = Something is left for the first to come by: { $space } ({ $story }).
legends-event-cache_taken = { $seat_is ->
        [you] You find what was left here: { $space } ({ $story }).
       *[other] { $seat } finds what was left here: { $space } ({ $story }).
    }

## Events: what one has

legends-event-money_gained = { $seat_is ->
        [you] You gain ${ $amount } ({ $by }; now ${ $money }).
       *[other] { $seat } gains ${ $amount } ({ $by }; now ${ $money }).
    }
legends-event-money_lost = { $by_id ->
        [shop] { $seat_is ->
            [you] You pay
           *[other] { $seat } pays
        }
        [doctor] { $seat_is ->
            [you] You pay
           *[other] { $seat } pays
        }
        [revel] { $seat_is ->
            [you] You spend
           *[other] { $seat } spends
        }
        [poker] { $seat_is ->
            [you] You stake
           *[other] { $seat } stakes
        }
       *[other] { $seat_is ->
            [you] You lose
           *[other] { $seat } loses
        }
    } ${ $amount } ({ $by }; now ${ $money }).
legends-event-nuggets_gained = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] a nugget
       *[other] { $amount } nuggets
    } ({ $by }; now { $nuggets }).
legends-event-nuggets_lost = { $by_id ->
        [deposit] { $seat_is ->
            [you] You deposit
           *[other] { $seat } deposits
        }
       *[other] { $seat_is ->
            [you] You lose
           *[other] { $seat } loses
        }
    } { $amount ->
        [one] a nugget
       *[other] { $amount } nuggets
    } ({ $by }; now { $nuggets }).
legends-event-legend_gained = { $seat_is ->
        [you] You gain { $amount } LP ({ $by }; now { $lp }).
       *[other] { $seat } gains { $amount } LP ({ $by }; now { $lp }).
    }
legends-event-legend_lost = { $seat_is ->
        [you] You lose { $amount } LP ({ $by }; now { $lp }).
       *[other] { $seat } loses { $amount } LP ({ $by }; now { $lp }).
    }
legends-event-points_gained = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $track_id ->
        [marshal] { $amount ->
            [one] a marshal point
           *[other] { $amount } marshal points
        }
        [gambler] { $amount ->
            [one] a gambler point
           *[other] { $amount } gambler points
        }
       *[wanted] { $amount ->
            [one] a wanted point
           *[other] { $amount } wanted points
        }
    } ({ $by }; now { $points }).
legends-event-track_left = { $track_id ->
        [marshal] { $seat_is ->
            [you] You lose your badge and all marshal points
           *[other] { $seat } loses the badge and all marshal points
        }
       *[wanted] { $seat_is ->
            [you] You are no longer wanted: all your wanted points are gone
           *[other] { $seat } is no longer wanted: all wanted points are gone
        }
    } ({ $by }).
legends-event-wounds_taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    } ({ $by }; now { $wounds }).
legends-event-wounds_healed = { $seat_is ->
        [you] You heal
       *[other] { $seat } heals
    } { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    } ({ $by }; { $wounds } left).
legends-event-cards_drawn = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards_count ->
        [0] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } ({ $by }).
legends-event-cards_discarded = { $seat_is ->
        [you] You discard { $cards } ({ $by }).
       *[other] { $seat } discards { $cards } ({ $by }).
    }
legends-event-card_given = { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } to { $target_is ->
        [you] you
       *[other] { $target }
    } ({ $by }).
legends-event-pile_shuffled = The discard pile is shuffled into a new deck ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
legends-event-dice_rolled = { $seat_is ->
        [none] The Man in Black rolls: { $faces } ({ $by }).
        [you] You roll: { $faces } ({ $by }).
       *[other] { $seat } rolls: { $faces } ({ $by }).
    }

## Events: cards, items, cattle

legends-event-card_played = { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
legends-event-ability_used = { $seat_is ->
        [you] Your ability takes effect ({ $character }).
       *[other] The ability of { $seat } takes effect ({ $character }).
    }
legends-event-item_used = { $seat_is ->
        [you] You use an item: { $item }.
       *[other] { $seat } uses an item: { $item }.
    }
legends-event-item_gained = { $seat_is ->
        [you] You get an item: { $item } ({ $by }).
       *[other] { $seat } gets an item: { $item } ({ $by }).
    }
legends-event-item_upgraded = { $seat_is ->
        [you] You now have: { $item } ({ $by }).
       *[other] { $seat } now has: { $item } ({ $by }).
    }
legends-event-item_gone = { $seat_is ->
        [you] You give up an item: { $item }.
       *[other] { $seat } gives up an item: { $item }.
    }
legends-event-cattle_taken = { $target_is ->
        [none] { $seat_is ->
            [you] You take { $cattle } cattle
           *[other] { $seat } takes { $cattle } cattle
        }
        [you] { $seat } drives off your { $cattle } cattle
       *[other] { $seat_is ->
            [you] You drive off the { $cattle } cattle of { $target }
           *[other] { $seat } drives off the { $cattle } cattle of { $target }
        }
    }{ $token_id ->
        [none] .
       *[other] : worth { $token }.
    }
legends-event-cattle_delivered = { $how ->
        [drive] { $seat_is ->
            [you] You deliver { $cattle } cattle at the station
           *[other] { $seat } delivers { $cattle } cattle at the station
        }
       *[rustle] { $seat_is ->
            [you] You sell rustled { $cattle } cattle
           *[other] { $seat } sells rustled { $cattle } cattle
        }
    }: { $token }.
legends-event-cattle_lost = { $seat_is ->
        [you] Your { $cattle } cattle goes back to its ranch ({ $by }).
       *[other] The { $cattle } cattle of { $seat } goes back to its ranch ({ $by }).
    }

## Events: fights

legends-event-fight_announced = { $foe_id ->
        [player] { $fight_id ->
            [duel] { $seat_is ->
                [you] You challenge { $target } to a duel!
               *[other] { $target_is ->
                    [you] { $seat } challenges you to a duel!
                   *[other] { $seat } challenges { $target } to a duel!
                }
            }
            [arrest] { $seat_is ->
                [you] In the name of the law: you go to arrest { $target }!
               *[other] { $target_is ->
                    [you] In the name of the law: { $seat } comes to arrest you!
                   *[other] In the name of the law: { $seat } goes to arrest { $target }!
                }
            }
           *[robbery] { $seat_is ->
                [you] You hold up { $target }!
               *[other] { $target_is ->
                    [you] { $seat } holds you up!
                   *[other] { $seat } holds up { $target }!
                }
            }
        }
        [man_in_black] { $fight_id ->
            [duel] { $seat_is ->
                [you] You challenge the Man in Black to a duel!
               *[other] { $seat } challenges the Man in Black to a duel!
            }
           *[robbery] { $seat_is ->
                [you] You hold up the Man in Black!
               *[other] { $seat } holds up the Man in Black!
            }
        }
        [bandit] { $seat_is ->
            [you] You run into a bandit: to arms!
           *[other] { $seat } runs into a bandit: to arms!
        }
        [guard] { $seat_is ->
            [you] You draw on the bank guard!
           *[other] { $seat } draws on the bank guard!
        }
        [sheriff] { $seat_is ->
            [you] The sheriff has found you!
           *[other] The sheriff has found { $seat }!
        }
       *[other] { $seat_is ->
            [you] You have to fight: { $foe }!
           *[other] { $seat } has to fight: { $foe }!
        }
    }
legends-event-attacked_by_black = { $fight_id ->
        [duel] { $seat_is ->
            [you] The Man in Black challenges you to a duel!
           *[other] The Man in Black challenges { $seat } to a duel!
        }
       *[robbery] { $seat_is ->
            [you] The Man in Black holds you up!
           *[other] The Man in Black holds up { $seat }!
        }
    }
legends-event-card_laid = { $card_id ->
        [none] { $seat_is ->
            [you] You lay a card face down.
           *[other] { $seat } lays a card face down.
        }
       *[other] { $seat_is ->
            [you] You lay { $card } face down.
           *[other] { $seat } lays { $card } face down.
        }
    }
legends-event-surrendered = { $seat_is ->
        [you] You surrender.
       *[other] { $seat } surrenders.
    }
legends-event-nothing_to_lay = { $seat_is ->
        [you] You have no card to lay and lose.
       *[other] { $seat } has no card to lay and loses.
    }
legends-event-fight_cards_drawn = { $seat_is ->
        [you] You play the foe ({ $foe }) and draw fight cards { $fight_cards }.
       *[other] { $seat } plays the foe ({ $foe }) and draws { $count ->
            [one] a fight card.
           *[other] { $count } fight cards.
        }
    }
legends-event-hand_looked_at = { $seat_is ->
        [you] You look at cards of { $target }
       *[other] { $target_is ->
            [you] { $seat } looks at cards of yours
           *[other] { $seat } looks at cards of { $target }
        }
    } ({ $by }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
legends-event-fight_cards_looked_at = { $seat_is ->
        [you] You look at fight cards
       *[other] { $seat } looks at fight cards
    } { $keeper_is ->
        [you] you hold
       *[other] that { $keeper } holds
    } ({ $by }){ $fight_cards_count ->
        [0] .
       *[other] : { $fight_cards }.
    }
legends-event-cards_revealed = { $seat_is ->
        [you] Your { $card } against { $other } of { $target }.
       *[other] { $target_is ->
            [you] { $card } of { $seat } against your { $other }.
           *[other] { $card } of { $seat } against { $other } of { $target }.
        }
    }
legends-event-foe_revealed = { $seat_is ->
        [you] Your { $card } against fight card { $fight_card } ({ $foe }).
       *[other] { $card } of { $seat } against fight card { $fight_card } ({ $foe }).
    }
legends-event-value_changed = { $seat_is ->
        [none] The foe's card now counts as { $value } ({ $by }).
        [you] Your card now counts as { $value } ({ $by }).
       *[other] The card of { $seat } now counts as { $value } ({ $by }).
    }
legends-event-fight_text = { $seat_is ->
        [you] Fight card { $fight_card } works on you: { $fight_card_text }
       *[other] Fight card { $fight_card } works on { $seat }: { $fight_card_text }
    }
legends-event-fight_text_cancelled = { $seat_is ->
        [you] The text of fight card { $fight_card } does not touch you ({ $by }).
       *[other] The text of fight card { $fight_card } does not touch { $seat } ({ $by }).
    }
legends-event-fight_restarted = The fight starts anew ({ $by }).
legends-event-fight_won = { $seat_is ->
        [you] You beat { $target }.
       *[other] { $target_is ->
            [you] { $seat } beats you.
           *[other] { $seat } beats { $target }.
        }
    }
legends-event-foe_beaten = { $foe_id ->
        [bandit] { $seat_is ->
            [you] You beat the bandit.
           *[other] { $seat } beats the bandit.
        }
        [guard] { $seat_is ->
            [you] You beat the guard: the vault is yours!
           *[other] { $seat } beats the guard and empties the vault!
        }
        [sheriff] { $seat_is ->
            [you] You get the better of the sheriff.
           *[other] { $seat } gets the better of the sheriff.
        }
        [man_in_black] { $seat_is ->
            [you] You beat the Man in Black.
           *[other] { $seat } beats the Man in Black.
        }
       *[other] { $seat_is ->
            [you] You win the fight ({ $foe }).
           *[other] { $seat } wins the fight ({ $foe }).
        }
    }
legends-event-foe_won = { $foe_id ->
        [bandit] { $seat_is ->
            [you] The bandit beats you.
           *[other] The bandit beats { $seat }.
        }
        [guard] { $seat_is ->
            [you] The guard beats you: the bank keeps its money.
           *[other] The guard beats { $seat }: the bank keeps its money.
        }
        [sheriff] { $seat_is ->
            [you] The sheriff beats you.
           *[other] The sheriff beats { $seat }.
        }
        [man_in_black] { $seat_is ->
            [you] The Man in Black beats you.
           *[other] The Man in Black beats { $seat }.
        }
       *[other] { $seat_is ->
            [you] You lose the fight ({ $foe }).
           *[other] { $seat } loses the fight ({ $foe }).
        }
    }
legends-event-arrested = { $cause_is ->
        [none] { $seat_is ->
            [you] The sheriff arrests you.
           *[other] The sheriff arrests { $seat }.
        }
        [you] You arrest { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } arrests you.
           *[other] { $cause } arrests { $seat }.
        }
    }
legends-event-robbed = { $seat_is ->
        [you] You rob { $target_is ->
            [none] the Man in Black
           *[other] { $target }
        }
       *[other] { $seat } robs { $target_is ->
            [none] the Man in Black
            [you] you
           *[other] { $target }
        }
    }: { $what ->
        [money] ${ $amount }.
        [nuggets] { $amount ->
            [one] a nugget.
           *[other] { $amount } nuggets.
        }
       *[nothing] neither money nor gold.
    }

## Events: poker

legends-event-poker_opened = { $seat_is ->
        [none] The Man in Black sits down to poker: { $space }.
        [you] You open a poker game: { $space }.
       *[other] { $seat } opens a poker game: { $space }.
    }
legends-event-poker_joined = { $seat_is ->
        [you] You sit down at the table.
       *[other] { $seat } sits down at the table.
    }
legends-event-dealer_drew = { $seat_is ->
        [you] You play the dealer and draw { $cards }.
       *[other] { $seat } plays the dealer and draws { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
legends-event-flop_shown = The flop: { $cards }. ${ $pot } in the pot.
legends-event-hand_shown = { $seat_is ->
        [none] Across the table lie
        [you] You show
       *[other] { $seat } shows
    } { $cards_count ->
        [0] no card
       *[other] { $cards }
    }: { $hand }.
legends-event-pot_won = { $seat_is ->
        [none] No player wins the pot of ${ $amount }: it goes to the bank.
        [you] { $shared ->
            [yes] You share the pot: ${ $amount } for you.
           *[no] You win the pot of ${ $amount }!
        }
       *[other] { $shared ->
            [yes] { $seat } shares the pot: ${ $amount }.
           *[no] { $seat } wins the pot of ${ $amount }.
        }
    }{ legends-decided }
legends-decided = { $decided ->
        [rank] {" "}Same combination: { $high } beats { $low }.
        [kicker] {" "}Same combination: beside it { $high } beats { $low }.
        [more] {" "}Otherwise equal: more cards win.
        [host] {" "}Equal hands: the tie goes to whoever opened the game.
        [dealer] {" "}Equal hands: the tie goes to the dealer.
       *[none] {""}
    }
legends-event-card_kept = { $seat_is ->
        [you] You take back { $card } ({ $by }).
       *[other] { $seat } takes back { $card } ({ $by }).
    }

## Events: stories and goals

legends-event-story_marked = { $seat_is ->
        [you] { $shifted ->
            [yes] You move a marker over to story { $deck }
           *[no] You contribute to story { $deck }
        }
       *[other] { $shifted ->
            [yes] { $seat } moves a marker over to story { $deck }
           *[no] { $seat } contributes to story { $deck }
        }
    } ({ $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }).
legends-event-story_resolved = Story { $deck }: { $story }. { $story_text } Contributors: { $contributors }.
legends-event-story_opened = { $condition_id ->
        [none] Story { $deck }: no story is left in this deck.
       *[other] Story { $deck } asks for: { $condition }.
    }
legends-event-goals_dealt = { $seat_is ->
        [you] { $goals_count ->
            [0] You have no goals.
           *[other] Your goals: { $goals }.
        }
       *[other] { $seat } gets { $count ->
            [one] a goal.
           *[other] { $count } goals.
        }
    }
legends-event-goal_claimed = { $seat_is ->
        [you] You complete a goal: { $goal }.
       *[other] { $seat } completes a goal: { $goal }.
    } { $goal_text }
legends-event-tokens_drawn = { $seat_is ->
        [you] { $values_count ->
            [0] The bag of legend tokens is empty.
           *[other] You draw legend tokens worth { $values } LP.
        }
       *[other] { $seat } draws { $count ->
            [one] a legend token.
           *[other] { $count } legend tokens.
        }
    }
legends-event-token_returned = { $seat_is ->
        [you] You put back a legend token of { $value } LP.
       *[other] { $seat } puts back a legend token.
    }

## Events: the Man in Black

legends-event-black_played = The Man in Black: { $black_card }. { $black_card_text }
legends-event-black_drew = The Man in Black draws fight cards { $fight_cards }.
legends-event-black_moved = The Man in Black rides { $way_count ->
        [one] 1 space
       *[other] { $way_count } spaces
    }: { $to }.
legends-event-black_gained = The Man in Black gains { $amount } LP (now { $lp }).

## Endings

legends-outcome-won = The West has its greatest legend.
legends-outcome-shared = More than one name, one legend: the victory is shared.
legends-outcome-man_in_black = Nobody knows his name, yet everybody speaks of the Man in Black: he wins.

## Questions

legends-ask-choose_character = Which character will you be?
    .other = { $player } chooses a character.
legends-ask-choose_start = Where do you start?
    .other = { $player } chooses where to start.
legends-ask-take_income = Which income do you take?
    .other = { $player } takes the income.
legends-ask-choose_gear = { $gear ->
        [mount] Which mount do you ride?
       *[weapon] Which weapon do you carry?
    }
    .other = { $gear ->
        [mount] { $player } chooses a mount.
       *[weapon] { $player } chooses a weapon.
    }
legends-ask-take_action = { $actions ->
        [0] No action left. Do you do anything else?
        [one] What do you do? 1 action left.
       *[other] What do you do? { $actions } actions left.
    }
    .other = { $player } acts ({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left).
legends-ask-may_use = { $thing_id ->
        [shootout] Do you start the fight anew with your Shootout?
        [fight_10] The foe's 10 can start the fight anew. Does it?
        [wild_bill_hickok] Do you take back one of the cards you played, at random?
        [yb_rowdy] Do you discard a poker card to move up to 3 spaces?
       *[other] Do you use it ({ $thing })?
    }
    .other = { $player } may make use of something ({ $thing }).
legends-ask-choose_way = Where do you move? Up to { $points ->
        [one] 1 space
       *[other] { $points } spaces
    } ({ $thing }).
    .other = { $player } moves up to { $points ->
        [one] 1 space
       *[other] { $points } spaces
    } ({ $thing }).
legends-ask-choose_effect = What do you choose ({ $thing })?
    .other = { $player } has a choice ({ $thing }).
legends-ask-choose_player = Whom does it concern ({ $thing })?
    .other = { $player } picks a player ({ $thing }).
legends-ask-lay_card = Which card do you lay face down?
    .other = { $player } lays a card.
legends-ask-may_react = The cards are shown. Do you react?
    .other = { $player } may react.
legends-ask-take_spoils = { $target_is ->
        [none] What do you take from the Man in Black?
       *[other] What do you take from { $target }?
    }
    .other = { $player } picks the spoils{ $target_is ->
        [none] { " " }from the Man in Black.
        [you] { " " }from you.
       *[other] { " " }from { $target }.
    }
legends-ask-discard_card = Which card do you discard ({ $thing })? { $left ->
        [one] One has to go.
       *[other] { $left } have to go.
    }
    .other = { $player } discards { $left ->
        [one] a card
       *[other] { $left } cards
    } ({ $thing }).
legends-ask-give_card = Which card do you give to { $target } ({ $thing })?
    .other = { $player } gives a card to { $target_is ->
        [you] you
       *[other] { $target }
    } ({ $thing }).
legends-ask-walk_sheriff = Where does the sheriff go? Up to { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
    .other = { $player } moves the sheriff up to { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
legends-ask-visit_shop = What do you buy or upgrade?
    .other = { $player } looks around the store.
legends-ask-may_reroll = Which die do you roll again, if any ({ $thing })?
    .other = { $player } may roll a die again ({ $thing }).
legends-ask-join_poker = A poker game! Do you join for $10?
    .other = { $player } may join the poker game.
legends-ask-play_hand = { $dealer_is ->
        [you] You play the dealer: which two cards are added to the flop?
       *[other] Which two cards do you add to the flop?
    }
    .other = { $player } chooses the cards for the flop{ $dealer_is ->
        [none] .
       *[other] { " " }(a game against the dealer).
    }
legends-ask-choose_story = Two stories are ready. Which is told first?
    .other = { $player } chooses which story is told first.
legends-ask-return_token = Which legend token do you put back? { $left ->
        [one] One has to go.
       *[other] { $left } have to go.
    }
    .other = { $player } puts back { $left ->
        [one] a legend token.
       *[other] { $left } legend tokens.
    }
legends-ask-choose_space = Which space ({ $thing })?
    .other = { $player } chooses a space ({ $thing }).
legends-ask-choose_item = Which item ({ $thing })?
    .other = { $player } chooses an item ({ $thing }).

## Options: set-up and the start of a turn

legends-option-become = { $character }
    .hint = { $character_text }
legends-option-start_at = Start here: { $space }
    .hint = Your figure begins the game here.
legends-option-income = Take { $income }
    .hint = { $income_id ->
        [cash] Money buys items, and legend points at the cabaret.
        [cards] Cards win fights and poker games, and many have actions of their own.
       *[both] A little of each.
    }
legends-option-wear = Choose: { $item }
    .hint = { $item_text } It serves you until your next turn, in fights on the others' turns too.

## Options: actions

legends-option-move = { $distance ->
        [0] Stay here
       *[other] { $via ->
            [back] Out and back: { $to }
           *[other] Move: { $to }
        }
    }
    .hint = { $via ->
        [back] You leave the space and come back to it, for 2 spaces.
       *[other] { $distance ->
            [0] You do not move.
            [one] 1 space away.
           *[other] { $distance } spaces away.
        }
    }{ $via ->
        [mesa] { " " }The way leads through a mesa and heals a wound.
       *[other] { "" }
    }
legends-option-play_action = Play { $card }
    .hint = { $card_text }
legends-option-play_reaction = React with { $card }
    .hint = { $card_text } It costs no action.
legends-option-use_item = Use your item: { $item }
    .hint = { $item_text }
legends-option-use_ability = Use your ability ({ $character })
    .hint = { $character_text }
legends-option-fight = { $fight_id ->
        [duel] Challenge { $target } to a duel
        [arrest] Arrest { $target }
       *[robbery] Rob { $target }
    }
    .hint = { $cards ->
        [0] { $target } has no card and must surrender.
        [one] { $target } has 1 card.
       *[other] { $target } has { $cards } cards.
    } { $fight_id ->
        [duel] Winning brings 2 LP.
        [arrest] Winning brings a marshal point; { $target } loses all wanted points and half of money and nuggets.
       *[robbery] Winning brings a wanted point and half of the money or of the nuggets, and the cattle.
    } You win ties; the loser takes a wound and draws a card.
legends-option-fight_black = { $fight_id ->
        [duel] Challenge the Man in Black to a duel
       *[robbery] Rob the Man in Black
    }
    .hint = He draws 3 fight cards and plays the highest, your card counts 1 less, and he wins ties. { $fight_id ->
        [duel] Winning brings 2 LP.
       *[robbery] Winning brings a wanted point and $60 or 2 nuggets.
    }
legends-option-work = Work
    .hint = An honest $10.
legends-option-prospect = Prospect for gold
    .hint = You roll two dice: half the faces are nuggets, two more bring $10, one is gravel.
legends-option-deposit = Deposit { $nuggets ->
        [0] { $fools ->
            [one] Fool's Gold
           *[other] { $fools } cards of Fool's Gold
        }
        [one] { $fools ->
            [0] a nugget
            [one] a nugget and Fool's Gold
           *[other] a nugget and { $fools } cards of Fool's Gold
        }
       *[other] { $fools ->
            [0] { $nuggets } nuggets
            [one] { $nuggets } nuggets and Fool's Gold
           *[other] { $nuggets } nuggets and { $fools } cards of Fool's Gold
        }
    }
    .hint = { $fools ->
        [0] $20 and 1 LP for each.
       *[other] $20 and 1 LP for each. Fool's Gold counts as a nugget and is discarded.
    }
legends-option-rob_bank = Rob the bank
    .hint = You fight the guard, who has 3 fight cards. Winning brings $80 and 3 wanted points, losing 1 wanted point. Once a turn.
legends-option-heal = See the doctor
    .hint = For $10 { $wounds ->
        [one] your wound heals and you draw a poker card.
       *[other] your { $wounds } wounds heal and you draw { $wounds } poker cards.
    }
legends-option-revel = Spend ${ $money } at the cabaret
    .hint = The whole town hears of it: { $lp } LP.
legends-option-shop = Visit the store
    .hint = Buy and upgrade as much as you can pay for, all with one action.
legends-option-acquire = Take { $cattle } cattle
    .hint = A hidden token: driven to the station it brings a marshal point, rustled to the other ranch a wanted point, and its bonus.
legends-option-play_poker = Play poker
    .hint = A stake of $10, and you draw a card. The house adds $50; winning brings you a point as well.
legends-option-drive = Deliver your cattle at the station
    .hint = A marshal point and { $token }. It costs no action.
legends-option-rustle = Sell your rustled cattle here
    .hint = A wanted point and { $token }. It costs no action. A marshal loses all marshal points.
legends-option-contribute = Contribute to story { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : you { $pay }
    }
    .hint = You put a marker on it and share in its reward when the story is told. Once a turn, no action.
legends-option-shift = Move a marker over to story { $deck }{ $pay_count ->
        [0] { "" }
       *[other] : you { $pay }
    }
    .hint = Both your markers lie out already: one of the other story comes over. Once a turn, no action.
legends-option-claim = Complete a goal: { $goal }{ $pay_count ->
        [0] { "" }
       *[other] ; you { $pay }
    }
    .hint = { $goal_text } You show it and draw legend tokens. No action.
legends-option-end_turn = End your turn
    .hint = Actions left are lost. Ready stories are told, and you discard down to your hand limit.

## Options: inside a rule

legends-option-use = Yes
    .hint = { $question ->
        [may_use] { $asked_thing_id ->
            [fight_10] The fight starts anew, and whoever fights the foe draws a poker card.
           *[other] { $asked_thing_text ->
                [none] You use it.
               *[other] { $asked_thing_text }
            }
        }
       *[other] You do it.
    }
legends-option-pass = { $question ->
        [may_react] No reaction
        [join_faro] Stay out of it
        [place_marker] No second bet
        [join_poker] Stay out of it
        [may_reroll] Keep the dice
       *[other] No
    }
    .hint = { $question ->
        [may_react] The cards stay as they are.
        [join_faro] You watch.
        [place_marker] One bet is enough.
        [join_poker] You keep your $10.
        [may_reroll] You take what the dice show.
       *[other] Nothing happens.
    }
legends-option-lay = Lay { $card }
    .hint = { $card_text }
legends-option-surrender = Surrender
    .hint = The attacker wins at once. You keep your cards, take the loser's wound and draw a card.
legends-option-lay_foe = Play fight card { $fight_card }
    .hint = { $fight_card_text }
legends-option-spoils = { $what ->
        [money] { $cattle ->
            [yes] ${ $amount } and the cattle
           *[no] ${ $amount }
        }
        [nuggets] { $amount ->
            [one] { $cattle ->
                [yes] A nugget and the cattle
               *[no] A nugget
            }
           *[other] { $cattle ->
                [yes] { $amount } nuggets and the cattle
               *[no] { $amount } nuggets
            }
        }
       *[nothing] { $cattle ->
            [yes] Only the cattle
           *[no] Nothing
        }
    }
    .hint = { $what ->
        [nothing] You leave money and gold alone.
       *[other] Your rival loses it all, even what you have no room for.
    }
legends-option-discard = Discard { $card }
    .hint = { $card_text }
legends-option-give = Give { $card }
    .hint = { $card_text }
legends-option-alternative = { $effects_count ->
        [0] Choice { $number }
       *[other] You { $effects }
    }
    .hint = Only what you choose happens.
legends-option-pick_player = { $target_is ->
        [you] You
       *[other] { $target }
    }
    .hint = It concerns { $target_is ->
        [you] you.
       *[other] { $target }.
    }
legends-option-pick_black = The Man in Black
    .hint = It concerns him.
legends-option-sheriff_to = { $distance ->
        [0] He stays: { $space }
       *[other] To: { $space }
    }
    .hint = { $distance ->
        [0] The sheriff does not move.
        [one] 1 space. An outlaw there has to fight him.
       *[other] { $distance } spaces. An outlaw there has to fight him.
    }
legends-option-pick_space = { $space }
    .hint = You choose this space.
legends-option-pick_item = { $price ->
        [0] Choose: { $item }
       *[other] Choose: { $item } for ${ $price }
    }
    .hint = { $item_text }
legends-option-buy = Buy for ${ $price }: { $item }{ $wear ->
        [yes] { " " }(use it at once)
       *[no] { "" }
    }
    .hint = { $item_text }
legends-option-upgrade = Upgrade for ${ $price }: { $item }
    .hint = Its better side, worth legend points at the end of the game.
legends-option-leave = Leave the store
    .hint = You have all you want.
legends-option-reroll_die = Roll again: { $face }
    .hint = Die { $die } is rolled again in place of what it shows.
legends-option-join = { $question ->
        [join_faro] Play as well
       *[other] Join for $10
    }
    .hint = { $question ->
        [join_faro] You bet $10 or $20 on one or two values, as far as your money goes.
       *[other] You draw a card and play for the whole pot.
    }
legends-option-play_cards = { $cards_count ->
        [0] No card: { $hand }
       *[other] { $cards }: { $hand }
    }
    .hint = Together with the flop this makes: { $hand }.
legends-option-tell_story = Story { $deck }
    .hint = It is told first, the other one after it.
legends-option-put_back = A token of { $value } LP
    .hint = It goes back into the bag.

## Choices before the game

legends-variant-length = Length
    .text = The LP that start the final phase: 15, 20 or 25.
legends-variant-goals = Goals
    .text = Every character has three hidden goals that bring legend tokens.
legends-variant-first_game = First game
    .text = Simpler: short, without goals and cattle, with one deck of 20 stories and four named characters.
legends-variant-deal = Characters
    .text = Two are dealt and one is kept, one is dealt at random, or everybody chooses in turn.
legends-variant-difficulty = Man in Black
    .text = In a game for two, the LP he starts with: 0, 2 or 4.
legends-variant-rules = Rules
    .text = Where the editions differ: this table's own reading, or that of the Czech, Ukrainian or Russian edition.
legends-variant-legend_tokens = Legend tokens
    .text = How many of 1, 2 and 3 LP are in the bag: 9, 6 and 3 (Czech) or 6, 9 and 3 (Ukrainian).
legends-variant-must_use_all_actions = All actions
    .text = Every action must be used as long as one is possible.
legends-variant-surrender_wound = Wound for surrender
    .text = Whoever surrenders takes the loser's wound and draws a card.
legends-variant-before_fight_timing = Before a fight
    .text = Effects before a fight come before any card is laid, or once both are.
legends-variant-arrest_moves_sheriff = Sheriff at arrests
    .text = After an arrest by a player the sheriff goes to his office too.
legends-variant-hands_up = Stick 'Em Up
    .text = By how much it lowers the rival's card.
legends-variant-hands_up_per_fight = Stick 'Em Up per fight
    .text = How many of them a player may use in one fight; 0 is any number.
legends-variant-sheriff_discard = Card for the sheriff
    .text = When he comes, who discards a card: every outlaw there, or the one to be arrested.
legends-variant-sheriff_player = The sheriff's cards
    .text = Who plays his fight cards.
legends-variant-dealer_tie = Tie with the dealer
    .text = Who wins it at poker.
legends-variant-outlaw_cattle_drive = Outlaws drive cattle
    .text = An outlaw may deliver cattle at the station, for the bonus without the point.
legends-variant-top_poker_hand = Highest hand
    .text = Which of the two beats the other at poker.
legends-variant-kickers = Kickers
    .text = Cards outside the combination break ties at poker.
legends-variant-low_ace = Low ace
    .text = An ace may be low in a straight.
legends-variant-living_legend = Living Legend
    .text = What the ace gives as an action.
legends-variant-strict_supply = Limited supply
    .text = Money and nuggets are limited to what is in the box.
legends-variant-black_fight_text = His fight cards
    .text = The text of the Man in Black's fight card takes effect.

## Why a hint says so

legends-hint-points = It brings more legend points.
legends-hint-money = It brings more money.
legends-hint-wounds = You take fewer wounds.
legends-hint-cards = You have more poker cards afterwards.
legends-hint-goods = You have more nuggets and cattle afterwards.
