### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-wild_west_show = { bang-expansion-wild_west_show }
    .text = Шоу, которое привозит «Дилижанс».
bang-lesson-wild_west_show-intro = В «Шоу Дикого Запада» десять номеров, все лицом вниз. Следующий привозит «Дилижанс» или «Уэллс Фарго»: не дожидаясь нового круга, без предупреждения.
bang-lesson-wild_west_show-stagecoach = Сыграйте «Дилижанс»: две карты вам и сюрприз всем.
    .why = Сначала «Дилижанс»: шоу должно начаться.
bang-lesson-wild_west_show-open = «Сакагавей»! Все играют с открытыми картами. Смотрите: у игроков { $seat1 } и { $seat2 } есть «Мимо!», а у игрока { $seat3 } нет.
bang-lesson-wild_west_show-shot = Так что вы знаете, в кого стрелять.
    .why = «Мимо!» нет у игрока { $seat3 }.
bang-lesson-wild_west_show-rest = Номер действует до следующего. Последний — само «Шоу Дикого Запада»: тогда каждый сам за себя, и побеждает тот, кто останется. Есть восемь новых персонажей. Играйте дальше!
