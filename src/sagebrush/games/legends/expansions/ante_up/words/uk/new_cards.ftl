### Ante Up: п’ять пар покерних карт, що замінюють інші.

legends-ask-choose_fight = З ким б’єтеся і як?
    .other = { $player } вибирає, з ким битися.
legends-ask-buy_on_the_way = Яку одну річ купуєте чи покращуєте на { $money } $ дешевше?
    .other = { $player } купує щось дорогою.
