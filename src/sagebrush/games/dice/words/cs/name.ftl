dice-name = BANG! Kostková hra
    .text = Pět kostek, hromádka šípů a nikdo neví, kdo je s kým: rychlá přestřelka z Divokého západu pro 3 až 8 hráčů.
