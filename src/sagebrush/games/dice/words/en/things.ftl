### BANG! The Dice Game: names and short texts of everything a player meets.

## Roles
## .text = the goal, .text3 = the goal in the three-player game.

dice-role-sheriff = Sheriff
    .text = Eliminate all Outlaws and all Renegades. Everybody knows who you are, but you start with two extra lives and take the first turn.
    .text3 = With three players there is no Sheriff.
dice-role-deputy = Deputy
    .text = Help and protect the Sheriff: you win when the Sheriff wins, even if you are out of the game by then.
    .text3 = Eliminate the Renegade yourself. If the Renegade falls in any other way, you win by outlasting the Outlaw.
dice-role-outlaw = Outlaw
    .text = See the Sheriff eliminated. All Outlaws win together, even those already out of the game, unless a Renegade is then the only one alive.
    .text3 = Eliminate the Deputy yourself. If the Deputy falls in any other way, you win by outlasting the Renegade.
dice-role-renegade = Renegade
    .text = Be the last one alive. If the Sheriff falls while anybody besides you is alive, the Outlaws win.
    .text3 = Eliminate the Outlaw yourself. If the Outlaw falls in any other way, you win by outlasting the Deputy.

## Faces of the dice

dice-face-arrow = Arrow
    .text = Take an arrow at once; you may still re-roll this die. When the last arrow is taken, the Indians attack: every player loses 1 life per arrow held, then all arrows go back to the supply.
dice-face-dynamite = Dynamite
    .text = You may not re-roll this die. With three or more you stop rolling at once and lose 1 life; your other dice still count.
dice-face-bullseye_1 = Bull's Eye 1
    .text = A player right next to you, on your left or right, loses 1 life. You choose who.
dice-face-bullseye_2 = Bull's Eye 2
    .text = A player exactly two places away, on your left or right, loses 1 life. You choose who. With only two or three players left it works as Bull's Eye 1.
dice-face-beer = Beer
    .text = A player of your choice, you included, gains 1 life. Nobody can have more lives than at the start.
dice-face-gatling = Gatling
    .text = With three or more, every other player loses 1 life and you return all your arrows.

## Characters

dice-character-bart_cassidy = Bart Cassidy
    .text = Instead of losing a life to a Bull's Eye or the Gatling you may take an arrow, unless it is the last one in the supply. Indians and Dynamite still hurt.
    .short = Take an arrow instead of a hit
dice-character-black_jack = Black Jack
    .text = You may re-roll Dynamite, as long as you do not have three or more.
    .short = You may re-roll Dynamite
dice-character-calamity_janet = Calamity Janet
    .text = You may use Bull's Eye 1 as Bull's Eye 2 and the other way round.
    .short = Swap Bull's Eye 1 and 2 freely
dice-character-el_gringo = El Gringo
    .text = A player who makes you lose one or more lives must take an arrow. Indians and Dynamite do not count.
    .short = Whoever hits you takes an arrow
dice-character-jesse_jones = Jesse Jones
    .text = If you have four lives or fewer when you start using your Beers, each Beer you use on yourself gives you 2 lives.
    .short = At 4 lives or fewer your Beer gives 2
dice-character-jourdonnais = Jourdonnais
    .text = You never lose more than 1 life to an Indian attack.
    .short = Indians take only 1 life from you
dice-character-kit_karlson = Kit Karlson
    .text = For each Gatling you may return one arrow of any player, you included, to the supply. Three or more Gatlings still fire as usual.
    .short = Each Gatling returns any one arrow
dice-character-lucky_duke = Lucky Duke
    .text = You have one extra re-roll: you may roll four times in your turn.
    .short = Roll up to four times
dice-character-paul_regret = Paul Regret
    .text = You never lose lives to the Gatling.
    .short = The Gatling cannot hurt you
dice-character-pedro_ramirez = Pedro Ramirez
    .text = Each time you lose a life, you may return one of your arrows to the supply. The life is still lost.
    .short = Lost a life? Return one of your arrows
dice-character-rose_doolan = Rose Doolan
    .text = Your Bull's Eyes may reach one place further: Bull's Eye 1 hits one or two places away, Bull's Eye 2 two or three.
    .short = Bull's Eyes reach one place further
dice-character-sid_ketchum = Sid Ketchum
    .text = At the start of your turn a player of your choice, you included, gains 1 life.
    .short = Your turn starts by healing anyone 1
dice-character-slab_the_killer = Slab the Killer
    .text = Once per turn you may spend a Beer to double one Bull's Eye: the player you hit loses 2 lives. That Beer gives no life.
    .short = A Beer doubles one Bull's Eye
dice-character-suzy_lafayette = Suzy Lafayette
    .text = If your final roll shows no Bull's Eye 1 and no Bull's Eye 2, you gain 2 lives at the end of your turn.
    .short = No Bull's Eyes rolled: gain 2 lives
dice-character-vulture_sam = Vulture Sam
    .text = Each time another player is eliminated, you gain 2 lives.
    .short = Another player falls: gain 2 lives
dice-character-willy_the_kid = Willy the Kid
    .text = You need only two Gatlings to fire the Gatling. It still fires only once per turn, however many you roll.
    .short = Two Gatlings are enough to fire
