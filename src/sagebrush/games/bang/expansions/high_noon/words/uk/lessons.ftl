### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-high_noon = { bang-expansion-high_noon }
    .text = Кожного кола нова подія, а найгірша — наприкінці.
bang-lesson-high_noon-intro = Поруч із колодою лежить колода подій. Верхня завжди відкрита: усі бачать, що буде далі. Вона починає діяти на початку ходу Шерифа, починаючи з другого.
bang-lesson-high_noon-weapon = Спершу звичайний хід. Викладіть перед собою «Скофілд».
    .why = Спершу «Скофілд».
bang-lesson-high_noon-end = Закінчіть хід. Коли черга знову дійде до Шерифа, відкриють першу подію.
    .why = Прибережіть карти «Бенг!» на наступний хід і закінчіть цей.
bang-lesson-high_noon-event = Діє «Перестрілка», для всіх, доки її не накриє наступна подія: за хід можна зіграти дві карти «Бенг!».
bang-lesson-high_noon-first_shot = Стріляйте в гравця { $seat3 }.
    .why = Стріляйте в гравця { $seat3 }.
bang-lesson-high_noon-second_shot = І ще раз, що можливо лише сьогодні.
    .why = Другий «Бенг!» у гравця { $seat3 }: «Перестрілка» це дозволяє.
bang-lesson-high_noon-rest = Далі «Лікар»: найслабші відновлюють життя. Остання карта колоди — «Рівно опівдні»: відтоді кожен на початку свого ходу втрачає життя. Грайте далі!
