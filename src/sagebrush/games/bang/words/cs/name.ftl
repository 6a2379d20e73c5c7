bang-name = BANG!
    .text = Tajné role, rychlé tasení a Šerif, na kterého míří každý: karetní přestřelka z Divokého západu pro 3 až 8 hráčů.
