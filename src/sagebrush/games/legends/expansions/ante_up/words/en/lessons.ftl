### What is said in the guided game with Ante Up. `.why` is told to whoever chooses something else at that step.

legends-lesson-ante_up = Beyond the mountains
    .text = For those who know the base game: rob the train, open up a frontier, play faro.
legends-lesson-ante_up-intro = Ante Up adds a second board with a town of its own, Buzzard Gulch, a train, frontiers, events and games of chance. Everything you know from the base game stays as it is.
legends-lesson-ante_up-become = Eight more characters are in the box. Today you are the Sundance Kid, an outlaw with an eye for trains.
    .why = Take the Sundance Kid this time.
legends-lesson-ante_up-board = The Sundance Kid starts on mountain pass A. A Move action that begins on a pass takes you to its other end, and is over there. Two events have already put a high roller at the saloon and the train nearby.
legends-lesson-ante_up-income = The train moves on at the start of every turn, before the income; now it stands at the station of Buzzard Gulch. Take 2 cards.
    .why = Take 2 cards: you will need them.
legends-lesson-ante_up-ride = First action: ride 2 spaces towards the station. The space with a number is a frontier; we will come back to it.
    .why = Ride to the frontier beside the station.
legends-lesson-ante_up-train = Second action: on to the train, 1 space away. Wherever the train stands there is a location.
    .why = Ride to the station, where the train stands.
legends-lesson-ante_up-rob = Robbing the train is an action, once a turn. You draw a train card: some have guards to fight, as at the bank, others do not. Win or take what it promises!
    .why = Rob the train.
legends-lesson-ante_up-end = A friendly brakeman: no guards, $30 and a wanted point! All actions are used up. End your turn.
legends-lesson-ante_up-income_again = The train has left while the others played: it goes on with everybody's turn. Take $20.
    .why = Take the $20 this time.
legends-lesson-ante_up-back = From a station you may also go by rail within a Move action: $10, and you go on from the other station. Not today: back to the frontier.
    .why = Back to the frontier, 1 space away.
legends-lesson-ante_up-frontier = A frontier is opened with poker cards worth as much as the number of the space and that of the token, here 6 and 7. Face cards count 10, an ace 11. Open it up!
    .why = Open up the frontier.
legends-lesson-ante_up-pay = Discard cards worth 13 together. Begin with Payday, a five.
    .why = Begin with Payday.
legends-lesson-ante_up-pay_more = 8 more: any of your other cards is enough. What is paid too much is lost.
    .why = Discard one of the others.
legends-lesson-ante_up-to_saloon = The token is turned over: 2 LP and $20, and nothing takes its place. Third action: to the saloon of Buzzard Gulch, next door.
    .why = Go to the saloon of Buzzard Gulch.
legends-lesson-ante_up-end_again = The high roller here can be challenged to a game of poker for $20, without company. Poker won in your own turn brings 1 LP or a gambler point. End your turn.
legends-lesson-ante_up-income_cards = Gamblers have a track of their own: money, cards, LP and, further on, legend tokens, which count at the end. Take 2 cards.
    .why = Take 2 cards this time.
legends-lesson-ante_up-faro = The quickest way along that track is faro, one game a turn. Whoever is in the town may join, and then you get $10. Play!
    .why = Play faro.
legends-lesson-ante_up-bet = Four fight cards are drawn, three of them shown: 9, 5 and king. { $seat1 } has bet on the 9. Put $20 on it, too; nothing is paid yet.
    .why = Bet $20 on the 9.
legends-lesson-ante_up-second_bet = You may bet on a second value: $10 on the 5. Then the four cards are shuffled. Whatever comes first loses, the second pays what was bet, the third three times as much.
    .why = Bet $10 on the 5.
legends-lesson-ante_up-track = A 2 came first, on which nobody had bet, and then the 9: $20 and a gambler point for you. The first space of the track brings $10 or a card, as you like.
legends-lesson-ante_up-leave = Your $10 on the 5 still lies there. Take it back without loss, or leave it for the third card: the 5 and the king are left. Be bold, leave it!
    .why = Leave it there this time.
legends-lesson-ante_up-event = The 5! Three times $10 and another gambler point, which brought 1 LP, your fifth. Whoever is first to reach a marker on a track causes an event: it was carried out at once.
legends-lesson-ante_up-ability = And with 5 LP your ability works: once a turn, as an action, you jump on the train wherever it is.
legends-lesson-ante_up-roads = Besides there are longhorns to be driven, renegades and claim jumpers to be fought, a trading post, and an office of the marshal: arrests lead to the nearer one.
legends-lesson-ante_up-free = Who is furthest along the gambler track at the end has 1 LP more. You have 2 actions left: play on as you like!

## What the guide says afterwards, while the learner plays on

web-lesson-legends-faro = Of four cards three are shown before the bets. Whatever comes first loses, the second pays what was bet, the third three times as much.
web-lesson-legends-markers = The third card pays three times the bet, and every marker it does not hit is lost. What you take back costs nothing.
web-lesson-legends-frontier = A frontier is paid for in values of cards. Low cards add up too: keep the high ones for fights.
