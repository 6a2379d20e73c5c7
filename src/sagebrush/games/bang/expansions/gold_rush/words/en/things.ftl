### Gold Rush: names and short texts of everything a player meets in it.

bang-expansion-gold_rush = Gold Rush
    .text = A nugget for every life you take, and a shop to spend them in: 24 pieces of equipment that nobody can steal, and eight characters.

## Equipment that acts at once

bang-equipment-shot = Shot
    .text = When you buy it, one player of your choice, you perhaps, regains 1 life.
    .short = 1 life for anybody
bang-equipment-bottle = Bottle
    .text = When you buy it, choose the effect of a Panic!, a Beer or a BANG!. It is none of these cards, so the shot does not count towards your limit.
    .short = As Panic!, Beer or BANG!
bang-equipment-pardner = Pardner
    .text = When you buy it, choose the effect of a General Store, a Duel or a Cat Balou. It is none of these cards.
    .short = As General Store, Duel or Cat Balou
bang-equipment-rhum = Rhum
    .text = When you buy it, turn up 4 cards: you regain 1 life for each different suit among them.
    .short = 4 cards: 1 life for each suit
bang-equipment-union_pacific = Union Pacific
    .text = When you buy it, draw 4 cards.
    .short = Draw 4 cards
bang-equipment-gold_rush = Gold Rush
    .text = When you buy it, your turn ends. You regain all your lives and take another turn.
    .short = All lives and another turn

## Equipment that stays

bang-equipment-horseshoe = Horseshoe
    .text = For each of your draw checks you turn up one card more and choose the one that counts.
    .short = One card more for each draw check
bang-equipment-gun_belt = Gun Belt
    .text = You may keep 8 cards in hand at the end of your turn, whatever your lives.
    .short = Keep 8 cards
bang-equipment-wanted = Wanted
    .text = It is laid in front of any player: whoever kills that player draws 2 cards and takes 1 nugget, on top of everything else.
    .short = Who kills them: 2 cards, 1 nugget
bang-equipment-calumet = Calumet
    .text = Diamond cards that other players use have no effect on you.
    .short = Safe from diamond cards
bang-equipment-gold_pan = Gold Pan
    .text = Up to twice in your turn you may pay 1 nugget to draw a card.
    .short = Twice a turn: 1 nugget for a card
bang-equipment-boots = Boots
    .text = For each life you lose you draw a card, but not for the last one.
    .short = A card for each life lost
bang-equipment-lucky_charm = Lucky Charm
    .text = For each life you lose you take a nugget from the supply, but not for the last one.
    .short = A nugget for each life lost
bang-equipment-rucksack = Rucksack
    .text = In your turn you may pay 2 nuggets to regain 1 life, as often as you can; outside your turn only when you would lose your last life.
    .short = 2 nuggets for a life
bang-equipment-pickaxe = Pickaxe
    .text = In phase 1 you draw one card more.
    .short = Draw 1 card more in phase 1

## Characters

bang-character-don_bell = Don Bell
    .text = At the end of your turn you make a draw check: on hearts or diamonds you take another turn, but not a third one.
    .short = Red card at the end: another turn
bang-character-dutch_will = Dutch Will
    .text = Of the cards you draw in phase 1 you discard one of your choice and take 1 nugget.
    .short = Discard 1 drawn card: 1 nugget
bang-character-jacky_murieta = Jacky Murieta
    .text = In your turn you may pay 2 nuggets for a BANG! effect on a player in range, as often as you can pay. It does not count towards your limit.
    .short = 2 nuggets: a shot
bang-character-josh_mccloud = Josh McCloud
    .text = In your turn you may pay 2 nuggets for the top card of the equipment deck. A black one that you already have is discarded.
    .short = 2 nuggets: unseen equipment
bang-character-madam_yto = Madam Yto
    .text = Whenever anybody plays a Beer card, you too, for a life or for gold, you draw a card.
    .short = Draw a card for every Beer
bang-character-pretty_luzena = Pretty Luzena
    .text = Once in your turn you buy a piece of equipment for 1 nugget less.
    .short = One purchase 1 nugget cheaper
bang-character-raddie_snake = Raddie Snake
    .text = Up to twice in your turn you may pay 1 nugget to draw a card.
    .short = Twice a turn: 1 nugget for a card
bang-character-simeon_picos = Simeon Picos
    .text = For each life you lose you take a nugget from the supply, but not for the last one.
    .short = A nugget for each life lost
