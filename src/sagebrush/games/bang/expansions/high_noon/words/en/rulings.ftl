# Rulings of High Noon.

## Sections

bang-section-high_noon_cards = High Noon: cards
bang-section-high_noon_events = High Noon: events

## Rulings

BANG-659 = High Noon has 13 event cards and A Fistful of Cards has 15; they differ in their backs and in the colour of their borders.
BANG-667 = An event acts throughout the round (Gold Rush, Blessing, Curse), at the start of each player's turn (High Noon) or once, when it comes into play (The Daltons, The Doctor).
BANG-671 = Whoever comes back through Ghost Town plays the turn as if alive, with the changes that follow.
BANG-672 = Under Ghost Town such a character draws 3 cards in phase 1 and may use every ability that belongs to that phase.
BANG-673 = As ghosts Jesse Jones may take the first card from another player's hand and Pedro Ramirez from the discard pile.
BANG-674 = As a ghost Kit Carlson looks at three cards and keeps them all.
BANG-675 = As a ghost Pat Brennan draws 3 cards from the deck or takes 1 card in play.
BANG-676 = As a ghost Black Jack shows the second card he draws: if it is red he has 4 cards in total, otherwise 3.
BANG-677 = As a ghost Pixie Pete draws 3 cards, as he always does.
BANG-678 = A ghost has no lives, so Bill Noface draws 5 cards as one.
BANG-679 = In a ghost's turn it cannot gain lives, so Beer or the ability of Chuck Wengam are of no use to it.
BANG-680 = During its turn a ghost counts as a character in play and can reach its goal and win.
BANG-681 = A ghost Outlaw kills the Sheriff: the Outlaws win even if all the others are dead, which can happen only while a Renegade is in play.
BANG-682 = Each time a ghost goes out again after its turn, Greg Digger gains 2 lives and Herb Hunter draws 2 cards.
BANG-683 = Sermon: who plays a Duel in their turn cannot answer the opponent's BANG! card with one of their own and loses 1 life.
BANG-684 = Train Arrival: everybody draws 1 card more than usual.
BANG-685 = Train Arrival: Black Jack shows the second card he draws; if it is red he has 4 cards in total, otherwise 3.
BANG-686 = Train Arrival: Pat Brennan draws 3 cards from the deck or takes 1 card in play.
BANG-687 = Thirst: everybody draws 1 card less than usual.
BANG-688 = Thirst: abilities about the first card (Jesse Jones, Pedro Ramirez) may still be used.
BANG-689 = Thirst: Pat Brennan draws 1 card from the deck or takes 1 card in play.
BANG-751 = The end of the game is also checked when a player who was in play without lives goes out again: nobody plays on once the last enemy is gone.
BANG-X50 = The Reverend: a Beer card is not played at all, neither in one's turn nor against a lethal hit nor as another card. Other drinks may be played, and a Beer may be discarded.
BANG-X51 = Hangover takes away abilities that were copied too; what Vera Custer has copied ends when her turn comes. Lives stay as they are. When Hangover is covered, Suzy Lafayette with an empty hand may draw.
BANG-X52 = Whoever goes out again after a Ghost Town turn goes as if killed by nobody: Vulture Sam takes the cards that are left in play, and there is no reward and no penalty.
BANG-X53 = Shootout: two BANG! cards a turn; whoever may play more (Volcanic, Willy the Kid) still may.
BANG-X54 = Handcuffs: in that turn only cards of the suit named are played from hand, whatever they are played as. Discarding other cards (in a Duel, for an ability) and using cards in play is free.
BANG-X55 = New Identity: only the player sees the character. Whoever takes it starts with 2 lives and may later have as many as it shows, the Sheriff one more; this is no loss of lives. The old character joins the unused ones. Whoever is in play without lives is not asked.
BANG-X58 = The Daltons and The Doctor go clockwise from the Sheriff. A Jail or a Dynamite in front of a player is a blue card of theirs, too. Whoever is in play without lives is not counted by The Doctor.
BANG-X59 = Blessing and Curse hold for every question about a suit or a colour: draw checks, Black Jack's second card, Apache Kid's diamonds. Ranks stay as they are.
