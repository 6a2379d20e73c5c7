### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-fistful_of_cards = { bang-expansion-fistful_of_cards }
    .text = Події, що дають усім нові можливості.
bang-lesson-fistful_of_cards-intro = Знову колода подій, і наступна відкрита. Ці змінюють передусім те, що можна робити у свій хід. Починаються з другого ходу Шерифа.
bang-lesson-fistful_of_cards-weapon = Спершу звичайний хід. Викладіть перед собою «Скофілд».
    .why = Спершу «Скофілд».
bang-lesson-fistful_of_cards-end = Закінчіть хід. Коли черга знову дійде до Шерифа, відкриють першу подію.
    .why = Прибережіть карти «Бенг!» на наступний хід і закінчіть цей.
bang-lesson-fistful_of_cards-event = Діє «Снайпер»: дві карти «Бенг!», скинуті разом, дають постріл, який скасують лише два «Повз!».
bang-lesson-fistful_of_cards-sniper = Те, що дозволяє подія, — кнопка поруч із запитанням. Цільтеся, як снайпер, у гравця { $seat3 }.
    .why = Скористайтеся пострілом снайпера в гравця { $seat3 }.
bang-lesson-fistful_of_cards-pay = Ціна — дві карти «Бенг!». Виберіть першу …
bang-lesson-fistful_of_cards-pay_again = … і другу.
bang-lesson-fistful_of_cards-rest = Гравцеві { $seat3 } одного «Повз!» замало. Остання подія лишається до кінця: на початку ходу у вас стріляють стільки разів, скільки у вас карт. Грайте далі!
