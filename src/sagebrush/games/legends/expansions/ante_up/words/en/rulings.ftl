# Rulings of Ante Up.

## Sections

legends-section-ante_up_turn = Ante Up: set-up, turn and arrests
legends-section-ante_up_places = Ante Up: places, travel and the train
legends-section-ante_up_events = Ante Up: events and who waits on the boards

## Rulings

LEG-529 = Set-up, in this order: one event for every two players, rounded up, without the sheriff's walk; frontier tokens; characters and figures; sheriff; bandits. An event token on a space where a figure starts is removed.
LEG-440 = A turn starts with its start effects, then the train moves to its next destination, then come income and the choice of mount and weapon.
LEG-536 = The train moves one checkpoint at the start of every player's turn, through 8 checkpoints in a ring.
LEG-441 = An arrest, by a player or by the sheriff, also takes the longhorn.
LEG-442 = An arrest leads to the marshal's office where that is nearer than the sheriff's.
LEG-443 = Of fights won against players only a duel brings 2 LP.
LEG-444 = Frontier: one action discards poker cards worth at least the number on the frontier space plus the number on its token.
LEG-445 = The frontier token is then turned over and its reward taken.
LEG-530 = Each of the 9 frontier spaces gets a random token, number up; 3 tokens stay aside. A token whose reward is taken leaves the board and is not replaced.
LEG-531 = For a frontier J, Q and K count 10 and an ace 11.
LEG-446 = Trading post: one action buys and upgrades as at a store. It sells what its own stand holds; any weapon or mount may be upgraded at either place.
LEG-447 = Outlaw camp: cattle of any colour may be delivered without an action for 1 WP and its bonus.
LEG-541 = The orange ranch is a third colour: cattle of any other colour may be rustled there, and orange cattle at the other two.
LEG-448 = A longhorn is delivered at the outlaw camp, a ranch or a rail station for the reward of its token.
LEG-449 = Every longhorn is worth 1 LP, besides what else its token says.
LEG-537 = Taking a longhorn from its space costs an action, at most 1 is held, and while it is held the speed is 1 less.
LEG-538 = Delivering a longhorn is free and gives neither MP nor WP.
LEG-450 = Rail travel is part of a Move action: standing on a rail station during it, pay $10, stand on the other station and go on with the movement points that are left.
LEG-535 = A mountain pass is crossed by a Move action that starts on it: the figure is put on the matching pass of the other board and the action is over.
LEG-451 = The train is a location of its own on whatever space it stands.
LEG-501 = While the train stands there its space is a location, so work is possible there too.
LEG-452 = Train robbery: draw a train card and fight guards only if it says so.
LEG-453 = A train robbery may be attempted once per turn.
LEG-454 = The right neighbour draws as many fight cards for the train guards as the train card says and plays one.
LEG-502 = Train guards, renegades and claim jumpers are non-player characters: they win ties and the text of their fight card works. Train guards count as guards.
LEG-455 = Winning a train robbery gives what the card prints. Losing gives the usual wound and poker card and, besides, the penalty the card prints.
LEG-456 = A train robbery gives between 0 and 3 WP.
LEG-532 = Event markers lie on space 5 of the gambler, marshal and wanted tracks and on every fifth LP space below the end mark; the first cube to reach or pass one causes an event.
LEG-472 = Entering a space with a renegade starts a fight with him.
LEG-473 = Entering a space with a claim jumper starts a fight with him.
LEG-539 = Entering a space with a renegade or claim jumper ends the move at once, as with a bandit.
LEG-474 = The right neighbour draws for a renegade or claim jumper the number of fight cards on the token and plays one.
LEG-475 = Beating a renegade or claim jumper gives the reward on the token.
LEG-476 = Losing to a renegade or claim jumper gives 1 wound and 1 poker card.
LEG-477 = A renegade or claim jumper leaves the board whatever the result.
LEG-478 = Some claim jumpers and some frontier tokens give LP.
LEG-485 = Legendary items can give LP, MP and WP.
LEG-486 = Gaining a legendary item is a way to get rid of a belonging.
LEG-X15 = The nearer office is the one with the shorter way for the arrested figure, a pass counting one space and the railway not at all; if equal, whoever made the arrest or moved the sheriff chooses.
LEG-X34 = In an event resolved during set-up, a starting Gazette's included, only tokens are placed and the train moved.
LEG-X35 = An event waits until the action or end-of-turn step that caused it is finished; several come in the order they were caused. Its active player is the one whose cube reached the marker or who gained the Gazette.
LEG-X36 = The train starts at the Spike's View rail station and moves for the first time at the start of the first turn. Where it arrives it does nothing to figures. Its location comes on top of that of its space.
LEG-X37 = The bag holds 18 and 9 legend tokens, with or without goals.
LEG-X38 = A token placed where a figure stands starts no fight. Renegades, claim jumpers and high rollers that leave the board are out of the game; a longhorn that is delivered or lost goes back, shuffled, to the supply.
LEG-X39 = A figure put on a space by rail, pass, train or card enters it: an outlaw may not where the sheriff stands, and a bandit or token there starts its fight.
LEG-X40 = A player may be without a weapon once the derringer is discarded, and fights without one.
LEG-X43 = For the Man in Black a pass is one space; he pays no heed to tokens and frontiers, the train does not move for his card, and if his LP reach an event marker the first player is the active one of the event.
LEG-X45 = Whoever holds no poker card may not rob the train.
LEG-X46 = A token is not placed on a space that already holds one of renegades, claim jumpers and high rollers, nor a longhorn on another; with no token of the kind left the step is skipped.
LEG-X47 = Cattle from a train card is of the colour its owner picks among the ranches that have some; whoever has no room for it gets none.
LEG-X48 = A move to the train's space counts one space travelled, and leads nowhere if the figure stands there already.
