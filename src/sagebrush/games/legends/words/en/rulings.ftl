# Rulings of Western Legends.

## Sections

legends-section-terms_and_components = Terms and components
legends-section-setup = Setup
legends-section-turn_start = Turn order and turn start
legends-section-action_phase = Action phase
legends-section-movement = Movement
legends-section-card_actions = Card actions and the poker deck
legends-section-player_fights = Fights between players: arrest, duel, robbery
legends-section-npc_fights = Fights with non-player characters
legends-section-bank_guard = Bank guard
legends-section-bandit = Bandit
legends-section-sheriff_movement = Movement of the sheriff
legends-section-sheriff_fight = Fight with the sheriff
legends-section-dealer_and_story_opponents = Dealer and story opponents
legends-section-store_doctor_cabaret_work = Store, doctor, cabaret and work
legends-section-mine_and_deposit = Mine and bank deposit
legends-section-ranch_and_station = Ranch, cattle and rail station
legends-section-poker_game = Poker game
legends-section-items = Items
legends-section-wounds = Wounds
legends-section-marshal_and_wanted_points = Marshal and wanted points
legends-section-marshal_track = Marshal track
legends-section-wanted_track = Wanted track
legends-section-story_cards = Story cards
legends-section-end_of_turn = End of the turn
legends-section-end_of_game = End of the game and scoring
legends-section-tie_breaks = Tie-breaks at the end
legends-section-two_players = Game for two
legends-section-goals = Goals
legends-section-first_game = First game
legends-section-poker_cards = Poker cards
legends-section-fight_cards = Fight cards, losses and limits
legends-section-characters = Characters
legends-section-own = Rulings of this table

## Terms and components

LEG-001 = A player with at least 1 marshal point is a marshal, with at least 1 wanted point an outlaw, and with neither neutral. A rule that names a side means the side of that moment.
LEG-002 = Legend points (LP), marshal points and wanted points are three separate counts. Only LP decide who wins; the others turn into LP only by the rules of their tracks.
LEG-003 = The base game is for 2 to 6 players.
LEG-004 = There are 6 two-sided player boards, whose sides differ only in the spaces for legend tokens.
LEG-005 = Each of the 6 colours has 2 scoring cubes and 2 story markers.
LEG-006 = There are 2 prospecting dice.
LEG-007 = There are 36 gold nuggets.
LEG-008 = There are 6 wound tokens, one for each player, each counting 0 to 3 wounds.
LEG-009 = There is 1 end-of-game marker and 1 first-player token.
LEG-010 = There are 16 cattle tokens, 8 blue and 8 green, each with a bonus on its hidden side.
LEG-011 = Of the 18 legend tokens six are worth 1 LP, nine 2 LP and three 3 LP. With the option legend_tokens set to cz nine are worth 1 LP, six 2 LP and three 3 LP.
LEG-012 = There are 13 figures: 6 for characters, 6 for bandits and 1 for the sheriff.
LEG-013 = Which sculpt stands for whom means nothing to the rules; the colour of the ring tells players, bandits (grey) and sheriff (brown) apart.
LEG-014 = There are 12 character cards.
LEG-015 = There are 40 story cards.
LEG-016 = There are 52 poker cards: four suits of thirteen ranks, from 2 to ace.
LEG-017 = The poker cards have 16 different functions. Cards of one rank share a function, except the ranks 2, 8 and 10, where black and red cards differ.
LEG-018 = The function of a poker card is a bonus (works by itself when the card is used in the ordinary way), an action (costs one action) or a reaction (costs no action, played when its condition is met).
LEG-019 = Rank 9, Instinct, has both a bonus and an action.
LEG-020 = Both red 2s are the wild card Cheat, and both black 2s are Sprint.
LEG-021 = There are 11 Man in Black cards: 10 to play and 1 with instructions.
LEG-022 = There are 48 goal cards, 4 for each character.
LEG-023 = The money consists of 36 notes of $10 and 18 of $20, $720 in all, so every sum is a multiple of $10.
LEG-024 = There are 13 fight cards.
LEG-025 = There are 54 item cards, 6 of each of 9 kinds: 12 mounts (mustang, mule), 18 weapons (revolver, shotgun, rifle) and 24 belongings (whiskey, ten-gallon hat, provisions, miner's map).
LEG-026 = All item cards of one kind work alike, whatever names are printed on them for colour.
LEG-027 = Only weapons and mounts have an upgraded side; belongings have one side and can never be upgraded.
LEG-028 = Items have the same kinds of function as poker cards: bonus, action and reaction.
LEG-029 = The effect of a fight card works by itself when the card is played.
LEG-030 = The life story on a character card and the tale on a story card have no effect on the rules.
LEG-031 = Every location takes up one space of the board, except that a store and a saloon take up three each.
LEG-032 = There are two stores and two saloons.
LEG-033 = There are three gangs, A, B and C, with two hideouts each, all outside the towns.
LEG-034 = A hideout is a location like any other marked place.

## Setup

LEG-035 = All item cards start in the store and can be bought.
LEG-036 = All notes, all nuggets and both prospecting dice start in the common supply.
LEG-037 = The poker deck is shuffled and lies face down; its discard pile lies face up beside it.
LEG-038 = The cattle tokens start face down at the ranch of their colour.
LEG-039 = The sheriff starts in the sheriff's office in Darkrock.
LEG-040 = Every player takes one board, both cubes and both story markers of one colour, one wound token and one figure.
LEG-041 = The side of the player board without spaces for legend tokens is used, unless the game is played with goals.
LEG-042 = If the players cannot agree on colours or figures, the first player picks first and the others follow clockwise.
LEG-043 = Every player starts with 0 wounds.
LEG-044 = Every player is dealt 2 characters, keeps 1 and removes the other from the game.
LEG-045 = The player whose character starts with the most wanted points goes first.
LEG-046 = If several share the most starting wanted points, or nobody is wanted, chance picks the first player among those who are equal.
LEG-047 = Annie Oakley, Bass Reeves, Billy the Kid and Y. B. Rowdy are in play: Billy's player goes first, because Billy starts with 2 wanted points.
LEG-048 = The first-player token stays with the same player for the whole game.
LEG-049 = Seating the outlaws next to each other clockwise is only a recommendation.
LEG-050 = Every player gets the starting items, money, poker cards and marshal or wanted points shown on the character.
LEG-051 = Every figure starts at the location its character names; at a store or saloon the player picks one of its three spaces.
LEG-052 = Annie Oakley starts at the Darkrock store with 1 poker card and a rifle.
LEG-053 = Billy the Kid starts at one of the two A hideouts, as his player chooses.
LEG-054 = Starting marshal or wanted points give none of the rewards on the spaces of the track.
LEG-055 = A character without marshal or wanted points has no cube on either track.
LEG-056 = Everybody starts with 0 LP.
LEG-057 = Nobody has a marker on a story card at the start.
LEG-058 = The story cards form two decks of 20, and only the condition of the top card of each can be seen.
LEG-059 = One bandit is put on every hideout where no character stands.
LEG-060 = The fight deck is shuffled and lies face down.
LEG-061 = Every player receives a player aid.
LEG-062 = Before the game the players choose its length: short to 15 LP, medium to 20 LP or long to 25 LP.
LEG-505 = The LP track runs from 1 to 30, with the mark of the abilities at 5 and the end marks at 15, 20 and 25.
LEG-063 = In the base game every character starts with exactly one weapon and none with a mount.

## Turn order and turn start

LEG-064 = Turns go clockwise, beginning with the first player.
LEG-065 = A turn has three phases: turn start, action phase, turn end.
LEG-066 = At the start of a turn come, in this order, the effects "at the start of the turn", the income and the choice of weapon and mount.
LEG-067 = The income is one of these: $20, or 2 poker cards, or $10 and 1 poker card.
LEG-068 = Exactly one weapon and one mount are active for the whole turn.
LEG-069 = The active weapon or mount can be changed only at the start of a turn, except that one bought during the turn may be activated at once.
LEG-488 = The weapon and mount chosen at the start of the last own turn, or activated when bought since, stay active until the next one; they also serve in fights on other players' turns.
LEG-070 = In the base game a player never loses a weapon or mount, so nobody is ever without a weapon.
LEG-071 = A player gains the character's ability on having 5 LP or more for the first time; losing LP later does not take it away.

## Action phase

LEG-072 = A player may take up to three actions and may forgo the rest. With the option must_use_all_actions all of them must be used as long as any is possible.
LEG-073 = The same action may be repeated within a turn unless a rule forbids it.
LEG-074 = The actions are: move, use the action of a card, fight another player, use a location.
LEG-075 = Contributing to a story card and completing a goal cost no action.
LEG-076 = A player may change sides several times in a game.

## Movement

LEG-077 = A figure on foot has 2 movement points for a Move action.
LEG-078 = A mounted figure has the speed of its active mount instead.
LEG-079 = Entering an adjacent space costs 1 movement point.
LEG-080 = Spaces that touch only at a corner are adjacent too.
LEG-081 = The two mesas in the middle, outlined in dashed red, can be neither entered nor crossed unless a rule says so.
LEG-082 = Any number of figures may share a space.
LEG-083 = A player may stop before all movement points are spent; the rest are lost.
LEG-084 = Beginning another action or a free activity ends the move, and its remaining points are lost.
LEG-085 = An outlaw may neither enter nor pass through the space of the sheriff.
LEG-086 = Marshals and neutral players may enter the space of the sheriff freely.
LEG-087 = Entering a space with a bandit ends the move at once and starts a fight.
LEG-088 = After a move that ends on a bandit nothing that follows a move can be used, not even once the fight is over: neither a reaction (Sprint, Wallop, whiskey) nor an ability (Billy the Kid, Kit Carson).
LEG-089 = The spaces inside the thick brown outline of a town are in town, all others are outside.
LEG-090 = There are two towns, Darkrock and Red Falls.

## Card actions and the poker deck

LEG-091 = The action of a card is used by showing the card and carrying out what it says; it costs one action.
LEG-092 = A poker card used for its action then goes to the discard pile.
LEG-093 = Provisions used for their action go back to the store.
LEG-094 = Besides poker cards and provisions, a character may offer an action too, if its text says so.
LEG-095 = A bonus or a reaction costs no action and may be used on another player's turn when its condition is met.
LEG-096 = A bonus takes effect when its card is played and its condition is met.
LEG-097 = Only poker cards are discarded after their action as a matter of course; a character or item stays or goes as its own text says.
LEG-487 = The reaction of a poker card is used by discarding the card, that of an item as its text says (a discarded belonging goes back to the store). The effect follows at once.
LEG-098 = When a poker card is to be drawn and the deck is empty, the discard pile is shuffled into a new deck and drawing goes on.
LEG-099 = During a turn a player may hold more than 5 poker cards; the limit is checked only at the end of the turn.

## Fights between players

LEG-100 = A player may start a fight only with a character in the same space.
LEG-101 = Starting a fight with another player costs one action.
LEG-102 = In one turn a player may start only one fight, of whatever type, with the same character.
LEG-103 = In one turn a player may start fights with different characters as long as there are actions.
LEG-104 = The attacker announces the type of the fight: arrest, duel or robbery.
LEG-105 = Only a marshal can announce an arrest, and only against an outlaw.
LEG-106 = A neutral player can neither make nor suffer an arrest, a marshal cannot be arrested, and an outlaw cannot arrest.
LEG-107 = Marshals, outlaws and neutral players alike may start duels and robberies and may be their target.
LEG-108 = A player without a poker card in hand cannot start a fight.
LEG-109 = First the attacker lays 1 poker card face down; then the defender either accepts, also laying 1 poker card face down, or surrenders.
LEG-110 = A defender without a poker card must surrender.
LEG-111 = If the defender surrenders, the attacker's card is discarded and the attacker wins at once.
LEG-112 = Whoever surrenders takes 1 wound and draws 1 poker card like any loser. With the option surrender_wound off, surrendering brings neither.
LEG-113 = Effects "before the fight" between players come right after the announcement, before any card is laid. With the option before_fight_timing set to after they come once both cards are laid or the defender has surrendered.
LEG-114 = Several effects "before the fight" come one at a time and alternate between the fighters, beginning with one of the active player.
LEG-115 = Both cards are revealed together, and all bonuses that apply take effect: of poker cards, weapons, items and characters.
LEG-116 = Reactions are played one card at a time in turn, the attacker first, until both pass.
LEG-117 = In the base game the only reaction inside a fight is rank 6, Stick 'Em Up.
LEG-118 = The higher card after all changes wins, in the order 2, 3, … 10, J, Q, K, A; suits do not matter.
LEG-119 = The value of a card never falls below 2.
LEG-120 = The value of a card never rises above ace.
LEG-121 = Changes of a card's value add up.
LEG-122 = The attacker wins a tie in a fight between players.
LEG-123 = The loser, attacker or defender, takes 1 wound if possible and draws 1 poker card, whatever the type of the fight.
LEG-124 = Only an attacker earns a reward for winning; a defender who wins earns none.
LEG-125 = Duel: the winning attacker gains 2 LP, and nothing more happens to the loser.
LEG-126 = Arrest: the winning attacker gains 1 marshal point.
LEG-127 = An arrested outlaw loses all wanted points.
LEG-128 = An arrested outlaw loses all cattle tokens, which return to their supply.
LEG-129 = An arrested outlaw loses half of the money and half of the nuggets, both rounded up.
LEG-130 = What an arrest takes goes to the bank and the supply, not to the one who made it.
LEG-131 = After an arrest by a player the arrested figure and the sheriff both go to the sheriff's office. With the option arrest_moves_sheriff off, the sheriff stays where he is.
LEG-132 = Robbery: the winning attacker gains 1 wanted point.
LEG-133 = The robber may also take half of the victim's money or half of the nuggets, rounded up, but not both.
LEG-134 = The robber may also take 1 cattle token of the victim; with Ante Up a longhorn counts as one.
LEG-135 = A stolen cattle token that the robber cannot hold returns to the ranch of its colour.
LEG-136 = A marshal who wins a robbery first loses all marshal points and then gains the wanted point.
LEG-137 = A marshal who loses a robbery keeps all marshal points.
LEG-138 = All poker cards used in the fight, reactions included, are discarded.
LEG-139 = Annie Oakley (with 5 LP or more) challenges Bass Reeves to a duel: he discards 1 card to her ability, she plays K and he Q, and his shotgun turns her K into a Q. The attacker wins the tie: Bass takes 1 wound and draws 1 card, Annie gains 2 LP and may not fight him again this turn.
LEG-140 = In that duel neither K nor Q has a bonus that works against a player.
LEG-141 = The shotgun of that duel is an upgraded one; the plain shotgun only lets its owner draw 1 card after a won fight.

## Fights with non-player characters

LEG-142 = Bandits, bank guards and the sheriff are non-player characters (NPCs).
LEG-143 = A fight with an NPC runs in this order: effects "before the fight", cards laid, reveal, bonuses, the player's reactions, the effect of the fight card, comparison, outcome.
LEG-144 = In a fight with an NPC only the fighting player's weapon, items and ability count, not those of whoever plays the NPC.
LEG-145 = Whoever plays the NPC may use no own cards or items for it and play no reaction for it.
LEG-146 = In a fight with an NPC the player may play any number of reactions, within the limit on Stick 'Em Up (LEG-147).
LEG-147 = A player may play at most one Stick 'Em Up in a fight. With the option hands_up_per_fight set to 0 there is no such limit.
LEG-148 = The effect of the fight card comes after the player's reactions, unless it has been cancelled.
LEG-149 = The text of a played fight card always takes effect.
LEG-150 = NPCs win all ties in fights.
LEG-151 = A player who loses to an NPC takes 1 wound if possible and draws 1 poker card.
LEG-152 = A player who has no poker card for the fight loses it at once.
LEG-153 = After a fight with an NPC the played poker cards are discarded, and all fight cards drawn for it go under the fight deck in random order.
LEG-154 = For a bandit 2 fight cards are drawn, for a bank guard 3 and for the sheriff 4; one of them is played.
LEG-155 = The player and the NPC's side choose their cards secretly at the same time, after any effects "before the fight".
LEG-156 = In a fight with an NPC effects "before the fight" come before any card is laid; in the base game only the rifle has one.
LEG-157 = Fight cards rank from 2 to ace, exactly like poker cards.
LEG-494 = The value of a fight card never falls below 2 either.

## Bank guard

LEG-158 = Robbing the bank costs one action at the bank.
LEG-159 = A player may try to rob the bank only once per turn, whatever comes of it.
LEG-160 = A player without a poker card in hand may not try to rob the bank.
LEG-161 = The right neighbour of the active player plays the guard.
LEG-162 = Beating the guard gives $80 and 3 wanted points.
LEG-163 = Losing to the guard gives 1 wanted point, 1 wound and 1 poker card.
LEG-164 = A marshal who tries to rob the bank loses all marshal points and becomes an outlaw even if the attempt fails, because that too gives a wanted point.
LEG-165 = Money from the robbery beyond the limit of $120 is lost.
LEG-166 = The guard draws 3, 7 and J and plays the 3 (2 wounds). Billy the Kid plays J♥ Bulletproof, which cancels that effect and heals 1 of his wounds; J beats 3, Billy gains $80 and 3 wanted points, and the fight cards go under their deck in random order.

## Bandit

LEG-167 = The fight with a bandit costs no action.
LEG-168 = A hideout without a bandit starts no fight.
LEG-169 = The right neighbour of the active player plays the bandit.
LEG-170 = Beating a bandit gives 1 LP or 1 marshal point, as the winner chooses.
LEG-171 = An outlaw who beats a bandit gets 1 LP, without a choice.
LEG-172 = Losing to a bandit gives 1 wound and 1 poker card.
LEG-173 = The bandit leaves the board after the fight, whoever won it.
LEG-174 = Bandits come onto the board only at setup and when a story card says so.
LEG-175 = Annie plays 10♣ against a bandit's Q; her Stick 'Em Up would only make a tie, which loses, so she keeps it. The Q gives her 1 card; she loses, takes 1 wound and draws another card, and the bandit is gone. With the option hands_up set to 1 the same holds against a J, whose effect is $10 instead.
LEG-176 = Stick 'Em Up lowers the rival's card by 2. With the option hands_up set to 1 it lowers it by 1.
LEG-177 = Had Annie beaten the bandit, she would choose between 1 LP and 1 marshal point, and as an outlaw she would get 1 LP.

## Movement of the sheriff

LEG-178 = In the base game the sheriff moves only by a resolved story card or by Manhunt (rank 4), apart from going back to his office.
LEG-179 = The sheriff moves only while there is an outlaw in the game; otherwise the step is skipped.
LEG-180 = Whoever moves the sheriff chooses any distance from 0 to the stated number of spaces.
LEG-181 = The distance differs from story card to story card; the largest is 6 spaces.
LEG-182 = Entering a space with an outlaw ends the movement of the sheriff at once.
LEG-183 = When the sheriff enters a space with an outlaw, an arrest is always attempted.
LEG-184 = If there are several outlaws in the space, whoever moved the sheriff chooses the one to be arrested.
LEG-185 = When the sheriff arrives, every outlaw in the space discards 1 poker card. With the option sheriff_discard set to target only the one to be arrested does.
LEG-186 = The discard on arrival comes before the fight with the sheriff.
LEG-187 = A player may move the sheriff onto the own character and have it arrested.
LEG-188 = Becoming an outlaw in the space of the sheriff leads to no arrest; only a movement of the sheriff can.
LEG-189 = Two ways to move the sheriff 0 to 3 spaces: the last line of the story card Blood Money, and the poker card Manhunt.

## Fight with the sheriff

LEG-190 = The sheriff's fight cards are played by whoever moved him, or by that player's right neighbour if the mover's own character is the target. The option sheriff_player can give them to the right neighbour of the outlaw (right_of_outlaw) or of the active player (right_of_active) instead.
LEG-191 = The outlaw first resolves effects "before the fight" such as the rifle's and then lays 1 poker card.
LEG-192 = An outlaw who has no poker card left after the discard on arrival loses at once and is arrested.
LEG-193 = The sheriff's side draws 4 fight cards and plays 1 of them.
LEG-194 = The outlaw loses a tie against the sheriff.
LEG-195 = If the sheriff wins, the outlaw takes 1 wound, draws 1 poker card and loses all wanted points, all cattle tokens, half of the money and half of the nuggets, each rounded up.
LEG-196 = After an arrest by the sheriff both figures go to the sheriff's office.
LEG-197 = If the outlaw wins, the outlaw gains and loses nothing more, and the sheriff alone goes back to his office in Darkrock.
LEG-198 = Nobody is rewarded when the outlaw escapes, and whoever moved the sheriff earns nothing from an arrest he makes.

## Dealer and story opponents

LEG-199 = The dealer is an NPC who plays when nobody joins a poker game.
LEG-200 = The right neighbour of the active player plays the dealer and sets the own hand aside.
LEG-201 = The dealer draws 4 poker cards and plays 2 of them, aiming for the strongest hand.
LEG-202 = A dealer who wins earns nothing, neither for himself nor for the player who acts for him.
LEG-203 = The active player wins a tie with the dealer in the base game. With Ante Up, or with the option dealer_tie set to dealer, the dealer wins it.
LEG-204 = The story cards 4, 15, 24, 26, 29 and 38 make every contributor fight an additional NPC, one contributor after another.
LEG-496 = The fights of those six story cards are compulsory for every contributor.
LEG-205 = In such a story fight the fighter's own right neighbour plays the NPC.
LEG-206 = Story opponents are NPCs for every purpose, such as the upgraded rifle, but they are not bandits.
LEG-207 = Losing a story fight gives 1 wound if possible and 1 poker card; the story card says what winning gives.

## Store, doctor, cabaret and work

LEG-208 = To use the action of a location the figure must stand on a space of that location.
LEG-209 = At a store or a saloon any of its three spaces will do.
LEG-210 = One action at a store buys and upgrades any number of items that can be paid for.
LEG-489 = Within one action at a store an item may be bought and upgraded at once, for its price twice.
LEG-211 = Doctor: one action and $10 heal all wounds.
LEG-212 = Doctor: the player draws 1 poker card for each wound healed there.
LEG-213 = Cabaret: one action turns money into LP, 1 LP for each $30 spent.
LEG-214 = Spending $30, $60, $90 or $120 at the cabaret gives 1, 2, 3 or 4 LP; 4 is the most for one action because of the limit of $120.
LEG-215 = Work: one action at any location earns $10.
LEG-216 = Work is possible at ranches, the rail station, the sheriff's office and hideouts too.

## Mine and bank deposit

LEG-217 = Prospecting: one action at a mine rolls both prospecting dice, and each result is collected.
LEG-218 = The nugget face gives 1 nugget from the supply.
LEG-219 = The face with the remains of a deposit gives $10.
LEG-220 = The gold-dust face gives $10 and another roll of that die, whose result is collected too.
LEG-221 = The new roll after gold dust always takes place.
LEG-222 = The gravel face gives nothing.
LEG-506 = A prospecting die has 3 nugget faces and one each of $10, $10 with another roll, and gravel.
LEG-223 = A player holds at most 4 nuggets unless something, such as a suitable mount, raises the limit.
LEG-224 = Nuggets gained beyond the limit are lost.
LEG-500 = Nobody may carry more nuggets than allowed at any time: on losing the mount that raised the limit, or choosing another, the excess returns to the supply at once.
LEG-225 = Deposit: one action at the bank sells any number of own nuggets for $20 and 1 LP each.
LEG-226 = Sold nuggets return to the supply.
LEG-227 = One deposit sells at most as many real nuggets as the player can hold (usually 4), plus the Fool's Gold discarded with it.
LEG-228 = Any number of Fool's Gold cards may be discarded for a deposit, each counting in every respect as one more nugget sold.
LEG-229 = A player holds at most $120, and money gained beyond that is lost.

## Ranch, cattle and rail station

LEG-230 = Acquiring cattle: one action at a ranch draws a random token of that ranch's colour, which the player keeps face down.
LEG-231 = One action acquires 1 cattle token.
LEG-232 = In the base game a player holds at most 1 cattle token and cannot acquire another while holding it.
LEG-233 = A player may look at the hidden side of the own cattle token and does not show it to the others.
LEG-234 = Cattle drive: delivering a token at the rail station gives 1 marshal point and the bonus of the token.
LEG-235 = Rustling: delivering a token at the ranch of the other colour gives 1 wanted point and the bonus of the token.
LEG-236 = A token cannot be rustled at the ranch of its own colour.
LEG-237 = Delivering cattle, either way, costs no action.
LEG-238 = Cattle may be delivered at any time of the own turn while the figure stands at the place; delivering ends the move.
LEG-239 = Rustling gives a wanted point, not an LP.
LEG-240 = A marshal who rustles loses all marshal points and becomes an outlaw.
LEG-495 = Delivering cattle gives the point first and the bonus second, so a marshal who rustles the token "marshal or wanted point" is an outlaw by then and can take only a wanted point.
LEG-241 = An outlaw may not drive cattle at the rail station. With the option outlaw_cattle_drive an outlaw may, for the bonus without the marshal point.
LEG-242 = A delivered token is shuffled back into the supply of its colour.
LEG-243 = Cattle bonus: $40.
LEG-244 = Cattle bonus: 1 nugget.
LEG-245 = Cattle bonus: $10 and one additional action.
LEG-246 = Cattle bonus: $30, and 1 wound is healed.
LEG-247 = Cattle bonus: $30 and 1 poker card.
LEG-248 = Cattle bonus: 1 LP.
LEG-249 = Cattle bonus: 1 marshal point or 1 wanted point, as the player chooses.
LEG-250 = Cattle bonus: roll 1 prospecting die and take its result; on gravel draw 1 poker card.

## Poker game

LEG-251 = Poker: one action at a saloon with a stake of $10, after which the active player draws 1 poker card.
LEG-252 = Every player whose figure is in the same town, at the saloon or not, may join for a stake of $10 and draws 1 poker card.
LEG-490 = Without the $10 nobody can start or join a poker game.
LEG-253 = The saloon always adds $50 to the pot, however many play.
LEG-254 = The dealer plays only if no other player joins.
LEG-255 = With two players the pot is at least $70; the active player alone against the dealer plays for $60.
LEG-256 = After stakes and draws the top 3 cards of the poker deck are turned up as the flop.
LEG-257 = Every player forms a poker hand from the 3 cards of the flop and 2 cards of the own hand.
LEG-258 = A player who had no poker card before the game adds only the 1 card drawn for it, which makes a hand of four cards.
LEG-259 = The cards from hand are laid face down and revealed together.
LEG-491 = The order of a poker game is: stake and card of the active player, then of each who joins, clockwise; the saloon's $50; the dealer's 4 cards if nobody joined; the flop; the choice of cards; the reveal.
LEG-260 = The strongest hand takes the whole pot.
LEG-261 = The active player wins every tie he or she is part of; for ties with the dealer see LEG-203.
LEG-262 = An active player who wins gains 1 LP besides the pot.
LEG-263 = Any other winner gains no LP in the base game.
LEG-264 = Two tied winners who are not active split the pot evenly, rounded down; the rest goes to the bank.
LEG-265 = Every loser, the active player included, draws 1 poker card.
LEG-266 = If the dealer wins, the pot goes to the bank.
LEG-267 = After the game the played cards, the flop and the dealer's unused cards are discarded.
LEG-268 = Then the player who acted as dealer takes the own hand back.
LEG-269 = Five of a kind is the highest hand, above the royal flush. With the option top_poker_hand set to royal_flush it is the other way round.
LEG-270 = Below those two come straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair and high card.
LEG-493 = Straight, flush, full house, straight flush, royal flush and five of a kind need five cards; a hand of four cards is four of a kind at best.
LEG-271 = Equal combinations are compared by the rank of the cards that form them.
LEG-272 = Equal full houses compare the three first and the pair second.
LEG-273 = Equal hands of two pair compare the higher pair first and the lower pair second.
LEG-274 = Equal flushes and equal straights compare card by card from the highest.
LEG-275 = Cards outside the combination, such as the fifth beside four of a kind, break no tie. With the option kickers they do.
LEG-492 = Two hands without a combination compare their one highest card and are equal if it is equal. With the option kickers the next cards follow.
LEG-276 = Suits never break a tie.
LEG-277 = An ace never counts as 1, so A-2-3-4-5 is no straight. With the option low_ace it is.
LEG-278 = A red 2 played from hand counts as a card of any rank and suit.
LEG-279 = A red 2 in the flop is an ordinary 2.
LEG-280 = Players and the dealer alike may use a red 2 as a wild card.
LEG-281 = K♠ K♣ K♦ K♥ with a red 2 is five of a kind.
LEG-282 = A♠ K♠ Q♠ J♠ 10♠ is a royal flush.
LEG-283 = 8♠ 7♠ 6♠ 5♠ 4♠ is a straight flush.
LEG-284 = J♠ J♣ J♦ J♥ with any card but a wild one, such as 7♠, is four of a kind.
LEG-285 = 10♠ 10♣ 10♦ 9♠ 9♣ is a full house.
LEG-286 = J♠ 8♠ 7♠ 4♠ 2♠ is a flush, the black 2 being no wild card.
LEG-287 = 9♠ 8♦ 7♥ 6♣ 5♣ is a straight.
LEG-288 = 7♠ 7♦ 7♣ Q♥ 2♣ is three of a kind.
LEG-289 = 7♥ 7♠ 4♠ 4♣ K♦ is two pair.
LEG-290 = K♠ K♥ 8♣ 3♦ 10♠ is a pair; with 2♦ for the 3♦ it is one only if the 2♦ lies in the flop.
LEG-291 = 8♠ Q♦ 10♣ 3♥ 5♣ is only a high card, the queen.
LEG-292 = Nobody joins the active player at the Darkrock saloon, so the pot is $60. The dealer draws 2♦, 4♥, 9♠ and J♣, the flop is J♦, 3♣ and 10♠, and 2♦ with J♣ makes three jacks. The active player's 10♥ and 10♣ make three tens and lose: 1 card for the loss, then 1 card and $30 from Lady Luck, and the pot goes to the bank.

## Items

LEG-293 = There are three types of items: mounts, weapons and belongings.
LEG-294 = A player may own at most one card of each kind of item.
LEG-295 = A player may own several mounts and weapons, but only one of each is active.
LEG-296 = A weapon or mount just bought may take the place of the active one at once.
LEG-297 = Upgrading a weapon or mount costs its price a second time.
LEG-516 = Prices: mustang $50, mule $30, revolver $20, shotgun $30, rifle $40, whiskey $10, ten-gallon hat $20, provisions $20, miner's map $10.
LEG-298 = A player may own at most 3 belongings, each of a different kind.
LEG-299 = A player with 3 belongings may not buy another.
LEG-300 = A belonging is given up only through its own effect or for a goal that asks for it; it may not simply be thrown away.
LEG-301 = Discarded belongings go back to the store and can be bought again.
LEG-302 = An upgraded weapon or mount is worth the LP printed on it at the end of the game.
LEG-303 = The rifle looks at poker cards against a player and at fight cards against an NPC.
LEG-304 = The rifle has an effect "before the fight" and works against the sheriff too, once upgraded.
LEG-305 = The upgraded rifle works against every NPC, story opponents included.
LEG-518 = The plain revolver has no effect; the plain shotgun draws 1 poker card after a won fight; the plain rifle looks at 2 random cards of the other player's hand at the start of a fight and does nothing against NPCs.
LEG-306 = A suitable mount, such as the mule, raises the limit of nuggets above 4.
LEG-517 = Mustang: speed 4. Mule: speed 3 and room for 2 more nuggets.
LEG-307 = Gaining whiskey, in whatever way, heals 1 wound. After a Move action that ended with another player its owner may discard it to give one player there 1 wound, but never after a move made by a reaction.
LEG-308 = Gaining provisions draws 1 poker card. Their action discards them to the store, draws 1 poker card and heals 1 wound.
LEG-519 = Ten-gallon hat: 1 LP after a won poker game, $10 after a lost one. Miner's map: after prospecting one of the two dice may be rolled again.

## Wounds

LEG-309 = Each wound moves the wound token one step.
LEG-310 = A player has at most 3 wounds; further ones are ignored.
LEG-311 = Each wound lowers the hand limit at the end of the turn by 1: 5, 4, 3 and 2 cards for 0, 1, 2 and 3 wounds.
LEG-312 = Each wound left at the end of the game costs 1 LP.
LEG-313 = Wounds are healed by the doctor, by Bulletproof in a fight, by whiskey and by the action of provisions.

## Marshal and wanted points

LEG-314 = Nobody can hold marshal points and wanted points at the same time.
LEG-315 = Points gained move the cube that many spaces, and the reward of every space passed or reached is collected.
LEG-316 = A marshal who is to gain wanted points first loses all marshal points, for nothing in return.
LEG-317 = A marshal who turns outlaw counts the wanted points from the start of the wanted track, with its rewards: 1 point ends on space 1, a successful bank robbery on space 3.
LEG-318 = An outlaw can never gain marshal points.
LEG-319 = An outlaw may not take an action that would give marshal points; only a won bandit fight gives 1 LP instead. In practice this is the cattle drive, which the option outlaw_cattle_drive allows.
LEG-320 = In the base game only an arrest takes an outlaw's wanted points away; then the player is neutral and free to follow either path.
LEG-321 = A marshal may turn outlaw at any time by doing something that earns wanted points.
LEG-322 = Each marshal or wanted point beyond 9 gives 1 LP, and the cube stays on 9. It is a point gained all the same, for Reputation or a story, say.
LEG-323 = The three rows of either track are worth 1, 2 and 3 LP, for 1–3, 4–6 and 7–9 points.
LEG-324 = Living Legend (ace) as an action gives 1 marshal point or 1 wanted point. With the option living_legend set to lp_or_wp it gives 1 LP or 1 wanted point.

## Marshal track

LEG-325 = Every space of the marshal track has a reward.
LEG-326 = Marshal points come from beating a bandit, a cattle drive, arresting an outlaw and Living Legend (1 each), and from story cards.
LEG-327 = Some cattle tokens give a marshal point too.
LEG-328 = Space 2 of the marshal track gives $20 and space 3 gives 2 LP.
LEG-329 = The LP on the marshal track are 2, 4 and 6, on the spaces 3, 6 and 9.
LEG-504 = Spaces 1 to 9 of the marshal track give $20, $20, 2 LP, $30, $30, 4 LP, $40, $40 and 6 LP.
LEG-330 = Marshals score the LP of their row only at the end of the game.
LEG-331 = Gaining 2 marshal points from space 1 moves the cube to 3 and gives $20 (space 2) and 2 LP (space 3); the value of the row is not paid then.

## Wanted track

LEG-332 = Only some spaces of the wanted track have a reward.
LEG-333 = Wanted points come from robbing the bank (3 on success, 1 on failure), robbery, rustling and Living Legend (1 each), and from story cards.
LEG-334 = Some cattle tokens give a wanted point too.
LEG-335 = Spaces 4, 6 and 8 of the wanted track give 1 poker card each; 3, 5 and 7 give nothing.
LEG-336 = Space 1 of the wanted track gives nothing but wakes the sheriff; space 2 gives 1 poker card.
LEG-337 = From space 9 of the wanted track on every further wanted point gives 1 LP.
LEG-338 = An outlaw scores the 1, 2 or 3 LP of the row at the end of each own turn.
LEG-339 = The LP of the wanted row go only to the outlaw whose turn ends.
LEG-340 = Gaining 1 wanted point from space 5 moves the cube to 6 and gives 1 poker card at once and 2 LP at the end of that turn.
LEG-341 = Billy the Kid ends his turn on space 2 of the wanted track and gains 1 LP.

## Story cards

LEG-342 = A player may contribute to a story card only on the own turn and only once per turn.
LEG-343 = Contributing means placing one own marker on a free space of an open story card whose condition the player meets. Nobody has to.
LEG-344 = A player who meets both open conditions chooses one of the cards.
LEG-345 = A player may occupy two spaces of the same card, placed in different turns.
LEG-346 = A player with both markers on the cards who meets a condition again may move the marker from the other card to that one.
LEG-497 = Moving a marker from one story card to the other is the contribution of that turn.
LEG-347 = A story card is resolved with 2 markers in a game of 2 to 4 players and with 3 in a game of 5 or 6.
LEG-348 = Whether a story card is ready is checked at the end of every player's turn.
LEG-349 = A story card is resolved in this order: markers off, card turned over and read, rewards, bandits, movement of the sheriff.
LEG-350 = Every contributor gets the reward once, however many own markers lie on the card.
LEG-351 = The text of the card concerns only its contributors unless it says otherwise.
LEG-352 = A reward that cannot be received, such as an item already owned or nuggets and money beyond a limit, is lost unless the card offers an alternative.
LEG-353 = Bandits go to the hideouts shown on the card, except where a player, a bandit or the sheriff stands.
LEG-354 = The player whose turn ends moves the sheriff.
LEG-355 = A story text about whoever "ends a move here" means every kind of movement: by action, reaction, ability and so on.
LEG-356 = Blood Money: the condition is to gain at least 2 LP with one action; the reward is $30, or $50 for taking 1 wound as well; then bandits come and the sheriff moves up to 3 spaces.
LEG-357 = Five players; red's turn ends with 3 markers on one card and 2 on the other: only the first is resolved, and yellow, blue and red each take $30, or $50 and 1 wound.
LEG-358 = In that resolution one B and one C hideout receive a bandit; the second B has one already and on the second C stands red's figure.
LEG-359 = Red may then move the sheriff up to 3 spaces because there is an outlaw, and uses all three to send him away.

## End of the turn

LEG-360 = The turn ends in this order: resolve story cards that are ready, discard down to the hand limit, score the wanted row as an outlaw, check for the end of the game, pass to the left.
LEG-361 = All story cards that are ready are resolved in the same step.
LEG-362 = With 2 wounds Billy the Kid may keep 3 poker cards; holding 6, he discards 3.

## End of the game and scoring

LEG-363 = The final phase begins when a player's LP reach or pass the chosen 15, 20 or 25.
LEG-364 = At the end of every turn the LP of all players are checked.
LEG-365 = Then the round is completed, and after it every player, from the first player on, takes exactly one more turn.
LEG-366 = When scoring begins all players have had the same number of turns.
LEG-367 = In a short game blue reaches 15 LP; purple, to the right of first player red, plays the last turn of the round. Then red and all others clockwise have one more turn, and the game ends after purple's.
LEG-368 = Final scoring adds the LP printed on each upgraded weapon and mount.
LEG-369 = Final scoring adds 1 LP for each full $60, at most 2, even for a character who may hold more than $120.
LEG-370 = Final scoring gives 3 LP to the outlaw with the most wanted points and 1 LP to every other outlaw.
LEG-371 = If outlaws tie for the most wanted points, nobody gets the 3 LP and every outlaw gets 1 LP.
LEG-372 = Final scoring gives marshals 1, 2 or 3 LP by the row of their cube.
LEG-373 = With goals final scoring adds the LP of the legend tokens kept.
LEG-374 = Final scoring takes away 1 LP for each wound.
LEG-375 = The highest total of LP wins.

## Tie-breaks at the end

LEG-376 = The first tie-break is the higher number of marshal or wanted points.
LEG-377 = The second tie-break is the higher number of nuggets.
LEG-378 = The third tie-break is the lower number of wounds.
LEG-379 = Players who are still tied share the victory.

## Game for two

LEG-380 = A game for two follows the usual rules with a third participant besides, the Man in Black, who can win too.
LEG-381 = The Man in Black follows a deck of 10 cards; his rules stand on the instruction card.
LEG-382 = Quickdraw has no effect against the Man in Black.
LEG-383 = If Billy the Kid takes a poker card from the Man in Black, he draws it from the deck.
LEG-384 = On his card 10 the Man in Black plays poker at the cabaret, not at a saloon.

## Goals

LEG-385 = With goals the side of the player board with spaces for legend tokens is used.
LEG-386 = Every player shuffles the 4 goals of the own character and removes a random one unseen.
LEG-387 = The 3 remaining goals are hidden from the others until completed.
LEG-388 = All legend tokens start face down in a common supply.
LEG-389 = Goals can be completed only on the own turn, any number of them, without an action.
LEG-390 = A completed goal is shown to everybody, so that the others can check it.
LEG-391 = Completing the first, second or third goal draws 1, 2 or 3 legend tokens.
LEG-392 = After each goal the player keeps as many tokens, old or new, as goals completed so far, and returns the rest.
LEG-393 = After the second goal there are 3 tokens to choose from: 2 are kept and 1 is returned. After the third there are 5: 3 are kept and 2 are returned.
LEG-394 = Returned legend tokens are shuffled face down into the supply.
LEG-395 = The values of a player's legend tokens are hidden from the others.
LEG-396 = Nobody completes more than 3 goals or receives new ones.
LEG-397 = An item discarded for a goal goes back to the store, and its own effect is not used.
LEG-398 = Goals left uncompleted cost nothing at the end.
LEG-399 = For goals a won fight counts against anybody (player, NPC, Man in Black), in any type of fight, as attacker or defender.

## First game

LEG-400 = The first game is played without goals.
LEG-401 = With four players the characters of the first game are Annie Oakley, Bass Reeves, Billy the Kid and Bloody Knife.
LEG-402 = With three players the first game leaves out Bloody Knife.
LEG-403 = Billy the Kid, the most wanted, is first player in the first game.
LEG-404 = Of the belongings only provisions are in the first game; whiskey, hat and map are left out.
LEG-405 = The first game is played without cattle tokens, so no cattle can be acquired.
LEG-406 = The first game uses only 20 story cards in a single deck: 2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39 and 40.
LEG-498 = With the single deck of the first game only one story card is open at a time.
LEG-407 = Whether they are listed by number or by title, the story cards of the first game are the same 20.
LEG-408 = The first game is short: 15 LP bring the end, the round is completed, and everybody has one more turn as usual.
LEG-409 = The scoring of the first game still counts upgraded mounts and weapons and both tracks.

## Poker cards

LEG-410 = Sprint (black 2): a reaction after the own Move action to move up to 2 more spaces, once per action.
LEG-411 = Sprint and Wallop may follow only a Move action, not a move made by another reaction.
LEG-412 = At most one Sprint or Wallop in all may follow a Move action.
LEG-413 = Manhunt (rank 4): an action to move the sheriff 0 to 3 spaces; a marshal or outlaw who plays it gains 1 LP.
LEG-414 = Manhunt may be played with no outlaw in the game, just for its 1 LP.
LEG-499 = Manhunt gives a neutral player no LP.
LEG-415 = Fool's Gold (black 10) counts as a nugget only when it is discarded for use, alone or with real nuggets.
LEG-416 = In hand Fool's Gold counts neither for losses by robbery or arrest nor for the limit of nuggets.
LEG-417 = A deposit may consist of a single Fool's Gold and no real nugget.
LEG-418 = Lady Luck (red 10) played in a poker game gives $30 and 1 poker card, even to a loser.
LEG-419 = Bulletproof (J) laid in any fight heals 1 own wound; against an NPC it also cancels the effect of the fight card, except that of fight card 6.
LEG-420 = Quickdraw works only against NPCs, never against another player's character.
LEG-421 = Grit usually makes a turn of 5 actions, one of which pays for Grit, so 4 are left to use.
LEG-422 = At most one Reputation may be played per own turn, however many points were gained.
LEG-423 = If Shootout cancels a fight, all played poker cards are discarded and the fight cards go under their deck in random order.
LEG-424 = A fight cancelled by Shootout or fight card 10 is fought again from the beginning, with newly drawn fight cards.
LEG-542 = With the option jokers two jokers are in the poker deck. A joker has no value: laid in a fight or poker game it stands for another card of the hand, which is shown and kept; in the flop or played by the dealer it is wild.

## Fight cards, losses and limits

LEG-425 = Effects used in a fight hold for that fight only.
LEG-426 = "Rival" on a card means the live opponent in the fight under way.
LEG-507 = Fight card 2: the fighter takes 1 wound and loses 1 LP.
LEG-427 = Fight card 3: the fighter takes 2 wounds.
LEG-508 = Fight card 4: the fighter takes 1 wound and discards 1 poker card.
LEG-509 = Fight cards 5 and 9: whoever beats a bandit in this fight may not take the marshal point, only the LP; 5 also gives 1 wound.
LEG-428 = The effect of fight card 6 cannot be cancelled by Bulletproof or Quickdraw.
LEG-510 = Fight card 6: the fighter takes 1 wound, which nothing cancels.
LEG-511 = Fight card 7: the fighter takes 1 wound or discards 1 random poker card, as he or she chooses.
LEG-512 = Fight card 8: the fighter takes 1 wound.
LEG-429 = On fight card 9 a fighter who has only money or only cards loses what there is, and one who has neither loses nothing.
LEG-513 = Fight card 9: the fighter discards 1 poker card or loses $10, as he or she chooses.
LEG-514 = Fight card 10: whoever plays the NPC may cancel the fight; the fighter then draws 1 poker card and a new fight begins. Otherwise nothing happens.
LEG-515 = Fight cards J, Q, K and A give the fighter $10; 1 poker card; 1 LP; and 1 LP, 1 marshal point or 1 wanted point of choice.
LEG-430 = Where a fight, story or Man in Black card lets a player choose what to lose, only what the player has can be chosen; whoever has none of it loses nothing.
LEG-431 = A player who is to lose a nugget or money and has only one of them loses that one.
LEG-432 = A player who is to discard a poker card or other resource and has none loses nothing.
LEG-433 = Nuggets, money and wounds beyond their limits are simply not received.

## Characters

LEG-434 = Annie Oakley: before a fight with another player's character the rival discards 1 poker card or takes 1 wound, as the rival chooses.
LEG-435 = Bass Reeves draws 1 poker card at the start of his turn.
LEG-436 = Billy the Kid: on ending a move with one or more players in the space he picks one of them, who gives him $10 or 1 poker card.
LEG-437 = Y. B. Rowdy, starting a turn outside the towns, may discard 1 poker card to move 1 to 3 spaces.
LEG-438 = Doc Holliday draws 1 poker card in all per action for his wounds, even if he takes several.
LEG-439 = The abilities of Billy the Kid and Kit Carson follow only a Move action, never a reaction.
LEG-520 = Bloody Knife starts at the Spike's View mine with $20, 2 poker cards and a revolver; he crosses a mesa as if it were one space, cannot stop in it, and heals 1 wound after crossing.
LEG-521 = Calamity Jane starts at the Red Falls store with $20, a revolver and provisions (which draw her 1 poker card); her hand limit is 1 higher, and she draws 1 card after each contribution.
LEG-522 = Doc Holliday starts at the doctor with $40, 2 poker cards, a revolver and 1 wound; after taking wounds he draws 1 card, and wounds do not lower his hand limit.
LEG-523 = Jesse James starts at either B hideout with $10, 1 poker card, an upgraded revolver and 1 wanted point; outside the towns the card against him counts 1 less, and he wins all ties against players, as defender too.
LEG-524 = Kit Carson starts at the Sunny Hills mine with 2 poker cards, an upgraded revolver and a miner's map; after a Move action he may move 1 more space, and outside the towns the card against him counts 1 less.
LEG-525 = Mary Fields starts at the Darkrock saloon with $10, 1 poker card and a shotgun; she gains $10 at the start of her turn and after each contribution.
LEG-526 = Wild Bill Hickok starts at the cabaret with $10, 3 poker cards and a revolver; he gains $20 after a won poker game, and after a lost one he may keep 1 random card of those he played.
LEG-527 = Wyatt Earp starts at any free hideout with $10, 2 poker cards, a revolver and 1 marshal point; the first bandit he beats in a turn gives him 1 action.
LEG-528 = Bass Reeves starts at the sheriff's office with $10, 1 poker card, an upgraded revolver and 1 marshal point, Billy the Kid with 2 poker cards, a revolver and 2 wanted points, Y. B. Rowdy at the Cliff Junction mine with 3 poker cards and an upgraded revolver.

## Rulings of this table

LEG-X01 = If effects "before the fight" leave the attacker without a card, the attacker loses at once; if they leave the defender without one, the defender must surrender. A surrender does not undo them.
LEG-X02 = A fight lost for want of a card draws no fight cards and has no effect of one.
LEG-X03 = A fight begun anew (Shootout, fight card 10) keeps its type, place and sides and costs no action and no second attempt; effects "before the fight" come again, and the defender may surrender now.
LEG-X04 = Whoever laid Shootout decides after the reveal, before reactions, whether to begin anew; if both laid it, the active player decides first.
LEG-X05 = The rifle works for attacker and defender alike and looks at the hand of the other fighter.
LEG-X06 = With an upgraded rifle against an NPC the fight cards are drawn first, the owner looks at them, and then both lay.
LEG-X07 = Half of the money is counted in notes of $10 and rounded up: of $10, $30, $50, $70 and $110 the victim loses $10, $20, $30, $40 and $60.
LEG-X08 = What a robber takes and cannot hold goes to the bank or the supply; the victim loses it all the same.
LEG-X09 = With 3 wounds a further wound can be neither chosen as an alternative nor paid as a cost.
LEG-X10 = A fight ends in this order: the loser's wound, the loser's card, losses by arrest or robbery, the winner's reward, effects "after a fight", the attacker's before the defender's.
LEG-X11 = Entering the space of a bandit in any way (reaction, ability, card) starts the fight.
LEG-X12 = A figure moved by an arrest starts no fight and triggers nothing at the office.
LEG-X13 = The sheriff may leave a space and come back to it in one movement; coming back onto an outlaw counts as entering, standing still does not.
LEG-X14 = The sheriff cannot cross mesas and is not stopped by bandits.
LEG-X16 = LP never fall below 0 during play; the total of the final scoring may.
LEG-X17 = Conditions about distance count the shortest way that was open to each movement, so nobody needs to wander; a crossed mesa counts one space.
LEG-X18 = An action that could have no effect at all is not offered: the doctor without wounds, Manhunt by a neutral player with no outlaw in the game, depositing nothing.
LEG-X19 = Bank and supply never run out. With the option strict_supply there are only the 54 notes and 36 nuggets.
LEG-X20 = With poker deck and discard pile both empty nothing is drawn. Played cards and the flop reach the discard pile before losers draw.
LEG-X21 = A wild card may stand for any of the 52 cards, even one in sight; three equal cards in the flop with two wild cards are five of a kind.
LEG-X22 = Three or more tied winners split the pot like two. It is split in notes of $10.
LEG-X23 = Whoever plays the dealer or an NPC chooses freely and may play badly.
LEG-X24 = What a free fight or delivery brings counts as gained with the Move action that led to it. A delivery after any other action, or a contribution, is part of no action.
LEG-X25 = A story condition that is a deed must have been met in the same turn, a goal's within the time it names; what is to be done with one action may have been done with any action of the turn; one that is a state must hold when the marker is placed or the goal claimed. Placing and claiming end with the action phase.
LEG-X26 = Of two ready story cards the active player chooses which comes first; contributors act clockwise from the active player. The next card is turned up when the resolved one is done, and an empty deck is not refilled.
LEG-X27 = A weapon or mount gained otherwise than by buying may be activated at once on its owner's turn; on another's turn it stays inactive for now.
LEG-X28 = Deeds on another player's turn, such as a fight won as defender, are remembered for goals and may be claimed on the next own turn.
LEG-X29 = The tie-break compares plain numbers, marshal points with wanted points.
LEG-X30 = Figures are placed from the first player clockwise; a character who starts "with another player" or "at a free place" comes last.
LEG-X31 = The turn of the Man in Black comes after the last player of each round, in the last round too.
LEG-X32 = The highest of the 3 fight cards of the Man in Black counts for its value. Its text takes effect only with the option black_fight_text.
LEG-X33 = The Man in Black is in nobody's way, places no story markers, cannot be arrested and never surrenders.
LEG-X44 = With goals only characters who have goals are dealt.
LEG-X52 = With the option guests six characters of other boxes are dealt like any other, three of them only with Ante Up: Joaquin Murrieta, Buffalo Bill, Bat Masterson, Ada Curnutt, Johnny Ringo and Aaron Ross. The store then sells work horses and peacekeepers, the trading post bedrolls and saddle bags. Of several cattle tokens the one taken last goes first, to a robber or, when another mount carries less, back to its ranch. Not in a first game.
LEG-X54 = A joker stands for a card that is not played with it, and never for the other joker; two jokers played together may stand for the same card. Whoever holds nothing but jokers has no card to lay: such a player cannot attack or rob, must surrender, and plays the flop alone at poker. If the card leaves the hand before the cards are turned up, the joker counts as the lowest. A joker pays for no frontier. Not in a first game. The option needs no guests.
LEG-X55 = A joker is the card it stands for in all that this card does in that fight or game: value, suit, bonus, and a red 2 is wild. What it stands for is chosen when it is laid and shown when cards are turned up; after a surrender it is not shown. Everybody knows of that card in the hand from then on. It is the joker that is discarded.
LEG-X56 = A figure may leave a space and come back to it in one movement, which counts 2 spaces: coming back is entering, and the movement ends there. An outlaw does not come back to the sheriff's space.
