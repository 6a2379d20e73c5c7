### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-fistful_of_cards = { bang-expansion-fistful_of_cards }
    .text = События, которые дают всем новые возможности.
bang-lesson-fistful_of_cards-intro = Снова колода событий, и следующее открыто. Эти меняют прежде всего то, что можно делать в свой ход. Начинаются со второго хода Шерифа.
bang-lesson-fistful_of_cards-weapon = Сначала обычный ход. Выложите перед собой «Скофилд».
    .why = Сначала «Скофилд».
bang-lesson-fistful_of_cards-end = Закончите ход. Когда очередь снова дойдёт до Шерифа, откроют первое событие.
    .why = Приберегите карты «Бэнг!» на следующий ход и закончите этот.
bang-lesson-fistful_of_cards-event = Действует «Снайпер»: две карты «Бэнг!», сброшенные вместе, дают выстрел, который отменят только два «Мимо!».
bang-lesson-fistful_of_cards-sniper = То, что разрешает событие, — кнопка рядом с вопросом. Цельтесь, как снайпер, в игрока { $seat3 }.
    .why = Воспользуйтесь выстрелом снайпера в игрока { $seat3 }.
bang-lesson-fistful_of_cards-pay = Цена — две карты «Бэнг!». Выберите первую …
bang-lesson-fistful_of_cards-pay_again = … и вторую.
bang-lesson-fistful_of_cards-rest = Игроку { $seat3 } одного «Мимо!» мало. Последнее событие остаётся до конца: в начале хода в вас стреляют столько раз, сколько у вас карт. Играйте дальше!
