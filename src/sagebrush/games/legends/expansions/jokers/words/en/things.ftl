### Jokers: two poker cards without a value.

legends-card-joker = Joker
    .text = No value of its own. Laid in a fight or played at poker it stands for another card of your hand, which you show and keep. In the flop or played by the dealer it stands for any card.
    .short = Stands for another card of your hand
