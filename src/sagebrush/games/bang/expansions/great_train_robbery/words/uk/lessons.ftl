### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-great_train_robbery = { bang-expansion-great_train_robbery }
    .text = Поїзд, станції та вагони за свою ціну.
bang-lesson-great_train_robbery-intro = Над столом їде поїзд, щоходу Шерифа на одну станцію далі. Вагон, що стоїть під станцією, можна отримати за ціну на її вивісці.
bang-lesson-great_train_robbery-pay = Бум-Таун просить карту «Бенг!», і там стоїть «Оглядовий вагон». Торкніться його, щоб заплатити.
    .why = Спершу заплатіть у Бум-Тауні.
bang-lesson-great_train_robbery-price = Заплатіть будь-яким «Бенг!». Його скидають, ним не стріляють.
bang-lesson-great_train_robbery-railcar = «Оглядовий вагон» ваш: ви бачите інших ближче, а вони вас далі. За хід можна оплатити один вагон.
bang-lesson-great_train_robbery-next_stop = Деякі карти рухають поїзд. Зіграйте «Наступну станцію»: карта вам, а поїзд на станцію далі.
    .why = Зіграйте «Наступну станцію».
bang-lesson-great_train_robbery-rest = На кінцевій локомотив показує, що вміє: «Залізний кінь» стріляє в усіх, «Ліланд» відкриває «Крамницю». Потім прокладають нову лінію. Грайте далі!
