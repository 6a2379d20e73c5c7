### Western Legends: names and short texts of everything a player meets.
### Characters, poker cards and stories are names; items, places and opponents are common nouns with a small letter.

## Characters
## .text = the ability, gained with 5 LP, .bio = who it was.

legends-character-annie_oakley = Annie Oakley
    .text = Before a fight with another player, that player discards a poker card or takes a wound.
    .short = Rivals discard a card or take a wound
    .bio = Sharpshooter from Ohio (1860–1926) who could split a playing card edge-on and taught thousands of women to shoot.
legends-character-bass_reeves = Bass Reeves
    .text = At the start of your turn draw a poker card.
    .short = Your turn starts with a card
    .bio = Born into slavery (1838–1910), for three decades deputy marshal in the Indian Territory; three thousand arrests, they say.
legends-character-billy_the_kid = Billy the Kid
    .text = After a Move action that ends with other players, one of them, your choice, hands you $10 or a poker card.
    .short = Riding up to players, get $10 or a card
    .bio = Henry McCarty (1859–1881), gunman of the Lincoln County War, who walked out of more than one jail.
legends-character-bloody_knife = Bloody Knife
    .text = You may cross a mesa as if it were a single space, without stopping in it. After the crossing heal a wound.
    .short = Cross mesas, and heal by it
    .bio = Scout of Hunkpapa and Arikara parents (about 1840–1876); he carried the mail across Dakota and fell at the Little Bighorn.
legends-character-calamity_jane = Calamity Jane
    .text = Your hand limit is 1 higher. After contributing to a story draw a poker card.
    .short = One more in hand; stories bring a card
    .bio = Martha Canary (1852–1903): bullwhacker, nurse to smallpox patients and best teller of her own story.
legends-character-doc_holliday = Doc Holliday
    .text = After taking wounds, however many, draw a poker card, once per action. Wounds do not lower your hand limit.
    .short = Wounds bring a card, cost no hand limit
    .bio = Dentist from Georgia (1851–1887) who went west with consumption, a deck of cards and very little fear.
legends-character-jesse_james = Jesse James
    .text = In a fight outside the towns the card against you counts 1 less. You win every tie with a player.
    .short = Rivals −1 in the country; ties are yours
    .bio = Missouri guerrilla turned robber of banks and trains (1847–1882), undone at Northfield and shot at home by a friend.
legends-character-kit_carson = Kit Carson
    .text = After a Move action you may move 1 more space. In a fight outside the towns the card against you counts 1 less.
    .short = One space more; rivals −1 in the country
    .bio = Trapper and guide (1809–1868) who led the survey parties that mapped the trails to the Pacific.
legends-character-mary_fields = "Stagecoach" Mary Fields
    .text = At the start of your turn, and after contributing to a story, gain $10.
    .short = $10 each turn and for each story
    .bio = Born enslaved in Tennessee (about 1832–1914); past sixty she carried the mail in Montana and never missed a day.
legends-character-wild_bill_hickok = Wild Bill Hickok
    .text = After winning at poker gain $20. After losing you may take back one of the cards you played, at random.
    .short = Win $20 more at poker, or keep a card
    .bio = Scout, town marshal and gambler (1837–1876), shot at a Deadwood card table with his back to the door.
legends-character-wyatt_earp = Wyatt Earp
    .text = The first bandit you beat in a turn brings you 1 more action.
    .short = A beaten bandit is worth an action
    .bio = Lawman, faro dealer and miner (1848–1929) whose thirty seconds near a Tombstone corral outlived all else he did.
legends-character-yb_rowdy = Y. B. Rowdy
    .text = If your turn starts outside the towns, you may discard a poker card to move up to 3 spaces.
    .short = In the country: a card for 3 spaces
    .bio = Yavapai sergeant of scouts (died 1893), awarded the Medal of Honor for the Cherry Creek campaign in Arizona.

## Poker cards: what they can do besides being a card
## .text = with its kind: a bonus works when the card is used, an action costs one, a reaction is free at its moment.

legends-card-cheat = Cheat
    .text = Bonus: played from your hand at poker it stands for a card of any rank and suit. In the flop it is a plain 2.
    .short = Poker: any card you like
legends-card-sprint = Sprint
    .text = Reaction: after your Move action move up to 2 more spaces. Only one Sprint or Wallop after each move.
    .short = After a move: 2 more spaces
legends-card-shootout = Shootout
    .text = Bonus: if you laid it in a fight, you may start that fight anew. All cards laid are discarded.
    .short = Fight: start it over
legends-card-manhunt = Manhunt
    .text = Action: if anybody is wanted, move the sheriff up to 3 spaces. As a marshal or an outlaw gain 1 LP as well.
    .short = Sheriff 3 spaces; 1 LP if on a side
legends-card-payday = Payday
    .text = Action: gain $30, in a town $40.
    .short = $30, in town $40
legends-card-stick_em_up = Stick 'Em Up
    .text = Reaction, once in a fight: after the cards are shown your rival's card counts 2 less (in some editions 1, any number of times).
    .short = Fight: rival's card −2
legends-card-reputation = Reputation
    .text = Reaction: right after gaining marshal or wanted points among the actions of your turn gain 1 LP. One Reputation per turn.
    .short = After track points: 1 LP
legends-card-saddle_up = Saddle Up
    .text = Action: a Move action with 3 spaces added to your speed.
    .short = Move with speed +3
legends-card-wallop = Wallop
    .text = Reaction: after your Move action a player in your space takes a wound and hands you $10. Only one Sprint or Wallop after each move.
    .short = After a move: 1 wound and $10 to you
legends-card-instinct = Instinct
    .text = Bonus: in a fight outside the towns it counts as a jack. Action: draw 3 poker cards, then discard 1.
    .short = Country fight +2, or draw 3, drop 1
legends-card-lady_luck = Lady Luck
    .text = Bonus: played at poker, won or lost, it brings $30 and a poker card.
    .short = Poker: $30 and a card
legends-card-fools_gold = Fool's Gold
    .text = Bonus: discard it at a deposit as one more nugget. In your hand it is no nugget.
    .short = Deposit it as a nugget
legends-card-bulletproof = Bulletproof
    .text = Bonus: laid in a fight it heals a wound of yours. Against an NPC it also cancels the fight card, except a 6.
    .short = Fight: heal 1, cancel the fight card
legends-card-grit = Grit
    .text = Action: gain 2 actions this turn.
    .short = 2 more actions
legends-card-quickdraw = Quickdraw
    .text = Bonus: laid against an NPC it cancels the fight card, except a 6, and wins ties. No effect on players or the Man in Black.
    .short = NPC: cancel the card, win ties
legends-card-living_legend = Living Legend
    .text = Action: gain 1 marshal point or 1 wanted point. An outlaw can only take the wanted point.
    .short = 1 marshal or 1 wanted point

## Items; `_plus` is the upgraded side

legends-item-mustang = mustang
    .text = Mount: you move 4 spaces.
legends-item-mustang_plus = upgraded mustang
    .text = Mount: you move 5 spaces. 2 LP at the end of the game.
legends-item-mule = mule
    .text = Mount: you move 3 spaces and may carry 2 more nuggets.
legends-item-mule_plus = upgraded mule
    .text = Mount: you move 3 spaces and may carry 4 more nuggets. 1 LP at the end of the game.
legends-item-revolver = revolver
    .text = Weapon without an effect.
legends-item-revolver_plus = upgraded revolver
    .text = Weapon: in a fight your card counts 1 more if it is a 10 or lower. 1 LP at the end of the game.
legends-item-shotgun = shotgun
    .text = Weapon: after winning a fight draw a poker card.
legends-item-shotgun_plus = upgraded shotgun
    .text = Weapon: in a fight your rival's card counts 1 less; after winning draw a poker card. 1 LP at the end of the game.
legends-item-rifle = rifle
    .text = Weapon: before a fight with a player look at 2 random cards of that player's hand.
legends-item-rifle_plus = upgraded rifle
    .text = Weapon: before a fight look at 3 random cards of your rival's hand, or at 3 of an NPC's fight cards. 2 LP at the end of the game.
legends-item-whiskey = whiskey
    .text = When you get it heal a wound. After a Move action that ends with another player you may discard it: a player there takes a wound.
legends-item-ten_gallon = ten-gallon hat
    .text = After winning at poker gain 1 LP, after losing gain $10.
legends-item-provisions = provisions
    .text = When you get them draw a poker card. Action: discard them to draw a poker card and heal a wound.
legends-item-miners_map = miner's map
    .text = After prospecting you may roll one of the dice again.

## Fight cards

legends-fight_card-fight_2 = 2
    .text = Take a wound and lose 1 LP.
legends-fight_card-fight_3 = 3
    .text = Take 2 wounds.
legends-fight_card-fight_4 = 4
    .text = Take a wound and discard a poker card.
legends-fight_card-fight_5 = 5
    .text = Take a wound. Beating a bandit in this fight brings no marshal point.
legends-fight_card-fight_6 = 6
    .text = Take a wound. Nothing cancels this.
legends-fight_card-fight_7 = 7
    .text = Take a wound or discard a random poker card.
legends-fight_card-fight_8 = 8
    .text = Take a wound.
legends-fight_card-fight_9 = 9
    .text = Discard a poker card or lose $10. Beating a bandit in this fight brings no marshal point.
legends-fight_card-fight_10 = 10
    .text = The foe may start the fight anew; then draw a poker card.
legends-fight_card-fight_j = J
    .text = Gain $10.
legends-fight_card-fight_q = Q
    .text = Draw a poker card.
legends-fight_card-fight_k = K
    .text = Gain 1 LP.
legends-fight_card-fight_a = A
    .text = Gain 1 LP, 1 marshal point or 1 wanted point.

## Stories
## .text = the reward of everybody who contributed, and what follows, .flavour = read aloud.

legends-story-the_iron_road = The Iron Road
    .text = Gain $40 or 1 marshal point.
    .flavour = The railroad pays on Saturdays: in coin to the men who lay it, in badges to the men who guard it.
legends-story-wild_wild_west = Wild Wild West
    .text = Gain $30 or draw 2 poker cards.
    .flavour = Three men swore they saw who drew first, and no two of them agreed.
legends-story-dead_or_alive = Dead or Alive
    .text = Outlaws gain 1 wanted point. Everybody else gains 1 marshal point or 1 LP.
    .flavour = The printer set the reward in larger type than the name.
legends-story-the_regulators = The Regulators
    .text = Draw a poker card, then fight a war party (3 fight cards). Win: 2 LP and $20.
    .flavour = Two stores in one county is one store too many, and both sides hired by the week.
legends-story-pinkertons = Pinkertons
    .text = Gain $40, or 1 LP and a poker card. Then every outlaw who did not contribute discards a card.
    .flavour = The painted eye over the agency's door never closes, and neither does its ledger of expenses.
legends-story-stampede = Stampede
    .text = Gain $30. Then everybody outside the towns who did not contribute discards a card or takes a wound.
    .flavour = One clap of thunder, and two thousand hooves forgot the way north.
legends-story-the_long_drive = The Long Drive
    .text = Gain 1 LP and $30.
    .flavour = Ten miles a day, eleven weeks of dust, and nobody at the far end asks whose brand it was.
legends-story-snake_oil_salesman = Snake-Oil Salesman
    .text = Roll a prospecting die. Nugget: heal all wounds and draw a card. Remains of a deposit: $20. Gold dust: $40. Gravel: take a wound and draw 2 cards.
    .flavour = One bottle cures man, mule or rheumatism; buy two if you would rather not know which.
legends-story-fortune_favours_the_brave = Fortune Favours the Brave
    .text = Gain $10 and draw 2 poker cards.
    .flavour = Nobody remembers who stood second in the doorway.
legends-story-the_assay_office = The Assay Office
    .text = Gain $20 and a nugget.
    .flavour = The scales are honest. It is the thumb that needs watching.
legends-story-claim_dispute = Claim Dispute
    .text = Gain a nugget, or $20 and a poker card. Then everybody at a mine who did not contribute loses a nugget or $10.
    .flavour = Two stakes, one creek, and a recorder who writes down whoever gets to town first.
legends-story-scoundrels = Scoundrels
    .text = Gain $20. Pick a player who did not contribute: they give you $10 or a poker card, as they like.
    .flavour = They shook hands all round, and afterwards everyone counted his rings.
legends-story-dead_mans_hand = Dead Man's Hand
    .text = Draw 2 poker cards. If you then hold an ace or an eight, gain $20.
    .flavour = Black aces, black eights, and a fifth card nobody can agree about.
legends-story-blood_money = Blood Money
    .text = Gain $30, or take a wound and gain $50.
    .flavour = Every grudge has its price, and tonight somebody is paying cash.
legends-story-ambush_at_the_ford = Ambush at the Ford
    .text = Draw a poker card, then fight the ambushers (2 fight cards). Win: 1 LP and $20.
    .flavour = The water was belly-deep, the horses were drinking, and the willows had rifles in them.
legends-story-the_travelling_show = The Travelling Show
    .text = Gain 2 LP, or 1 LP and a ten-gallon hat.
    .flavour = Trick riders, a brass band and a buffalo with stage fright, one night only.
legends-story-high_noon = High Noon
    .text = Gain 1 LP and draw a poker card.
    .flavour = Shutters closed one by one along the street, and the bank clock kept on walking.
legends-story-plantain_poultice = Plantain Poultice
    .text = Heal up to 2 wounds and draw a poker card.
    .flavour = Grandmother's cure for a bullet crease: one chewed leaf, one clean rag, no complaining.
legends-story-the_law = The Law
    .text = Outlaws draw 2 poker cards. Everybody else gains 1 marshal point or $30.
    .flavour = A federal judge, a stack of blank warrants and a fresh bottle of ink.
legends-story-the_telegraph = The Telegraph
    .text = Draw 3 poker cards, then discard 1.
    .flavour = News used to ride. Now it hums along a wire and is waiting for you when you arrive.
legends-story-tribes_of_the_mesas = Tribes of the Mesas
    .text = Heal a wound and draw a poker card, or pay $10 for provisions, or draw 2 poker cards.
    .flavour = Their terraces and trade trails were old before the first claim stake was cut. Guests who come in peace are fed.
legends-story-a_cheap_horse = A Cheap Horse
    .text = Pay $20 for a mustang, or $10 for a mule, or gain $20.
    .flavour = Sound in three legs and willing in the fourth.
legends-story-ghost_mine = Ghost Mine
    .text = Roll a prospecting die and take the result; for gravel draw a poker card. Then a nugget is left at every mine for the first who ends a move there.
    .flavour = The company failed and the town blew away, but something down the shaft still swings a pick.
legends-story-vigilance_committee = Vigilance Committee
    .text = Draw a poker card, then fight the vigilantes (3 fight cards against an outlaw, otherwise 2). Win: outlaws 2 LP; everybody else 1 marshal point or 1 LP, and $10.
    .flavour = Flour sacks over their heads, a rope over the beam, and the minutes carefully kept.
legends-story-dust_storm = Dust Storm
    .text = Draw 2 poker cards, or heal a wound and draw 1.
    .flavour = At noon they lit the lamps. By evening the road had moved.
legends-story-barbed_wire_war = Barbed-Wire War
    .text = Draw a poker card, then fight the fence cutters (2 fight cards). Win: 1 LP and $30.
    .flavour = Forty miles of wire went up in spring. By summer every post had a coffin chalked on it.
legends-story-the_frontier_surgeon = The Frontier Surgeon
    .text = Gain 1 LP and draw a poker card.
    .flavour = He asks two things of a patient: to hold still, and to hold the lamp.
legends-story-opening_night = Opening Night
    .text = Gain 1 LP, and whiskey or $10.
    .flavour = She had sung for a duke, or a man called Duke. Red Falls did not inquire.
legends-story-local_villains = Local Villains
    .text = Draw a poker card, then fight the villains (2 fight cards). Win: 1 LP and $30.
    .flavour = Everybody knows their mothers. Nobody will testify.
legends-story-the_widow = The Widow
    .text = Gain 1 LP and draw 2 poker cards.
    .flavour = His estate came to two shirts and a debt, so the hat went round the saloon.
legends-story-slick_and_polished = Slick and Polished
    .text = Upgrade a weapon or mount of yours for nothing, or gain $30.
    .flavour = A pearl grip shoots no straighter, but people do step aside to look at it.
legends-story-stagecoach_down = Stagecoach Down
    .text = Gain $20 and draw a poker card. Then a strongbox lies in Cliff Junction, north-west of the hideout: the first who ends a move there gains 1 LP and $40.
    .flavour = The driver walked in at dawn with the reins still in his hand.
legends-story-the_preacher = The Preacher
    .text = Gain 1 LP, heal a wound and draw a poker card.
    .flavour = He asked for their playing cards first and for their sins afterwards.
legends-story-homesteaders = Homesteaders
    .text = Gain provisions and $10, or gain $30.
    .flavour = A hundred and sixty acres for ten dollars and five years, if the wind allows.
legends-story-tools_of_the_trade = Tools of the Trade
    .text = Gain a shotgun, or provisions, or pay $10 for a rifle, or gain $20.
    .flavour = A drummer's wagon: files, firing pins, and cartridges by the hundred.
legends-story-a_marked_deck = A Marked Deck
    .text = Gain $30 and draw a poker card.
    .flavour = Hold the ten of clubs to the lamp. No, tilt it. There.
legends-story-jailbreak = Jailbreak
    .text = Outlaws gain 1 wanted point or draw 2 poker cards. Everybody else gains $40. Then the sheriff goes to his office.
    .flavour = The pie was heavy, the file was inside it, and the deputy had a sweet tooth.
legends-story-the_water_tower_gang = The Water-Tower Gang
    .text = Draw a poker card, then fight the gang (3 fight cards). Win: 1 LP and $50.
    .flavour = Every engine must stop to drink, and they had learned the timetable by heart.
legends-story-sheriff_of_darkrock = Sheriff of Darkrock
    .text = Gain 1 marshal point or $30.
    .flavour = He tips his hat to each of you in turn, and counts the guns.
legends-story-hard_times = Hard Times
    .text = Gain $20 and draw a poker card. Then everybody with $80 or more who did not contribute loses $20.
    .flavour = Beef fell to three dollars a head, and the bank took the head as well.

## Conditions of stories: all that is seen of an open one

legends-condition-acquire_cattle = Acquire cattle at a ranch
legends-condition-beat_npc = Win a fight against an NPC
legends-condition-buy_or_upgrade = Buy or upgrade an item
legends-condition-card_action = Use the action of a poker card
legends-condition-company_or_poker = End a move in a space with another player, or take part in a poker game
legends-condition-deliver_cattle = Deliver cattle, driven or rustled
legends-condition-deposit_two = Deposit at least 2 nuggets with one action
legends-condition-discard_two = Discard 2 poker cards
legends-condition-end_alone = End a move outside the towns with no other player within 2 spaces
legends-condition-end_at_hideout = End a move at a hideout
legends-condition-end_at_ranch = End a move at a ranch
legends-condition-end_at_station = End a move at the rail station
legends-condition-end_by_mesa = End a move outside the towns at the edge of a mesa
legends-condition-end_near_sheriff = End a move within 2 spaces of the sheriff
legends-condition-fight_bandit = Fight a bandit, won or lost
legends-condition-gain_nugget = Gain at least 1 nugget with one action
legends-condition-gain_points = Gain a marshal or wanted point
legends-condition-gain_two_lp = Gain at least 2 LP with one action
legends-condition-heal_wound = Heal a wound
legends-condition-lose_at_cards_or_guns = Lose a poker game or a fight
legends-condition-no_money = Have no money at all
legends-condition-pay_twenty = Pay $20 in a town
legends-condition-play_poker = Take part in a poker game
legends-condition-prospect = Prospect at a mine
legends-condition-spend_at_cabaret = Spend at least $30 at the cabaret with one action
legends-condition-spend_eighty = Spend at least $80 in a town with one action
legends-condition-start_fight = Start a fight with another player
legends-condition-take_wound = Take a wound
legends-condition-travel_six = Travel at least 6 spaces in one turn
legends-condition-use_action = Use the action of a poker card or an item
legends-condition-win_fight = Win a fight
legends-condition-work_outside = Work outside the towns
legends-condition-wounded_in_town = Be in a town with at least 1 wound

## Goals

legends-goal-annie_oakley_1 = Top of the Bill
    .text = Spend at least $60 at the cabaret with one action.
legends-goal-annie_oakley_2 = Edge of a Playing Card
    .text = Win a fight with a 7 or lower.
legends-goal-annie_oakley_3 = A Hat for the Crowd
    .text = Discard a ten-gallon hat at the cabaret.
legends-goal-annie_oakley_4 = A Class of Fifteen Thousand
    .text = Own an upgraded rifle and share a space with another player.
legends-goal-bass_reeves_1 = Warrant Served
    .text = Arrest a player, or beat 2 bandits in the game.
legends-goal-bass_reeves_2 = Dressed as a Tramp
    .text = Discard whiskey at a hideout.
legends-goal-bass_reeves_3 = Three Thousand Arrests
    .text = Have at least 5 marshal points.
legends-goal-bass_reeves_4 = The Long Circuit
    .text = Travel at least 10 spaces in one turn.
legends-goal-billy_the_kid_1 = Name on Every Poster
    .text = Have at least 6 wanted points.
legends-goal-billy_the_kid_2 = In by the Front Door
    .text = Stand in the sheriff's office as an outlaw, or win a fight against the sheriff.
legends-goal-billy_the_kid_3 = Midnight Supper
    .text = Discard provisions at the Red Falls saloon.
legends-goal-billy_the_kid_4 = Regulator
    .text = Win 2 fights against players in the game.
legends-goal-bloody_knife_1 = Dakota Mail
    .text = End moves in Darkrock and in Red Falls in one turn.
legends-goal-bloody_knife_2 = Eyes of the Column
    .text = End moves at 4 different hideouts in the game.
legends-goal-bloody_knife_3 = The Scout's Report
    .text = Discard a miner's map at the sheriff's office.
legends-goal-bloody_knife_4 = An Old Score
    .text = Win a fight outside the towns while you have a wound.
legends-goal-calamity_jane_1 = Tall Tales
    .text = Contribute to stories 4 times in the game.
legends-goal-calamity_jane_2 = Nurse of the Fever Camp
    .text = Heal at least 2 wounds with one action.
legends-goal-calamity_jane_3 = Drinks All Round
    .text = Discard whiskey at the Darkrock saloon.
legends-goal-calamity_jane_4 = Bullwhacker
    .text = Deliver cattle, driven or rustled.
legends-goal-doc_holliday_1 = Nothing to Lose
    .text = Win a fight while you have at least 2 wounds.
legends-goal-doc_holliday_2 = The Better Game
    .text = Win 2 poker games in the game.
legends-goal-doc_holliday_3 = Cough Medicine
    .text = Discard whiskey at the doctor's office.
legends-goal-doc_holliday_4 = Thirty Seconds by the Corral
    .text = Start and win a duel.
legends-goal-jesse_james_1 = Not Northfield Again
    .text = Win a fight against the bank guard.
legends-goal-jesse_james_2 = Mr. Howard's Hat
    .text = Discard a ten-gallon hat at the Darkrock saloon.
legends-goal-jesse_james_3 = Respectable Tenant
    .text = Be in a town as an outlaw with at least $80.
legends-goal-jesse_james_4 = Bushwhacker's Ground
    .text = Win 2 fights outside the towns in the game.
legends-goal-kit_carson_1 = Every Creek in the Hills
    .text = Prospect at 2 different mines in the game.
legends-goal-kit_carson_2 = The Pathfinder's Survey
    .text = Discard a miner's map at the rail station.
legends-goal-kit_carson_3 = Dispatch Rider
    .text = Travel at least 12 spaces in one turn.
legends-goal-kit_carson_4 = A Full Pack Train
    .text = Hold at least 5 nuggets.
legends-goal-mary_fields_1 = Star Route
    .text = End moves at the rail station and at a store in one turn.
legends-goal-mary_fields_2 = Never Missed a Day
    .text = Work at 3 different locations in the game.
legends-goal-mary_fields_3 = Supplies for the Mission
    .text = Discard provisions at the Sunny Hills ranch.
legends-goal-mary_fields_4 = Wolves on the Road
    .text = Win a fight outside the towns with a shotgun as your active weapon.
legends-goal-wild_bill_hickok_1 = Back to the Wall
    .text = Win a poker game in which another player took part.
legends-goal-wild_bill_hickok_2 = Prince of Pistoleers
    .text = Win a fight with an upgraded revolver as your active weapon.
legends-goal-wild_bill_hickok_3 = Aces and Eights
    .text = Play a black ace or a black eight in a poker game.
legends-goal-wild_bill_hickok_4 = Hung by the Door
    .text = Discard a ten-gallon hat at the Red Falls saloon.
legends-goal-wyatt_earp_1 = Vendetta Ride
    .text = Beat 3 bandits in the game.
legends-goal-wyatt_earp_2 = Coffee, Thank You
    .text = Discard whiskey at the sheriff's office.
legends-goal-wyatt_earp_3 = Town Lots and Silver Shares
    .text = Be in a town with at least $100.
legends-goal-wyatt_earp_4 = Deputized
    .text = Arrest a player, or have at least 4 marshal points.
legends-goal-yb_rowdy_1 = Cherry Creek
    .text = Win fights at 2 different hideouts in the game.
legends-goal-yb_rowdy_2 = Sergeant of Scouts
    .text = End moves in 4 different regions outside the towns in the game.
legends-goal-yb_rowdy_3 = Rations for the Column
    .text = Discard provisions at the Cliff Junction mine.
legends-goal-yb_rowdy_4 = Medal of Honor
    .text = Win a fight against the bank guard, the sheriff or a player.

## Cards of the Man in Black

legends-black_card-the_duelist = The Duelist
    .text = He gains 1 LP and rides up to 5 spaces towards the player with the most LP. If he gets there he duels that player; winning brings him 2 LP.
    .flavour = He does not ask your name. He has read it somewhere.
legends-black_card-toll_on_the_road = Toll on the Road
    .text = Every player loses a nugget or $20. He gains 2 LP.
    .flavour = A chain across the trail, a polite voice, and a hat held out.
legends-black_card-hired_guns = Hired Guns
    .text = Every player fights a hired gun (2 fight cards). Win: $20. He gains 2 LP.
    .flavour = He pays in advance, which ought to have worried them.
legends-black_card-salted_claim = Salted Claim
    .text = He goes to the nearest mine. Every player with 2 or more nuggets loses one. He gains 2 LP.
    .flavour = One shotgun shell of gold dust, and the whole hillside is worth buying.
legends-black_card-whispers = Whispers
    .text = Every marshal discards a poker card or loses $20. Every outlaw discards a poker card. He gains 2 LP.
    .flavour = By supper everyone had heard it, and nobody had said it.
legends-black_card-the_highwayman = The Highwayman
    .text = He gains 1 LP and rides up to 5 spaces towards the player with the most money. If he gets there he robs that player; winning takes half of the money and brings him 2 LP.
    .flavour = He always leaves you the fare home.
legends-black_card-bad_water = Bad Water
    .text = Every player outside the towns takes a wound or discards a poker card. He gains 2 LP.
    .flavour = The well was sweet yesterday. So was the dog.
legends-black_card-after_closing_time = After Closing Time
    .text = He goes to the bank and rolls a prospecting die. Nugget: 3 LP. Remains of a deposit or gold dust: 2 LP. Gravel: 1 LP, and the sheriff goes to his office.
    .flavour = The lock was not forced. It was thanked.
legends-black_card-somebody_elses_bounty = Somebody Else's Bounty
    .text = He rides up to 6 spaces towards the nearest bandit. If he gets there the bandit is gone and he gains 2 LP, otherwise 1 LP.
    .flavour = You find the camp fire still warm and the reward already claimed.
legends-black_card-cards_at_the_cabaret = Cards at the Cabaret
    .text = He plays poker at the cabaret; players in Red Falls may join for the usual stake. He plays the best 2 of 4 cards and wins ties. If he wins, or nobody joins, he gains 2 LP.
    .flavour = The piano stopped. He told it to go on.

## The map

legends-region-mesitos_point = Mesito's Point
legends-region-darkrock = Darkrock
legends-region-dixon_creek = Dixon Creek
legends-region-red_falls = Red Falls
legends-region-sunny_hills = Sunny Hills
legends-region-cliff_junction = Cliff Junction
legends-region-spikes_view = Spike's View

legends-kind-store = store
    .text = With one action buy and upgrade as many items as you can pay for.
legends-kind-saloon = saloon
    .text = Play poker for a stake of $10; players in the same town may join.
legends-kind-bank = bank
    .text = Deposit nuggets, each for $20 and 1 LP, or try to rob the bank once a turn.
legends-kind-doctor = doctor's office
    .text = Pay $10: heal all wounds and draw a poker card for each.
legends-kind-cabaret = cabaret
    .text = Spend money: 1 LP for each $30.
legends-kind-mine = mine
    .text = Prospect: roll both dice and take what they show.
legends-kind-ranch = ranch
    .text = Take a cattle token of its colour, or sell here rustled cattle of the other colour.
legends-kind-station = rail station
    .text = Deliver driven cattle: 1 marshal point and the token's bonus. Not for outlaws.
legends-kind-hideout = hideout
    .text = Bandits settle here. Whoever rides in has to fight them.
legends-kind-sheriff_office = sheriff's office
    .text = Where the sheriff starts from, and where arrested outlaws end up.

legends-location-mesitos_point_hideout_a = Mesito's Point hideout (A)
legends-location-mesitos_point_ranch = Mesito's Point ranch
legends-location-darkrock_sheriff_office = sheriff's office in Darkrock
legends-location-darkrock_store = Darkrock store
legends-location-darkrock_saloon = Darkrock saloon
legends-location-darkrock_bank = Darkrock bank
legends-location-dixon_creek_hideout_b = Dixon Creek hideout (B)
legends-location-red_falls_doctor = doctor's office in Red Falls
legends-location-red_falls_saloon = Red Falls saloon
legends-location-red_falls_cabaret = Red Falls cabaret
legends-location-red_falls_store = Red Falls store
legends-location-sunny_hills_mine = Sunny Hills mine
legends-location-sunny_hills_hideout_b = Sunny Hills hideout (B)
legends-location-sunny_hills_ranch = Sunny Hills ranch
legends-location-sunny_hills_hideout_a = Sunny Hills hideout (A)
legends-location-cliff_junction_mine = Cliff Junction mine
legends-location-cliff_junction_hideout_c = Cliff Junction hideout (C)
legends-location-spikes_view_hideout_c = Spike's View hideout (C)
legends-location-spikes_view_mine = Spike's View mine
legends-location-spikes_view_station = rail station in Spike's View

legends-space-M1 = Mesito's Point hideout (A)
legends-space-M2 = Mesito's Point ranch
legends-space-M3 = Mesito's Point, east of the ranch
legends-space-M4 = Mesito's Point, between the ranch and Darkrock
legends-space-M5 = Mesito's Point, by the sheriff's office
legends-space-M6 = Mesito's Point, western edge
legends-space-M7 = Mesito's Point, west of Darkrock
legends-space-M8 = Mesito's Point, southern end
legends-space-M9 = Mesito's Point, by the Sunny Hills mine
legends-space-M10 = Mesito's Point, north-east of Darkrock
legends-space-D1 = sheriff's office in Darkrock
legends-space-D2 = Darkrock store, south-west side
legends-space-D3 = Darkrock store, north side
legends-space-D4 = Darkrock store, east side
legends-space-D5 = Darkrock saloon, north side
legends-space-D6 = Darkrock saloon, south-west side
legends-space-D7 = Darkrock saloon, east side
legends-space-D8 = Darkrock bank
legends-space-D9 = Darkrock, town square
legends-space-D10 = Darkrock, eastern gate
legends-space-X1 = Dixon Creek hideout (B)
legends-space-R1 = doctor's office in Red Falls
legends-space-R2 = Red Falls saloon, north side
legends-space-R3 = Red Falls cabaret
legends-space-R4 = Red Falls saloon, west side
legends-space-R5 = Red Falls saloon, east side
legends-space-R6 = Red Falls store, north side
legends-space-R7 = Red Falls store, south-west side
legends-space-R8 = Red Falls store, south-east side
legends-space-S1 = Sunny Hills mine
legends-space-S2 = Sunny Hills, below the mine
legends-space-S3 = Sunny Hills hideout (B)
legends-space-S4 = Sunny Hills, east of hideout B
legends-space-S5 = Sunny Hills, north of Red Falls
legends-space-S6 = Sunny Hills, far north
legends-space-S7 = Sunny Hills ranch
legends-space-S8 = Sunny Hills hideout (A)
legends-space-S9 = Sunny Hills, south of the ranch
legends-space-S10 = Sunny Hills, east of Red Falls
legends-space-S11 = Sunny Hills, southern end
legends-space-C1 = Cliff Junction, by Dixon Creek
legends-space-C2 = Cliff Junction, south-west of Red Falls
legends-space-C3 = Cliff Junction, southern gate of Red Falls
legends-space-C4 = Cliff Junction, south-east of Red Falls
legends-space-C5 = Cliff Junction, eastern edge
legends-space-C6 = Cliff Junction, western edge
legends-space-C7 = Cliff Junction mine
legends-space-C8 = Cliff Junction, north of the mine
legends-space-C9 = Cliff Junction, north-west of the hideout
legends-space-C10 = Cliff Junction hideout (C)
legends-space-C11 = Cliff Junction, east of the mine
legends-space-C12 = Cliff Junction, south-west of the hideout
legends-space-V1 = Spike's View, north-western corner
legends-space-V2 = Spike's View, between the saloon and the hideout
legends-space-V3 = Spike's View, south of the saloon
legends-space-V4 = Spike's View, south of Darkrock
legends-space-V5 = Spike's View, between the bank and the station
legends-space-V6 = Spike's View, north of the station
legends-space-V7 = Spike's View hideout (C)
legends-space-V8 = Spike's View mine
legends-space-V9 = Spike's View, east of the mine
legends-space-V10 = Spike's View, between the mine and the station
legends-space-V11 = Spike's View, west of the station
legends-space-V12 = rail station in Spike's View
legends-space-V13 = Spike's View, east of the station

## Sides, tracks and phases

legends-side-marshal = marshal
    .text = Has marshal points: may arrest outlaws, and scores the row of the track at the end of the game.
legends-side-outlaw = outlaw
    .text = Has wanted points: scores the row of the track at the end of each turn, and is hunted by the sheriff.
legends-side-neutral = neutral
    .text = Has neither marshal nor wanted points, and both roads open.
legends-track-marshal = marshal track
legends-track-wanted = wanted track
legends-phase-setup = set-up
legends-phase-start = turn start
legends-phase-income = income
legends-phase-gear = weapon and mount
legends-phase-act = action phase
legends-phase-stories = stories
legends-phase-discard = turn end
legends-phase-over = final scoring
legends-income-cash = $20
legends-income-cards = 2 poker cards
legends-income-both = $10 and a poker card

## Poker hands

legends-hand-five_of_a_kind = five of a kind
legends-hand-royal_flush = royal flush
legends-hand-straight_flush = straight flush
legends-hand-four_of_a_kind = four of a kind
legends-hand-full_house = full house
legends-hand-flush = flush
legends-hand-straight = straight
legends-hand-three_of_a_kind = three of a kind
legends-hand-two_pair = two pair
legends-hand-pair = pair
legends-hand-high_card = high card

## Prospecting dice

legends-face-nugget = nugget
    .text = Gain a nugget.
legends-face-cash = remains of a deposit
    .text = Gain $10.
legends-face-dust = gold dust
    .text = Gain $10 and roll this die again.
legends-face-gravel = gravel
    .text = Nothing.

## Cattle

legends-cattle-blue = blue
legends-cattle-green = green
legends-token-blue_forty = $40
legends-token-blue_nugget = a nugget
legends-token-blue_action = $10 and 1 more action
legends-token-blue_heal = $30, and heal a wound
legends-token-blue_card = $30 and a poker card
legends-token-blue_legend = 1 LP
legends-token-blue_side = a marshal or wanted point
legends-token-blue_die = a roll of a prospecting die, and a poker card for gravel
legends-token-green_forty = $40
legends-token-green_nugget = a nugget
legends-token-green_action = $10 and 1 more action
legends-token-green_heal = $30, and heal a wound
legends-token-green_card = $30 and a poker card
legends-token-green_legend = 1 LP
legends-token-green_side = a marshal or wanted point
legends-token-green_die = a roll of a prospecting die, and a poker card for gravel

## Opponents and fights

legends-foe-player = player
legends-foe-man_in_black = Man in Black
legends-foe-bandit = bandit
legends-foe-guard = bank guard
legends-foe-sheriff = sheriff
legends-foe-ambushers = ambushers
legends-foe-fence_cutters = fence cutters
legends-foe-gang = gang
legends-foe-vigilantes = vigilantes
legends-foe-villains = villains
legends-foe-war_party = war party
legends-foe-hired_gun = hired gun
legends-fight-duel = duel
legends-fight-robbery = robbery
legends-fight-arrest = arrest
legends-fight-npc = fight

## Why something happens, besides cards, items, characters and opponents

legends-cause-contribute = story
legends-cause-cross_mesa = crossing a mesa
legends-cause-deposit = deposit
legends-cause-doctor = doctor
legends-cause-drive = cattle drive
legends-cause-fight_2 = fight card 2
legends-cause-fight_3 = fight card 3
legends-cause-fight_4 = fight card 4
legends-cause-fight_5 = fight card 5
legends-cause-fight_6 = fight card 6
legends-cause-fight_7 = fight card 7
legends-cause-fight_8 = fight card 8
legends-cause-fight_9 = fight card 9
legends-cause-fight_10 = fight card 10
legends-cause-fight_j = fight card J
legends-cause-fight_q = fight card Q
legends-cause-fight_k = fight card K
legends-cause-fight_a = fight card A
legends-cause-hand_limit = hand limit
legends-cause-income = income
legends-cause-limit = limit
legends-cause-marshal = marshal track
legends-cause-move = move
legends-cause-poker = poker
legends-cause-prospect = prospecting
legends-cause-revel = revel
legends-cause-rustle = rustling
legends-cause-shop = store
legends-cause-start = start
legends-cause-wanted = wanted track
legends-cause-work = work

## What a choice brings or costs, said to the player: "You …"

legends-amount-gain_lp = gain { $n } LP
legends-amount-gain_mp = gain { $n ->
        [one] { $n } marshal point
       *[other] { $n } marshal points
    }
legends-amount-gain_wp = gain { $n ->
        [one] { $n } wanted point
       *[other] { $n } wanted points
    }
legends-amount-gain_money = gain ${ $n }
legends-amount-gain_nugget = gain { $n ->
        [one] a nugget
       *[other] { $n } nuggets
    }
legends-amount-gain_card = draw { $n ->
        [one] a poker card
       *[other] { $n } poker cards
    }
legends-amount-gain_action = gain { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
legends-amount-gain_legend_token = draw { $n ->
        [one] a legend token
       *[other] { $n } legend tokens
    }
legends-amount-take_wound = take { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
legends-amount-heal = heal { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
legends-amount-lose_lp = lose { $n } LP
legends-amount-lose_money = lose ${ $n }
legends-amount-lose_nugget = lose { $n ->
        [one] a nugget
       *[other] { $n } nuggets
    }
legends-amount-lose_card = discard { $n ->
        [one] a poker card
       *[other] { $n } poker cards
    }
legends-amount-lose_cattle = lose your cattle
legends-amount-give_money = hand over ${ $n }
legends-amount-give_nugget = hand over { $n ->
        [one] a nugget
       *[other] { $n } nuggets
    }
legends-amount-give_card = hand over { $n ->
        [one] a poker card
       *[other] { $n } poker cards
    }
legends-amount-gain_item_mustang = get a mustang
legends-amount-gain_item_mule = get a mule
legends-amount-gain_item_revolver = get a revolver
legends-amount-gain_item_shotgun = get a shotgun
legends-amount-gain_item_rifle = get a rifle
legends-amount-gain_item_whiskey = get whiskey
legends-amount-gain_item_ten_gallon = get a ten-gallon hat
legends-amount-gain_item_provisions = get provisions
legends-amount-gain_item_miners_map = get a miner's map
legends-amount-gain_item_weapon = get a weapon
legends-amount-gain_item_weapon_or_mount = get a weapon or mount
legends-amount-gain_item_any = get an item
legends-amount-upgrade_item_weapon = upgrade a weapon
legends-amount-upgrade_item_weapon_or_mount = upgrade a weapon or mount
legends-amount-upgrade_item_any = upgrade an item
legends-amount-discard_item_whiskey = discard the whiskey
legends-amount-discard_item_ten_gallon = discard the ten-gallon hat
legends-amount-discard_item_provisions = discard the provisions
legends-amount-discard_item_miners_map = discard the miner's map
legends-amount-move = move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
legends-amount-sheriff = { $n ->
        [0] move the sheriff
        [one] move the sheriff 1 space
       *[other] move the sheriff up to { $n } spaces
    }
legends-amount-roll = roll { $n ->
        [one] a prospecting die
       *[other] { $n } prospecting dice
    }
legends-amount-fight_ambushers = fight the ambushers
legends-amount-fight_fence_cutters = fight the fence cutters
legends-amount-fight_gang = fight the gang
legends-amount-fight_vigilantes = fight the vigilantes
legends-amount-fight_villains = fight the villains
legends-amount-fight_war_party = fight a war party
legends-amount-fight_hired_gun = fight a hired gun

## Values of the choices before the game

legends-choice-preset = as the rules chosen
legends-choice-yes = yes
legends-choice-no = no
legends-choice-short = short: 15 LP
legends-choice-medium = medium: 20 LP
legends-choice-long = long: 25 LP
legends-choice-two = two dealt, one kept
legends-choice-one = one at random
legends-choice-choose = free choice
legends-choice-standard = standard
legends-choice-hard = hard
legends-choice-legend = legend
legends-choice-house = this table's
legends-choice-cz = Czech
legends-choice-ua = Ukrainian
legends-choice-ru = Russian
legends-choice-before = before the cards are laid
legends-choice-after = after the cards are laid
legends-choice-all = every outlaw there
legends-choice-target = the one to be arrested
legends-choice-mover = whoever moved him
legends-choice-right_of_outlaw = the outlaw's right neighbour
legends-choice-right_of_active = the active player's right neighbour
legends-choice-by_set = as the box says
legends-choice-active = the active player
legends-choice-dealer = the dealer
legends-choice-five_of_a_kind = five of a kind
legends-choice-royal_flush = royal flush
legends-choice-mp_or_wp = marshal or wanted point
legends-choice-lp_or_wp = LP or wanted point

# What brought somebody the most points.
legends-plan-outlaw = Outlaw
legends-plan-lawman = Lawman
legends-plan-duellist = Duellist
legends-plan-prospector = Prospector
legends-plan-drover = Drover
legends-plan-gambler = Gambler
legends-plan-spender = Big spender
