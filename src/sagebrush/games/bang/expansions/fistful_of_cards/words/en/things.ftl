### A Fistful of Cards: names and short texts of everything a player meets in it.

bang-expansion-fistful_of_cards = A Fistful of Cards
    .text = An event for every round, from ambush to roulette, and in the end every card in hand is a shot at you.

## Events

bang-event_card-ambush = Ambush
    .text = The distance between any two players is 1. Only cards in play and abilities change it.
    .short = All distances are 1
bang-event_card-sniper = Sniper
    .text = In your turn you may discard two BANG! cards together for a BANG! effect within range that only two Missed! effects cancel. It does not count as your one BANG! card of the turn.
    .short = 2 BANG! cards: a shot for 2 Missed!
bang-event_card-dead_man = Dead Man
    .text = The player who was eliminated first comes back at the start of their turn, with 2 lives and 2 cards.
    .short = The first to fall returns: 2 lives
bang-event_card-blood_brothers = Blood Brothers
    .text = At the start of your turn you may lose 1 life, but not your last one, so that another player regains 1 life.
    .short = Give 1 life to somebody else
bang-event_card-the_judge = The Judge
    .text = Cards that stay in play may not be played, neither in front of you nor in front of anybody else. Those in play already keep working.
    .short = No new cards in front of anybody
bang-event_card-lasso = Lasso
    .text = Cards in play have no effect. They may still be played.
    .short = Cards in play have no effect
bang-event_card-law_of_the_west = Law Of The West
    .text = Show the second card you draw in phase 1. If it can be played in phase 2, you must play it.
    .short = Show the 2nd card drawn and play it
bang-event_card-hard_liquor = Hard Liquor
    .text = You may skip phase 1 to regain 1 life.
    .short = Skip phase 1: regain 1 life
bang-event_card-abandoned_mine = Abandoned Mine
    .text = In phase 1 you draw from the discard pile as far as it goes. If there is a card in it, what you discard in this turn goes face down on the deck.
    .short = Draw from the pile, discard on the deck
bang-event_card-peyote = Peyote
    .text = Instead of drawing in phase 1, guess whether the top card of the deck is red or black and turn it up. If you are right, take it and guess again; if not, it is discarded and phase 1 is over.
    .short = Guess the colour of cards to take them
bang-event_card-ranch = Ranch
    .text = At the end of phase 1 you may once discard any number of cards from your hand and draw as many.
    .short = Exchange any cards of your hand once
bang-event_card-ricochet = Ricochet
    .text = In your turn you may use a BANG! card against any card in play: it is discarded unless its owner cancels this with a Missed! effect. Any number of times, at any distance, besides your one BANG! card.
    .short = BANG! card: shoot a card out of play
bang-event_card-russian_roulette = Russian Roulette
    .text = When this card comes into play, everybody in turn, the Sheriff first and clockwise, must use a Missed! effect. The first one who does not loses 2 lives, and it is over.
    .short = No Missed! in turn: lose 2 lives
bang-event_card-vendetta = Vendetta
    .text = At the end of your turn you make a draw check: on hearts you take another turn at once, after which you do not check again.
    .short = Hearts at the end: another turn
bang-event_card-a_fistful_of_cards = A Fistful Of Cards
    .text = At the start of your turn you are the target of as many BANG! effects as you have cards in hand. This card is the last one and stays to the end of the game.
    .short = A shot at you for each card in hand
