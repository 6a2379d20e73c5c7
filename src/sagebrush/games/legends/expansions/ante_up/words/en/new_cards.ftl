### Ante Up: the five pairs of poker cards that replace others.

legends-ask-choose_fight = Whom do you fight, and how?
    .other = { $player } picks whom to fight.
legends-ask-buy_on_the_way = Which one thing do you buy or upgrade, ${ $money } cheaper?
    .other = { $player } buys something on the way.
