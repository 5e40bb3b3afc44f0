### Words of the command line.

## Errors
cli-usage = The command was not understood: { $why }
cli-no-command = There is no command “{ $text }”. Commands: { $known }.
cli-no-option = There is no option { $option } here; --help lists them.
cli-option-value = Option { $option } was given without what it needs.
cli-missing = { $name } is missing; --help shows how the command is written.
cli-number-long = Option { $option } takes a number of { $digits } digits at most.
cli-option-form = “{ $text }” is not an option: write NAME=VALUE.
cli-fort-data-only = --fort-data is for the game fort, not for { $game }.
cli-unreadable = { $path } cannot be read: { $why }.
cli-not-text = { $path } is not a text file: byte { $byte } is not UTF-8.
cli-cannot-write = { $path } cannot be written: { $why }.
cli-in-file = { $path }: { $why }
cli-seats-form = “{ $text }” does not name the seats: write them like me,random,random.
cli-seats-hot-seat = { $count } people can share this keyboard only with --hot-seat.
cli-seats-nobody = Nobody plays at this keyboard: put me into --seats, or use “forts simulate”.
cli-seats-count = The game in { $path } has { $players } seats, but --seats names { $count }.
cli-no-seat = There is no seat { $seat }: the game has { $players }.
cli-save-other-game = { $path } holds a game of { $game }, not of { $wanted }; it is left as it is.
cli-save-finished = The game in { $path } is over; “forts replay” shows it, and a new game needs another file.
cli-save-no-dice = { $path } is a log that was not saved to be gone on with; “forts replay” shows it.
cli-save-seats = { $path } does not say who sits where: name the seats with --seats.
cli-save-exists = { $path } exists already and is left as it is: choose another name.
cli-no-cards = There is no list of cards for { $game }.
cli-no-rules = There are no written rules for { $game }.
cli-no-topic = There is nothing called “{ $text }” to explain.

## Names
cli-name-you = You (player { $seat })
cli-name-player = Player { $seat }
cli-name-bot = Player { $seat } ({ $bot })

## Playing
cli-help-hint = Answer with a number. “?” helps, “u” takes back, “q” quits.
cli-help =
    Type the number of an answer, or the move itself, such as “play bug”.
      u            take back your last decision
      ? NAME       explain a card, perk, rule or place
      why MOVE     say why a move is not allowed
      table        show the table again
      log          show what happened lately
      save FILE    save the game
      q            quit
cli-curtain = Pass the keyboard to { $name }
cli-press-enter = Press Enter to go on.
cli-no-such-answer = There is no answer { $number }: choose from 1 to { $count }.
cli-nothing-typed = Type a number, or ? for help.
cli-not-understood = “{ $text }” is not a move. Type a number, or ? for help.
cli-undone = Taken back.
cli-why-what = Say which move: why MOVE, such as “why play bug”.
cli-why-allowed = That is allowed: it is answer { $number }.
cli-save-where = Say where: save FILE.
cli-saved = Saved in { $path }; every further decision is saved there too.
cli-quit-unsaved = This game is not saved. Type “save FILE” to keep it, or q again to give it up.
cli-going-on = Going on with the game saved in { $path }.
cli-left-saved = Stopped. The game is saved in { $path }; the same command goes on with it.
cli-left-unsaved = Stopped. The game was not saved.
cli-left-over = Stopped. The game was over.

## The end
cli-score-sheet = Final score
cli-score-seat = Seat
cli-score-reason = What for
cli-score-points = Points
cli-score-total = Total
cli-you-won = You have won!
cli-won = { $name } has won.
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
cli-kids = Kids
cli-perks = Perks
cli-rules = Made-up rules
cli-places = Places
cli-walls = Walls
cli-symbols = Symbols
cli-column-name = Name
cli-column-suits = Suits
cli-column-public = Public action
cli-column-private = Private action
cli-column-copies = Copies
cli-column-friend = Best Friend of
cli-column-text = In words
cli-column-effect = Effect
cli-column-combo = As a combo
cli-fort-place = { $place ->
    [stuff] Stuff
    [pack] Pack
    [lookout] Lookout
    [yard] Yard
    [park] Park
    [hand] hand
    [deck] deck
    [discard] discard pile
    [track] Fort track
   *[sculpture] macaroni sculpture
  }
cli-fort-place-text = { $place ->
    [stuff] Your open store: up to four pizza and four toys. What you gather goes here.
    [pack] Holds one resource more than your Fort Level. Its resources can be spent too, and some cards count or copy them.
    [lookout] Holds one card more than your Fort Level. Its suits can be added to your own plays without leaving.
    [yard] Cards of your hand that you neither played nor added lie here until your next turn, face up: anybody may recruit them. Best Friends never go here.
    [park] Three kids face up that anybody may recruit, and a deck. When the deck is empty the game ends after the round.
    [hand] Up to five cards, seen by you alone. They are drawn at the end of your turn.
    [deck] Your face-down cards. When it is empty your discard pile is shuffled into it.
    [discard] The cards you have used, face up. They come back to you when your deck is empty.
    [track] Five levels, each with its cost and its points. Level 1 gives a made-up rule, level 2 a perk, level 5 ends the game.
   *[sculpture] Four points for whoever reaches Fort Level 5 first.
  }

## The table of Fort
cli-fort-header = Round { $round } · { $phase ->
    [setup] setting up
    [draft] draft
    [play] playing a card
    [follow] following
    [recruit] recruiting
    [draw] drawing
   *[over] the end
  }
cli-fort-turn = { $name } to lead
cli-fort-last-round = last round ({ $ended ->
    [points] 25 points
    [fort] level 5
    [park] the Park deck is empty
   *[rounds] the limit of rounds
  })
cli-fort-points = Points
cli-fort-level = Fort
cli-fort-stuff = Stuff
cli-fort-pack = Pack
cli-fort-lookout = Lookout
cli-fort-yard = Yard
cli-fort-piles = hand { $hand }, deck { $deck }, discard { $discard }
cli-fort-cost = Cost
cli-fort-perk = Perk
cli-fort-rule = rule
cli-fort-sculpture = sculpture
cli-fort-park = Park
cli-fort-park-deck = { $count ->
    [0] deck empty
   *[other] deck { $count }
  }
cli-fort-perks = Perks
cli-fort-supply = Supply
cli-fort-rules = Made-up rules: { $count }
cli-fort-rule-choice = Made-up rules to choose from
cli-fort-hand = Your hand
cli-fort-kept = Kept so far
cli-fort-discard = Discard
cli-fort-deck = Deck { $count }
cli-fort-own-rule = Rule
cli-fort-total = worth { $points } now
cli-fort-stock = { $pizza } pizza, { $toys } { $toys ->
    [one] toy
   *[other] toys
  }
cli-fort-room = (room for { $size })
cli-fort-level-points = { $points } { $points ->
    [one] pt
   *[other] pts
  }
cli-fort-level-cost = { $pizza }P { $toys }T{ $either ->
    [0] {""}
   *[other] {" "}{ $either }E
  }
cli-fort-track-key = P pizza, T toys, E either
cli-fort-nothing = –
cli-fort-label = { $label }:{" "}
cli-fort-in-play = In play
cli-fort-card-played = { $name } as { $suit }
cli-fort-card-diy = DIY
cli-fort-card-added = with { $cards }
cli-fort-use = { $side ->
    [public] public
   *[private] private
  } { $use ->
    [unused] not used
    [partly] used in part
   *[fully] used fully
  }
cli-fort-spent = Used this turn
