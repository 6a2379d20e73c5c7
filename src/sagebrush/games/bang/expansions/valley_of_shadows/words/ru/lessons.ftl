### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-valley_of_shadows = { bang-expansion-valley_of_shadows }
    .text = Неожиданные карты, в ваш ход и не только.
bang-lesson-valley_of_shadows-intro = «Долина теней» добавляет в колоду 16 карт: награду за голову, гремучую змею, выстрелы, которые возвращаются, и карты, действующие в чужие ходы.
bang-lesson-valley_of_shadows-bounty = Назначьте награду за голову игрока { $seat1 }: кто попадёт в него картой «Бэнг!», берёт карту.
    .why = Сначала «Награда за голову», на игрока { $seat1 }.
bang-lesson-valley_of_shadows-shot = А теперь заработайте её.
    .why = Стреляйте в игрока { $seat1 }.
bang-lesson-valley_of_shadows-saved = Прежде чем кто-то потеряет жизнь, спрашивают остальных: можно сыграть «Спасение!» и получить за это две карты. У вас его нет, так что пусть будет.
bang-lesson-valley_of_shadows-rest = Награда ваша. Если такие вопросы звучат слишком часто, ответьте один раз за весь ход кнопкой внизу. Играйте дальше!
