### Dodge City: co se děje, na co se hra ptá a co se dá odpovědět.

## Události

bang-event-goal_changed = Nikdo nedostal svůj vlastní cíl, a tak teď vyhrává ten, kdo zůstane naživu poslední.

## Otázky

bang-ask-choose_copied = Čí schopnost budeš mít do svého příštího tahu?
    .other = { $player } vybírá, čí schopnost napodobí.

## Možnosti

bang-option-copy = Schopnost, kterou má { $seat }
    .hint = Vedle vlastní schopnosti budeš mít do svého příštího tahu i schopnost postavy toho hráče.
