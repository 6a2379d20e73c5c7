dice-name = BANG! The Dice Game
    .text = Roll five dice, dodge the arrows and find out who your friends are: a quick Wild West showdown for 3 to 8 players.
    .calamity_janet = Calamity Janet
    .black_jack = Black Jack
