### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-valley_of_shadows = { bang-expansion-valley_of_shadows }
    .text = Несподівані карти, у ваш хід і не лише.
bang-lesson-valley_of_shadows-intro = «Долина тіней» додає до колоди 16 карт: нагороду за голову, гримучу змію, постріли, що повертаються, і карти, які діють у чужі ходи.
bang-lesson-valley_of_shadows-bounty = Призначте нагороду за голову гравця { $seat1 }: хто влучить у нього картою «Бенг!», бере карту.
    .why = Спершу «Нагорода за голову», на гравця { $seat1 }.
bang-lesson-valley_of_shadows-shot = А тепер заробіть її.
    .why = Стріляйте в гравця { $seat1 }.
bang-lesson-valley_of_shadows-saved = Перш ніж хтось утратить життя, питають інших: можна зіграти «Порятунок!» і дістати за це дві карти. У вас його немає, тож нехай буде.
bang-lesson-valley_of_shadows-rest = Нагорода ваша. Якщо такі запитання трапляються надто часто, дайте відповідь один раз за весь хід кнопкою внизу. Грайте далі!
