### BANG!: what happens, what is asked and what can be answered.
### `$x_is` tells whether a player is the reader (you), the subject again (self), nobody (none) or somebody else (other).

## Events

bang-event-character_taken = { $seat_is ->
        [you] You are { $character }
       *[other] { $seat } is { $character }
    } ({ $life ->
        [one] 1 life
       *[other] { $life } lives
    }).
bang-event-turn_started = { $seat_is ->
        [you] Your turn.
       *[other] { $seat } has the turn.
    }
bang-event-turn_ended = { $seat_is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
bang-event-cards_drawn = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards_count ->
        [0] { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $cards }.
    }
bang-event-card_moved = { $card } moves from { $seat_is ->
        [you] you
       *[other] { $seat }
    } to { $to_is ->
        [you] you
       *[other] { $to }
    } ({ $by }).
bang-event-card_shown = { $seat_is ->
        [you] You show { $card }.
       *[other] { $seat } shows { $card }.
    }
bang-event-cards_looked_at = { $seat_is ->
        [you] You look at the top cards
       *[other] { $seat } looks at the top cards
    } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }){ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
bang-event-card_returned = { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } back on top.
bang-event-card_taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } { $owner_is ->
        [you] from you
        [self] from the cards in play
       *[other] from { $owner }
    } ({ $by }).
bang-event-cards_inherited = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] the only card
       *[other] all { $count } cards
    } { $dead_is ->
        [you] you leave behind
       *[other] { $dead } leaves behind
    }{ $in_play_count ->
        [0] { "" }
       *[other] ; from play: { $in_play }
    }{ $cards_count ->
        [0] .
       *[other] ; from the hand: { $cards }.
    }
bang-event-card_from_pile = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the discard pile.
bang-event-card_played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }{ $name_is ->
        [other] { " " }as { $name }
       *[self] { "" }
    }{ $target_is ->
        [none] .
        [you] { " " }on you.
        [self] { $seat_is ->
            [you] { " " }on yourself.
           *[other] { " " }on themselves.
        }
       *[other] { " " }on { $target }.
    }
bang-event-effect_repeated = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card } to repeat { $name }{ $target_is ->
        [none] .
        [you] { " " }on you.
        [self] { $seat_is ->
            [you] { " " }on yourself.
           *[other] { " " }on themselves.
        }
       *[other] { " " }on { $target }.
    }
bang-event-card_used = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } { $card }{ $target_is ->
        [none] .
        [you] { " " }on you.
        [self] { $seat_is ->
            [you] { " " }on yourself.
           *[other] { " " }on themselves.
        }
       *[other] { " " }on { $target }.
    }
bang-event-card_placed = { $owner_is ->
        [you] { $card } now lies in front of you.
        [self] { $seat_is ->
            [you] { $card } now lies in front of you.
           *[other] { $card } now lies in front of { $seat }.
        }
       *[other] { $card } now lies in front of { $owner }.
    }
bang-event-card_discarded = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }{ $by_id ->
        [phase_3] { " " }at the end of the turn.
        [elimination] .
        [penalty] { " " }as a penalty.
       *[other] { $by_is ->
            [self] .
           *[other] { " " }({ $by }).
        }
    }
bang-event-check_made = { $seat_is ->
        [you] You make a draw check
       *[other] { $seat } makes a draw check
    } for { $by }: { $cards_count ->
        [one] { $card }.
       *[other] { $cards }; what counts is { $card }.
    }
bang-event-check_voided = { $cards }: this does not count; { $seat_is ->
        [you] you make the draw check for { $by } again.
       *[other] { $seat } makes the draw check for { $by } again.
    }
bang-event-deck_shuffled = The discard pile is shuffled and becomes the deck ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
bang-event-store_opened = { $seat_is ->
        [you] You open the General Store
       *[other] { $seat } opens the General Store
    }: { $cards }.
bang-event-store_picked = { $seat_is ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
bang-event-card_put_down = { $seat_is ->
        [you] You put down { $card }.
       *[other] { $seat } puts down { $card }.
    }
bang-event-card_given = { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } to { $to_is ->
        [you] you.
       *[other] { $to }.
    }
bang-event-card_buried = { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } { $card_id ->
        [none] a card
       *[other] { $card }
    } face down on the deck.
bang-event-hand_opened = { $seat_is ->
        [you] Everybody sees your hand
       *[other] Everybody sees the hand of { $seat }
    }: { $cards_count ->
        [0] it is empty.
       *[other] { $cards }.
    }
bang-event-card_cancelled = { $seat_is ->
        [you] You escape: { $name } has no effect on you.
       *[other] { $seat } escapes: { $name } has no effect.
    }
bang-event-shot_fired = { $seat_is ->
        [none] A shot is fired
        [you] You shoot
       *[other] { $seat } shoots
    } at { $target_is ->
        [you] you
        [self] { $seat_is ->
            [you] yourself
           *[other] themselves
        }
       *[other] { $target }
    } ({ $by }).
bang-event-shot_cancelled = { $target_is ->
        [you] The shot misses you.
       *[other] The shot misses { $target }.
    }
bang-event-shot_diverted = { $target_is ->
        [you] You turn the shot aside
       *[other] { $target } turns the shot aside
    }; now it is aimed at { $to_is ->
        [you] you.
       *[other] { $to }.
    }
bang-event-unaffected = { $seat_is ->
        [you] { $by } has no effect on you.
       *[other] { $by } has no effect on { $seat }.
    }
bang-event-ability_used = { $seat_is ->
        [you] You use the ability of { $ability }.
       *[other] { $seat } uses the ability of { $ability }.
    }
bang-event-ability_copied = { $seat_is ->
        [you] You now have
       *[other] { $seat } now has
    } the ability of { $owner_is ->
        [you] { $ability }, your character.
       *[other] { $ability }, the character of { $owner }.
    }
bang-event-abilities_dealt = { $seat_is ->
        [you] You now have these abilities as well
       *[other] { $seat } now has these abilities as well
    }: { $abilities }.
bang-event-life_lost = { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount ->
        [one] a life
       *[other] { $amount } lives
    } ({ $by }; lives: { $life }).
bang-event-life_gained = { $amount ->
        [0] { $seat_is ->
            [you] You already have all your lives
           *[other] { $seat } already has all lives
        }
       *[other] { $seat_is ->
            [you] You regain
           *[other] { $seat } regains
        } { $amount ->
            [one] a life
           *[other] { $amount } lives
        }
    } ({ $by }; lives: { $life }).
bang-event-player_eliminated = { $cause_is ->
        [none] { $seat_is ->
            [you] You are killed.
           *[other] { $seat } is killed.
        }
        [self] { $seat_is ->
            [you] You are killed.
           *[other] { $seat } is killed.
        }
        [you] You kill { $seat }.
       *[other] { $seat_is ->
            [you] { $cause } kills you.
           *[other] { $cause } kills { $seat }.
        }
    } Role: { $role }.
bang-event-player_spared = { $seat_is ->
        [you] You spare
       *[other] { $seat } spares
    } { $other_is ->
        [you] you
        [self] { $seat_is ->
            [you] yourself
           *[other] themselves
        }
       *[other] { $other }
    }: no effect there ({ $by }).
bang-event-player_returned = { $seat_is ->
        [you] You are back in the game
       *[other] { $seat } is back in the game
    } { $life ->
        [0] { $by_id ->
            [shadow_gunslingers] as a shadow, without lives
           *[other] as a ghost, without lives
        }
       *[other] (lives: { $life })
    }.
bang-event-ghost_stayed = { $seat_is ->
        [you] You have no life left and stay in the game all the same
       *[other] { $seat } has no life left and stays in the game all the same
    } ({ $by }).
bang-event-next_turn_lost = { $seat_is ->
        [you] You will lose your next turn.
       *[other] { $seat } will lose the next turn.
    }
bang-event-turn_skipped = { $seat_is ->
        [you] Your turn is skipped.
       *[other] The turn of { $seat } is skipped.
    }
bang-event-places_changed = { $seat_is ->
        [you] You change places with { $other }.
       *[other] { $other_is ->
            [you] { $seat } changes places with you.
           *[other] { $seat } changes places with { $other }.
        }
    }
bang-event-roles_dealt = Roles are shuffled and dealt anew: { $seats }.
bang-event-role_turned = { $seat_is ->
        [you] Your role lies face up: { $role }.
       *[other] The role of { $seat } lies face up: { $role }.
    }
bang-event-player_left = { $seat_is ->
        [you] You are out of the game again.
       *[other] { $seat } is out of the game again.
    }
bang-event-reward_paid = { $seat_is ->
        [you] Your reward for killing { $dead }
       *[other] { $dead_is ->
            [you] The reward of { $seat } for killing you
           *[other] The reward of { $seat } for killing { $dead }
        }
    }: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
bang-event-penalty_paid = { $seat_is ->
        [you] The Deputy { $dead } dies by your hand: you lose all your cards.
       *[other] { $dead_is ->
            [you] { $seat }, the Sheriff, has killed you, a Deputy, and loses all cards.
           *[other] { $seat }, the Sheriff, has killed the Deputy { $dead } and loses all cards.
        }
    }
bang-event-dynamite_exploded = { $seat_is ->
        [you] The Dynamite in front of you explodes!
       *[other] The Dynamite in front of { $seat } explodes!
    }
bang-event-dynamite_passed = { $card } moves on from { $seat_is ->
        [you] you
       *[other] { $seat }
    } to { $to_is ->
        [you] you.
       *[other] { $to }.
    }
bang-event-jail_checked = { $escaped ->
        [yes] { $seat_is ->
            [you] You escape from Jail.
           *[other] { $seat } escapes from Jail.
        }
       *[no] { $seat_is ->
            [you] You stay in Jail and lose this turn.
           *[other] { $seat } stays in Jail and loses this turn.
        }
    }
bang-event-stick_moved = { $seat_is ->
        [you] You now hold the stick of dynamite.
       *[other] { $seat } now holds the stick of dynamite.
    }
bang-event-event_turned = { $occasion } comes into force: { $occasion_text }
bang-event-event_used = { $seat_is ->
        [you] You make use of { $occasion }.
       *[other] { $seat } makes use of { $occasion }.
    }
bang-event-goal_changed = From now on only the last one alive wins.
bang-event-game_won = { $outcome } { $winners_is ->
        [you] Victory is yours! Winners: { $winners }.
       *[other] Winners: { $winners }.
    }

## Endings

bang-outcome-law = The law has won.
bang-outcome-outlaws = The Outlaws have won.
bang-outcome-renegade = The Renegade has won.
bang-outcome-deputy = The Deputy has won.
bang-outcome-outlaw = The Outlaw has won.

## Questions

bang-ask-choose_character = Which of your characters will you be?
    .other = { $player } chooses a character.
bang-ask-play_cards = What do you play?
    .other = { $player } plays.
bang-ask-discard_excess = Your hand is too large: discard { $left ->
        [one] a card.
       *[other] { $left } cards. Which one first?
    }
    .other = { $player } discards cards above the hand limit.
bang-ask-choose_source = { $ability }: where do you take the card from?
    .other = { $player } chooses how to draw ({ $ability }).
bang-ask-return_card = Which card goes back on top? { $left ->
        [one] You return one card.
       *[other] You return { $left } cards.
    }
    .other = { $player } chooses which cards to keep.
bang-ask-give_card = { $to_is ->
        [you] { $ability }: which card do you take?
       *[other] { $ability }: which card do you give to { $to }?
    }
    .other = { $player } chooses a card for { $to_is ->
        [you] you
       *[other] { $to }
    } ({ $ability }).
bang-ask-defend = { $shooter_is ->
        [none] You are shot at
        [you] You shoot at yourself
       *[other] { $shooter } shoots at you
    } ({ $by }). { $needed ->
        [0] How do you answer? Nothing cancels it.
        [one] How do you answer?
       *[other] How do you answer? You need { $needed } Missed! effects.
    }
    .other = { $player } may answer the shot { $shooter_is ->
        [none] ({ $by }).
        [you] you fire ({ $by }).
       *[other] of { $shooter } ({ $by }).
    }{ $needed ->
        [0] { " " }Nothing cancels it.
        [one] { "" }
       *[other] { " " }Missed! effects needed: { $needed }.
    }
bang-ask-discard_bang = { $by } by { $opponent }: do you discard a BANG! card?
    .other = { $player } may discard a BANG! card ({ $by } by { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }).
bang-ask-last_chance = { $by }: you are about to be killed{ $cause_is ->
        [none] { "" }
       *[other] { " " }by { $cause }
    }. Do you save yourself? Lives needed: { $needed }.
    .other = { $player } is about to be killed ({ $by }{ $cause_is ->
        [none] { "" }
       *[other] , { $cause }
    }). Lives needed: { $needed }.
bang-ask-choose_their_card = { $by }: which card of { $owner_is ->
        [you] yours?
       *[other] { $owner }?
    }
    .other = { $player } chooses a card of { $owner_is ->
        [you] yours
       *[other] { $owner }
    } ({ $by }).
bang-ask-pick_from_store = Which of the cards do you take?
    .other = { $player } takes one of the cards turned up.
bang-ask-choose_checked = Draw check for { $by }: which card counts?
    .other = { $player } chooses the card that counts ({ $by }).
bang-ask-pay_card = { $by }: discard { $left ->
        [one] a card.
       *[other] { $left } cards. Which one first?
    }
    .other = { $player } chooses what to discard ({ $by }).
bang-ask-aimed = { $user } plays { $name } on you. Do you do something about it?
    .other = { $player } may do something against { $name }, played by { $user_is ->
        [you] you.
       *[other] { $user }.
    }
bang-ask-any_time = Before { $by }: do you use your ability?
    .other = { $player } may act before { $by }.
bang-ask-may_use = Do you use the ability of { $ability }?
    .other = { $player } may use the ability of { $ability }.
bang-ask-choose_copied = Whose ability do you have until your next turn?
    .other = { $player } chooses an ability to copy.
bang-ask-choose_top = Which card ends on top of the discard pile?
    .other = { $player } chooses the top card of the discard pile.
bang-ask-share_cards = Which of the cards that { $dead } leaves behind do you take?
    .other = { $player } takes one of the cards that { $dead_is ->
        [you] you leave behind.
       *[other] { $dead } leaves behind.
    }

## Options

bang-option-play = { $target_is ->
        [none] Play { $card }
        [you] Play { $card } on yourself
       *[other] Play { $card } on { $target }
    }
    .hint = { $card_text }
bang-option-play_as = { $target_is ->
        [none] Play { $card } as { $name }
        [you] Play { $card } as { $name } on yourself
       *[other] Play { $card } as { $name } on { $target }
    }
    .hint = { $name_text }
bang-option-use_card = { $target_is ->
        [none] Use { $card }
        [you] Use { $card } on yourself
       *[other] Use { $card } on { $target }
    }
    .hint = { $card_text }
bang-option-use_ability = Use the ability of { $ability }{ $card_id ->
        [none] { "" }
       *[other] { " " }with { $card }
    }{ $target_is ->
        [none] { "" }
        [you] { " " }on yourself
       *[other] { " " }on { $target }
    }
    .hint = { $ability_text }
bang-option-end_turn = End your turn
    .hint = You play nothing more. If you hold too many cards, you discard down to your limit.
bang-option-answer = { $question ->
        [discard_bang] Discard { $card }
       *[other] Use { $card }
    }
    .hint = { $question ->
        [defend] It counts as a Missed! effect.
        [save_card] It counts as a Missed! effect.
        [discard_bang] You discard it instead of losing a life.
        [aimed] It has no effect on you then.
        [last_chance] You regain life before it is too late.
       *[other] { $card_text }
    }
bang-option-answer_in_play = Use { $card } in front of you
    .hint = { $card_text }
bang-option-answer_by_ability = Use the ability of { $ability }
    .hint = { $ability_text }
bang-option-decline = { $question ->
        [defend] Let it hit
        [discard_bang] Lose a life
        [last_chance] Accept your fate
        [aimed] Let it happen
        [save_life] Stay out of it
        [be_a_blood_brother] Keep your lives
        [may_shoot] Draw as usual
       *[other] Do not use it
    }
    .hint = { $question ->
        [defend] You do nothing more against this shot, and it hits you.
        [discard_bang] You keep your cards and lose a life.
        [last_chance] You are out of the game.
        [aimed] It takes effect.
        [save_life] The loss stands unless somebody else steps in.
        [may_shoot] You shoot at nobody.
       *[other] Nothing happens.
    }
bang-option-accept = Use the ability
    .hint = Your ability takes effect now.
bang-option-become = { $character }
    .hint = { $character_text }
bang-option-pick = { $question ->
        [discard_excess] Discard { $card }
       *[other] { $card }
    }
    .hint = { $question ->
        [discard_excess] You discard it.
        [discard_in_play] You discard it.
        [trade_cards] You discard it.
        [pay_station] You discard it.
        [trade_at_station] You discard it.
        [give_up_card] You discard it.
        [give_up_in_play] You discard it.
        [discard_railcar] You discard it.
        [discard_by_map] You discard it.
        [pay_bandidos] You discard it.
        [put_down] You put it face down.
        [pass_left] The player on your left gets it.
        [pay_card] You discard it as the price.
        [return_card] It goes back on top, where it lay.
        [give_card] That player gets it.
        [choose_checked] It counts for the draw check; all cards turned up are discarded.
        [choose_top] Everybody sees it on top of the discard pile.
        [choose_their_card] It lies in play, in front of its owner.
        [choose_source] You take it into your hand.
        [pick_from_store] You take it into your hand.
        [share_cards] You take it into your hand.
       *[other] { $card_text }
    }
bang-option-from_hand = { $seat_is ->
        [you] A random card from your hand
       *[other] A random card from the hand of { $seat }
    }
    .hint = Chance decides which one.
bang-option-from_deck = Draw as usual
    .hint = Your cards come from the deck, or from wherever an event has you draw.
bang-option-from_discard_pile = Take the top card of the discard pile
    .hint = You take it instead of your first card from the deck.
bang-option-copy = The ability of { $seat }
    .hint = You have the ability of that player's character besides your own until your next turn.

## Why not

bang-why-bang-limit = You may play no more BANG! cards in this turn.
bang-why-beer-too-few = Beers are played only if they bring you above zero lives, and you do not have enough of them.
bang-why-beer-two-left = With only two players left a Beer heals nobody.
bang-why-belle-star = In Belle Star's turn cards in front of other players have no effect.
bang-why-immune = Nobody in reach can be affected by this card.
bang-why-just-played = It was played in this turn and can be used only in a later one.
bang-why-no-cards-there = Nobody has a card for it to take or discard.
bang-why-no-target = There is nobody to play it on.
bang-why-nobody-to-jail = Nobody can be put in Jail: the Sheriff never, and nobody twice.
bang-why-not-a-bang = Only a BANG! card helps here.
bang-why-not-a-beer = Only a Beer helps against the last hit.
bang-why-not-a-missed = This card does not give a Missed! effect.
bang-why-nothing-cancels = This shot cannot be cancelled by anything.
bang-why-nothing-to-discard = It needs another card from your hand to discard.
bang-why-only-from-play = A green card helps only once it lies in front of you.
bang-why-only-when-shot-at = It is used only when somebody shoots at you.
bang-why-same-name = You already have a card of this name in play.
bang-why-same-weapon = This very weapon is already in play in front of you.
bang-why-too-far = Nobody is near enough.

## Choices before the game

bang-variant-characters = Characters by seat
    .text = Names the character of each seat in turn; "random" or nothing leaves it to chance.
bang-variant-keep_characters = Kept characters
    .text = Names, by seat, the character that a survivor of the last game keeps; "random" for everybody else.
bang-variant-sheriff = Seat of the Sheriff
    .text = The seat that is the Sheriff this time, counted from 1; 0 deals this role like the others.
bang-variant-two_characters = Two characters to choose from
    .text = Everybody is dealt two characters and keeps one of them.
bang-variant-no_book_cards = No book cards
    .text = Leaves out the cards whose text has to be looked up, for a first game.

## Why a hint says so

bang-hint-alive = You are likelier to stay in the game.
bang-hint-life = You keep more life points.
bang-hint-friends = Your side keeps more life points.
bang-hint-foes = Your opponents lose more life points.
bang-hint-assets = You have more cards afterwards.
