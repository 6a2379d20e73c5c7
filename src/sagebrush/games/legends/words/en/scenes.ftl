### The web client: scenes over the map, the end of the game, the summary of a turn.

## Scenes

web-legends-scene-duel = Duel at high noon
web-legends-scene-robbery = Hands up!
web-legends-scene-arrest = In the name of the law
web-legends-scene-npc = A fight
web-legends-scene-heist = Bank robbery
web-legends-scene-poker = Poker
web-legends-scene-pan = The dice in the pan
web-legends-scene-ride = The sheriff rides
web-legends-scene-tale = A story is told
web-legends-scene-caught = Arrested!
web-legends-scene-goal = A goal reached
web-legends-scene-black = The Man in Black
web-legends-fight-card = Fight card { $rank }
web-legends-face-down = a card, face down
web-legends-no-card = no card laid yet
web-legends-gave-in = gives in
web-legends-counts = counts as { $rank }
web-legends-winner = wins
web-legends-loser = loses
web-legends-thinking = still thinking
web-legends-decided = has decided
web-legends-played-by = played by { $player }
web-legends-hide = Look at the map
web-legends-show = Back to the scene
web-legends-skip = Skip
web-legends-contributed = Told by
web-legends-everybody-gets = Everybody who contributed
web-legends-behind-bars = behind bars

## Poker

web-legends-pot = Pot: ${ $pot }
web-legends-flop = Flop
web-legends-dealer = Dealer
web-legends-hand-high_card = no combination; the highest card counts
web-legends-hand-pair = two cards of the same rank
web-legends-hand-two_pair = two cards of one rank and two of another
web-legends-hand-three_of_a_kind = three cards of the same rank
web-legends-hand-straight = five ranks in a row
web-legends-hand-flush = five cards of one suit
web-legends-hand-full_house = three cards of one rank and two of another
web-legends-hand-four_of_a_kind = four cards of the same rank
web-legends-hand-straight_flush = five ranks in a row, all of one suit
web-legends-hand-royal_flush = ten to ace, all of one suit
web-legends-hand-five_of_a_kind = five cards of the same rank, with a Cheat
web-legends-wins-with = { $players } with { $hand }: { $text }.
web-legends-bank-wins = The dealer's hand holds: nobody gets the pot.

## Odds

web-legends-odds = The odds
web-legends-odds-any = against any of their cards
web-legends-odds-best = against their best card
web-legends-odds-higher = { $share } % higher
web-legends-odds-equal = { $share } % equal
web-legends-odds-how = By rank alone: your cards against everything the other side could hold, from your own hand, the open pile and the cards you have seen there. The fight deck counts as freshly shuffled. Abilities, weapons and reactions are not reckoned with.

## After the game

web-legends-final = Final scoring
web-legends-part-game = During the game
web-legends-part-upgrades = Upgraded items
web-legends-part-money = Money
web-legends-part-marshal = Marshal track
web-legends-part-wanted = Wanted track
web-legends-part-tokens = Legend tokens
web-legends-part-wounds = Wounds
web-legends-total = Together
web-legends-unit = LP
web-legends-chart = Legend points over time
web-legends-chart-turn = Turn { $turn }
web-legends-rides = Where everybody rode
web-legends-ride-of = { $player }: { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
web-legends-all-rides = Everybody
web-legends-made = What made the points
web-legends-source = { $lp } LP: { $name }
web-legends-source-other = other things
web-legends-count-up = Count up again

## The summary of a turn

web-legends-summary = A turn at a glance
web-legends-summary-start = 1. Turn start
web-legends-summary-income = Take your income: $20, or 2 poker cards, or $10 and a poker card. Then choose the weapon and the mount you use this turn.
web-legends-summary-actions = 2. Three actions, in any order
web-legends-summary-move = Move: 2 spaces on foot, more on a mount. The figures of others do not stop you.
web-legends-summary-fight = Fight: in a space with another player, for a duel, a robbery or an arrest. Where a bandit stands, your move ends in a fight.
web-legends-summary-card = Play a card: the action of a poker card. Reactions and bonuses cost no action.
web-legends-summary-place = Use the place: dig at a mine, deposit gold at the bank or rob it, shop at a store, play poker in a saloon, heal at the doctor's, revel at the cabaret, drive or rustle cattle.
web-legends-summary-work = Work: $10 in any location.
web-legends-summary-stories = 3. Turn end
web-legends-summary-markers = At any time in your turn, place a marker on a story whose condition you meet. When all its markers are there, it is told at the end of the turn.
web-legends-summary-discard = Discard down to your hand limit. It is 5, and 1 less for each wound.
web-legends-summary-end = Somebody reaches the goal of the game: the round is played out, then everybody has one more turn, and the final scoring follows.
web-legends-summary-sides = Marshal points and wanted points exclude each other: the first wanted point costs a marshal all marshal points.
web-legends-ability-from = works from 5 LP
web-legends-self-goal = Become the greatest legend of the West: have the most legend points (LP) when the game is over. Its end begins when somebody has { $lp } LP.
web-learn-legends-1 = Each of you is somebody of the Old West. You ride where you like and do what you like; whatever makes you famous brings legend points (LP).
web-learn-legends-2 = In your turn you take an income and then three actions: ride, fight, play a card, or do what the place offers: dig for gold, rob the bank, play poker, buy a horse.
web-learn-legends-3 = Help the law and climb the marshal track, or live outside it and climb the wanted track: with more and more reward, and with the sheriff on your heels.
web-learn-legends-4 = Stories are written by all of you: whoever fulfils a condition lays a marker, and all who did are rewarded. At 15, 20 or 25 LP the end begins.
