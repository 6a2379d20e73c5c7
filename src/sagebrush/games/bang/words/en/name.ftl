bang-name = BANG!
    .text = Hidden roles, a fast draw and a Sheriff everybody is aiming at: the Wild West duel of cards for 3 to 8 players.
    .missed = Missed!
    .bang = BANG!
    .barrel = Barrel
    .willy_the_kid = Willy the Kid
    .rose_doolan = Rose Doolan
