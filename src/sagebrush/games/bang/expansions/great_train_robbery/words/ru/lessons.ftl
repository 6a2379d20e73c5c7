### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-great_train_robbery = { bang-expansion-great_train_robbery }
    .text = Поезд, станции и вагоны за свою цену.
bang-lesson-great_train_robbery-intro = Над столом едет поезд, каждый ход Шерифа на одну станцию дальше. Вагон, стоящий под станцией, можно получить за цену на её вывеске.
bang-lesson-great_train_robbery-pay = Бум-Таун просит карту «Бэнг!», и там стоит «Обзорный вагон». Коснитесь его, чтобы заплатить.
    .why = Сначала заплатите в Бум-Тауне.
bang-lesson-great_train_robbery-price = Заплатите любым «Бэнг!». Его сбрасывают, им не стреляют.
bang-lesson-great_train_robbery-railcar = «Обзорный вагон» ваш: вы видите других ближе, а они вас дальше. За ход можно оплатить один вагон.
bang-lesson-great_train_robbery-next_stop = Некоторые карты двигают поезд. Сыграйте «Следующую станцию»: карта вам, а поезд на станцию дальше.
    .why = Сыграйте «Следующую станцию».
bang-lesson-great_train_robbery-rest = На конечной локомотив показывает, что умеет: «Железный конь» стреляет во всех, «Лиланд» открывает «Магазин». Потом прокладывают новую линию. Играйте дальше!
