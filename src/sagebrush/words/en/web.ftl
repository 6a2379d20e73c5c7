### The web client.

## Everywhere

web-tagline = Hidden roles, loaded dice and a deck of trouble: take a chair.
web-skip = Skip to the content
web-language = Language
web-theme = Look
web-theme-light = High noon
web-theme-dark = Midnight saloon
web-theme-system = As the device
web-close = Close
web-loading = Saddling up …
web-again = Try again
web-to-front = To the front page
web-missing-page = This trail leads nowhere
web-missing-page-text = The page does not exist, or not any more.
web-nicknames = Dusty, Lucky, Tumbleweed, Maverick, Sundance, Coyote, Rusty, Cactus, Buck, Juniper
web-credits = A fan-made table, independent of the games' publishers. Names and numbers are facts, every text and picture is our own; symbols from game-icons.net (CC BY 3.0).

## The front page

web-play-bots = Play against bots
web-play-friends = Play with friends
web-learn = Learn to play
web-rules = Rules
web-your-games = Your games
web-open-tables = Open tables
web-past-games = Games to look back at
web-no-open-tables = Nobody is waiting right now. Open a table and invite somebody.
web-no-past-games = Your finished games will be here, to watch again.
web-upload = Open a saved game
web-howdy = Howdy, { $name }
web-status-waiting = { $open ->
        [one] 1 chair free
       *[other] { $open } chairs free
    }
web-status-playing = in play
web-status-finished = finished
web-watch-replay = Watch again
web-resume = Back to the table
web-join = Join
web-watch = Watch
web-of-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }

## Who you are

web-your-name = Your name
web-rename = Change name
web-saved = Saved.
web-sign-in = Sign in
web-sign-in-text = Only for those who have given their name a passphrase. Everybody else just picks a name and plays.
web-signed-in = Welcome back.
web-signed-out = See you.
web-sign-out = Sign out
web-passphrase = Passphrase
web-passphrase-text = With a passphrase your name and your games are yours on every device. At least 8 characters.
web-keep-account = Keep my name

## A new table

web-players = Players
web-more-players = With { $box } also: { $counts }
web-characters = Characters
web-expansions = Expansions
web-expansion-options = Choices for these expansions
web-surprise = Surprise me
web-surprised = { $count ->
        [0] It is the base game alone.
       *[other] It is: { $boxes }.
    }
web-variants = More rules and variants
web-own-cards = Cards of your own
web-own-cards-text = Play with the cards of your own box: type them in and choose the files, or the folder they lie in. They become part of the game's record, and everybody at the table can read them. Such a game is not rated.
web-own-cards-files = Choose files
web-own-cards-folder = Choose a folder
web-own-cards-remove = Leave out
web-own-cards-size = { $size } kB
web-own-cards-known = The game reads: { $files }.
web-own-cards-here = Cards of its own: { $files }
web-own-cards-misfit = These cards cannot be played: { $why }
web-own-cards-none = There is no file with the ending .toml.
web-own-cards-unknown = The game does not read { $file }. It reads { $files }.
web-own-cards-large = That is too much: all files together may have 256 kB.
web-own-cards-not-text = { $file } is not text in UTF-8.
web-bots = Bots
web-choice-random = Chance decides
web-bot-random = Tumbleweed
    .text = Does anything that is allowed: where the wind blows.
web-bot-greenhorn = Greenhorn
    .text = New in town: does nothing plainly silly, and shoots nobody down while there is something else to do.
web-bot-tenderfoot = Good Sport
    .text = For children: plays along, takes it easy, and leaves alone whoever is badly hurt.
web-bot-simple = Gunslinger
    .text = Knows what it wants and plays for it: a person’s equal on a good day.
web-bot-marshal = Marshal
    .text = Thinks ahead for a moment. Hard to fool.
web-bot-legend = Legend
    .text = Thinks ahead for a second, and remembers who did what to whom. To be feared.
web-deal-me-in = Deal me in
web-open-table = Open the table
web-chairs = Chairs
web-chair = Chair { $number }
web-chair-friend = A friend
web-chair-bot = Bot: { $level }
web-pace = Time for a decision
web-pace-none = No time limit
web-pace-seconds = { $seconds } seconds
web-pace-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-pace-text = When it runs out, a bot plays for that player until they are back.
web-listed = Listed for everybody
web-listed-text = Anybody may sit down. Otherwise only those who have the link.
web-rated = rated
web-unrated = not rated
web-account-mark = An account: nobody else can have this name
web-private = by invitation
web-against-bots = against bots

## The waiting room

web-invite = Invite your friends
web-invite-link = Whoever opens this link can sit down
web-watch-link = Whoever opens this link can watch
web-copy = Copy the link
web-copied = The link is copied.
web-qr = Code to scan
web-open-chair = Free chair
web-sit-here = Sit here
web-sit-down = Sit down
web-join-table = Join the game
web-take-bot-chair = Take a bot's chair
web-table-full = All chairs are taken
web-you = you
web-here = is here
web-away = is away
web-program = a program plays here
web-start = Start the game
web-start-with-bots = { $count ->
        [one] Start with a bot in the free chair
       *[other] Start with bots in the { $count } free chairs
    }
web-waiting = Almost there
web-waiting-for = { $host } starts the game when everybody is here.
web-leave = Get up from the table
web-closed-table = This table is closed

## The table

web-your-move = Your move
web-a-moment = One moment …
web-several-asked = { $players } are deciding.
web-choose-target = { $what }: choose a player.
web-choose-more = { $what }: and then?
web-choosable = can be chosen
web-back = Back
web-harms-yourself = This would hit yourself. Do you really want that?
web-yourself = That is you!
web-role-hidden = hidden role
web-who-you-are = Who you are
web-your-role = Your role
web-your-goal = Your goal:
web-your-character = Your character
web-let-us-play = Let us play
web-opening-told = Tell me at the start of a game who I am
web-lives = { $life } of { $max } lives
web-indians = The Indians attack!
web-boom = Boom!
web-ratatat = Gatling!
web-seconds-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-rulings = { $count ->
        [one] 1 ruling about this
       *[other] { $count } rulings about this
    }

## Around the table

web-log = What happened
web-log-short = Log
web-since-your-turn = Since your last turn
web-chat = Chat
web-no-chat = Nobody has said a word yet.
web-say = Say something
web-send = Send
web-menu = Menu
web-signals = Quick signals
web-signal-howdy = Howdy!
web-signal-thanks = Thank you!
web-signal-nice = Well played!
web-signal-oops = Oops!
web-signal-hurry = Any day now …
web-signal-wait = Wait a moment!
web-signal-laugh = Ha ha!
web-signal-angry = You will pay for that!
web-skip-show = Skip
web-hint = Hint
web-hint-thinking = Thinking it over …
web-hint-title = A hint
web-hint-do = { $option }: { $chance } to win. Next best: { $other }, { $less }.
web-hint-lost = { $option }. Whatever you do, hardly any chance to win is left.
web-hint-won = { $option }. You are all but sure to win, even with the next best: { $other }.
web-hint-give = Do that
web-hint-same = There is next to no difference.
web-hint-whole = In games imagined from here it wins more often.
web-hints = Hints
web-hints-text = As long as you play against bots alone, a button tells what a Legend would do in your place, and why.
web-take-back = Take back
web-take-back-asked = You ask to take back your last play. Still to agree: { $players }.
web-take-back-wish = { $player } asks to take back the last play.
web-take-back-refused = { $player } does not agree: the play stands.
web-take-back-granted = The last play of { $player } is taken back.
web-take-back-lapsed = The play stands: the game has gone on.
web-agree = Agree
web-refuse = Refuse
web-bot-plays = A bot is playing for you.
web-take-seat-back = Play on myself
web-hand-over = Let a bot play for me
web-rated-leave = This game is rated: whoever leaves it to a bot and does not come back has lost it.
web-leave-game = Leave; a bot plays on
web-line-lost = Connection lost, trying again …
web-line-offline = This device is offline.
web-line-kept = Your answer is kept and goes out by itself.
web-line-connecting = Connecting …
web-catching-up = Catching up …
web-watching = You are watching
web-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
web-tempo = Pace of the show
web-tempo-calm = Calm
web-tempo-normal = Usual
web-tempo-quick = Quick
web-faster = Faster
web-tempo-instant = At once
web-sounds = Sounds
web-keys = Keys
web-key-choose = choose a card, a die or a player
web-key-confirm = confirm
web-key-back = one step back
web-key-pass = pass, keep or end the turn
web-key-roll = roll again
web-key-undo = take back
web-key-skip = skip the show
web-key-pause = stop the show, or go on
web-key-step = show the next thing
web-key-log = go through the log
web-fair = Is the shuffle fair?
web-fair-text = Before the game the server fixed a secret and showed everybody its fingerprint. The players added a random text of their own. When the game is over the secret is shown, and anybody can check that every card and every die came from it.
web-fair-promise = Fingerprint:
web-fair-secret = Secret:
web-fair-seed = Seed:
web-out = You are out of the game. Stay and watch: who will win?
web-watch-open = Show what is hidden
web-may-return = You may still come back, so the cards of the others stay hidden.
web-guess-right = You guessed right!
web-guess-wrong = You guessed wrong.

## Ratings

web-ratings = Ratings
web-ratings-of = Ratings: { $game }
web-ratings-text = The rating is a careful guess: we are almost certain that somebody plays at least this well. It starts at 0 and grows with wins, most of all against the strong, and with every game that makes us surer. What counts is a game between at least two accounts, each on one chair.
web-ratings-guest = You play as a guest: give your name a passphrase on the front page, and your games with other accounts will count.
web-ratings-not-yet = You are not on the list yet.
web-ratings-none = Nobody has a rating yet
web-ratings-none-text = The first finished game between two accounts changes that.
web-place = Place
web-player = Player
web-rating = Rating
web-strength = Likely strength
web-strength-span = between { $low } and { $high }
web-games = Games
web-bot = bot
web-sure-not = a first guess
web-sure-little = still unsure
web-sure-fairly = fairly sure
web-sure-very = very sure

## After the game

web-result = Result
web-you-win = You win!
web-you-lose = Not this time
web-game-over = The game is over
web-won = won
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-in-place = place { $place }
web-on-the-table = On the table
web-has-turn = has the turn
web-is-out = out of the game
web-chart = Lives in the course of the game
web-rematch = Play again
web-join-rematch = To the next game
web-share-replay = Copy the replay's link
web-download = Download the record

## Replays

web-replay = Replay
web-replay-of = Replay: { $game }
web-eyes = Through the eyes of
web-eyes-all = everybody (all-seeing)
web-eyes-all-short = all-seeing
web-eyes-table = a spectator
web-step = Step { $step } of { $total }
web-step-back = One step back
web-step-on = One step on
web-to-start = To the start
web-to-end = To the end
web-play = Play
web-pause = Pause
web-speed = Speed
web-what-if = What if … play on from here
web-what-if-short = What if …
web-what-if-seat = Which seat do you take?
web-what-if-text = A new table starts from this position. You play one seat, bots play the others; it counts for nothing.
web-opening = The game begins.

## Rules and lessons

web-rules-of = Rules: { $game }
web-search = Search the rules
web-search-hint = A card, a character, a word, a number …
web-found = { $count ->
        [0] Nothing found.
        [one] 1 ruling
       *[other] { $count } rulings
    }
web-faces = The dice
web-all-cards = Cards
web-event-cards = Event cards
web-roles = Roles
web-equipment = Equipment
web-stations = Stations
web-locomotive = The locomotive
web-learn-of = Learn to play: { $game }
web-learn-start = Start the first lesson
web-learn-text = A real game at a real table, with the deal fixed: one thing at a time, and you do it yourself. Nothing can go wrong, and you can always step back. Afterwards you play on freely.
web-learn-roles = Who is who
web-learn-more = All the rules
web-learn-further = Lessons for the expansions
web-learn-further-text = You know the base game? Each box has a short lesson: what it changes, and one or two things to do.
web-learn-short = In short
web-lesson-minutes = about { $minutes } min
web-lesson-done = done
web-lesson-progress = { $step } of { $count }
web-lesson-watch = Watch what happens …
web-lesson-not-yet = Not now: first the thing that is lit.
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Do it for me
web-lesson-free = Play on freely
web-lesson-more = More lessons
web-lesson-leave = End the lesson and play on
web-coach-hide = Hide the guide
web-lesson-ability = This is your character's ability. Touch your portrait to read it; using it is up to you.
web-lesson-character = Each character has an ability and a number of lives. Hover or hold to read more.

## What went wrong

web-trouble-offline = The server does not answer.
web-trouble-too-fast = That was too much at once. Wait a moment.
web-trouble-already-decided = That has been decided already.
web-trouble-not-asked = It is not up to you right now.
web-trouble-unknown-option = That is not possible any more.
web-trouble-not-playing = No game is being played at this table.
web-trouble-not-seated = You have no seat at this table.
web-trouble-game-over = The game is over.
web-trouble-nothing-to-take-back = There is nothing you could take back now.
web-trouble-not-host = Only the host can do that.
web-trouble-not-invited = This table is by invitation only. Ask for the link.
web-trouble-no-such-table = There is no such table, or it is by invitation only: then ask for the link.
web-trouble-seat-taken = That chair is taken.
web-trouble-not-signed-in = Pick a name first.
web-trouble-name-taken = Somebody has that name already, or one that looks like it.
web-trouble-dead-men-tell-no-tales = Whoever is out may see all cards, and so talks again when the game is over.
web-trouble-hushed = A card forbids you to talk as long as it is in force. Signals are allowed.
web-trouble-seen-all-cards = That would bring somebody back who has seen all cards by now.
web-trouble-bad-name = That name will not do. Use 1 to 24 letters.
web-trouble-wrong-passphrase = Name and passphrase do not match.
web-trouble-failed = That did not work. Try again.
web-trouble-table-full = Every chair is taken.
web-trouble-already-started = The game at this table has begun already.
web-trouble-bad-record = This file is not a game that can be played again here.
web-trouble-held = Somebody asks to take something back; that comes first.
web-trouble-no-request = That request is settled already.
web-trouble-not-finished = That can be seen when the game is over.
web-trouble-not-out = Only those who are out of the game may see all cards.
web-trouble-not-yours = That is not your seat.
web-trouble-seats-open = Not every chair is taken yet.
web-trouble-too-many-tables = You have too many tables open. Finish or leave one of them first.
web-trouble-too-dear = That was a lot of work for the server. Please wait a minute.
web-trouble-rated = In a rated game the host gives no seats away. A bot takes over for whoever is gone too long.
web-trouble-rated-take-back = This game is rated: something has come to light, and nobody else is left to agree.
web-trouble-no-hints = This table was opened without hints.
web-trouble-hints-among-people = There are hints only where everybody else is a bot.
web-trouble-storage = The server cannot store anything at the moment. Nothing that was accepted is lost; please try again soon.

## People at the table

web-push-body = A game of { $game } is waiting for you.
# Notes of one's own, fast-forward, replay, gallery
web-notes = My notes
web-notes-text = What you think of the others. Your notes stay on this device; nobody else sees them.
web-note-on = I think of { $player }:
web-note-words = Note on { $player }
web-note-hint = A note for yourself
web-only-bots = Only bots play on.
web-rush = Fast-forward to the end
web-to-moment = To this moment
web-gallery = Gallery
web-gallery-of = Gallery: { $game }
web-in-gallery = In the gallery
web-search-short = Search
web-box = Box
web-kind = Kind
web-everything = Everything
web-things-found = { $count ->
    [0] Nothing found.
    [one] One thing.
   *[other] { $count } things.
}
web-contents = Contents
web-kind-fight-cards = Fight cards
web-kind-items = Items
web-kind-stories = Stories
web-kind-goals = Goals
web-kind-black-cards = Black cards
web-kind-foes = Opponents
web-kind-locations = Locations
web-trouble-people-play = There are still people in the game.
web-waits-for-you = has been waiting for you for { $time }
web-watch-games = Games to watch
web-no-watch-games = No public game is being played right now.
web-quick = Quick match
web-quick-hint = The next free chair at a public table. If nobody else comes, bots fill up after a minute.
web-starts-in = Starts in { $time }. Bots take the chairs that are still free.
web-remove = Send away
web-removed = The host has sent you away from this table.
web-in-play = In play
web-seat-away = away { $time }
web-away-for = { $name }: away for { $time }.
web-let-bot-play = Let a bot play until they are back
web-bot-votes = { $count ->
        [one] 1 voice for a bot so far; it takes more than half of those who are here.
       *[other] { $count } voices for a bot so far; it takes more than half of those who are here.
    }
web-bot-may-in = In { $time } you may let a bot play.
web-bot-plays-time = Your time ran out: a bot is playing for you.
web-bot-plays-gone = You were away: a bot is playing for you.
web-bot-plays-host = The host has let a bot play for you.
web-bot-took-time = { $name }: the time ran out, a bot plays on.
web-bot-took-gone = { $name }: away, so a bot plays on.
web-seat-given-back = { $name } plays on in person.
web-new-version = There is a new version of this page.
web-push-on = Tell me when it is my turn
web-push-off = Do not tell me any more
web-push-text = As a notification on this device, also when the page is closed.
web-push-denied = Your browser does not allow notifications from this page.
web-push-saved = You will be told when it is your turn.
web-your-page = My games and wins
web-all-past = All finished games
web-past-of = Games and wins: { $name }
web-member-since = Here since { $date }
web-won-of = { $won } of { $played } won
web-by-role = By role
web-by-character = By character
web-rating-course = Rating over time
web-history = Finished games
web-no-history = No finished game yet.
web-no-public-history = No game at a public table has been finished yet.
web-no-public-history-text = What you play against bots or by invitation is kept with your own games.
web-all-games = All games
web-more = Show more
web-no-such-player = No account has that name.
web-head-table = { $game }: a chair is free at the table of { $host }
web-head-watch = { $game }: watch the game
web-head-replay = { $game }: watch the game again
web-head-player = Games, wins and ratings of { $player }
web-trouble-removed = The host of this table has sent you away.
web-trouble-link-needed = Whoever is new here needs a link from the host to sit down at this table.
web-trouble-not-away = Nobody is waiting for that player.
web-trouble-not-away-yet = That player has not been away for long enough.
web-trouble-has-clock = At this table the clock decides when a bot steps in.
web-trouble-bad-endpoint = Pushes to this browser are not possible here.
