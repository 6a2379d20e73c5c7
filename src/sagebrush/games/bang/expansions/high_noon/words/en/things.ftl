### High Noon: names and short texts of everything a player meets in it.

bang-expansion-high_noon = High Noon
    .text = An event for every round: the next one is in sight, and the last one burns down on everybody.

## Events

bang-event_card-blessing = Blessing
    .text = All cards count as hearts, for draw checks and for everything else.
    .short = All cards are hearts
bang-event_card-curse = Curse
    .text = All cards count as spades, for draw checks and for everything else.
    .short = All cards are spades
bang-event_card-gold_rush = Gold Rush
    .text = The Sheriff begins as ever, but turns go anticlockwise in this round. Effects of cards still go clockwise.
    .short = Turns go anticlockwise
bang-event_card-the_daltons = The Daltons
    .text = When this card comes into play, everybody with blue cards in front of them chooses one of these and discards it.
    .short = Everybody discards a blue card in play
bang-event_card-the_doctor = The Doctor
    .text = When this card comes into play, whoever has the fewest lives regains 1 life; several players with equally few all do.
    .short = The weakest regain 1 life
bang-event_card-the_reverend = The Reverend
    .text = Nobody may play a Beer card, not even against a hit that takes the last life.
    .short = No Beer for anybody
bang-event_card-train_arrival = Train Arrival
    .text = In phase 1 everybody draws 1 card more than usual.
    .short = Draw 1 card more in phase 1
bang-event_card-thirst = Thirst
    .text = In phase 1 everybody draws 1 card less than usual.
    .short = Draw 1 card less in phase 1
bang-event_card-hangover = Hangover
    .text = No character has its ability. Lives stay as they are, the Sheriff's extra one too.
    .short = Characters have no abilities
bang-event_card-sermon = Sermon
    .text = In your own turn you may not use BANG! cards, not even by discarding them in a Duel.
    .short = No BANG! cards in your own turn
bang-event_card-shootout = Shootout
    .text = You may play two BANG! cards in your turn.
    .short = Two BANG! cards a turn
bang-event_card-ghost_town = Ghost Town
    .text = Whoever is out of the game comes back for their own turn: without lives, which they can neither gain nor lose, and with 3 cards in phase 1. At the end of the turn they are out again.
    .short = The dead come back for their turn
bang-event_card-high_noon = High Noon
    .text = At the start of your turn you lose 1 life. This card is the last one and stays to the end of the game.
    .short = Lose 1 life as your turn begins

## The two further events of the base box

bang-event_card-handcuffs = Handcuffs
    .text = After drawing in phase 1 you name a suit: in this turn you may play only cards of that suit.
    .short = Play cards of one suit only
bang-event_card-new_identity = New Identity
    .text = At the start of your turn you look at a random unused character. You may become that character for the rest of the game, starting with 2 lives.
    .short = Change your character, with 2 lives

## Choice before the game

bang-variant-extra_events = Extra events
    .text = Handcuffs and New Identity from the base box join the events.
