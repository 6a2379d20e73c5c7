dice-name = BANG! Kostková hra
    .text = Pět kostek, hromádka šípů a nikdo neví, kdo je s kým: rychlá přestřelka z Divokého západu pro 3 až 8 hráčů.
    .calamity_janet = Calamity Janet
    .black_jack = Black Jack
