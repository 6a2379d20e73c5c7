### Ante Up: pět dvojic pokerových karet, které nahrazují jiné.

legends-ask-choose_fight = S kým budeš bojovat a jak?
    .other = { $player } vybírá, s kým bude bojovat.
legends-ask-buy_on_the_way = Kterou jednu věc koupíš nebo vylepšíš o { $money } $ levněji?
    .other = { $player } cestou něco kupuje.
