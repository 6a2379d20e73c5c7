### Armed & Dangerous: names and short texts of everything a player meets in it.

bang-expansion-armed_and_dangerous = Armed & Dangerous
    .text = Weapons and tools that are used up load by load, cards that loads make stronger, a ticking Bomb, and eight new characters.

## Cards: Armed & Dangerous, brown

bang-card-caravan = Caravan
    .text = You draw 2 cards. Upgrade: 1 more card for every 2 loads you pay.
    .short = Draw 2 cards, 1 more for 2 loads
bang-card-a_little_nip = A Little Nip
    .text = You regain 1 life. It cannot be played outside your turn. Upgrade: 1 more life for every 3 loads you pay.
    .short = Regain 1 life, 1 more for 3 loads
bang-card-quick_shot = Quick Shot
    .text = A BANG! effect on a player within range of your weapon. It does not count as your one BANG! card of the turn. Upgrade: another player in range for every load you pay.
    .short = BANG! in range, 1 load: one more target
bang-card-flintlock = Flintlock
    .text = A BANG! effect on a player within range of your weapon. It does not count as your one BANG! card of the turn. Upgrade: if it is cancelled, you may pay 2 loads to take it back into your hand.
    .short = BANG! in range; missed: back for 2 loads
bang-card-arrow = Arrow
    .text = Another player, at any distance, discards a BANG! card or loses 1 life. Upgrade: another target for every load you pay.
    .short = Discard a BANG! or lose 1 life
bang-card-duck = Duck!
    .text = Play it when a BANG! effect is aimed at you: it counts as a Missed! effect. Upgrade: you may pay 2 loads to take it back into your hand.
    .short = Missed! that comes back for 2 loads
bang-card-reloading = Reloading
    .text = Take 3 loads from the supply and put them on your dangerous cards and your character as you like, at most 4 in one place.
    .short = Put 3 loads wherever you like
bang-card-rust = Rust
    .text = Every other player loses 1 load from each of their dangerous cards and from their character. These loads go on your character, up to 4; the rest goes back to the supply.
    .short = Others lose loads, you take them
bang-card-squaw = Squaw
    .text = Discard any card in play, whoever it lies in front of. Upgrade: pay 2 loads to take that card into your hand instead.
    .short = Discard any card in play, or take it

## Cards: Armed & Dangerous, orange

bang-card-ace_up_the_sleeve = Ace Up The Sleeve
    .text = In your turn, as often as you pay 2 loads from it, you draw 1 card.
    .short = 2 loads: draw 1 card
bang-card-bandolier = Bandolier
    .text = Once in your turn, pay 1 load from it: you may play one more BANG! card in this turn.
    .short = 1 load: one more BANG! card
bang-card-whip = Whip
    .text = In your turn, pay 3 loads from it: discard any card in play, whoever it lies in front of. Hands are out of its reach.
    .short = 3 loads: discard any card in play
bang-card-beer_keg = Beer Keg
    .text = In your turn, pay 3 loads from it: you regain 1 life. It is no Beer card and does not help against the last hit.
    .short = 3 loads: regain 1 life
bang-card-crate = Crate
    .text = When a BANG! effect is aimed at you, pay 2 loads from it: that counts as a Missed! effect.
    .short = 2 loads: a Missed! effect
bang-card-bell_tower = Bell Tower
    .text = In your turn, pay 1 load from it: for the next card you play you see all players at distance 1.
    .short = 1 load: next card at distance 1
bang-card-bomb = Bomb
    .text = Put it in front of any player, with 3 loads. At the start of each of their turns that player makes a draw check: on hearts or diamonds they hand it to another player, on clubs or spades it loses 2 loads. Without loads it explodes, and whoever has it loses 2 lives.
    .short = Black on a check: it burns down
bang-card-lockpick = Lockpick
    .text = In your turn, pay 3 loads from it: take a random card from any hand. Cards in play are out of its reach.
    .short = 3 loads: take a card from a hand
bang-card-tumbleweed = Tumbleweed
    .text = When somebody has made a draw check, you too and in any turn, pay 1 load from it: the check is void and made again.
    .short = 1 load: a draw check is made again
bang-card-big_fifty = Big Fifty
    .text = A weapon with range 6. When you play a BANG! card you may pay 1 load from it: neither the ability of the target nor the cards in front of them work against that shot.
    .short = Range 6, 1 load: nothing in play helps
bang-card-buntline_special = Buntline Special
    .text = A weapon with range 2. When you play a BANG! card you may pay 1 load from it: if that shot is cancelled in any way, its target discards a card of their choice from hand.
    .short = Range 2, 1 load: a miss costs a card
bang-card-double_barrel = Double Barrel
    .text = A weapon with range 1. When you play a BANG! card of diamonds you may pay 1 load from it: nothing cancels that shot.
    .short = Range 1, 1 load: a diamond BANG! hits
bang-card-thunderer = Thunderer
    .text = A weapon with range 3. When you play a BANG! card you may pay 1 load from it: you take that card back into your hand before its target reacts.
    .short = Range 3, 1 load: your BANG! comes back

## Characters: Armed & Dangerous

bang-character-al_preacher = Al Preacher
    .text = Whenever another player plays a blue or orange card, you may pay 2 loads to draw 1 card.
    .short = Another's blue card: 2 loads, draw 1
bang-character-bass_greeves = Bass Greeves
    .text = Once in your turn you may discard a card from your hand to put 2 loads on one of your dangerous cards or on your character.
    .short = Once a turn: a card for 2 loads
bang-character-bloody_mary = Bloody Mary
    .text = Each time a BANG! card of yours is cancelled, you draw 1 card. Other BANG! effects do not count.
    .short = Your BANG! is cancelled: draw 1 card
bang-character-frankie_canton = Frankie Canton
    .text = Once in your turn you may take 1 load from any dangerous card in play, or from another player's character, and put it on yours.
    .short = Once a turn: take a load from anywhere
bang-character-julie_cutter = Julie Cutter
    .text = Each time a player makes you lose lives, you make a draw check: on hearts or diamonds a BANG! effect is aimed at that player, at any distance.
    .short = Wounded: red on a check shoots back
bang-character-mexicali_kid = Mexicali Kid
    .text = Once in your turn you may pay 2 loads for a BANG! effect on a player within range of your weapon. It does not count as your one BANG! card of the turn.
    .short = Once a turn: 2 loads for a BANG!
bang-character-ms_abigail = Ms. Abigail
    .text = You may ignore a brown card of rank J, Q, K or A if you are its only target.
    .short = Ignore brown cards from J to A
bang-character-red_ringo = Red Ringo
    .text = You start with 4 loads on your character. Once in your turn you may move up to 2 of them onto your dangerous cards.
    .short = 4 loads to start; moves 2 a turn
