### Dodge City: names and short texts of everything a player meets in it.

bang-expansion-dodge_city = Dodge City
    .text = Green cards you prepare now and use later, fifteen new characters and a table for 3 to 8 players.

## Cards: Dodge City, brown

bang-card-punch = Punch
    .text = A BANG! effect on a player at distance 1; weapons do not change this distance. It does not count as your one BANG! card of the turn.
    .short = BANG! at distance 1
bang-card-rag_time = Rag Time
    .text = Discard another card from your hand with it: take a card from any player into your hand, a random one from their hand or one of your choice in play.
    .short = +1 discard: take any player's card
bang-card-brawl = Brawl
    .text = Discard another card from your hand with it: every other player discards a card. For each of them you choose: a random one from their hand, or one of their cards in play.
    .short = +1 discard: all others discard a card
bang-card-dodge = Dodge
    .text = Play it when a BANG! effect is aimed at you: cancel that effect, then draw a card.
    .short = Missed! and draw a card
bang-card-springfield = Springfield
    .text = Discard another card from your hand with it: a BANG! effect on any player, at any distance. It does not count as your one BANG! card of the turn.
    .short = +1 discard: BANG! at any distance
bang-card-tequila = Tequila
    .text = Discard another card from your hand with it: a player of your choice, you included, regains 1 life.
    .short = +1 discard: anybody regains 1 life
bang-card-whisky = Whisky
    .text = Discard another card from your hand with it: you regain 2 lives.
    .short = +1 discard: regain 2 lives

## Cards: Dodge City, blue

bang-card-binocular = Binocular
    .text = You see all other players at a distance smaller by 1, but never below 1. It adds up with Scope.
    .short = You see others 1 closer
bang-card-hideout = Hideout
    .text = All other players see you at a distance greater by 1. It adds up with Mustang.
    .short = Others see you 1 further away

## Cards: Dodge City, green

bang-card-bible = Bible
    .text = From the next player's turn on you may discard it from play to cancel a BANG! effect aimed at you, and then draw a card.
    .short = Missed! and draw a card
bang-card-canteen = Canteen
    .text = In a later turn of yours discard it from play to regain 1 life.
    .short = Regain 1 life
bang-card-can_can = Can Can
    .text = In a later turn of yours discard it from play: any player, at any distance, discards a card, a random one from their hand or one of your choice in play.
    .short = Any player discards a card
bang-card-ten_gallon_hat = Ten Gallon Hat
    .text = From the next player's turn on you may discard it from play to cancel a BANG! effect aimed at you.
    .short = Cancel a shot aimed at you
bang-card-conestoga = Conestoga
    .text = In a later turn of yours discard it from play to take a card from any player into your hand: a random one from their hand or one of your choice in play.
    .short = Take a card from any player
bang-card-derringer = Derringer
    .text = In a later turn of yours discard it from play: a BANG! effect on a player at distance 1, and you draw a card. Weapons do not change this distance.
    .short = BANG! at distance 1 and draw a card
bang-card-buffalo_rifle = Buffalo Rifle
    .text = In a later turn of yours discard it from play: a BANG! effect on any player, at any distance.
    .short = BANG! at any distance
bang-card-howitzer = Howitzer
    .text = In a later turn of yours discard it from play: a BANG! effect on every other player, whatever the distance.
    .short = BANG! at all other players
bang-card-pepperbox = Pepperbox
    .text = In a later turn of yours discard it from play: a BANG! effect on a player within range of your weapon. It does not count as your one BANG! card of the turn.
    .short = BANG! at a player in range
bang-card-iron_plate = Iron Plate
    .text = From the next player's turn on you may discard it from play to cancel a BANG! effect aimed at you.
    .short = Cancel a shot aimed at you
bang-card-pony_express = Pony Express
    .text = In a later turn of yours discard it from play to draw three cards.
    .short = Draw 3 cards
bang-card-knife = Knife
    .text = In a later turn of yours discard it from play: a BANG! effect on a player at distance 1. Weapons do not change this distance.
    .short = BANG! at distance 1
bang-card-sombrero = Sombrero
    .text = From the next player's turn on you may discard it from play to cancel a BANG! effect aimed at you.
    .short = Cancel a shot aimed at you

## Characters: Dodge City

bang-character-tequila_joe = Tequila Joe
    .text = A Beer card gives you 2 lives instead of 1. Saloon, Tequila, Canteen and the like still give you 1.
    .short = Your Beer gives 2 lives
bang-character-vera_custer = Vera Custer
    .text = At the start of phase 1, before you draw, choose a character still in the game: you have its ability until your next turn starts.
    .short = Borrow another character's ability
bang-character-belle_star = Belle Star
    .text = During your turn cards in play in front of other players have no effect.
    .short = In your turn others' cards do nothing
bang-character-pat_brennan = Pat Brennan
    .text = In phase 1, instead of drawing two cards, you may take exactly one card in play in front of any player into your hand.
    .short = Take 1 card in play or draw 2
bang-character-molly_stark = Molly Stark
    .text = Each time you play or willingly discard a card from your hand outside your turn, you draw a card. For a Duel you draw only when it is over, and not if it costs you your last life.
    .short = Cards used out of turn are replaced
bang-character-greg_digger = Greg Digger
    .text = Each time another character is killed, you regain 2 lives.
    .short = Another one dies: regain 2 lives
bang-character-jose_delgado = José Delgado
    .text = Up to twice in your turn you may discard a blue card from your hand to draw two cards.
    .short = Discard a blue card: draw 2 cards
bang-character-bill_noface = Bill Noface
    .text = In phase 1 you draw one card plus one more for each life you are missing.
    .short = Draw 1 card + 1 per missing life
bang-character-herb_hunter = Herb Hunter
    .text = Each time another character is killed, you draw two cards.
    .short = Another one dies: draw 2 cards
bang-character-pixie_pete = Pixie Pete
    .text = In phase 1 you draw three cards instead of two.
    .short = Draw 3 cards instead of 2
bang-character-sean_mallory = Sean Mallory
    .text = In phase 3 you may keep up to ten cards in hand, however few lives you have.
    .short = Keep up to 10 cards in hand
bang-character-apache_kid = Apache Kid
    .text = Diamond cards used by other players do not affect you. BANG! cards of diamonds discarded against you in a Duel still count.
    .short = Others' diamonds do not affect you
bang-character-chuck_wengam = Chuck Wengam
    .text = In your turn you may lose 1 life to draw two cards, as often as you like, but never your last life.
    .short = Lose 1 life to draw 2 cards
bang-character-elena_fuente = Elena Fuente
    .text = You may use any card from your hand as a Missed! card.
    .short = Any card may be a Missed!
bang-character-doc_holyday = Doc Holyday
    .text = Once in your turn you may discard two cards from your hand for a BANG! effect on a player within range of your weapon. It does not count as your one BANG! card of the turn.
    .short = Discard 2 cards: BANG! in range
