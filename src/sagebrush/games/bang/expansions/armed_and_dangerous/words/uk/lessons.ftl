### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-armed_and_dangerous = { bang-expansion-armed_and_dangerous }
    .text = Помаранчеві карти, що витрачають заряди.
bang-lesson-armed_and_dangerous-intro = Помаранчеві карти лежать перед вами, як сині, але за них платять зарядами: набоями на карті або на вашому персонажі.
bang-lesson-armed_and_dangerous-bandolier = Викладіть перед собою «Патронташ»: за один заряд можна зіграти за хід другу карту «Бенг!».
    .why = Спершу «Патронташ».
bang-lesson-armed_and_dangerous-blue = Хто грає синю карту, дістає заряд. Викладіть перед собою «Скофілд».
    .why = Заряд дає синя карта: «Скофілд».
bang-lesson-armed_and_dangerous-load = Куди його покласти? На «Патронташ», там він знадобиться. В одному місці вміщується щонайбільше чотири.
    .why = Покладіть на «Патронташ».
bang-lesson-armed_and_dangerous-shot = Тепер ваш єдиний «Бенг!» за хід, у гравця { $seat1 }.
    .why = Спершу звичайний постріл у гравця { $seat1 }.
bang-lesson-armed_and_dangerous-use = Торкніться «Патронташа» й заплатіть заряд.
    .why = Скористайтеся «Патронташем».
bang-lesson-armed_and_dangerous-second_shot = Другий постріл ваш: у гравця { $seat3 }.
    .why = Цього разу в гравця { $seat3 }.
bang-lesson-armed_and_dangerous-rest = Заряд дають і за кожну карту, скинуту понад ліміт руки. Деякі коричневі карти сильнішають, якщо заплатити заряди з персонажа. Грайте далі!
