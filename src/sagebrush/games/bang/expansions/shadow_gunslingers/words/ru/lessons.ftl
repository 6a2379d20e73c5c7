### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-shadow_gunslingers = { bang-variant-shadow_gunslingers }
    .text = Никто не выбывает навсегда.
bang-lesson-shadow_gunslingers-intro = В этом варианте никто не остаётся зрителем. Посмотрите, что будет, когда кто-то погибнет: у игрока { $seat1 } лишь три жизни, а вы, Вилли Кид, играете сколько угодно карт «Бэнг!».
bang-lesson-shadow_gunslingers-weapon = { $seat1 } сидит для всех на одно место дальше. Выложите перед собой «Скофилд».
    .why = Сначала «Скофилд».
bang-lesson-shadow_gunslingers-first_shot = Стреляйте в игрока { $seat1 }.
    .why = В игрока { $seat1 }, любым «Бэнг!».
bang-lesson-shadow_gunslingers-second_shot = Ещё раз!
    .why = В игрока { $seat1 }, любым «Бэнг!».
bang-lesson-shadow_gunslingers-last_shot = И последний.
    .why = Ещё один в игрока { $seat1 }.
bang-lesson-shadow_gunslingers-end = Бандита не стало, и вы берёте три карты награды. Закончите ход: дальше всё равно { $seat1 }.
    .why = Закончите ход и смотрите.
bang-lesson-shadow_gunslingers-shadow = В вас стреляет тень! На свой ход погибшие возвращаются: берут две карты и играют, без жизней, так что ничто им не повредит. Сыграйте «Мимо!».
    .why = У вас есть «Мимо!».
bang-lesson-shadow_gunslingers-rest = В конце хода тень сбросила все карты и исчезла до следующего. Тени по-прежнему побеждают со своей стороной; тень Ренегата встаёт на более слабую сторону: ту, чьих ролей больше лежит лицом вверх. Играйте дальше!
