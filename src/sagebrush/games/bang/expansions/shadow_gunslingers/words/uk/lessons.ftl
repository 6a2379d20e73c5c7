### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-shadow_gunslingers = { bang-variant-shadow_gunslingers }
    .text = Ніхто не вибуває назавжди.
bang-lesson-shadow_gunslingers-intro = У цьому варіанті ніхто не лишається глядачем. Подивіться, що буде, коли хтось загине: { $seat1 } має лише три життя, а ви, Віллі Кід, граєте скільки завгодно карт «Бенг!».
bang-lesson-shadow_gunslingers-weapon = { $seat1 } сидить для всіх на одне місце далі. Викладіть перед собою «Скофілд».
    .why = Спершу «Скофілд».
bang-lesson-shadow_gunslingers-first_shot = Стріляйте в гравця { $seat1 }.
    .why = У гравця { $seat1 }, будь-яким «Бенг!».
bang-lesson-shadow_gunslingers-second_shot = Ще раз!
    .why = У гравця { $seat1 }, будь-яким «Бенг!».
bang-lesson-shadow_gunslingers-last_shot = І останній.
    .why = Ще один у гравця { $seat1 }.
bang-lesson-shadow_gunslingers-end = Бандита не стало, і ви берете три карти винагороди. Закінчіть хід: далі все одно { $seat1 }.
    .why = Закінчіть хід і дивіться.
bang-lesson-shadow_gunslingers-shadow = У вас стріляє тінь! На свій хід загиблі повертаються: беруть дві карти й грають, без життів, тож ніщо їм не зашкодить. Зіграйте «Повз!».
    .why = У вас є «Повз!».
bang-lesson-shadow_gunslingers-rest = Наприкінці ходу тінь скинула всі карти й зникла до наступного. Тіні й далі перемагають зі своєю стороною; тінь Ренегата стає на слабший бік: той, чиїх ролей більше лежить горілиць. Грайте далі!
