bang-name = BANG!
    .text = Tajné role, rychlé tasení a Šerif, na kterého míří každý: karetní přestřelka z Divokého západu pro 3 až 8 hráčů.
    .missed = Vedle!
    .bang = BANG!
    .barrel = Barel
    .willy_the_kid = Willy the Kid
    .rose_doolan = Rose Doolan
