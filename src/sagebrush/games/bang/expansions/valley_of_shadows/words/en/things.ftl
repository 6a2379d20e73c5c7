### The Valley of Shadows: names and short texts of everything a player meets in it.

bang-expansion-valley_of_shadows = The Valley of Shadows
    .text = Ghosts and rattlesnakes, shots that come back, cards that save a friend, and eight new characters.

## Cards: The Valley of Shadows, blue

bang-card-ghost = Ghost
    .text = Put it in front of a player who is out of the game: they are back with their character and role, but without lives, and can neither gain nor lose any. When the Ghost is removed, they are out again.
    .short = An eliminated player is back
bang-card-lemat = LeMat
    .text = A weapon with range 1. In your turn you may use any card from your hand as a BANG! card. Playing one this way counts as your one BANG! card of the turn.
    .short = Range 1, any card may be a BANG!
bang-card-rattlesnake = Rattlesnake
    .text = Put it in front of any player. At the start of each of their turns that player makes a draw check and loses 1 life on spades. It stays in play until somebody removes it.
    .short = Spades on a check: lose 1 life
bang-card-shotgun = Shotgun
    .text = A weapon with range 1. A player who loses a life to a BANG! card of yours also discards a card of their choice from hand.
    .short = Range 1, a hit costs a card too
bang-card-bounty = Bounty
    .text = Put it in front of any player. Whoever hits that player with a BANG! card draws a card. Other BANG! effects do not count.
    .short = BANG! hit: the shooter draws a card

## Cards: The Valley of Shadows, brown

bang-card-bandidos = Bandidos
    .text = Every other player chooses: discard two cards from hand (the only one, if they hold just one) or lose 1 life. Whoever has no card loses the life.
    .short = Others discard 2 cards or lose 1 life
bang-card-escape = Escape
    .text = Play it when another player plays a brown or blue card on you alone, other than a BANG! card: that card has no effect.
    .short = Cancel a card played on you alone
bang-card-aim = Aim
    .text = Play it together with a BANG! card: if that card is not cancelled, its target loses 2 lives. One Missed! effect is still enough to cancel it.
    .short = Your BANG! takes 2 lives
bang-card-poker = Poker
    .text = Every other player puts a card from hand face down, then all are turned up. If there is no ace among them, you take two of these cards; all others are discarded.
    .short = No ace from the others: take 2 cards
bang-card-backfire = Backfire
    .text = Play it when a BANG! effect is aimed at you: it counts as a Missed! effect, and when that shot is cancelled, a BANG! effect is aimed at the shooter.
    .short = Missed! and BANG! at the shooter
bang-card-saved = Saved!
    .text = Play it, in any turn, when another player is about to lose a life: they lose 1 life less. If they are still in play, you then take two random cards from their hand, or draw two.
    .short = Save another's life, gain 2 cards
bang-card-fanning = Fanning
    .text = A BANG! effect on a player within range of your weapon, and one on another player at distance 1 from them, but not on you. You may play it only instead of your one BANG! card of the turn.
    .short = BANG! in range and at a neighbour
bang-card-tomahawk = Tomahawk
    .text = A BANG! effect on a player at a distance of up to 2; weapons do not change this distance. It does not count as your one BANG! card of the turn.
    .short = BANG! at distance 2
bang-card-tornado = Tornado
    .text = All players pass two cards from hand to the player on their left, all at once. Whoever has fewer passes what they have.
    .short = All pass 2 cards to the left
bang-card-last_call = Last Call
    .text = You regain 1 life, even with only two players left. It is not a Beer card and cannot be played outside your turn.
    .short = Regain 1 life

## Characters: The Valley of Shadows

bang-character-henry_block = Henry Block
    .text = Whenever another player takes or discards a card of yours, from hand or from play, a BANG! effect is aimed at them, one for each card. Abilities that simply happen, and cards you could have avoided losing, do not count.
    .short = Shoot whoever takes your cards
bang-character-colorado_bill = Colorado Bill
    .text = Whenever you play a BANG! card you make a draw check: on spades it cannot be cancelled.
    .short = Spades on a check: your BANG! hits
bang-character-evelyn_shebang = Evelyn Shebang
    .text = In phase 1 you may draw one card less for a BANG! effect on a player at distance 1.
    .short = 1 card less: BANG! at distance 1
bang-character-lemonade_jim = Lemonade Jim
    .text = Whenever another player plays a Beer card, you may discard a card from your hand to regain 1 life.
    .short = Another's Beer: discard 1, regain 1
bang-character-mick_defender = Mick Defender
    .text = When another player plays a brown or blue card on you alone, you may play a Missed! card to cancel it. Shots you answer as usual.
    .short = Missed! also stops cards aimed at you
bang-character-black_flower = Black Flower
    .text = Once in your turn you may play any club as a BANG! card. It does not count as your one BANG! card of the turn.
    .short = Once a turn a club is an extra BANG!
bang-character-spot_burst_ringer = Der Spot - Burst Ringer
    .text = Once in your turn you may play a BANG! card as a Gatling. It does not count as your one BANG! card of the turn.
    .short = Once a turn a BANG! is a Gatling
bang-character-tuco_franziskaner = Tuco Franziskaner
    .text = If no blue card lies in front of you in phase 1, you draw two cards more.
    .short = No blue card in play: draw 2 more
