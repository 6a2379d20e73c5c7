### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-wild_west_show = { bang-expansion-wild_west_show }
    .text = Шоу, яке привозить «Диліжанс».
bang-lesson-wild_west_show-intro = «Шоу Дикого Заходу» має десять номерів, усі долілиць. Наступний привозить «Диліжанс» або «Веллс Фарго»: не чекаючи нового кола, без попередження.
bang-lesson-wild_west_show-stagecoach = Зіграйте «Диліжанс»: дві карти вам і несподіванка всім.
    .why = Спершу «Диліжанс»: шоу має початися.
bang-lesson-wild_west_show-open = «Сакагавей»! Усі грають із відкритими картами. Дивіться: { $seat1 } і { $seat2 } мають «Повз!», а { $seat3 } — ні.
bang-lesson-wild_west_show-shot = Тож ви знаєте, у кого стріляти.
    .why = «Повз!» немає в гравця { $seat3 }.
bang-lesson-wild_west_show-rest = Номер діє до наступного. Останній — саме «Шоу Дикого Заходу»: тоді кожен сам за себе, і перемагає той, хто лишиться. Є вісім нових персонажів. Грайте далі!
