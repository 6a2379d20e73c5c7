### What is said in the lesson of this expansion. `.why` is told to whoever chooses something else at that step.

bang-lesson-armed_and_dangerous = { bang-expansion-armed_and_dangerous }
    .text = Оранжевые карты, которые тратят заряды.
bang-lesson-armed_and_dangerous-intro = Оранжевые карты лежат перед вами, как синие, но за них платят зарядами: патронами на карте или на вашем персонаже.
bang-lesson-armed_and_dangerous-bandolier = Выложите перед собой «Патронташ»: за один заряд можно сыграть за ход вторую карту «Бэнг!».
    .why = Сначала «Патронташ».
bang-lesson-armed_and_dangerous-blue = Кто играет синюю карту, получает заряд. Выложите перед собой «Скофилд».
    .why = Заряд даёт синяя карта: «Скофилд».
bang-lesson-armed_and_dangerous-load = Куда его положить? На «Патронташ», там он понадобится. В одном месте умещается самое большее четыре.
    .why = Положите на «Патронташ».
bang-lesson-armed_and_dangerous-shot = Теперь ваш единственный «Бэнг!» за ход, в игрока { $seat1 }.
    .why = Сначала обычный выстрел в игрока { $seat1 }.
bang-lesson-armed_and_dangerous-use = Коснитесь «Патронташа» и заплатите заряд.
    .why = Воспользуйтесь «Патронташем».
bang-lesson-armed_and_dangerous-second_shot = Второй выстрел ваш: в игрока { $seat3 }.
    .why = На этот раз в игрока { $seat3 }.
bang-lesson-armed_and_dangerous-rest = Заряд дают и за каждую карту, сброшенную сверх лимита руки. Некоторые коричневые карты усиливаются, если заплатить заряды с персонажа. Играйте дальше!
