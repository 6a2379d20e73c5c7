### Terminal play.

## The table

tui-log = Log
tui-seat-you = { $name } (you)
tui-seat-hidden = ?
tui-seat-secret = { $role }*
tui-seat-out = out
tui-seat-place = { $place }.
tui-seat-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tui-status-pace = bots: { $pace }
tui-pace-slow = slow
tui-pace-normal = normal
tui-pace-fast = fast
tui-pace-instant = instant

## Keys

tui-key-enter = Enter
tui-key-space = Space
tui-keys-pick = pick dice
tui-keys-all = all
tui-keys-roll = roll
tui-keys-stop = stop
tui-keys-choose = choose
tui-keys-back = back
tui-keys-hurry = skip ahead
tui-keys-help = help
tui-keys-undo = take back
tui-keys-table = who is who
tui-keys-pace = pace
tui-keys-language = language
tui-keys-quit = quit

## Notes

tui-note-resumed = The game goes on from here.
tui-note-only = The only thing you can do: { $option }.
tui-note-taken-back = You take back your last answer.
tui-no-take-back = That can no longer be taken back.

## The end

tui-end-won = You win!
tui-end-lost = You lose.
tui-end-rematch = Rematch
tui-end-rematch-hint = The same players and rules, a new deal.
tui-end-new = New game
tui-end-new-hint = Choose the game, the number of players and the bots.
tui-end-quit = Quit
tui-new-game = Game
tui-new-players = Players
tui-new-bots = Bots
tui-new-foot = ↑↓ go · ←→ change · Enter start · Esc back
tui-choice-random = chance decides
tui-yes = yes
tui-no = no
tui-bye-open = Your game is saved in { $path }. To go on with it: sagebrush play { $game } --record { $path }
tui-bye-over = The record of the game is in { $path }.

## Help

tui-help-title = Help
tui-help-search = Type to search: a character, a symbol, a card, a rule
tui-help-foot = ↑↓ choose · PgUp PgDn read on · Esc back to the table
tui-help-nothing = Nothing found.
tui-help-table = The table: who is who
tui-help-keys = Keys and signs
    .text = ▶ has the turn, ? is asked to decide, ★ has won. ● is a life point, ○ a lost one, ✗ out of the game. A role with * is known to you alone. Answers: number or letter of the line, or arrows and Enter; Esc goes a step back. U takes back your last answer as long as nothing was revealed by it. Space skips the waiting until you are asked. T shows everybody at the table in full. P changes the pace of the bots, L the language. PgUp and PgDn scroll the log. Q or Ctrl-C leaves; the game is saved after every answer.
tui-kind-face = face of a die
tui-kind-character = character
tui-kind-role = role
tui-kind-card = card
tui-kind-weapon = weapon
tui-kind-section = rules
tui-kind-border = border
tui-kind-event_card = event card
tui-kind-equipment = equipment
tui-kind-station = station
tui-kind-locomotive = locomotive
tui-kind-item = item
tui-kind-place = place
tui-kind-space = space
tui-kind-fight_card = fight card
tui-kind-side = side
tui-kind-goal = goal
tui-kind-story = story
tui-kind-black_card = card of the Man in Black
tui-board-foot = ↑↓ read on · Esc back to the table
