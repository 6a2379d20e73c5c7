### BANG!: names and short texts of everything a player meets in the base game.

## Expansions

bang-expansion-base = BANG!
    .text = The base game: the Sheriff and the Deputies against the Outlaws, and a Renegade against them all, for 4 to 7 players.

## Suits

bang-suit-spades = Spades
bang-suit-hearts = Hearts
bang-suit-diamonds = Diamonds
bang-suit-clubs = Clubs

## Borders

bang-border-brown = Brown
    .text = Play it, carry out its effect and put it on the discard pile.
bang-border-blue = Blue
    .text = Put it into play in front of you (Jail in front of its victim). It works until something removes it.
bang-border-green = Green
    .text = Put it into play in front of you; later discard it from there for its effect. Cards that give Missed! work from the next player's turn on, the others in your own later turns.
bang-border-orange = Orange
    .text = Put it into play in front of you with 3 loads on it; you pay loads from it to use it, and without loads it is discarded. Apart from that it is a blue card.

## Roles
## .text = the goal, .text3 = the goal in the three-player game.

bang-role-sheriff = Sheriff
    .text = Get rid of all Outlaws and every Renegade. Everybody knows who you are, but you have one extra life and take the first turn.
    .text3 = With three players there is no Sheriff.
bang-role-deputy = Deputy
    .text = Help and protect the Sheriff: you win when the Sheriff wins, even if you are out of the game by then.
    .text3 = Kill the Renegade yourself. If the Renegade dies in any other way, you win by outlasting the Outlaw.
bang-role-outlaw = Outlaw
    .text = See the Sheriff dead. All Outlaws win together, even those already out of the game, unless a Renegade is then the only one alive.
    .text3 = Kill the Deputy yourself. If the Deputy dies in any other way, you win by outlasting the Renegade.
bang-role-renegade = Renegade
    .text = Be the last one alive. If the Sheriff dies while anybody besides you is alive, the Outlaws win.
    .text3 = Kill the Outlaw yourself. If the Outlaw dies in any other way, you win by outlasting the Deputy.

## The weapon everybody has

bang-weapon-colt_45 = Colt .45
    .text = The weapon everybody starts with, range 1. You use it whenever you have no other weapon in play; it is not a card and nobody can take it.
    .short = Range 1

## Cards: base game, brown

bang-card-bang = BANG!
    .text = A player within range of your weapon loses 1 life unless they cancel the shot. You may play only one BANG! card in your turn.
    .short = Take 1 life from a player in range
bang-card-missed = Missed!
    .text = Play it when a BANG! effect is aimed at you to cancel that effect. It does not help against Indians! or a Duel.
    .short = Cancel a shot aimed at you
bang-card-beer = Beer
    .text = Regain 1 life, up to your starting number. Outside your turn you may play it only against a hit that would take your last life. With only two players left it heals nothing.
    .short = Regain 1 life
bang-card-general_store = General Store
    .text = Turn up as many cards from the deck as there are players still in the game. Starting with you and going clockwise, everybody takes one into hand.
    .short = Everybody takes one of the cards shown
bang-card-panic = Panic!
    .text = Take a card from a player at distance 1 into your hand: a random one from their hand or one of your choice in play. Weapons do not change this distance.
    .short = Take a card from a player at distance 1
bang-card-cat_balou = Cat Balou
    .text = Make any player, at any distance, discard a card: a random one from their hand or one of your choice in play.
    .short = Any player discards a card
bang-card-stagecoach = Stagecoach
    .text = Draw two cards.
    .short = Draw 2 cards
bang-card-wells_fargo = Wells Fargo
    .text = Draw three cards.
    .short = Draw 3 cards
bang-card-saloon = Saloon
    .text = Every player in the game, you included, regains 1 life. It cannot save you from losing your last life.
    .short = Everybody regains 1 life
bang-card-gatling = Gatling
    .text = A BANG! effect on every other player, whatever the distance. It does not count as your one BANG! card of the turn.
    .short = BANG! at all other players
bang-card-duel = Duel
    .text = Challenge any other player, at any distance. Starting with that player, you discard BANG! cards by turns; the first who does not loses 1 life. Missed! and Barrel do not help.
    .short = First one without a BANG! loses 1 life
bang-card-indians = Indians!
    .text = Every other player must discard a BANG! card or lose 1 life. Missed! and Barrel do not help.
    .short = Others discard a BANG! or lose 1 life

## Cards: base game, blue

bang-card-barrel = Barrel
    .text = When a BANG! effect is aimed at you, you may make a draw check: hearts count as a Missed! effect. On any other suit you may still defend yourself in another way.
    .short = Shot at? Hearts on a check: missed
bang-card-mustang = Mustang
    .text = All other players see you at a distance greater by 1.
    .short = Others see you 1 further away
bang-card-scope = Scope
    .text = You see all other players at a distance smaller by 1, but never below 1.
    .short = You see others 1 closer
bang-card-jail = Jail
    .text = Put it in front of any player except the Sheriff. At the start of their turn that player makes a draw check: on hearts they play as usual, otherwise they lose the turn. Jail is discarded either way.
    .short = Hearts on a check, or skip the turn
bang-card-dynamite = Dynamite
    .text = Put it in front of you. At the start of your next turn make a draw check: on spades from 2 to 9 it explodes and you lose 3 lives, otherwise it passes to the nearest player on the left without a Dynamite, who checks in the same way.
    .short = Spades 2–9 on a check: lose 3 lives
bang-card-volcanic = Volcanic
    .text = A weapon with range 1. With it in play you may play any number of BANG! cards in your turn.
    .short = Range 1, any number of BANG! cards
bang-card-schofield = Schofield
    .text = A weapon with range 2. It replaces any weapon you already have in play.
    .short = Range 2
bang-card-remington = Remington
    .text = A weapon with range 3. It replaces any weapon you already have in play.
    .short = Range 3
bang-card-rev_carabine = Rev. Carabine
    .text = A weapon with range 4. It replaces any weapon you already have in play.
    .short = Range 4
bang-card-winchester = Winchester
    .text = A weapon with range 5. It replaces any weapon you already have in play.
    .short = Range 5

## Characters: base game

bang-character-bart_cassidy = Bart Cassidy
    .text = For each life you lose you draw a card at once, except for your last life.
    .short = Draw a card for each life you lose
bang-character-black_jack = Black Jack
    .text = In phase 1 you show the second card you draw: if it is hearts or diamonds, you draw one more card without showing it.
    .short = Second card red? Draw one more
bang-character-calamity_janet = Calamity Janet
    .text = You may use BANG! cards as Missed! cards and the other way round. A Missed! played as BANG! counts as your one BANG! card of the turn.
    .short = BANG! is Missed! and the other way round
bang-character-el_gringo = El Gringo
    .text = For each life another player makes you lose, you take a random card from that player's hand, except for your last life.
    .short = Take a card from whoever hits you
bang-character-jesse_jones = Jesse Jones
    .text = In phase 1 you may take your first card at random from another player's hand instead of the deck.
    .short = First card may come from a player's hand
bang-character-jourdonnais = Jourdonnais
    .text = You always have a Barrel: when a BANG! effect is aimed at you, you may make a draw check, and hearts count as a Missed! effect. With a real Barrel in play you may try twice.
    .short = As if you always had a Barrel
bang-character-kit_carlson = Kit Carlson
    .text = In phase 1 you may look at the top three cards of the deck, take two of them and put the third back on top.
    .short = See 3 cards, take 2 of them
bang-character-lucky_duke = Lucky Duke
    .text = For each of your draw checks you turn up two cards and choose which one counts. Both are then discarded.
    .short = Check with 2 cards, choose one
bang-character-paul_regret = Paul Regret
    .text = All other players see you at a distance greater by 1. A real Mustang adds another 1.
    .short = As if you always had a Mustang
bang-character-pedro_ramirez = Pedro Ramirez
    .text = In phase 1 you may take your first card from the top of the discard pile instead of the deck.
    .short = First card may come from the discards
bang-character-rose_doolan = Rose Doolan
    .text = You see all other players at a distance smaller by 1, but never below 1. A real Scope takes off another 1.
    .short = As if you always had a Scope
bang-character-sid_ketchum = Sid Ketchum
    .text = At any time you may discard two cards from your hand to regain 1 life, even to survive losing your last one.
    .short = Discard 2 cards to regain 1 life
bang-character-slab_the_killer = Slab the Killer
    .text = Cancelling a BANG! card you play takes two Missed! effects. Your other cards with a BANG! effect take only one.
    .short = Your BANG! needs two Missed! effects
bang-character-suzy_lafayette = Suzy Lafayette
    .text = As soon as you have no cards in hand, you may draw a card. In a Duel you have to wait until it is over.
    .short = Empty hand? Draw a card
bang-character-vulture_sam = Vulture Sam
    .text = When another character is killed, you take all the cards that player had in hand and in play into your hand.
    .short = Take all the cards of the dead
bang-character-willy_the_kid = Willy the Kid
    .text = You may play any number of BANG! cards in your turn.
    .short = Any number of BANG! cards per turn
bang-character-johnny_kisch = Johnny Kisch
    .text = Whenever you put a card into play, all other cards in play with the same name are discarded.
    .short = Your card removes others of its name
bang-character-uncle_will = Uncle Will
    .text = Once in your turn you may play any card from your hand as a General Store.
    .short = Once a turn: any card as General Store
bang-character-claus_the_saint = Claus the Saint
    .text = In phase 1 you draw one card more than there are players in the game, give one of them to each other player and keep two.
    .short = Draw for all, keep 2 cards
bang-character-annie_versary = Annie Versary
    .text = You may use any card from your hand as a BANG! card. The limit of one BANG! card per turn still holds.
    .short = Any card may be a BANG!
bang-character-emiliano = Emiliano
    .text = When a Missed! card cancels your BANG! card, you take that Missed! card. When you cancel a BANG! card with a Missed! card, you take that BANG! card.
    .short = Keep the enemy's BANG! or Missed!

## Variant

bang-variant-stick_of_dynamite = Stick of Dynamite
    .text = The Sheriff starts with the stick; whoever wounds another player with a BANG! card in their own turn takes it. A Dynamite that is drawn or turned up goes straight in front of whoever holds the stick.
bang-variant-bonus_characters = Bonus characters
    .text = Annie Versary and Emiliano join the characters.
bang-variant-event_cards = How many events
    .text = With both event expansions: how many cards come before the last one, 12 to 15.
bang-variant-last_event = Last event
    .text = With both event expansions: which of the two last cards closes the deck.
