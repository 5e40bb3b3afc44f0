### Words of the command line.

## Errors
cli-usage = The command was not understood: { $why }
cli-no-command = There is no command “{ $text }”. Commands: { $known }.
cli-no-option = There is no option { $option } here; --help lists them.
cli-option-value = Option { $option } needs a value.
cli-missing = { $name } is missing; --help shows how to write the command.
cli-number-long = Option { $option } takes a number of { $digits } digits at most.
cli-option-form = “{ $text }” is not an option: write NAME=VALUE.
cli-data-of-another = { $option } is for the game { $other }, not for { $game }.
cli-no-data = { $game } has no data to replace.
cli-unreadable = { $path } cannot be read: { $why }.
cli-not-text = { $path } is not a text file: byte { $byte } is not UTF-8. Spreadsheets write it as “CSV UTF-8”.
cli-cannot-write = { $path } cannot be written: { $why }.
cli-in-file = { $path }: { $why }
cli-seats-form = “{ $text }” is not a list of seats: write them like me,random,random.
cli-seats-hot-seat = For { $count } people to share this keyboard, add --hot-seat.
cli-seats-nobody = Nobody is playing at this keyboard: put “me” in --seats, or use “forts simulate”.
cli-seats-count = The game in { $path } has { $players } seats, but --seats names { $count }.
cli-no-seat = There is no seat { $seat }: the game has { $players }.
cli-save-other-game = { $path } holds a game of { $game }, not { $wanted }; it was left unchanged.
cli-save-finished = The game in { $path } is over; “forts replay” shows it, and a new game needs another file.
cli-save-no-dice = { $path } is a log, not a saved game, and cannot be continued. Watch it with “forts replay”.
cli-save-seats = { $path } does not say who sits where: name the seats with --seats.
cli-save-exists = { $path } already exists and was left unchanged: choose another name.
cli-save-trial = The trial in the saved game is damaged, so the game cannot be continued. Watch it with “forts replay”.
cli-no-table = { $game } has no trials to play around a table.
cli-table-bots = Only people can play around a table: leave bots out of --seats.
cli-names-form = --names has an empty name: write them like Ann,Bob.
cli-names-count = --names has { $count ->
    [one] { $count } name
   *[other] { $count } names
  }, but { $people ->
    [one] { $people } person plays
   *[other] { $people } people play
  } at this keyboard.
cli-no-cards = There is no list of cards for { $game }.
cli-no-icons = { $game } has no cards made of icons.
cli-no-rules = There are no written rules for { $game }.
cli-no-topic = Nothing here is called “{ $text }”.
cli-no-content = { $game } has no cards to check or add to.
cli-content-game = --cards, --blind and --mark need the name of a game.
cli-content-finding = { $place }: { $what }
cli-content-findings = { $count ->
    [0] Nothing to fix.
    [one] One thing to fix.
   *[other] { $count } things to fix.
}
cli-content-marked = { $sign } { $card }: { $given } ({ $answer })
cli-content-share = { $group }: { $right } of { $all } solved ({ $share } %)
cli-content-hard = Solved by fewer than half: { $cards }

## Names
cli-name-you = You (player { $seat })
cli-name-bot = Player { $seat } ({ $bot })

## Playing
cli-rules-hint = For the rules, type “forts rules { $game }”.
cli-help-hint = Answer with a number. “?” for help, “u” to undo, “q” to quit.
cli-help =
    Type the number of an answer, or the move itself, such as “play bug”.
      u            undo your last choice
      ? NAME       explain a card, perk, rule or place
      why MOVE     say why a move is not allowed
      table        show the table again
      log          show what happened recently
      save FILE    save the game
      q            quit
cli-curtain = Pass the keyboard to { $name }
cli-press-enter = Press Enter to continue.
cli-no-such-answer = There is no answer { $number }: choose from 1 to { $count }.
cli-nothing-typed = Type a number, or ? for help.
cli-not-understood = “{ $text }” is not a move. Type a number, or ? for help.
cli-undone = Undone.
cli-why-what = Which move? Type why MOVE, such as “why play bug”.
cli-why-allowed = That is allowed: it is answer { $number }.
cli-save-where = Where to? Type save FILE.
cli-saved = Saved to { $path }. From now on every choice is saved there too.
cli-quit-unsaved = This game is not saved. Type “save FILE” to keep it, or q again to discard it.
cli-going-on = Continuing the game saved in { $path }.
cli-left-saved = Stopped. The game is saved in { $path }; run the same command to continue.
cli-left-unsaved = Stopped. The game was not saved.
cli-left-over = Stopped. The game is over.

## Trials
cli-ask-names = Who is playing? Type the names, separated by commas:{" "}
cli-key-enter = Enter
cli-type-answer = a
cli-answer = Show the answer to whoever judges
cli-cover = Press Enter to hide it again.
cli-seconds-left = { $seconds } seconds left
cli-try-not-understood = “{ $text }” is not an answer to this question. Type ? for help.
cli-trial-help = Type your answer, or one of the words shown. “save FILE” saves the game, q leaves it; when you come back, the trial continues where you left off.

## What can be typed; the words of every language are understood in each
cli-type-undo = undo
cli-type-why = why
cli-type-table = table
cli-type-log = log
cli-type-save = save
cli-type-quit = quit

## The end
cli-score-sheet = Final score
cli-score-seat = Seat
cli-score-reason = For
cli-score-points = Points
cli-score-total = Total
cli-you-won = You win!
cli-won = { $name } wins.
cli-shared = The victory is shared: { $names }.

## Replays
cli-replay-unfinished = The game is not over yet.
cli-left-replay = Stopped.

## Simulations
cli-simulate-games = Games
cli-simulate-title = { $game }, { $players } players, { $games } games
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-score = Mean score
cli-simulate-caption =
    Turns per game: { $turns }. Ended by: { $ends }.
    { $games } games and { $decisions } decisions per second ({ $compiled ->
        [yes] compiled
       *[no] not compiled
      }).
cli-simulate-interrupted = Interrupted: { $done } of { $games } games were played.
cli-simulate-nothing = Interrupted before any game was counted.

## Reference
cli-column-name = Name
cli-column-copies = Copies
cli-column-text = In words

## The list of games
cli-games-title = { $title } ({ $name }), for { $low } to { $high } players
cli-games-house = part of Forts
cli-games-from = from the package { $package }
cli-games-options = Options
cli-games-bots = Bots
cli-games-default = Default
cli-games-values = Values
cli-games-origin = From
cli-games-text = text, or a file with @FILE
cli-games-parameters = Parameters
cli-games-skill = Trials passed in 100
cli-dataset-out = A data set needs a folder: --out FOLDER.
cli-dataset-written = { $games } games, { $decisions } decisions written now, { $parts } files, { $megabytes } MB: { $path }
cli-train-out = Training needs a file: --out FILE.
cli-train-round = { $players } players, { $games } games: error { $error }, { $minutes } min{ $tested ->
    [yes] ; against normal { $strength } ({ $between })
   *[no] {""}
  }
cli-train-written = { $games } games, { $kilobytes } kB: { $path }

## Looking after a server (forts admin)
cli-admin-people = { $count ->
    [0] Nobody is online.
    [one] One person is online:
   *[other] { $count } people are online:
}
cli-admin-tables = { $count ->
    [0] No table is open.
    [one] One table is open:
   *[other] { $count } tables are open:
}
cli-admin-id = Id
cli-admin-name = Name
cli-admin-handle = Handle
cli-admin-at = At table
cli-admin-game = Game
cli-admin-status = Status
cli-admin-seats = Seats
cli-admin-online = Online
cli-admin-notice = Shown to everybody: { $text }
cli-admin-done = Done.
cli-admin-no-token = “forts admin” needs a token: set FORTS_ADMIN_TOKEN here and on the server.
cli-admin-unreachable = No server answers at { $address }: { $why }
cli-admin-no-entry = { $address } does not accept this token, or has none set.
cli-admin-refused = The server refused: { $why }
cli-admin-action = “{ $action }” is not one of { $known }.
cli-admin-needs = { $action } needs { $what }.
