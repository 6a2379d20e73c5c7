### Wild West Show: names and short texts of everything a player meets in it.

bang-expansion-wild_west_show = Wild West Show
    .text = Ten show cards, each of which turns the rules for everybody upside down for a while, and eight characters. Stagecoach and Wells Fargo bring the next one.

## Show cards

bang-event_card-gag = Gag
    .text = Nobody may talk: as long as this card is in force, players write nothing in the chat. Signals are allowed.
    .short = Nobody may talk
bang-event_card-bone_orchard = Bone Orchard
    .text = Whoever is eliminated comes back at the start of their turn, for good: with 1 life, no cards and a role drawn at random from those of the eliminated.
    .short = The eliminated return with 1 life
bang-event_card-darling_valentine = Darling Valentine
    .text = At the start of your turn you discard your hand and draw as many cards; then the turn goes on as usual.
    .short = Start of turn: a new hand for the old
bang-event_card-dorothy_rage = Dorothy Rage
    .text = Once in your turn you may name a player and a card: whoever has it must play it as in a turn of their own, and you choose the targets. Whoever does not have it shows their hand.
    .short = Make somebody play a card you name
bang-event_card-helena_zontero = Helena Zontero
    .text = When it comes into force, a draw check is made: on hearts or diamonds the roles of all players still in play, except the Sheriff's, are shuffled and secretly dealt anew.
    .short = Red card: new roles but the Sheriff's
bang-event_card-lady_rosa_of_texas = Lady Rosa of Texas
    .text = Once in your turn you may change places with the player on your right, who then loses the next turn. Everybody takes all they have along.
    .short = Swap seats to the right, he skips a turn
bang-event_card-miss_susanna = Miss Susanna
    .text = Whoever plays fewer than three cards in their turn loses 1 life at its end. A turn lost in Jail does not count.
    .short = Play 3 cards a turn or lose a life
bang-event_card-showdown = Showdown
    .text = Any card can be played as a BANG! card, but BANG! cards can be played only as Missed!.
    .short = Any card is a BANG!, a BANG! a Missed!
bang-event_card-sacagaway = Sacagaway
    .text = Everybody plays with an open hand. Roles stay hidden.
    .short = All hands are open
bang-event_card-wild_west_show = Wild West Show
    .text = Until the end of the game everybody plays for themselves: the last one in play wins, and the death of the Sheriff ends nothing. All other rules about roles stay.
    .short = The last one in play wins

## Characters

bang-character-big_spencer = Big Spencer
    .text = You have 9 lives but begin with 5 cards, and you can never play Missed! cards.
    .short = 9 lives, 5 cards, no Missed!
bang-character-flint_westwood = Flint Westwood
    .text = Once in your turn you may trade a card of your hand, which you choose, for two random cards from another player's hand.
    .short = Trade 1 card for 2 from another hand
bang-character-gary_looter = Gary Looter
    .text = You take all cards that other players must discard at the end of their turns because they hold too many.
    .short = Take what others have too many
bang-character-greygory_deck = Greygory Deck
    .text = You have the abilities of two random characters of the base game that nobody uses. At the start of each turn you may exchange both.
    .short = Two abilities from the box
bang-character-john_pain = John Pain
    .text = While you hold fewer than six cards, you take the card of every draw check that anybody makes. You cannot use it before the matter is settled.
    .short = Take the card of every draw check
bang-character-lee_van_kliff = Lee Van Kliff
    .text = In your turn you may discard a BANG! card to repeat the effect of the brown card you have just played, each effect once.
    .short = Discard a BANG!: repeat a brown card
bang-character-teren_kill = Teren Kill
    .text = Whenever you would be eliminated you make a draw check: unless it is spades, you stay with 1 life and draw a card. On spades no Beer saves you.
    .short = Not spades: you stay with 1 life
bang-character-youl_grinner = Youl Grinner
    .text = Before you draw in phase 1, everybody who holds more cards than you gives you one, which they choose.
    .short = Who holds more gives you a card
